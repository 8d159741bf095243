"""Compiled code: what is kept on disk, when it is loaded, and how it fails."""

from pathlib import Path

import pytest

from tests import compiled_play
from wildfour.compiled import engines, native
from wildfour.compiled.cpu import Cpu
from wildfour.errors import WildfourError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep compiled code in an empty folder."""
    monkeypatch.setattr(engines, "cache_folder", lambda: tmp_path)
    return tmp_path


def count_compiled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the size of each piece of code compiled from now on."""
    sizes: list[int] = []
    emit = native.emit

    def counted(bitcode: bytes, target: native.Target) -> bytes:
        sizes.append(len(bitcode))
        return emit(bitcode, target)

    monkeypatch.setattr(native, "emit", counted)
    return sizes


def find() -> int:
    return Cpu([compiled_play], {})[compiled_play.find_in_both](0b101, 0b100, 2)


def test_compiled_code_is_kept_and_damaged_code_is_not_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_compiled(monkeypatch)
    assert [find(), find()] == [2 | 64, 2 | 64]
    assert len(sizes) == 1
    (kept,) = folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:-1] + b"!")
    assert find() == 2 | 64
    assert len(sizes) == 2


def test_changed_sources_and_numbers_are_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    digest = Cpu([compiled_play], {}).digest
    monkeypatch.setattr(compiled_play, "MOVES_END", 1)
    assert Cpu([compiled_play], {}).digest != digest


@pytest.mark.usefixtures("folder")
def test_an_error_in_compiled_code_is_ours() -> None:
    fail_at = Cpu([compiled_play], {})[compiled_play.fail_at]
    assert fail_at(3, 4) == 3
    with pytest.raises(WildfourError, match="fail_at"):
        fail_at(4, 4)
