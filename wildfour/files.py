"""Files of a user: what the system refuses is said in a sentence, what was confirmed survives a crash, and a file that
is not ours is never written over."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import Invalid, WildfourError

START = 400  # bytes at the start of a file by which it is known


@contextmanager
def naming(path: Path, doing: str = "written", instead: str = "choose another file") -> Iterator[None]:
    """A refusal of the system, as a sentence."""
    try:
        yield
    except WildfourError:
        raise
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        reason = getattr(error, "strerror", None) or str(error)
        raise Invalid(f"{path} cannot be {doing} ({reason}); {instead}.") from error


def read_start(path: Path, size: int = START) -> bytes:
    with naming(path, "read"), path.open("rb") as file:
        return file.read(size)


def write_whole(path: Path, text: str, *, keep_old: bool = False) -> None:
    """Write a file whole or not at all, and wait until it is on the disk. What lay there may be kept as FILE.old."""
    with taking_the_place_of(path, path.with_name(f"{path.name}.old") if keep_old else None) as fresh:
        fresh.write_bytes(text.encode("utf-8"))


@contextmanager
def taking_the_place_of(path: Path, old: Path | None = None) -> Iterator[Path]:
    """A fresh file to be filled. When it is on the disk it takes the place of another, which may be kept as `old`."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        yield fresh
        with fresh.open("rb+") as file:
            os.fsync(file.fileno())
        if old is not None:
            keep_as(path, old)
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    make_durable(path.parent)


def keep_as(path: Path, old: Path) -> None:
    """Under both names where the disk can do that, so that a crash leaves one in its place."""
    old.unlink(missing_ok=True)
    try:
        os.link(path, old)
    except OSError:
        os.replace(path, old)


def make_durable(folder: Path) -> None:
    """A new name in a folder is safe only when the folder is; Windows has no such call and needs none."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def check_export(path: Path, is_older: Callable[[bytes], bool]) -> None:
    """Could an export be written there? It may take the place of an older one, known by its start, and of nothing else:
    nobody's file is lost because a name was mistyped."""
    with naming(path):
        if path.is_dir() or not path.parent.is_dir():
            why = "it is a folder" if path.is_dir() else "there is no such folder"
            raise Invalid(f"{path} cannot be written: {why}; choose another file.")
        if path.exists() and not path.is_file():
            raise Invalid(f"{path} is not an ordinary file; choose another one.")
        if path.exists() and path.stat().st_size > 0 and not is_older(read_start(path)):
            raise Invalid(f"{path} already exists and is something else; choose another file.")


def write_export(path: Path, text: str, is_older: Callable[[bytes], bool]) -> None:
    check_export(path, is_older)
    with naming(path):
        write_whole(path, text)
