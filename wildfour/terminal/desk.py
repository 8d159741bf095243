"""The tournament desk. Every command reads the file, does one thing, and says so once it is on the disk."""

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from wildfour.columns import screen_width
from wildfour.errors import Invalid
from wildfour.files import check_output, write_output
from wildfour.terminal.desk_entrants import read_entrants
from wildfour.terminal.desk_text import (
    next_step,
    result_words,
    settings_lines,
    show_lines,
    sitting_lines,
    standings_lines,
)
from wildfour.tournament import facts
from wildfour.tournament.bot_tables import play_table
from wildfour.tournament.exports import is_standings_csv, is_standings_json, standings_csv, standings_json
from wildfour.tournament.names import find_player
from wildfour.tournament.pages import is_sitting_page, is_standings_page, sitting_page, standings_page
from wildfour.tournament.planning import encounters_sentence, next_seating, sittings_to_come
from wildfour.tournament.settings import WHIST, Settings
from wildfour.tournament.slips import read_slip
from wildfour.tournament.store import TournamentFile
from wildfour.tournament.tournament import Tournament
from wildfour.words import listed

FINAL = "final"
MOST_LISTED = 10
ONLY_WHIST = ("cycles",)
ONLY_INDIVIDUAL = ("games", "table_size", "final")
Args = argparse.Namespace


def run(args: Args) -> None:
    COMMANDS[args.desk](args)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def create(args: Args) -> None:
    settings = settings_of(args)
    TournamentFile(args.file).create(settings)
    say([f"{args.file} is a new tournament.", *settings_lines(Tournament(settings))])


def settings_of(args: Args) -> Settings:
    wrong = ONLY_INDIVIDUAL if args.kind == WHIST else ONLY_WHIST
    for name in wrong:
        if getattr(args, name) is not None:
            article = "A" if args.kind == WHIST else "An"
            raise Invalid(f"{article} {args.kind} tournament has no --{name.replace('_', '-')}; leave it out.")
    given = {name: getattr(args, name) for name in ("hands", *ONLY_WHIST, *ONLY_INDIVIDUAL)}
    given["edition_name"] = args.edition
    chosen = {name: value for name, value in given.items() if value is not None}
    if args.kind != WHIST:
        chosen.setdefault("hands", 1)
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    return Settings(kind=args.kind, seed=seed, option_text=" ".join(args.option), **chosen)


def enter(args: Args) -> None:
    names = [*args.names, *(read_entrants(args.csv) if args.csv else [])]
    if not names:
        raise Invalid("There are no names; give some, or a list with --csv FILE.")
    tournament = TournamentFile(args.file).change(lambda _: [facts.Entered(name) for name in names])
    who = listed(names) if len(names) <= MOST_LISTED else f"{len(names)} players"
    print(f"{who} {'has' if len(names) == 1 else 'have'} entered, {len(tournament.entrants)} in all.")


def start(args: Args) -> None:
    tournament = TournamentFile(args.file).change(lambda _: [facts.Started()])
    many = len(sittings_to_come(tournament))
    print(f"The tournament has started, with {len(tournament.entrants)} players and {many} sittings.")
    if not tournament.settings.partners:
        print(encounters_sentence(tournament))
    print(next_step(tournament))


def seat(args: Args) -> None:
    """Typed twice, it shows the same sitting twice: the next one comes when all tables have reported."""
    if args.html:
        check_output(args.html, is_sitting_page)
    tournament = TournamentFile(args.file).change(lambda now: [] if now.waiting else [next_seating(now)])
    sitting = tournament.sitting
    assert sitting is not None
    say([*sitting_lines(tournament, sitting), next_step(tournament)])
    if args.html:
        export(args.html, sitting_page(tournament, [sitting]), is_sitting_page)


def plan(args: Args) -> None:
    tournament, _ = TournamentFile(args.file).load()
    sittings = sittings_to_come(tournament)
    if not sittings:
        raise Invalid("There are no more sittings; start plans them, and standings shows how the tournament ended.")
    for sitting in sittings:
        say(sitting_lines(tournament, sitting))
    if args.html:
        export(args.html, sitting_page(tournament, sittings), is_sitting_page)


def result(args: Args) -> None:
    report(args, facts.Reported, "is recorded")


def correct(args: Args) -> None:
    report(args, facts.Corrected, "is corrected")


def report(args: Args, kind: type[facts.Reported], done: str) -> None:
    told: list[str] = []

    def decide(tournament: Tournament) -> Sequence[facts.Fact]:
        number = sitting_number(tournament, args.sitting)
        table = tournament.table(number, args.table)
        stuck = bool(tournament.settings.options["stuck-hands-count"])
        hands = 1 if number == tournament.final_number else tournament.settings.hands
        read = read_slip(args.slip, table, hands, stuck_hands_count=stuck)
        told[:] = [f"{tournament.table_title(number, args.table)} {done}: {result_words(table, read)}."]
        return [kind(number, args.table, read)]

    tournament = TournamentFile(args.file).change(decide)
    say([*told, next_step(tournament)])


def sitting_number(tournament: Tournament, text: str) -> int:
    if text.lower() == FINAL:
        if tournament.final_number is None:
            raise Invalid("The final has not been seated; when all tables have reported, seat calls it up.")
        return tournament.final_number
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise Invalid(f"{text!r} is not a sitting; give its number, or {FINAL}.")


def play(args: Args) -> None:
    file = TournamentFile(args.file)
    tournament, _ = file.load()
    if args.play_all:
        play_to_the_end(file, tournament)
        return
    if not tournament.waiting:
        raise Invalid(f"No table is waiting for a result, so the bots have nothing to play. {next_step(tournament)}")
    for number in tournament.waiting if args.table is None else [args.table]:
        tournament = play_one(file, number)
    print(next_step(tournament))


def play_to_the_end(file: TournamentFile, tournament: Tournament) -> None:
    if tournament.is_over:
        raise Invalid("The tournament is over, so the bots have nothing to play; standings shows how it ended.")
    while not tournament.is_over:
        if tournament.waiting:
            tournament = play_one(file, tournament.waiting[0])
        else:
            tournament = file.change(lambda now: [] if now.waiting or now.is_over else [next_seating(now)])
            print(f"{tournament.sittings[-1].title} is seated.", flush=True)
    print(next_step(tournament))


def play_one(file: TournamentFile, number: int) -> Tournament:
    """A table that somebody else reports at the same moment keeps that result."""
    told: list[str] = []

    def decide(tournament: Tournament) -> Sequence[facts.Fact]:
        if number not in tournament.waiting:
            told[:] = [f"Table {number} has reported or does not exist; the bots leave it alone."]
            return []
        played = play_table(tournament, number)
        table = tournament.table(played.sitting, number)
        told[:] = [f"{tournament.table_title(played.sitting, number)}: {result_words(table, played.result)}."]
        return [played]

    tournament = file.change(decide)
    print(*told, flush=True)
    return tournament


def late(args: Args) -> None:
    tournament = TournamentFile(args.file).change(lambda _: [facts.EnteredLate(name) for name in args.names])
    for name in args.names:
        due = tournament.entrants[name].due
        print(f"{name} plays from the next sitting on, {'one game' if due == 1 else f'{due} games'} in all.")
    print(encounters_sentence(tournament))
    print(next_step(tournament))


def withdraw(args: Args) -> None:
    gone: list[facts.Withdrew] = []

    def decide(tournament: Tournament) -> Sequence[facts.Fact]:
        name = find_player(args.name, tournament.names)
        gone[:] = [facts.Withdrew(name, args.substitute or made_up_substitute(tournament))]
        return gone

    tournament = TournamentFile(args.file).change(decide)
    print(withdrawal_words(tournament, gone[0]))
    print(next_step(tournament))


def made_up_substitute(tournament: Tournament) -> str | None:
    """A whist tournament needs all its seats, whether or not somebody is at hand."""
    if not tournament.settings.partners or not tournament.is_started:
        return None
    number = len(tournament.substitutes) + 1
    while f"Substitute-{number}" in tournament.names:
        number += 1
    return f"Substitute-{number}"


def withdrawal_words(tournament: Tournament, fact: facts.Withdrew) -> str:
    if fact.substitute is not None:
        return (
            f"{fact.name} has withdrawn and keeps the points. {fact.substitute} takes over the seat, but scores for "
            "nobody; partners keep their points."
        )
    if not tournament.is_started:
        return f"{fact.name} has withdrawn; {len(tournament.entrants)} players are left."
    return f"{fact.name} has withdrawn and keeps the points. The sittings to come are planned without {fact.name}."


def standings(args: Args) -> None:
    tournament, _ = TournamentFile(args.file).load()
    wanted = [
        (args.html, standings_page, is_standings_page),
        (args.csv, standings_csv, is_standings_csv),
        (args.json, standings_json, is_standings_json),
    ]
    exports = [(path, make, is_older) for path, make, is_older in wanted if path is not None]
    for path, _, is_older in exports:
        check_output(path, is_older)
    say(standings_lines(tournament, screen_width(sys.stdout)))
    for path, make, is_older in exports:
        export(path, make(tournament), is_older)


def export(path: Path, text: str, is_older: Callable[[bytes], bool]) -> None:
    write_output(path, text, is_older)
    print(f"Written: {path}.")


def show(args: Args) -> None:
    if args.log:
        log = TournamentFile(args.file).facts()
        say(f"{number} {at} {facts.write_fact(fact)}" for number, (at, fact) in enumerate(log, 1))
        return
    tournament, _ = TournamentFile(args.file).load()
    say(show_lines(tournament))


COMMANDS: dict[str, Callable[[Args], None]] = {
    command.__name__: command
    for command in (create, enter, start, seat, plan, result, correct, play, late, withdraw, standings, show)
}
