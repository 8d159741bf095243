"""Standings of eight players at two tables (H6), from the score sheets of both tables."""

from collections.abc import Iterator, Sequence

from wildfour.match.score_sheet import Rows
from wildfour.match.two_tables import PLAYERS, TwoTables
from wildfour.tournament.ranking_criteria import Results, ScoredTable, Standing, ranked
from wildfour.tournament.results import TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable


def rounds_finished(sheets: Sequence[Rows]) -> int:
    """Count the rounds that both tables have finished."""
    return min(map(len, sheets))


def standings(sheets: Sequence[Rows], format: TwoTables) -> list[tuple[int, Standing]]:
    """Rank the players, identified by number, by the rounds that both tables have finished."""
    rounds = rounds_finished(sheets)
    tables = [table for rows in sheets for table in scored_tables(rows[:rounds], format)]
    numbers = [str(player) for player in range(PLAYERS)]
    return [(int(one.name), one) for one in ranked(Results(numbers, tables))]


def winners(standing: Sequence[tuple[int, Standing]]) -> tuple[int, ...]:
    """List the players in first place, who share the win (R43)."""
    return tuple(player for player, one in standing if one.place == 1)


def scored_tables(rows: Rows, format: TwoTables) -> Iterator[ScoredTable]:
    """Score a table's sittings. The last sitting may be unfinished."""
    for first in range(0, len(rows), format.hands):
        yield scored_table(rows[first : first + format.hands], format)


def scored_table(rows: Rows, format: TwoTables) -> ScoredTable:
    """Score one sitting as a result slip with each team's points by round."""
    table = SeatedTable(tuple(map(str, rows[0].seating)), partners=True)
    points = [format.points(PLAYERS, row) for row in rows]
    one, other = (tuple(row[int(team[0])] for row in points) for team in table.teams)
    return ScoredTable(table, TeamPoints((one, other)).scores(table))
