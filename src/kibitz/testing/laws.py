"""The laws that every game keeps: each plays a random game in the careful form and looks at it, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from kibitz.endings import ending
from kibitz.errors import BadRecord, IllegalAction, NotYourTurn
from kibitz.kernel import record, words
from kibitz.kernel.actions import Action
from kibitz.kernel.game import Game
from kibitz.kernel.speeds.checker import from_here
from kibitz.kernel.speeds.trial import random_game
from kibitz.kernel.state import by_place, viewer_of
from kibitz.kernel.table import Table
from kibitz.kernel.views.knowledge import RULED_OUT
from kibitz.kernel.views.view import View
from kibitz.lessons import fault, lesson
from kibitz.players.random import choose
from kibitz.players.sensible import check_page, page_file
from kibitz.testing.advice import advice, looks_at
from kibitz.testing.cases import At, eye, law, same, what
from kibitz.testing.positions import faces
from kibitz.testing.secret_numbers import law_secret_numbers_stay_secret


@law
def law_it_ends(at: At) -> None:
    """A game ends, with a result, and cards and chips are conserved all the way."""
    chips: int | None = None
    for table in at.play(Random(at.seed), at.seed):
        now = at.game.chips_in_all(table._state)
        chips = now if chips is None else chips
        assert now == chips, f"chips were made or lost: there are {now}, and were {chips}"
        _no_card_is_lost(table)
        assert table.over == (table.result is not None) == (not table.to_act), (
            f"over is {table.over}, and {table.to_act} may act"
        )
    assert table.result is not None, "a game that is over has no result"
    assert table.result.winners or table.result.losers, "nobody has won, and nobody has lost"


def _no_card_is_lost(table: Table) -> None:
    """Every card lies somewhere, once."""
    deck = Counter(face for face in table._state.FACE if face > 0)
    lying = Counter(face for pile in table._state.PILES for face in faces(table, pile.name))
    more, less = sorted((lying - deck).elements()), sorted((deck - lying).elements())
    assert lying == deck, f"cards are missing or double: {less} are missing, {more} are there too often"


@law
def law_legal_means_it_applies(at: At) -> None:
    """What is legal can be done, whatever else is refused with a clause, and a refusal changes nothing."""
    rng, actions = Random(at.seed), at.game.actions
    for i, table in enumerate(at.play(rng, at.seed)):
        if not _worth_a_look(i) and not table.over:
            continue
        for seat in range(at.seats):
            legal = {action.number for action in table.legal(seat)}
            assert bool(legal) == (seat in table.to_act), f"seat {seat} may act, and nothing is legal"
            for number in rng.sample(range(actions.count), min(actions.count, 60)):
                action = actions.from_number(number)
                if number in legal:
                    assert table.why(seat, action) is None, f"{action} by seat {seat} is legal, and would be refused"
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
        assert refusal.clause and refusal.reason, f"{action} by seat {seat} is refused without a reason"
        other_turn = isinstance(refusal, NotYourTurn) == (seat not in table.to_act) or not isinstance(action, Action)
        assert other_turn, f"{action} by seat {seat} is refused by {refusal.clause}, which is about another turn"
    else:
        raise AssertionError(f"{action} by seat {seat} was not refused")
    same((before, told), (table._state.values(), len(table._state.log)), f"a refusal of {action} changed the table")


@law
def law_replay_is_the_same(at: At) -> None:
    """A record gives the same table back, at any moment; so do its chance and actions alone; and it reads back."""
    for i, table in enumerate(at.play(Random(at.seed), at.seed)):
        if (i % 8 or not _worth_a_look(i)) and not table.over:
            continue
        text = table.record()
        again = record.replay(text, lambda _: at.game)
        alone = at.game.table(at.seats, None, at.options, table.chance)
        for seat, action in table.actions:
            alone.act(seat, str(action))
        if table.seed is not None or table.over:  # a running table keeps its secret, so a copy of it has another one
            same(again.record().splitlines(), text.splitlines(), "a record that is replayed is another one")
        for other in (again, alone):
            ours, theirs = table._state.values(), other._state.values()
            if other is alone or table.seed is None:
                ours["rng"] = theirs["rng"] = ()
            said = "what is replayed is not the same"
            same(_faces_only(at.game, ours), _faces_only(at.game, theirs), said)
            for seat in range(at.seats):
                same(table.view(seat), other.view(seat), f"{said} for seat {seat}")
            same(table.events(0), other.events(0), f"{said}: the events of seat 0")


@law
def law_nothing_leaks(at: At) -> None:
    """Whatever a seat cannot see may lie otherwise: its view, its events, its choices and its bot's choice stay."""
    differed = hidden = 0
    for i, table in enumerate(at.play(Random(at.seed), at.seed)):
        if not _worth_a_look(i) and not table.over:
            continue
        _no_card_is_lost(table)  # or nothing could be imagined
        for seat in [*range(at.seats), None]:
            view = table.view(seat)
            law_secret_numbers_stay_secret(table, seat, Random(i))
            other = view.imagine(i + 1)
            same(view, other.view(seat), f"{eye(seat)} could tell an imagined table from its own")
            for choice in view.legal:
                said = f"what {choice.action} costs or risks tells seat {seat} what it has not seen"
                same(table.stakes(seat or 0, choice.number), other.stakes(seat or 0, choice.number), said)
            stuck = [acting for acting in other.to_act if not other.legal(acting)]
            assert not stuck, f"an imagined table is stuck: nothing is legal for seat {stuck[:1]}"
            same(view, View.from_dict(at.game, view.as_dict()), f"the view of {eye(seat)} changes when it is sent")
            if view.legal:
                chosen, there = (choose(v, Random(i)) for v in (view, other.view(seat)))
                assert chosen == there, f"the bot of seat {seat} chooses {chosen}, in an imagined world {there}"
            unseen = [face for pile in view.piles for face in pile.cards if face is None]
            if len(unseen) > 1:
                hidden += 1
                differed += other._state.values()["pile"] != table._state.values()["pile"]
            if i % 3 == 0:
                law_secret_choices_stay_secret(table, seat, Random(i))
            if i % 4 == 0 or table.over:
                law_another_deal_looks_the_same(table, seat, Random(i))
    assert not hidden or differed > 0, "what was imagined never differed from what was there"


@law
def law_imagined_worlds_can_be_played(at: At) -> None:
    """A world that somebody imagines, as players who search do, can be played to its end as the game itself can."""
    eyes = [*range(at.seats), None]
    for i, table in enumerate(at.play(Random(at.seed), at.seed)):
        if table.over or not _worth_a_look(i):
            continue
        seat, chips = eyes[i % len(eyes)], at.game.chips_in_all(table._state)
        try:
            for world in random_game(table.view(seat).imagine(i + 1), Random(i)):
                now = at.game.chips_in_all(world._state)
                assert now == chips, f"chips were made or lost: there are {now}, and were {chips}"
        except Exception as error:
            said = f"in a world that {eye(seat)} imagined: {what(at.game, error)}"
            raise AssertionError(f"{said}. {RULED_OUT}") from error


@law
def law_advice_needs_only_the_view(at: At) -> None:
    """What a page of advice says is the same however lies what its seat cannot see, and asking it changes nothing."""
    check_page(at.game)
    file = from_here(page_file(at.game))
    for i, table in enumerate(at.play(Random(at.seed), at.seed) if page_file(at.game) else ()):
        for seat in table.to_act if _worth_a_look(i) else ():
            before = table._state.values()
            ours = advice(table, seat)
            same(before, table._state.values(), f"{file}: whoever asks for advice changes the table")
            theirs = advice(table.view(seat).imagine(i + 1), seat)
            assert ours == theirs, looks_at(table, seat, ours, theirs)


def law_lesson_can_be_played(game: Game) -> None:
    """Every step of a game's lesson, if it has one, can be done; else its file, the step, and the refusal's sentence.

    BadRules if the file of the lesson cannot even be loaded.
    """
    taught = lesson(game)
    wrong = "" if taught is None else fault(game, taught)
    assert not wrong, wrong


@law
def law_glances_add_up(at: At) -> None:
    """Whoever looks after every move knows what a view of the whole table shows: nothing changes unannounced."""
    eyes = [*range(at.seats), None]
    known: dict[int | None, dict[str, tuple[int | None, ...]]] = {seat: {} for seat in eyes}
    since = 0
    for table in at.play(Random(at.seed), at.seed):
        for seat in eyes:
            seen, view = table.glance(seat, since), table.view(seat)
            known[seat].update({p.name: (*p.cards, *[None] * (p.count - len(p.cards))) for p in seen.piles})
            said = f"{eye(seat)} was not shown a change"
            same(known[seat], {pile.name: pile.cards for pile in view.piles}, said)
            for name in ("to_act", "phase", "numbers", "legal", "warnings", "result"):
                same({name: getattr(seen, name)}, {name: getattr(view, name)}, said)
        since = table.told


@law
def law_taken_back_is_undone(at: At) -> None:
    """An action that may be taken back has shown nobody anything, and then was never done."""
    before: tuple[dict[str, Any], list[View]] | None = None
    for i, table in enumerate(at.play(Random(at.seed), None)):
        views = [table.view(seat) for seat in range(at.seats)]
        if before is not None and table.may_take_back(seat := table.actions[-1][0]):
            action = table.actions[-1][1]
            for old, new in zip(before[1], views, strict=True):
                assert old.me == seat or not _known(new) - _known(old), f"seat {old.me} has seen something"
            table.take_back(seat)
            now = table._state.values(), [table.view(seat) for seat in range(at.seats)]
            same(before, now, f"{action} was taken back, and was not undone")
            table.act(seat, action)
        before = (table._state.values(), views) if _worth_a_look(i + 1) else None


def _known(view: View) -> Counter[int | str]:
    """The faces that a seat sees, wherever they lie, and the secret numbers that it knows."""
    known: Counter[int | str] = Counter(face for pile in view.piles for face in pile.cards if face is not None)
    for name, places in view.rulebook.table_type.SECRET_PLACES.items():
        shown = by_place(places, view.numbers[name])
        known.update(f"{name} {place}: {number}" for place, number in shown if number is not None)
    return known


# --- what is hidden --------------------------------------------------------------------------------------------------


def law_another_deal_looks_the_same(table: Table, seat: int | None, rng: Random) -> None:
    """Had the cards that a seat has not seen come otherwise, its view, its numbers and its story would be the same.

    So the hidden outcomes of the deal are dealt anew, with the cards that have not left the deck, two of them, some or
    all; and then everybody does what they did.
    """
    unseen, left = never_seen(table, seat), _never_drawn(table, seat)
    for many in (len(unseen), 4, 2, 2):
        redealt = rng.sample(unseen, min(many, len(unseen)))
        chance = table.chance
        cards = [chance[outcome] for outcome in redealt] + rng.sample(left, min(many, len(left)))
        rng.shuffle(cards)
        for outcome, face in zip(redealt, cards, strict=False):
            chance[outcome] = face
        if chance != table.chance:
            _compare_deals(table, seat, chance)


def _compare_deals(table: Table, seat: int | None, chance: list[int]) -> None:
    try:
        other = table.game.table(table.seats, None, table.options, chance)
        for who, action in table.actions:
            other.act(who, str(action))
    except (IllegalAction, BadRecord):
        return  # somebody else played one of the cards: that deal would have gone otherwise
    if moved(other) != moved(table):
        return  # or would have ended otherwise, or of two equal cards the other one was laid
    same(table.events(seat), other.events(seat), f"{eye(seat)} was told of a card it has not seen")
    same(table.view(seat), other.view(seat), f"{eye(seat)} sees a card it has not seen")
    if seat is None:
        ends = [ending(one) for one in (table, other)]
        if not any(end is not None and end.picture is not None and end.picture.kind == "hands" for end in ends):
            same(ends[0], ends[1], "how it ended tells a card that nobody has seen")
    if seat is None and not table.over:
        public = (t.record(public=True).partition("chance:")[2].splitlines() for t in (table, other))
        same(next(public), next(public), "the public record tells a card that nobody has seen")


def _never_drawn(table: Table, seat: int | None) -> list[int]:
    """The faces of the cards that lie where they were shuffled, unseen by a seat: they could have come instead."""
    viewer, s = viewer_of(seat), table._state
    drawn: set[int] = set()
    for entry in s.log:
        match entry:
            case (words.SHUFFLE, _):
                drawn = set()
            case (words.MOVE, card, _, _, _, *_):
                drawn.add(card)
    lying = [card for row in s.pile for card in row[1 : row[0] + 1]]
    return [s.FACE[card] for card in lying if card not in drawn and not s.seen[card] >> viewer & 1]


def moved(table: Table) -> list[int]:
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
            case (words.LOT | words.ROLL, *_):
                outcome += 1
            case (words.TURN | words.TELL | words.OVER, *_):
                moved.append(-1)
    return moved


def never_seen(table: Table, seat: int | None) -> list[int]:
    """The outcomes of chance that were cards a seat has not seen, neither when they were drawn nor later."""
    viewer = viewer_of(seat)
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
            case (words.LOT | words.ROLL, *_):
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
    said = f"{eye(seat)} can tell whether seat {other} chose {secret[0]} or {secret[-1]}"
    openly = [a.verb for a in (secret[0], secret[-1]) if not table.game.actions.kind_of(a.number).secret]
    said += f" (is Kind({openly[0]!r}, …) to be secret=True?)" if openly else ""
    same(one.events(seat)[:before], two.events(seat)[:before], said)
    if len(table.to_act) > 1:
        same(one.view(seat), two.view(seat), said)
        same(one.events(seat), two.events(seat), said)
        ours, theirs = (t.record(public=True).splitlines() for t in (one, two))
        same(ours, theirs, "the public record tells a secret choice")


def _worth_a_look(i: int) -> bool:
    """The first decisions of a game, and fewer and fewer of the later ones."""
    return i < 18 or (i < 240 and i % 16 == 0) or i % 160 == 0


def _copy(table: Table) -> Table:
    return record.replay(table.record(), lambda _: table.game)


def _faces_only(game: Game, values: dict[str, Any]) -> dict[str, Any]:
    """Values with faces for cards: which of two equal cards lies where does not matter."""
    face, seen, fresh, _ = game.table_type.FACE, *(values.pop(name) for name in ("seen", "fresh", "traced"))
    piles = zip(game.table_type.PILES, values.pop("pile"), strict=True)
    return values | {p.name: sorted((face[c], seen[c], fresh[c]) for c in cards[1:]) for p, cards in piles}
