"""Parsing of command-line arguments into requests, one per combination."""

from argparse import ArgumentParser, Namespace

import pytest

from wildfour.errors import Invalid
from wildfour.simulation.arguments import add_simulate_arguments
from wildfour.simulation.parsing import parse_requests


def arguments(text: list[str]) -> Namespace:
    parser = ArgumentParser()
    add_simulate_arguments(parser)
    return parser.parse_args(text)


def parsed(*text: str) -> list[str]:
    """Return the edition, players, and options of each run."""
    requests = parse_requests(arguments(list(text)))
    return [f"{one.edition.name} {one.players} {one.options}".strip() for one in requests]


def test_every_table_is_played_with_and_without_the_compared_options() -> None:
    assert parsed("--players", "2,4", "--compare", "jump-in", "--option", "must-play") == [
        "classic-2003 2 must-play",
        "classic-2003 2 jump-in must-play",
        "classic-2003 4 must-play",
        "classic-2003 4 jump-in must-play",
    ]


@pytest.mark.parametrize("options", ["stacking=none", "target=500"])
def test_a_comparison_with_the_same_rules_is_rejected(options: str) -> None:
    with pytest.raises(Invalid, match="changes nothing, because those rules already apply"):
        parsed("--compare", options)


def test_an_option_that_no_policy_uses_is_compared_like_any_other() -> None:
    assert parsed("--compare", "false-call-costs")[1] == "classic-2003 4 false-call-costs"


@pytest.mark.parametrize(
    "text",
    [
        ["--players", "4,4"],
        ["--edition", "deluxe,deluxe"],
        ["--compare", "stacking=any", "--compare", "stacking=any"],
        ["--compare", "stacking=any jump-in", "--compare", "jump-in stacking=any"],
    ],
)
def test_the_same_run_twice_is_rejected(text: list[str]) -> None:
    with pytest.raises(Invalid, match="The same run is requested twice"):
        parsed(*text)


def test_only_several_runs_are_compared() -> None:
    assert not parse_requests(arguments([]))[0].compared
    assert all(one.compared for one in parse_requests(arguments(["--players", "2,3"])))
