"""No example of Hypothesis fails because a machine is slow; and one Chromium and one server for each browser's file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.server import same_deals
from tests.server.process import serving
from tests.web.visitor import chromium

settings.register_profile("kibitz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kibitz")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is, whose bots do not wait."""
    with serving(tmp_path_factory.mktemp("served"), same_deals.__file__) as server:
        yield server.address


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots leave time to look."""
    with serving(tmp_path_factory.mktemp("slow"), same_deals.__file__, bot_pace="3") as server:
        yield server.address
