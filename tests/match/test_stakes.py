"""Stakes that formats give to bots, checked against numbers computed by hand."""

import pytest

from wildfour.match import Match
from wildfour.match.formats import format_named
from wildfour.match.score_sheet import Row
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.rulebook.option_parser import parse_options


def row(winner: int, *leftovers: int, seating: tuple[int, ...] | None = None) -> Row:
    return Row(seating or tuple(range(len(leftovers))), 0, winner, leftovers)


def stakes(format: str, players: int, rows: list[Row], seat: int = 0, target: int = 500) -> Stakes:
    return format_named(format, parse_options(f"target={target}")).stakes(players, rows, seat)


def test_without_a_match_only_going_out_counts() -> None:
    assert Stakes(team=(), out=100, won=0, lost=0, left=0) == TO_GO_OUT


@pytest.mark.parametrize(("left", "out"), [(0, 20), (400, 20), (440, 60), (499, 119)])
def test_F4_going_out_counts_more_near_the_target(left: int, out: int) -> None:
    """Player 1 needs 500 points. At 440, 60 are missing, 40 fewer than 100, so going out counts 20 + 40 = 60."""
    for seat in range(2):
        assert stakes("points-race", 2, [row(1, left, 0)], seat) == Stakes(out=out, won=1, lost=-1)


@pytest.mark.parametrize(("total", "left"), [(0, -1), (300, -1), (301, -2), (400, -2), (401, -3), (499, -3)])
@pytest.mark.parametrize("format", ["lowest-score", "elimination"])
def test_F5_H7_leftovers_count_more_near_the_target(format: str, total: int, left: int) -> None:
    rows = [row(1, total, 0, 10)]
    assert stakes(format, 3, rows, 0) == Stakes(out=20, left=left)
    assert stakes(format, 3, rows, 1) == Stakes(out=20, left=-1)


def test_H7_seats_are_those_of_the_players_left() -> None:
    """Player 0 is out, so player 1 (450 points) sits in seat 0, and player 2 (no points) in seat 1."""
    rows = [row(2, 600, 450, 0)]
    assert stakes("elimination", 3, rows, 0).left == -3
    assert stakes("elimination", 3, rows, 1).left == -1


def test_H4_H5_partners_sit_across() -> None:
    assert stakes("partners", 4, [], 1) == Stakes(team=(3,), out=20, won=1, lost=-1)
    assert stakes("partners", 6, [], 4).team == (1,)
    rows = [row(0, 0, 80, 90, 200, seating=(0, 2, 1, 3))] * 9
    assert stakes("rotating-partners", 4, rows, 2) == Stakes(team=(0,), out=20, won=1, lost=-1)


def test_a_match_gives_the_stakes_of_the_current_round() -> None:
    m = Match("classic-2003", players=["Ann", "Bob"], seed=7, options="target=100")
    assert m.stakes(0) == Stakes(out=20, won=1, lost=-1)
    while not m.round.over:
        m.apply(m.round.turn, m.round.legal_moves(m.round.turn)[0])
    assert m.stakes(0) == Stakes(out=20, won=1, lost=-1)  # unchanged within the round
    most = max(m.scores)
    if not m.over:
        m.next_round()
        assert m.stakes(0).out == 20 + most
