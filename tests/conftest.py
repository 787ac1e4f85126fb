"""What the browser's tests share: one Chromium and one server for each file of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.served import chromium, serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is, whose bots do not wait."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server.address
