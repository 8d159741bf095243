"""The files of a score pad: what has been confirmed is on the disk, and nobody's other file is lost."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.match.pad_page import KIND
from wildfour.match.pad_record import FORMAT, read_pad
from wildfour.match.score_pad import ScorePad
from wildfour.pages import HEAD, is_page
from wildfour.terminal.saving import make_durable, real_file, write_all, write_durably

LARGEST = 1 << 22  # bytes; a long evening has some thousand


@contextmanager
def naming(path: Path, doing: str) -> Iterator[None]:
    """A refusal of the system, as a sentence."""
    try:
        yield
    except OSError as error:
        raise Invalid(f"{path} cannot be {doing} ({error.strerror or error}); choose another file.") from error


def has_text(path: Path) -> bool:
    """An empty file is as good as none."""
    with naming(path, "read"):
        return path.exists() and (path.is_dir() or path.stat().st_size > 0)


def read_start(path: Path, size: int) -> bytes:
    with naming(path, "read"), path.open("rb") as file:
        return file.read(size)


class PadFile:
    """A score pad on the disk that grows by whole lines."""

    def __init__(self, path: Path) -> None:
        self.path = real_file(path)
        self._size = 0
        self.half_line = 0

    def load(self) -> ScorePad:
        """The saved pad. A half-written last line is left out of it; `half_line` says how long that is."""
        data = read_start(self.path, LARGEST + 1)
        if len(data) > LARGEST:
            raise Invalid(f"{self.path} is larger than any score pad; choose another file.")
        whole = data[: data.rfind(b"\n") + 1]
        self._size, self.half_line = len(whole), len(data) - len(whole)
        try:
            return read_pad(whole.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise Invalid(f"{self.path} is no score pad: it is not a text in UTF-8.") from error
        except Invalid as error:
            raise Invalid(f"{self.path}, {error}") from error

    def create(self, text: str) -> None:
        """Begin a file, whole or not at all; a score pad that lies there already is kept as FILE.old."""
        with naming(self.path, "written"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        there = has_text(self.path)
        if there and read_start(self.path, len(FORMAT)) != FORMAT.encode():
            raise Invalid(f"{self.path} is there already and is no score pad; choose another file with --file.")
        with naming(self.path, "written"):
            write_whole(self.path, text, keep_old=there)
        self._size = len(text.encode("utf-8"))

    def drop_half_line(self) -> None:
        with naming(self.path, "repaired"):
            os.truncate(self.path, self._size)

    def append(self, line: str) -> None:
        """Add a line and wait until it is on the disk. What cannot be written whole is not written."""
        data = f"{line}\n".encode()
        with naming(self.path, "written"), self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise Invalid(f"{self.path} was changed by another program; leave, and take it up again.")
            try:
                write_all(file.fileno(), data)
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self._size)
                raise
        self._size += len(data)


def write_whole(path: Path, text: str, *, keep_old: bool = False) -> None:
    """Write a file whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    write_durably(fresh, text)
    if keep_old:
        os.replace(path, path.with_name(path.name + ".old"))
    os.replace(fresh, path)
    make_durable(path.parent)


def write_page(path: Path, page: str) -> None:
    """Write a page, over an older page of ours if there is one, but over nothing else."""
    if has_text(path) and not is_page(read_start(path, HEAD), KIND):
        raise Invalid(f"{path} is there already and is no page of a score pad; choose another file.")
    with naming(path, "written"):
        write_whole(path, page)
