"""`wildfour tournament COMMAND FILE …`: one thing at the desk, or its prompt."""

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from wildfour.desk.desk import Desk, Place
from wildfour.desk.output_files import CSV, JSON, PLAN, PLAYERS, SITTING, STANDINGS, check, write
from wildfour.desk.prompt import DeskPrompt
from wildfour.errors import Invalid
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
    """Take a tournament up, or begin one."""
    is_new = not is_there(desk.file.path)
    try:
        if is_new:
            desk.at_prompt = True
            ask_for_settings(desk, args)
            desk.create(settings_of(args))
    except (Leave, KeyboardInterrupt):
        desk.tell(saying("pad-nothing-begun"))
        return
    DeskPrompt(desk).run(is_new=is_new)


def is_there(path: Path) -> bool:
    """An empty file is as good as none."""
    try:
        return path.exists() and (not path.is_file() or path.stat().st_size > 0)
    except (OSError, ValueError):
        return True  # to be refused with a reason when it is read


def ask_for_settings(desk: Desk, args: Args) -> None:
    """What the command line left open. Whatever else there is has a usual value."""
    if args.kind is None:
        desk.tell(saying("which-kind", file=str(desk.file.path)))
        args.kind = asked(
            desk,
            {WHIST: forms("desk-kind-whist", desk.console.words)}
            | {INDIVIDUAL: forms("desk-kind-individual", desk.console.words)},
        )


def asked(desk: Desk, answers: dict[str, list[str]]) -> str:
    while True:
        answer = desk.console.ask().casefold()
        if answer in forms("desk-word-quit", desk.console.words):
            raise Leave
        for meaning, words in answers.items():
            if answer in words:
                return meaning
        refusal = Invalid("one-of", words=[words[0] for words in answers.values()])
        if not desk.console.interactive:
            raise refusal
        desk.tell(refusal.message)


def enter(desk: Desk, args: Args) -> None:
    names = [name.strip() for given in args.names for name in given.split(",") if name.strip()]
    desk.enter(names, [] if args.csv is None else [args.csv], args.encoding)


def start(desk: Desk, args: Args) -> None:
    desk.start(args.sittings or 0)


def seat(desk: Desk, args: Args) -> None:
    with_page(desk, SITTING, args.html, desk.seat)


def plan(desk: Desk, args: Args) -> None:
    with_page(desk, PLAN, args.html, desk.plan)


def players(desk: Desk, args: Args) -> None:
    with_page(desk, PLAYERS, args.html, lambda: None)


def with_page(desk: Desk, kind: str, path: Path | None, do: Callable[[], object]) -> None:
    """What could not be written is refused before anything is done."""
    if path is not None:
        check(kind, path)
    do()
    if path is not None:
        write(kind, path, desk.load(), desk.console.plain_words)
        desk.tell(saying("is-written", file=str(path)))


def standings(desk: Desk, args: Args) -> None:
    wanted = {STANDINGS: args.html, CSV: args.csv, JSON: args.json}
    chosen = {kind: path for kind, path in wanted.items() if path is not None}
    for kind, path in chosen.items():
        check(kind, path)
    desk.standings()
    for kind, path in chosen.items():
        write(kind, path, desk.load(), desk.console.plain_words)
        desk.tell(saying("is-written", file=str(path)))


def result(desk: Desk, args: Args) -> None:
    desk.result(place_of(args), args.slip)


def correct(desk: Desk, args: Args) -> None:
    desk.correct(place_of(args), args.slip)


def place_of(args: Args) -> Place:
    if args.sitting.casefold() == FINAL:
        return Place(args.table, in_final=True)
    if args.sitting.isascii() and args.sitting.isdigit() and len(args.sitting) < 6:
        return Place(args.table, int(args.sitting))
    raise Invalid("not-a-sitting", text=args.sitting)


def undo(desk: Desk, args: Args) -> None:
    desk.undo(args.entry)


def play(desk: Desk, args: Args) -> None:
    if args.play_all:
        desk.play_all()
    else:
        desk.play(args.table)


def withdraw(desk: Desk, args: Args) -> None:
    desk.withdraw(args.name, args.substitute)


def reinstate(desk: Desk, args: Args) -> None:
    desk.reinstate(args.name)


def rename(desk: Desk, args: Args) -> None:
    desk.rename(args.name, args.new_name)


def playoff(desk: Desk, args: Args) -> None:
    desk.playoff(args.slip)


def lot(desk: Desk, _: Args) -> None:
    desk.lot()


def show(desk: Desk, _: Args) -> None:
    desk.show()


def log(desk: Desk, args: Args) -> None:
    if args.raw:
        desk.raw_log()
    else:
        desk.log()


COMMANDS: dict[str, Callable[[Desk, Args], None]] = {
    "desk": prompt,
    **{
        command.__name__: command
        for command in (create, enter, start, seat, plan, players, result, correct, undo, play, withdraw, reinstate)
    },
    **{command.__name__: command for command in (rename, playoff, lot, standings, show, log)},
}
