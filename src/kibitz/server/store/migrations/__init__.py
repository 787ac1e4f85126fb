"""Migrations of the store, by Alembic: `upgrade` runs those of versions/ that a database has not seen."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database up to date, inside the transaction of `connection`."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
