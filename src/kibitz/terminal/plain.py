"""A plain game in the terminal: one line in, what happened out. It works through a pipe and without colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kibitz.errors import IllegalAction
from kibitz.kernel.state import MAX_SEATS
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import View
from kibitz.players import Player
from kibitz.terminal.bots import ask_bot
from kibitz.terminal.records import proving
from kibitz.terminal.why import goal_line, means_nothing, over_lines, prompt_line
from kibitz.terminal.wording import as_notation, command, commands, names_at
from kibitz.text.catalogue import has_text, text
from kibitz.text.coach import Coach, advice_line, advice_lines
from kibitz.text.sentences import (
    action_words,
    describe_pile,
    named,
    number_name,
    number_shown,
    people_read,
    pile_name,
    refusal,
    rules_page,
    seat_label,
    title,
    verb_word,
    warning,
)
from kibitz.text.telling import tell_events, tell_news

NEWS = 30  # lines of news before a turn; of more the last ones are shown
PROMPT = ">"
SCREEN = 60  # lines that push what was there out of sight
FEW = 6  # actions that fit into the prompt; of more only the verbs are named


@dataclass
class PlainTable:
    """One game being played: who sits where, what each has been told, and how to read and write a line."""

    table: Table
    bots: dict[int, Player]
    language: str
    read: Callable[[str], str]
    write: Callable[[str], None]
    rng: Random = field(default_factory=Random)
    told: dict[int | None, int] = field(default_factory=dict)
    last: int | None = None
    coach: Coach | None = None

    @property
    def people(self) -> list[int]:
        """The seats that people sit in."""
        return [seat for seat in range(self.table.seats) if seat not in self.bots]

    def say(self, key: str, **details: object) -> str:
        """A sentence of the interface."""
        return text(self.language, key, details)

    def ask_for(self, words: str) -> str:
        """Read a line. What is asked has its own, for some terminals cut a long prompt."""
        self.write(words)
        return self.read(PROMPT)

    def play(self, save_as: Path, game_named: str = "") -> None:
        """Play until the game is over or the player leaves; the record is saved either way.

        `game_named` is how the game was named, if it is not one of ours.
        """
        with named(names_at(self.table, self.bots, self.language)):
            self.play_on(save_as, game_named)

    def play_on(self, save_as: Path, game_named: str) -> None:
        """The same, with the names that people have."""
        self.write(self.say("play-to-play", game=title(self.table.game, self.language), seats=self.table.seats))
        if self.table.commitment is not None:
            self.write(self.say("play-commitment", commitment=self.table.commitment))
        if self.people:
            self.show_help()
        try:
            while not self.table.over and self.turn(self.table.to_act[0]):
                pass
            if self.table.over:
                self.show_result()
        except (EOFError, KeyboardInterrupt):
            self.write("")
        finally:
            save_as.write_text(self.table.record(resumable=True), encoding="utf-8")
        self.write(self.say("play-saved", file=str(save_as)))
        if self.table.over and self.table.commitment is not None:
            self.write(self.say("play-verify", command=proving(self.table, save_as, game_named)))

    def turn(self, seat: int) -> bool:
        """One decision; False when the player leaves."""
        if seat in self.bots:
            chosen = ask_bot(self.bots[seat], self.table.view(seat), self.rng, self.language)
            if chosen.said:
                self.write(chosen.said)
            self.table.act(seat, chosen.action)
            return True
        if len(self.people) > 1 and self.last != seat:
            self.write("\n" * SCREEN)  # the hand that was shown before is nobody else's business
            self.ask_for(self.say("play-hand-over", who=seat_label(self.language, seat)))
        self.last = seat
        view = self.table.view(seat)
        self.show_news(view, seat)
        self.show_table(view)
        if self.coach is not None:
            self.show_advice(view, best_only=True)
        return self.ask(view, seat)

    def ask(self, view: View, seat: int) -> bool:
        """Read lines until one is an action that the rules allow; False when the player leaves."""
        self.write("  " + prompt_line(view, self.language))
        offered = self.offered(view)
        while True:
            line = self.ask_for(self.say("play-prompt", actions=offered)).strip()
            match command(line, self.language):
                case _ if not line:
                    continue
                case "leave":
                    return False
                case "help":
                    self.show_help()
                    said = [action_words(view, choice.action, self.language) for choice in view.legal]
                    numbered = ", ".join(f"{number} {words}" for number, words in enumerate(said, 1))
                    self.write(self.say("play-legal", actions=numbered))
                case "coach" if self.coach is not None:
                    self.show_advice(view)
                case "rules":
                    self.write("\n".join(rules_page(self.table.game, self.language)))
                case "log":
                    for told in tell_events(view, self.table.events(seat), self.language):
                        self.write(f"  · {told}")
                case _:
                    try:
                        self.table.act(seat, as_notation(self.table, seat, line, self.language))
                    except IllegalAction as error:
                        asked = line.lower() in ("coach", "hint")
                        refused = f"{refusal(self.language, error.clause, error.details, seat)} ({error.clause})"
                        self.write(self.say("coach-none") if asked else refused)
                    else:
                        return True

    def offered(self, view: View) -> str:
        """What may be done: a few actions with their numbers; of more only the verbs."""
        said = [choice.action for choice in view.legal]
        if len(said) <= FEW:
            words = [action_words(view, action, self.language) for action in said]
            return ", ".join(f"{number} {one}" for number, one in enumerate(words, 1))
        verbs = dict.fromkeys(action.split()[0] for action in said)
        more = {action.split()[0] for action in said if " " in action}
        return ", ".join(
            verb_word(view.rulebook, verb, self.language) + (" …" if verb in more else "") for verb in verbs
        )

    def show_help(self) -> None:
        """How one plays here."""
        self.write(self.say("play-help", commands=commands(self.language, self.coach is not None)))

    def show_advice(self, view: View, best_only: bool = False) -> None:
        """What the coach says."""
        assert self.coach is not None
        advised = self.coach(view)
        if advised is None:
            self.write(self.say("coach-warming"))
        elif best_only:
            best = action_words(view, advised.actions[0].action, self.language)
            self.write("  ★ " + advice_line(advised.measure, advised.actions[0], self.language, best))
        else:
            for line in advice_lines(advised, view, self.language):
                self.write(line)

    def show_news(self, view: View, seat: int | None) -> None:
        """What happened since this seat was last asked; that stacks go to the discard is left to the log."""
        events = self.table.events(seat, self.told.get(seat, 0))
        lines = list(tell_news(view, events, self.language))
        if len(lines) > NEWS:
            self.write("  " + self.say("play-earlier", count=len(lines) - NEWS))
        for line in lines[-NEWS:]:
            self.write(f"  · {line}")
        self.told[seat] = self.told.get(seat, 0) + len(events)

    def show_table(self, view: View) -> None:
        """Piles, numbers and warnings."""
        self.write("")
        self.write("  " + goal_line(view, self.language))
        if has_text(self.language, f"{view.game}-phase-{view.phase}"):
            self.write("  " + text(self.language, f"{view.game}-phase-{view.phase}"))
        lying = [p for p in view.piles if p.count or p.start or p.owner == view.me]
        rows = [(pile_name(view, p.name, self.language), describe_pile(view, p, self.language)) for p in lying]
        for name, value in view.numbers.items():
            if not people_read(view, name) or (isinstance(value, list) and len(value) > MAX_SEATS):
                continue  # for the rules alone, or shown another way
            if means_nothing(view, name):
                continue
            shown = " ".join(map(number_shown, value)) if isinstance(value, list) else number_shown(value)
            rows.append((number_name(view, name, self.language), shown))
        width = max(len(label) for label, _ in rows)
        for label, shown in rows:
            self.write(f"  {label:<{width}}  {shown}")
        for action, clause in view.warnings:
            self.write("  " + warning(view, action, clause, self.language))

    def show_result(self) -> None:
        """How it ended."""
        seat = self.last if self.last is not None else self.people[0] if self.people else None
        self.show_news(self.table.view(seat), seat)
        for line in over_lines(self.table, seat, self.language):
            self.write(line)
