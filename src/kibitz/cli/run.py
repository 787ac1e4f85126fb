"""Runs a command, and says in a line what went wrong."""

from __future__ import annotations

import sys

from typer import Abort
from typer.exceptions import TyperException

from kibitz.cli import play  # the help lists commands as their modules are loaded: to play comes first

# isort: split
from kibitz.cli import check, fail, games, records, review, serve, study
from kibitz.cli.shared import app
from kibitz.errors import KibitzError

__all__ = ["app", "check", "games", "play", "records", "review", "run", "serve", "study"]


def run() -> None:
    """Run the command that was typed."""
    try:
        sys.exit(app(prog_name="kibitz", standalone_mode=False))
    except BrokenPipeError:  # whoever read our output has gone, as `head` does
        sys.stderr.close()
    except KibitzError as error:
        fail(str(error))
    except TyperException as error:
        said = error.format_message().rstrip(".")
        asked = getattr(error, "ctx", None)
        if said:  # without a command the help has been shown
            fail(f"{said} (see {asked.command_path if asked else 'kibitz'} --help)")
        sys.exit(2)
    except MemoryError:
        fail("this needs more memory than there is: ask for less at once, such as fewer --games")
    except OSError as error:
        fail(f"{error.filename or 'the system'}: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, Abort):
        sys.exit(130)
