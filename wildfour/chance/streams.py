"""Random streams. A stream is an argument of every move that needs it, never part of a round's state.

Every round has a separate stream. A reproducible stream has a position, the number of words read so far, so a saved
round resumes exactly.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, Self

from wildfour.chance.launcher_physics import WOBBLE, Flight, Launch, flight_in, fly
from wildfour.chance.philox import KEY_MASK, next_word, philox_below
from wildfour.errors import Invalid
from wildfour.rulebook.cards import NO_CARD, Zone, parse_kind
from wildfour.rulebook.option_parser import CERTAIN
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.piles import find, nth_card
from wildfour.rules.primitives import Chance
from wildfour.support.number_format import MOST_SEED

WORDS_IN_BLOCK = 4


class Stream(Chance, Protocol):
    """A random stream for a round. A `position` of None means that it is not reproducible."""

    @property
    def position(self) -> int | None: ...

    def move_to(self, position: int) -> None:
        """Continue from a position."""
        ...

    def wobbles(self) -> tuple[int, int]:
        """Draw the two wobbles of a flight (see launcher_physics.py)."""
        ...

    def mark(self) -> Any:
        """Return a mark for `back_to`, in case the move fails."""
        ...

    def back_to(self, mark: Any) -> None: ...

    def copy(self) -> Self:
        """Return a stream with the same future values, if it is reproducible."""
        ...


class StreamOfChance:
    """Base class for streams that pick cards and decide flips with `below`."""

    @property
    def position(self) -> int | None:
        return None

    def move_to(self, position: int) -> None:
        raise Invalid("chance-without-positions")

    def mark(self) -> Any:
        return self.position

    def back_to(self, mark: Any) -> None:
        """Return to a mark. The system's generator can't go back, and doesn't need to."""
        if mark is not None:
            self.move_to(mark)

    def copy(self) -> Self:
        return self

    def below(self, n: int) -> int:
        raise NotImplementedError

    def pick(self, zone: Zone, n: int) -> int:
        return nth_card(zone, self.below(n))

    def lands(self, rate: int) -> int:
        return int(self.below(CERTAIN) < rate)

    def wobbles(self) -> tuple[int, int]:
        return self.below(WOBBLE), self.below(WOBBLE)


class SeededChance(StreamOfChance):
    """The stream for a seed and a round number, identical on every machine: see philox.py."""

    __slots__ = ("block", "buffer", "key0", "key1", "left", "number")

    def __init__(self, seed: int, number: int = 0, position: int = 0) -> None:
        if not 0 <= seed <= MOST_SEED:
            raise Invalid("not-a-seed", text=str(seed), most=str(MOST_SEED))
        self.key0 = seed & KEY_MASK
        self.key1 = seed >> 32 & KEY_MASK
        self.number = number
        self.buffer = [0, 0, 0, 0]
        self.move_to(position)

    @property
    def position(self) -> int:
        """The number of 32-bit words read."""
        return WORDS_IN_BLOCK * self.block - self.left

    def move_to(self, position: int) -> None:
        self.block, words = divmod(position, WORDS_IN_BLOCK)
        self.left = 0
        for _ in range(words):
            next_word(self)

    def copy(self) -> "SeededChance":
        return SeededChance(self.key1 << 32 | self.key0, self.number, self.position)

    def below(self, n: int) -> int:
        return philox_below(self, n)


class RandomChance(StreamOfChance):
    """A stream from the operating system or a standard-library generator: fast enough for a single table."""

    def __init__(self, generator: random.Random | None = None) -> None:
        self._generator = generator or random.SystemRandom()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the generator, unless it is the operating system's, which has no state."""
        is_system = isinstance(self._generator, random.SystemRandom)
        return RandomChance, () if is_system else (self._generator,)

    def below(self, n: int) -> int:
        return self._generator.randrange(n)


class RecordedChance:
    """A wrapper that records a stream's results: cards in text form, `hit`, `miss`, or a number."""

    __slots__ = ("_mark", "_names", "_used", "launch", "record", "stream")

    def __init__(self, stream: Stream, names: Sequence[str]) -> None:
        """Wrap a stream. `names` are the text forms of all physical cards."""
        self.stream = stream
        self.record: list[str] = []
        self.launch: Launch | None = None  # the current flip's launch; without one, a flip hits with its probability
        self._names = names
        self._used = False
        self._mark: Any = None  # the stream's mark before its first use in a move

    def take_record(self) -> tuple[str, ...]:
        """Return the results since the last call."""
        taken = tuple(self.record)
        self.record, self._used = [], False
        return taken

    def undo(self) -> None:
        """Undo the results since the last call. The stream is marked on first use, because most moves do not use it."""
        if self._used:
            self.stream.back_to(self._mark)
        self.record, self._used = [], False

    def _use(self) -> Stream:
        if not self._used:
            self._used, self._mark = True, self.stream.mark()
        return self.stream

    def below(self, n: int) -> int:
        number = self._use().below(n)
        self.record.append(str(number))
        return number

    def pick(self, zone: Zone, n: int) -> int:
        card = self._use().pick(zone, n)
        self.record.append(self._names[card])
        return card

    def lands(self, rate: int) -> int:
        """Decide a flip (R30): by the flight if a player launched it, otherwise by the probability."""
        if self.launch is not None:
            flight = fly(self.launch, self._use().wobbles())
            self.record.append(flight.word)
            return int(flight.hit)
        hit = self._use().lands(rate)
        self.record.append("hit" if hit else "miss")
        return hit


class ScriptedChance(StreamOfChance):
    """A stream with predefined results, in RecordedChance's text form."""

    def __init__(self, rules: Rules, letters: str, words: Iterable[str] = ()) -> None:
        self._rules = rules
        self._letters = letters
        self.give(words)

    def give(self, words: Iterable[str], position: int | None = None) -> None:
        """Replace the remaining results. `position` is the replayed stream's position after them."""
        self._words = list(words)
        self._next = 0
        self._position = position

    @property
    def position(self) -> int | None:
        return self._position

    @property
    def left(self) -> list[str]:
        """The remaining results."""
        return self._words[self._next :]

    def mark(self) -> int:
        return self._next

    def back_to(self, mark: Any) -> None:
        self._next = mark

    def copy(self) -> "ScriptedChance":
        return ScriptedChance(self._rules, self._letters, self.left)

    def below(self, n: int) -> int:
        word = self._word()
        if word.isascii() and word.isdigit() and len(word) < 10 and int(word) < n:
            return int(word)
        raise Invalid("chance-gives-number", word=word, most=n - 1)

    def pick(self, zone: Zone, n: int) -> int:
        word = self._word()
        card = find(self._rules, zone, parse_kind(word, self._letters))
        if card == NO_CARD:
            raise Invalid("card-cannot-come", card=word)
        return card

    def lands(self, rate: int) -> int:
        word = self._word()
        if word in ("hit", "miss"):
            return int(word == "hit")
        return int(self._flight(word).hit)

    def wobbles(self) -> tuple[int, int]:
        return self._flight(self._word()).wobbles

    @staticmethod
    def _flight(word: str) -> Flight:
        flight = flight_in(word)
        if flight is None:
            raise Invalid("chance-gives-hit-or-miss", word=word)
        return flight

    def _word(self) -> str:
        if self._next == len(self._words):
            raise Invalid("chance-is-missing")
        self._next += 1
        return self._words[self._next - 1]


def stream_at(stream: Stream, position: int | None) -> Stream:
    """Move a stream to a recorded position, if both have one."""
    if position is not None and stream.position is not None:
        stream.move_to(position)
    return stream


def stream_of(seed: int | None, chance: Stream | None) -> Stream:
    """Return the given stream, the stream for a seed, or the operating system's."""
    if chance is not None:
        return chance
    return RandomChance() if seed is None else SeededChance(seed)
