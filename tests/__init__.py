"""The tests, in rooms as the source has them; what concerns all of it lies here."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The repository."""

HANG_SECONDS = 900.0
"""Whatever takes so long hangs: no machine is so slow, however busy it is."""
