"""One browser for all tests. Without a browser, the tests that need it are skipped."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import started
from tests.web.positions import PositionServer
from tools.browser import chromium


@pytest.fixture(scope="session")
def whole_browser() -> Iterator[Any]:
    if chromium() is None:
        pytest.skip("needs a browser: apt-get install chromium")
    with started() as one:
        yield one


@pytest.fixture
def browser(whole_browser: Any) -> Iterator[Any]:
    """Close every window after its test, because an open one would keep polling a stopped server."""
    yield whole_browser
    for context in whole_browser.contexts:
        context.close()


@pytest.fixture
def web_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server that waits long enough between rounds for the tests to check the score."""
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0) as one:
        yield one


@pytest.fixture(scope="session")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PositionServer]:
    """Start a server whose rounds begin at a given position. Tests share it because none of them stops it."""
    with PositionServer(tmp_path_factory.mktemp("positions") / "tables.db", between_rounds=600.0) as one:
        yield one


@pytest.fixture(scope="session")
def quick_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start a server whose bots move at once, even at tables created by clicking."""
    before = "from wildfour.server.table import bot_driver as bots; bots.TURN = bots.CALL = bots.OTHER = (0.01, 0.02)"
    with ServerProcess(tmp_path_factory.mktemp("quick") / "tables.db", before, between_rounds=60.0) as one:
        yield one
