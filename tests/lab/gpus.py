"""Whether a GPU is here."""

from __future__ import annotations

from kibitz.errors import NoGpu
from kibitz.lab.gpu import require_gpu


def has_gpu() -> bool:
    try:
        require_gpu()
    except NoGpu:
        return False
    return True
