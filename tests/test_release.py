"""Releases: the form of the changelog, and tools/release.py in a scratch clone."""

import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from wildfour.version import VERSION

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
VERSIONS = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
UNRELEASED, CHANGE = "## [Unreleased]\n", "\n### Added\n\n- A test.\n"
PASS, FAIL = (shlex.join([sys.executable, "-c", f"raise SystemExit({code})"]) for code in (0, 3))


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_the_changelog_keeps_its_form() -> None:
    found = VERSIONS.findall(CHANGELOG)
    headings = re.findall(r"^## .*$", CHANGELOG, re.MULTILINE)
    assert headings == [UNRELEASED.strip(), *(f"## [{version}] - {day}" for version, day in found)]
    assert [version for version, _ in found] == sorted((version for version, _ in found), key=numbers, reverse=True)
    assert [day for _, day in found] == sorted((date.fromisoformat(day).isoformat() for _, day in found), reverse=True)
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= KINDS
    assert found[0][0] == VERSION


class Clone:
    """A scratch clone in which the working tree's release files are committed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, folder], check=True)
        for name in ("tools/release.py", "wildfour/version.py", "pyproject.toml"):
            shutil.copy(ROOT / name, folder / name)
        for setting in ("user.name=Ann", "user.email=ann@example.org"):
            self.git("config", *setting.split("="))
        self.changelog.write_text(
            CHANGELOG.replace(UNRELEASED, f"{UNRELEASED}\n### Added\n\n- A test.\n"), encoding="utf-8"
        )
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message=Prepare")

    @property
    def changelog(self) -> Path:
        return self.folder / "CHANGELOG.md"

    def git(self, *arguments: str) -> str:
        command = ["git", *arguments]
        return subprocess.run(command, cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def release(self, version: str, tests: str = PASS) -> tuple[int, str]:
        """Run the command; return its exit code and messages."""
        command = [sys.executable, "-m", "tools.release", version, "--tests", tests]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def is_untouched(self, head: str) -> bool:
        return (self.git("rev-parse", "HEAD"), self.git("status", "--porcelain"), self.git("tag")) == (head, "", "")


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    pytest.importorskip("hatchling")
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    return Clone(tmp_path / "clone")


def test_a_release_is_dated_built_and_tagged(clone: Clone) -> None:
    code, said = clone.release("98.7.6")
    assert code == 0, said
    today = datetime.now(UTC).date()
    assert f"{UNRELEASED}\n## [98.7.6] - {today}\n\n### Added\n\n- A test.\n" in clone.changelog.read_text(
        encoding="utf-8"
    )
    assert (clone.folder / "wildfour" / "version.py").read_text(encoding="utf-8").endswith('VERSION = "98.7.6"\n')
    built = sorted(file.name for file in (clone.folder / "dist").iterdir() if file.suffix in (".gz", ".whl"))
    assert built == ["wildfour-98.7.6-py3-none-any.whl", "wildfour-98.7.6.tar.gz"]
    with zipfile.ZipFile(clone.folder / "dist" / built[0]) as wheel:
        assert b"\nVersion: 98.7.6\n" in wheel.read("wildfour-98.7.6.dist-info/METADATA")
    assert clone.git("status", "--porcelain") == ""
    assert clone.git("rev-parse", "v98.7.6^{commit}") == clone.git("rev-parse", "HEAD")
    assert clone.git("log", "-1", "--format=%s") == "Release 98.7.6\n"
    assert clone.release("98.7.7") == (1, "CHANGELOG.md has no unreleased changes.\n")


def test_a_failed_or_wrong_release_changes_nothing(clone: Clone) -> None:
    head = clone.git("rev-parse", "HEAD")
    code, said = clone.release("98.7.6", FAIL)
    assert code == 1
    assert "Nothing was released, and no file has changed." in said
    assert clone.is_untouched(head)
    assert clone.release(VERSION) == (1, f"The new version must be higher than {VERSION}.\n")
    assert clone.release("98.7") == (1, "A version has three numbers, such as 0.3.0, not 98.7.\n")
    clone.git("tag", "v98.7.6")
    assert clone.release("98.7.6") == (1, "The tag v98.7.6 exists.\n")
    (clone.folder / "notes.txt").touch()
    assert clone.release("98.7.6") == (1, "The working tree has changes. Commit them first.\n")
