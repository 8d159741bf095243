"""What a simulation found as JSON and as CSV."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

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
