"""The bus: how the processes that serve the same tables tell each other what they have saved. One is enough for most.

A note says little: the number that a table has come to, which whoever has the table open then reads from the store; or
a reaction, which is not stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Saved(Struct, frozen=True, tag="saved"):
    """A table has come to this number."""

    table: str
    number: int
    node: str


class Reaction(Struct, frozen=True, tag="reaction"):
    """Somebody reacted: the message as clients get it."""

    table: str
    message: str
    node: str


Note = Saved | Reaction


class Bus(Protocol):
    """What a table needs of a bus."""

    def publish(self, note: Note) -> None:
        """Tell all other nodes; it does not wait, and a note may be lost."""

    def listen(self, node: str, hear: Callable[[Note], None]) -> None:
        """From now on `hear` is called with every note of other nodes."""

    async def close(self, node: str) -> None:
        """A node lets go of it."""


class LocalBus:
    """The bus inside one process."""

    def __init__(self) -> None:
        self.nodes: dict[str, Callable[[Note], None]] = {}

    def publish(self, note: Note) -> None:
        """Tell the other nodes in this process, if there are any."""
        for node, hear in self.nodes.items():
            if node != note.node:
                hear(note)

    def listen(self, node: str, hear: Callable[[Note], None]) -> None:
        """Be told."""
        self.nodes[node] = hear

    async def close(self, node: str) -> None:
        """Be told no more."""
        self.nodes.pop(node, None)
