"""What may be said and chosen at a table, whoever asks for it: names, bots, presets, nonces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kibitz.errors import BadNonce, KibitzError, brief, did_you_mean
from kibitz.kernel.chance import check_deal_secret
from kibitz.kernel.game import Game
from kibitz.kernel.state import MAX_SEATS
from kibitz.server.protocol.refusals import NO_NAME, NO_NUMBERS_IN_NAMES, TWIN, refused
from kibitz.server.room.lookalikes import can_be_seen, twins
from kibitz.server.room.number_words import names_number
from kibitz.server.room.repertoire import OWN, Repertoire
from kibitz.text.catalogue import LANGUAGES, text

MAX_BOT_MS, MAX_ROLLOUTS = 2000, 2000
"""So long a bot may think at a table."""


def check_name(name: str) -> str:
    """A name as it is kept, or a refusal: something that can be read, on one line."""
    kept = " ".join(name.split())
    if not can_be_seen(kept):
        raise refused(NO_NAME)
    return kept


def check_name_at(name: str, others: Iterable[str], forbids_numbers: bool) -> str:
    """A name as it is kept at a table where others are called so, or a refusal.

    Nobody is called as somebody else or as a bot is, and where numbers must not be named no name does.
    """
    kept = check_name(name)
    if forbids_numbers and names_number(kept):
        raise refused(NO_NUMBERS_IN_NAMES)
    if twins(kept, others) or twins(kept, _names_of_bots()):
        raise refused(TWIN)
    return kept


@cache
def _names_of_bots() -> tuple[str, ...]:
    """How bots may be shown, whatever their seat and one's language."""
    words = {text(language, "web-bot") for language in LANGUAGES}
    return tuple(f"{word} {number}" for word in words for number in ("", *range(MAX_SEATS + 1)))


def check_bot(name: str, repertoire: Repertoire = OWN) -> None:
    """A bot ("": none) that may sit at a table, or a refusal: it must not think so long that others wait for it."""
    spec = repertoire.player(name) if name else None
    if spec is not None and (spec.ms > MAX_BOT_MS or spec.rollouts > MAX_ROLLOUTS or spec.cores > 1):
        raise KibitzError(
            f"a bot at a table thinks for at most {MAX_BOT_MS} ms or {MAX_ROLLOUTS} rollouts, on one core"
        )


def preset_of(game: Game, name: str) -> dict[str, Any]:
    """The options of a preset ("": none), or a refusal."""
    known = {preset.name: dict(preset.options) for preset in game.presets}
    if name and name not in known:
        raise KibitzError(f"{game.id} has no preset {brief(name)}. {did_you_mean(name, known)}")
    return known.get(name, {})


def check_nonce(nonce: str) -> None:
    """A nonce that a deal can use, or a refusal."""
    try:
        check_deal_secret(None, [nonce])
    except BadNonce as error:
        raise KibitzError(str(error)) from None
