"""The browser's score pad computes the same sheets as the core, in every format. Node runs its modules."""

import json
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tools.typescript import NODE
from wildfour.match.formats import format_named
from wildfour.pad.pad_file import read_pad, write_pad
from wildfour.pad.round_entry import row_of_hands
from wildfour.pad.score_pad import ScorePad
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.http.generated_modules import pad_tables

SCRIPT = Path(__file__).parent / "sheet.mjs"
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]
PADS_OF_EACH = 60
TABLES: Any = msgspec.to_builtins(pad_tables())
FORMATS: list[Any] = TABLES["formats"]


def random_pad(luck: Random, table: dict[str, Any]) -> tuple[ScorePad, dict[str, Any]]:
    """Return the same random pad in the core's form and in the browser's."""
    edition = luck.choice(EDITIONS)
    count = luck.choice([number for number in table["players"] if number <= edition.most_players])
    plan = {"cycles": luck.choice((1, 2)), "hands": luck.choice((1, 2))} if table["cycle"] else {}
    target = luck.choice((60, 100, 200, 500))
    options = parse_options("" if target == 500 else f"target={target}")
    format = format_named(" ".join([table["name"], *(f"{key}={value}" for key, value in plan.items())]), options)
    pad = ScorePad(edition, options, format, NAMES[:count], first_dealer=luck.choice((None, 0, count - 1)))
    rounds: list[dict[str, Any]] = []
    while not pad.over and len(rounds) < 12:
        winner, hands = random_round(luck, pad)
        texts = {player: "out" if player == winner else hand for player, hand in hands.items()}
        pad.add(row_of_hands(pad, texts, drawn=winner is None))
        rounds.append({"winner": winner, "hands": {player: hand for player, hand in hands.items() if player != winner}})
    return pad, {
        **{"edition": edition.name, "format": table["name"], "target": target, "cycles": 1, "hands": 1, **plan},
        **{"players": NAMES[:count], "dealer": pad.first_dealer, "rounds": rounds},
    }


def random_round(luck: Random, pad: ScorePad) -> tuple[int | None, dict[int, str]]:
    if luck.random() < 0.1:
        return None, {}
    winner = luck.choice(pad.next_seating)
    letters = pad.edition.letters
    cards = [f"{letter}{face}" for letter in letters for face in ("0", "7", "S", "+2")] + ["W", "W4"]
    luck.shuffle(cards)
    hands = {
        player: str(luck.randrange(60))
        if luck.random() < 0.5
        else " ".join(cards.pop() for _ in range(luck.choice((1, 2))))
        for player in pad.next_seating
    }
    return winner, hands


def answers(pads: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the browser's sheets for these pads."""
    answered: list[dict[str, Any]] = ask_browser(pads=pads)["answers"]
    return answered


def read_by_browser(file: str) -> dict[str, Any]:
    """Parse a file with the browser's code; return the pad or the error."""
    found: dict[str, Any] = ask_browser(pads=[], files=[file])["read"][0]
    return found


def ask_browser(**questions: Any) -> dict[str, Any]:
    question = json.dumps({"tables": TABLES, **questions})
    done = subprocess.run(
        [NODE, str(SCRIPT)], input=question, capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


@cache
def pads() -> list[tuple[ScorePad, dict[str, Any]]]:
    """Return random core pads, each with the browser's result for the same pad."""
    luck = Random(12)
    both = [random_pad(luck, table) for table in FORMATS for _ in range(PADS_OF_EACH)]
    return list(zip([ours for ours, _ in both], answers([theirs for _, theirs in both]), strict=True))


def test_F4_F5_H4_H5_H7_every_sheet_equals_that_of_the_core() -> None:
    for pad, answer in pads():
        ours, sheet = pad.to_dict(), answer["sheet"]
        names = {
            "toGo": "points_to_go",
            "roundsToGo": "rounds_to_go",
            "seating": "next_seating",
            "dealer": "next_dealer",
        }
        same = ("totals", "leaders", "over", "winners", "eliminated")
        assert {**{name: sheet[name] for name in same}, **{name: sheet[key] for key, name in names.items()}} == {
            name: ours[name] for name in (*same, *names.values())
        }, write_pad(pad)
        for mine, line in zip(sheet["rounds"], pad.rounds, strict=True):
            found = (mine["seating"], mine["dealer"], mine["points"], mine["totals"], mine["eliminated"], mine["left"])
            row = line.row
            expected = (row.seating, row.dealer, line.points, line.totals, line.eliminated, row.leftovers)
            assert found == tuple(list(one) if isinstance(one, tuple) else one for one in expected)


def test_the_random_pads_cover_every_ending() -> None:
    """Guard the test above against pads that all end the same way."""
    assert {pad.format.name for pad, _ in pads() if pad.over} == {table["name"] for table in FORMATS}
    assert any(pad.eliminated and not pad.over for pad, _ in pads())


def test_the_core_reads_an_exported_pad() -> None:
    for pad, answer in pads():
        assert answer["sheet"]["broken"] is None
        assert answer["problems"] == [None] * len(pad.rounds)
        assert read_pad(answer["text"]).to_dict() == pad.to_dict()
        assert answer["text"] == write_pad(pad)


def test_the_browser_reads_an_exported_pad() -> None:
    opened = [answer["again"]["pad"] for _, answer in pads()]
    for again, (_, before) in zip(answers(opened), pads(), strict=True):
        assert again["text"] == before["text"]
        assert again["sheet"] == before["sheet"]


HEAD = """wildfour pad 1
saved-by: wildfour 0.1.0
edition: classic-2003
options: target=300
format: points-race
players: Ann, Bob, Cid
dealer: Ann
"""
ROUND = "round 1, dealer Ann, Ann: out, Bob: r7 W b+2, Cid: 57\n"


def test_a_terminal_file_with_undone_and_corrected_rounds() -> None:
    lines = f"# at Ann's\n\n{ROUND}undo\n{ROUND}round 2, dealer Bob, cid: -, BOB: 5, Ann: W w4\n"
    text = f"{HEAD}{lines}correct 1, Ann: 3, Bob: out, Cid: g9\nround 3, dealer Cid, drawn\n"
    assert read_by_browser(text)["pad"] == {
        **{"edition": "classic-2003", "format": "points-race", "target": 300, "cycles": 1, "hands": 1},
        **{"players": ["Ann", "Bob", "Cid"], "dealer": 0},
        "rounds": [
            {"winner": 1, "hands": {"0": "3", "2": "g9"}},
            {"winner": 2, "hands": {"0": "W W4", "1": "5"}},
            {"winner": None, "hands": {}},
        ],
    }


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        ("wildfour 1\n", "web-pad-not-a-pad", None),
        (HEAD.replace("classic-2003", "uno"), "web-pad-file-line", "3"),
        (HEAD.replace("target=300", "stuck-hands-count"), "web-pad-file-line", "4"),
        (HEAD.replace("points-race", "golf"), "web-pad-file-line", "5"),
        (HEAD.replace("dealer: Ann", "dealer: Zoe"), "web-pad-file-line", "7"),
        (HEAD + ROUND[:-1], "web-pad-file-line", "8"),  # truncated line
        (HEAD + ROUND.replace("dealer Ann", "dealer Bob"), "web-pad-file-line", "8"),
        (HEAD + ROUND.replace("r7 W", "r7 X"), "web-pad-file-line", "8"),
        (HEAD + ROUND.replace("Ann: out", "Ann: 1"), "web-pad-file-line", "8"),
        (HEAD + ROUND + ROUND, "web-pad-file-line", "9"),
        (HEAD + "undo\n", "web-pad-file-line", "8"),
        (HEAD + ROUND.replace(", Cid: 57", ""), "web-pad-missing", None),
        (HEAD + ROUND.replace("57", "r0 r0"), "pad-too-many-of", None),
    ],
)
def test_an_invalid_file_is_rejected(text: str, problem: str, line: str | None) -> None:
    refused = read_by_browser(text)["problem"]
    assert (refused["id"], refused["arguments"].get("line")) == (problem, line)


@pytest.mark.parametrize(
    ("hands", "problem"),
    [
        ({"1": "r7"}, "web-pad-missing"),
        ({"1": "r0 r0", "2": "1"}, "pad-too-many-of"),
        ({"1": "1000", "2": "1000"}, "pad-hands-cannot-be"),
    ],
)
def test_impossible_hands_are_rejected(hands: dict[str, str], problem: str) -> None:
    assert answers([three("points-race", {"winner": 0, "hands": hands})])[0]["problems"][0]["id"] == problem


def test_H7_a_round_after_the_end_is_invalid() -> None:
    """A correction that would end the match earlier is therefore rejected."""
    won, lost = {"winner": 0, "hands": {"1": "60", "2": "1"}}, {"winner": 0, "hands": {"1": "500", "2": "500"}}
    assert answers([three("elimination", won, won)])[0]["sheet"]["broken"] is None
    assert answers([three("elimination", lost, won)])[0]["sheet"]["broken"] == 2


def three(format: str, *rounds: dict[str, Any]) -> dict[str, Any]:
    """Return a pad with three players."""
    return {
        **{"edition": "classic-2003", "format": format, "target": 500, "cycles": 1, "hands": 1},
        **{"players": NAMES[:3], "dealer": 0, "rounds": list(rounds)},
    }
