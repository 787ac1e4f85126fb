"""A review says the truth: what it finds fits the curve it draws, and a fall by luck is not called a mistake."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import kibitz
from kibitz.kernel.table import Table
from kibitz.players import player
from kibitz.players.coach import Measure
from kibitz.players.review import MAX_NAMED, STEP, Decision, Review, Reviewed, review
from kibitz.players.sensible import choose_sensibly
from kibitz.testing import REST, position
from kibitz.text.catalogue import LANGUAGES
from kibitz.text.review import decisions, finding_line, review_lines
from kibitz.text.sentences import action_words, verb_word


def play_out(table: Table, seed: int = 1, careless: int = -1) -> Table:
    """Sensible players, but for one who does anything."""
    rng, anything = Random(seed), player("random")
    while not table.over:
        seat = table.to_act[0]
        view = table.view(seat)
        table.act(seat, anything(view, rng) if seat == careless else choose_sensibly(view, rng))
    return table


def the_game_thrown_away() -> Table:
    """Four play The Game, and seat 0 lays 36, 98, 32, 66 where each hurts."""
    others = [2, 3, 4, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 20, 21, 22]
    mine = [36, 98, 32, 66, 71, 12]
    dealt = [card for k, card in enumerate(mine) for card in (card, *others[3 * k : 3 * k + 3])]
    table = kibitz.game("the_game").table(4, seed=1, chance=dealt)
    for action in ("play 36 A1", "play 98 D2", "play 32 D2", "play 66 A2", "end"):
        table.act(0, action)
    return play_out(table)


def fits(found: Review) -> None:
    """Whether what a review finds fits its own curve."""
    step, sign = STEP[found.measure], 1 if found.measure == "lose" else -1
    named = {finding.decision.number: finding for finding in found.findings}
    falls: dict[int, float] = {}
    last: dict[int, Reviewed] = {}
    for decision in found.decisions:
        side = 0 if found.together else decision.seat
        before = last.get(side)
        if before is not None and (found.measure != "chips" or before.round == decision.round):
            falls[decision.number] = sign * (decision.value - before.value)
        last[side] = decision
        assert decision.best_value == pytest.approx(decision.value - sign * decision.behind)
    deepest = max(falls, key=lambda number: falls[number], default=None)
    if deepest is not None and falls[deepest] >= step:
        assert deepest in named, "the curve falls, and nothing is said"
    for decision in found.decisions:
        if falls.get(decision.number, 0.0) >= step and decision.cost and len(named) < MAX_NAMED:
            assert named[decision.number].kind == "play"
    for number, finding in named.items():
        assert finding.cost or finding.fell >= step, "something is said, and nothing fell"
        assert finding.fell == pytest.approx(falls.get(number, 0.0))
        if finding.kind == "play":
            assert finding.decision.best != finding.decision.action and finding.cost > 2 * finding.decision.unsure
        if finding.kind == "luck":
            assert finding.luck == pytest.approx(finding.fell)


def test_plays_that_throw_a_game_away_are_named() -> None:
    table = the_game_thrown_away()
    found = review(decisions(table, 0))
    fits(found)
    first = {finding.decision.action: finding for finding in found.findings}
    assert found.decisions[0].value - found.decisions[3].value > 0.2, "the curve falls"
    for action in ("play 36 A1", "play 32 D2"):
        assert first[action].kind == "play" and first[action].cost > 0.05
    assert found.findings[0].decision.action == "play 32 D2", "66 cards are skipped by it"
    assert found.worst[0].action == "play 32 D2" and found.worst[0].best != "play 32 D2"
    for language in LANGUAGES:
        lines = "\n".join(review_lines(table.game, found, language))
        assert action_words(table.view(None), "play 32 D2", language) in lines
        assert "play 32 D2" not in lines and "review-" not in lines


@pytest.mark.parametrize("game", ["the_game", "pairs", "regent", "kitty", "hawthorn", "face_to_face"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_found_fits_the_curve(game: str, seed: int) -> None:
    options = {"end": "rounds:4"} if game in ("regent", "hawthorn") else {}
    table = play_out(kibitz.game(game).table(3 if game == "kitty" else 2, seed=seed, options=options), seed, careless=0)
    found = review(decisions(table, 0), rollouts=300)
    fits(found)
    for language in LANGUAGES:
        for finding in found.findings:
            line = finding_line(found.measure, finding, language, table.view(None))
            assert line and "review-" not in line and "{" not in line


# --- curves drawn by hand --------------------------------------------------------------------------------------------


def decided(number: int, value: float, behind: float = 0.0, unsure: float = 0.01, **more: int) -> Reviewed:
    best = "fold" if behind else "hit"
    return replace(
        Reviewed(number, 0, "hit", value, 0.02, best, value + behind, behind, unsure, ()),
        **more,  # type: ignore[arg-type]
    )


def found_in(*course: Reviewed, measure: Measure = "win") -> list[tuple[int, str]]:
    return [(finding.decision.number, finding.kind) for finding in Review(measure, course).findings]


def test_a_fall_by_the_cards_is_luck_and_not_a_mistake() -> None:
    assert found_in(decided(0, 0.7), decided(3, 0.5, chance=4)) == [(3, "luck")]
    assert found_in(decided(0, 0.7), decided(1, 0.5, chance=4)) == [(1, "luck")], "a card came between"
    assert found_in(decided(0, 0.7), decided(3, 0.5)) == [(3, "luck")], "somebody else has acted"


def test_a_fall_by_a_play_is_the_plays() -> None:
    course = decided(0, 0.7), decided(3, 0.4, behind=0.3)
    assert found_in(*course) == [(3, "play")]
    assert Review("win", course).findings[0].luck == 0


def test_a_fall_by_both_says_both() -> None:
    (finding,) = Review("win", (decided(0, 0.8), decided(3, 0.4, behind=0.2))).findings
    assert finding.kind == "play" and finding.cost == pytest.approx(0.2) and finding.luck == pytest.approx(0.2)
    said = finding_line("win", finding, "en", kibitz.game("pairs").table(2, seed=1).view(None))
    assert "cost 20% of a game" in said and "The cards and the other players cost another 20%" in said


def test_where_nothing_came_between_a_fall_that_no_play_explains_is_not_sure() -> None:
    assert found_in(decided(0, 0.7), decided(1, 0.6, behind=0.1, unsure=0.08)) == [(1, "unsure")]


def test_a_play_that_cost_something_is_named_where_luck_made_up_for_it() -> None:
    assert found_in(decided(0, 0.5), decided(3, 0.6, behind=0.2)) == [(3, "play")]


def test_a_course_that_does_not_fall_has_nothing_to_be_said_about() -> None:
    assert found_in(decided(0, 0.5), decided(3, 0.46), decided(5, 0.6)) == []


def test_where_one_loses_a_rise_is_the_fall() -> None:
    assert found_in(decided(0, 0.5), decided(3, 0.2), measure="lose") == []
    assert found_in(decided(0, 0.2), decided(3, 0.5), measure="lose") == [(3, "luck")]


def test_another_round_of_chips_is_another_thing() -> None:
    assert found_in(decided(0, 3.0), decided(3, -2.0, round=1), measure="chips") == []
    assert found_in(decided(0, 3.0), decided(3, -2.0), measure="chips") == [(3, "luck")]


def test_a_review_finds_the_decision_that_cost_the_game() -> None:
    """Somebody hits with nine ranks before them, when a fold costs one point."""
    game = kibitz.game("pairs")
    piles: dict[str, Any] = {
        "stack0": [1, 3, 4, 5, 6, 7, 8, 9, 10],
        "stack1": [2],
        "points0": [10, 5, 6],
        "points1": [10, 9],
        "deck": REST,
    }
    table = position(game, 2, piles, turn=0)
    seen = [Decision(0, table.view(0), "hit")]
    found = review(seen, rollouts=400)
    assert found.worst[0].action == "hit" and found.worst[0].best == "fold" and found.worst[0].behind > 0.1
    for language in LANGUAGES:
        lines = list(review_lines(game, found, language))
        hit, fold = (verb_word(game, verb, language) for verb in ("hit", "fold"))
        assert any(hit in line and fold in line for line in lines)
    assert not review([Decision(0, table.view(0), "fold")], rollouts=400).worst
