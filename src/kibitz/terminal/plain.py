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
from kibitz.text.catalogue import has_text, text
from kibitz.text.coach import Coach, advice_line, advice_lines
from kibitz.text.sentences import (
    describe_pile,
    number_name,
    number_shown,
    people_read,
    pile_name,
    result_lines,
    rules_page,
    seat_name,
    tell_events,
    tell_news,
    title,
)

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

    def play(self, save_as: Path) -> None:
        """Play until the game is over or the player leaves; the record is saved either way."""
        self.write(self.say("play-to-play", game=title(self.table.game, self.language), seats=self.table.seats))
        if self.table.commitment is not None:
            self.write(self.say("play-commitment", commitment=self.table.commitment))
        if self.people:
            self.write(self.say("play-help"))
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
            proof = f"kibitz verify {save_as} --commitment {self.table.commitment}"
            self.write(self.say("play-verify", command=proof))

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
            self.ask_for(self.say("play-hand-over", who=seat_name(self.language, seat)))
        self.last = seat
        view = self.table.view(seat)
        self.show_news(view, seat)
        self.show_table(view)
        if self.coach is not None:
            self.show_advice(view, best_only=True)
        return self.ask(view, seat)

    def ask(self, view: View, seat: int) -> bool:
        """Read lines until one is an action that the rules allow; False when the player leaves."""
        said = [choice.action for choice in view.legal]
        verbs = dict.fromkeys(action.split()[0] + (" …" if " " in action else "") for action in said)
        actions = ", ".join(said if len(said) <= FEW else verbs)
        who = seat_name(self.language, seat)
        while True:
            line = self.ask_for(self.say("play-prompt", who=who, actions=actions)).strip()
            match line.lower():
                case "":
                    continue
                case "quit" | "q":
                    return False
                case "help":
                    self.write(self.say("play-help"))
                    self.write(self.say("play-legal", actions=", ".join(choice.action for choice in view.legal)))
                case "coach" | "hint" if self.coach is not None:
                    self.show_advice(view)
                case "rules":
                    self.write("\n".join(rules_page(self.table.game, self.language)))
                case "log":
                    for told in tell_events(view, self.table.events(seat), self.language):
                        self.write(f"  · {told}")
                case _:
                    try:
                        self.table.act(seat, self.table.game.actions.spell(line))
                    except IllegalAction as refusal:
                        self.write(f"{refusal.say(self.language)} ({refusal.clause})")
                    else:
                        return True

    def show_advice(self, view: View, best_only: bool = False) -> None:
        """What the coach says."""
        assert self.coach is not None
        advised = self.coach(view)
        if advised is None:
            self.write(self.say("coach-warming"))
        elif best_only:
            self.write("  ★ " + advice_line(advised.measure, advised.actions[0], self.language))
        else:
            for line in advice_lines(advised, self.language):
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
        if has_text(self.language, f"{view.game}-phase-{view.phase}"):
            self.write("  " + text(self.language, f"{view.game}-phase-{view.phase}"))
        lying = [p for p in view.piles if p.count or p.start or p.owner == view.me]
        rows = [(pile_name(view, p.name, self.language), describe_pile(view, p, self.language)) for p in lying]
        for name, value in view.numbers.items():
            if not people_read(view, name) or (isinstance(value, list) and len(value) > MAX_SEATS):
                continue  # for the rules alone, or shown another way
            shown = " ".join(map(number_shown, value)) if isinstance(value, list) else number_shown(value)
            rows.append((number_name(view, name, self.language), shown))
        width = max(len(label) for label, _ in rows)
        for label, shown in rows:
            self.write(f"  {label:<{width}}  {shown}")
        for action, clause in view.warnings:
            if has_text(self.language, clause, "warning"):
                self.write("  " + text(self.language, clause, {"action": action}, "warning"))
            else:
                self.write("  " + self.say("play-warning", action=action))

    def show_result(self) -> None:
        """How it ended."""
        seat = self.last if self.last is not None else self.people[0] if self.people else None
        self.show_news(self.table.view(seat), seat)
        for line in result_lines(self.table.view(seat), self.language):
            self.write(line)
