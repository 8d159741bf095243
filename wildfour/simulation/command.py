"""The command `wildfour simulate`: read the arguments, play, say what was found."""

import argparse
import shlex
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from wildfour.errors import Invalid
from wildfour.files import STDOUT, check_output, say, write_output
from wildfour.interrupting import interruptible
from wildfour.meter import Meter
from wildfour.simulation.backends import (
    AUTO,
    CPU,
    Backend,
    check_backend,
    parse_backend,
    resolve_backend,
    run_on,
    warm_up,
)
from wildfour.simulation.export import is_csv, is_json, to_csv, to_json
from wildfour.simulation.match_statistics import summarize_matches
from wildfour.simulation.matches import simulate_matches
from wildfour.simulation.monitor import Monitor
from wildfour.simulation.narration import narrate
from wildfour.simulation.parsing import parse_requests
from wildfour.simulation.plans import somebody_is_skilled
from wildfour.simulation.report import check_report, write_report
from wildfour.simulation.requests import MatchRequest, Request, RoundRequest
from wildfour.simulation.statistics import RunInfo, summarize_rounds
from wildfour.simulation.summary import Summary

Found = TypeVar("Found")


def run(args: argparse.Namespace) -> None:
    """Whatever cannot be is refused before anything is played. After Ctrl-C, what was done so far is reported."""
    requests = parse_requests(args)
    backend = backend_for(args)
    check_outputs(args)
    summaries: list[Summary] = []
    with interruptible() as stop:
        for request in requests:
            summary = run_one(request, args, backend, stop)
            if summary.rounds:
                summaries.append(summary)
            if stop.is_set():
                break
    if summaries:
        write_outputs(args, summaries)
    if stop.is_set():
        say_stopped(requests, summaries)
        raise KeyboardInterrupt


def backend_for(args: argparse.Namespace) -> Backend:
    backend = parse_backend(args.on)
    if args.matches is not None and backend.name not in (AUTO, CPU):
        raise Invalid(f"Matches are simulated on the cpu, not on {backend.name}; leave out --on or --matches.")
    check_backend(backend)
    return backend


def check_outputs(args: argparse.Namespace) -> None:
    if args.json == STDOUT and args.csv == STDOUT:
        raise Invalid("Only one of --json and --csv can be written here; give the other one a file: --csv FILE.")
    for path, is_ours in ((args.json, is_json), (args.csv, is_csv)):
        if path not in (None, STDOUT):
            check_output(path, is_ours)
    if args.report is not None:
        check_report(args.report)


def run_one(request: Request, args: argparse.Namespace, backend: Backend, stop: threading.Event) -> Summary:
    if isinstance(request, MatchRequest):
        return run_matches(request, args, stop)
    return run_rounds(request, args, backend, stop)


def run_rounds(request: RoundRequest, args: argparse.Namespace, backend: Backend, stop: threading.Event) -> Summary:
    backend = resolve_backend(backend, request.rounds, args.threads, somebody_is_skilled(request.policies))
    warm_up(request, backend)
    meter = Meter(sys.stderr, label_of(request), request.rounds, "rounds")
    tally, seconds = timed(lambda watch: run_on(request, backend, threads=args.threads, monitor=watch), meter, stop)
    return summarize_rounds(request, tally, RunInfo(seconds=seconds, on=backend.name, command=command_line(args)))


def run_matches(request: MatchRequest, args: argparse.Namespace, stop: threading.Event) -> Summary:
    simulate_matches(replace(request, matches=1), threads=1)  # compiles, before the clock is started
    meter = Meter(sys.stderr, label_of(request), request.matches, "matches")
    tally, seconds = timed(lambda watch: simulate_matches(request, threads=args.threads, monitor=watch), meter, stop)
    return summarize_matches(request, tally, RunInfo(seconds=seconds, on=CPU, command=command_line(args)))


def timed(play: Callable[[Monitor], Found], meter: Meter, stop: threading.Event) -> tuple[Found, float]:
    """What was found, and in how many seconds."""
    begun = time.perf_counter()
    found = play(Monitor(meter.show, stop))
    seconds = time.perf_counter() - begun
    meter.clear()
    return found, seconds


def label_of(request: Request) -> str:
    return " ".join(filter(None, (request.edition.name, f"{request.players} players", str(request.options))))


def command_line(args: argparse.Namespace) -> str:
    return shlex.join(["wildfour", *args.typed])


def write_outputs(args: argparse.Namespace, summaries: list[Summary]) -> None:
    """To the screen goes text, or the one form that was asked for without a file."""
    texts = {"json": to_json, "csv": to_csv}
    older = {"json": is_json, "csv": is_csv}
    chosen = {form: getattr(args, form) for form in texts if getattr(args, form) is not None}
    written: list[Path] = []
    for form, path in chosen.items():
        if path != STDOUT:
            write_output(path, texts[form](summaries), older[form])
            written.append(path)
    if args.report is not None:
        written.append(write_report(summaries, args.report))
    on_screen = next((form for form, path in chosen.items() if path == STDOUT), None)
    say(sys.stdout, narrate(summaries) if on_screen is None else texts[on_screen](summaries))
    for path in written:
        say(sys.stderr if on_screen else sys.stdout, f"Written: {path}\n")


def say_stopped(requests: list[Request], summaries: list[Summary]) -> None:
    rounds = sum(one.rounds for one in summaries)
    runs = f" in {len(summaries)} of {len(requests)} runs" if len(requests) > 1 else ""
    done = (
        f"after {rounds:,} rounds{runs}; the numbers describe only those" if summaries else "before anything was done"
    )
    say(sys.stderr, f"wildfour: Stopped {done}.\n")
