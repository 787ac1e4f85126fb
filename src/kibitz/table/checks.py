"""What may be said and chosen at a table, whoever asks for it: names, bots, presets, nonces."""

from __future__ import annotations

from typing import Any

from kibitz.errors import BadNonce, KibitzError, nearest, shown
from kibitz.kernel.chance import check_secret
from kibitz.kernel.game import Game
from kibitz.players import read_player
from kibitz.table.refusals import NO_NAME, refused

LONGEST_MS, MOST_ROLLOUTS = 2000, 2000
"""So long a bot may think at a table."""


def check_name(name: str) -> str:
    """A name as it is kept, or a refusal: something that can be read, on one line."""
    kept = " ".join(name.split())
    if not kept or not kept.isprintable():
        raise refused(NO_NAME)
    return kept


def check_bot(name: str) -> None:
    """A bot ("": none) that may sit at a table, or a refusal: it must not think so long that others wait for it."""
    spec = read_player(name) if name else None
    if spec is not None and (spec.ms > LONGEST_MS or spec.rollouts > MOST_ROLLOUTS or spec.cores > 1):
        raise KibitzError(
            f"a bot at a table thinks for at most {LONGEST_MS} ms or {MOST_ROLLOUTS} rollouts, on one core"
        )


def preset_of(game: Game, name: str) -> dict[str, Any]:
    """The options of a preset ("": none), or a refusal."""
    known = {preset.name: dict(preset.options) for preset in game.presets}
    if name and name not in known:
        raise KibitzError(f"{game.id} has no preset {shown(name)}. {nearest(name, known)}")
    return known.get(name, {})


def check_nonce(nonce: str) -> None:
    """A nonce that a deal can use, or a refusal."""
    try:
        check_secret(None, [nonce])
    except BadNonce as error:
        raise KibitzError(str(error)) from None
