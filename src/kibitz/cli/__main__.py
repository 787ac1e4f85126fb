"""``python -m kibitz.cli`` is ``kibitz``."""

from kibitz.cli import main

main()
