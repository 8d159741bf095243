"""User-visible behavior is unchanged in 200 rounds that cover all editions and options.

The texts of a section (unchanged.py, unchanged_files.py) are compared with the hashes in unchanged.json. Record an
intended change one section at a time, in a separate commit that names the change:

    python3 run.py test tests/test_unchanged.py --record SECTION

Recording the section `network` finds decisions with a margin below 1e-5 and excludes them by name. Never record the
tables again: they were drawn at random to cover every edition and every value of every option.
"""

import hashlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests import unchanged, unchanged_files
from tests.unchanged import Given, short
from tests.unchanged_network import is_near

FILE = Path(__file__).with_name("unchanged.json")
EVERY = {"network": 10}  # number of moves between questions


class Section(NamedTuple):
    text: Callable[[Given], str]
    seeds: int = 200


SECTIONS = {
    "rounds": Section(unchanged.rounds),
    "positions": Section(unchanged.positions),
    "random": Section(partial(unchanged.moves_of, "random")),
    "novice": Section(partial(unchanged.moves_of, "novice")),
    "casual": Section(partial(unchanged.moves_of, "casual")),
    "skilled": Section(partial(unchanged.moves_of, "skilled")),
    "network": Section(lambda given: answers("network", "network", given)),
    "transcripts": Section(unchanged.transcripts),
    "fair-transcripts": Section(unchanged_files.fair_transcripts),
    "pads": Section(unchanged_files.pads),
    "tournaments": Section(unchanged_files.tournaments, 40),
    "frames": Section(unchanged_files.frames, 20),
    "logs": Section(unchanged_files.logs, 20),
    "simulations": Section(unchanged_files.simulations, len(unchanged_files.SIMULATED)),
    "environments": Section(unchanged.environments),
}


def recorded() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def tables(number: int = 200) -> list[Given]:
    return [Given.read(seed, line) for seed, line in enumerate(recorded()["tables"][:number])]


def answers(section: str, bot: str, given: Given) -> str:
    left_out = recorded()["left-out"].get(section, [])
    return unchanged.chosen_by(bot, given, EVERY[section], left_out)


def hashes(section: Section) -> list[str]:
    return [short(section.text(given)) for given in tables(section.seeds)]


def record(name: str) -> None:
    """Record the current hashes of one section, keeping the rest of the file."""
    if name in EVERY:
        near = near_decisions() if name == "network" else []
        found = recorded()
        found["left-out"][name] = near
        write(found)
    seeds = hashes(SECTIONS[name])
    found = recorded()
    found["sections"][name] = {"sha256": together(seeds), "seeds": " ".join(seeds)}
    found["sections"] = {one: found["sections"][one] for one in SECTIONS if one in found["sections"]}
    write(found)


def write(found: dict[str, Any]) -> None:
    FILE.write_text(json.dumps(found, indent=1) + "\n")


def together(seeds: list[str]) -> str:
    return hashlib.sha256(" ".join(seeds).encode()).hexdigest()


def near_decisions() -> list[str]:
    return [
        name
        for given in tables()
        for name, question, state in unchanged.decisions(given, EVERY["network"])
        if is_near(question, state)
    ]


@pytest.mark.parametrize("name", SECTIONS)
def test_nothing_has_changed(name: str, request: pytest.FixtureRequest) -> None:
    wanted = request.config.getoption("--record")
    if wanted is not None:
        if wanted not in SECTIONS:
            pytest.fail(f"There is no section {wanted}; there are {', '.join(SECTIONS)}.")
        if wanted != name:
            pytest.skip(f"only {wanted} is recorded")
        record(name)
    assert_unchanged(name, hashes(SECTIONS[name]))


def assert_unchanged(name: str, found: list[str]) -> None:
    section = recorded()["sections"][name]
    before = section["seeds"].split()
    differ = [seed for seed, (one, other) in enumerate(zip(before, found, strict=True)) if one != other]
    if differ:
        line = recorded()["tables"][differ[0]]
        pytest.fail(
            f"section {name}: seed {differ[0]} is the first that differs ({line}); {len(differ)} of {len(found)} do"
        )
    assert section["sha256"] == together(found)


def test_every_section_is_recorded() -> None:
    assert list(recorded()["sections"]) == list(SECTIONS)
    assert len(recorded()["tables"]) == 200


def test_a_difference_is_reported_with_section_and_seed() -> None:
    before = recorded()["sections"]["rounds"]["seeds"].split()
    with pytest.raises(pytest.fail.Exception, match="section rounds: seed 7 is the first that differs"):
        assert_unchanged("rounds", [*before[:7], "other", *before[8:150], "other", *before[151:]])
