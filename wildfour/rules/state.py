"""Round state: card zones and a few ints. The phase is the kind of action that the round is waiting for.

`RoundState` declares every field once, with its size, value before a deal, visibility, and text form in a position.
Everything else is derived from these declarations: copies and comparisons, the rows of a batch
(compiled/state_arrays.py), the compiled `clear` (compiled/compiled_clear.py), and positions.
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
SPEC = "spec"  # key in a dataclass field's metadata


class Phase(IntEnum):
    """The action that the round requires from the seat `turn`."""

    CHOOSE_COLOR = 0  # choose a color for a wild start card (B8, B10)
    PLAY = 1  # play a card or draw
    PLAY_DRAWN = 2  # play the drawn card or keep it (C3)
    ANSWER = 3  # draw the cards that the played card demands, challenge, or stack
    FLIP = 4  # flip at a player, or decline (I1, I3)
    GIVE = 5  # give a card to the player who was hit (I2)
    SWAP = 6  # choose a player to swap hands with (seven-zero)
    OVER = 7


class Seen(IntEnum):
    """A field's visibility."""

    BY_NONE, BY_TURN, BY_ALL = range(3)


class TextForm(IntEnum):
    """A field's text form in a position. ABSENT means that no part of the position bears the field's name."""

    ABSENT, CARD, HELD_CARD, COLOR, SEAT, SEATS, NUMBER, DIRECTION, PHASE = range(9)


class Scalar(NamedTuple):
    """A field that is one int. `default` is its value before a deal. `kept` fields are not cleared by a deal."""

    name: str
    default: int
    text: TextForm
    seen: Seen
    kept: bool


class Array(NamedTuple):
    """A field of several ints. `shape` may contain PLAYERS and WORDS. `cleared` fields are all 0 before a deal."""

    name: str
    shape: tuple[int, ...]
    cleared: bool

    def shape_for(self, players: int, words: int) -> tuple[int, ...]:
        return tuple(players if size == PLAYERS else words if size == WORDS else size for size in self.shape)


FieldSpec = TypeVar("FieldSpec", Scalar, Array)
Saved = tuple[tuple[int, ...], list[Zone], list[list[int]]]
PLAYERS, WORDS = -1, -2  # table-dependent sizes: one per seat, two words per deck


def scalar(
    default: int = 0,
    text: TextForm = TextForm.ABSENT,
    *,
    seen: Seen = Seen.BY_ALL,
    kept: bool = False,
    init: bool = False,
) -> Any:
    spec = Scalar("", int(default), text, seen, kept)
    return field(metadata={SPEC: spec}) if init else field(default=int(default), init=False, metadata={SPEC: spec})


def array(*shape: int, cleared: bool = False, compare: bool = True) -> Any:
    return field(init=False, compare=compare, metadata={SPEC: Array("", shape, cleared)})


@dataclass(slots=True)
class RoundState:
    """One round. A batch of rounds is a structured array with the same fields in the same order: compiled code is
    measurably faster if the fields used every turn are adjacent."""

    rules: Rules
    players: int = scalar(kept=True, init=True)
    dealer: int = scalar(0, TextForm.SEAT, kept=True)
    turn: int = scalar(0, TextForm.SEAT)  # the seat that the round is waiting for
    direction: int = scalar(LEFT, TextForm.DIRECTION)
    phase: int = scalar(Phase.OVER, TextForm.PHASE)
    top: int = scalar(NO_CARD, TextForm.CARD)  # the top card
    face: int = scalar(0)  # the top card's face
    color: int = scalar(NO_COLOR, TextForm.COLOR)  # the current color
    laid_by: int = scalar(NOBODY, TextForm.SEAT)  # the player who played the top card; the dealer for the start card
    drawn: int = scalar(NO_CARD, TextForm.HELD_CARD, seen=Seen.BY_TURN)  # the drawn card, in PLAY_DRAWN
    pending: int = scalar(0, TextForm.NUMBER)  # cards that the answering player would draw
    target: int = scalar(NOBODY, TextForm.SEAT)  # the player hit by the flip
    bluff: int = scalar(0, TextForm.NUMBER, seen=Seen.BY_NONE)  # 1 if the top Wild Draw Four was played against D6
    called: int = scalar(0, TextForm.SEATS)  # seats that called before playing their second-to-last card, as bits (R34)
    exposed: int = scalar(NOBODY, TextForm.SEAT)  # the player who can be caught
    passes: int = scalar(0, TextForm.NUMBER)  # consecutive seats that could neither play nor draw (R7)
    color_before: int = scalar(NO_COLOR, TextForm.COLOR)  # the color before the top card; none for the start card
    direction_before: int = scalar(LEFT, TextForm.DIRECTION)
    under: int = scalar(NO_CARD, TextForm.CARD)  # the card under the top card, while the top card may be taken back
    under_by: int = scalar(NOBODY, TextForm.SEAT)  # the player who played `under`; NOBODY if it is the start card
    wrong: int = scalar(0, TextForm.NUMBER, seen=Seen.BY_NONE)  # 1 if the top card is illegal (G2)
    objected: int = scalar(0, TextForm.SEATS)  # seats that objected to the top card, as bits
    winner: int = scalar(NOBODY, TextForm.SEAT)
    hands: list[Zone] = array(PLAYERS, WORDS)
    draw: Zone = array(WORDS)
    discard: Zone = array(WORDS)
    accusers: list[int] = array(PLAYERS, cleared=True)  # per seat: the seats that accuse it, as bits (G1)
    fresh: list[int] = array(ROOM, compare=False)  # public inferences about hands: see public_knowledge.py
    events: list[Emitted] | None = field(default=None, init=False, compare=False)

    def __post_init__(self) -> None:
        words = 2 * self.rules.decks
        self.hands = [[0] * words for _ in range(MOST_PLAYERS)]
        for name, size in FLAT:
            setattr(self, name, [0] * (MOST_PLAYERS if size == PLAYERS else words if size == WORDS else size))

    def clear(self) -> None:
        """Reset everything except the cards and the dealer before a deal."""
        for name, default in CLEARED:
            setattr(self, name, default)
        for one in ARRAYS:
            if one.cleared:
                setattr(self, one.name, [0] * len(getattr(self, one.name)))

    def save(self) -> Saved:
        """Return all values that a move can change, for `restore`."""
        return SCALAR_VALUES(self), [*map(list.copy, self.hands)], [*map(list.copy, FLAT_VALUES(self))]

    def restore(self, saved: Saved) -> None:
        scalars, hands, flat = saved
        for one, value in zip(SCALARS, scalars, strict=True):
            setattr(self, one.name, value)
        for mine, words in zip((*self.hands, *FLAT_VALUES(self)), (*hands, *flat), strict=True):
            mine[:] = words

    def copy(self) -> "RoundState":
        """Return a copy that records no events."""
        other = RoundState.__new__(RoundState)
        other.rules, other.events = self.rules, None
        scalars, other.hands, flat = self.save()
        for one, value in zip(SCALARS, scalars, strict=True):
            setattr(other, one.name, value)
        for (name, _), numbers in zip(FLAT, flat, strict=True):
            setattr(other, name, numbers)
        return other


def specs_of(kind: type[FieldSpec]) -> tuple[FieldSpec, ...]:
    """Return the declared fields of one kind, in order."""
    named = ((one.name, one.metadata.get(SPEC)) for one in fields(RoundState))
    return tuple(spec._replace(name=name) for name, spec in named if isinstance(spec, kind))


SCALARS = specs_of(Scalar)
ARRAYS = specs_of(Array)
FLAT = tuple((one.name, one.shape[0]) for one in ARRAYS if len(one.shape) == 1)
CLEARED = tuple((one.name, one.default) for one in SCALARS if not one.kept)
SCALAR_VALUES: Callable[[RoundState], tuple[int, ...]] = attrgetter(*(one.name for one in SCALARS))
FLAT_VALUES: Callable[[RoundState], tuple[list[int], ...]] = attrgetter(*(name for name, _ in FLAT))
