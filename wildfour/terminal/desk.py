"""The tournament desk. Every command reads the file, does one thing, and says so once it is on the disk."""

import argparse
import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from wildfour.columns import screen_width
from wildfour.errors import Invalid
from wildfour.files import check_export, write_export
from wildfour.terminal.desk_entrants import read_entrants
from wildfour.terminal.desk_text import (
    next_step,
    result_words,
    settings_lines,
    show_lines,
    sitting_lines,
    standings_lines,
)
from wildfour.tournament.bot_tables import play_table
from wildfour.tournament.exports import is_standings_csv, is_standings_json, standings_csv, standings_json
from wildfour.tournament.facts import (
    Corrected,
    Created,
    Entered,
    EnteredLate,
    Fact,
    Reported,
    Started,
    Withdrew,
    write_fact,
)
from wildfour.tournament.names import find_player
from wildfour.tournament.pages import is_sitting_page, is_standings_page, sitting_page, standings_page
from wildfour.tournament.planning import encounters_sentence, next_seating, sittings_to_come
from wildfour.tournament.settings import WHIST, Settings
from wildfour.tournament.slips import read_slip
from wildfour.tournament.store import EventFile
from wildfour.tournament.tournament import Tournament
from wildfour.words import listed

FINAL = "final"
MOST_LISTED = 10
ONLY_WHIST = ("cycles",)
ONLY_INDIVIDUAL = ("games", "table_size", "final")
Wishes = argparse.Namespace


def run(wishes: Wishes) -> None:
    COMMANDS[wishes.desk](wishes)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def create(wishes: Wishes) -> None:
    settings = settings_of(wishes)
    EventFile(wishes.file).create(Created(settings))
    say([f"{wishes.file} is a new event.", *settings_lines(Tournament(settings))])


def settings_of(wishes: Wishes) -> Settings:
    wrong = ONLY_INDIVIDUAL if wishes.kind == WHIST else ONLY_WHIST
    for name in wrong:
        if getattr(wishes, name) is not None:
            article = "A" if wishes.kind == WHIST else "An"
            raise Invalid(f"{article} {wishes.kind} event has no --{name.replace('_', '-')}; leave it out.")
    given = {name: getattr(wishes, name) for name in ("edition", "hands", *ONLY_WHIST, *ONLY_INDIVIDUAL)}
    chosen = {name: value for name, value in given.items() if value is not None}
    if wishes.kind != WHIST:
        chosen.setdefault("hands", 1)
    seed = secrets.randbelow(10**9) if wishes.seed is None else wishes.seed
    return Settings(kind=wishes.kind, seed=seed, option_text=" ".join(wishes.option), **chosen)


def enter(wishes: Wishes) -> None:
    names = [*wishes.names, *(read_entrants(wishes.csv) if wishes.csv else [])]
    if not names:
        raise Invalid("Nobody is named; give names, or a list with --csv FILE.")
    event = EventFile(wishes.file).change(lambda _: [Entered(name) for name in names])
    who = listed(names) if len(names) <= MOST_LISTED else f"{len(names)} players"
    print(f"{who} {'has' if len(names) == 1 else 'have'} entered; {len(event.entrants)} in all.")


def start(wishes: Wishes) -> None:
    event = EventFile(wishes.file).change(lambda _: [Started()])
    many = len(sittings_to_come(event))
    print(f"The event has started, with {len(event.entrants)} players and {many} sittings.")
    if not event.settings.partners:
        print(encounters_sentence(event))
    print(next_step(event))


def seat(wishes: Wishes) -> None:
    """Typed twice, it shows the same sitting twice: the next one comes when all tables have reported."""
    if wishes.html:
        check_export(wishes.html, is_sitting_page)
    event = EventFile(wishes.file).change(lambda now: [] if now.waiting else [next_seating(now)])
    sitting = event.sitting
    assert sitting is not None
    say([*sitting_lines(event, sitting), next_step(event)])
    if wishes.html:
        export(wishes.html, sitting_page(event, [sitting]), is_sitting_page)


def plan(wishes: Wishes) -> None:
    event, _ = EventFile(wishes.file).load()
    sittings = sittings_to_come(event)
    if not sittings:
        raise Invalid("No sittings are to come; start plans them, and standings shows how the event ended.")
    for sitting in sittings:
        say(sitting_lines(event, sitting))
    if wishes.html:
        export(wishes.html, sitting_page(event, sittings), is_sitting_page)


def result(wishes: Wishes) -> None:
    report(wishes, Reported, "is recorded")


def correct(wishes: Wishes) -> None:
    report(wishes, Corrected, "is corrected")


def report(wishes: Wishes, kind: type[Reported], done: str) -> None:
    told: list[str] = []

    def decide(event: Tournament) -> Sequence[Fact]:
        number = sitting_number(event, wishes.sitting)
        table = event.table(number, wishes.table)
        stuck = bool(event.settings.options["stuck-hands-count"])
        hands = 1 if number == event.final_number else event.settings.hands
        read = read_slip(wishes.slip, table, hands, stuck_hands_count=stuck)
        told[:] = [f"{event.place(number, wishes.table)} {done}: {result_words(table, read)}."]
        return [kind(number, wishes.table, read)]

    event = EventFile(wishes.file).change(decide)
    say([*told, next_step(event)])


def sitting_number(event: Tournament, text: str) -> int:
    if text.lower() == FINAL:
        if event.final_number is None:
            raise Invalid("The final has not been seated; seat comes first, when all tables have reported.")
        return event.final_number
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise Invalid(f"{text!r} is no sitting; give its number, or {FINAL}.")


def play(wishes: Wishes) -> None:
    file = EventFile(wishes.file)
    event, _ = file.load()
    if wishes.play_all:
        play_to_the_end(file, event)
        return
    if not event.waiting:
        raise Invalid(f"No table waits for a result, so bots have nothing to play. {next_step(event)}")
    for number in event.waiting if wishes.table is None else [wishes.table]:
        event = play_one(file, number)
    print(next_step(event))


def play_to_the_end(file: EventFile, event: Tournament) -> None:
    if event.is_over:
        raise Invalid("The event is over, so bots have nothing to play; standings shows how it ended.")
    while not event.is_over:
        if event.waiting:
            event = play_one(file, event.waiting[0])
        else:
            event = file.change(lambda now: [] if now.waiting or now.is_over else [next_seating(now)])
            print(f"{event.sittings[-1].title} is seated.", flush=True)
    print(next_step(event))


def play_one(file: EventFile, number: int) -> Tournament:
    """A table that somebody else reports at the same moment keeps that result."""
    told: list[str] = []

    def decide(event: Tournament) -> Sequence[Fact]:
        if number not in event.waiting:
            told[:] = [f"Table {number} has reported, or is not there; bots leave it alone."]
            return []
        played = play_table(event, number)
        table = event.table(played.sitting, number)
        told[:] = [f"{event.place(played.sitting, number)}: {result_words(table, played.result)}."]
        return [played]

    event = file.change(decide)
    print(*told, flush=True)
    return event


def late(wishes: Wishes) -> None:
    event = EventFile(wishes.file).change(lambda _: [EnteredLate(name) for name in wishes.names])
    for name in wishes.names:
        due = event.entrants[name].due
        print(f"{name} plays from the next sitting on, {'one game' if due == 1 else f'{due} games'} in all.")
    print(encounters_sentence(event))
    print(next_step(event))


def withdraw(wishes: Wishes) -> None:
    gone: list[Withdrew] = []

    def decide(event: Tournament) -> Sequence[Fact]:
        name = find_player(wishes.name, event.names)
        gone[:] = [Withdrew(name, wishes.substitute or made_up_substitute(event))]
        return gone

    event = EventFile(wishes.file).change(decide)
    print(withdrawal_words(event, gone[0]))
    print(next_step(event))


def made_up_substitute(event: Tournament) -> str | None:
    """A whist event needs all its seats, whether or not somebody is at hand."""
    if not event.settings.partners or not event.is_started:
        return None
    number = len(event.substitutes) + 1
    while f"Substitute-{number}" in event.names:
        number += 1
    return f"Substitute-{number}"


def withdrawal_words(event: Tournament, fact: Withdrew) -> str:
    if fact.substitute is not None:
        return (
            f"{fact.name} has withdrawn and keeps the points. {fact.substitute} takes the seat, without points; "
            "partners keep theirs."
        )
    if not event.is_started:
        return f"{fact.name} has withdrawn; {len(event.entrants)} players are left."
    return f"{fact.name} has withdrawn and keeps the points. The sittings to come are planned without {fact.name}."


def standings(wishes: Wishes) -> None:
    event, _ = EventFile(wishes.file).load()
    wanted = [
        (wishes.html, standings_page, is_standings_page),
        (wishes.csv, standings_csv, is_standings_csv),
        (wishes.json, standings_json, is_standings_json),
    ]
    exports = [(path, make, is_older) for path, make, is_older in wanted if path is not None]
    for path, _, is_older in exports:
        check_export(path, is_older)
    say(standings_lines(event, screen_width(sys.stdout)))
    for path, make, is_older in exports:
        export(path, make(event), is_older)


def export(path: Path, text: str, is_older: Callable[[bytes], bool]) -> None:
    write_export(path, text, is_older)
    print(f"Written: {path}.")


def show(wishes: Wishes) -> None:
    if wishes.log:
        say(f"{number} {at} {write_fact(fact)}" for number, (at, fact) in enumerate(EventFile(wishes.file).facts(), 1))
        return
    event, _ = EventFile(wishes.file).load()
    say(show_lines(event))


COMMANDS: dict[str, Callable[[Wishes], None]] = {
    command.__name__: command
    for command in (create, enter, start, seat, plan, result, correct, play, late, withdraw, standings, show)
}
