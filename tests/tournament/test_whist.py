"""Whist designs: R18 and R19 for every number of players, H6, and the closest rotation where no design exists."""

from collections import Counter
from itertools import combinations

import pytest

from wildfour.errors import Invalid
from wildfour.match.whist_designs import WhistSitting, whist_design

NUMBERS = [players for players in range(4, 54) if players % 4 < 2]
EVERY = pytest.mark.parametrize("players", NUMBERS)
HANDS_PER_SITTING = 4  # H6

Design = tuple[WhistSitting, ...]


def pairs_of(players: int) -> list[tuple[int, int]]:
    return list(combinations(range(players), 2))


def partnerships(design: Design) -> list[tuple[int, int]]:
    return sorted((min(team), max(team)) for sitting in design for table in sitting.tables for team in table.teams)


def oppositions(design: Design) -> list[tuple[int, int]]:
    """Return the pairs of opponents, written out so that the tests do not use the tested code."""
    met = []
    for sitting in design:
        for table in sitting.tables:
            (a, b), (c, d) = table.teams
            met += [(a, c), (a, d), (b, c), (b, d)]
    return sorted((min(pair), max(pair)) for pair in met)


@EVERY
def test_R19_every_design_makes_everyone_partners_once(players: int) -> None:
    assert partnerships(whist_design(players)) == pairs_of(players)


@EVERY
def test_R19_every_design_makes_everyone_opponents_twice(players: int) -> None:
    assert oppositions(whist_design(players)) == sorted(pairs_of(players) * 2)


@EVERY
def test_R19_every_design_gives_everyone_one_place_in_each_sitting(players: int) -> None:
    for sitting in whist_design(players):
        places = [player for table in sitting.tables for team in table.teams for player in team]
        places += sitting.sits_out
        assert sorted(places) == list(range(players))


@EVERY
def test_R19_every_design_has_the_minimum_length(players: int) -> None:
    """With 4n players, each plays 4n - 1 times, once with every partner; with 4n + 1, each sits out once."""
    design = whist_design(players)
    out = [sitting.sits_out for sitting in design]
    assert out == ([()] * (players - 1) if players % 2 == 0 else [(player,) for player in range(players)])
    assert {len(sitting.tables) for sitting in design} == {players // 4}


@EVERY
def test_R19_designs_are_deterministic(players: int) -> None:
    assert whist_design(players) == whist_design(players)


def test_R18_four_players_change_partners_for_three_sittings() -> None:
    design = whist_design(4)
    assert [sitting.tables[0].teams for sitting in design] == [
        ((3, 0), (1, 2)),
        ((3, 1), (2, 0)),
        ((3, 2), (0, 1)),
    ]


def test_H6_eight_players_at_two_tables_play_28_hands() -> None:
    """Each player partners each of the seven others for four hands."""
    design = whist_design(8)
    assert all(len(sitting.tables) == 2 for sitting in design)
    assert len(design) * HANDS_PER_SITTING == 28
    hands = Counter(partnerships(design) * HANDS_PER_SITTING)
    assert hands == dict.fromkeys(pairs_of(8), 4)


NEARLY = pytest.mark.parametrize("players", [players for players in range(6, 32) if players % 4 > 1])


@NEARLY
def test_R19_where_there_is_no_design_no_one_has_the_same_partner_twice(players: int) -> None:
    """There are as many sittings as players. With 4n + 2 players, each misses one partner; with 4n + 3, two."""
    design = whist_design(players)
    assert len(design) == players
    times = Counter(partnerships(design))
    assert set(times.values()) == {1}
    missing = set(pairs_of(players)) - set(times)
    assert Counter(player for pair in missing for player in pair) == dict.fromkeys(range(players), players % 4 - 1)


@NEARLY
def test_R19_where_there_is_no_design_everyone_opposes_everyone_once_or_twice(players: int) -> None:
    times = Counter(oppositions(whist_design(players)))
    assert set(times) == set(pairs_of(players))
    assert set(times.values()) == {1, 2}


@NEARLY
def test_R19_where_there_is_no_design_everyone_plays_equally_often(players: int) -> None:
    design = whist_design(players)
    for sitting in design:
        seated = [player for table in sitting.tables for player in table.players]
        assert sorted([*seated, *sitting.sits_out]) == list(range(players))
    out = Counter(player for sitting in design for player in sitting.sits_out)
    assert out == dict.fromkeys(range(players), players % 4)


@pytest.mark.parametrize("players", [-8, 0, 3, 34, 54, 1000])
def test_there_is_no_design_for_other_numbers(players: int) -> None:
    with pytest.raises(Invalid, match="There is no whist design"):
        whist_design(players)
