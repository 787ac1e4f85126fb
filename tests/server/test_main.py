"""What a server says when it starts; what keeps it from starting is said in one sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kibitz.server.store.sql_store import SqlStore
from tests.cli.test_cli import cli
from tests.server.process import serving


def refused(database: str) -> str:
    """What `kibitz serve` says of a database, which must be one line."""
    said = cli("serve", "--port", "0", "--logs", "none", "--database", database, code=2).strip()
    assert "\n" not in said
    return said


def test_a_database_of_a_newer_kibitz(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def make() -> None:
        store = SqlStore(f"sqlite:///{file}")
        await store.migrate()
        await store.close()

    asyncio.run(make())
    with closing(sqlite3.connect(file)) as connection, connection as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer kibitz" in refused(str(file))


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql+pg8000://somebody:geheim@localhost/tables", "pg8000"),
        ("nonsense://somebody:geheim@localhost/tables", "nonsense"),
        ("postgresql+pg8000://somebody:geheim@localhost:port/tables", "address"),
        ("sqlite://", "memory"),
        (":memory:", "memory"),
        ("sqlite:///:memory:", "memory"),
        ("sqlite:///file:tables?mode=memory&uri=true", "memory"),
    ],
)
def test_a_database_that_cannot_be_spoken_to(address: str, told: str) -> None:
    said = refused(address)
    assert told in said and "--database" in said and "geheim" not in said


def test_who_serves_for_this_computer_alone_is_told_how_to_let_others_in(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None and server.process.stdout is not None
        server.process.terminate()
        assert "kibitz serve --host 0.0.0.0" in server.process.stdout.read()
