"""What a turn is: one seat's go. Drawing and then laying the drawn card is one; a missed turn is none."""

import pytest

from tests.simulation.plain import PlainProgress
from wildfour.chance import ScriptedChance
from wildfour.position import parse_position
from wildfour.simulation import rounds, tally
from wildfour.simulation.plans import table_plan


def turns_of(
    position: str, chance: str, moves: int, policy: str = "random", options: str = ""
) -> tuple[int, int, list[int]]:
    """Let the policy move so many times; returns turns, moves and the sums."""
    edition, _, state = parse_position(f"classic-2003 {options} / {position}")
    stream = ScriptedChance(state.rules, edition.letters, chance.split())
    progress, sums = PlainProgress(), [0] * tally.SUMS
    for _ in range(moves):
        rounds.make_move(state, stream, table_plan([policy], state.players), progress, sums)
    assert stream.left == []
    return progress.turns, progress.moves, sums


@pytest.mark.parametrize(
    ("what", "position", "chance", "moves", "turns"),
    [
        ("laying", "0: r7 r8 r9 / 1: g5 y1 / top r3", "0", 1, 1),
        ("drawing and laying", "0: b7 b8 / 1: g5 y1 / top r3", "r9", 2, 1),
        ("drawing and keeping", "0: b7 b8 / 1: g5 y1 / top r3", "y9", 2, 1),
        ("two turns", "0: b7 b8 / 1: r5 y1 y2 / top r3", "y9 0", 3, 2),
        ("a Skip: the other misses", "0: rS r8 r1 / 1: g5 y1 / top r3", "2 0", 2, 2),
        ("a Draw Two: the other draws and misses", "0: r+2 b8 b1 / 1: g5 y1 / top r3", "0 y5 y6 b9", 3, 2),
        ("a Wild Draw Four accepted is no turn", "0: W4 b8 b1 / 1: g5 y1 / top r3", "0 1 y5 y6 y7 y8", 2, 1),
        ("passing, with nothing to draw", "0: b7 b8 / 1: g5 y1 / top r3 / draw", "", 1, 1),
    ],
)
def test_turns(what: str, position: str, chance: str, moves: int, turns: int) -> None:
    assert turns_of(position, chance, moves)[0] == turns, what


def test_calling_is_a_move_and_no_turn() -> None:
    turns, moves, sums = turns_of("0: r7 r8 / 1: g5 y1 / top r3", "0", 1)
    assert (turns, moves) == (1, 2)
    assert sums[tally.FACES + 7] == 1


def test_stacking_is_a_turn() -> None:
    """Whoever answers a Draw Two with another has had a go."""
    position = "0: r+2 b8 b1 / 1: g+2 y1 y2 / 2: b3 b4 / top r3"
    assert turns_of(position, "0 y5 y6 y7 y8", 3, options="stacking=two")[0] == 2


def test_hand_sizes_are_those_before_the_move() -> None:
    _, _, sums = turns_of("0: r7 r8 r9 / 1: r5 y1 / top r3", "0 0", 2)
    assert sums[tally.HANDS : tally.HANDS + 3] == [3, 2, 0]
    assert sums[tally.HANDS_COUNTED : tally.HANDS_COUNTED + 3] == [1, 1, 0]
