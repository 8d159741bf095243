"""Scoring costs the same in round 500 as in round 1: each round is added once, no matter how often scores are read."""

from collections.abc import Iterator

import pytest

from tests.shared.matches import played_match
from wildfour.match import Match
from wildfour.match.format_base import Format
from wildfour.match.formats import PointsRace, format_named
from wildfour.match.score_sheet import GrowingRows, Row
from wildfour.rulebook.option_parser import parse_options

LONG = (
    ("points-race", 4),
    ("lowest-score", 3),
    ("partners", 4),
    ("elimination", 5),
    ("rotating-partners cycles=100 hands=2", 4),
)


class CountedRows(GrowingRows):
    """A list of rows that counts its reads."""

    reads = 0

    def __getitem__(self, place):  # type: ignore[no-untyped-def]
        self.reads += 1
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Row]:
        for row in super().__iter__():
            self.reads += 1
            yield row


def row(players: int, number: int) -> Row:
    winner = number % players
    return Row(tuple(range(players)), 0, winner, tuple(0 if seat == winner else 5 + seat for seat in range(players)))


def read_all_answers(format: Format, players: int, rows: CountedRows) -> int:
    """Query everything that a table needs between two rounds; return the number of rows read."""
    before = rows.reads
    for _ in range(3):
        format.totals(players, rows)
        format.is_over(players, rows)
        format.seating(players, rows)
        format.dealer(players, rows)
        format.to_go(players, rows)
        for seat in range(players):
            format.stakes(players, rows, seat)
    return rows.reads - before


@pytest.mark.parametrize(("named", "players"), LONG)
def test_round_500_reads_as_many_rows_as_round_1(named: str, players: int) -> None:
    format, rows = format_named(named, parse_options("target=100000")), CountedRows()
    reads = []
    for number in range(500):
        rows.append(row(players, number))
        reads.append(read_all_answers(format, players, rows))
    assert reads[499] == reads[0] <= 25


@pytest.mark.parametrize("edition", ["classic-2003", "launcher-2009"])
def test_resuming_adds_every_round_up_once(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = played_match(edition, "", 4, seed=5).text
    added: list[Row] = []
    points = PointsRace.points

    def counted(self: PointsRace, players: int, row: Row) -> tuple[int, ...]:
        added.append(row)
        return points(self, players, row)

    monkeypatch.setattr(PointsRace, "points", counted)
    match = Match.resume(text)
    assert match.over
    assert len(added) == len(match.rows) > 3
