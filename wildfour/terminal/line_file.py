"""A file that grows by whole lines. What has been confirmed to the player is on the disk."""

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import ClassVar

from wildfour.errors import Invalid
from wildfour.files import naming, read_start, write_whole


class LineFile:
    """What all such files share. Each kind says what is in it, how it begins, which option chooses another file, and
    how many bytes it can have at most."""

    noun: ClassVar[str]
    beginning: ClassVar[str]
    option: ClassVar[str]
    largest: ClassVar[int]

    def __init__(self, path: Path) -> None:
        """The file itself, behind all links; a device or a pipe is never taken for an empty file and replaced."""
        self.path = path
        with self._naming("used"):
            self.path = path.resolve()
            if self.path.exists() and not self.path.is_file() and not self.path.is_dir():
                raise Invalid(f"{path} is not an ordinary file; {self._instead}.")
        self._size = 0

    @property
    def _instead(self) -> str:
        return f"choose another file with {self.option} FILE"

    def _naming(self, doing: str) -> AbstractContextManager[None]:
        return naming(self.path, doing, self._instead)

    def has_text(self) -> bool:
        """Is there a file with anything in it? An empty one is as good as none."""
        with self._naming("read"):
            return self.path.exists() and (self.path.is_dir() or self.path.stat().st_size > 0)

    def load(self) -> tuple[str, int]:
        """The saved text, and how many bytes of a half-written last line were left out of it."""
        data = read_limited(self.path, self.noun, self.largest)
        whole = data[: data.rfind(b"\n") + 1]
        self._size = len(whole)
        return as_text(self.path, self.noun, whole), len(data) - len(whole)

    def create(self, text: str) -> None:
        """Begin a file, whole or not at all; one of its kind that lies there already is kept as FILE.old."""
        with self._naming("written"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            there = self.has_text()
            if there and not read_start(self.path).startswith(self.beginning.encode()):
                raise Invalid(f"{self.path} already exists and is not a {self.noun}; {self._instead}.")
            write_whole(self.path, text, keep_old=there)
        self._size = len(text.encode("utf-8"))

    def drop_half_line(self) -> None:
        with self._naming("repaired"):
            os.truncate(self.path, self._size)

    def append(self, lines: Sequence[str]) -> None:
        """Add lines and wait until they are on the disk. What cannot be written whole is not written."""
        data = "".join(f"{line}\n" for line in lines).encode("utf-8")
        try:
            self._append(data)
        except OSError:
            with self._naming("written"):
                raise
        self._size += len(data)

    def _append(self, data: bytes) -> None:
        with self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise Invalid(
                    f"{self.path} was changed by another program, so nothing was written; leave, and open it again."
                )
            try:
                write_all(file.fileno(), data)
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self._size)
                raise


def write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def read_limited(path: Path, noun: str, largest: int) -> bytes:
    with naming(path, "read"), path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Invalid(f"{path} is too large to be a {noun}; choose another file.")
    return data


def as_text(path: Path, noun: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid(f"{path} is not a {noun}: it is not text in UTF-8.") from error
