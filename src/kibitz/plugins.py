"""Games and players from other packages: installed ones by entry points, any other by `module:name` or a file.

    [project.entry-points."kibitz.games"]
    showdown = "showdown:GAME"

    [project.entry-points."kibitz.players"]
    cautious = "my_bots:choose"

Only whoever runs the program names what is imported here: on a command line, in a call, or in a server's settings. A
name in a message is looked up among what was loaded before (server/room/repertoire.py), and imports nothing.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kibitz.errors import KibitzError, brief

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


def installed(group: str) -> dict[str, EntryPoint]:
    """What other packages offer under a group, by name."""
    from importlib.metadata import entry_points  # which takes longer to load than all of the rules

    return {found.name: found for found in entry_points(group=group)}


def is_path(name: str) -> bool:
    """Whether a name says where something stands: `module:name`."""
    return _PATH.fullmatch(name) is not None


def load(name: str, offered: dict[str, EntryPoint]) -> Any:
    """What an entry point offers, or what stands at `module:name`; KibitzError says why it cannot be had."""
    module, _, attribute = (offered[name].value if name in offered else name).replace(" ", "").partition(":")
    where = f"{brief(name)} ({offered[name].value})" if name in offered else brief(name)
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split(".") if attribute else ():
            found = getattr(found, part)
    except ModuleNotFoundError as error:
        raise KibitzError(f"{where} cannot be loaded: there is no module {error.name} here") from error
    except AttributeError as error:
        raise KibitzError(f"{where} cannot be loaded: {error}") from error
    except Exception as error:
        raise KibitzError(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error
    return found


def load_file(path: Path) -> ModuleType:
    """The module that a file makes, in the package that its folder is, if any; what is wrong with it is raised."""
    folder, name = path.resolve().parent, path.stem
    while (folder / "__init__.py").is_file():
        folder, name = folder.parent, f"{folder.name}.{name}"
    sys.path.insert(0, str(folder))
    if name != path.stem:
        return importlib.import_module(name)
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
