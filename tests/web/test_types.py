"""TypeScript finds no errors in the browser's modules, and the protocol types match the server."""

import os

import pytest

from tools import typescript
from tools.protocol_types import FILE, protocol_types


def test_the_protocol_types_match_the_structs() -> None:
    assert FILE.read_text(encoding="utf-8") == protocol_types(), "run python -m tools.protocol_types"


def test_every_module_type_checks() -> None:
    try:
        found = typescript.problems()
    except typescript.NotFetchedError as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"TypeScript cannot be fetched: {missing}")
    assert found == []


def test_continuous_integration_does_not_skip() -> None:
    assert "\nCI=1 python3 run.py test" in (typescript.ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_a_tarball_with_another_hash_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    class Answer:
        def __enter__(self) -> "Answer":
            return self

        def __exit__(self, *_: object) -> None:
            return None

        def read(self) -> bytes:
            return b"something else"

    monkeypatch.setattr("urllib.request.urlopen", lambda *_, **__: Answer())
    with pytest.raises(typescript.NotFetchedError, match="another hash"):
        typescript.fetch("typescript", "6.0.3", "sha512-AAAA")
