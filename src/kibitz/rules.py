"""The one import of a rules file: all the words that rules are written in.

    from kibitz.rules import *

What a table is made of, the options, the clauses, the kinds of actions, what is said of a game, and the words for what
happens in it, each declared where its module is: `kernel/state.py`, `options.py`, `clauses.py`, `actions.py`,
`game.py`, `hints.py`, `talk.py`, `words.py`, `secret_numbers.py` and `sets.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from kibitz.errors import BadOption
from kibitz.kernel.actions import Around, Between, CardOf, Kind, Number, OneOf, Seat
from kibitz.kernel.clauses import OK, book
from kibitz.kernel.endings import End, Picture, Story
from kibitz.kernel.game import Family, Game
from kibitz.kernel.hints import Copies, Feared, Pairing, Price, Purses, Steps
from kibitz.kernel.meanings import NEVER, UNLESS_0, Meaning
from kibitz.kernel.options import (
    Preset,
    Value,
    choice,
    flag,
    number,
    number_or,
    seat_or_random,
    several,
    word_or_counted,
)
from kibitz.kernel.roles import Role
from kibitz.kernel.secret_numbers import roll, rub_out, show_written, write, written
from kibitz.kernel.sets import (
    Rule,
    adding,
    all_but,
    among,
    clockwise,
    each,
    only,
    those,
    with_least,
    with_most,
    without,
)
from kibitz.kernel.stakes import Cost, Risk, chance_of, chance_of_several, chips_paid
from kibitz.kernel.state import (
    EVERYBODY,
    NOBODY,
    OWNER,
    InTheRound,
    OneSeat,
    PerSeat,
    Piles,
    Places,
    Seats,
    Secrets,
    State,
    Working,
    WorkingPerSeat,
)
from kibitz.kernel.talk import Signal, Talk
from kibitz.kernel.words import (
    BANK,
    NO_CARD,
    acted,
    after,
    cards,
    count_of,
    counted,
    counts,
    draw,
    everyone,
    face,
    fill,
    fill_with,
    find,
    finish,
    first_of,
    from_top,
    gather,
    give_turn,
    has,
    highest,
    how_many,
    larger_counts,
    lay_openly,
    lay_secretly,
    lot,
    move,
    move_all,
    next_of,
    nobody_acts,
    nth,
    one_seat,
    paired,
    place,
    put_in_order,
    ranks,
    recursive,
    shows,
    shuffle,
    size,
    take_back,
    tell,
    tell_payment,
    top,
    top_face,
    total,
    try_out,
    turn_up,
    wait_for,
)

__all__ = [
    "BANK", "EVERYBODY", "NEVER", "NOBODY", "NO_CARD", "OK", "OWNER", "UNLESS_0", "Around", "BadOption", "Between",
    "CardOf", "Copies", "Cost", "Details", "End", "Family", "Feared", "Game", "InTheRound", "Kind", "Meaning", "Named",
    "Number", "Numbers", "OneOf", "OneSeat", "Options", "Pairing", "PerSeat", "Picture",
    "Piles", "Places", "Preset", "Price", "Purses", "Risk", "Role", "Rule", "Seat", "Seats", "Secrets", "Signal",
    "State", "Steps", "Story", "Talk", "Working", "WorkingPerSeat", "acted", "adding", "after", "all_but", "among",
    "book", "cards", "chance_of", "chance_of_several", "chips_paid", "choice", "clockwise", "count_of", "counted",
    "counts", "draw", "each", "everyone", "face", "fill", "fill_with", "find", "finish", "first_of", "flag", "from_top",
    "gather", "give_turn", "has", "highest", "how_many", "larger_counts", "lay_openly", "lay_secretly", "lot", "move",
    "move_all", "next_of", "nobody_acts", "nth", "number", "number_or", "one_seat", "only", "paired", "place",
    "put_in_order", "ranks", "recursive", "roll", "rub_out", "seat_or_random", "several", "show_written", "shows",
    "shuffle", "size", "take_back", "tell", "tell_payment", "those", "top", "top_face", "total", "try_out", "turn_up",
    "wait_for", "with_least", "with_most", "without", "word_or_counted", "write", "written",
]  # fmt: skip

Options = Mapping[str, Value]
"""The options of a table, for `check_options`."""
Numbers = dict[str, int | list[int]]
"""What `numbers` shows besides the fields."""
Named = Mapping[str, int]
"""An action's arguments by their names, for `details`."""
Details = dict[str, int | str]
"""What `details` adds to them."""
