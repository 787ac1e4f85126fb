"""Bots at the terminal's table: what each does, and what is said if somebody else had to act for it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from kibitz.errors import KibitzError
from kibitz.kernel.views.view import View
from kibitz.players import Player
from kibitz.players.sensible import stand_in
from kibitz.text.catalogue import text
from kibitz.text.sentences import seat_label


class Chosen(NamedTuple):
    """What is done for a bot; and what people read, if it did not choose that itself."""

    action: str
    said: str = ""


def ask_bot(bot: Player, view: View, rng: Random, language: str) -> Chosen:
    """What a bot does; where it fails, what a sensible player does."""
    try:
        return Chosen(bot(view, rng))
    except KibitzError as error:
        assert view.me is not None
        why = str(error)
        said = {"who": seat_label(language, view.me), "why": f"{why[:1].upper()}{why[1:]}"}
        return Chosen(stand_in(view, rng), text(language, "play-bot-failed", said))
