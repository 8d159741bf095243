"""What a simulation found as JSON and as CSV, and the files and folders that it goes to."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from wildfour.errors import Invalid

Found = dict[str, Any]
TOO_LONG = ("histogram", "hand_sizes")  # for a row of a table


def json_text(found: Sequence[Found]) -> str:
    """One run is an object, several are a list of them."""
    return (
        json.dumps(found[0] if len(found) == 1 else list(found), indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    )


def csv_text(found: Sequence[Found]) -> str:
    """A row for each run. A column has the name of its number in JSON: turns_per_round.mean, win_share.0 and so on."""
    rows = [dict(flat(one)) for one in found]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def flat(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Whatever is nested, with dots between the names."""
    if name == "policies":
        yield name, ", ".join(value)
    elif isinstance(value, (dict, list)):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for part, inner in parts:
            if part not in TOO_LONG:
                yield from flat(inner, f"{name}.{part}" if name else str(part))
    else:
        yield name, "" if value is None else value


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """A refusal of the system, as a sentence."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise Invalid(f"{path} cannot be written ({reason}); choose another place.") from error


def check_file(path: Path) -> None:
    """Refuse before the work what could not be written after it."""
    with naming(path):
        if path.is_dir():
            raise Invalid(f"{path} cannot be written: it is a folder; choose another name.")
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
