"""Whist designs: R18 and R19 for every number of players, H6, and the faults that check_design must find."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tools.whist_search import search, written
from wildfour.errors import Invalid
from wildfour.tournament.whist import WhistSitting, WhistTable, check_design, whist_design
from wildfour.tournament.whist_starters import INITIAL_SITTINGS

NUMBERS = [players for players in range(4, 54) if players % 4 < 2]
EVERY = pytest.mark.parametrize("players", NUMBERS)
SOME = pytest.mark.parametrize("players", [4, 5, 8, 9, 21])
HANDS_PER_SITTING = 4  # H6

Design = tuple[WhistSitting, ...]


def pairs_of(players: int) -> list[tuple[int, int]]:
    return list(combinations(range(players), 2))


def partnerships(design: Design) -> list[tuple[int, int]]:
    return sorted((min(team), max(team)) for sitting in design for table in sitting.tables for team in table.teams)


def oppositions(design: Design) -> list[tuple[int, int]]:
    """Written out, so that the tests do not count with what they test."""
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
        if sitting.sits_out is not None:
            places.append(sitting.sits_out)
        assert sorted(places) == list(range(players))


@EVERY
def test_R19_every_design_is_as_short_as_can_be(players: int) -> None:
    """4n players sit 4n - 1 times, so many partners has each; of 4n + 1, each sits out once."""
    design = whist_design(players)
    out = [sitting.sits_out for sitting in design]
    assert out == ([None] * (players - 1) if players % 2 == 0 else list(range(players)))
    assert {len(sitting.tables) for sitting in design} == {players // 4}


@EVERY
def test_R19_every_design_passes_its_check(players: int) -> None:
    assert check_design(whist_design(players)) == []


@EVERY
def test_R19_every_design_is_the_same_each_time(players: int) -> None:
    assert whist_design(players) == whist_design(players)


def test_R18_four_players_change_partners_for_three_sittings() -> None:
    design = whist_design(4)
    assert [sitting.tables[0].teams for sitting in design] == [
        ((3, 0), (1, 2)),
        ((3, 1), (2, 0)),
        ((3, 2), (0, 1)),
    ]


def test_H6_eight_players_at_two_tables_play_28_hands() -> None:
    """Four hands with each of the seven others as a partner."""
    design = whist_design(8)
    assert all(len(sitting.tables) == 2 for sitting in design)
    assert len(design) * HANDS_PER_SITTING == 28
    hands = Counter(partnerships(design) * HANDS_PER_SITTING)
    assert hands == dict.fromkeys(pairs_of(8), 4)


def changed(design: Design, number: int, sitting: WhistSitting) -> Design:
    return (*design[:number], sitting, *design[number + 1 :])


def swapped(table: WhistTable, one: int, other: int) -> WhistTable:
    """The table after the two players have changed places, wherever they sit."""
    place = {one: other, other: one}
    (a, b), (c, d) = table.teams
    return WhistTable(((place.get(a, a), place.get(b, b)), (place.get(c, c), place.get(d, d))))


@pytest.mark.parametrize("players", [n for n in NUMBERS if n > 5])
def test_check_design_finds_two_players_at_each_others_table(players: int) -> None:
    design = whist_design(players)
    one, other = design[1].tables[0].players[0], design[1].tables[1].players[0]
    tables = tuple(swapped(table, one, other) for table in design[1].tables)
    faults = check_design(changed(design, 1, replace(design[1], tables=tables)))
    partner = design[1].tables[0].teams[0][1]
    pair = f"Players {min(one, partner)} and {max(one, partner)}"
    assert f"{pair} are partners 0 times; 1 would be right." in faults
    assert any("are partners 2 times" in fault for fault in faults)
    assert all("are partners" in fault or "are opponents" in fault for fault in faults)


@SOME
def test_check_design_finds_partners_changed_at_one_table(players: int) -> None:
    """Three pairs of partners at a table: each change undoes two and doubles two."""
    design = whist_design(players)
    table = design[0].tables[0]
    tables = (swapped(table, table.players[1], table.players[2]), *design[0].tables[1:])
    faults = check_design(changed(design, 0, replace(design[0], tables=tables)))
    assert len([fault for fault in faults if "partners" in fault]) == 4
    assert len([fault for fault in faults if "opponents" in fault]) == 4
    assert len(faults) == 8


@SOME
def test_check_design_finds_a_dropped_sitting(players: int) -> None:
    design = whist_design(players)
    faults = check_design(design[1:])
    right = len(design)
    assert faults[0] == f"The design has {right - 1} sittings for {players} players; {right} would be right."
    missing = [fault for fault in faults if "are partners 0 times" in fault]
    assert len(missing) == 2 * len(design[0].tables)
    assert ("Player 0 sits out 0 times; 1 would be right." in faults) == (players % 2 == 1)


@SOME
def test_check_design_finds_a_sitting_played_twice(players: int) -> None:
    design = whist_design(players)
    faults = check_design((*design, design[0]))
    assert faults[0].startswith(f"The design has {len(design) + 1} sittings")
    assert any("are partners 2 times" in fault for fault in faults)


@pytest.mark.parametrize("players", [8, 9, 21])
def test_check_design_finds_a_table_doubled_in_place_of_another(players: int) -> None:
    design = whist_design(players)
    first, second, *rest = design[2].tables
    faults = check_design(changed(design, 2, replace(design[2], tables=(first, first, *rest))))
    assert f"Sitting 2 has player {first.players[0]} in 2 places; one would be right." in faults
    assert f"Sitting 2 has player {second.players[3]} in 0 places; one would be right." in faults


@SOME
def test_check_design_finds_a_table_too_many(players: int) -> None:
    design = whist_design(players)
    tables = (*design[0].tables, design[0].tables[0])
    faults = check_design(changed(design, 0, replace(design[0], tables=tables)))
    assert len([fault for fault in faults if "in 2 places" in fault]) == 4


@pytest.mark.parametrize("players", [5, 9, 21])
def test_check_design_finds_one_who_sits_out_twice(players: int) -> None:
    """Sitting 0 is played by those of sitting 1, so that each place is taken and the sitting-out is wrong."""
    design = whist_design(players)
    tables = tuple(swapped(table, 0, 1) for table in design[0].tables)
    faults = check_design(changed(design, 0, WhistSitting(tables, 1)))
    assert "Player 0 sits out 0 times; 1 would be right." in faults
    assert "Player 1 sits out 2 times; 1 would be right." in faults


def test_check_design_finds_nobody_sitting_out() -> None:
    design = whist_design(5)
    faults = check_design(changed(design, 3, replace(design[3], sits_out=None)))
    assert faults == [
        "Sitting 3 has player 3 in 0 places; one would be right.",
        "Player 3 sits out 0 times; 1 would be right.",
    ]


def test_check_design_finds_a_stranger() -> None:
    design = whist_design(4)
    faults = check_design(tuple(WhistSitting((swapped(sitting.tables[0], 2, 9),)) for sitting in design))
    assert faults == ["The 4 players are 0, 1, 3, 9; 0 to 3 would be right."]


def test_check_design_finds_a_wrong_number_of_players() -> None:
    faults = check_design(
        (WhistSitting((WhistTable(((0, 1), (2, 3))),)), WhistSitting((WhistTable(((4, 5), (0, 1))),)))
    )
    assert faults[0] == "The design has 6 players; 4n or 4n+1 would be right."


def test_check_design_finds_nothing_played() -> None:
    assert check_design(()) == ["The design has 0 players; 4n or 4n+1 would be right."]


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (6, "A whist design needs 4n or 4n+1 players, and 6 is neither; 5 or 8 would do."),
        (7, "A whist design needs 4n or 4n+1 players, and 7 is neither; 5 or 8 would do."),
        (10, "A whist design needs 4n or 4n+1 players, and 10 is neither; 9 or 12 would do."),
        (39, "A whist design needs 4n or 4n+1 players, and 39 is neither; 37 or 40 would do."),
        (3, "A whist design here has 4 to 53 players, and 3 is too few; 4 would do."),
        (0, "A whist design here has 4 to 53 players, and 0 is too few; 4 would do."),
        (-8, "A whist design here has 4 to 53 players, and -8 is too few; 4 would do."),
        (54, "A whist design here has 4 to 53 players, and 54 is too many; 53 would do."),
        (1000, "A whist design here has 4 to 53 players, and 1000 is too many; 53 would do."),
    ],
)
def test_R19_other_numbers_of_players_are_refused(players: int, sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        whist_design(players)
    assert str(refusal.value) == sentence


def test_every_other_number_up_to_the_largest_is_refused() -> None:
    for players in set(range(-5, 60)) - set(NUMBERS):
        with pytest.raises(Invalid, match=r"would do\.$"):
            whist_design(players)


@pytest.mark.parametrize("players", [4, 8, 12, 16, 20])
def test_the_search_finds_the_same_sitting_again(players: int) -> None:
    assert written(search(players)[0]) == INITIAL_SITTINGS[players]
