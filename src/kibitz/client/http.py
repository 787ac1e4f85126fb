"""What a client asks a server by HTTP."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http import HTTPStatus
from http.client import HTTPException
from typing import Any

import msgspec

from kibitz.client import retrying
from kibitz.errors import IllegalAction, KibitzError, brief
from kibitz.server.protocol import messages

ANSWER_SECONDS = 10.0
"""How long a server may say nothing."""


class Refused(IllegalAction):
    """The table has refused something: `.clause` and `.reason` say why."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(clause, {})
        self.said = reason
        self.args = (clause, reason)

    def say(self, language: str) -> str:
        """Why; in the language in which the client said hello, whatever is asked for."""
        return self.said


class Unreachable(KibitzError):
    """A server was not there, or its answer was broken off: it may be asked again."""


def request(url: str, body: Mapping[str, Any] | None = None, token: str = "") -> Any:
    """Ask a server by HTTP; a Refused says why not."""
    said = answer_to(url, body, token)
    try:
        return json.loads(said)
    except ValueError:
        raise KibitzError(f"{url} answers {brief(said)}, which is no JSON: is that `kibitz serve`?") from None


async def answer_at_last(url: str) -> bytes:
    """What a server answers; if a connection breaks it is asked again, as often as a table is."""
    for tries in range(1, retrying.MAX_TRIES):
        try:
            return await asyncio.to_thread(answer_to, url)
        except Unreachable:
            await retrying.pause(tries)
    return await asyncio.to_thread(answer_to, url)


def answer_to(url: str, body: Mapping[str, Any] | None = None, token: str = "") -> bytes:
    """What a server answers, as it comes."""
    if not url.startswith("http"):
        raise KibitzError(f"a server's address begins with http, not {url!r}")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        asked = urllib.request.Request(url, data, headers)  # noqa: S310  http, as checked above
        try:
            with urllib.request.urlopen(asked, timeout=ANSWER_SECONDS) as answer:  # noqa: S310  the same
                said: bytes = answer.read()
                return said
        except urllib.error.HTTPError as error:
            raise _refused(url, error.code, error.read()) from None
    except (OSError, HTTPException) as error:
        why = getattr(error, "reason", "") or str(error).strip() or type(error).__name__
        raise Unreachable(f"{url} cannot be reached ({why}): is `kibitz serve` running there?") from None


def _refused(url: str, status: int, said: bytes) -> KibitzError:
    """Why a server does not do what it was asked for."""
    try:
        problem = msgspec.json.decode(said, type=messages.Problem)
    except msgspec.MsgspecError:
        kind = Unreachable if status >= HTTPStatus.INTERNAL_SERVER_ERROR else KibitzError
        return kind(f"{url} answers {status}: {said[:100]!r}")
    return Refused(problem.clause, problem.reason)
