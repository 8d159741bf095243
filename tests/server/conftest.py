"""A server that tests share when they leave it as it was."""

from collections.abc import Iterator

import pytest

from tests.server.serving import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one
