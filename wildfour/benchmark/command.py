"""The command `wildfour bench`: choose the contenders and measure them."""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from wildfour.benchmark import machines, peers, report
from wildfour.benchmark.measuring import Contender, measure
from wildfour.errors import Invalid, WildfourError
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.support.files import json_text
from wildfour.support.number_format import Numbers

Say = Callable[[str], object]
MOST_TRIES = 1000


@dataclass(frozen=True)
class Scope:
    """The scope of a benchmark."""

    players: Sequence[int]
    other_editions: bool  # also measure the other editions, compiled, with the first number of players
    seconds: float  # per trial
    tries: int


FULL = Scope((2, 4, 10), other_editions=True, seconds=0.5, tries=5)
QUICK = Scope((2,), other_editions=False, seconds=1.0, tries=3)


def print_report(args: argparse.Namespace) -> None:
    """Print the results. Report omitted contenders and progress on stderr."""
    sys.stdout.write(run(args, lambda sentence: sys.stderr.write(f"{sentence}\n")) + "\n")


def run(args: argparse.Namespace, print_line: Say) -> str:
    """Return the report. Notify the observer of omitted contenders and of progress."""
    scope, tries = QUICK if args.quick else FULL, parse_tries(args.tries)
    contenders, missing = available(candidates(scope))
    for refusal in missing:
        print_line(refusal.told(args.words))
    telling = report.ReportWriter(Numbers(args.words), print_line)
    speeds = measure(contenders, tries or scope.tries, scope.seconds, telling)
    if args.json:
        found = report.Benchmark(machine(), speeds, list(report.ratios(speeds, threads())), [*map(str, missing)])
        return json_text(found).rstrip()
    return telling.text(speeds, threads())


def parse_tries(text: str | None) -> int | None:
    if text is None:
        return None
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_TRIES)) and 1 <= int(text) <= MOST_TRIES:
        return int(text)
    raise Invalid("tries-range", text=text, most=MOST_TRIES)


def candidates(scope: Scope) -> Iterable[Callable[[], Contender]]:
    """Return all contenders, other software first."""
    first, *others = EDITIONS
    for players in scope.players:
        yield partial(peers.rlcard, players)
        if players <= peers.ONE_DECK:
            yield partial(peers.open_spiel, players)
            yield partial(peers.open_spiel_cpp, players)
        yield partial(machines.interpreted, first, players)
        yield partial(machines.compiled, first, players)
        yield from simulating(first, players)
    for edition in others if scope.other_editions else ():
        yield partial(machines.on_one_thread, edition, scope.players[0])


def simulating(edition: Edition, players: int) -> Iterable[Callable[[], Contender]]:
    yield partial(machines.on_one_thread, edition, players)
    if threads() > 1:
        yield partial(machines.on_all_threads, edition, players)
    yield partial(machines.on_gpu, edition, players)


def available(candidates: Iterable[Callable[[], Contender]]) -> tuple[list[Contender], list[WildfourError]]:
    """Return the contenders that can be measured here, and the others' errors."""
    contenders: list[Contender] = []
    missing: dict[WildfourError, None] = {}
    for candidate in candidates:
        try:
            contenders.append(candidate())
        except WildfourError as error:
            missing[error] = None
    return contenders, list(missing)


def threads() -> int:
    return os.cpu_count() or 1


def machine() -> report.Machine:
    return report.Machine(platform.platform(), platform.python_version(), threads())
