"""kibitz serve: tables for people and programs, by HTTP and WebSocket. kibitz backup: all of them, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kibitz.cli.shared import app, examples, whole_number, with_this_folder
from kibitz.errors import require


@app.command(
    epilog=examples(
        "kibitz serve",
        "kibitz serve --port 9000 --database /var/lib/kibitz/tables.db",
        "KIBITZ_BOT_PACE=0 kibitz serve --host 0.0.0.0",
    )
)
def serve(
    host: Annotated[str | None, typer.Option(help="The address to serve on; 0.0.0.0 for everybody.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 for any that is free.", parser=whole_number)] = None,
    database: Annotated[str | None, typer.Option(help="A file for SQLite, or a database's address.")] = None,
    games: Annotated[
        str | None, typer.Option(help="Games of other packages, with commas: ids of installed ones, or module:NAME.")
    ] = None,
    players: Annotated[str | None, typer.Option(help="Players of other packages, with commas.")] = None,
    logs: Annotated[str | None, typer.Option(help="text, json or none.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables. Every setting can also be given as KIBITZ_<NAME> (see docs/operations.md)."""
    require("server", "kibitz serve")
    from kibitz.server.main import run
    from kibitz.server.settings import read_settings

    with_this_folder()
    run(
        read_settings(host=host, port=port, database=database, games=games, players=players, logs=logs),
        open_page,
    )


@app.command(epilog=examples("kibitz backup tables-2027-01-31.db", "kibitz backup /mnt/copy.db --database tables.db"))
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; a file that is there already is not touched.")],
    database: Annotated[str | None, typer.Option(help="The SQLite file that is served.")] = None,
) -> None:
    """Copy the tables of a server, also of one that runs, into a file that only its owner can read."""
    require("server", "kibitz backup")
    from kibitz.server.settings import read_settings
    from kibitz.server.store.backup import back_up

    back_up(read_settings(database=database).database, file)
    print(f"{file} has a copy of all tables and keys. Keep it to yourself: it shows the cards of games that are on.")
