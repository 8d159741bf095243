"""What is left in a hand when a round is over, from what its seat sees."""

import numpy as np

from wildfour.encoding.block_offsets import PLANE, flip_planes_at
from wildfour.envs.game import Game
from wildfour.rulebook.cards import bits_of_kind
from wildfour.rules.scoring import points_in


def points_of_kind(kind: int) -> int:
    """F1, F2: of one card."""
    cards = bits_of_kind(kind, 0) or bits_of_kind(kind, 1)
    return points_in([cards & -cards])


POINTS = np.array([points_of_kind(kind) for kind in range(8 * PLANE - 1)])


def hand_of(table: Game, seat: int) -> tuple[int, int]:
    """How many cards a seat has, and what they are worth."""
    row, planes = table.observe(seat), [0]
    if table.setup.rules.launcher:
        planes.append(8 * flip_planes_at(table.setup.rules, table.setup.players))
    counts = [row[first : first + len(POINTS)].astype(int) for first in planes]
    return int(sum(map(np.sum, counts))), int(sum(map(POINTS.dot, counts)))
