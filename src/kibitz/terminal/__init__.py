"""The table in the terminal: `plain` is a line in and a line out, for pipes; `app` is the table one likes to sit at."""

from kibitz.terminal.plain import PlainTable

__all__ = ["PlainTable"]
