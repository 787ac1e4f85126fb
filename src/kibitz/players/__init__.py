"""Players: bots that come through the same door as people, `choose(view, rng)`, and see nothing but views.

A player is named with its parameters: `random`, `sensible`, `search:rollouts=1000`, `search:ms=300:cores=2`; and the
levels `easy`, `medium`, `hard` are names for some of these. Players of other packages are found by the entry point
`kibitz.players`, any other by where it stands, `module:function` (plugins.py): a function `choose(view, rng)`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from kibitz import plugins
from kibitz.errors import KibitzError, PlayerFailed, UnknownPlayer, brief, did_you_mean, require
from kibitz.kernel.speeds.checker import line_of, with_line
from kibitz.kernel.views.view import View
from kibitz.players.random import choose as at_random

Player = Callable[[View, Random], str]
GROUP = "kibitz.players"
"""The entry point under which other packages offer players."""


@dataclass(frozen=True)
class Spec:
    """A player as it is named: how it thinks, how long, and how often it errs."""

    thinks: str
    rollouts: int = 0
    """Games played out for a decision (search)."""
    ms: int = 0
    """Milliseconds for a decision (search), instead of a number of rollouts."""
    cores: int = 1
    mistakes: int = 0
    """In so many of a hundred decisions any action will do; but none that loses at once."""
    function: Player | None = None
    """What chooses, if it is somebody's own; `thinks` is its name then."""

    @property
    def quick(self) -> bool:
        """Whether it answers at once, as those do that do not search and are kibitz's own."""
        return self.thinks != "search" and self.function is None

    def __str__(self) -> str:
        given = [f"{name}={getattr(self, name)}" for name in ("rollouts", "ms") if getattr(self, name)]
        given += [f"cores={self.cores}"] if self.cores > 1 else []
        given += [f"mistakes={self.mistakes}"] if self.mistakes else []
        return ":".join([self.thinks, *given])


THINKS = {"random": (), "sensible": ("mistakes",), "search": ("rollouts", "ms", "cores", "mistakes")}
"""How a player may think, and what can be said about it."""
RANGES = {"rollouts": (2, 1_000_000), "ms": (20, 60_000), "cores": (1, 256), "mistakes": (0, 100)}
SEARCH = Spec("search", ms=300)
LEVELS = {"easy": Spec("sensible", mistakes=25), "medium": Spec("sensible"), "hard": SEARCH}


def names() -> list[str]:
    """What a player can be called, with the parameters that it takes."""
    return [*LEVELS, *(":".join([name, *(f"{given}=…" for given in may)]) for name, may in THINKS.items())]


def read_player(name: str) -> Spec:
    """The player that is named so, or UnknownPlayer."""
    thinks, *parameters = str(name).split(":")
    if thinks in LEVELS and not parameters:
        return LEVELS[thinks]
    if thinks not in THINKS:
        raise UnknownPlayer(f"there is no player {brief(name)}. {did_you_mean(thinks, [*LEVELS, *THINKS])}")
    given: dict[str, int] = {}
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key not in THINKS[thinks]:
            may = ", ".join(f"{given}=…" for given in THINKS[thinks]) or "nothing"
            raise UnknownPlayer(f"the player {thinks} takes {may} after a colon, not {brief(parameter)}")
        low, high = RANGES[key]
        if not (value.isascii() and value.isdecimal() and len(value) < 10 and low <= int(value) <= high):
            raise UnknownPlayer(f"{key} of the player {thinks} is a number from {low} to {high:,}, not {brief(value)}")
        if key in given:
            raise UnknownPlayer(f"{key} is given twice in {brief(name)}: once is enough")
        given[key] = int(value)
    spec = Spec(thinks, given.get("rollouts", 0), given.get("ms", 0), given.get("cores", 1), given.get("mistakes", 0))
    if spec.rollouts and spec.ms:
        raise UnknownPlayer(f"the player {brief(name)} thinks for a number of rollouts or of milliseconds, not both")
    return spec if thinks != "search" or spec.rollouts or spec.ms else replace(spec, ms=SEARCH.ms)


def load_player(name: str | Player) -> Spec:
    """A player as whoever runs the program names it: one of ours, an installed one, `module:function`, or a function.

    UnknownPlayer, or NotInstalled if it cannot think here. What strangers send is read by `read_player`, which imports
    nothing.
    """
    if not isinstance(name, str):
        return _own(name, f"{getattr(name, '__module__', '?')}:{getattr(name, '__qualname__', brief(name))}")
    if name.partition(":")[0] in [*LEVELS, *THINKS]:
        return _able(read_player(name), name)
    offered = plugins.installed(GROUP)
    if name in offered or plugins.is_path(name):
        return _own(plugins.load(name, offered), name)
    close = did_you_mean(name, [*LEVELS, *THINKS, *offered])
    own = "" if close.startswith("Did") else " One of your own is named module:function, such as my_bots:choose."
    raise UnknownPlayer(f"there is no player {brief(name)}. {close}{own}")


def _able(spec: Spec, name: str) -> Spec:
    if spec.thinks == "search":
        require("fast", f"the player {brief(name)}")
    return spec


def _own(function: object, name: str) -> Spec:
    if not callable(function):
        raise UnknownPlayer(f"{brief(name)} is no player, but a {type(function).__name__}: name a function (view, rng)")
    return Spec(name, function=function)


def player(name: str | Player) -> Player:
    """The player that is named so; the first choice of one that searches waits for the compiler.

    UnknownPlayer, or NotInstalled if it cannot think here.
    """
    spec = load_player(name)
    return lambda view, rng: choose(spec, view, rng)


def choose(spec: Spec, view: View, rng: Random) -> str:
    """What a player does: one of the legal actions of a view."""
    if view.me is None or not view.legal:
        raise KibitzError("this view has nothing to decide: ask for a seat that is to act")
    if spec.mistakes and rng.randrange(100) < spec.mistakes:
        losing = dict(view.warnings)
        return rng.choice([c.action for c in view.legal if c.action not in losing] or [view.legal[0].action])
    if spec.function is not None:
        return _asked(spec.function, spec.thinks, view, rng)
    if spec.thinks == "search":
        from kibitz.players import search

        return search.choose(view, rng, spec.rollouts, spec.ms, spec.cores)
    if spec.thinks == "sensible":
        from kibitz.players.sensible import choose_sensibly

        return choose_sensibly(view, rng)
    return at_random(view, rng)


def _asked(function: Player, name: str, view: View, rng: Random) -> str:
    """What somebody's own player does; PlayerFailed if it fails, or if that is not one of the legal actions."""
    try:
        action = str(function(view, rng))
    except (Exception, SystemExit) as error:
        raise failed(
            f"the player {name} failed", error, sys.modules.get(getattr(function, "__module__", ""))
        ) from error
    if action not in {choice.action for choice in view.legal}:
        legal = ", ".join(choice.action for choice in view.legal[:5]) + (", …" if len(view.legal) > 5 else "")
        chosen = f"the player {name} chose {brief(action)}, which is none of the legal actions: {legal}"
        raise PlayerFailed(chosen, f"the player {name} chose what is not legal")
    return action


NAME = re.compile(r"[A-Za-z_]+\d?")
"""What is a name, as those of fields and piles are, and no card."""


def _kind(error: BaseException) -> str:
    """What kind of error it is, and which name was missing; without a card, for a log."""
    missing = error.args[0] if isinstance(error, KeyError) and error.args else getattr(error, "name", None)
    kind = type(error).__name__
    return f"{kind}: {missing!r}" if isinstance(missing, str) and NAME.fullmatch(missing) else kind


def failed(said: str, error: BaseException, module: object) -> PlayerFailed:
    """The error for somebody's own module that fails, with its innermost line."""
    files = [getattr(module, "__file__", None) or ""]
    told, discreet = with_line(error, files), _kind(error) + line_of(error, files)
    return PlayerFailed(f"{said}: {told}", f"{said}: {discreet}")
