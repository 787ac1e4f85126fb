"""The table in the terminal that one likes to sit at: cards, chips, whose turn it is, legal moves under the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, ClassVar, Concatenate, ParamSpec, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Markdown, Static

from kibitz.errors import IllegalAction
from kibitz.kernel.table import Table
from kibitz.kernel.views.view import View
from kibitz.players import Player
from kibitz.players.worker import THEIR_WORKER, WORKER
from kibitz.terminal.board import TURN, board
from kibitz.terminal.bots import Chosen, ask_bot
from kibitz.terminal.moves import DIGITS, Moves, latin
from kibitz.terminal.pages import Curtain, Page
from kibitz.terminal.records import set_aside
from kibitz.terminal.why import goal_line, over_lines, prompt_line, terms
from kibitz.terminal.wording import as_notation, command, commands, names_at, word_shown
from kibitz.text.catalogue import text
from kibitz.text.coach import Coach, advice_line, advice_lines
from kibitz.text.sentences import (
    action_words,
    named,
    refusal,
    rules_page,
    seat_label,
    title,
    warning,
)
from kibitz.text.telling import tell_events, tell_news

if TYPE_CHECKING:
    from kibitz.players.coach import Advised

COLUMNS, ROWS = 80, 24  # that the table needs
WIDE = 128  # columns that hold the table and the rules side by side
PACE = 0.35  # seconds between the moves of bots, so that one can follow

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


def by_name(
    method: Callable[Concatenate[TableApp, Given], Answer],
) -> Callable[Concatenate[TableApp, Given], Answer]:
    """What is said in this is said of people by their names."""

    @wraps(method)
    def told(app: TableApp, /, *given: Given.args, **more: Given.kwargs) -> Answer:
        with named(app.names):
            return method(app, *given, **more)

    return told


class Log(Widget):
    """What happened: as many of the last lines as there is room for."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.lines: list[str] = []

    def render(self) -> Text:
        """The last lines; what does not fit into one goes on a little further in."""
        rows: list[Text] = []
        for line in self.lines[-self.size.height :]:
            first, *more = Text(line).wrap(self.app.console, self.size.width - 2)
            rows += [first, *(Text("  ").append_text(row) for row in more)]
        return Text("\n").join(rows[-self.size.height :])


class TableApp(App[None]):
    """One game: people at this keyboard, bots in the other seats; the record is saved after every action."""

    CSS = """
    Screen { background: #16261f; color: #e9e2d0; }
    #head { height: 1; background: #0f1b16; }
    #board { height: auto; padding: 0 1; }
    #log { height: 1fr; min-height: 3; border-top: solid #39564a; padding: 0 1; }
    #said { height: auto; max-height: 9; padding: 0 1; color: #f3d98f; }
    #moves { height: auto; max-height: 5; padding: 0 1; }
    #typed { height: 1; border: none; display: none; padding: 0 1; background: #0f1b16; }
    #typed.-open { display: block; }
    #beside { dock: right; width: 48; display: none; background: #0f1b16; padding: 0 1; }
    #beside.-open { display: block; }
    #hint { dock: bottom; height: 1; color: #f3d98f; }
    #small { display: none; padding: 1; color: #f3d98f; }
    Screen.-narrow > #table, Screen.-low > #table { display: none; }
    Screen.-narrow > #small, Screen.-low > #small { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "take_back", "back"),
        Binding("ctrl+c", "leave", "leave", priority=True),
        Binding("pageup", "scroll_rules(-1)", "scroll"),
        Binding("pagedown", "scroll_rules(1)", "scroll"),
    ]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None  # keys choose moves, unless somebody types

    def __init__(
        self,
        table: Table,
        bots: dict[int, Player],
        language: str,
        save_as: Path,
        rng: Random,
        pace: float = PACE,
        coach: Coach | None = None,
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (COLUMNS, "-broad")]  # classes by which CSS hides the table
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (ROWS, "-high")]
        self.table, self.bots, self.language, self.save_as, self.rng, self.pace, self.coach = (
            table, bots, language, save_as, rng, pace, coach,
        )  # fmt: skip
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.names = names_at(table, bots, language)
        self.thinking = False
        self.sit_down()

    def sit_down(self) -> None:
        """Nothing is chosen yet, nothing told."""
        self.moves = Moves([])
        self.warned = ""
        self.failures: list[str] = []
        self.advised: tuple[View | None, Advised | None] = (None, None)  # what the coach last said
        self.told = 0
        self.behind_curtain = False
        self.eyes = self.people[0] if len(self.people) == 1 else None  # whose view is shown

    def say(self, key: str, **details: object) -> str:
        """A sentence of the interface."""
        return text(self.language, key, details)

    def compose(self) -> ComposeResult:
        """From top to bottom: what is played, the table, what happened, what is said, what may be done."""
        with Vertical(id="table"):
            with Vertical(id="beside"):
                with VerticalScroll(id="rules", can_focus=False):
                    yield Markdown("\n".join(rules_page(self.table.game, self.language)))
                yield Static(f"PgUp PgDn  {self.say('key-scroll')}   ?  {self.say('key-back')}", id="hint")
            yield Static(id="head")
            yield Static(id="board")
            yield Log()
            yield Static(id="said")
            yield Static(id="moves")
            yield Input(id="typed")
        yield Static(self.say("play-too-small", columns=COLUMNS, lines=ROWS), id="small")

    def on_mount(self) -> None:
        """Begin; the commitment to the deal comes first, so that one can keep it."""
        self.begin_log()
        self.go_on()

    def begin_log(self) -> None:
        """An empty log, but for the commitment, and for bots that have failed."""
        self.told = 0
        published = self.table.commitment
        lines = [self.say("play-commitment", commitment=published)] if published else []
        self.query_one(Log).lines = lines + self.failures

    # --- the game goes on ------------------------------------------------------------------------------------------

    @by_name
    def go_on(self) -> None:
        """Whoever is next: a bot after a moment, a person when the keyboard is theirs."""
        self.save()
        waiting = [seat for seat in self.table.to_act if seat not in self.bots]
        bots = [seat for seat in self.table.to_act if seat in self.bots]
        if bots:
            self.draw_table()
            if not self.thinking:  # one bot at a time, also when a person acts in between
                self.thinking = True
                if self.pace:
                    self.set_timer(self.pace, lambda: self.run_worker(self.bot_thinks()))
                else:
                    self.bot_acts()
        elif waiting and len(self.people) > 1 and self.eyes != waiting[0]:
            self.behind_curtain, self.eyes = True, waiting[0]
            self.begin_log()
            self.draw_table()
            words = self.say("play-hand-over", who=seat_label(self.language, waiting[0]))
            self.push_screen(Curtain(words), lambda _: self.open_curtain())
        else:
            self.draw_table()
            self.ask_coach()

    def open_curtain(self) -> None:
        """The next person is there, and the log is told anew, as this one saw it."""
        self.behind_curtain = False
        self.begin_log()
        self.draw_table()
        self.ask_coach()

    # --- the coach -------------------------------------------------------------------------------------------------

    def ask_coach(self, at_length: bool = False) -> None:
        """The coach says what it thinks best, or `at_length` what each action leads to; if there is one to ask."""
        if self.coach is not None and self.eyes is not None and self.eyes in self.table.to_act:
            self.run_worker(self.coach_thinks(self.table.view(self.eyes), at_length), exclusive=True, group="coach")
        elif at_length:
            self.remark(self.say("coach-not-now"))

    async def coach_thinks(self, view: View, at_length: bool) -> None:
        """The coach thinks while the screen lives on; what it says is told only if it still matters."""
        assert self.coach is not None
        known, advised = self.advised
        if known != view:
            advised = await asyncio.to_thread(self.coach, view)
            while advised is None and view.me == self.eyes and self.table.view(self.eyes) == view:
                if not self.warned:
                    self.remark(self.say("coach-warming"))
                await asyncio.sleep(1)
                advised = await asyncio.to_thread(self.coach, view)
            self.advised = (view, advised) if advised is not None else (None, None)
        if advised is None or view.me != self.eyes or self.table.view(self.eyes) != view:
            return
        with named(self.names):
            best = action_words(view, advised.actions[0].action, self.language)
            said = advice_line(advised.measure, advised.actions[0], self.language, best)
            at_large = "\n".join(advice_lines(advised, view, self.language))
        if at_length:
            self.push_screen(Page(Static(Text(at_large)), self.language))
        elif not self.warned:
            self.remark("★ " + said)

    async def bot_thinks(self) -> None:
        """The first of the bots whose turn it is thinks, while the screen lives on; then it moves."""
        table, waiting = self.table, [seat for seat in self.table.to_act if seat in self.bots]
        chosen = await asyncio.to_thread(self.ask_bot, table, waiting[0]) if waiting else None
        if table is self.table:  # nobody has begun another game meanwhile
            self.bot_acts(chosen)

    @by_name
    def ask_bot(self, table: Table, seat: int) -> Chosen:
        """What the bot of a seat does."""
        return ask_bot(self.bots[seat], table.view(seat), self.rng, self.language)

    def bot_acts(self, chosen: Chosen | None = None) -> None:
        """The first of the bots whose turn it is moves; if another had to act for it, the log says so, and why."""
        self.thinking = False
        waiting = [seat for seat in self.table.to_act if seat in self.bots]
        if waiting:
            chosen = chosen or self.ask_bot(self.table, waiting[0])
            if chosen.said:
                self.failures.append(chosen.said)
                self.query_one(Log).lines.append(chosen.said)
            self.table.act(waiting[0], chosen.action)
        self.go_on()

    @by_name
    def act(self, action: str) -> None:
        """A person moves; a refusal is said, and nothing has changed."""
        if self.eyes is None:
            return
        action = as_notation(self.table, self.eyes, action, self.language)
        losing = dict(self.table.view(self.eyes).warnings)
        if action in losing and self.warned != action:
            self.warned = action
            said = warning(self.table.view(self.eyes), action, losing[action], self.language)
            self.remark(f"{said} {self.say('play-again')}")
            self.offer(self.table.view(self.eyes))
            return
        try:
            self.table.act(self.eyes, action)
        except IllegalAction as error:
            asked = action in ("coach", "hint")
            said = f"{refusal(self.language, error.clause, error.details)} ({error.clause})"
            self.remark(self.say("coach-none") if asked else said)
            self.draw_moves()
        else:
            self.warned = ""
            self.remark()
            self.go_on()

    def save(self) -> None:
        """The record, as it is now: it can be resumed from there."""
        self.save_as.write_text(self.table.record(resumable=True), encoding="utf-8")

    def play_again(self) -> None:
        """The same game with the same players, from a new secret; the record of the last one gets another name."""
        last = self.table
        self.table = last.game.table(last.seats, options=last.options, nonces=last.nonces)
        self.sit_down()
        self.begin_log()
        self.remark(self.say("play-set-aside", file=set_aside(self.save_as).name))
        self.go_on()

    # --- drawing ---------------------------------------------------------------------------------------------------

    @by_name
    def draw_table(self) -> None:
        """Everything anew."""
        view = self.table.view(None if self.behind_curtain else self.eyes)
        head = Text(f" {title(self.table.game, self.language)} ", TURN)
        head.append(f"· {goal_line(view, self.language)}")
        head.truncate(self.size.width, overflow="ellipsis")
        self.query_one("#head", Static).update(head)
        self.query_one("#board", Static).update(Text("\n").join(board(view, self.language)))
        events = self.table.events(view.me, self.told)
        log = self.query_one(Log)
        log.lines += tell_news(view, events, self.language)
        log.refresh()
        self.told += len(events)
        if view.result is not None:
            self.remark(self.say("play-saved", file=self.save_as.name))
        self.offer(view)

    @by_name
    def remark(self, words: str = "") -> None:
        """Say something below the log, where the result of the game stays when it is over."""
        said = Text(words)
        if self.table.over:
            result = "\n".join(over_lines(self.table, self.eyes, self.language))
            said = Text(result, TURN).append(f"\n{words}" if words else "", "not bold")
        self.query_one("#said", Static).update(said)

    def offer(self, view: View) -> None:
        """What may be done now, nothing of it chosen yet."""
        self.moves = Moves([choice.action for choice in view.legal])
        self.draw_moves()

    @by_name
    def draw_moves(self) -> None:
        """What to do now, and what may be done, each under its key and with its price."""
        view, line, chosen = self.table.view(None if self.behind_curtain else self.eyes), Text(), self.moves.chosen
        asked = [] if self.table.over else [Text(prompt_line(view, self.language))]
        if chosen:
            line.append(" ".join(self.shown(chosen[:at], word) for at, word in enumerate(chosen)) + " … ", TURN)
        if self.moves.typed:
            words = self.moves.words
            line.append(f"{words[0]} … {words[-1]}   ")
        over = {"n": self.say("key-again"), "q": self.say("key-leave")} if self.table.over else {}
        moves = {key: self.shown(chosen, word) for key, word in self.moves.keys.items()}
        for key, word in (over or moves).items() if not self.moves.typed else ():
            line.append(f" {key} ", "reverse")
            line.append(f" {word}  ")
            line.append(self.price(chosen, self.moves.keys.get(key, "")), "dim")
        keys = {"?": "rules", ":": "type", "l": "log", "esc": "back", "q": "leave"}
        keys = {"c": "coach", **keys} if self.coach is not None else keys
        hint = "  ".join(f"{key} {self.say(f'key-{word}')}" for key, word in keys.items() if key not in over)
        self.query_one("#moves", Static).update(Text("\n").join([*asked, line, Text(hint, "dim")]))

    def price(self, before: list[str], word: str) -> str:
        """What the action costs and risks that this word completes."""
        said = "" if self.eyes is None else terms(self.table, self.eyes, " ".join([*before, word]), self.language)
        return f"({said})  " if said else ""

    def shown(self, before: list[str], word: str) -> str:
        """A word of an action, in the player's language."""
        return word_shown(self.table.game, before, word, self.language, self.eyes)

    # --- keys ------------------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """Whether the line is open in which an action is typed."""
        return self.query_one("#typed").has_class("-open")

    def on_key(self, event: Key) -> None:
        """Keys choose moves, unless somebody types or reads a page."""
        if event.character is None or not event.is_printable:
            return
        if self.typing:  # it came while the line was being opened
            self.query_one("#typed", Input).insert_text_at_cursor(event.character)
        elif len(self.screen_stack) == 1:
            self.press(event.character)

    def press(self, pressed: str) -> None:
        """A letter or digit chooses the next word of an action, or is a command; at any other key those are named."""
        key = latin(pressed)
        if self.size.width < COLUMNS or self.size.height < ROWS:
            if key == "q":
                self.action_leave()
        elif self.moves.typed and key.isdecimal():
            self.action_type(key)
        elif key in self.moves.keys:
            action = self.moves.press(key)
            if not self.warned:
                self.remark()
            if action is not None:
                self.act(action)
            else:
                self.draw_moves()
        elif not self.command({"?": "rules", "l": "log", "q": "leave", "c": "coach"}.get(key, key)):
            moves = DIGITS if self.moves.typed else "n" if self.table.over else self.moves.keys
            self.remark(self.say("play-keys", pressed=pressed, keys=" ".join([*moves, *"?:lq"])))

    def command(self, word: str) -> bool:
        """Do what a key or a word of the table itself asks for; False if it is none."""
        match word:
            case "rules":
                self.action_rules()
            case "log":
                self.action_log()
            case ":" | "/":
                self.action_type()
            case "leave":
                self.action_leave()
            case "coach" if self.coach is not None:
                self.ask_coach(at_length=True)
            case "n" | "again" if self.table.over:
                self.play_again()
            case "help":
                self.help()
            case _:
                return False
        return True

    @by_name
    def help(self) -> None:
        """What may be done, and what else the table understands."""
        view = self.table.view(self.eyes)
        legal = ", ".join(action_words(view, choice.action, self.language) for choice in view.legal)
        known = self.say("play-help", commands=commands(self.language, self.coach is not None))
        self.remark("\n".join([known, self.say("play-legal", actions=legal or "–")]))

    def action_type(self, begun: str = "") -> None:
        """Type an action as it is written."""
        typed = self.query_one("#typed", Input)
        typed.value = " ".join([*self.moves.chosen, begun]) if self.moves.chosen else begun
        typed.add_class("-open")
        self.set_focus(typed)
        typed.cursor_position = len(typed.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed is done, or refused; a word of the table itself works too."""
        self.close_line()
        words = event.value.split()
        asked = command(event.value.strip(), self.language) or command(latin(event.value.strip()), self.language)
        if words and not self.command(asked or latin(event.value.strip())):
            verbs = {kind.verb for kind in self.table.game.kinds}
            self.act(latin(event.value) if latin(words[0]) in verbs else event.value)

    def close_line(self) -> None:
        """Leave the line in which an action is typed."""
        typed = self.query_one("#typed", Input)
        typed.remove_class("-open")
        typed.value = ""
        self.set_focus(None)
        self.draw_moves()

    def action_take_back(self) -> None:
        """Leave the line, or take the last choice back; what was said about it goes too."""
        self.warned = ""
        self.remark()
        if self.typing:
            self.close_line()
        else:
            self.moves.back()
            self.draw_moves()

    def action_rules(self) -> None:
        """The rules page beside the table, where the terminal is wide enough, or else over it."""
        if self.size.width >= WIDE:
            self.query_one("#beside").toggle_class("-open")
        else:
            self.push_screen(Page(Markdown("\n".join(rules_page(self.table.game, self.language))), self.language))

    def action_scroll_rules(self, pages: int) -> None:
        """Read on in the rules beside the table."""
        rules = self.query_one("#rules")
        rules.scroll_relative(y=pages * (rules.size.height - 1), animate=False)

    @by_name
    def action_log(self) -> None:
        """All that happened, over the table."""
        view = self.table.view(self.eyes)
        told = tell_events(view, self.table.events(self.eyes), self.language)
        self.push_screen(
            Page(Static(Text("\n").join(Text(f"· {line}") for line in told)), self.language, from_the_end=True)
        )

    def action_leave(self) -> None:
        """Save and go; nobody waits for a bot that thinks."""
        self.save()
        WORKER.abandon()
        THEIR_WORKER.abandon()
        self.exit()
