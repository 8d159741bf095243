"""What was measured, as a table for people and as data. Ratios are taken at the same number of players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from wildfour.benchmark.machines import ALL_THREADS, ONE_THREAD
from wildfour.benchmark.measuring import Speed
from wildfour.benchmark.peers import OPEN_SPIEL, OPEN_SPIEL_CPP, RLCARD
from wildfour.columns import aligned

NOTES = """\
A move is one decision of a player. RLCard's UNO plays through its environment with its random agents; OpenSpiel's
Crazy Eights takes uniformly random actions through its Python interface, and its own random bots in its C++ loop.
All take turns; the best of several tries counts."""
COLUMNS = ("engine", "rules", "players", "rounds/s", "moves/s", "x RLCard (rounds)", "x OpenSpiel (moves)")
SIDES = "<<>>>>>"  # words on the left, numbers on the right
NOTHING = "-"


@dataclass(frozen=True)
class Aim:
    """How many times as fast as another we mean to be, in rounds or in moves."""

    engine: str
    other: str
    unit: str
    times: float


class Ratio(Struct, frozen=True):
    """How many times as fast an engine is as another, and whether that is what we mean it to be."""

    engine: str
    other: str
    unit: str
    players: int
    times: float
    aim: float
    reached: bool


class Machine(Struct, frozen=True):
    """What the speeds were measured on."""

    system: str
    python: str
    threads: int


class Benchmark(Struct, frozen=True):
    """Everything for programs. `speeds` are in rounds and moves a second; `missing` says what was left out, and why."""

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
    """Every aim at every number of players at which both were measured."""
    for aim in aims(threads):
        for players in sorted({speed.players for speed in speeds}):
            times = ratio(find(speeds, aim.engine, players), find(speeds, aim.other, players), aim.unit)
            if times is not None:
                yield Ratio(aim.engine, aim.other, aim.unit, players, times, aim.times, times >= aim.times)


def find(speeds: Sequence[Speed], engine: str, players: int) -> Speed | None:
    """The first by an engine at a number of players: that of the first edition."""
    return next((speed for speed in speeds if (speed.engine, speed.players) == (engine, players)), None)


def ratio(speed: Speed | None, other: Speed | None, unit: str) -> float | None:
    if speed is None or other is None:
        return None
    return float(getattr(speed, unit) / getattr(other, unit))


def as_text(speeds: Sequence[Speed], threads: int) -> str:
    rows = [row(speed, speeds) for speed in speeds]
    compared = [sentence(one) for one in ratios(speeds, threads)]
    return "\n\n".join(part for part in (aligned([COLUMNS, *rows], SIDES), "\n".join(compared), NOTES) if part)


def row(speed: Speed, speeds: Sequence[Speed]) -> tuple[str, ...]:
    rlcard = ratio(speed, find(speeds, RLCARD, speed.players), "rounds")
    open_spiel = ratio(speed, find(speeds, OPEN_SPIEL, speed.players), "moves")
    measured = (f"{speed.rounds:,.0f}", f"{speed.moves:,.0f}", times_text(rlcard), times_text(open_spiel))
    return (speed.engine, speed.rules, str(speed.players), *measured)


def times_text(times: float | None) -> str:
    return NOTHING if times is None else f"{times:,.1f}"


def sentence(one: Ratio) -> str:
    verdict = "reached" if one.reached else "missed"
    compared = f"{one.engine}: {one.times:,.2f} times {one.other} in {one.unit}/s with {one.players} players"
    return f"{compared} (aim: {one.aim:g}, {verdict})"
