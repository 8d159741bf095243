"""A server shared by tests that do not change it, and a guard against reprs that would show hidden cards."""

from collections.abc import Iterator

import pytest

from tests.server.serving import ServerProcess
from wildfour import Match, Round, Table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.fixture(autouse=True)
def reprs(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Fail any test that puts the repr of a round, match, or table into a log line or an error message."""
    asked: list[str] = []

    def watched(one: object) -> str:
        asked.append(type(one).__name__)
        return f"<{type(one).__name__}>"

    for watched_class in (Round, Match, Table):
        monkeypatch.setattr(watched_class, "__repr__", watched)
    yield asked
    assert asked == []
