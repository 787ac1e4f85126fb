"""Settings of a server: each has a default that serves a small one, and an environment variable KIBITZ_<NAME>."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from kibitz.errors import KibitzError, brief, did_you_mean

PREFIX = "KIBITZ_"
OTHERS = ("KIBITZ_CACHE",)
"""Variables that are not for the server: where compiled rules are kept."""

MAX_NUMBER = 10**9
"""No whole number of a setting means anything beyond this."""


@dataclass(frozen=True)
class Settings:
    """How a server behaves. `docs/operations.md` has the whole list."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "kibitz.db"
    """A file for SQLite, or a database's address as SQLAlchemy writes it."""
    hosts: str = ""
    """Names under which this server may be asked for, with commas between them; * for any. Whoever serves on other
    addresses than this machine's own may be asked for under any name, if none is given."""
    origins: str = ""
    """Other addresses whose pages may use this server, with commas between them; * for all."""
    trusted_proxies: str = ""
    """Addresses of proxies whose word on a client's address is taken, with commas between them."""
    games: str = ""
    """Games of other packages that are played here too, with commas: ids of installed ones, or module:NAME."""
    players: str = ""
    """Players of other packages that may sit down here: names of installed ones, or module:function."""
    bot_processes: int = 1
    bot_pace: float = 0.7
    """Seconds that a bot takes at least after a plain move, so that people can follow; after more, more, up to 3. At 0
    it takes no more than it needs."""
    stand_in_seconds: float = 60.0
    """How long somebody may be away before a bot stands in."""
    commit_ms: int = 15
    """At a busy server, entries that come within so many milliseconds are saved together."""
    keep_days: float = 30.0
    """How long a table is kept at which nobody is."""
    idle_minutes: float = 5.0
    """How long a table at which nobody is stays in memory."""
    most_tables: int = 20_000
    """Tables in memory."""
    most_connections: int = 20_000
    connections_per_address: int = 200
    tables_per_minute: int = 20
    """Tables that one address may open."""
    messages_per_second: float = 10.0
    message_burst: int = 40
    """A connection may send so many messages at once, and so many a second."""
    message_bytes: int = 8192
    most_waiting: int = 256
    """Messages that may wait for a slow client before it is cut off; it can come back and catch up."""
    metrics_from: str = "127.0.0.1,::1"
    """Addresses that may read /metrics, with commas between them; * for all."""
    logs: str = "text"
    """How the log is written: text, json or none."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings of the environment, and over those the ones given; KibitzError names one that is wrong."""
    known = {field.name: field for field in fields(Settings)}
    found: dict[str, Any] = {}
    for key, value in environment.items():
        name = key.removeprefix(PREFIX).lower()
        if not key.startswith(PREFIX) or key in OTHERS:
            continue
        if name not in known:
            raise KibitzError(f"there is no setting {key}. {did_you_mean(key, [PREFIX + n.upper() for n in known])}")
        kind = type(getattr(Settings, name))
        try:
            found[name] = kind(value)
        except ValueError:
            raise KibitzError(f"{key} must be a number, not {brief(value)}") from None
    settings = Settings(**found | {name: value for name, value in given.items() if value is not None})
    for name in known:
        value = getattr(settings, name)
        if isinstance(value, int | float) and not value >= 0:  # "nan" is not, either
            raise KibitzError(f"{PREFIX}{name.upper()} cannot be below 0, but is {value}")
        if isinstance(value, int) and value > MAX_NUMBER:
            raise KibitzError(f"{PREFIX}{name.upper()} cannot be above {MAX_NUMBER}, but is {brief(value)}")
    if settings.logs not in ("text", "json", "none"):
        raise KibitzError(f"{PREFIX}LOGS is text, json or none, not {brief(settings.logs)}")
    return settings
