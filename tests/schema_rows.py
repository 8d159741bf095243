"""Inventory rows for structs and their fields, from a JSON Schema."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

TAGS = ("do", "is", "event", "fact", "kind")  # fields that tag a struct
LIMITS = ("min", "max", "exclusive", "pattern")


def schema_rows(section: str, schemas: Mapping[str, Any]) -> Iterator[str]:
    """List structs and their fields; a struct with a tag is named after the tag."""
    for name, schema in schemas.items():
        fields: dict[str, Any] = schema.get("properties", {})
        tag = next((tag for tag in TAGS if len(fields.get(tag, {}).get("enum", ())) == 1), "")
        known = f"{section} {f'{tag}={typed(fields[tag])}' if tag else name}"
        yield known if fields else f"{known}: {typed(schema)}"
        for field in fields.keys() - {tag}:
            usual = f"default {json.dumps(fields[field].get('default'))}"
            needed = "required" if field in schema.get("required", ()) else usual
            yield f"{known} {field}: {typed(fields[field])} ({needed})"


def typed(schema: Mapping[str, Any]) -> str:
    """Describe a field's type and limits from its JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(map(typed, schema["anyOf"]))
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    limits = {key: value for key, value in schema.items() if key.startswith(LIMITS)}
    kind = " ".join([str(schema.get("type", "anything")), *[f"{key}={limits[key]}" for key in sorted(limits)]])
    inner = schema.get("prefixItems", schema.get("items", schema.get("additionalProperties")))
    if isinstance(inner, list):
        return f"{kind} of ({', '.join(map(typed, inner))})"
    return f"{kind} of {typed(inner)}" if isinstance(inner, dict) else kind
