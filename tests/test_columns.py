"""Aligned columns: plain text, wherever it goes."""

import pytest

from wildfour.columns import columns


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows = [["bot", "won", ""], ["casual", "1,000", "first"], ["日本", "7", ""]]
    assert columns(rows, right=[1]).splitlines() == [
        "bot       won",
        "casual  1,000  first",
        "日本        7",
    ]
    assert columns([]) == ""


def test_nothing_is_colored_wrapped_or_taken_for_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "10")
    cells = ["[bold]no markup[/bold]", ":smile:", "https://example.org/" + "long" * 50]
    assert columns([cells, ["1", "2", "3"]]).splitlines()[0] == "  ".join(cells)
