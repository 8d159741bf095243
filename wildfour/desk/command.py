"""`wildfour tournament COMMAND FILE …`: run one desk action, or the desk prompt."""

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from wildfour.desk.bot_tables import play_all, play_waiting
from wildfour.desk.desk import Desk
from wildfour.desk.output_files import check, write
from wildfour.desk.prompt import DeskPrompt
from wildfour.desk.result_slips import Place
from wildfour.errors import Invalid
from wildfour.support.argument_parser import whole_number_in
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.vocabulary import forms
from wildfour.tournament.settings import INDIVIDUAL, WHIST, Settings
from wildfour.tournament.tournament_file import TournamentFile
from wildfour.words import saying

FINAL = "final"
ONLY_WHIST = ("cycles",)
ONLY_INDIVIDUAL = ("games", "table_size", "final")
Args = argparse.Namespace


def run(args: Args) -> None:
    if sys.stdout is not None:
        console = Console(sys.stdin, sys.stdout, args.words)
        COMMANDS[args.desk](Desk(TournamentFile(args.file), console, sure=getattr(args, "yes", False)), args)


def create(desk: Desk, args: Args) -> None:
    if args.kind is None:
        raise Invalid("kind-missing")
    desk.create(settings_of(args))


def settings_of(args: Args) -> Settings:
    wrong = ONLY_INDIVIDUAL if args.kind == WHIST else ONLY_WHIST
    for name in wrong:
        if args.kind in (WHIST, INDIVIDUAL) and getattr(args, name) is not None:
            raise Invalid("setting-of-the-other-kind", kind=args.kind, setting=name.replace("_", "-"))
    given = {name: getattr(args, name) for name in ("hands", "sittings", *ONLY_WHIST, *ONLY_INDIVIDUAL)}
    given["edition_name"] = args.edition
    chosen = {name: value for name, value in given.items() if value is not None}
    for name in ("cycles", "games"):
        if chosen.get("sittings") and name in chosen:
            raise Invalid("sittings-or", setting=name)
    if args.kind != WHIST:
        chosen.setdefault("hands", 1)
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    return Settings(kind=args.kind, seed=seed, option_text=" ".join(args.option), **chosen)


def prompt(desk: Desk, args: Args) -> None:
    """Resume or begin a tournament."""
    is_new = not is_there(desk.file.path)
    try:
        if is_new:
            desk.at_prompt = True
            if args.kind is None:
                args.kind = ask_kind(desk)
            desk.create(settings_of(args))
    except (Leave, KeyboardInterrupt):
        desk.tell(saying("pad-nothing-begun"))
        return
    DeskPrompt(desk).run(is_new=is_new)


def is_there(path: Path) -> bool:
    """Return whether the file has content. An empty file counts as missing."""
    try:
        return path.exists() and (not path.is_file() or path.stat().st_size > 0)
    except (OSError, ValueError):
        return True  # reading it will report the reason


def ask_kind(desk: Desk) -> str:
    """Ask for the only setting without a default."""
    words = desk.console.words
    kinds = {WHIST: forms("desk-kind-whist", words), INDIVIDUAL: forms("desk-kind-individual", words)}

    def read(answer: str) -> str:
        for kind, typed in kinds.items():
            if answer.casefold() in typed:
                return kind
        raise Invalid("one-of", words=[typed[0] for typed in kinds.values()])

    desk.tell(saying("which-kind", file=str(desk.file.path)))
    return desk.console.ask_for(read, leaving=forms("desk-word-quit", words))


def enter(desk: Desk, args: Args) -> None:
    names = [name.strip() for given in args.names for name in given.split(",") if name.strip()]
    desk.enter(names, args.csv, args.encoding)


def writing(desk: Desk, do: Callable[[], object], **files: Path | None) -> None:
    """Run `do`, then write files by kind. Reject unwritable files before running it."""
    wanted = {kind: path for kind, path in files.items() if path is not None}
    for kind, path in wanted.items():
        check(kind, path)
    do()
    for kind, path in wanted.items():
        write(kind, path, desk.load(), desk.console.plain_words)
        desk.tell(saying("is-written", file=str(path)))


def place_of(args: Args) -> Place:
    if args.sitting.casefold() == FINAL:
        return Place(args.table, in_final=True)
    sitting = whole_number_in(args.sitting, 5)
    if sitting is None:
        raise Invalid("not-a-sitting", text=args.sitting)
    return Place(args.table, sitting)


COMMANDS: dict[str, Callable[[Desk, Args], object]] = {
    "desk": prompt,
    "create": create,
    "enter": enter,
    "start": lambda desk, args: desk.start(args.sittings or 0),
    "seat": lambda desk, args: writing(desk, desk.seat, sitting=args.html),
    "plan": lambda desk, args: writing(desk, desk.plan, plan=args.html),
    "players": lambda desk, args: writing(desk, desk.load, players=args.html),
    "result": lambda desk, args: desk.result(place_of(args), args.slip),
    "correct": lambda desk, args: desk.correct(place_of(args), args.slip),
    "undo": lambda desk, args: desk.undo(args.entry),
    "play": lambda desk, args: play_all(desk) if args.play_all else play_waiting(desk, args.table),
    "withdraw": lambda desk, args: desk.withdraw(args.name, args.substitute),
    "reinstate": lambda desk, args: desk.reinstate(args.name),
    "rename": lambda desk, args: desk.rename(args.name, args.new_name),
    "playoff": lambda desk, args: desk.playoff(args.slip),
    "lot": lambda desk, _: desk.lot(),
    "standings": lambda desk, args: writing(desk, desk.standings, standings=args.html, csv=args.csv, json=args.json),
    "show": lambda desk, _: desk.show(),
    "log": lambda desk, args: desk.raw_log() if args.raw else desk.log(),
}
