"""The table in the terminal that one likes to sit at: cards, chips, whose turn it is, legal moves under the keys."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from kibitz.errors import IllegalAction
from kibitz.kernel.table import Table
from kibitz.locales import has_text, text
from kibitz.players import Player
from kibitz.telling import result_lines, rules_page, seat_name, tell_events, title
from kibitz.terminal.board import TURN, board
from kibitz.terminal.moves import Moves

WIDE = 128  # columns that hold the table and the rules side by side
LINES = 24  # of the log; the last of them are seen
PACE = 0.35  # seconds between the moves of bots, so that one can follow


class Page(ModalScreen[None]):
    """Something to read over the table: the rules, or the whole log."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark,l,enter", "dismiss", "back")]
    DEFAULT_CSS = (
        "Page { align: center middle; } Page > VerticalScroll { width: 96%; height: 96%; background: $panel; }"
    )

    def __init__(self, page: str) -> None:
        super().__init__()
        self.page = page

    def compose(self) -> ComposeResult:
        """A page that scrolls."""
        with VerticalScroll():
            yield Markdown(self.page)

    def on_mount(self) -> None:
        """The arrow keys scroll at once."""
        self.query_one(VerticalScroll).focus()


class Curtain(ModalScreen[None]):
    """Between two people at one keyboard: nobody's hand is seen until the next one is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", "go on")]
    DEFAULT_CSS = "Curtain { align: center middle; background: $surface; }"

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One line in the middle."""
        yield Static(self.words)


class TableApp(App[None]):
    """One game: people at this keyboard, bots in the other seats; the record is saved after every action."""

    CSS = """
    Screen { background: #16261f; color: #e9e2d0; }
    #head { height: 1; background: #0f1b16; }
    #board { height: auto; padding: 0 1; }
    #log { height: 1fr; min-height: 3; border-top: solid #39564a; padding: 0 1; scrollbar-size: 0 0; }
    #said { height: auto; max-height: 4; padding: 0 1; color: #f3d98f; }
    #moves { height: auto; max-height: 3; padding: 0 1; }
    #typed { height: 1; border: none; display: none; padding: 0 1; background: #0f1b16; }
    #typed.-open { display: block; }
    #beside { dock: right; width: 48; display: none; background: #0f1b16; padding: 0 1; }
    #beside.-open { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", "rules"),
        Binding("l", "log", "log"),
        Binding("colon,slash", "type", "type"),
        Binding("escape", "take_back", "back"),
        Binding("q", "leave", "leave"),
        Binding("ctrl+c", "leave", "leave", priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None  # keys choose moves, unless somebody types

    def __init__(
        self, table: Table, bots: dict[int, Player], language: str, save_as: Path, rng: Random, pace: float = PACE
    ) -> None:
        super().__init__()
        self.table, self.bots, self.language, self.save_as, self.rng, self.pace = (
            table, bots, language, save_as, rng, pace,
        )  # fmt: skip
        self.moves = Moves([])
        self.warned = ""
        self.thinking = False
        self.lines: list[Text] = []
        self.told = 0
        self.behind_curtain = False
        people = [seat for seat in range(table.seats) if seat not in bots]
        self.hot_seat = len(people) > 1
        self.eyes: int | None = people[0] if len(people) == 1 else None  # whose view is shown

    def say(self, key: str, **details: object) -> str:
        """A sentence of the interface."""
        return text(self.language, key, details)

    def compose(self) -> ComposeResult:
        """From top to bottom: what is played, the table, what happened, what is said, what may be done."""
        with VerticalScroll(id="beside", can_focus=False):
            yield Markdown("\n".join(rules_page(self.table.game, self.language)))
        yield Static(id="head")
        yield Static(id="board")
        with VerticalScroll(id="log", can_focus=False):
            yield Static(id="told")
        yield Static(id="said")
        yield Static(id="moves")
        yield Input(id="typed")

    def on_mount(self) -> None:
        """Begin; the commitment to the deal comes first, so that one can keep it."""
        self.begin_log()
        self.go_on()

    def begin_log(self) -> None:
        """An empty log, but for the commitment."""
        self.lines, self.told = [], 0
        if self.table.commitment is not None:
            self.lines.append(Text(self.say("play-commitment", commitment=self.table.commitment)))

    # --- the game goes on ------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Whoever is next: a bot after a moment, a person when the keyboard is theirs."""
        self.save()
        waiting = [seat for seat in self.table.to_act if seat not in self.bots]
        bots = [seat for seat in self.table.to_act if seat in self.bots]
        if bots:
            self.draw_table()
            if not self.thinking:  # one bot at a time, also when a person acts in between
                self.thinking = True
                self.set_timer(self.pace, self.bot_acts) if self.pace else self.bot_acts()
        elif waiting and self.hot_seat and self.eyes != waiting[0]:
            self.behind_curtain, self.eyes = True, waiting[0]
            self.draw_table()
            words = self.say("play-hand-over", who=seat_name(self.language, waiting[0]))
            self.push_screen(Curtain(words), lambda _: self.open_curtain())
        else:
            self.draw_table()

    def open_curtain(self) -> None:
        """The next person is there."""
        self.behind_curtain = False
        self.draw_table()

    def bot_acts(self) -> None:
        """The first of the bots whose turn it is moves."""
        self.thinking = False
        waiting = [seat for seat in self.table.to_act if seat in self.bots]
        if waiting:
            self.table.act(waiting[0], self.bots[waiting[0]](self.table.view(waiting[0]), self.rng))
        self.go_on()

    def act(self, action: str) -> None:
        """A person moves; a refusal is said with its clause, and nothing has changed."""
        if self.eyes is None or self.eyes not in self.table.to_act:
            return
        action = self.table.game.actions.spell(action)
        losing = dict(self.table.view(self.eyes).warnings)
        if action in losing and self.warned != action:
            self.warned = action
            self.query_one("#said", Static).update(self.warning(action, losing[action]))
            self.moves = Moves([choice.action for choice in self.table.view(self.eyes).legal])
            self.draw_moves()
            return
        try:
            self.table.act(self.eyes, action)
        except IllegalAction as refusal:
            self.query_one("#said", Static).update(f"{refusal.say(self.language)} ({refusal.clause})")
            self.draw_moves()
        else:
            self.query_one("#said", Static).update("")
            self.warned = ""
            self.go_on()

    def warning(self, action: str, clause: str) -> str:
        """What is said before an action that is allowed and loses the game; chosen again, it is done."""
        key = clause if has_text(self.language, clause, "warning") else ""
        said = (
            text(self.language, key, {"action": action}, "warning") if key else self.say("play-warning", action=action)
        )
        return f"{said} {self.say('play-again')}"

    def save(self) -> None:
        """The record, as it is now: it can be resumed from there."""
        self.save_as.write_text(self.table.record(resumable=True), encoding="utf-8")

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw_table(self) -> None:
        """Everything anew."""
        view = self.table.view(self.eyes if not self.behind_curtain else None)
        head = Text(f" {title(self.table.game, self.language)} ", TURN)
        phase = f"{view.game}-phase-{view.phase}"
        head.append(f"· {text(self.language, phase)} " if has_text(self.language, phase) else "")
        self.query_one("#head", Static).update(head)
        self.query_one("#board", Static).update(Text("\n").join(board(view, self.language)))
        if self.behind_curtain:
            self.begin_log()
        events = self.table.events(view.me, self.told)
        swept = {pile.name for pile in view.piles if pile.role == "discard"}
        news = (event for event in events if event.target not in swept and event.kind != "turn")
        self.lines += [Text(told) for told in tell_events(view, news, self.language)]
        self.told += len(events)
        if view.result is not None:
            for line in result_lines(view, self.language):
                self.lines.append(Text(line, TURN))
            self.query_one("#said", Static).update(self.say("play-saved", file=self.save_as.name))
        self.query_one("#told", Static).update(Text("\n").join(self.lines[-LINES:]))
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)
        self.moves = Moves([choice.action for choice in view.legal])
        self.draw_moves()

    def draw_moves(self) -> None:
        """What may be done now, each under its key."""
        line = Text()
        if self.moves.chosen:
            line.append(" ".join(self.moves.chosen) + " … ", TURN)
        for key, word in self.moves.keys.items() if not self.moves.typed else ():
            line.append(f" {key} ", "reverse")
            line.append(f" {word}  ")
        if self.moves.typed:
            words = self.moves.words
            line.append(f"{words[0]} … {words[-1]}   ")
        keys = {"?": "rules", ":": "type", "l": "log", "esc": "back", "q": "leave"}
        hint = "  ".join(f"{key} {self.say(f'key-{word}')}" for key, word in keys.items())
        self.query_one("#moves", Static).update(Text("\n").join([line, Text(hint, "dim")]))

    # --- keys ------------------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A letter or digit chooses the next word of an action."""
        if len(self.screen_stack) > 1 or self.query_one("#typed").has_class("-open") or event.character is None:
            return
        if self.moves.typed and event.character.isdecimal():
            self.action_type(event.character)
            return
        action = self.moves.press(event.character)
        if action is not None:
            self.act(action)
        else:
            self.draw_moves()

    def action_type(self, begun: str = "") -> None:
        """Type an action as it is written."""
        typed = self.query_one("#typed", Input)
        typed.value = " ".join([*self.moves.chosen, begun]) if self.moves.chosen else begun
        typed.add_class("-open")
        typed.focus()
        typed.cursor_position = len(typed.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed is done, or refused."""
        self.action_take_back()
        if event.value.strip():
            self.act(event.value)

    def action_take_back(self) -> None:
        """Leave the line, or take the last choice back."""
        typed = self.query_one("#typed", Input)
        if typed.has_class("-open"):
            typed.remove_class("-open")
            typed.value = ""
            self.set_focus(None)
        else:
            self.moves.back()
        self.draw_moves()

    def action_rules(self) -> None:
        """The rules page beside the table, where the terminal is wide enough, or else over it."""
        if self.size.width >= WIDE:
            self.query_one("#beside").toggle_class("-open")
        else:
            self.push_screen(Page("\n".join(rules_page(self.table.game, self.language))))

    def action_log(self) -> None:
        """All that happened, over the table."""
        view = self.table.view(self.eyes)
        told = tell_events(view, self.table.events(self.eyes), self.language)
        self.push_screen(Page("\n".join(f"- {line}" for line in told)))

    def action_leave(self) -> None:
        """Save and go."""
        self.save()
        self.exit()
