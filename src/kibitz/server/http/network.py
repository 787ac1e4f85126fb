"""Where a server is reached: under which names it may be asked for, its addresses, and how many can be connected."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from ipaddress import ip_address

from starlette.datastructures import Headers

from kibitz.server.protocol.messages import Addresses
from kibitz.server.settings import Settings

if sys.platform == "win32":
    resource = None
else:
    import resource

MANY = 2**20
"""Where nothing limits them."""
ELSEWHERE = ("192.0.2.1", "2001:db8::1")
"""Addresses of nobody: asking for the way there sends nothing, and names the address that one would come from."""


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine's own, which others cannot reach."""
    with suppress(ValueError):
        return ip_address(host.strip("[]")).is_loopback
    return host == "localhost" or host.endswith(".localhost")


def known_host(headers: Headers, settings: Settings) -> bool:
    """Whether a request asks for this server under one of its names.

    A page of anybody's can make its own name lead to 127.0.0.1 (DNS rebinding): a server for this machine alone answers
    to this machine's names only.
    """
    names = _names(settings)
    if "*" in names or not (names or is_loopback(settings.host)):
        return True
    asked = headers.get("host", "").lower()
    host = asked if asked.endswith("]") else asked.rpartition(":")[0] or asked
    return host in names or is_loopback(host)


def _names(settings: Settings) -> list[str]:
    return [name.strip().lower() for name in settings.hosts.split(",") if name.strip()]


def reached_at(settings: Settings, port: int) -> Addresses:
    """The addresses under which others may reach this server."""
    if is_loopback(settings.host):
        return Addresses([], loopback=True)
    names = [name for name in _names(settings) if name != "*"]
    if names:  # it answers to no other
        return Addresses([_url(name, port) for name in names], loopback=False)
    if settings.host and not _is_any(settings.host):
        return Addresses([_url(settings.host, port)], loopback=False)
    found = [_own_address(elsewhere) for elsewhere in ELSEWHERE]
    return Addresses([_url(host, port) for host in found if host and not is_loopback(host)], loopback=False)


def _is_any(host: str) -> bool:
    """Whether it stands for all addresses that a machine has."""
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return False


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_address(elsewhere: str) -> str:
    """The address of this machine on the way to somewhere else; "" if there is no way."""
    family = socket.AF_INET6 if ":" in elsewhere else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((elsewhere, 9))
        return str(probe.getsockname()[0])
    return ""


def raise_handles(wanted: int) -> int:
    """Let this process have so many file handles, if it may; how many it has."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(_most(soft), min(wanted, _most(hard))), hard))
    return handles()


def handles() -> int:
    """How many file handles this process may have."""
    return MANY if resource is None else _most(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def _most(limit: int) -> int:
    return MANY if limit == -1 else limit  # RLIM_INFINITY
