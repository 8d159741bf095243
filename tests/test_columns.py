"""Text in columns, aligned on a terminal and without escape codes."""

import io

import pytest
from rich.cells import cell_len

from wildfour.support.columns import aligned, columns, shortened, wrapped
from wildfour.support.files import screen_width

ROWS = [("Player", "Points", "Remarks"), ("山田", "12", "came late"), ("Zoë 👩‍🚀", "7", ""), ("[bold]B[/]", "103", "x")]


def test_wide_letters_and_emoji_stay_in_their_columns() -> None:
    assert columns(ROWS, "<><") == [
        "Player      Points  Remarks",
        "山田            12  came late",
        "Zoë 👩‍🚀           7",
        "[bold]B[/]     103  x",
    ]
    ends = [
        cell_len(line[: line.index(number) + len(number)])
        for line, (_, number, _) in zip(columns(ROWS, "<><"), ROWS, strict=True)
    ]
    assert len(set(ends)) == 1


def test_a_wide_table_is_wrapped_between_words() -> None:
    rows = [("Rank", "Remarks"), ("1", "tie broken by the direct encounters of those who are still equal")]
    lines = columns(rows, "><", 30)
    assert lines[:2] == ["Rank  Remarks", "   1  tie broken by the direct"]
    assert max(map(cell_len, lines)) <= 30
    assert columns(rows, "><", 5) == columns(rows, "><", 4 + 2 + len("encounters"))  # no word is cut
    assert (
        " ".join(" ".join(lines).split())
        == "Rank Remarks 1 tie broken by the direct encounters of those who are still equal"
    )


def test_only_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """No colors are written, even if the environment asks for them."""
    plain = columns(ROWS, "<><")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.setenv(name, "1")
    assert columns(ROWS, "<><") == plain
    assert not any("\x1b" in line for line in plain)


def test_prose_is_wrapped_by_terminal_width() -> None:
    text = wrapped("山田 太郎 山田 太郎 山田 太郎", 12)
    assert text == "山田 太郎\n  山田 太郎\n  山田 太郎"


def test_text_is_shortened_by_terminal_width() -> None:
    assert shortened("Ann", 3) == "Ann"
    assert shortened("Maximilian", 6) == "Maxim…"
    assert cell_len(shortened("山田太郎", 6)) <= 6


def test_a_pipe_has_no_width() -> None:
    assert screen_width(io.StringIO()) is None


def test_a_table_as_one_text() -> None:
    assert aligned([("bot", "won"), ("casual", "9")]) == "bot     won\ncasual  9"
    assert aligned([("bot", "won"), ("casual", "9")], "<>") == "bot     won\ncasual    9"
