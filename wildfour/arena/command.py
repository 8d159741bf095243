"""The command `wildfour arena`: parse the arguments, play, report."""

import argparse
import shlex
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path

from wildfour.arena.deals import DealResult
from wildfour.arena.plain_text import Narration, narrate
from wildfour.arena.request import Amount, ArenaRequest, parse_amount, parse_request
from wildfour.arena.resume_file import Record
from wildfour.arena.summary import ArenaSummary
from wildfour.arena.summary_builder import summarize
from wildfour.arena.workers import play, tasks
from wildfour.errors import Invalid
from wildfour.support.files import STDOUT, check_output, is_json_with, json_text, say, write_output
from wildfour.support.interrupts import interruptible
from wildfour.support.number_format import Numbers
from wildfour.support.progress import Meter

FAILED = 1
PICTURES = (".png", ".svg", ".pdf")
PICTURE_MARK = "wildfour arena"  # marks pictures that this program drew
IDENTIFYING_KEYS = ("wildfour", "command", "bots", "rounds_asked", "matrix")  # keys that identify a result file


def run(args: argparse.Namespace) -> int:
    """Run the command and return the exit code. After Ctrl-C or a bot's failure, report the finished deals."""
    amount = parse_amount(args)
    request = parse_request(args)
    check_outputs(args, request)
    record = None if args.resume is None else Record(args.resume, request)
    try:
        with interruptible() as stop:
            found = played_through(request, amount, args, record, stop)
    finally:
        if record is not None:
            record.close()
    if found.rounds:
        write_outputs(args, found)
    if found.failure is not None:
        failed = Narration(Numbers(args.words)).failure(found.failure, found.seed)
        say(sys.stderr, f"wildfour: {failed}\n")
        return FAILED
    if stop.is_set():
        kept = [] if args.resume is None else [args.words.say("arena-continue", file=str(args.resume))]
        say(sys.stderr, f"wildfour: {' '.join([args.words.say('arena-stopped'), *kept])}\n")
        raise KeyboardInterrupt
    return 0


def is_json(content: bytes) -> bool:
    return is_json_with(content, IDENTIFYING_KEYS)


def is_picture(content: bytes) -> bool:
    return content.startswith((b"\x89PNG", b"<?xml", b"%PDF")) and PICTURE_MARK.encode() in content


def check_outputs(args: argparse.Namespace, request: ArenaRequest) -> None:
    for path, is_ours in ((args.json, is_json), (args.picture, is_picture)):
        if path not in (None, STDOUT):
            check_output(path, is_ours)
    if args.picture is None:
        return
    if args.picture.suffix not in PICTURES:
        raise Invalid("picture-ending", file=str(args.picture))
    if find_spec("matplotlib") is None:
        raise Invalid("picture-needs-matplotlib", python=sys.executable)
    if any(len(set(table)) != 2 for table in request.tables):
        raise Invalid("picture-of-pairings")


def played_through(
    request: ArenaRequest, amount: Amount, args: argparse.Namespace, record: Record | None, stop: threading.Event
) -> ArenaSummary:
    done: dict[tuple[int, int], DealResult] = {}
    todo = []
    for task in tasks(request, amount.wanted):
        if record is not None and task in record.done:
            done[task] = record.done[task]
        else:
            todo.append(task)
    begun = time.perf_counter()
    meter = Meter(sys.stderr, ", ".join(request.bots), max(1, len(todo)), "deals", args.words)

    def keep(played: DealResult) -> None:
        done[played.table, played.deal] = played
        if record is not None:
            record.add(played)
        meter.show(len(done) - already)

    already = len(done)
    with meter:
        failure = play(request, todo, workers=amount.workers, keep=keep, stop=stop)
    seconds = time.perf_counter() - begun
    return summarize(
        request,
        list(done.values()),
        asked=amount.wanted,
        seconds=seconds,
        command=shlex.join(["wildfour", *args.typed]),
        failure=failure,
    )


def write_outputs(args: argparse.Namespace, found: ArenaSummary) -> None:
    written: list[Path] = []
    if args.picture is not None:
        from wildfour.arena.matrix_figure import draw_picture  # noqa: PLC0415 - matplotlib is an extra

        write_output(args.picture, draw_picture(found, args.picture.suffix, PICTURE_MARK, args.words), is_picture)
        written.append(args.picture)
    if args.json not in (None, STDOUT):
        write_output(args.json, json_text(found), is_json)
        written.append(args.json)
    say(sys.stdout, json_text(found) if args.json == STDOUT else narrate(found, args.words))
    for path in written:
        say(sys.stderr if args.json == STDOUT else sys.stdout, f"{args.words.say('written', file=str(path))}\n")
