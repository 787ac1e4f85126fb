"""What can be counted, for Prometheus. Nothing here names a table, a guest or a card."""

from __future__ import annotations

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from kibitz.server.protocol.messages import AnyClientMessage

REGISTRY = CollectorRegistry()


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"kibitz_{name}", about, labels, registry=REGISTRY)


def _gauge(name: str, about: str) -> Gauge:
    return Gauge(f"kibitz_{name}", about, registry=REGISTRY)


TABLES = _gauge("tables", "Tables in memory")
CONNECTIONS = _gauge("connections", "Open connections")
MESSAGES = _counter("messages", "Messages that clients have sent", "type")
REFUSED = _counter("refused", "What was refused, by clause", "clause")
MOVES = _counter("moves", "Actions in games", "by")
MOVES_BY = {"": MOVES.labels("person"), "bot": MOVES.labels("bot"), "clock": MOVES.labels("clock")}
GAMES = _counter("games", "Games that were begun", "game")
COMMITS = _counter("commits", "Transactions")
SAVED = _counter("entries", "Entries of logs that were saved")
EVICTED = _counter("evicted", "Connections that were cut off for being too slow")
FAILED = _counter("failures", "Changes that could not be saved")
ANSWERED = Histogram(
    "kibitz_answer_seconds",
    "From a message's arrival to its answer, saved",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)

MESSAGES_OF = {kind: MESSAGES.labels(kind.__struct_config__.tag) for kind in get_args(AnyClientMessage)}


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
