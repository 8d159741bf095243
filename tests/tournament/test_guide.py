"""The sessions of docs/tournaments.md, typed at the desk."""

import io
import re
from pathlib import Path

import pytest

from wildfour.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
NAMES = "Ann Bob Cid Dan Eve Fay Gil Hal Ivy Jim Kay Lea Max Nia Oli Pia Quin Rex Sue Tom Uma Vic"
SEED = 7  # for the draws shown on the page
LINE, ANY_LINES = "{}\n", r"(?:.*\n)*?"  # an ellipsis stands for the rest of a line or for whole lines


def session(file: str) -> list[str]:
    """Join all blocks about one tournament."""
    return "".join(re.findall(rf"^```desk {file}\n([\s\S]*?)^```$", PAGE, re.MULTILINE)).splitlines()


@pytest.mark.parametrize("file", ["evening.event", "open.event"])
def test_a_session_of_the_guide(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = session(file)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("secrets.randbelow", lambda _: SEED)
    Path("entrants.csv").write_text("\n".join(["name", *NAMES.split()]), encoding="utf-8")
    typed = [line.removeprefix("> ") for line in expected if line.startswith("> ")]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, "quit"])))
    assert main(["tournament", file]) == 0
    pattern = "".join(ANY_LINES if line == "…" else LINE.format(re.escape(line)) for line in expected)
    assert re.search(pattern.replace("…", ".*"), capsys.readouterr().out)
    assert len(typed) > 3
