"""How a round or a game ended, said to whoever reads it: a headline, why, and how near it was.

The texts are `<game>-end-<word>` or `end-<word>` for the headline, and so `…-why-<word>` and `…-near-<word>`. Their
blanks: what the game tells of it, its options, `my_…` of what everybody has, `who` (of whom it is told) and `count`
(how many these are), `one` (of whom the sentence is), `them` (whom it names besides), `seats`, and what decides between
variants: `mine` (yes if one is among those of whom it is told), `me` (yes if one is the one), `sits` (no for those who
look on), `over` (yes when the game is over).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from kibitz.kernel.endings import End, Picture
from kibitz.kernel.game import Game
from kibitz.kernel.options import Value
from kibitz.text.blanks import ONE, THEM, WHO, first_key, joined
from kibitz.text.blanks import said as said_so
from kibitz.text.catalogue import blanks_of, text, until_others_come
from kibitz.text.sentences import capital

NEAR = 5
"""Whoever was at most so many points short of losing has been near it."""


class Ending(Struct, frozen=True, omit_defaults=True):
    """The end of a round, or of the game (`over`), as a seat is told it: headline, why, how near it was; a picture."""

    headline: str = ""
    why: str = ""
    near: str = ""
    over: bool = False
    mine: bool = False
    """Whether the headline is about the reader."""
    picture: Picture | None = None


class EndTeller:
    """An end in one language, told to one after another; everybody is called by these names."""

    def __init__(self, game: Game, end: End, options: Mapping[str, Value], language: str, names: Sequence[str]) -> None:
        self.game, self.end, self.language, self.names = game, end, language, names
        self._told_of = {"end": end.over_for if end.over else end.seats, "why": end.seats, "near": end.over_for}
        words = [("end", end.said), *(("why", word) for word in end.why), ("near", end.near)]
        self._keys = [(kind, key) for kind, word in words if (key := _key(game, kind, word, language)) is not None]
        self._common: dict[str, Any] = {**options, **end.details, "who": WHO, "one": ONE, "them": THEM}
        self._common |= {"seats": len(names), "over": "yes" if end.over else "no"}

    def tell(self, me: int | None) -> Ending:
        """As `me` (None: somebody who looks on) reads it."""
        end, reader = self.end, self._about(me)
        said: dict[str, list[str]] = {"end": [], "why": [], "near": []}
        for kind, key in self._keys:
            if kind != "near" or _is_near(end, me):
                told_of = self._told_of[kind]
                reader["count"], reader["mine"] = len(told_of), "yes" if me in told_of else "no"
                said[kind].append(capital(self._with_names(self._words(key, reader), told_of, me)))
        mine = me is not None and me in self._told_of["end"]
        headline, why, near = (" ".join(lines) for lines in said.values())
        return Ending(headline, why, near, end.over, mine, end.picture)

    def _about(self, me: int | None) -> dict[str, int | str]:
        """What the reader is and has."""
        if me is None:
            return {"me": "no", "sits": "no"}
        reader: dict[str, int | str] = {"me": "yes" if me == self.end.seat else "no", "sits": "yes"}
        for name, row in self.end.each.items():
            if row:
                reader[f"my_{name}"] = row[me]
        return reader

    def _with_names(self, sentence: str, seats: tuple[int, ...], me: int | None) -> str:
        """A sentence with the names of whom it is told: of others, if one is among them."""
        if WHO in sentence:
            names = [self.names[seat] for seat in seats if seat != me] or [self.names[seat] for seat in seats]
            sentence = sentence.replace(WHO, joined(names, self.language))
        if ONE in sentence and self.end.seat is not None:
            sentence = sentence.replace(ONE, self.names[self.end.seat])
        if THEM in sentence:
            called = [text(self.language, "you")] * (me in self.end.others)
            others = [*called, *(self.names[seat] for seat in self.end.others if seat != me)]
            sentence = sentence.replace(THEM, joined(others, self.language))
        return sentence

    def _words(self, key: str, reader: Mapping[str, int | str]) -> str:
        """A text with what its blanks ask for: most of what there is, none does."""
        common = self._common
        blanks = [
            (name, _plain(reader[name] if name in reader else common.get(name, 0)))
            for name in blanks_of(self.language, key, None)
        ]
        return said_so(self.language, key, None, tuple(blanks))


@until_others_come
@cache
def _key(game: Game, kind: str, word: str, language: str) -> str | None:
    return first_key(language, None, f"{game.id}-{kind}-{word}", f"{kind}-{word}") if word else None


def _plain(value: Any) -> int | str:
    """A value as a text is filled in with it."""
    return value if isinstance(value, str) else int(value) if isinstance(value, int) else "none"


def tell_ending(
    game: Game, end: End, options: Mapping[str, Value], me: int | None, language: str, names: Sequence[str]
) -> Ending:
    """An end in words, as `me` (None: somebody who looks on) reads it."""
    return EndTeller(game, end, options, language, names).tell(me)


def _is_near(end: End, me: int | None) -> bool:
    """Whether how near it was is for the reader: for one who plays, and has not won, nor has as much as the winner.

    (Whoever wins a round that breaks a tie may have fewer points than others.)
    """
    if not end.over or me is None or (me in end.over_for and end.said != "lost"):
        return False
    if end.near.startswith("behind"):
        return int(end.each["behind"][me]) > 0
    return "short" not in end.each or me in end.over_for or int(end.each["short"][me]) <= NEAR
