"""What was measured, as a table for people and as data. Ratios are taken at the same number of players."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from wildfour.benchmark.machines import ALL_THREADS, ONE_THREAD
from wildfour.benchmark.measuring import Speed
from wildfour.benchmark.peers import OPEN_SPIEL, OPEN_SPIEL_CPP, RLCARD

NOTES = """\
A move is one decision of a player. RLCard's UNO plays through its environment with its random agents; OpenSpiel's
Crazy Eights takes uniformly random actions through its Python interface, and its own random bots in its C++ loop.
All take turns; the best of several tries counts."""
COLUMNS = ("engine", "rules", "players", "rounds/s", "moves/s", "x RLCard (rounds)", "x OpenSpiel (moves)")
TEXTS = 2  # the first columns hold text, the others numbers
NOTHING = "-"


@dataclass(frozen=True)
class Aim:
    """How many times as fast as another we mean to be, in rounds or in moves."""

    engine: str
    other: str
    unit: str
    times: float


@dataclass(frozen=True)
class Ratio:
    aim: Aim
    players: int
    times: float

    @property
    def reached(self) -> bool:
        return self.times >= self.aim.times


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
                yield Ratio(aim, players, times)


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
    return "\n\n".join(part for part in (table([COLUMNS, *rows]), "\n".join(compared), NOTES) if part)


def row(speed: Speed, speeds: Sequence[Speed]) -> tuple[str, ...]:
    rlcard = ratio(speed, find(speeds, RLCARD, speed.players), "rounds")
    open_spiel = ratio(speed, find(speeds, OPEN_SPIEL, speed.players), "moves")
    measured = (f"{speed.rounds:,.0f}", f"{speed.moves:,.0f}", times_text(rlcard), times_text(open_spiel))
    return (speed.engine, speed.rules, str(speed.players), *measured)


def times_text(times: float | None) -> str:
    return NOTHING if times is None else f"{times:,.1f}"


def table(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for cells in rows:
        texts = [cell.ljust(width) for cell, width in zip(cells[:TEXTS], widths[:TEXTS], strict=True)]
        numbers = [cell.rjust(width) for cell, width in zip(cells[TEXTS:], widths[TEXTS:], strict=True)]
        lines.append("  ".join(texts + numbers))
    return "\n".join(lines)


def sentence(one: Ratio) -> str:
    aim = one.aim
    verdict = "reached" if one.reached else "missed"
    compared = f"{aim.engine}: {one.times:,.2f} times {aim.other} in {aim.unit}/s with {one.players} players"
    return f"{compared} (aim: {aim.times:g}, {verdict})"


def as_data(speeds: Sequence[Speed], missing: Sequence[str], machine: dict[str, Any]) -> dict[str, Any]:
    """The same for programs. `speeds` are in rounds and moves a second."""
    return {
        "machine": machine,
        "speeds": [asdict(speed) for speed in speeds],
        "ratios": [ratio_data(one) for one in ratios(speeds, machine["threads"])],
        "missing": list(missing),
    }


def ratio_data(one: Ratio) -> dict[str, Any]:
    compared = {"engine": one.aim.engine, "other": one.aim.other, "unit": one.aim.unit, "players": one.players}
    return {**compared, "times": one.times, "aim": one.aim.times, "reached": one.reached}
