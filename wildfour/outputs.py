"""Files that are asked for on the command line: refused before the work, written whole after it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import Invalid


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A refusal of the system, as a sentence."""
    try:
        yield
    except OSError as error:
        raise Invalid("file-not-written", file=str(path), reason=error.strerror or str(error)) from error


def check_file(path: Path) -> None:
    """Refuse before the work what could not be written after it."""
    with naming(path):
        if path.is_dir():
            raise Invalid("file-is-folder", file=str(path))
        if path.exists():
            with path.open("ab"):
                return
        with tempfile.TemporaryFile(dir=path.parent):
            pass


def write_file(path: Path, text: str) -> None:
    """Whole or not at all, unless it is no ordinary file: a device, or a pipe."""
    with naming(path):
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
