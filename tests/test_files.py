"""Files: atomic writes that replace only our own output, and a sentence for every system error."""

import errno
import io
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from wildfour.cli import main
from wildfour.errors import Invalid
from wildfour.support.files import check_output, is_csv_with, is_json_with, naming, write_output, write_together
from wildfour.words import in_language

ROOT = Path(__file__).parents[1]
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="there are no devices, pipes and links of this kind")


def ours(content: bytes) -> bool:
    return content.startswith(b"ours\n")


def refusal(path: Path) -> str:
    """Return the sentence that rejects an output, checking that it is the same before and after the work."""
    with pytest.raises(Invalid) as early:
        check_output(path, ours)
    with pytest.raises(Invalid) as late:
        write_output(path, "ours\n", ours)
    assert str(early.value) == str(late.value)
    return str(late.value)


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_an_output_replaces_only_an_older_output(tmp_path: Path) -> None:
    file = tmp_path / "page"
    write_output(file, "ours\none\n", ours)
    write_output(file, b"ours\ntwo\n", ours)
    assert file.read_text() == "ours\ntwo\n"
    file.write_text("dear diary")
    assert (
        refusal(file)
        == f"{file} already exists and was not written by Wildfour, so it was left alone; choose another file."
    )
    assert file.read_text() == "dear diary"
    file.write_text("")
    write_output(file, "ours\n", ours)
    assert os.listdir(tmp_path) == ["page"]


def test_folders_and_missing_folders(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path} cannot be written (Is a directory); choose another file."
    assert "(No such file or directory)" in refusal(tmp_path / "no" / "page")
    assert "(The name is too long)" in refusal(tmp_path / ("x" * 300))
    assert "cannot be written (embedded null byte)" in refusal(tmp_path / "a\0b")
    assert os.listdir(tmp_path) == []


def test_a_name_of_maximum_length(tmp_path: Path) -> None:
    write_output(tmp_path / ("x" * 255), "ours\n", ours)


@UNIX
@pytest.mark.parametrize("device", ["/dev/null", "/dev/full", "/dev/stdout", "/dev/fd/1"])
def test_a_device_is_rejected(device: str) -> None:
    assert refusal(Path(device)) == f"{device} is not an ordinary file; choose another file."
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


@UNIX
def test_a_pipe_is_rejected(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "is not an ordinary file" in refusal(pipe)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@UNIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link, new = tmp_path / "file", tmp_path / "link", tmp_path / "new"
    file.write_text("ours\nold\n")
    link.symlink_to("file")
    write_output(link, "ours\nfresh\n", ours)
    assert link.is_symlink()
    assert file.read_text() == "ours\nfresh\n"
    new.symlink_to("not-there-yet")
    write_output(new, "ours\n", ours)
    assert (tmp_path / "not-there-yet").read_text() == "ours\n"
    round_and_round = tmp_path / "loop"
    round_and_round.symlink_to("loop")
    assert "cannot be written" in refusal(round_and_round)


@UNIX
def test_permissions_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "private"
    file.write_text("ours\n")
    file.chmod(0o600)
    write_output(file, "ours\n", ours)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("ours\nold\n")
    monkeypatch.setattr(os, "fsync", full)
    assert f"{one} cannot be written (No space left on device); choose another file." == refusal(one)
    with pytest.raises(OSError, match="No space"):
        write_together({one: b"new", other: b"new"})
    assert one.read_text() == "ours\nold\n"
    assert os.listdir(tmp_path) == ["one"]


def test_files_are_written_all_or_nothing(tmp_path: Path) -> None:
    one, nowhere = tmp_path / "one", tmp_path / "no" / "other"
    with pytest.raises(FileNotFoundError):
        write_together({one: b"1", nowhere: b"2"})
    assert os.listdir(tmp_path) == []


def test_system_errors_have_sentences_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused, naming(tmp_path / "x", "read", "--save"):
        (tmp_path / "x").read_text()
    assert str(refused.value).endswith(
        "x cannot be read (No such file or directory); choose another file with --save FILE."
    )
    assert refused.value.told(in_language("de")).endswith(
        "lässt sich nicht lesen (Datei oder Ordner gibt es nicht); wähle mit --save DATEI eine andere."
    )


@pytest.mark.parametrize(
    ("content", "right"),
    [
        (b'{"a": 1, "b": 2, "c": 3}', True),
        (b'[{"a": 1, "b": 2}, {"a": 1, "b": 2}]', True),
        (b'{"a": 1}', False),
        (b'{"a": 1, "b": 2', False),
        (b'[{"a": 1, "b": 2}, 7]', False),
        (b"[]", False),
        (b"[" * 100_000, False),
        (b"\xff", False),
        (b"", False),
    ],
)
def test_our_json_is_recognized_by_its_keys(content: bytes, right: bool) -> None:
    assert is_json_with(content, ("a", "b")) is right


@pytest.mark.parametrize(
    ("content", "right"),
    [
        (b"a,b,c\n1,2,3\n", True),
        (b"a,b\n", True),
        (b"a,b\n1,2,3\n", False),
        (b"a,c\n1,2\n", False),
        (b"a,b and so begins my diary\nDear diary\n", False),
        (b'a,b\n"1,2\n', False),
        (b"a,b\n" + b"x" * 200_000 + b",1\n", False),
        (b"\xff\xfe", False),
        (b"", False),
    ],
)
def test_our_csv_is_recognized_by_its_columns(content: bytes, right: bool) -> None:
    assert is_csv_with(content, ("a", "b")) is right


@UNIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "command", ["rules", "--help", "--version", "options", "tournament --help", "pad --players Ann,Bob --json"]
)
def test_a_full_disk_under_the_output_gives_one_message(command: str) -> None:
    with Path("/dev/full").open("w") as nowhere:
        done = subprocess.run(
            [sys.executable, "-m", "wildfour", *command.split()],
            stdin=subprocess.DEVNULL,
            stdout=nowhere,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            check=False,
        )
    assert re.fullmatch(r"wildfour: The output cannot be written \([^\n]+\)\.\n", done.stderr)
    assert done.returncode == 2


WRITERS = {
    "support/files.py",
    "support/append_only_file.py",
    "arena/resume_file.py",
    "client/evidence.py",
}  # two are append-only; evidence is written once, under a new name
WRITING = re.compile(
    r"""\.write_(text|bytes)\(|\bopen\([^)]*["'][rwxa]?b?[+wxa]|os\.(replace|rename)\(|savefig\((?!content|buffer)"""
)


def test_nothing_else_writes_files() -> None:
    package = ROOT / "wildfour"
    found = {file.relative_to(package).as_posix() for file in package.rglob("*.py") if WRITING.search(file.read_text())}
    assert found == WRITERS


@UNIX
@pytest.mark.parametrize(
    "command",
    [
        "play --new --save",
        "pad --players Ann,Bob --file",
        "pad --players Ann,Bob --html",
        "tournament desk --kind whist",
        "tournament create --kind whist",
    ],
)
def test_every_command_rejects_devices_and_pipes(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in ("/dev/null", str(pipe)):
        assert main([*command.split(), place]) == 2
        assert f"{place} is not an ordinary file; choose another file" in capsys.readouterr().err
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
