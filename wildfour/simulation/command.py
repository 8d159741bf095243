"""The command `wildfour simulate`: parse the arguments, play, report."""

import argparse
import shlex
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from wildfour.errors import Invalid
from wildfour.simulation.backends.matches import simulate_matches
from wildfour.simulation.backends.selection import (
    AUTO,
    CPU,
    Backend,
    check_backend,
    parse_backend,
    resolve_backend,
    run_on,
    warm_up,
)
from wildfour.simulation.comparison import Finished, compared
from wildfour.simulation.parsing import parse_requests, parse_threads
from wildfour.simulation.report.plain_text import narrate
from wildfour.simulation.report.report_folder import check_report, write_report
from wildfour.simulation.report.reported_quantities import is_csv, to_csv
from wildfour.simulation.request import MatchRequest, Request
from wildfour.simulation.summary import Summary, is_json, to_json
from wildfour.simulation.summary_builder import RunInfo, summarize_matches, summarize_rounds
from wildfour.support.files import STDOUT, check_output, say, write_output
from wildfour.support.interrupts import Monitor, interruptible
from wildfour.support.progress import Meter
from wildfour.words import Catalogue

Found = TypeVar("Found")


def run(args: argparse.Namespace) -> None:
    """Run the command. Reject invalid input before play starts. After Ctrl-C, report the finished rounds."""
    requests = parse_requests(args)
    backend, threads = backend_for(args), parse_threads(args)
    check_outputs(args)
    finished: list[Finished] = []
    with interruptible() as stop:
        for request in requests:
            done = run_one(
                request, RunSettings(backend, threads, shlex.join(["wildfour", *args.typed]), args.words, stop)
            )
            if done.summary.rounds:
                finished.append(done)
            if stop.is_set():
                break
    summaries = compared(finished)
    if summaries:
        write_outputs(args, summaries)
    if stop.is_set():
        report_stopped(requests, summaries, args.words)
        raise KeyboardInterrupt


class RunSettings(NamedTuple):
    """Run settings that do not affect the result."""

    backend: Backend
    threads: int | None
    command: str
    words: Catalogue
    stop: threading.Event


def backend_for(args: argparse.Namespace) -> Backend:
    backend = parse_backend(args.on)
    if args.matches is not None and backend.name not in (AUTO, CPU):
        raise Invalid("matches-elsewhere", backend=backend.name)
    check_backend(backend)
    return backend


def check_outputs(args: argparse.Namespace) -> None:
    if args.json == STDOUT and args.csv == STDOUT:
        raise Invalid("json-and-csv")
    for path, is_ours in ((args.json, is_json), (args.csv, is_csv)):
        if path not in (None, STDOUT):
            check_output(path, is_ours)
    if args.report is not None:
        check_report(args.report)


def run_one(request: Request, settings: RunSettings) -> Finished:
    """Compile before the clock starts, then play."""
    if isinstance(request, MatchRequest):
        simulate_matches(replace(request, matches=1), threads=1)
        meter = Meter(sys.stderr, label_of(request), request.matches, "matches", settings.words)
        found, seconds = timed(
            lambda watch: simulate_matches(request, threads=settings.threads, monitor=watch), meter, settings.stop
        )
        info = RunInfo(seconds=seconds, on=CPU, command=settings.command)
        return Finished(summarize_matches(request, found, info), found.rounds.blocks)
    backend = resolve_backend(settings.backend, request.rounds, settings.threads)
    warm_up(request, backend)
    meter = Meter(sys.stderr, label_of(request), request.rounds, "rounds", settings.words)
    tally, seconds = timed(
        lambda watch: run_on(request, backend, threads=settings.threads, monitor=watch), meter, settings.stop
    )
    info = RunInfo(seconds=seconds, on=backend.name, command=settings.command)
    return Finished(summarize_rounds(request, tally, info), tally.blocks)


def timed(play: Callable[[Monitor], Found], meter: Meter, stop: threading.Event) -> tuple[Found, float]:
    """Return the result and its time in seconds."""
    with meter:
        begun = time.perf_counter()
        found = play(Monitor(meter.show, stop))
        return found, time.perf_counter() - begun


def label_of(request: Request) -> str:
    return " ".join(filter(None, (request.edition.name, str(request.players), str(request.options))))


def write_outputs(args: argparse.Namespace, summaries: list[Summary]) -> None:
    """Print the text, or the format that was requested without a file."""
    texts = {"json": to_json, "csv": to_csv}
    older = {"json": is_json, "csv": is_csv}
    chosen = {form: getattr(args, form) for form in texts if getattr(args, form) is not None}
    written: list[Path] = []
    for form, path in chosen.items():
        if path != STDOUT:
            write_output(path, texts[form](summaries), older[form])
            written.append(path)
    if args.report is not None:
        written.append(write_report(summaries, args.report, args.words))
    on_screen = next((form for form, path in chosen.items() if path == STDOUT), None)
    if on_screen is None:
        say(sys.stdout, narrate(summaries, args.words))
    else:
        say(sys.stdout, texts[on_screen](summaries))
    for path in written:
        say(sys.stderr if on_screen else sys.stdout, f"{args.words.say('written', file=str(path))}\n")


def report_stopped(requests: list[Request], summaries: list[Summary], words: Catalogue) -> None:
    rounds = sum(one.rounds for one in summaries)
    if summaries:
        text = words.say("stopped-after", rounds=rounds, done=len(summaries), asked=len(requests))
    else:
        text = words.say("stopped-before")
    say(sys.stderr, f"wildfour: {text}\n")
