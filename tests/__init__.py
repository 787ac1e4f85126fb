"""The tests, in rooms as the source has them; what concerns all of it lies here."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The repository."""
