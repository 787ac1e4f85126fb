"""What an action costs and risks, in the words that stand on what one presses: "take the 6", "pairs 1 time in 4".

The texts are `price-<word>` and `risk-<word>`, or a game's own, `<game>-price-<word>`. Blanks of a price: amount, card,
who (before whom the card lies) and whose (mine, theirs or nobodys), loses (yes or no); of a risk: count and of (1 in
4), and sure (no: it cannot be, yes: it must, maybe).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from kibitz.kernel.game import Game
from kibitz.kernel.stakes import Cost
from kibitz.text.blanks import MAX_SAID, WHO, first_key
from kibitz.text.catalogue import text, until_others_come


def price_words(game: Game, cost: Cost, seat: int, language: str, name: Callable[[int], str]) -> str:
    """What a seat pays or takes; `name` says how somebody is called before whom a card lies."""
    said = _price_words(game, cost, seat, language)
    return said.replace(WHO, name(owner_of(game, cost.pile) or 0)) if WHO in said else said


@until_others_come
@lru_cache(MAX_SAID)
def _price_words(game: Game, cost: Cost, seat: int, language: str) -> str:
    """The same with the name left open (WHO), which is the same at every table."""
    key = first_key(language, None, f"{game.id}-price-{cost.word}", f"price-{cost.word}")
    if key is None:
        return ""
    owner = owner_of(game, cost.pile)
    whose = "nobodys" if owner is None else "mine" if owner == seat else "theirs"
    blanks = {"amount": cost.amount, "card": cost.cards[0] if cost.cards else 0, "who": WHO, "whose": whose}
    return text(language, key, {**blanks, "loses": "yes" if cost.loses else "no"})


def risk_words(game: Game, word: str, said: tuple[int, int], language: str) -> str:
    """How likely it goes wrong: so many in so many."""
    key = first_key(language, None, f"{game.id}-risk-{word}", f"risk-{word}")
    if key is None:
        return ""
    count, of = said
    sure = "no" if count == 0 else "yes" if of == 1 else "maybe"
    return text(language, key, {"count": count, "of": of, "sure": sure})


@cache
def owner_of(game: Game, pile: str) -> int | None:
    """Before whom a pile lies."""
    return next((one.owner for one in game.table_type.PILES if one.name == pile), None)
