"""Nobody learns from a table what their seat may not know.

Every game is played at a table with all its seats and two onlookers connected, with mistakes, talk, undo, looks and
broken connections. Then the same course is played once more with what somebody has not seen lying otherwise: every
byte that they are sent must be the same. Secret choices are made otherwise, and must change no byte before the reveal.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

import kibitz
from kibitz import testing
from kibitz.errors import BadRecord, IllegalAction
from kibitz.kernel.game import Game
from kibitz.kernel.table import Table
from kibitz.server.protocol import messages
from kibitz.server.room.room import PLAYING
from kibitz.server.session.presenter import Move, TablePresenter
from tests.games.nearest import nearest
from tests.server.worlds import STEPS, Moment, Setting, Step, checkpoints, next_step, play, world


def settings(game: Game) -> list[Setting]:
    """A few numbers of seats, each with a few options; those for people, and now and then a clock, among them."""
    found = []
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}):
        several = testing.option_sets(game, seats)
        for place in sorted({0, 1, len(several) // 2 + seats % 3} & set(range(len(several)))):
            options = several[place] | (dict(game.for_people) if place == 0 else {})
            found.append(Setting(game, seats, options, place, messages.Clock(600, 60) if place == 1 else None))
    return found


GAMES = [*kibitz.games(), nearest("nearest_served")]
"""All games, and one with secret numbers."""
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


async def _otherwise(game: Game) -> tuple[int, int]:
    """Every setting's course is played, and again with another deal; how often, and how often there was none.

    What is still to be drawn will come otherwise in any case: the secret is another one.
    """
    compared = none = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            steps, moments = play(here, rng, checkpoints(rng))
            eyes: list[int | None] = [*range(setting.seats), None]
            for moment in moments:
                for eye in rng.sample(eyes, 2):
                    course = [step for i, step in enumerate(steps[: moment.steps]) if i not in here.refused]
                    chance = _another_deal(setting, moment, course, eye, rng)
                    none += chance is None
                    compared += 1
                    with world(replace(setting, other="other "), chance or moment.chance, eye) as other:
                        for number, step in enumerate(steps[: moment.steps]):
                            if number not in here.refused or other.watches(step.who):
                                other.do(step)
                            else:
                                other.time += 0.1
                                other.steps += 1
                        same(other.texts[eye], here.texts[eye][: moment.sent[eye]], eye)
                        same(other.asked(eye), moment.asked[eye], eye)
    return compared, none


def same(ours: list[str], theirs: list[str], eye: int | None) -> None:
    """Byte by byte; the first difference is named, with what stands before it."""
    for one, two in zip(ours, theirs, strict=True):
        if one != two:
            at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            near = slice(max(0, at - 300), at + 40)
            raise AssertionError(f"{eye} can tell: {one[:60]} …{one[near]} or {two[near]}")


def _another_deal(
    setting: Setting, moment: Moment, course: list[Step], eye: int | None, rng: Random
) -> list[int] | None:
    """The outcomes of chance with two swapped that `eye` has not seen, so that the course can be as it was.

    And with other numbers where there are secret ones that it does not know.
    """
    unseen, unknown = moment.unseen[eye], moment.unknown[eye]
    for _ in range(8):
        chance = list(moment.chance)
        if len(unseen) > 1:
            one, two = rng.sample(unseen, 2)
            chance[one], chance[two] = chance[two], chance[one]
        for outcome, numbers in unknown.items():
            chance[outcome] = rng.choice(numbers)
        if chance == moment.chance:
            continue
        try:
            other = setting.game.table(setting.seats, None, setting.options, chance)
            for step in course:
                if isinstance(step.message, messages.Act):
                    other.act(step.who, step.message.action)
                elif isinstance(step.message, messages.Undo):
                    other.take_back(step.who)
        except (IllegalAction, BadRecord):
            continue
        if testing.moved(other) == moment.moved:
            return chance
    return None


ALL_OPEN = ("blackstone", "five_cards")
"""Games in which every card that was dealt is seen by everybody."""


@BY_GAME
def test_another_deal_changes_no_byte(game: Game) -> None:
    compared, none = asyncio.run(_otherwise(game))
    if game.id in ALL_OPEN:
        assert compared == none > 0
    else:
        few = 10 if game.own else 4  # of a short game without options
        assert compared - none > few and compared > 2 * none - 2, "what was hidden hardly ever lay otherwise"


# --- secret choices --------------------------------------------------------------------------------------------------


async def _secretly(game: Game) -> int:
    """At every table, secret choices are made in two ways; how often that was compared."""
    compared = 0
    for setting in settings(game):
        rng = Random(setting.secret)
        with world(setting) as here:
            chosen, tries = list[Step](), 2
            while here.room.phase == PLAYING and here.steps < STEPS:
                table = here.room.table
                assert table is not None
                secret = _secret_choices(table, rng)
                if secret is not None and tries and rng.random() < 0.3:
                    compared, tries = compared + 1, tries - 1
                    _two_ways(setting, chosen, table, secret, rng)
                step = next_step(here, rng)
                here.do(step)
                if here.steps - 1 not in here.refused:
                    chosen.append(step)
    return compared


def _secret_choices(table: Table, rng: Random) -> tuple[int, str, str] | None:
    """A seat and two secret choices it has: one of those of several who choose at once is secret in any case."""
    seat = rng.choice(table.to_act)
    legal = [a for a in table.legal(seat) if table.game.actions.kind_of(a.number).secret or len(table.to_act) > 1]
    if len(legal) < 2:
        return None
    one, two = rng.sample(legal, 2)
    return seat, str(one), str(two)


def _two_ways(setting: Setting, steps: list[Step], table: Table, secret: tuple[int, str, str], rng: Random) -> None:
    seat, *choices = secret
    ahead = rng.sample([other for other in table.to_act if other != seat], len(table.to_act) - 1)
    meanwhile = [(other, str(rng.choice(table.legal(other)))) for other in ahead[:-1]]
    found = []
    for choice in choices:
        with world(setting, table.chance) as here:
            for step in steps:
                here.do(step)
            before = {eye: len(texts) for eye, texts in here.texts.items()}
            here.do(Step(seat, messages.Act("secret", choice)))
            if ahead:
                for number, (other, action) in enumerate(meanwhile):
                    here.do(Step(other, messages.Act(f"then {number}", action)))
                here.do(Step(seat, messages.Say("talk", "hm")))
                asked = {eye: here.asked(eye) for eye in here.texts if eye != seat}
                here.do(Step(seat, messages.Undo("undo")))
            else:
                asked = {}
            sent = {eye: texts[before[eye] :] for eye, texts in here.texts.items() if eye != seat}
            found.append((sent, asked))
    if ahead:
        assert found[0] == found[1], f"others are told what seat {seat} chose"
        return
    for eye in found[0][0]:  # it was the last one to choose: the reveal follows at once, in the same message
        told = [[msgspec.json.decode(text.partition(" ")[2]) for text in way[0][eye]] for way in found]
        act = [next(said["events"][:2] for said in way if said["type"] == "moved") for way in told]
        assert act[0] == act[1], f"{eye} is told what seat {seat} chose"


WITH_SECRETS = [game for game in GAMES if any(kind.secret for kind in game.kinds)]


@pytest.mark.parametrize("game", WITH_SECRETS, ids=lambda game: game.id)
def test_a_secret_choice_changes_no_byte(game: Game) -> None:
    assert asyncio.run(_secretly(game)) > 5


# --- these tests find what they look for -----------------------------------------------------------------------------


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a card that lies hidden could be told from the number of a message, say, that would be seen."""
    message = Move.message

    def leaky(move: Move, *more: Any) -> messages.Moved:
        return msgspec.structs.replace(message(move, *more), deadline=float(sum(move.table.chance[-3:])))

    monkeypatch.setattr(Move, "message", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(_otherwise(kibitz.game("kitty")))


def test_a_told_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    message = Move.message

    def leaky(move: Move, *more: Any) -> messages.Moved:
        return msgspec.structs.replace(message(move, *more), by=str(move.table.actions[-1][1]))

    monkeypatch.setattr(Move, "message", leaky)
    with pytest.raises(AssertionError, match="are told what seat"):
        asyncio.run(_secretly(kibitz.game("kitty")))


def test_sentences_of_what_others_saw_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences are shared by those who saw the same; if they were by all who speak the same language, it is seen."""
    numbered = TablePresenter.numbered

    def shared(presenter: TablePresenter, events: Any, language: str | None, seat: int | None = None) -> Any:
        if language is not None and events:
            events = presenter.table.events(0, events[0].number)
        return numbered(presenter, events, language, seat)

    monkeypatch.setattr(TablePresenter, "numbered", shared)
    with pytest.raises(AssertionError):
        asyncio.run(_otherwise(kibitz.game("kitty")))
