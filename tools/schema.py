"""Write docs/schema.json, the JSON Schema of everything that a table sends: python -m tools.schema"""

import json
from pathlib import Path

import msgspec

from wildfour.events.round_events import AnyEvent
from wildfour.table import TableView

FILE = Path(__file__).resolve().parent.parent / "docs" / "schema.json"


def schema() -> str:
    """The schema as text: an event is one of `Event`, a table `TableView`."""
    (event, _), parts = msgspec.json.schema_components((AnyEvent, TableView), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What a table of Wildfour sends",
        "description": "Cards, colors and moves are in the notation of docs/notation.md.",
        "$defs": {"Event": event, **parts},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(schema(), encoding="utf-8")
