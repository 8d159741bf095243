"""tests/inventory.txt lists everything that users can type and call."""

from pathlib import Path

import pytest

from tests import inventory


def test_inventory_is_up_to_date() -> None:
    found = inventory.difference()
    assert not found, f"\n{found}\n\nIf this is meant, write it again: python3 -m tests.inventory"


def test_difference_names_what_was_lost_and_gained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = inventory.FILE.read_text(encoding="utf-8").splitlines()
    lost = next(row for row in recorded if row.startswith("command simulate --seed"))
    changed = [*(row for row in recorded if row != lost), "command juggle"]
    file = tmp_path / "inventory.txt"
    file.write_text("\n".join(changed), encoding="utf-8")
    monkeypatch.setattr(inventory, "FILE", file)
    assert f"+{lost}" in inventory.difference().splitlines()
    assert "-command juggle" in inventory.difference().splitlines()
