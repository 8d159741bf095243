"""The network's inputs, by name: a byte row with the same layout for every table, and the inputs built from it.

A *reading* is an observation (docs/environments.md) with room for all of the network's seats, the flip cards, the
table's options, the stakes, and the opponent type. The critic's reading adds all other hands. PyTorch, network files,
and compiled code share this input table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from wildfour.encoding.block_offsets import (
    PLAIN_ACTIONS,
    PLANE,
    SEATS,
    TABLE,
    flip_at,
    give_at,
    play_flip_card_at,
    swap_at,
)
from wildfour.match.stakes import Stakes
from wildfour.rulebook.editions import EDITIONS, Edition, edition_named
from wildfour.rulebook.option_parser import CERTAIN, OPTIONS, Options, parse_options
from wildfour.rulebook.rules_in_force import Rules

OF_PLANE = 8 * PLANE
KINDS = OF_PLANE - 1
OF_SEAT = 8
IGNORED = ("target", "hit-rate", "flip-cards")  # known from the stakes, a separate context byte, and the cards
OPTION = "option "  # prefix of inputs that older files may lack
READ_OPTIONS = tuple(option.name for option in OPTIONS if option.name not in IGNORED)
STAKES = 4
LIKE_SKILLED, AT_RANDOM, SPARINGLY, LIKE_NETWORK, OPPONENT_TYPES = range(5)  # the opponent types
OPPONENT_NAMES = ("skilled", "random", "sparing", "network")
CONTEXT = 1 + len(READ_OPTIONS) + 1 + STAKES + 1  # edition, options, hit rate, stakes, opponent type
HOW_OTHERS_PLAY = CONTEXT - 1  # 0 if unknown, else the opponent type plus one
MOST = 255
POINTS = 40  # approximate value of a hand at the end of a round; converts points to the scale of going out
SMALL_HANDS = (1, 2, 3)
COLORS, FACES, PHASES = range(4), range(16), range(8)
# Offsets in the table's two words.
TABLE_AT = 8 * TABLE
COLOR, FACE, PHASE, PENDING, DRAWN, PILE, LAID_BY, TARGET, COLOR_BEFORE, PLAYERS = 0, 1, 2, 3, 4, 5, 6, 12, 14, 10

# Each seat's bytes, with their scales; then the bytes for the stakes.
OF_EACH_SEAT = (
    ("cards", 0.15),
    *((f"may hold {color}", 0.15) for color in range(5)),
    ("called", 1.0),
    ("partner", 1.0),
)
OF_STAKES = ("hit rate", "stake out", "stake won", "stake lost", "stake left")

# The network's actions: the same as in docs/environments.md, but with fixed offsets for every table.
TO_SEATS = 16  # swap or flip, depending on the phase
FLIP_CARDS = 64
GIFTS = 128
SEATS_AT = PLAIN_ACTIONS
FLIP_CARDS_AT = SEATS_AT + TO_SEATS
GIFTS_AT = FLIP_CARDS_AT + FLIP_CARDS
ACTIONS = GIFTS_AT + GIFTS

SIZES = (2, 5, 10)  # maximum seats of the three networks


def seats_of_network(players: int) -> int:
    """Return the size of the smallest network with enough seats."""
    return next(size for size in SIZES if players <= size)


class Input(NamedTuple):
    """One input, by its name in network files. A number is a byte times a scale. A class is 1 if the byte has a certain
    value."""

    name: str
    byte: int
    scale: float = 1.0
    value: int = -1


@dataclass(frozen=True)
class Inputs:
    """The inputs built from a reading, in the order of the network's first layer."""

    numbers: tuple[Input, ...]
    classes: tuple[Input, ...]

    def __len__(self) -> int:
        return len(self.numbers) + len(self.classes)

    @property
    def names(self) -> list[str]:
        return [one.name for one in (*self.numbers, *self.classes)]

    @property
    def scales(self) -> list[float]:
        return [one.scale for one in self.numbers]


@dataclass(frozen=True)
class Places:
    """Offsets of a reading's parts, for a network with a given number of seats."""

    seats: int

    @property
    def flips(self) -> int:
        """The offset of the flip cards in the player's hand and on the table."""
        return 8 * SEATS + OF_SEAT * self.seats

    @property
    def context(self) -> int:
        return self.flips + 2 * OF_PLANE

    @property
    def rest(self) -> int:
        """The offset of the player's mask, or for the critic, of all other hands."""
        return self.context + CONTEXT

    @property
    def width(self) -> int:
        return self.rest + PLAIN_ACTIONS

    @property
    def critic_width(self) -> int:
        return self.rest + (self.seats - 1) * OF_PLANE


@cache
def inputs_of(seats: int, *, critic: bool = False) -> Inputs:
    """Return the player network's inputs, or the critic's."""
    places = Places(seats)
    numbers = plane("hand", 0) + plane("open", OF_PLANE, 0.5)
    numbers += [Input("pending", TABLE_AT + PENDING, 0.25), Input("draw pile", TABLE_AT + PILE, 0.02)]
    for seat in range(seats):
        for place, (name, scale) in enumerate(OF_EACH_SEAT):
            numbers.append(Input(f"seat {seat}: {name}", 8 * SEATS + OF_SEAT * seat + place, scale))
    numbers += plane("hand flip", places.flips) + plane("open flip", places.flips + OF_PLANE, 0.5)
    numbers += [Input(f"{OPTION}{name}", places.context + 1 + i) for i, name in enumerate(READ_OPTIONS)]
    stakes = places.rest - len(OF_STAKES) - 1
    numbers += [Input(name, stakes + i, 1 / MOST) for i, name in enumerate(OF_STAKES)]
    if critic:
        for ahead in range(1, seats):
            numbers += plane(f"seat {ahead}: holds", places.rest + OF_PLANE * (ahead - 1))
    else:
        numbers += [Input(f"may {action}", places.rest + action) for action in range(PLAIN_ACTIONS)]
    classes = []
    for name, place, values in (
        *(("color", COLOR, COLORS), ("color before", COLOR_BEFORE, COLORS), ("face", FACE, FACES)),
        *(("phase", PHASE, PHASES), ("played by", LAID_BY, range(seats)), ("target", TARGET, range(1, seats + 1))),
        ("players", PLAYERS, range(2, seats + 1)),
    ):
        classes += [Input(f"{name} {value}", TABLE_AT + place, value=value) for value in values]
    for seat in range(seats):
        at = 8 * SEATS + OF_SEAT * seat
        classes += [Input(f"seat {seat}: cards {size}", at, value=size) for size in SMALL_HANDS]
    classes += [Input(edition.name, places.context, value=i) for i, edition in enumerate(EDITIONS)]
    others = places.context + HOW_OTHERS_PLAY
    classes += [Input(f"others {name}", others, value=i) for i, name in enumerate(OPPONENT_NAMES, start=1)]
    return Inputs(tuple(numbers), tuple(classes))


def plane(name: str, first: int, scale: float = 1.0) -> list[Input]:
    """Name the card counts by kind."""
    return [Input(f"{name} {kind}", first + kind, scale) for kind in range(KINDS)]


def context_of(edition: Edition, options: Options, stakes: Stakes) -> list[int]:
    """Return the table settings and the stakes as bytes. The opponent type is left unknown."""
    read = [options[name] for name in READ_OPTIONS]
    rates = options["hit-rate"]
    assert isinstance(rates, tuple)
    hits = sum(rates) * MOST // (CERTAIN * len(rates))
    return [EDITIONS.index(edition), *(min(int(str(value)), MOST) for value in read), hits, *stakes_in_bytes(stakes), 0]


@cache
def context_at(edition: str, options: tuple[str, ...], stakes: Stakes) -> tuple[int, ...]:
    """Return a table's context from the names in a view."""
    return tuple(context_of(edition_named(edition), parse_options(options), stakes))


def stakes_in_bytes(stakes: Stakes) -> Sequence[int]:
    """Split 255 among the stakes: going out, points won, points of others, points left."""
    parts = shares(stakes)
    return [round(MOST * part) for part in parts]


def shares(stakes: Stakes) -> tuple[float, float, float, float]:
    parts = (stakes.out, POINTS * stakes.won, -POINTS * stakes.lost, -POINTS * stakes.left)
    total = max(sum(parts), 1)
    return (parts[0] / total, parts[1] / total, parts[2] / total, parts[3] / total)


def place_of_action(rules: Rules, players: int, action: int) -> int:
    """Return the network's index of a table's action (compilable)."""
    if action < PLAIN_ACTIONS:
        return action
    if rules.launcher:
        if action >= 8 * give_at(rules, players):
            return GIFTS_AT + action - 8 * give_at(rules, players)
        if action >= 8 * play_flip_card_at(rules, players):
            return FLIP_CARDS_AT + action - 8 * play_flip_card_at(rules, players)
        if action >= 8 * flip_at(rules, players):
            return SEATS_AT + action - 8 * flip_at(rules, players)
    return SEATS_AT + action - 8 * swap_at(rules, players)
