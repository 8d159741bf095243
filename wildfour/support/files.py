"""Files of a user, and the one place where outputs are written.

What the system refuses is said in a sentence. A file is written whole or not at all, and what was confirmed survives a
crash. An output takes the place of an older one of its kind and of nothing else: of no device, no pipe, and no file of
somebody else's. Where a link leads to the file, the link stays.
"""

import csv
import errno
import io
import json
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from wildfour.errors import Invalid, WildfourError
from wildfour.words import Message, saying

STDOUT = Path("-")  # instead of a file
FILE, FOLDER = "file", "folder"  # what somebody could choose instead; or else an option that names it
LARGEST_OUTPUT = 1 << 28  # bytes; a larger file is not an older output of ours
LARGEST_TEXT = 1 << 26

Recognizes = Callable[[bytes], bool]


# What the system refuses


@contextmanager
def naming(path: Path, doing: str = "written", instead: str = FILE) -> Iterator[None]:
    """A refusal of the system, as a sentence. `doing`: written, read, repaired or used."""
    try:
        yield
    except WildfourError:
        raise
    except (OSError, ValueError, RuntimeError) as error:  # a zero byte in a name, a link that leads to itself
        reason = system_reason(error)
        raise Invalid("file-refused", file=str(path), doing=doing, reason=reason, instead=instead) from error


def system_reason(error: Exception) -> Message:
    """Why the system refuses something; what is not known by its number is said as the system says it."""
    number = getattr(error, "errno", None) or 0
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return saying("system-reason", errno=errno.errorcode.get(number, "other"), text=text)


def check_ordinary(path: Path, instead: str = FILE) -> None:
    """A device or a pipe is never taken for an empty file, nor replaced by one; nor is a stream by another name."""
    stream = path.is_symlink() and not {Path("/dev"), Path("/proc")}.isdisjoint(path.absolute().parents)
    if stream or (path.exists() and not path.is_file() and not path.is_dir()):
        raise Invalid("file-not-ordinary", file=str(path), instead=instead)


# Reading


def read_limited(path: Path, noun: str, largest: int) -> bytes:
    """What a file holds. `noun` says what it should be: see not-of-kind in files.ftl."""
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
    """Refuse before the work what could not be written after it. Returns the file itself, behind all links."""
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
    """An empty file is nobody's loss. The whole of any other must be what we would write."""
    size = file.stat().st_size
    return size == 0 or (size <= LARGEST_OUTPUT and is_ours(file.read_bytes()))


def write_output(path: Path, content: str | bytes, is_ours: Recognizes) -> None:
    target = check_output(path, is_ours)
    with naming(path):
        write_together({target: as_bytes(content)})


def write_together(files: Mapping[Path, bytes]) -> None:
    """Write files whole, all of them or none, and wait until they are on the disk."""
    fresh: dict[Path, Path] = {}
    try:
        for path, content in files.items():
            fresh[path] = fresh_name(path)
            write_fresh(fresh[path], content, path)
        for path, new in fresh.items():
            os.replace(new, path)
    finally:
        for new in fresh.values():
            with suppress(OSError):
                new.unlink(missing_ok=True)
    for folder in {path.parent for path in files}:
        make_durable(folder)


@contextmanager
def taking_the_place_of(path: Path, old: Path | None = None) -> Iterator[Path]:
    """A fresh file to be filled. When it is on the disk it takes the place of another, which may be kept as `old`."""
    with fresh_beside(path) as fresh:
        yield fresh
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        if old is not None:
            keep_as(path, old)
        os.replace(fresh, path)
    make_durable(path.parent)


def write_fresh(fresh: Path, content: bytes, instead_of: Path) -> None:
    """A new file takes over who may read the old one. Some disks tell only when they are asked that they are full."""
    with fresh.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if instead_of.exists():
        fresh.chmod(stat.S_IMODE(instead_of.stat().st_mode))


def fresh_name(path: Path) -> Path:
    """Short, so that it fits wherever the name itself does."""
    return path.with_name(f".{secrets.token_hex(4)}.new")


@contextmanager
def fresh_beside(path: Path) -> Iterator[Path]:
    fresh = fresh_name(path)
    try:
        yield fresh
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)


def keep_as(path: Path, old: Path) -> None:
    """Under both names where the disk can do that, so that a crash leaves one in its place."""
    old.unlink(missing_ok=True)
    try:
        os.link(path, old)
    except OSError:
        os.replace(path, old)


def make_durable(folder: Path) -> None:
    """A new name in a folder is safe only when the folder is; some systems have no such call, and need none."""
    if sys.platform != "win32":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def as_bytes(content: str | bytes) -> bytes:
    return content.encode("utf-8") if isinstance(content, str) else content


# Streams and forms


def say(stream: TextIO | None, text: str) -> None:
    """Some programs are started without a stream to write to."""
    if stream is not None:
        stream.write(text)
        stream.flush()


def json_text(data: object) -> str:
    """Indented, for people to read too."""
    import msgspec  # noqa: PLC0415 - every command imports this module, and most write no JSON

    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"


def is_json_with(content: bytes, names: Iterable[str]) -> bool:
    """Is this an object with these names, or a list of such objects?"""
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return False
    objects = data if isinstance(data, list) else [data]
    return bool(objects) and all(isinstance(one, dict) and set(names) <= one.keys() for one in objects)


def is_csv_with(content: bytes, columns: Iterable[str]) -> bool:
    """Is this a table with these columns, and as many cells in every row?"""
    try:
        rows = list(csv.reader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))
    except (csv.Error, UnicodeDecodeError):
        return False
    return bool(rows) and set(columns) <= set(rows[0]) and {len(row) for row in rows} == {len(rows[0])}
