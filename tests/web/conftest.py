"""A browser for all tests; where there is none, those that need it say so and are skipped."""

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
    """Every window is closed when its test is over: otherwise they would go on and ask for their servers."""
    yield whole_browser
    for context in whole_browser.contexts:
        context.close()


@pytest.fixture
def web_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """With time to look at what is between two rounds."""
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0) as one:
        yield one


@pytest.fixture(scope="session")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PositionServer]:
    """A server at which rounds begin where a test wants them to; one for all, since nobody stops it."""
    with PositionServer(tmp_path_factory.mktemp("positions") / "tables.db", between_rounds=600.0) as one:
        yield one


@pytest.fixture(scope="session")
def quick_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots answer at once, at tables that are made by clicking, too."""
    before = "from wildfour.server.table import bot_driver as bots; bots.TURN = bots.CALL = bots.OTHER = (0.01, 0.02)"
    with ServerProcess(tmp_path_factory.mktemp("quick") / "tables.db", before, between_rounds=60.0) as one:
        yield one
