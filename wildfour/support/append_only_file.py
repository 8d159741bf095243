"""An append-only file of lines. Every confirmed line is on disk."""

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import ClassVar

from platformdirs import user_data_path

from wildfour.errors import Invalid
from wildfour.support.files import as_text, check_ordinary, naming, read_limited, write_together


class LineFile:
    """Base class for append-only files. A subclass sets the noun for messages, the first line, the option that selects
    another file, and the maximum size in bytes."""

    noun: ClassVar[str]
    beginning: ClassVar[str]
    option: ClassVar[str]
    largest: ClassVar[int]

    def __init__(self, path: Path) -> None:
        """Resolve links, and reject devices and pipes, which would look like empty files."""
        self.path = path
        with self._naming("used"):
            check_ordinary(path, self.option)
            self.path = path.resolve()
        self._size = 0

    def _naming(self, doing: str) -> AbstractContextManager[None]:
        return naming(self.path, doing, self.option)

    def has_text(self) -> bool:
        """Return True if the file exists and is not empty."""
        with self._naming("read"):
            return self.path.exists() and (self.path.is_dir() or self.path.stat().st_size > 0)

    def load(self) -> tuple[str, int]:
        """Return the saved text, and the number of bytes dropped from a half-written last line."""
        data = read_limited(self.path, self.noun, self.largest)
        whole = data[: data.rfind(b"\n") + 1]
        self._size = len(whole)
        return as_text(self.path, self.noun, whole), len(data) - len(whole)

    def create(self, text: str) -> None:
        """Create the file atomically. Keep an existing file of this kind as FILE.old."""
        data = text.encode("utf-8")
        with self._naming("written"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.has_text():
                self._keep_old()
            write_together({self.path: data})
        self._size = len(data)

    def _keep_old(self) -> None:
        """Copy the old file rather than move it, so that the name always exists."""
        old = self.path.with_name(f"{self.path.name}.old")
        for file in (self.path, old):
            if file.exists() and not self._is_ours(file):
                raise Invalid("file-exists-already", file=str(file), noun=self.noun, instead=self.option)
        write_together({old: read_limited(self.path, self.noun, self.largest)})

    def _is_ours(self, file: Path) -> bool:
        """Return True if the file starts as this program's files do: `wildfour pad 1`, then `saved-by:`."""
        first, end, rest = read_limited(file, self.noun, self.largest).partition(b"\n")
        name, _, version = first.decode("utf-8", errors="replace").strip().rpartition(" ")
        return name == self.beginning and version.isdigit() and (not end or rest.startswith(b"saved-by:"))

    def drop_half_line(self) -> None:
        with self._naming("repaired"):
            os.truncate(self.path, self._size)

    def append(self, lines: Sequence[str]) -> None:
        """Append lines, all or none, and wait until they are on disk."""
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
                raise Invalid("file-changed", file=str(self.path))
            try:
                write_all(file.fileno(), data)
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self._size)
                raise


def write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def data_folder() -> Path:
    """Return the system's folder for application data."""
    return user_data_path("wildfour", appauthor=False, roaming=True)
