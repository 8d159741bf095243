"""What is asked for on the command line: files are refused before the work and written whole after it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from wildfour.errors import Invalid

STDOUT = Path("-")  # instead of a file


def say(stream: TextIO | None, text: str) -> None:
    """Some programs are started without a stream to write to."""
    if stream is not None:
        stream.write(text)
        stream.flush()


def json_text(data: object) -> str:
    """Indented, for people to read too."""
    import msgspec  # noqa: PLC0415 - every command imports this module, and most write no JSON

    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"


@contextmanager
def os_errors_explained(path: Path, doing: str = "written", advice: str = "choose another place") -> Iterator[None]:
    """What the operating system refuses becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise Invalid(f"{path} cannot be {doing} ({error.strerror or error}); {advice}.") from error


def check_file(path: Path) -> None:
    """Refuse before the work what could not be written after it."""
    with os_errors_explained(path):
        if path.is_dir():
            raise Invalid(f"{path} cannot be written: it is a folder; choose another name.")
        if path.exists():
            with path.open("ab"):
                return
        with tempfile.TemporaryFile(dir=path.parent):
            pass


def write_file(path: Path, text: str) -> None:
    """Whole or not at all, unless it is no ordinary file: a device, or a pipe."""
    with os_errors_explained(path):
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
