"""The state of one round: zones of cards, and a few ints. What the round waits for is its phase.

`RoundState` is the one table of its fields. A line says a field's name and size, what it is cleared to before a deal,
who may see it, and how it is written in a position. All else that must know the fields is derived from there: how a
state is copied and compared, the rows of a batch (compiled/state_arrays.py), the compiled `clear`
(compiled/compiled_clear.py), and positions.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from wildfour.events.event_kinds import NOBODY, Emitted
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, Zone
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.public_knowledge import ROOM

LEFT, RIGHT = 1, -1
FACTS = "facts"  # under which a field of the dataclass keeps what is said of it


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


class Seen(IntEnum):
    """Who may know a field."""

    BY_NONE, BY_TURN, BY_ALL = range(3)


class TextForm(IntEnum):
    """How a field is written in a position; ABSENT: not under its own name."""

    ABSENT, CARD, HELD_CARD, COLOR, SEAT, SEATS, NUMBER, DIRECTION, PHASE = range(9)


class Scalar(NamedTuple):
    """A field that is one int. `default` is what it is before a deal; `kept`: the deal does not clear it."""

    name: str
    default: int
    text: TextForm
    seen: Seen
    kept: bool


class Array(NamedTuple):
    """A field of several ints. `shape` may name PLAYERS and WORDS; `cleared`: it is all 0 before a deal."""

    name: str
    shape: tuple[int, ...]
    cleared: bool

    def shape_for(self, players: int, words: int) -> tuple[int, ...]:
        return tuple(players if size == PLAYERS else words if size == WORDS else size for size in self.shape)


Fact = TypeVar("Fact", Scalar, Array)
Saved = tuple[tuple[int, ...], list[Zone], list[list[int]]]
PLAYERS, WORDS = -1, -2  # sizes that the table decides: a place for each seat, two words for each deck


def scalar(
    default: int = 0,
    text: TextForm = TextForm.ABSENT,
    *,
    seen: Seen = Seen.BY_ALL,
    kept: bool = False,
    init: bool = False,
) -> Any:
    facts = Scalar("", int(default), text, seen, kept)
    return field(metadata={FACTS: facts}) if init else field(default=int(default), init=False, metadata={FACTS: facts})


def array(*shape: int, cleared: bool = False, compare: bool = True) -> Any:
    return field(init=False, compare=compare, metadata={FACTS: Array("", shape, cleared)})


@dataclass(slots=True)
class RoundState:
    """One round at one table. A batch of rounds is a structured array with the same fields in the same order: compiled
    code is measurably faster where those of every turn stand together."""

    rules: Rules
    players: int = scalar(kept=True, init=True)
    dealer: int = scalar(0, TextForm.SEAT, kept=True)
    turn: int = scalar(0, TextForm.SEAT)  # whom the round waits for
    direction: int = scalar(LEFT, TextForm.DIRECTION)
    phase: int = scalar(Phase.OVER, TextForm.PHASE)
    top: int = scalar(NO_CARD, TextForm.CARD)  # the top discard
    face: int = scalar(0)  # its face
    color: int = scalar(NO_COLOR, TextForm.COLOR)  # the color in force
    laid_by: int = scalar(NOBODY, TextForm.SEAT)  # who laid the top card; the dealer for the start card
    drawn: int = scalar(NO_CARD, TextForm.HELD_CARD, seen=Seen.BY_TURN)  # the card just drawn, in PLAY_DRAWN
    pending: int = scalar(0, TextForm.NUMBER)  # cards that the one who answers would draw
    target: int = scalar(NOBODY, TextForm.SEAT)  # whom the flip hit
    bluff: int = scalar(0, TextForm.NUMBER, seen=Seen.BY_NONE)  # the top Wild Draw Four was laid against D6
    called: int = scalar(0, TextForm.SEATS)  # who has called UNO before the card that leaves them one, as bits (R34)
    exposed: int = scalar(NOBODY, TextForm.SEAT)  # who can be caught without the call
    passes: int = scalar(0, TextForm.NUMBER)  # how many in a row could neither play nor draw (R7)
    color_before: int = scalar(NO_COLOR, TextForm.COLOR)  # in force before the top card; none before the start card
    direction_before: int = scalar(LEFT, TextForm.DIRECTION)
    under: int = scalar(NO_CARD, TextForm.CARD)  # the card under the top one, while that may be taken back (G2)
    under_by: int = scalar(NOBODY, TextForm.SEAT)  # who laid it; nobody laid the start card
    wrong: int = scalar(0, TextForm.NUMBER, seen=Seen.BY_NONE)  # the top card was laid against the rules (G2)
    objected: int = scalar(0, TextForm.SEATS)  # who has objected to the top card, as bits
    winner: int = scalar(NOBODY, TextForm.SEAT)
    hands: list[Zone] = array(PLAYERS, WORDS)
    draw: Zone = array(WORDS)
    discard: Zone = array(WORDS)
    accusers: list[int] = array(PLAYERS, cleared=True)  # who accuses each seat of a suggestion, as bits (G1)
    fresh: list[int] = array(ROOM, compare=False)  # what all know of the hands, for policies: see knowledge.py
    events: list[Emitted] | None = field(default=None, init=False, compare=False)

    def __post_init__(self) -> None:
        words = 2 * self.rules.decks
        self.hands = [[0] * words for _ in range(MOST_PLAYERS)]
        for name, size in FLAT:
            setattr(self, name, [0] * (MOST_PLAYERS if size == PLAYERS else words if size == WORDS else size))

    def clear(self) -> None:
        """Everything but the cards and the dealer as it is before a deal."""
        for name, default in CLEARED:
            setattr(self, name, default)
        for one in ARRAYS:
            if one.cleared:
                setattr(self, one.name, [0] * len(getattr(self, one.name)))

    def save(self) -> Saved:
        """All that a move may change, for `restore`."""
        return SCALAR_VALUES(self), [*map(list.copy, self.hands)], [*map(list.copy, FLAT_VALUES(self))]

    def restore(self, saved: Saved) -> None:
        scalars, hands, flat = saved
        for one, value in zip(SCALARS, scalars, strict=True):
            setattr(self, one.name, value)
        for mine, words in zip((*self.hands, *FLAT_VALUES(self)), (*hands, *flat), strict=True):
            mine[:] = words

    def copy(self) -> "RoundState":
        """Another state, equal to this one; nobody listens to it."""
        other = RoundState.__new__(RoundState)
        other.rules, other.events = self.rules, None
        scalars, other.hands, flat = self.save()
        for one, value in zip(SCALARS, scalars, strict=True):
            setattr(other, one.name, value)
        for (name, _), numbers in zip(FLAT, flat, strict=True):
            setattr(other, name, numbers)
        return other


def facts_of(kind: type[Fact]) -> tuple[Fact, ...]:
    """What the table says of the fields of one kind, in its order."""
    named = ((one.name, one.metadata.get(FACTS)) for one in fields(RoundState))
    return tuple(facts._replace(name=name) for name, facts in named if isinstance(facts, kind))


SCALARS = facts_of(Scalar)
ARRAYS = facts_of(Array)
FLAT = tuple((one.name, one.shape[0]) for one in ARRAYS if len(one.shape) == 1)
CLEARED = tuple((one.name, one.default) for one in SCALARS if not one.kept)
SCALAR_VALUES: Callable[[RoundState], tuple[int, ...]] = attrgetter(*(one.name for one in SCALARS))
FLAT_VALUES: Callable[[RoundState], tuple[list[int], ...]] = attrgetter(*(name for name, _ in FLAT))
