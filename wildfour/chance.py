"""Streams of chance. The state of a round never holds one; it is an argument of every move that needs it."""

import random
from collections.abc import Iterable

from wildfour.cards import NO_CARD, Zone, kind_name, kind_of, parse_kind
from wildfour.errors import Invalid
from wildfour.options import CERTAIN, Rules
from wildfour.philox import KEY_MASK, philox_below
from wildfour.rules.piles import find, nth_card
from wildfour.rules.primitives import Chance


class StreamOfChance:
    """A stream that picks cards and flips by its own `below`."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def pick(self, zone: Zone, n: int) -> int:
        return nth_card(zone, self.below(n))

    def lands(self, rate: int) -> int:
        return int(self.below(CERTAIN) < rate)


class SeededChance(StreamOfChance):
    """The stream that a seed and a round number stand for, the same on every machine: see philox.py."""

    __slots__ = ("block", "buffer", "key0", "key1", "left", "number")

    def __init__(self, seed: int, number: int = 0) -> None:
        self.key0 = seed & KEY_MASK
        self.key1 = seed >> 32 & KEY_MASK
        self.number = number
        self.block = 0
        self.left = 0
        self.buffer = [0, 0, 0, 0]

    def below(self, n: int) -> int:
        return philox_below(self, n)


class RandomChance(StreamOfChance):
    """Chance from the operating system, or from a generator of the standard library: quick, for one table."""

    def __init__(self, generator: random.Random | None = None) -> None:
        self._generator = generator or random.SystemRandom()

    def below(self, n: int) -> int:
        return self._generator.randrange(n)


class RecordedChance(StreamOfChance):
    """Another stream, with a record of what came: cards by their text form, `hit`, `miss`, or a number."""

    def __init__(self, stream: Chance, rules: Rules, letters: str) -> None:
        self._stream = stream
        self._rules = rules
        self._letters = letters
        self.record: list[str] = []

    def take_record(self) -> tuple[str, ...]:
        """What came since the last time this was asked."""
        record, self.record = self.record, []
        return tuple(record)

    def below(self, n: int) -> int:
        number = self._stream.below(n)
        self.record.append(str(number))
        return number

    def pick(self, zone: Zone, n: int) -> int:
        card = self._stream.pick(zone, n)
        self.record.append(kind_name(kind_of(self._rules, card), self._letters))
        return card

    def lands(self, rate: int) -> int:
        hit = self._stream.lands(rate)
        self.record.append("hit" if hit else "miss")
        return hit


class ScriptedChance(StreamOfChance):
    """A stream that is written down in advance, in the words of RecordedChance; then another one, if given."""

    def __init__(self, words: Iterable[str], rules: Rules, letters: str, then: Chance | None = None) -> None:
        self._words = list(words)
        self._rules = rules
        self._letters = letters
        self._then = then

    def rest(self) -> list[str]:
        return self._words

    def below(self, n: int) -> int:
        if not self._words:
            return self._afterwards().below(n)
        word = self._words.pop(0)
        if word.isascii() and word.isdigit() and len(word) < 10 and int(word) < n:
            return int(word)
        raise Invalid("chance-gives-number", word=word, most=n - 1)

    def pick(self, zone: Zone, n: int) -> int:
        if not self._words:
            return self._afterwards().pick(zone, n)
        word = self._words.pop(0)
        card = find(self._rules, zone, parse_kind(word, self._letters))
        if card == NO_CARD:
            raise Invalid("card-cannot-come", card=word)
        return card

    def lands(self, rate: int) -> int:
        if not self._words:
            return self._afterwards().lands(rate)
        word = self._words.pop(0)
        if word in ("hit", "miss"):
            return int(word == "hit")
        raise Invalid("chance-gives-hit-or-miss", word=word)

    def _afterwards(self) -> Chance:
        if self._then is None:
            raise Invalid("chance-is-missing")
        return self._then
