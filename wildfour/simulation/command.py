"""The command `wildfour simulate`: read the arguments, play, say what was found."""

import argparse
import shlex
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from wildfour.errors import Invalid
from wildfour.interrupting import interruptible
from wildfour.meter import Meter
from wildfour.outputs import check_file, write_file
from wildfour.simulation.arguments import SCREEN
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
from wildfour.simulation.export import csv_text, json_text
from wildfour.simulation.match_statistics import MatchSummary
from wildfour.simulation.matches import simulate_matches
from wildfour.simulation.monitor import Monitor
from wildfour.simulation.narration import narrate
from wildfour.simulation.parsing import parse_requests
from wildfour.simulation.plans import somebody_is_skilled
from wildfour.simulation.report import check_report, write_report
from wildfour.simulation.requests import MatchRequest, Request, RoundRequest
from wildfour.simulation.statistics import Circumstances, Summary

Found = dict[str, Any]


def run(args: argparse.Namespace) -> None:
    """Whatever cannot be is refused before anything is played. After Ctrl-C what was done so far is told."""
    requests = parse_requests(args)
    backend = backend_for(args)
    check_outputs(args)
    found: list[Found] = []
    with interruptible() as stop:
        for request in requests:
            one = run_one(request, args, backend, stop)
            if one["rounds"]:
                found.append(one)
            if stop.is_set():
                break
    if found:
        write_outputs(args, found)
    if stop.is_set():
        say_stopped(requests, found)
        raise KeyboardInterrupt


def backend_for(args: argparse.Namespace) -> Backend:
    backend = parse_backend(args.on)
    if args.matches is not None and backend.name not in (AUTO, CPU):
        raise Invalid(f"Matches are simulated on the cpu, not on {backend.name}; leave out --on or --matches.")
    check_backend(backend)
    return backend


def check_outputs(args: argparse.Namespace) -> None:
    if args.json == SCREEN and args.csv == SCREEN:
        raise Invalid("Only one of --json and --csv can be written here; give the other one a file: --csv FILE.")
    for path in (args.json, args.csv):
        if path not in (None, SCREEN):
            check_file(path)
    if args.report is not None:
        check_report(args.report)


def run_one(request: Request, args: argparse.Namespace, backend: Backend, stop: threading.Event) -> Found:
    if isinstance(request, MatchRequest):
        return run_matches(request, args, stop)
    return run_rounds(request, args, backend, stop)


def label_of(request: Request) -> str:
    return " ".join(filter(None, (request.edition.name, f"{request.players} players", str(request.options))))


def run_rounds(request: RoundRequest, args: argparse.Namespace, backend: Backend, stop: threading.Event) -> Found:
    backend = resolve_backend(backend, request.rounds, args.threads, somebody_is_skilled(request.policies))
    warm_up(request, backend)
    meter = Meter(sys.stderr, label_of(request), request.rounds, "rounds")
    begun = time.perf_counter()
    tally = run_on(request, backend, threads=args.threads, monitor=Monitor(meter.show, stop))
    seconds = time.perf_counter() - begun
    meter.clear()
    partial = tally.rounds < request.rounds
    circumstances = Circumstances(seconds=seconds, on=backend.name, command=command_line(args), partial=partial)
    return Summary.of(request, tally, circumstances).to_dict()


def run_matches(request: MatchRequest, args: argparse.Namespace, stop: threading.Event) -> Found:
    simulate_matches(replace(request, matches=1), threads=1)  # compiles, before the clock is started
    meter = Meter(sys.stderr, label_of(request), request.matches, "matches")
    begun = time.perf_counter()
    tally = simulate_matches(request, threads=args.threads, monitor=Monitor(meter.show, stop))
    seconds = time.perf_counter() - begun
    meter.clear()
    partial = tally.matches < request.matches
    circumstances = Circumstances(seconds=seconds, on=CPU, command=command_line(args), partial=partial)
    return MatchSummary(request, tally, circumstances).to_dict()


def command_line(args: argparse.Namespace) -> str:
    return shlex.join(["wildfour", *args.typed])


def write_outputs(args: argparse.Namespace, found: list[Found]) -> None:
    """To the screen goes text, or the one form that was asked for without a file."""
    texts = {"json": json_text, "csv": csv_text}
    chosen = {form: getattr(args, form) for form in texts if getattr(args, form) is not None}
    written: list[Path] = []
    for form, path in chosen.items():
        if path != SCREEN:
            write_file(path, texts[form](found))
            written.append(path)
    if args.report is not None:
        written.append(write_report(found, args.report))
    on_screen = next((form for form, path in chosen.items() if path == SCREEN), None)
    say(sys.stdout, narrate(found) if on_screen is None else texts[on_screen](found))
    for path in written:
        say(sys.stderr if on_screen else sys.stdout, f"Written: {path}\n")


def say_stopped(requests: list[Request], found: list[Found]) -> None:
    rounds = sum(one["rounds"] for one in found)
    runs = f" in {len(found)} of {len(requests)} runs" if len(requests) > 1 else ""
    what = f"after {rounds:,} rounds{runs}; the numbers are of those alone" if found else "before anything was done"
    say(sys.stderr, f"wildfour: Stopped {what}.\n")


def say(stream: Any, text: str) -> None:
    if stream is not None:
        stream.write(text)
        stream.flush()
