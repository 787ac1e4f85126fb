"""For tests of games, kibitz's own and yours: positions set up by hand, every choice of options, and the laws.

The laws hold for every game that is written in the kernel's words; `docs/add-a-game.md` shows how to run them on a
new one. Each raises AssertionError with the position that breaks it.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from kibitz.errors import BadOption, BadRecord, IllegalAction, KibitzError, NotYourTurn, nearest
from kibitz.kernel import record, words
from kibitz.kernel.actions import Action
from kibitz.kernel.chance import Chance, seed_state, words_of
from kibitz.kernel.game import Game
from kibitz.kernel.options import Option, Value
from kibitz.kernel.state import MOST_SEATS, NUMBERS, State
from kibitz.kernel.table import Table
from kibitz.kernel.view import View, mask_of
from kibitz.kernel.words import set_seed
from kibitz.players.random import choose

REST = "rest"
"""In a position: all cards that are not named elsewhere."""

LONGEST = 200_000


# --- positions -------------------------------------------------------------------------------------------------------


def position(
    game: Game,
    seats: int,
    piles: Mapping[str, Sequence[int] | int | str],
    turn: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    numbers: Mapping[str, Any] | None = None,
    chance: Sequence[int] = (),
    begin: Callable[[Any], None] | None = None,
) -> Table:
    """A table set up directly, for vectors and puzzles.

    A pile is a list of faces from bottom to top, a number of cards that do not matter, or REST; of several decks, those
    before a seat are the seat's own. Sets of seats are lists, as in a view. Cards that are named
    nowhere are not on the table. `chance` are the next outcomes; `begin` is called with the state at last (to start a
    turn, say), otherwise `turn` names the seat, or seats, to act.
    """
    chosen = game.read_options(seats, options)
    s = game.table_type(seats, game.encode(seats, chosen), Chance(chance))
    seed_state(s, 0)
    places = {pile.name: z for z, pile in enumerate(s.PILES)}
    for name in [*(set(piles) - set(places)), *(set(numbers or {}) - set(s.FIELDS))]:
        raise KibitzError(f"{game.id} has no pile or number {name!r}. {nearest(name, [*places, *s.FIELDS])}")
    free = [card for card in range(len(s.FACE)) if s.FACE[card] > 0]
    for name, cards in sorted(piles.items(), key=lambda item: (isinstance(item[1], str), isinstance(item[1], int))):
        z = places[name]
        chosen_cards = _counted(s, z, free, cards) if isinstance(cards, int | str) else _named(s, z, free, cards)
        for card in chosen_cards:
            free.remove(card)
            _lay(s, z, card)
    for field, value in (numbers or {}).items():
        if isinstance(value, Sequence) and field not in s.SETS and len(value) > s.FIELDS[field]:
            raise KibitzError(f"{field} has {s.FIELDS[field]} places, not {len(value)}")
        if isinstance(value, Sequence):
            value = mask_of(value) if field in s.SETS else [*value, *[0] * (s.FIELDS[field] - len(value))]
        setattr(s, field, value)
    if turn is not None:
        s.to_act = mask_of([turn] if isinstance(turn, int) else turn)
    if begin is not None:
        begin(s)
    return Table.of(game, s, chosen)


def _named(s: State, pile: int, free: list[int], faces: Sequence[int]) -> list[int]:
    """The cards with these faces, of those that are free; of several decks, the seat's own first."""
    if len(faces) > s.PILES[pile].room:
        raise KibitzError(f"the {s.PILES[pile].name} has room for {s.PILES[pile].room} cards, not for {len(faces)}")
    own, found = s.PILES[pile].owner or 0, list[int]()
    for face in faces:
        equal = [card for card in free if s.FACE[card] == face and card not in found]
        if not equal:
            raise KibitzError(f"there are not so many cards {face} as this position names")
        found.append(next((card for card in equal if s.BACK[card] == own), equal[0]))
    return found


def _counted(s: State, pile: int, free: list[int], wanted: int | str) -> list[int]:
    """So many cards that do not matter, or REST: all that are left, of several decks those of the seat's own."""
    own = (s.PILES[pile].owner or 0) if len(set(s.BACK)) > 1 else 0
    rest = [card for card in free if s.BACK[card] == own]
    count = len(rest) if wanted == REST else wanted
    if not isinstance(count, int) or count < 0:
        raise KibitzError(f"a pile is a list of faces, a number of cards, or REST, not {wanted!r}")
    if count > len(rest):
        raise KibitzError(f"only {len(rest)} cards are left for the {s.PILES[pile].name}, not {count}")
    if count > s.PILES[pile].room:
        raise KibitzError(f"the {s.PILES[pile].name} has room for {s.PILES[pile].room} cards, not for {count}")
    return rest[:count]


def _lay(s: State, pile: int, card: int) -> None:
    words.push(s, pile, card)
    s.seen[card] = s.SIGHT[pile]


def faces(table: Table, pile: str) -> list[int]:
    """The faces in a pile, bottom to top, hidden ones too: tests may look."""
    s = table._state
    z = next(z for z, p in enumerate(s.PILES) if p.name == pile)
    return [s.FACE[card] for card in s.pile[z][1 : s.pile[z][0] + 1]]


# --- every choice of options -----------------------------------------------------------------------------------------


def option_sets(game: Game, seats: int) -> list[dict[str, Value]]:
    """The defaults, and enough choices that every pair of option values occurs; those the game refuses are left out."""
    values = {option.name: _accepted(game, seats, option) for option in game.options}
    found: list[dict[str, Value]] = [{}]
    covered: set[Any] = set()
    rng = Random(seats)
    for one, two in itertools.combinations(sorted(values), 2) if len(values) > 1 else ((n, n) for n in values):
        for a, b in itertools.product(values[one], values[two]):
            if (one, str(a), two, str(b)) in covered:
                continue
            given = {name: rng.choice(several) for name, several in values.items()} | {one: a, two: b}
            try:
                game.read_options(seats, given)
            except BadOption:
                continue
            covered |= {(x, str(given[x]), y, str(given[y])) for x, y in itertools.combinations(sorted(given), 2)}
            found.append(given)
    return found


def _accepted(game: Game, seats: int, option: Option) -> list[Value]:
    """The values of an option that this many may choose; where a range ends sooner, its last one that they may."""

    def may_choose(value: Value) -> bool:
        try:
            game.read_options(seats, {option.name: value})
        except BadOption:
            return False
        return True

    values = option.values(seats)
    numbers = range(option.top(seats), option.least, -1) if not option.probes else ()
    last = next((n for n in numbers if may_choose(n)), None)
    return [value for value in [*values, *([] if last in values else [last])] if may_choose(value)]


# --- playing ---------------------------------------------------------------------------------------------------------


def random_game(table: Table, rng: Random) -> Iterator[Table]:
    """The table before every decision, and once more when the game is over; seats choose at random."""
    for _ in range(LONGEST):
        yield table
        if table.over:
            return
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.legal(seat)))
    raise AssertionError(f"{table!r} does not end")


# --- the laws --------------------------------------------------------------------------------------------------------


def law_it_ends(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """A game ends, with a result, and cards and chips are conserved all the way."""
    deck = Counter(face for face in game.table_type.FACE if face > 0)
    new = game.table(seats, seed, options)
    chips = game.chips_in_all(new._state)
    for table in random_game(new, Random(seed)):
        assert game.chips_in_all(table._state) == chips, "chips were made or lost"
        lying = Counter(face for pile in game.table_type.PILES for face in faces(table, pile.name))
        assert lying == deck, f"cards are missing or double: {lying - deck}, {deck - lying}"
        assert table.over == (table.result is not None) == (not table.to_act)
    assert table.result is not None
    assert table.result.winners or table.result.losers


def law_legal_means_it_applies(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """What is legal can be done, whatever else is refused with a clause, and a refusal changes nothing."""
    rng = Random(seed)
    for i, table in enumerate(random_game(game.table(seats, seed, options), rng)):
        if not _worth_a_look(i) and not table.over:
            continue
        for seat in range(seats):
            legal = {action.number for action in table.legal(seat)}
            assert bool(legal) == (seat in table.to_act)
            for number in rng.sample(range(game.actions.count), min(game.actions.count, 60)):
                action = game.actions.from_number(number)
                if number in legal:
                    assert table.why(seat, action) is None
                else:
                    law_refused(table, seat, action)
        for action in [action for seat in table.to_act for action in table.legal(seat)][:3]:
            copy = _copy(table)
            copy.act(next(s for s in table.to_act if action in table.legal(s)), str(action))


def law_refused(table: Table, seat: int, action: Action | str) -> None:
    """An action is refused with a clause and a sentence, and nothing has changed."""
    before, told = table._state.values(), len(table._state.log)
    try:
        table.act(seat, action)
    except IllegalAction as refusal:
        assert refusal.clause and refusal.reason
        assert isinstance(refusal, NotYourTurn) == (seat not in table.to_act) or not isinstance(action, Action)
    else:
        raise AssertionError(f"{action} by seat {seat} was not refused")
    assert (table._state.values(), len(table._state.log)) == (before, told), f"a refusal of {action} changed the table"


def law_replay_is_the_same(game: Game, seats: int, options: Mapping[str, Any], seed: int | None) -> None:
    """A record gives the same table back, at any moment; so do its chance and actions alone; and it reads back."""
    rng = Random(seed)
    for i, table in enumerate(random_game(game.table(seats, seed, options), rng)):
        if (i % 8 or not _worth_a_look(i)) and not table.over:
            continue
        text = table.record()
        again = record.replay(text, lambda _: game)
        alone = game.table(seats, None, options, table.chance)
        for seat, action in table.actions:
            alone.act(seat, str(action))
        if table.seed is not None or table.over:  # a running table keeps its secret, so a copy of it has another one
            assert again.record() == text
        for other in (again, alone):
            ours, theirs = table._state.values(), other._state.values()
            if other is alone or table.seed is None:
                ours["rng"] = theirs["rng"] = ()
            ours["pile"] = [sorted(p[1:]) for p in ours["pile"]]
            theirs["pile"] = [sorted(p[1:]) for p in theirs["pile"]]
            assert _faces_only(game, ours) == _faces_only(game, theirs)
            assert [other.view(s) for s in range(seats)] == [table.view(s) for s in range(seats)]
            assert other.events(0) == table.events(0)


def law_nothing_leaks(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Whatever a seat cannot see may lie otherwise: its view, its events, its choices and its bot's choice stay."""
    differed = hidden = 0
    for i, table in enumerate(random_game(game.table(seats, seed, options), Random(seed))):
        if not _worth_a_look(i) and not table.over:
            continue
        for seat in [*range(seats), None]:
            view = table.view(seat)
            other = view.imagine(i + 1)
            assert other.view(seat) == view, f"seat {seat} could tell an imagined table from its own"
            assert all(other.legal(acting) for acting in other.to_act), "an imagined table is stuck"
            assert View.from_dict(game, view.as_dict()) == view
            if view.legal:
                assert choose(view, Random(i)) == choose(other.view(seat), Random(i))
            unseen = [face for pile in view.piles for face in pile.cards if face is None]
            if len(unseen) > 1:
                hidden += 1
                differed += other._state.values()["pile"] != table._state.values()["pile"]
            if i % 3 == 0:
                law_secret_choices_stay_secret(table, seat, Random(i))
            if i % 4 == 0 or table.over:
                law_another_deal_looks_the_same(table, seat, Random(i))
    assert not hidden or differed > 0, "what was imagined never differed from what was there"


def law_glances_add_up(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Whoever looks after every move knows what a view of the whole table shows: nothing changes unannounced."""
    eyes = [*range(seats), None]
    known: dict[int | None, dict[str, tuple[int | None, ...]]] = {seat: {} for seat in eyes}
    since = 0
    for table in random_game(game.table(seats, seed, options), Random(seed)):
        for seat in eyes:
            seen, view = table.glance(seat, since), table.view(seat)
            known[seat].update({p.name: (*p.cards, *[None] * (p.count - len(p.cards))) for p in seen.piles})
            assert known[seat] == {pile.name: pile.cards for pile in view.piles}
            for name in ("to_act", "phase", "numbers", "legal", "warnings", "result"):
                assert getattr(seen, name) == getattr(view, name)
        since = table.told


def law_taken_back_is_undone(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """An action that may be taken back has shown nobody anything, and then was never done."""
    before: tuple[dict[str, Any], list[View]] | None = None
    for i, table in enumerate(random_game(game.table(seats, None, options), Random(seed))):
        views = [table.view(seat) for seat in range(seats)]
        if before is not None and table.may_take_back(seat := table.actions[-1][0]):
            action = table.actions[-1][1]
            for old, new in zip(before[1], views, strict=True):
                assert old.me == seat or not _faces(new) - _faces(old), f"seat {old.me} has seen something"
            table.take_back(seat)
            assert (table._state.values(), [table.view(seat) for seat in range(seats)]) == before
            table.act(seat, action)
        before = (table._state.values(), views) if _worth_a_look(i + 1) else None


def _faces(view: View) -> Counter[int]:
    """The faces that a seat sees, wherever they lie."""
    return Counter(face for pile in view.piles for face in pile.cards if face is not None)


def law_another_deal_looks_the_same(table: Table, seat: int | None, rng: Random) -> None:
    """Had two cards that a seat has not seen come the other way round, its view and its story would be the same."""
    unseen = _never_seen(table, seat)
    for _ in range(3):
        if len(unseen) < 2:
            return
        one, two = rng.sample(unseen, 2)
        chance = table.chance
        chance[one], chance[two] = chance[two], chance[one]
        try:
            other = table.game.table(table.seats, None, table.options, chance)
            for who, action in table.actions:
                other.act(who, str(action))
        except (IllegalAction, BadRecord):
            continue  # somebody else played one of the two: that deal would have gone otherwise
        if _moved(other) != _moved(table):
            continue  # or would have ended otherwise, or of two equal cards the other one was laid
        assert other.events(seat) == table.events(seat), f"seat {seat} was told of a card it has not seen"
        assert other.view(seat) == table.view(seat), f"seat {seat} sees a card it has not seen"
        if seat is None and not table.over:
            public = (t.record(public=True).partition("chance:")[2] for t in (other, table))
            assert next(public) == next(public), "the public record tells a card that nobody has seen"


def _moved(table: Table) -> list[int]:
    """Which cards moved, one after another: each as the outcome of chance that it was when it was last drawn."""
    drawn: dict[int, int] = {}
    moved, outcome = [], 0
    for entry in table._state.log:
        match entry:
            case (words.MOVE, card, _, _, _, *draw):
                if draw:
                    drawn[card] = outcome
                    outcome += 1
                moved.append(drawn[card])
            case (words.LOT, _):
                outcome += 1
            case (words.TURN | words.TELL | words.OVER, *_):
                moved.append(-1)
    return moved


def _never_seen(table: Table, seat: int | None) -> list[int]:
    """The outcomes of chance that were cards a seat has not seen, neither when they were drawn nor later."""
    viewer = MOST_SEATS if seat is None else seat
    hidden: dict[int, int] = {}  # the outcome by card, as long as the seat has not seen it
    unseen, outcome = [], 0
    for entry in table._state.log:
        match entry:
            case (words.MOVE, card, _, _, seen, *drawn):
                seen_now = [card] if seen >> viewer & 1 else []
                if drawn:
                    unseen += [hidden[card]] if card in hidden else []
                    hidden[card] = outcome
                    outcome += 1
            case (words.MOVE_ALL, _, _, moved):
                seen_now = [card for card, seen in moved if seen >> viewer & 1]
            case (words.TURN_UP, _, turned):
                seen_now = turned
            case (words.LOT, _):
                seen_now = []
                outcome += 1
            case _:
                continue
        for card in seen_now:
            hidden.pop(card, None)
    return unseen + list(hidden.values())


def law_secret_choices_stay_secret(table: Table, seat: int | None, rng: Random) -> None:
    """Had another seat chosen otherwise in secret, this seat (None: an onlooker) could not tell until the reveal."""
    others = [other for other in table.to_act if other != seat]
    if not others or (len(table.to_act) == 1 and not any(kind.secret for kind in table.game.kinds)):
        return
    other = rng.choice(others)
    secret = [a for a in table.legal(other) if table.game.actions.kind_of(a.number).secret]
    if len(table.to_act) > 1:
        secret = table.legal(other)
    if len(secret) < 2:
        return
    one, two = _copy(table), _copy(table)
    one.act(other, secret[0])
    two.act(other, secret[-1])
    before = len(table.events(seat)) + 2  # what was done, and the card that moved
    assert one.events(seat)[:before] == two.events(seat)[:before]
    if len(table.to_act) > 1:
        assert one.view(seat) == two.view(seat) and one.events(seat) == two.events(seat)
        assert one.record(public=True) == two.record(public=True), "the public record tells a secret choice"


def _worth_a_look(i: int) -> bool:
    """The first decisions of a game, and fewer and fewer of the later ones."""
    return i < 18 or (i < 240 and i % 16 == 0) or i % 160 == 0


def _copy(table: Table) -> Table:
    return record.replay(table.record(), lambda _: table.game)


def _faces_only(game: Game, values: dict[str, Any]) -> dict[str, Any]:
    """Values with faces for cards: which of two equal cards lies where does not matter."""
    face, seen, fresh, _ = game.table_type.FACE, *(values.pop(name) for name in ("seen", "fresh", "traced"))
    values["pile"] = [sorted((face[c], seen[c], fresh[c]) for c in pile) for pile in values["pile"]]
    return values


# --- the three speeds ------------------------------------------------------------------------------------------------


def law_speeds_agree(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, games: int, target: str = "cpu"
) -> None:
    """Plain Python and compiled code go through the very same states, decision by decision, to the end."""
    import numpy as np

    from kibitz.kernel.speeds import compiled
    from kibitz.lab.loops import advance
    from kibitz.lab.tables import empty_tables
    from kibitz.players.policies import MINDS

    codes = game.encode(seats, game.read_options(seats, options))
    tables = [game.table_type(seats, codes, Chance()) for _ in range(games)]
    minds = [[0, 0, 0, 0] for _ in range(games)]
    for i in range(games):
        seed_state(tables[i], seed, i)
        set_seed(minds[i], *words_of(seed), MINDS + i)
    states, their_minds = empty_tables(game, seats, codes, games), np.array(minds, np.uint32)
    states["rng"] = [table.rng for table in tables]
    plain = game.bind(advance)
    out = [0] * game.actions.most_legal
    if target == "cpu":
        compiled_advance = compiled(game, "cpu", (advance,)).advance

        def other() -> None:
            compiled_advance(states, their_minds, np.zeros(len(out), np.int16), 0, 1)
    else:
        from kibitz.lab.gpu import advance_on_gpu

        def other() -> None:
            advance_on_gpu(game, states, their_minds)

    for _ in range(LONGEST):
        plain(tables, minds, out, 0, 1)
        other()
        for i in range(games):
            assert record_values(game, states[i]) == tables[i].values(), f"game {i} differs between the speeds"
        if all(table.over for table in tables):
            return
    raise AssertionError(f"{game.id} does not end")


def record_values(game: Game, state: Any) -> dict[str, Any]:
    """A compiled state as `State.values` gives a plain one."""
    from kibitz.kernel.state import pile_starts

    starts = pile_starts(game.table_type)
    values: dict[str, Any] = {name: state[name].tolist() for name in (*NUMBERS, *game.table_type.FIELDS)}
    flat = state["pile"].tolist()
    piles = [flat[start : start + flat[start] + 1] for start in starts[:-1]]
    rows = {name: state[name].tolist() for name in ("rng", "seen", "fresh", "traced")}
    return {**values, **rows, "pile": piles}
