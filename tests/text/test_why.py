"""What is played for, what to do now, what an action costs and risks, how it ended: in all games and languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

import kibitz
from kibitz.endings import ending, page_of
from kibitz.games.the_game import start_turn
from kibitz.kernel.endings import End, Story
from kibitz.kernel.game import Game
from kibitz.kernel.hints import Pairing
from kibitz.kernel.meanings import NEVER, number_info
from kibitz.kernel.stakes import Risk, as_people_say, chance_of_several
from kibitz.kernel.state import State
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import Result
from kibitz.players import player
from kibitz.server.room.entries import Held
from kibitz.server.session.info import meanings
from kibitz.server.session.presenter import TablePresenter
from kibitz.testing import option_sets, position, random_game
from kibitz.testing.laws import law_nothing_leaks
from kibitz.testing.texts import proofread
from kibitz.text.catalogue import LANGUAGES, catalogue, page_texts
from kibitz.text.ending import Ending, tell_ending
from tests.games.showdown import broken

BY_GAME = pytest.mark.parametrize("game", kibitz.games(), ids=lambda game: game.id)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def presenter(table: Table) -> TablePresenter:
    return TablePresenter(table, [Held(name=name) for name in NAMES[: table.seats]])


def games(game: Game, seeds: int = 1) -> list[tuple[int, int, dict[str, object]]]:
    """All seat counts with all option values."""
    return [
        (seats, seed, dict(options))
        for seats in game.seats
        for seed, options in enumerate(option_sets(game, seats) * seeds)
    ]


def whole(sentence: str) -> bool:
    """Whether a sentence has words, and no blank that was not filled in."""
    return len(sentence) > 3 and "{" not in sentence and "  " not in sentence and sentence[0] != " "


# --- goal, prompt, price ---------------------------------------------------------------------------------------------


@BY_GAME
def test_everybody_is_told_the_goal_and_what_to_do(game: Game) -> None:
    for seats, seed, options in games(game):
        rng = Random(seed)
        for at, table in enumerate(random_game(game.table(seats, seed, options), rng)):
            if at > 40 and not table.over and at % 25:
                continue
            language, told = LANGUAGES[at % 4], presenter(table)
            for seat in (rng.randrange(seats), table.to_act[0] if table.to_act else None, None):
                seen = told.snapshot(table.glance(seat), seat, language)
                assert whole(seen.goal)
                assert whole(seen.prompt) if not table.over else seen.prompt == ""
                assert all(map(whole, seen.orders.values()))
                for info in seen.legal:
                    assert info.price is None or whole(info.price.words), info
                    assert info.risk is None or (whole(info.risk.words) and 0 <= info.risk.chance <= 100)


@BY_GAME
def test_whoever_acts_is_not_told_what_others_do(game: Game) -> None:
    """The sentence to me says what I may do; the others read my name in theirs."""
    for table in random_game(game.table(game.seats[-1], 3), Random(3)):
        if table.over or len(table.to_act) > 3:
            continue
        told = presenter(table)
        for seat in table.to_act:
            asked = told.snapshot(table.glance(seat), seat, "en").prompt
            passes_to = table.view(None).numbers.get("passes_to")
            named = NAMES[passes_to[seat] or 0] if isinstance(passes_to, list) and "pass" in asked else ""
            assert not any(name in asked for name in NAMES if name != named)
        waiting = told.snapshot(table.glance(None), None, "en").prompt
        assert all(NAMES[seat] in waiting for seat in table.to_act)


def test_silent_clients_are_sent_no_words() -> None:
    table = kibitz.game("pairs").table(3, 1)
    seat = table.to_act[0]
    seen = presenter(table).snapshot(table.glance(seat), seat, None)
    assert (seen.goal, seen.prompt, seen.orders) == ("", "", {})
    assert all(info.price is None and info.risk is None for info in seen.legal)
    assert presenter(table).ending(seat, None) is None


@BY_GAME
def test_what_an_action_costs_is_what_is_paid(game: Game) -> None:
    """Chips: the price on the button is what leaves the purse. Points: the card is there, and is what one gets."""
    for seats, seed, options in games(game):
        for at, table in enumerate(random_game(game.table(seats, seed, options), Random(seed))):
            if table.over or at > 120:
                continue
            for seat in table.to_act:
                for action in table.legal(seat):
                    cost, _ = table.stakes(seat, action.number)
                    if cost is not None:
                        check_cost(table, seat, str(action), cost.word, cost.amount, cost.pile, cost.cards, cost.loses)


def check_cost(
    table: Table, seat: int, action: str, word: str, amount: int, pile: str, cards: tuple[int, ...], loses: bool
) -> None:
    view = table.view(seat)
    lying = {one.name: one.cards for one in view.piles}
    assert all(card in lying[pile] for card in cards), "it lies there, and the seat sees it"
    if word in ("wager", "paired"):  # what may come, not what is paid at once
        return
    after = kibitz.replay(table.record())
    told = table.told
    after.act(seat, action)
    pays = [event for event in after.events(None, told) if event.kind == "pay" and event.seat == seat]
    match word:
        case "take":
            before, now = (t.view(None).numbers["points"] for t in (table, after))
            assert isinstance(before, list) and isinstance(now, list) and now[seat] == (before[seat] or 0) + amount
            assert loses == (after.result is not None and seat in after.result.losers)
        case "pay" | "out" | "buy":
            with_ante = pays[: 2 if "antes" in view.numbers else 1]
            assert sum(event.value or 0 for event in with_ante) == amount
        case "stake" | "stake-least":
            lost = sum(event.value or 0 for event in pays)
            assert not lost or (lost == amount if word == "stake" else lost >= amount)
        case "buy-out":
            assert sum(event.value or 0 for event in pays[:2]) == amount
        case "free" | "stand" | "spend":  # what is paid after the round is another thing
            assert not pays or after.view(None).numbers["rounds"] != view.numbers["rounds"]
        case _:
            raise AssertionError(f"nobody has looked at {word}")


@BY_GAME
def test_a_risk_is_what_a_counter_of_cards_would_say(game: Game) -> None:
    """The hints count the same from a view, card by card, as long as a deck lies there."""
    pairing = [hint for hint in game.hints if isinstance(hint, Pairing)]
    for table in random_game(game.table(game.seats[-1], 5), Random(5)):
        for seat in table.to_act:
            view = table.view(seat)
            if not pairing or next(pile.count for pile in view.piles if pile.name == "deck") == 0:
                continue
            for choice in view.legal:
                for fact in pairing[0].facts(view, choice):
                    _, risk = table.stakes(seat, choice.number)
                    assert risk is not None and round(100 * risk.chance) == fact.details.get("chance", 0)


def test_chances_of_several_cards() -> None:
    for feared, of, drawn, needed in [(3, 8, 4, 1), (3, 8, 4, 2), (0, 6, 2, 1), (5, 6, 6, 2), (2, 5, 1, 2)]:
        hands = list(combinations(range(of), drawn))
        lost = sum(sum(card < feared for card in hand) >= needed for hand in hands)
        assert chance_of_several(feared, of, drawn, needed) == pytest.approx(lost / len(hands))


def test_chances_as_people_say_them() -> None:
    assert [as_people_say(p) for p in (0.0, 0.001, 0.26, 0.34, 0.5, 0.65, 0.99, 1.0)] == [
        (0, 1),
        (1, 100),
        (1, 4),
        (1, 3),
        (1, 2),
        (2, 3),
        (9, 10),
        (1, 1),
    ]


def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    """Starboard, two cards in the middle and the deck empty: what lies in the discard is what comes."""
    for table in random_game(kibitz.game("starboard").table(7, 2, {"start_chips": 100}), Random(2)):
        if table.over or not any(str(action) == "draw" for action in table.legal(table.to_act[0])):
            continue
        piles = {pile.name: pile for pile in table.view(table.to_act[0]).piles}
        if piles["deck"].count == 0:
            discard = piles["discard"].cards
            known = [card for card in discard if card is not None]
            risk = table.stakes(table.to_act[0], table.legal(table.to_act[0])[0].number)[1]
            least = sum(card in piles["middle"].cards for card in known) / len(discard)
            most = least + (len(discard) - len(known)) / len(discard)
            assert risk is not None and least <= risk.chance <= most
            return
    raise AssertionError("the deck was never empty")


# --- what numbers mean -----------------------------------------------------------------------------------------------


@BY_GAME
def test_every_number_has_a_meaning(game: Game) -> None:
    """Declared numbers exist, a score runs towards what ends the game, and nothing is drawn twice."""
    names = set()
    for seats, seed, options in games(game):
        table = game.table(seats, seed, options)
        said = meanings(table, table.glance(None))
        names |= set(said) | set(game.table_type.CHOSEN)
        for info in said.values():
            assert info.role and info.shown in ("always", "unless-0", "never")
    for table in random_game(game.table(game.seats[0], 1), Random(1)):
        names |= set(table.view(None).numbers)
    assert {one.name for one in game.meanings} <= names
    assert not {one.name for one in game.meanings} & game.table_type.WORKING


def test_what_scores_run_towards() -> None:
    def towards(name: str, number: str, seats: int, **options: object) -> tuple[int, bool]:
        table = kibitz.game(name).table(seats, 1, options)
        info = number_info(table.game, table._state, number)
        return info.towards, info.bad

    assert towards("pairs", "points", 4) == (16, True)
    assert towards("pairs", "points", 4, limit=9) == (9, True)
    assert towards("port", "points", 3) == (21, False)
    assert towards("sweep", "points", 3) == (0, False)
    assert towards("sweep", "points", 3, match="to_150") == (150, False)
    assert towards("kitty", "round_no", 3, mode="light") == (4, False)
    info = number_info(kibitz.game("regent"), kibitz.game("regent").table(2, 1)._state, "chips")
    assert (info.role, info.start) == ("chips", 25)
    hidden = number_info(kibitz.game("pairs"), kibitz.game("pairs").table(2, 1)._state, "losing_score")
    assert (hidden.role, hidden.shown) == ("limit", NEVER)


# --- how it ended ----------------------------------------------------------------------------------------------------


@BY_GAME
def test_every_end_is_told_and_true(game: Game) -> None:
    """Random games of all seat counts and options: an end is told when something ended, and its numbers are right."""
    for seats, seed, options in games(game, seeds=3):
        check_game(game.table(seats, seed, options), seed)


@BY_GAME
def test_ends_of_games_between_sensible_players(game: Game) -> None:
    """They go further than random ones: longer rounds, fuller stacks, games of The Game that are nearly won."""
    for seats in game.seats:
        check_game(game.table(seats, seats), seats, sensible_game)


def sensible_game(table: Table, rng: Random) -> Iterator[Table]:
    yield table
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, player("sensible")(table.view(seat), rng))
        yield table


def check_game(table: Table, seed: int, play: Callable[[Table, Random], Iterator[Table]] = random_game) -> None:
    before, ends = table.view(None), 0
    for at, now in enumerate(play(table, Random(seed))):
        end, view = ending(now), now.view(None)
        if at:
            assert (end is not None) == has_ended(now.game, before, view), f"{now.game.id}, decision {at}"
        if end is not None:
            ends += 1
            check_end(now, end, before, view)
            check_words(now, end, LANGUAGES[ends % 4])
        before = view
    assert table.over and ends


def number(view: kibitz.View, name: str) -> int:
    value = view.numbers[name]
    assert isinstance(value, int)
    return value


def row(view: kibitz.View, name: str) -> list[int]:
    value = view.numbers[name]
    assert isinstance(value, list)
    return [one or 0 for one in value]


def has_ended(game: Game, before: kibitz.View, now: kibitz.View) -> bool:
    """Whether a round or the game has, by the numbers that everybody sees."""
    if now.result is not None:
        return True
    match game.id:
        case "pairs":
            return not now.options["continuous"] and row(before, "points") != row(now, "points")
        case "kitty":
            return number(before, "round_no") != number(now, "round_no")
        case "venture":
            held = [sum(pile.count for pile in view.piles if pile.role == "laid") for view in (before, now)]
            return held[0] >= now.seats - (not now.options["talk"]) and held[1] == 0 and before.phase != "draft"
        case "port":
            return len(row(before, "active")) == 1 < len(row(now, "active"))
        case "sweep":
            return row(before, "points") != row(now, "points")
        case "the_game" | "extreme" | "face_to_face":
            return False
    return number(before, "rounds") != number(now, "rounds")


def check_end(table: Table, end: End, before: kibitz.View, now: kibitz.View) -> None:
    """The numbers of an end, against those of the views and of the result."""
    result = now.result
    assert end.over == (result is not None)
    if result is not None:
        check_result(end, result)
    if "gained" in end.each:
        gained = [new - old for old, new in zip(row(before, "points"), row(now, "points"), strict=True)]
        assert list(end.each["gained"]) == gained
    if "captured" in end.each:
        grown = [
            next(p.count for p in now.piles if p.name == f"captured{seat}" or p.name == f"stack{seat}")
            - next(p.count for p in before.piles if p.name == f"captured{seat}" or p.name == f"stack{seat}")
            for seat in range(now.seats)
        ]
        assert list(end.each["captured"]) == grown
    if end.said == "bank" or (end.over and "amount" in end.details):
        check_bank(table, end)
    if "stood" in end.details and end.seat is not None:
        assert row(before, "points")[end.seat] == end.details["stood"]
        assert row(now, "points")[end.seat] == end.details["now"]
    if end.picture is not None:
        check_picture(table, end)


def check_result(end: End, result: Result) -> None:
    assert set(end.over_for) == set(result.winners or result.losers) or result.won is not None
    if result.won is not None:
        assert end.details["left"] == result.left
        assert (end.said == "together-won") == result.won
    scores = result.chips or result.scores
    if scores is not None and result.won is None:
        assert {scores[seat] for seat in end.over_for} == {end.details["score"]}
        assert all(
            scores[end.over_for[0]] - score == far for score, far in zip(scores, end.each["behind"], strict=True)
        )


def check_bank(table: Table, end: End) -> None:
    """Who got what, by the payments of the last action."""
    events = table.events(None)
    last = max(event.number for event in events if event.kind == "act")
    got = {event.to: event.value for event in events[last:] if event.kind == "pay" and event.seat is None}
    assert set(got) == set(end.seats) or table.game.id == "regent"
    assert set(got.values()) <= {end.details["amount"]}


def check_picture(table: Table, end: End) -> None:
    picture = end.picture
    assert picture is not None and (picture.cards or picture.rows)
    piles = {pile.name: pile for pile in table.game.table_type.PILES}
    for card in picture.cards:
        assert card.face in table.game.table_type.FACE and card.pile in piles
        assert card.seat == piles[card.pile].owner or card.mark == "taken"
        assert all(name in piles for name in card.to)
    if picture.kind == "hands":
        held = sorted(
            face for pile in table._state.PILES if pile.role.name == "hand" for face in hand(table, pile.name)
        )
        shown = sorted(card.face for card in picture.cards)
        assert shown == held or table.game.id == "face_to_face"
    pairs = [card for card in picture.cards if card.mark == "pair"]
    if pairs and table.game.id not in ("hawthorn", "starboard"):  # there a pair may lie before two
        for card in pairs:
            assert sum((one.seat, one.face) == (card.seat, card.face) for one in picture.cards) >= 2
    for line in picture.rows:
        best = max(line.values)
        if picture.kind == "columns":
            assert line.takes == tuple(seat for seat, value in enumerate(line.values) if value == best)
        elif table.game.id == "sweep":
            assert line.takes == tuple(seat for seat, many in enumerate(line.values) if many == best and best > 0)


def hand(table: Table, name: str) -> list[int]:
    z = next(z for z, pile in enumerate(table._state.PILES) if pile.name == name)
    cards = table._state.pile[z]
    return [table._state.FACE[card] for card in cards[1 : cards[0] + 1]]


def check_words(table: Table, end: End, language: str) -> None:
    """To everybody: a headline and why, in whole sentences, that name the reader nowhere."""
    told = presenter(table)
    for seat in (*range(table.seats), None):
        said = told.ending(seat, language)
        assert isinstance(said, Ending) and whole(said.headline) and said.over == end.over, end
        assert whole(said.why) or (end.over and table.game.cooperative), end
        assert not said.near or (whole(said.near) and not re.search(r"-\d|\b0 ", said.near)), said
        if seat is not None:
            own = re.compile(rf"\b{NAMES[seat]}\b")
            assert not own.search(f"{said.headline} {said.why} {said.near}"), f"{NAMES[seat]} reads: {said}"


# --- as it is read ---------------------------------------------------------------------------------------------------


def told(table: Table, seat: int | None, language: str = "en") -> tuple[str, str, str]:
    said = presenter(table).ending(seat, language)
    assert said is not None
    return said.headline, said.why, said.near


def test_a_pair_that_loses() -> None:
    """Pairs for two, to 3: Ann, who starts, holds a 3 and draws another one."""
    table = kibitz.game("pairs").table(2, chance=[10, 10, 9, 9, 8, 5, 3, 3], options={"limit": 3})
    table.act(0, "hit")
    why = "stood at 0, asked for one more card, and it was a second 3."
    assert told(table, 0) == ("You lost with 3.", f"You {why}", "The next one stood at 0.")
    near = "With 3 more points it would have been you."
    assert told(table, 1) == ("You are safe: Ann lost with 3.", f"Ann {why}", near)
    assert told(table, None) == ("Ann lost with 3.", f"Ann {why}", "")
    assert told(table, 1, "uk")[0] == "Ви врятовані: програє Ann, 3 очки."
    picture = presenter(table).ending(1, "en")
    assert picture is not None and picture.picture is not None
    assert [(card.face, card.seat, card.mark) for card in picture.picture.cards] == [(3, 0, "pair"), (3, 0, "pair")]


def test_the_last_hands_are_laid_open() -> None:
    """The Game alone: after 98 and 97 on A1 and A2 … the cards that are left show where they would have gone."""
    for seed in range(50):
        table = kibitz.game("the_game").table(1, seed)
        for _ in random_game(table, Random(seed)):
            pass
        said = presenter(table).ending(0, "en")
        assert said is not None and said.picture is not None and said.picture.kind == "hands"
        piles = {pile.name: pile for pile in table.view(0).piles}
        for card in said.picture.cards:
            goes = [name for name in ("A1", "A2", "D1", "D2") if fits(card.face, piles[name].cards, name)]
            assert list(card.to) == goes and (card.mark == "stuck") == (not goes)


def test_who_has_won_is_not_told_how_near_it_was() -> None:
    """The Game: the last card is laid. It was said that 98 of 98 cards were so near."""
    table = position(kibitz.game("the_game"), 1, {"A1": [40], "hand0": [41]}, begin=lambda s: start_turn(s, 0))
    table.act(0, "play 41 A1")
    assert table.result is not None and table.result.won
    assert told(table, 0)[2] == ""


def fits(card: int, lying: tuple[int | None, ...], pile: str) -> bool:
    shown = lying[-1] if lying and lying[-1] is not None else 1 if pile[0] == "A" else 100
    return card > shown or card == shown - 10 if pile[0] == "A" else card < shown or card == shown + 10


def test_a_game_that_gives_no_texts_has_good_ones() -> None:
    game = broken("unspoken")
    table = game.table(2, 1)
    seen = presenter(table).snapshot(table.glance(0), 0, "en")
    assert (seen.goal, seen.prompt) == ("Most points win.", "Your turn.")
    assert presenter(table).snapshot(table.glance(None), None, "pl").prompt == "Wybierają Ann i Bob."
    for _ in random_game(table, Random(1)):
        pass
    assert table.result is not None
    headline, why, _ = told(table, table.result.winners[0])
    assert headline.startswith(("You win with", "You share the win")) and why == ""


def test_a_game_of_another_package_says_its_own() -> None:
    spoken = "NAME-goal = Most rounds. Yours: { $my_rounds }.\nNAME-prompt = Lay one.\n    .others = { $who } lays.\n"
    game = broken("spoken", beside={"locales/en/NAME.ftl": spoken})
    table = game.table(2, 1)
    seen = presenter(table).snapshot(table.glance(0), 0, "en")
    assert (seen.goal, seen.prompt) == ("Most rounds. Yours: 0.", "Lay one.")
    assert presenter(table).snapshot(table.glance(None), None, "en").prompt == "Ann and Bob lays."
    assert proofread(game).unused == []


def test_pages_are_not_sent_what_the_server_says() -> None:
    assert "pairs-goal" not in page_texts("en") and "pairs-goal" in catalogue("en")
    assert "pairs-title" in page_texts("en")


def test_orders_in_force_are_words_at_their_pile() -> None:
    """Extreme: an order holds as long as it lies open, a flash card only in the turn in which it was laid."""
    held = set()
    for seed in range(40):
        table = kibitz.game("extreme").table(2, seed)
        for _ in random_game(table, Random(seed)):
            marks = table.marks
            piles = {pile.name: pile.cards for pile in table.view(None).piles if pile.role == "pile"}
            for name, order in table.orders.items():
                assert marks[str(piles[name][-1])] == order, "it lies on top"
                held.add(order)
            lasting = {"SKULL", "SILENCE", "NO_TRICK", "ONE_PILE", "DRAW_ONE"}
            tops = {name: marks.get(str(cards[-1])) for name, cards in piles.items() if cards}
            assert {name: mark for name, mark in tops.items() if mark in lasting}.items() <= table.orders.items()
            if table._state.laid == 0 and not table.over:  # type: ignore[attr-defined]
                assert not {"STOP", "THREE"} & set(table.orders.values())
    assert held == {"STOP", "SKULL", "THREE", "SILENCE", "NO_TRICK", "ONE_PILE", "DRAW_ONE"}


# --- what nobody may be told -----------------------------------------------------------------------------------------


def held_by_bob(s: State) -> int:
    """What lies in a hand that only its owner may see."""
    z = next(z for z, pile in enumerate(s.PILES) if pile.name == "hand1")
    return sum(s.FACE[card] for card in s.pile[z][1 : s.pile[z][0] + 1])


def test_a_risk_that_looks_into_a_hand_is_found() -> None:
    def leaks(s: State, seat: int) -> Risk:
        return Risk("pair", held_by_bob(s) / 100)

    game = kibitz.game("hawthorn")
    kinds = tuple(replace(kind, risk=leaks) if kind.verb == "hit" else kind for kind in game.kinds)
    with pytest.raises(AssertionError, match="what hit costs or risks tells seat"):
        law_nothing_leaks(replace(game, kinds=kinds), 3, {}, 0)


def test_an_ending_that_looks_into_a_hand_is_found() -> None:
    game = kibitz.game("hawthorn")
    honest = page_of(game)
    assert honest is not None

    def leaks(story: Story) -> End | None:
        end = honest(story)
        return end and replace(end, details={**end.details, "held": held_by_bob(story.table)})

    with pytest.raises(AssertionError, match="how it ended tells a card that nobody has seen"):
        law_nothing_leaks(replace(game, ending=leaks), 3, {}, 0)


@pytest.mark.parametrize(("short", "told"), [(16, False), (6, False), (5, True), (1, True)])
def test_whoever_was_not_near_losing_is_not_told_how_near(short: int, told: bool) -> None:
    """Pairs: with no points at all nobody hears "16 more points and it would have been you"."""
    end = End("pair", ("pair",), (0,), 0, details={"rank": 8, "next": 3}, each={"short": (0, short)}, near="points")
    ended = replace(end, said="lost", over=True, over_for=(0,))
    assert bool(tell_ending(kibitz.game("pairs"), ended, {}, 1, "en", NAMES[:2]).near) == told
