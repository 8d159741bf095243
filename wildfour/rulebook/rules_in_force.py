"""Rules in force at a table: an edition and its options as small ints, for use by the round's rules."""

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from wildfour.rulebook.cards import COLORED, LOW_WILDS
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import MOST_PLAYERS, OPTIONS, Options, OptionValue


class Stacking(IntEnum):
    """Draw cards that may be stacked (R31)."""

    NONE, TWO, FOUR, SAME, ANY = range(5)


def options_of_seats(options: Options, seating: Sequence[int]) -> Options:
    """Return the options for a round with this seating. Hit rates belong to players, so the rates move with the
    players."""
    rates = options["hit-rate"]
    if not isinstance(rates, tuple) or len(rates) == 1:
        return options
    return Options({**options, "hit-rate": tuple(rates[player] for player in seating)})


class Rules:
    """The rules for an edition with options.

    Every option is an int attribute (`s.rules.jump_in`). `deck` and `flips` are the edition's words, `alike` holds the
    bits that represent identical cards in even and odd words, and `hit_rate` has one rate per seat.
    """

    __slots__ = (*(option.field for option in OPTIONS), "launcher", "minion", "deck", "flips", "alike")

    decks: int
    hit_rate: list[int]
    deck: list[int]
    flips: list[int]

    if TYPE_CHECKING:

        def __getattr__(self, option: str) -> int: ...

    def __init__(self, edition: Edition, options: Options) -> None:
        for option in OPTIONS:
            setattr(self, option.field, options[option.name])
        rates = options["hit-rate"]
        assert isinstance(rates, tuple)
        self.hit_rate = (list(rates) * MOST_PLAYERS)[:MOST_PLAYERS] if len(rates) == 1 else list(rates)
        self.hit_rate += [0] * (MOST_PLAYERS - len(self.hit_rate))
        self.decks += 1
        self.launcher = int(edition.launcher)
        self.minion = int(edition.minion)
        self.deck = list(edition.deck)
        odd = self.flip_cards or edition.flips[1]  # R24
        self.flips = [odd if self.all_numbers_flip else edition.flips[0], odd]
        self.alike = (COLORED | LOW_WILDS) & ~(self.flips[0] ^ self.flips[1])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Rules) and self.values() == other.values())

    def __hash__(self) -> int:
        """Hash only a few values, since every deal computes the hash. Collisions are rare."""
        return hash((self.target, self.stacking, self.decks, *self.deck))

    def values(self) -> tuple[OptionValue, ...]:
        """Return all values, as ints and tuples, in the order of `__slots__`."""
        fields = (getattr(self, name) for name in self.__slots__)
        return tuple(tuple(value) if isinstance(value, list) else value for value in fields)

    def __repr__(self) -> str:
        """Show the nonzero ints."""
        fields = ((name, getattr(self, name)) for name in self.__slots__)
        return f"Rules({', '.join(f'{name}={value}' for name, value in fields if isinstance(value, int) and value)})"
