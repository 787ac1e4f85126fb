"""What can lie over the table: a page to read, or the curtain between two people at one keyboard."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from kibitz.terminal.moves import latin
from kibitz.text.catalogue import text


class Page(ModalScreen[None]):
    """Something to read over the table: the rules, what the coach says, or the whole log (read from its end)."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter", "dismiss", "back")]
    DEFAULT_CSS = """
    Page { align: center middle; }
    Page > Vertical { width: 96%; height: 96%; background: $panel; }
    Page Static { padding: 0 1; }
    Page #hint { dock: bottom; height: 1; background: #0f1b16; color: #e9e2d0; }
    """

    def __init__(self, page: Widget, language: str, from_the_end: bool = False) -> None:
        super().__init__()
        self.page, self.language, self.from_the_end = page, language, from_the_end

    def compose(self) -> ComposeResult:
        """A page that scrolls, and how to scroll and leave it."""
        with Vertical():
            with VerticalScroll():
                yield self.page
            scroll, back = (text(self.language, f"key-{word}") for word in ("scroll", "back"))
            yield Static(f"↑ ↓ PgUp PgDn  {scroll}   Esc  {back}", id="hint")

    def on_mount(self) -> None:
        """The arrow keys scroll at once."""
        scroll = self.query_one(VerticalScroll).focus()
        if self.from_the_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_key(self, event: Key) -> None:
        """The keys that open a page close it too."""
        if event.character is not None and latin(event.character) in ("q", "l", "c", "?"):
            event.stop()
            self.dismiss()


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
