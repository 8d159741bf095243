"""What the network reads: a row of bytes that is the same for every table, and which inputs each byte becomes.

A *reading* is an observation (docs/environments.md) with room for as many seats as the network is made for, the flip
cards, the table's options, what is at stake, and how the others play; the critic's has all other hands too. An input is
a byte times a scale, or 1 where a byte has a value. One table of inputs is read by the training (in torch) and by the
compiled network.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from wildfour.encoding.block_offsets import (
    PLAIN_ACTIONS,
    PLANE,
    SEATS,
    TABLE,
    flip_at,
    give_at,
    lay_flip_card_at,
    swap_at,
)
from wildfour.match.stakes import Stakes
from wildfour.rulebook.editions import EDITIONS, Edition, edition_named
from wildfour.rulebook.option_parser import CERTAIN, OPTIONS, Options, parse_options
from wildfour.rulebook.rules_in_force import Rules

OF_PLANE = 8 * PLANE
KINDS = OF_PLANE - 1
OF_SEAT = 8
IGNORED = (
    "target",
    "hit-rate",
)  # of the options: the stakes say the one, the context has a byte of its own for the other
READ_OPTIONS = tuple(option.name for option in OPTIONS if option.name not in IGNORED)
STAKES = 4
LIKE_SKILLED, AT_RANDOM, SPARINGLY, LIKE_NETWORK, OPPONENT_TYPES = range(5)  # how the others play
CONTEXT = 1 + len(READ_OPTIONS) + 1 + STAKES + 1  # the edition, options, the rate of hits, stakes, how others play
HOW_OTHERS_PLAY = CONTEXT - 1  # 0 where that is not known, else one more than the opponent type
MOST = 255
POINTS = 40  # about what a hand is worth at the end: points and going out are compared by it
SMALL_HANDS = (1, 2, 3)
COLORS, FACES, PHASES = range(4), range(16), range(8)
# Places in the two words of the table.
COLOR, FACE, PHASE, PENDING, DRAWN, PILE, LAID_BY, TARGET, COLOR_BEFORE, PLAYERS = 0, 1, 2, 3, 4, 5, 6, 12, 14, 10

# The actions of the network: those of docs/environments.md, each block at a fixed place whatever the table has.
TO_SEATS = 16  # swap or flip: the phase says which
FLIP_CARDS = 64
GIFTS = 128
SEATS_AT = PLAIN_ACTIONS
FLIP_CARDS_AT = SEATS_AT + TO_SEATS
GIFTS_AT = FLIP_CARDS_AT + FLIP_CARDS
ACTIONS = GIFTS_AT + GIFTS

SIZES = (2, 5, 10)  # the most seats of the three networks


def seats_of_network(players: int) -> int:
    """The network that plays at a table of so many: the one with the fewest seats that has enough."""
    return next(size for size in SIZES if players <= size)


@dataclass(frozen=True)
class Inputs:
    """Which inputs a reading becomes. Numbers first: `numbers[i]` is a byte and `scales[i]` its scale; then classes, 1
    where `classes[i]` has the value `values[i]`."""

    numbers: tuple[int, ...]
    scales: tuple[float, ...]
    classes: tuple[int, ...]
    values: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.numbers) + len(self.classes)


@dataclass(frozen=True)
class Places:
    """Where the parts of a reading begin, for a network with so many seats."""

    seats: int

    @property
    def flips(self) -> int:
        """Flip cards in the own hand, and lying open."""
        return 8 * SEATS + OF_SEAT * self.seats

    @property
    def context(self) -> int:
        return self.flips + 2 * OF_PLANE

    @property
    def mask(self) -> int:
        return self.context + CONTEXT

    @property
    def hands(self) -> int:
        """The critic sees all other hands where the player sees what may be done."""
        return self.mask

    @property
    def width(self) -> int:
        return self.mask + PLAIN_ACTIONS

    @property
    def critic_width(self) -> int:
        return self.hands + (self.seats - 1) * OF_PLANE


@cache
def inputs_of(seats: int, *, critic: bool = False) -> Inputs:
    """What the player's network reads, or what the critic does."""
    places, table = Places(seats), 8 * TABLE
    numbers = [(byte, 1.0) for byte in range(KINDS)]
    numbers += [(OF_PLANE + byte, 0.5) for byte in range(KINDS)]
    numbers += [(table + PENDING, 0.25), (table + PILE, 0.02)]
    for seat in range(seats):
        first = 8 * SEATS + OF_SEAT * seat
        numbers += [(first + place, 0.15) for place in range(6)] + [(first + 6, 1.0), (first + 7, 1.0)]
    numbers += [
        (places.flips + plane * OF_PLANE + byte, 1.0 - 0.5 * plane) for plane in (0, 1) for byte in range(KINDS)
    ]
    numbers += [(places.context + 1 + byte, 1.0) for byte in range(len(READ_OPTIONS))]
    numbers += [(places.mask - STAKES - 2 + byte, 1 / MOST) for byte in range(STAKES + 1)]
    if critic:
        hands = (places.hands + OF_PLANE * seat for seat in range(seats - 1))
        numbers += [(first + byte, 1.0) for first in hands for byte in range(KINDS)]
    else:
        numbers += [(places.mask + action, 1.0) for action in range(PLAIN_ACTIONS)]
    classes = [(table + COLOR, value) for value in COLORS] + [(table + COLOR_BEFORE, value) for value in COLORS]
    classes += [(table + FACE, value) for value in FACES] + [(table + PHASE, value) for value in PHASES]
    classes += [(table + LAID_BY, value) for value in range(seats)]
    classes += [(table + TARGET, value) for value in range(1, seats + 1)]
    classes += [(table + PLAYERS, value) for value in range(2, seats + 1)]
    classes += [(8 * SEATS + OF_SEAT * seat, size) for seat in range(seats) for size in SMALL_HANDS]
    classes += [(places.context, edition) for edition in range(len(EDITIONS))]
    classes += [(places.context + HOW_OTHERS_PLAY, 1 + one) for one in range(OPPONENT_TYPES)]
    return Inputs(*zip(*numbers, strict=True), *zip(*classes, strict=True))


def context_of(edition: Edition, options: Options, stakes: Stakes) -> list[int]:
    """The table and what is at stake, as bytes; how the others play is not known."""
    read = [options[name] for name in READ_OPTIONS]
    rates = options["hit-rate"]
    assert isinstance(rates, tuple)
    hits = sum(rates) * MOST // (CERTAIN * len(rates))
    return [EDITIONS.index(edition), *(min(int(str(value)), MOST) for value in read), hits, *stakes_in_bytes(stakes), 0]


@cache
def context_at(edition: str, options: tuple[str, ...], stakes: Stakes) -> tuple[int, ...]:
    """Return the context of a table, as a view names it."""
    return tuple(context_of(edition_named(edition), parse_options(options), stakes))


def stakes_in_bytes(stakes: Stakes) -> Sequence[int]:
    """How much of what is at stake is going out, points won, points of others, points left: 255 in all."""
    parts = shares(stakes)
    return [round(MOST * part) for part in parts]


def shares(stakes: Stakes) -> tuple[float, float, float, float]:
    parts = (stakes.out, POINTS * stakes.won, -POINTS * stakes.lost, -POINTS * stakes.left)
    total = max(sum(parts), 1)
    return (parts[0] / total, parts[1] / total, parts[2] / total, parts[3] / total)


def place_of_action(rules: Rules, players: int, action: int) -> int:
    """Return the network's index for an action of a table; compilable."""
    if action < PLAIN_ACTIONS:
        return action
    if rules.launcher:
        if action >= 8 * give_at(rules, players):
            return GIFTS_AT + action - 8 * give_at(rules, players)
        if action >= 8 * lay_flip_card_at(rules, players):
            return FLIP_CARDS_AT + action - 8 * lay_flip_card_at(rules, players)
        if action >= 8 * flip_at(rules, players):
            return SEATS_AT + action - 8 * flip_at(rules, players)
    return SEATS_AT + action - 8 * swap_at(rules, players)
