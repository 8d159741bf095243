"""Summaries as JSON, which can be read back, and as CSV."""

import csv
import io
from collections.abc import Iterator, Sequence

import msgspec

from wildfour.simulation.summary import Summary
from wildfour.support.files import is_csv_with, is_json_with, json_text

KNOWN_BY = ("wildfour", "command", "seed", "rounds_per_second")  # names that every summary has, and little else
TOO_LONG = ("histogram", "hand_sizes")  # for a row of a table
Plain = dict[str, "Plain"] | tuple["Plain", ...] | str | float | None


def to_json(summaries: Sequence[Summary]) -> str:
    """One run is an object, several are a list of them."""
    return json_text(summaries[0] if len(summaries) == 1 else summaries)


def from_json(text: str | bytes) -> list[Summary]:
    """The summaries that to_json wrote."""
    found = msgspec.json.decode(text, type=Summary | list[Summary])
    return found if isinstance(found, list) else [found]


def to_csv(summaries: Sequence[Summary]) -> str:
    """A row for each run. A column has the name of its number in JSON: turns_per_round.mean, calls and so on. A table
    is read by people, so its seats and players are counted from 1."""
    rows = [dict(flat(msgspec.to_builtins(one))) for one in summaries]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def flat(value: Plain, name: str = "") -> Iterator[tuple[str, str | float]]:
    """Whatever is nested, with dots between the names."""
    if isinstance(value, tuple) and name == "policies":
        yield name, ", ".join(map(str, value))
    elif isinstance(value, (dict, tuple)):
        parts = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        for part, inner in parts:
            if part not in TOO_LONG:
                yield from flat(inner, f"{name}.{part}" if name else str(part))
    else:
        yield name, "" if value is None else value


def is_json(content: bytes) -> bool:
    """Are these summaries that were written before?"""
    return is_json_with(content, KNOWN_BY)


def is_csv(content: bytes) -> bool:
    return is_csv_with(content, KNOWN_BY)
