"""What is asked for on the command line: files are refused before the work and written whole after it."""

import tempfile
from pathlib import Path
from typing import TextIO

from wildfour.errors import Invalid
from wildfour.files import naming, write_whole

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
        else:
            write_whole(path, text)
