"""Packages installed on first use: run.py installs them, and the current process can then import them."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from wildfour.errors import Invalid
from wildfour.support import extras


def test_in_the_repository_advice_names_run() -> None:
    assert Path(__file__).resolve().parent.parent / "run.py" == extras.RUN
    assert extras.PROGRAM in ("python3 run.py", "py run.py")


def test_installed_packages_can_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "fetched_just_now.py").touch()
    run = tmp_path / "run.py"
    run.write_text(
        "import sys; assert sys.argv[1:] == ['--language', 'de', 'set-up', 'engines']\n"
        f"print({str(tmp_path)!r}); print({str(tmp_path / 'packages')!r})"
    )
    monkeypatch.setattr(extras, "RUN", run)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert find_spec("fetched_just_now") is None
    extras.fetch("engines", "de")
    assert find_spec("fetched_just_now") is not None


def test_a_failed_install_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "RUN", tmp_path / "run.py")
    with pytest.raises(Invalid, match="numba and numpy, which are not installed"):
        extras.fetch("compiler", "en")
    extras.RUN.write_text("raise SystemExit(2)")
    with pytest.raises(Invalid, match="could not be downloaded; everything else works without them"):
        extras.fetch("compiler", "en")
