"""The state of one round: zones of cards, and a few ints. What the round waits for is its phase."""

from enum import IntEnum
from operator import attrgetter
from typing import Any

from wildfour.cards import NO_CARD, NO_COLOR, Zone
from wildfour.event_kinds import NOBODY, Emitted
from wildfour.options import MOST_PLAYERS, Rules
from wildfour.rules.knowledge import ROOM

LEFT, RIGHT = 1, -1


class Phase(IntEnum):
    """What the round waits for; it is always the seat `turn` that is asked."""

    CHOOSE_COLOR = 0  # name the color of the start card (B8, B10)
    PLAY = 1  # lay a card or draw
    PLAY_DRAWN = 2  # lay the card just drawn or keep it (C3)
    ANSWER = 3  # take the cards that the laid card demands, challenge, or stack
    FLIP = 4  # flip at somebody, or decline (I1, I3)
    GIVE = 5  # give a card to the one who was hit (I2)
    SWAP = 6  # choose whom to swap hands with (seven-zero)
    OVER = 7


# The ints of a state, each with its value before the deal.
SCALARS = (
    ("players", 0),
    ("dealer", 0),
    ("turn", 0),  # whom the round waits for
    ("direction", LEFT),
    ("phase", Phase.OVER),
    ("top", NO_CARD),  # the top discard
    ("face", 0),  # its face
    ("color", NO_COLOR),  # the color in force
    ("laid_by", NOBODY),  # who laid the top card; the dealer for the start card
    ("drawn", NO_CARD),  # the card just drawn, in PLAY_DRAWN
    ("pending", 0),  # cards that the one who answers would draw
    ("target", NOBODY),  # whom the flip hit
    ("bluff", 0),  # the top Wild Draw Four was laid against D6
    ("called", 0),  # seats that have called UNO before the card that leaves them one, as bits (R34)
    ("exposed", NOBODY),  # who can be caught without the call
    ("passes", 0),  # how many in a row could neither play nor draw (R7)
    ("color_before", NO_COLOR),  # the color in force before the top card; none before the start card
    ("direction_before", LEFT),
    ("under", NO_CARD),  # the card under the top one, while the top one may be taken back (G2)
    ("under_by", NOBODY),  # who laid it; nobody laid the start card
    ("wrong", 0),  # the top card was laid against the rules (G2)
    ("objected", 0),  # seats that have objected to the top card, as bits
    ("winner", NOBODY),
)


class RoundState:
    """One round at one table. A batch of rounds is a structured array with the same field names."""

    __slots__ = (*(name for name, _ in SCALARS), "hands", "draw", "discard", "accusers", "fresh", "rules", "events")

    players: int
    dealer: int
    turn: int
    direction: int
    phase: int
    top: int
    face: int
    color: int
    laid_by: int
    drawn: int
    pending: int
    target: int
    bluff: int
    called: int
    exposed: int
    passes: int
    color_before: int
    direction_before: int
    under: int
    under_by: int
    wrong: int
    objected: int
    winner: int

    def __init__(self, rules: Rules, players: int) -> None:
        for name, value in SCALARS:
            setattr(self, name, int(value))
        words = 2 * rules.decks
        self.players = players
        self.rules = rules
        self.hands: list[Zone] = [[0] * words for _ in range(MOST_PLAYERS)]
        self.draw: Zone = [0] * words
        self.discard: Zone = [0] * words
        self.accusers: list[int] = [0] * MOST_PLAYERS  # who accuses each seat of a suggestion, as bits (G1)
        self.fresh = [0] * ROOM  # what all know of the hands, for policies: see knowledge.py
        self.events: list[Emitted] | None = None

    def save(self) -> tuple[object, ...]:
        """All that a move may change."""
        return (SCALAR_VALUES(self), [hand[:] for hand in self.hands], self.draw[:], self.discard[:], self.accusers[:])

    def restore(self, saved: tuple[Any, ...]) -> None:
        scalars, hands, self.draw[:], self.discard[:], self.accusers[:] = saved
        for (name, _), value in zip(SCALARS, scalars, strict=True):
            setattr(self, name, value)
        for hand, words in zip(self.hands, hands, strict=True):
            hand[:] = words

    def copy(self) -> "RoundState":
        other = RoundState(self.rules, self.players)
        other.restore(self.save())
        other.fresh[:] = self.fresh
        return other


SCALAR_VALUES = attrgetter(*(name for name, _ in SCALARS))
