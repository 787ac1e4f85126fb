"""One sentence that says what to do now: to whoever is to act, and to the others whom they wait for.

A game says it in its texts `<game>-prompt-<phase>` or `<game>-prompt`: what I am to do, and in `.others` what
those do who act. Their blanks are those of the goal, `verbs` (which are legal, joined: "hit-fold"), `need` (how many
cards are still needed, where numbers mean a duty and what is done of it), `who` and `count` of those who act, `to` (who
gets the card that I pass, where a number means that), `in_<pile>` (the cards of a pile that everybody sees), and
`answers` (the verb of the last action, if it named whoever acts now). A game that says nothing has sentences that fit
all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from kibitz.kernel.game import Game
from kibitz.kernel.state import EVERYBODY
from kibitz.kernel.views.public import PublicPile
from kibitz.kernel.views.view import PileView
from kibitz.text.blanks import ONE, WHO, filled, first_key, joined, said
from kibitz.text.catalogue import until_others_come
from kibitz.text.sentences import capital, listed


class Moment(NamedTuple):
    """What is going on: the phase, who acts and with which verbs, what lies there, what the last action asks for."""

    phase: str
    to_act: Sequence[int]
    verbs: str = ""
    piles: Sequence[PileView | PublicPile] = ()
    answers: str = ""


def prompt(
    game: Game,
    now: Moment,
    me: int | None,
    language: str,
    names: Sequence[str],
    value: Callable[[str], int | str],
) -> str:
    """What to do now, as `me` reads it (None: somebody who looks on); nothing when the game is over."""
    to_act = now.to_act
    if not to_act:
        return ""
    attribute = None if me in to_act else "others"
    key = _key(game, now.phase, language, attribute)

    def asked(name: str) -> int | str:
        match name:
            case "verbs":
                return now.verbs
            case "count":
                return len(to_act)
            case "need":
                return _need(game, value)
            case "who":
                return WHO
            case "to":
                return ONE
            case "answers":
                return now.answers or "nothing"
        return _lying(game, now, name, language) if name.startswith("in_") else value(name)

    sentence = said(language, key, attribute, filled(language, key, attribute, asked))
    if ONE in sentence:
        sentence = sentence.replace(ONE, names[_role(game, "to", value)])
    if WHO in sentence:
        sentence = capital(sentence.replace(WHO, joined([names[seat] for seat in to_act], language)))
    return sentence


def _lying(game: Game, now: Moment, name: str, language: str) -> str:
    """The cards of a pile by its name; of piles into which not everybody sees nothing is said."""
    open_to_all = [pile.name for pile in game.table_type.PILES if pile.sight == EVERYBODY]
    pile = next((pile for pile in now.piles if f"in_{pile.name}" == name and pile.name in open_to_all), None)
    return "" if pile is None else listed([str(card) for card in pile.cards if card is not None], language)


@until_others_come
@cache
def _key(game: Game, phase: str, language: str, attribute: str | None) -> str:
    keys = (f"{game.id}-prompt-{phase}", f"{game.id}-prompt")
    return first_key(language, attribute, *keys) or "prompt"


def _need(game: Game, value: Callable[[str], int | str]) -> int:
    """What a duty, one's own or everybody's, still asks for."""

    return max(0, _role(game, "duty", value) - _role(game, "done", value))


def _role(game: Game, role: str, value: Callable[[str], int | str]) -> int:
    """One's own of the number that means this, or the table's; 0 if none does."""
    name = next((meaning.name for meaning in game.meanings if meaning.role == role), "")
    found = value(f"my_{name}") if name else 0
    return found if isinstance(found, int) else 0
