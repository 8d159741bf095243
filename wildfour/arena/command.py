"""The command `wildfour arena`: read the wishes, play, tell what was found."""

import argparse
import json
import shlex
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wildfour.arena.arguments import SCREEN
from wildfour.arena.deals import Failure, Played
from wildfour.arena.order import Order, order_of
from wildfour.arena.record import Record
from wildfour.arena.results import Circumstances, Found, summary
from wildfour.arena.running import play, tasks
from wildfour.arena.telling import tell
from wildfour.errors import Invalid
from wildfour.interrupting import interruptible
from wildfour.meter import Meter
from wildfour.outputs import check_file, write_file

FAILED = 1
PICTURES = (".png", ".svg", ".pdf")


def run(wishes: argparse.Namespace) -> int:
    """Whatever cannot be is refused before anything is played. After Ctrl-C, or if a bot fails, what was done so far is
    told. Returns the exit code."""
    order = order_of(wishes)
    check_outputs(wishes, order)
    record = None if wishes.resume is None else Record(wishes.resume, order)
    try:
        with interruptible() as stop:
            found = played_through(order, wishes, record, stop)
    finally:
        if record is not None:
            record.close()
    if any(table["deals"] for table in found["tables"]):
        put_out(wishes, found)
    if found["failure"] is not None:
        say(sys.stderr, f"wildfour: {Failure(**found['failure'])} Nothing took its place; the arena was stopped.\n")
        return FAILED
    if stop.is_set():
        kept = "" if wishes.resume is None else f" Go on with --resume {wishes.resume}."
        say(sys.stderr, f"wildfour: Stopped; the numbers are of what was done.{kept}\n")
        raise KeyboardInterrupt
    return 0


def check_outputs(wishes: argparse.Namespace, order: Order) -> None:
    for path in (wishes.json, wishes.picture):
        if path not in (None, SCREEN):
            check_file(path)
    if wishes.picture is None:
        return
    if wishes.picture.suffix not in PICTURES:
        raise Invalid(f"{wishes.picture} cannot be drawn; the name of a picture ends with {', '.join(PICTURES)}.")
    if find_spec("matplotlib") is None:
        raise Invalid("A picture needs the package matplotlib; install it with pip install 'wildfour[plots]'.")
    if any(len(set(table)) != 2 for table in order.tables):
        raise Invalid("The picture shows a matrix of pairings, which a table of other bots has no place in.")


def played_through(order: Order, wishes: argparse.Namespace, record: Record | None, stop: Any) -> Found:
    done: dict[tuple[int, int], Played] = {}
    todo = []
    for task in tasks(order, wishes.rounds):
        if record is not None and task in record.done:
            done[task] = record.done[task]
        else:
            todo.append(task)
    begun = time.perf_counter()
    meter = Meter(sys.stderr, ", ".join(dict.fromkeys(sum(order.tables, ()))), max(1, len(todo)), "deals")

    def keep(played: Played) -> None:
        done[played.table, played.deal] = played
        if record is not None:
            record.add(played)
        meter.show(len(done) - already)

    already = len(done)
    failure = play(order, todo, workers=wishes.workers, keep=keep, stop=stop)
    meter.clear()
    seconds = time.perf_counter() - begun
    command = shlex.join(["wildfour", *wishes.typed])
    return summary(order, list(done.values()), Circumstances(command, wishes.rounds, seconds, failure))


def put_out(wishes: argparse.Namespace, found: Found) -> None:
    text = json.dumps(found, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    written: list[Path] = []
    if wishes.picture is not None:
        from wildfour.arena.picture import draw  # noqa: PLC0415 - matplotlib is an extra

        draw(found, wishes.picture)
        written.append(wishes.picture)
    if wishes.json not in (None, SCREEN):
        write_file(wishes.json, text)
        written.append(wishes.json)
    say(sys.stdout, text if wishes.json == SCREEN else tell(found))
    for path in written:
        say(sys.stderr if wishes.json == SCREEN else sys.stdout, f"Written: {path}\n")


def say(stream: Any, text: str) -> None:
    if stream is not None:
        stream.write(text)
        stream.flush()
