"""Reading and writing the user's files.

System errors become sentences. Writes are atomic, and confirmed writes survive a crash. An output replaces only an
older output of the same kind, never a device, a pipe, or another program's file. A link to the file stays a link.
"""

import csv
import errno
import io
import json
import os
import secrets
import shutil
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TextIO

from wildfour.errors import Invalid, WildfourError
from wildfour.words import Message, saying

STDOUT = Path("-")
WIDTH = 80  # columns for text that is not written to a terminal
FILE, FOLDER = "file", "folder"  # what an error suggests choosing instead, or an option's name
LARGEST_OUTPUT = 1 << 28  # bytes; a larger file cannot be an earlier output of this program
LARGEST_TEXT = 1 << 26

Recognizes = Callable[[bytes], bool]


# System errors


@contextmanager
def naming(path: Path, doing: str = "written", instead: str = FILE) -> Iterator[None]:
    """Turn a system error into a sentence. `doing` is written, read, repaired, or used."""
    try:
        yield
    except WildfourError:
        raise
    except (OSError, ValueError, RuntimeError) as error:  # caused by a zero byte in a name, or by a link to itself
        reason = system_reason(error)
        raise Invalid("file-refused", file=str(path), doing=doing, reason=reason, instead=instead) from error


def system_reason(error: Exception) -> Message:
    """Return a system error's reason in the user's language, or the system's text if the error number is unknown."""
    number = getattr(error, "errno", None) or 0
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return saying("system-reason", errno=errno.errorcode.get(number, "other"), text=text)


def check_ordinary(path: Path, instead: str = FILE) -> None:
    """Reject devices, pipes, and streams, which would otherwise be replaced or read as empty files."""
    stream = path.is_symlink() and not {Path("/dev"), Path("/proc")}.isdisjoint(path.absolute().parents)
    if stream or (path.exists() and not path.is_file() and not path.is_dir()):
        raise Invalid("file-not-ordinary", file=str(path), instead=instead)


# Reading


def read_limited(path: Path, noun: str, largest: int) -> bytes:
    """Read a file. `noun` names its expected kind: see not-of-kind in files.ftl."""
    with naming(path, "read"), path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Invalid("file-too-large", file=str(path), noun=noun)
    return data


def as_text(path: Path, noun: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid("file-not-text", file=str(path), noun=noun) from error


# Writing


def check_output(path: Path, is_ours: Recognizes) -> Path:
    """Reject a file that cannot be written, before the work starts. Return its path with links resolved."""
    with naming(path):
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        check_ordinary(path)
        if target.exists() and not may_be_replaced(target, is_ours):
            raise Invalid("file-is-something-else", file=str(path))
        with fresh_beside(target) as fresh:
            write_fresh(fresh, b"wildfour", target)
    return target


def may_be_replaced(file: Path, is_ours: Recognizes) -> bool:
    """Return True for an empty file, or for a complete earlier output of this program."""
    size = file.stat().st_size
    return size == 0 or (size <= LARGEST_OUTPUT and is_ours(file.read_bytes()))


def write_output(path: Path, content: str | bytes, is_ours: Recognizes) -> None:
    target = check_output(path, is_ours)
    with naming(path):
        write_together({target: content.encode("utf-8") if isinstance(content, str) else content})


def write_together(files: Mapping[Path, bytes]) -> None:
    """Write files atomically, all or none, and wait until they are on disk."""
    with ExitStack() as stack:
        fresh = {path: stack.enter_context(fresh_beside(path)) for path in files}
        for path, content in files.items():
            write_fresh(fresh[path], content, path)
        for path, new in fresh.items():
            os.replace(new, path)
    for folder in {path.parent for path in files}:
        make_durable(folder)


@contextmanager
def taking_the_place_of(path: Path, old: Path | None = None) -> Iterator[Path]:
    """Provide a new file to fill. Once on disk, it replaces `path`, which is kept as `old` if `old` is given."""
    with fresh_beside(path) as fresh:
        yield fresh
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        if old is not None:
            keep_as(path, old)
        os.replace(fresh, path)
    make_durable(path.parent)


def write_fresh(fresh: Path, content: bytes, instead_of: Path) -> None:
    """Write a new file with the permissions of the old one. Some disks report that they are full only on fsync."""
    with fresh.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if instead_of.exists():
        fresh.chmod(stat.S_IMODE(instead_of.stat().st_mode))


@contextmanager
def fresh_beside(path: Path) -> Iterator[Path]:
    """Provide the name of a temporary file in the same folder. It is short, to stay within limits on file names."""
    fresh = path.with_name(f".{secrets.token_hex(4)}.new")
    try:
        yield fresh
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def keep_as(path: Path, old: Path) -> None:
    """Keep a file under both names if the file system supports hard links, so that it survives a crash."""
    old.unlink(missing_ok=True)
    try:
        os.link(path, old)
    except OSError:
        os.replace(path, old)


def make_durable(folder: Path) -> None:
    """Make new names in a folder durable. Windows has no call for this and does not need one."""
    if sys.platform != "win32":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


# Streams and file formats


def say(stream: TextIO | None, text: str) -> None:
    """Write to a stream, if it exists."""
    if stream is not None:
        stream.write(text)
        stream.flush()


def screen_width(out: TextIO) -> int | None:
    """Return the width of the screen, or None for a pipe or a file."""
    return shutil.get_terminal_size().columns if out.isatty() else None


def json_text(data: object) -> str:
    """Encode as indented JSON."""
    import msgspec  # noqa: PLC0415 - every command imports this module, and most write no JSON

    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"


def is_json_with(content: bytes, names: Iterable[str]) -> bool:
    """Return True for an object with the given keys, or a list of such objects."""
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return False
    objects = data if isinstance(data, list) else [data]
    return bool(objects) and all(isinstance(one, dict) and set(names) <= one.keys() for one in objects)


def is_csv_with(content: bytes, columns: Iterable[str]) -> bool:
    """Return True for a table with the given columns and rows of equal length."""
    try:
        rows = list(csv.reader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))
    except (csv.Error, UnicodeDecodeError):
        return False
    return bool(rows) and set(columns) <= set(rows[0]) and {len(row) for row in rows} == {len(rows[0])}
