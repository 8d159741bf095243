"""A browser for all tests; where there is none, those that need it say so and are skipped."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import ARGUMENTS, CHROMIUM


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="needs the package playwright: pip install playwright"
    )
    if CHROMIUM is None:
        pytest.skip("needs a browser: apt-get install chromium")
    with playwright.sync_playwright() as driver:
        one = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield one
        one.close()


@pytest.fixture
def web_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """With time to look at what is between two rounds."""
    with ServerProcess(tmp_path / "tables.db", between_rounds=60.0) as one:
        yield one
