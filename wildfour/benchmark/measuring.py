"""Speed measurement. Contenders take turns, so noise affects them equally. Each contender's best trial counts."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

CALIBRATION = 0.2  # share of a trial's time; shorter runs give unreliable speeds
FASTER = 8  # growth factor for the number of rounds per calibration step


@dataclass(frozen=True, kw_only=True)
class Contender:
    """A program that plays a number of rounds and returns the number of moves."""

    engine: str
    rules: str  # the edition, or the program whose rules are used
    players: int
    play: Callable[[int], int]


class Speed(Struct, frozen=True, kw_only=True):
    """A contender's speed: rounds and moves per second, in its best trial."""

    engine: str
    rules: str
    players: int
    rounds: float
    moves: float


class Watcher(Protocol):
    """An observer of the measurement."""

    def measuring(self, contender: "Contender") -> None: ...

    def trying(self, number: int, tries: int) -> None: ...


def measure(contenders: Sequence[Contender], tries: int, seconds: float, watcher: Watcher | None = None) -> list[Speed]:
    """Measure every contender in turn, several times. Return the best trial of each. A trial takes about `seconds`."""
    sizes = []
    for contender in contenders:
        if watcher is not None:
            watcher.measuring(contender)
        sizes.append(rounds_in(contender, seconds))
    rows = []
    for number in range(tries):
        if watcher is not None:
            watcher.trying(number + 1, tries)
        rows.append([timed(contender, size) for contender, size in zip(contenders, sizes, strict=True)])
    return [max(column, key=lambda speed: speed.rounds) for column in zip(*rows, strict=True)]


def rounds_in(contender: Contender, seconds: float) -> int:
    """Return how many rounds fit in about `seconds`. The first run does not count, because it may compile."""
    contender.play(1)
    rounds = 1
    while True:
        start = time.perf_counter()
        contender.play(rounds)
        taken = time.perf_counter() - start
        if taken >= CALIBRATION * seconds:
            return max(1, round(rounds * seconds / taken))
        rounds *= FASTER


def timed(contender: Contender, rounds: int) -> Speed:
    start = time.perf_counter()
    moves = contender.play(rounds)
    seconds = time.perf_counter() - start
    return Speed(
        engine=contender.engine,
        rules=contender.rules,
        players=contender.players,
        rounds=rounds / seconds,
        moves=moves / seconds,
    )
