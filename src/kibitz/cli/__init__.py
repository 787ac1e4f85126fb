"""The command line: play · serve · games · rules · players · replay · review · verify · sim · arena · bench · check.

`checking`, `playing`, `reading`, `reviewing`, `serving` and `studying` hold the commands, `shared` what they have in
common: the program itself, its arguments, and how they are read.
"""

from __future__ import annotations

import sys

from typer import Abort
from typer.exceptions import TyperException

from kibitz.cli import check as checking
from kibitz.cli import play as playing
from kibitz.cli import records as reading
from kibitz.cli import review as reviewing
from kibitz.cli import serve as serving
from kibitz.cli import study as studying
from kibitz.cli.shared import app
from kibitz.errors import KibitzError

__all__ = ["app", "checking", "main", "playing", "reading", "reviewing", "serving", "studying"]


def main() -> None:
    """Run a command; an error is one line on standard error, and exit code 2."""
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


def fail(said: str) -> None:
    """Say what is wrong, and end."""
    print(f"kibitz: {said}", file=sys.stderr)
    sys.exit(2)
