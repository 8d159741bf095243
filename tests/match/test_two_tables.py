"""Eight players at two tables (H6): the plan as a match format, and the standings over both tables."""

import io
import random
from argparse import Namespace
from collections import Counter
from contextlib import redirect_stdout
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from wildfour import Invalid
from wildfour.match import Match
from wildfour.match.formats import format_named
from wildfour.match.score_sheet import teams_of
from wildfour.match.two_tables import PLAYERS, TwoTables
from wildfour.narration.scores import standings_of_both
from wildfour.rulebook.option_parser import parse_options
from wildfour.terminal.command import replay
from wildfour.tournament.both_tables import standings, winners
from wildfour.tournament.log_events import Entered, Fact, Reported, SittingSeated, Started
from wildfour.tournament.results import TeamPoints
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import standings as tournament_standings
from wildfour.tournament.tournament import Tournament
from wildfour.words import ENGLISH

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal")


@cache
def played(table: int, hands: int = 4, rounds: int | None = None) -> Match:
    """Play one table's match with random moves."""
    luck = random.Random(table)
    match = Match(players=NAMES, format=f"two-tables table={table} hands={hands}", seed=table)
    while True:
        while not match.round.over:
            moves = match.round.legal_moves(match.round.turn)
            plays = [move for move in moves if move not in ("draw", "keep")]
            match.apply(match.round.turn, luck.choice(plays or moves))
        if match.over or len(match.rows) == rounds:
            return match
        match.next_round()


def form(table: int = 1, hands: int = 4) -> TwoTables:
    found = format_named(f"two-tables table={table} hands={hands}", parse_options(""))
    assert isinstance(found, TwoTables)
    return found


def test_H6_28_rounds_four_with_each_partner() -> None:
    assert form().rounds == 28
    partners: Counter[frozenset[int]] = Counter()
    for table in (1, 2):
        for row in played(table).rows:
            partners.update(map(frozenset, teams_of(row.seating)))
    assert partners == dict.fromkeys(map(frozenset, combinations(range(PLAYERS), 2)), 4)


def test_H6_both_tables_together_seat_everyone_in_every_round() -> None:
    for one, other in zip(played(1).rows, played(2).rows, strict=True):
        assert sorted(one.seating + other.seating) == list(range(PLAYERS))


def test_R44_everyone_deals_equally_often() -> None:
    dealt = Counter(row.dealer for table in (1, 2) for row in played(table).rows)
    assert dealt == dict.fromkeys(range(PLAYERS), 7)


def test_R44_the_deal_passes_to_the_left_within_a_pairing() -> None:
    for table in (1, 2):
        rows = played(table).rows
        for number, row in enumerate(rows[1:], 1):
            before = rows[number - 1]
            assert row.dealer is not None
            assert before.dealer is not None
            if number % 4:
                assert row.seating.index(row.dealer) == (before.seating.index(before.dealer) + 1) % 4
            else:
                assert row.dealer == min(row.seating)


def test_H6_one_table_alone_names_no_winner() -> None:
    match = played(1)
    assert (match.over, match.winners) == (True, ())
    resumed = Match.resume(match.text)
    assert (resumed.over, resumed.scores) == (True, match.scores)


def test_H6_the_standings_are_those_of_a_tournament_with_the_same_results() -> None:
    matches = [played(1), played(2)]
    found = standings([match.rows for match in matches], form())
    facts: list[Fact] = [Settings(kind="whist", seed=0), *map(Entered, NAMES), Started()]
    for sitting in range(7):
        seated = [match.rows[4 * sitting].seating for match in matches]
        facts.append(SittingSeated(sitting + 1, tuple(tuple(NAMES[player] for player in seats) for seats in seated)))
        for number, match in enumerate(matches, 1):
            points = [form().points(PLAYERS, row) for row in match.rows[4 * sitting : 4 * sitting + 4]]
            one, other, *_ = seated[number - 1]
            teams = (tuple(row[one] for row in points), tuple(row[other] for row in points))
            facts.append(Reported(sitting + 1, number, TeamPoints(teams)))
    tournament = Tournament.of(facts)
    assert tournament.is_over
    expected = [(one.name, one.points, one.rounds_won, one.leftovers) for one in tournament_standings(tournament)]
    assert [(NAMES[player], one.points, one.rounds_won, one.leftovers) for player, one in found] == expected
    best = max(one.points for _, one in found)
    assert set(winners(found)) <= {player for player, one in found if one.points == best}


def test_H6_the_standings_count_the_rounds_that_both_tables_have_finished() -> None:
    one, other = played(1, 1, 2), played(2, 1, 3)
    found = dict(standings([one.rows, other.rows], form(hands=1)))
    for player, line in found.items():
        assert line.points == sum(form().points(PLAYERS, row)[player] for row in [*one.rows[:2], *other.rows[:2]])


def test_H6_the_terminal_prints_the_standings_from_both_transcripts(tmp_path: Path) -> None:
    files = [tmp_path / f"table-{table}.txt" for table in (1, 2)]
    for table, file in enumerate(files, 1):
        file.write_text(played(table, 1).text)
    args = Namespace(file=files[0], other=files[1], seat="Ann", show_all=False, words=ENGLISH)
    with redirect_stdout(io.StringIO()) as screen:
        replay(args)
    story, _, printed = screen.getvalue().partition("Standings after 7 of 7 rounds at both tables:\n")
    assert "won the match" not in story
    found = standings([played(table, 1).rows for table in (1, 2)], form(hands=1))
    lines = printed.splitlines()
    assert len(lines) == PLAYERS
    for line, (player, one) in zip(lines, found, strict=True):
        name = "You" if player == 0 else NAMES[player]
        assert line.startswith(f"{one.place}. {name}: {one.points} point")
        assert line.endswith(f"rounds won: {one.rounds_won}, points against: {one.leftovers}")


def test_transcripts_of_different_matches_are_rejected() -> None:
    with pytest.raises(Invalid, match="do not belong to one match"):
        list(standings_of_both(played(1), played(1), None))
    with pytest.raises(Invalid, match="do not belong to one match"):
        list(standings_of_both(Match(players=NAMES, seed=1), played(1), None))


@pytest.mark.parametrize("text", ["two-tables table=3", "two-tables hands=0", "two-tables cycles=2"])
def test_wrong_settings_are_rejected(text: str) -> None:
    with pytest.raises(Invalid):
        format_named(text, parse_options(""))
    with pytest.raises(Invalid, match="needs 8 players"):
        form().check_players(4)
