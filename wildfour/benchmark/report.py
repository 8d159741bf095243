"""Benchmark results, as a table and as data. Ratios compare speeds with equal numbers of players."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from wildfour.benchmark.machines import ALL_THREADS, ONE_THREAD, OURS
from wildfour.benchmark.measuring import Contender, Speed
from wildfour.benchmark.peers import OPEN_SPIEL, OPEN_SPIEL_CPP, RLCARD, UNO
from wildfour.support.columns import aligned
from wildfour.support.number_format import Numbers

SIDES = "<<>>>>>"  # words are left-aligned, numbers right-aligned
NOTHING = "-"


@dataclass(frozen=True)
class Aim:
    """A target ratio to another engine's speed, in rounds or in moves."""

    engine: str
    other: str
    unit: str
    times: float


class Ratio(Struct, frozen=True):
    """The measured ratio of two engines' speeds, and whether it reaches the target."""

    engine: str
    other: str
    unit: str
    players: int
    times: float
    aim: float
    reached: bool


class Machine(Struct, frozen=True):
    """The machine that was measured."""

    system: str
    python: str
    threads: int


class Benchmark(Struct, frozen=True):
    """The results as data. `speeds` are in rounds and moves per second. `missing` names what was omitted, and why."""

    machine: Machine
    speeds: list[Speed]
    ratios: list[Ratio]
    missing: list[str]


def aims(threads: int) -> list[Aim]:
    return [
        Aim(ONE_THREAD, RLCARD, "rounds", 300),
        Aim(ONE_THREAD, OPEN_SPIEL, "moves", 30),
        Aim(ONE_THREAD, OPEN_SPIEL_CPP, "moves", 5),
        Aim(ALL_THREADS, ONE_THREAD, "rounds", 0.9 * threads),
    ]


def ratios(speeds: Sequence[Speed], threads: int) -> Iterator[Ratio]:
    """Yield every target for every number of players with which both engines were measured."""
    for aim in aims(threads):
        for players in sorted({speed.players for speed in speeds}):
            times = ratio(find(speeds, aim.engine, players), find(speeds, aim.other, players), aim.unit)
            if times is not None:
                yield Ratio(aim.engine, aim.other, aim.unit, players, times, aim.times, times >= aim.times)


def find(speeds: Sequence[Speed], engine: str, players: int) -> Speed | None:
    """Return an engine's speed for a number of players, in the first edition measured."""
    return next((speed for speed in speeds if (speed.engine, speed.players) == (engine, players)), None)


def ratio(speed: Speed | None, other: Speed | None, unit: str) -> float | None:
    if speed is None or other is None:
        return None
    return float(getattr(speed, unit) / getattr(other, unit))


class ReportWriter:
    """Benchmark messages in one language: progress, then the results."""

    def __init__(self, numbers: Numbers, print_line: Callable[[str], object] = lambda line: None) -> None:
        self.numbers = numbers
        self.say = numbers.say
        self._print = print_line

    def measuring(self, contender: Contender) -> None:
        engine, rules = self.engine(contender.engine), self.rules(contender.rules)
        self._print(self.say("bench-measuring", engine=engine, rules=rules, players=contender.players))

    def trying(self, number: int, tries: int) -> None:
        self._print(self.say("bench-try", number=number, tries=tries))

    def text(self, speeds: Sequence[Speed], threads: int) -> str:
        table = aligned([self.columns(), *(self.row(speed, speeds) for speed in speeds)], SIDES)
        compared = "\n".join(self.ratio(one) for one in ratios(speeds, threads))
        notes = f"{self.say('bench-about-moves')}\n{self.say('bench-about-tries')}"
        return "\n\n".join(part for part in (table, compared, notes) if part)

    def columns(self) -> list[str]:
        return [
            self.say("bench-column-engine"),
            self.say("bench-column-rules"),
            self.say("bench-column-players"),
            self.say("bench-column-rounds"),
            self.say("bench-column-moves"),
            self.say("bench-column-rlcard"),
            self.say("bench-column-openspiel"),
        ]

    def row(self, speed: Speed, speeds: Sequence[Speed]) -> list[str]:
        rlcard = ratio(speed, find(speeds, RLCARD, speed.players), "rounds")
        open_spiel = ratio(speed, find(speeds, OPEN_SPIEL, speed.players), "moves")
        measured = [self.numbers.whole(speed.rounds), self.numbers.whole(speed.moves)]
        times = [NOTHING if one is None else self.numbers.decimal(one, 1) for one in (rlcard, open_spiel)]
        return [self.engine(speed.engine), self.rules(speed.rules), str(speed.players), *measured, *times]

    def engine(self, engine: str) -> str:
        return self.say(f"engine-{engine}") if engine in OURS else engine

    def rules(self, rules: str) -> str:
        return self.say("rules-of-rlcard") if rules == UNO else rules

    def ratio(self, one: Ratio) -> str:
        return self.say(
            "bench-ratio",
            engine=self.engine(one.engine),
            times=self.numbers.decimal(one.times, 2),
            other=self.engine(one.other),
            unit=one.unit,
            players=one.players,
            aim=self.numbers.general(one.aim),
            reached="yes" if one.reached else "no",
        )
