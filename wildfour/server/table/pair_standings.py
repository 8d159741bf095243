"""The standings of a match at two tables (H6)."""

from wildfour.match.formats import format_named
from wildfour.match.two_tables import TwoTables
from wildfour.protocol.shared_types import PairView, StandingView
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.table.table_state import HostedTable
from wildfour.tournament.both_tables import rounds_finished, standings, winners


def sheet_of(hosted: HostedTable) -> TwoTables:
    """Return the format of one of two tables."""
    format = format_named(hosted.settings.format, parse_options(hosted.settings.options))
    assert isinstance(format, TwoTables)
    return format


def pair_view(hosted: HostedTable) -> PairView | None:
    """Build the public view of the other table and the standings. Return None for a match at one table."""
    other = hosted.other
    if other is None:
        return None
    format = sheet_of(hosted)
    sheets = [() if one.table is None else one.table.match.rows for one in (hosted, other)]
    lines = [
        StandingView(
            player=player, place=one.place, points=one.points, rounds_won=one.rounds_won or 0, against=one.leftovers
        )
        for player, one in standings(sheets, format)
    ]
    return PairView(
        table=format.table,
        other=other.name,
        round=rounds_finished(sheets),
        rounds=format.rounds,
        over=hosted.stage == other.stage == "over",
        standings=tuple(lines),
    )


def match_result(hosted: HostedTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the winners and the scores of a match, over both tables if there are two."""
    assert hosted.table is not None
    match = hosted.table.match
    if hosted.other is None or hosted.other.table is None:
        return match.winners, match.scores
    lines = standings([match.rows, hosted.other.table.match.rows], sheet_of(hosted))
    points = {player: one.points for player, one in lines}
    return winners(lines), tuple(points[player] for player in range(len(match.players)))
