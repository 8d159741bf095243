"""Seating: the whist tournament of H6 and R19, and individual tournaments with equal games."""

from collections import Counter
from itertools import combinations

import pytest

from tests.tournament.tournaments import EIGHT, individual, players, report_all, seat, text_of, whist
from wildfour.tournament.planning import evenness, sittings_to_come
from wildfour.tournament.results import TeamPoints
from wildfour.tournament.seating import repeated_meetings
from wildfour.tournament.seating.individual import plan, table_sizes
from wildfour.tournament.seating.partner_rotation import cycle_length
from wildfour.tournament.seating.repeated_meetings import (
    fewest_repeats,
    forced_by_numbers,
    forced_by_tables,
    meetings,
    repeats,
)
from wildfour.tournament.seating.sittings import Schedule, SeatedTable, Sitting, deals_at, whist_schedule, with_dealers


def games(schedule: Schedule) -> Counter[str]:
    return Counter(player for sitting in schedule for player in sitting.players)


def tables_of(schedule: Schedule) -> list[tuple[str, ...]]:
    return [table.players for sitting in schedule for table in sitting.tables]


def test_H4_partners_sit_across() -> None:
    """Seats 0 and 2 play against seats 1 and 3."""
    table = SeatedTable(("Ann", "Bob", "Cid", "Dan"), partners=True)
    assert table.teams == (("Ann", "Cid"), ("Bob", "Dan"))
    assert table.opponents_of("Cid") == ("Bob", "Dan")
    assert str(table) == "Ann+Cid v Bob+Dan"


def test_without_partners_everyone_is_an_opponent() -> None:
    table = SeatedTable(("Ann", "Bob", "Cid"))
    assert table.opponents_of("Bob") == ("Ann", "Cid")
    assert str(table) == "Ann v Bob v Cid"


def test_H6_eight_players_at_two_tables_play_28_hands() -> None:
    """Each player has seven partners for four hands each: 7 x 4 = 28."""
    tournament = whist(EIGHT)
    while not tournament.is_over:
        seat(tournament)
        report_all(tournament)
    teams = Counter(
        frozenset(team) for sitting in tournament.sittings for table in sitting.tables for team in table.teams
    )
    assert teams == dict.fromkeys(map(frozenset, combinations(EIGHT, 2)), 1)
    assert all(len(sitting.tables) == 2 for sitting in tournament.sittings)
    hands = sum(len(result.points[0]) for result in tournament.results.values() if isinstance(result, TeamPoints))
    assert hands == 28 * 2  # at each of two tables
    assert len(tournament.sittings) * tournament.settings.hands == 28


@pytest.mark.parametrize("number", [4, 5, 8, 9, 12, 13, 16, 40, 41, 49])
def test_R19_everyone_partners_everyone_once_and_opposes_everyone_twice(number: int) -> None:
    names = players(number)
    tables = [table for sitting in whist_schedule(names, 7, cycle_length(number)) for table in sitting.tables]
    partners = Counter(frozenset(team) for table in tables for team in table.teams)
    opponents = Counter(
        frozenset((one, other)) for table in tables for one in table.players for other in table.opponents_of(one)
    )
    pairs = list(map(frozenset, combinations(names, 2)))
    assert partners == dict.fromkeys(pairs, 1)
    assert opponents == dict.fromkeys(pairs, 2 * 2)  # each meeting counts for both players


def test_R18_another_cycle_repeats_the_first() -> None:
    one, two = whist_schedule(players(4), 3, 3), whist_schedule(players(4), 3, 6)
    assert [sitting.number for sitting in two] == [1, 2, 3, 4, 5, 6]
    assert [sitting.tables for sitting in two] == [sitting.tables for sitting in one] * 2


def test_R19_of_13_players_one_sits_out_in_each_sitting() -> None:
    schedule = whist_schedule(players(13), 1, 13)
    assert sorted(name for sitting in schedule for name in sitting.sits_out) == players(13)
    assert set(games(schedule).values()) == {12}


def test_players_are_assigned_by_lot() -> None:
    assert whist_schedule(EIGHT, 1, 7) == whist_schedule(EIGHT, 1, 7)
    assert whist_schedule(EIGHT, 1, 7) != whist_schedule(EIGHT, 2, 7)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_everyone_plays_the_same_number_of_games(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Test 6 to 40 players. For speed, skip the search for new meetings."""
    monkeypatch.setattr(repeated_meetings, "MOST_TRIES", 10)
    for number in range(max(6, size), 41):
        for wanted in (1, 5, 6):
            schedule = plan(dict.fromkeys(players(number), wanted), size, seed=number)
            assert games(schedule) == dict.fromkeys(players(number), wanted)
            check_sittings(schedule, players(number))


def check_sittings(schedule: Schedule, names: list[str]) -> None:
    """Check that everyone has one seat or a bye, and that bye counts never differ by more than one."""
    out = Counter(dict.fromkeys(names, 0))
    for sitting in schedule:
        assert sorted((*sitting.players, *sitting.sits_out)) == names
        out.update(sitting.sits_out)
        assert max(out.values()) - min(out.values()) <= 1
    assert len(set(out.values())) == 1


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_as_few_tables_as_possible_have_another_size(size: int) -> None:
    """All tables have n seats, except for fewer than n tables with n - 1 seats (for n = 3, with 4 seats)."""
    for seats in range(size * (size - 1), 300):
        sizes = Counter(table_sizes(seats, size))
        assert sum(number * many for number, many in sizes.items()) == seats
        odd = size - 1 if size > 3 else 4
        assert set(sizes) <= {size, odd}
        assert sizes[odd] < size


@pytest.mark.parametrize(
    ("seats", "size", "sizes"),
    [(132, 4, [4] * 33), (42, 4, [4] * 9 + [3, 3]), (5, 4, [5]), (4, 3, [4]), (7, 3, [3, 4]), (2, 4, [2]), (0, 4, [])],
)
def test_sizes_of_tables(seats: int, size: int, sizes: list[int]) -> None:
    assert table_sizes(seats, size) == sizes


def test_22_players_at_tables_of_four() -> None:
    """22 x 6 = 132 seats fill 33 tables. A sitting has room for five tables, so there are six sittings of five tables
    and one of three."""
    schedule = plan(dict.fromkeys(players(22), 6), 4, seed=5)
    assert [len(sitting.tables) for sitting in schedule] == [5, 5, 5, 5, 5, 5, 3]
    assert [len(sitting.sits_out) for sitting in schedule] == [2, 2, 2, 2, 2, 2, 10]


@pytest.mark.parametrize(("number", "size", "wanted"), [(24, 4, 3), (40, 4, 6), (40, 3, 6), (30, 3, 6)])
def test_no_one_meets_again_if_that_is_easy(number: int, size: int, wanted: int) -> None:
    assert repeats(tables_of(plan(dict.fromkeys(players(number), wanted), size, seed=1))) == 0


@pytest.mark.parametrize(("number", "size"), [(6, 4), (7, 4), (8, 4), (12, 4), (13, 5), (10, 3)])
def test_few_pairs_meet_again_and_never_fewer_than_the_bound(number: int, size: int) -> None:
    schedule = plan(dict.fromkeys(players(number), 6), size, seed=1)
    least = fewest_repeats([[table.players for table in sitting.tables] for sitting in schedule])
    assert least <= repeats(tables_of(schedule)) <= least + 3
    times = meetings(tables_of(schedule)).values()
    assert max(times) - min(times) <= 2


def test_the_bounds_by_hand() -> None:
    """Eight players sit twice at two tables of four. Each meets 2 x 3 = 6 of 7 others, which forces no repeats. But
    each table draws its players from two earlier tables, two and two at best, so two pairs meet again at each."""
    sitting = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    other = [["a", "b", "e", "f"], ["c", "d", "g", "h"]]
    assert forced_by_numbers([sitting, other]) == 0
    assert forced_by_tables([sitting, other]) == 4
    assert repeats([*sitting, *other]) == 4
    assert fewest_repeats([sitting, other]) == 4
    # Four players, three sittings: each has 9 meetings with 3 others, so 6 repeats; 4 x 6 / 2 = 12 pairs.
    assert forced_by_numbers([[["a", "b", "c", "d"]]] * 3) == 12


def test_the_same_seed_gives_the_same_plan() -> None:
    wanted = dict.fromkeys(players(22), 6)
    assert plan(wanted, 4, seed=1) == plan(wanted, 4, seed=1)
    assert plan(wanted, 4, seed=1) != plan(wanted, 4, seed=2)


def test_a_later_plan_remembers_who_met_before() -> None:
    """Sixteen players who sat in rows now sit in columns."""
    names = players(16)
    rows = tuple(SeatedTable(tuple(names[first : first + 4])) for first in range(0, 16, 4))
    (later,) = plan(dict.fromkeys(names, 1), 4, seed=1, seated=(Sitting(1, rows),))
    assert later.number == 2
    assert repeats([*(table.players for table in rows), *(table.players for table in later.tables)]) == 0


def test_everyone_plays_in_every_sitting_with_a_number_of_sittings() -> None:
    """Eleven players sit at tables of four, four, and three, three times."""
    tournament = individual(players(11), sittings=3, final=0)
    sittings = sittings_to_come(tournament)
    assert [[len(table.players) for table in sitting.tables] for sitting in sittings] == [[4, 4, 3]] * 3
    assert all(sitting.sits_out == () for sitting in sittings)
    assert "repeat meeting" in text_of(*evenness(tournament)) or "no two players" in text_of(*evenness(tournament))


@pytest.mark.parametrize("number", range(4, 30))
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_tables_for_everyone(number: int, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repeated_meetings, "MOST_TRIES", 10)
    if number >= size:
        for sitting in plan(dict.fromkeys(players(number), 3), size, seed=1, all_play=True):
            assert sorted(sitting.players) == players(number)
            assert all(3 <= len(table.players) <= 6 for table in sitting.tables)


# Dealers under R44


def test_R44_the_deal_passes_to_the_left() -> None:
    table = SeatedTable(("Ann", "Cid", "Bob", "Dan"), partners=True, dealer="Bob")
    assert table.dealers(6) == ("Bob", "Dan", "Ann", "Cid", "Bob", "Dan")
    assert table.with_substitute("Bob", "Zoe").dealers(1) == ("Zoe",)
    assert SeatedTable(("Ann", "Bob", "Cid"), dealer="Bob").without("Bob").dealers(2) == ("Cid", "Ann")


def test_R44_the_player_who_has_dealt_least_deals_first_and_ties_go_to_the_earliest_entrant() -> None:
    """Ann and Cid have dealt once. At table 1, Bob and Dan have not, and Bob entered first. At table 2, no one has."""
    tables = (SeatedTable(("Dan", "Ann", "Bob", "Cid")), SeatedTable(("Gil", "Eve", "Hal", "Fay")))
    sitting = with_dealers(Sitting(2, tables), Counter({"Ann": 1, "Cid": 1}), EIGHT)
    assert [table.dealer for table in sitting.tables] == ["Bob", "Eve"]


@pytest.mark.parametrize("number", range(4, 24))
@pytest.mark.parametrize("hands", [1, 2, 3, 4, 5])
def test_R44_everyone_deals_equally_often(number: int, hands: int) -> None:
    """In a full cycle, everyone plays equally often. With four rounds per table, deals are equal. Otherwise, a round or
    two are left over."""
    tournament = whist(players(number), hands=hands)
    deals = deals_at(sittings_to_come(tournament), hands)
    most = 0 if hands == 4 else 2 if number % 4 == 0 else 3
    assert max(deals.values()) - min(deals[name] for name in players(number)) <= most


def test_R44_with_four_rounds_everyone_deals_one_of_them() -> None:
    for sitting in sittings_to_come(whist(EIGHT)):
        for table in sitting.tables:
            assert sorted(table.dealers(4)) == sorted(table.players)


def test_R44_the_plan_and_the_seated_sitting_have_the_same_dealers() -> None:
    tournament = whist(EIGHT, hands=1)
    planned = sittings_to_come(tournament)
    while not tournament.is_over:
        seat(tournament)
        report_all(tournament)
    assert tuple(tournament.sittings) == planned
