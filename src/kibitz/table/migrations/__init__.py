"""Migrations of the store, by Alembic: `upgrade` runs those of versions/ that a database has not seen."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

HERE = Path(__file__).parent


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database up to date, inside the transaction of `connection`."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def missing(seen: tuple[str, ...], _context: object) -> list[object]:
        return list(scripts._upgrade_revs(to, seen))  # type: ignore[arg-type]

    with EnvironmentContext(config, scripts, fn=missing) as environment:
        environment.configure(connection=connection, transactional_ddl=False)
        environment.run_migrations()
