"""The command `wildfour simulate`: read the wishes, play, tell what was found."""

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
from wildfour.simulation.files import csv_text, json_text
from wildfour.simulation.match_statistics import MatchSummary
from wildfour.simulation.matches import MatchRequest, simulate_matches
from wildfour.simulation.orders import AnyRequest, orders
from wildfour.simulation.places import AUTO, CPU, Place, check_place, place_named, prepare, run_on, settled
from wildfour.simulation.plans import somebody_is_skilled
from wildfour.simulation.report import check_report, write_report
from wildfour.simulation.running import Request
from wildfour.simulation.statistics import Circumstances, Summary
from wildfour.simulation.telling import tell

Found = dict[str, Any]


def run(wishes: argparse.Namespace) -> None:
    """Whatever cannot be is refused before anything is played. After Ctrl-C what was done so far is told."""
    requests = orders(wishes)
    place = place_for(wishes)
    check_outputs(wishes)
    found: list[Found] = []
    with interruptible() as stop:
        for request in requests:
            one = run_one(request, wishes, place, stop)
            if one["rounds"]:
                found.append(one)
            if stop.is_set():
                break
    if found:
        put_out(wishes, found)
    if stop.is_set():
        say_stopped(requests, found)
        raise KeyboardInterrupt


def place_for(wishes: argparse.Namespace) -> Place:
    place = place_named(wishes.on)
    if wishes.matches is not None and place.name not in (AUTO, CPU):
        raise Invalid(f"Matches are simulated on the cpu, not on {place.name}; leave out --on or --matches.")
    check_place(place)
    return place


def check_outputs(wishes: argparse.Namespace) -> None:
    if wishes.json == SCREEN and wishes.csv == SCREEN:
        raise Invalid("Only one of --json and --csv can be written here; give the other one a file: --csv FILE.")
    for path in (wishes.json, wishes.csv):
        if path not in (None, SCREEN):
            check_file(path)
    if wishes.report is not None:
        check_report(wishes.report)


def run_one(request: AnyRequest, wishes: argparse.Namespace, place: Place, stop: threading.Event) -> Found:
    if isinstance(request, MatchRequest):
        return run_matches(request, wishes, stop)
    return run_rounds(request, wishes, place, stop)


def label_of(request: AnyRequest) -> str:
    return " ".join(filter(None, (request.edition.name, f"{request.players} players", str(request.options))))


def run_rounds(request: Request, wishes: argparse.Namespace, place: Place, stop: threading.Event) -> Found:
    place = settled(place, request.rounds, wishes.threads, somebody_is_skilled(request.policies))
    prepare(request, place)
    meter = Meter(sys.stderr, label_of(request), request.rounds, "rounds")
    begun = time.perf_counter()
    tally = run_on(request, place, threads=wishes.threads, progress=meter.show, stop=stop)
    seconds = time.perf_counter() - begun
    meter.clear()
    partial = tally.rounds < request.rounds
    circumstances = Circumstances(seconds=seconds, on=place.name, command=command_line(wishes), partial=partial)
    return Summary.of(request, tally, circumstances).to_dict()


def run_matches(request: MatchRequest, wishes: argparse.Namespace, stop: threading.Event) -> Found:
    simulate_matches(replace(request, matches=1), threads=1)  # compiles, before the clock is started
    meter = Meter(sys.stderr, label_of(request), request.matches, "matches")
    begun = time.perf_counter()
    tally = simulate_matches(request, threads=wishes.threads, progress=meter.show, stop=stop)
    seconds = time.perf_counter() - begun
    meter.clear()
    partial = tally.matches < request.matches
    circumstances = Circumstances(seconds=seconds, on=CPU, command=command_line(wishes), partial=partial)
    return MatchSummary(request, tally, circumstances).to_dict()


def command_line(wishes: argparse.Namespace) -> str:
    return shlex.join(["wildfour", *wishes.typed])


def put_out(wishes: argparse.Namespace, found: list[Found]) -> None:
    """To the screen goes text, or the one form that was asked for without a file."""
    texts = {"json": json_text, "csv": csv_text}
    chosen = {form: getattr(wishes, form) for form in texts if getattr(wishes, form) is not None}
    written: list[Path] = []
    for form, path in chosen.items():
        if path != SCREEN:
            write_file(path, texts[form](found))
            written.append(path)
    if wishes.report is not None:
        written.append(write_report(found, wishes.report))
    on_screen = next((form for form, path in chosen.items() if path == SCREEN), None)
    say(sys.stdout, tell(found) if on_screen is None else texts[on_screen](found))
    for path in written:
        say(sys.stderr if on_screen else sys.stdout, f"Written: {path}\n")


def say_stopped(requests: list[AnyRequest], found: list[Found]) -> None:
    rounds = sum(one["rounds"] for one in found)
    runs = f" in {len(found)} of {len(requests)} runs" if len(requests) > 1 else ""
    what = f"after {rounds:,} rounds{runs}; the numbers are of those alone" if found else "before anything was done"
    say(sys.stderr, f"wildfour: Stopped {what}.\n")


def say(stream: Any, text: str) -> None:
    if stream is not None:
        stream.write(text)
        stream.flush()
