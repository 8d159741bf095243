"""The file in which a match is saved, line by line: what has been confirmed to the player is on the disk."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.transcript.record import FORMAT

FILE_NAME = "match.txt"
LARGEST = 1 << 26  # bytes; a long match has some ten thousand


def data_folder() -> Path:
    """Where the system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "wildfour"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "wildfour"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share") / "wildfour"


@contextmanager
def naming(path: Path, doing: str) -> Iterator[None]:
    """A refusal of the system, as a sentence. `doing` is what could not be done: used, read, written or repaired."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Invalid("save-not-possible", file=str(path), doing=doing, reason=reason) from error


def real_file(path: Path) -> Path:
    """The file itself, behind all links; a device or a pipe is never taken for an empty file and replaced."""
    with naming(path, "used"):
        real = path.resolve()
        if real.exists() and not real.is_file() and not real.is_dir():
            raise Invalid("save-not-a-file", file=str(path))
    return real


def read_text(path: Path, doing: str = "read") -> str:
    return as_text(path, read_bytes(path, doing))


def read_bytes(path: Path, doing: str = "read") -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Invalid("transcript-not-read", file=str(path), doing=doing, reason=reason) from error
    if len(data) > LARGEST:
        raise Invalid("transcript-too-large", file=str(path))
    return data


def as_text(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Invalid("transcript-not-text", file=str(path)) from error


class SaveFile:
    """A transcript on the disk that grows by whole lines."""

    def __init__(self, path: Path) -> None:
        self.path = real_file(path)
        self._size = 0

    def has_text(self) -> bool:
        """Is there a file with anything in it? An empty one is as good as none."""
        with naming(self.path, "read"):
            return self.path.exists() and (self.path.is_dir() or self.path.stat().st_size > 0)

    def load(self) -> tuple[str, int]:
        """The saved text, and how many bytes of a half-written last line were left out of it."""
        data = read_bytes(self.path)
        whole = data[: data.rfind(b"\n") + 1]
        self._size = len(whole)
        return as_text(self.path, whole), len(data) - len(whole)

    def create(self, text: str) -> None:
        """Begin a file, whole or not at all; a transcript that lies there already is kept as FILE.old."""
        with naming(self.path, "written"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        self._refuse_to_overwrite()
        with naming(self.path, "written"):
            fresh = self.path.with_name(self.path.name + ".new")
            write_durably(fresh, text)
            if self.has_text():
                os.replace(self.path, self.path.with_name(self.path.name + ".old"))
            os.replace(fresh, self.path)
            make_durable(self.path.parent)
        self._size = len(text.encode("utf-8"))

    def _refuse_to_overwrite(self) -> None:
        """Nobody's file is lost because a name was mistyped."""
        if self.has_text() and not read_text(self.path, "overwritten").startswith(FORMAT):
            raise Invalid("save-is-something-else", file=str(self.path))

    def ends_with(self, line: str) -> bool:
        return read_text(self.path).endswith(f"{line}\n")

    def drop_half_line(self) -> None:
        with naming(self.path, "repaired"):
            os.truncate(self.path, self._size)

    def append(self, lines: Sequence[str]) -> None:
        """Add lines and wait until they are on the disk. What cannot be written whole is not written."""
        data = "".join(f"{line}\n" for line in lines).encode("utf-8")
        with naming(self.path, "written"), self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise Invalid("save-was-changed", file=str(self.path))
            try:
                write_all(file.fileno(), data)
                os.fsync(file.fileno())
            except OSError:
                file.truncate(self._size)
                raise
        self._size += len(data)


def write_durably(path: Path, text: str) -> None:
    with path.open("wb") as file:
        file.write(text.encode("utf-8"))
        file.flush()
        os.fsync(file.fileno())


def write_all(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]


def make_durable(folder: Path) -> None:
    """A new name in a folder is safe only when the folder is; Windows has no such call and needs none."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
