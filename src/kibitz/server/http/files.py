"""Answers that are the same for everybody: the built page, the texts, the shelf. Compressed once, and kept."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parents[1] / "static"
"""The built page."""
PAGE = STATIC / "index.html"
SMALL = 500
"""Bytes that are not worth compressing."""
KEPT = 64
"""So many compressed texts are kept."""
PACKED = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
"""What is compressed; fonts and pictures are already."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


def answer(request: Request, body: bytes, media_type: str, lasts: str = "no-cache") -> Response:
    """Bytes, compressed if the client likes that, or nothing if it has them already."""
    tag = f'"{_digest(body)}"'
    headers = {"cache-control": lasts, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if media_type.startswith(PACKED) and len(body) > SMALL and takes_gzip(request):
        return Response(_packed(body), 200, headers | {"content-encoding": "gzip"}, media_type)
    return Response(body, 200, headers, media_type)


def takes_gzip(request: Request) -> bool:
    """Whether a client likes compressed answers."""
    return "gzip" in request.headers.get("accept-encoding", "")


def file(request: Request, path: str) -> Response | None:
    """A file of the page; None if there is none of that name. Those named after what is in them are kept for good."""
    try:
        found = (STATIC / path).resolve()
        if STATIC.resolve() not in found.parents or not found.is_file():
            return None
        body = _bytes(found, found.stat().st_mtime_ns)
    except (OSError, ValueError):  # a name that no file can have
        return None
    lasts = "max-age=31536000, immutable" if found.parent.name == "assets" else "no-cache"
    return answer(request, body, mimetypes.guess_type(found.name)[0] or "application/octet-stream", lasts)


@lru_cache(KEPT)
def _bytes(path: Path, changed: int) -> bytes:
    return path.read_bytes()


@lru_cache(KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


@lru_cache(KEPT)
def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]
