"""Options that nobody at a table can use are refused or announced, and what is refused really changes nothing."""

from argparse import ArgumentParser, Namespace
from dataclasses import replace
from functools import cache

import pytest

from wildfour.errors import Invalid
from wildfour.rulebook.editions import EDITIONS, Edition, edition_named
from wildfour.rulebook.option_parser import ONLY_WITH, OPTIONS, Options, check_table, has_feature, parse_options
from wildfour.rulebook.rule_options import NO, YES, Option
from wildfour.simulation.arguments import add_simulate_arguments
from wildfour.simulation.backends.matches import simulate_matches
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.comparison import Finished, compared
from wildfour.simulation.match_statistics import summarize_matches
from wildfour.simulation.parsing import parse_requests
from wildfour.simulation.request import MatchRequest, Request, RoundRequest
from wildfour.simulation.summary import Difference
from wildfour.simulation.summary_builder import RunInfo, summarize_rounds
from wildfour.simulation.unused import WHY, why_unused
from wildfour.support.estimates import Estimate

POLICIES = (
    "random",
    "careless",
    "greedy bluff=0.5 challenge=0.5",
    "random challenge=1",
    "random bluff=1",
    "random forget=0.5 overlook=1",
    "random jump=0",
    "color doubt=0.1",
    "skilled",
)
FORMATS = ("points-race", "lowest-score", "elimination", "partners", "rotating-partners cycles=1")
# These ask chance at another moment, or keep one more card out of a reshuffle (R20): the same game, another stream.
OTHER_CHANCE = {
    "forced-draw-closes-window",
    "own-turn-closes-window",
    "players-referee",
    "gift-by-chance",
    "gift-needs-no-call",
    "no-bluffing",
}
VALUES = {"stacking": "any", "decks": "2", "hit-rate": "0.9", "target": "150"}
INFO = RunInfo(seconds=1)


def arguments(text: list[str]) -> Namespace:
    parser = ArgumentParser()
    add_simulate_arguments(parser)
    return parser.parse_args(text)


def with_option(option: Option, base: str = "") -> Options:
    value = YES if option.values == (NO, YES) else VALUES[option.name]
    return parse_options(f"{base} {option.name}={value}")


def needed_with(option: Option) -> str:
    return " ".join(needed for name, needed in ONLY_WITH if name == option.name)


def rounds_of(edition: Edition, players: int, policy: str, options: Options) -> RoundRequest:
    return RoundRequest(
        edition=edition, players=players, rounds=300, policies=(policy,), options=options, seed=3, compared=True
    )


@cache
def finished(asked: Request) -> Finished:
    if isinstance(asked, MatchRequest):
        played = simulate_matches(asked, threads=1)
        return Finished(summarize_matches(asked, played, INFO), played.rounds.blocks)
    found = simulate(asked, threads=1)
    return Finished(summarize_rounds(asked, found, INFO), found.blocks)


def difference(one: Request, other: Request) -> Difference:
    told = compared([finished(one), finished(other)])[1].difference
    assert told is not None
    return told


def by_chance(found: Estimate) -> bool:
    """Within five standard errors of nothing."""
    return abs(found.mean) <= 5 * (found.standard_error or 0)


def tables(option: Option) -> list[tuple[Edition, int]]:
    editions = [one for one in EDITIONS if not option.needs or has_feature(one, option.needs)]
    return [(edition, players) for edition in editions[:1] for players in (2, 4)]


def is_possible(request: Request) -> bool:
    try:
        request.check()
    except Invalid:
        return False
    return True


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_what_is_called_useless_changes_no_round(option: Option) -> None:
    """Played anyway, every round ends as it does without the option, or as it might have."""
    for edition, players in tables(option):
        for policy in POLICIES:
            base = rounds_of(edition, players, policy, parse_options(needed_with(option)))
            other = replace(base, options=with_option(option, needed_with(option)))
            if is_possible(base) and is_possible(other) and why_unused(other, option.name) is not None:
                told = difference(base, other)
                alike = by_chance(told.turns_per_round) and by_chance(told.points_per_round)
                assert told.same or (alike and option.name in OTHER_CHANCE), (edition.name, players, policy)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_that_a_policy_can_use_is_of_use_to_one(option: Option) -> None:
    """No option is refused everywhere, except those about which no policy does anything."""
    used = [
        policy
        for edition, players in tables(option)
        for policy in POLICIES
        if is_possible(other := rounds_of(edition, players, policy, with_option(option, needed_with(option))))
        and why_unused(other, option.name) is None
    ]
    never = {"false-call-costs", "false-catch-costs", "suggestion-unanimous"}
    in_matches = {"all-redraw", "winner-deals", "stuck-hands-count", "target"}
    assert bool(used) == (option.name not in never | in_matches | {"launcher-ten"})


@pytest.mark.parametrize("name", ["all-redraw", "winner-deals", "stuck-hands-count", "target", "partners", "jump-in"])
def test_options_of_matches(name: str) -> None:
    """What is called useless changes no match; every one of these is of use in some format."""
    option = next(one for one in OPTIONS if one.name == name)
    used = set()
    for text in FORMATS:
        base = MatchRequest(edition=EDITIONS[0], players=4, matches=30, format_text=text, compared=True)
        other = replace(base, options=with_option(option))
        if is_possible(other) and why_unused(other, name) is None:
            used.add(text)
        elif is_possible(other):
            assert difference(base, other).same, text
    assert used


def test_R6_an_elimination_may_come_down_to_two_players() -> None:
    asked = MatchRequest(
        edition=edition_named("deluxe"),
        players=4,
        matches=1,
        format_text="elimination",
        policies=("careless",),
        options=parse_options("own-turn-closes-window two-handed-reverse-passes"),
    )
    assert all(why_unused(asked, name) is None for name in asked.options)
    race = replace(asked, format_text="points-race")
    assert all(why_unused(race, name) is not None for name in asked.options)


# What the command makes of it


def parsed(*text: str) -> tuple[list[str], list[str]]:
    """The runs, and what is announced."""
    asked = parse_requests(arguments(list(text)))
    runs = [f"{one.edition.name} {one.players} {one.options}".strip() for one in asked.requests]
    return runs, [str(note) for note in asked.notes]


@pytest.mark.parametrize(
    ("options", "policy", "sentence"),
    [
        ("jump-in", "random jump=0", "because nobody jumps in"),
        ("players-referee", "random", "because nobody lays a wrong card"),
        ("players-referee false-objection-costs", "random slip=0.1", None),
        ("false-call-costs", "careless", "no policy calls or catches without need"),
        ("false-catch-costs", "careless", "no policy calls or catches without need"),
        ("must-play", "greedy", "every policy but skilled and network plays that way anyway"),
        ("must-play", "skilled", None),
        ("must-play", "network", None),
        ("false-call-costs", "network", None),
        ("target=100", "network", "changes nothing in single rounds"),
        ("no-bluffing", "random", "nobody bluffs and is challenged"),
        ("no-bluffing", "random challenge=0.5", None),
        ("guilty-color-undone", "random bluff=0.5", "nobody bluffs and is challenged"),
        ("last-wild-four-stands", "random bluff=0.5", "nobody challenges a Wild Draw Four"),
        ("own-turn-closes-window", "careless", "changes nothing with 4 players, only with two"),
        ("forced-draw-closes-window", "random", "nobody who forgets to call can be caught"),
        ("forced-draw-closes-window", "random forget=1 overlook=1", "nobody who forgets to call can be caught"),
        ("forced-draw-closes-window", "careless", None),
        ("partners opponents-catch", "random forget=0.3", None),
        ("target=100", "random", "changes nothing in single rounds"),
        ("winner-deals", "random", "changes nothing in single rounds"),
        ("stacking=none", "random", "changes nothing, because those rules are in force anyway"),
        ("target=500", "random", "changes nothing, because those rules are in force anyway"),
    ],
)
def test_a_comparison_that_can_show_nothing_is_refused(options: str, policy: str, sentence: str | None) -> None:
    text = ["--policy", policy, "--compare", options]
    if sentence is None:
        assert len(parsed(*text)[0]) == 2
    else:
        with pytest.raises(Invalid, match=sentence):
            parsed(*text)


def test_a_run_that_can_show_nothing_is_left_out_and_announced() -> None:
    runs, notes = parsed("--players", "2,4", "--compare", "own-turn-closes-window", "--policy", "careless")
    assert runs == ["classic-2003 2", "classic-2003 2 own-turn-closes-window", "classic-2003 4"]
    assert notes == [
        "The option own-turn-closes-window changes nothing with 4 players, only with two; leave it out.",
    ]


def test_an_option_of_all_runs_that_nobody_can_use_is_announced() -> None:
    runs, notes = parsed("--option", "must-play", "--compare", "stacking=any", "--players", "2,3")
    assert len(runs) == 4
    assert len(notes) == 1
    assert "must-play changes nothing here" in notes[0]
    assert parsed("--option", "stacking=any") == (["classic-2003 4 stacking=any"], [])


def test_one_of_two_options_that_nobody_can_use_is_announced() -> None:
    runs, notes = parsed("--compare", "stacking=any must-play")
    assert len(runs) == 2
    assert len(notes) == 1


@pytest.mark.parametrize(
    "text",
    [
        ["--players", "4,4"],
        ["--edition", "deluxe,deluxe"],
        ["--compare", "stacking=any", "--compare", "stacking=any"],
        ["--compare", "stacking=any jump-in", "--compare", "jump-in stacking=any"],
    ],
)
def test_the_same_run_twice_is_refused(text: list[str]) -> None:
    with pytest.raises(Invalid, match="The same run is asked for twice"):
        parsed(*text)


def test_runs_are_compared_only_with_others() -> None:
    assert not parse_requests(arguments([])).requests[0].compared
    assert all(one.compared for one in parse_requests(arguments(["--players", "2,3"])).requests)


def test_reasons_are_about_options_that_there_are() -> None:
    assert WHY.keys() <= {option.name for option in OPTIONS}
    for option in OPTIONS:
        check_table(tables(option)[0][0], 4, with_option(option, needed_with(option)))
