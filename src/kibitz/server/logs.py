"""The log of a server, one line an event: for people, or as JSON for programs. Nothing in it is secret."""

from __future__ import annotations

import json
import logging
import sys
import time

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A line for an event, with what belongs to it."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        more = {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            more["error"] = self.formatException(record.exc_info)
        if self.as_json:
            said = {"at": at, "level": record.levelname.lower(), "from": record.name, "said": record.getMessage()}
            return json.dumps({**said, **more}, ensure_ascii=False, default=str)
        rest = "".join(f" {name}={value}" for name, value in more.items())
        return f"{at} {record.levelname.lower()} {record.getMessage()}{rest}"


def set_up(kind: str) -> None:
    """Write the log to standard error: as text, as json, or not at all."""
    root = logging.getLogger()
    root.handlers = []
    if kind == "none":
        root.addHandler(logging.NullHandler())
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(kind == "json"))
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("kibitz").setLevel(logging.INFO)  # uvicorn's would name the tables, whose links are secrets
