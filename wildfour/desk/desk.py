"""The tournament desk: all of an organizer's actions. Each action reads the file, acts, and reports once the change is
on disk. The prompt (prompt.py) and the command line (command.py) both use it."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from wildfour.desk.messages import (
    describe_fact,
    describe_log,
    describe_settings,
    entered,
    free_substitute_name,
    next_step,
    table_and_result,
)
from wildfour.desk.plain_text import show_lines, sitting_lines, standings_lines
from wildfour.desk.player_list import read_players
from wildfour.desk.result_slips import Place, entry_of, located, read_slip
from wildfour.errors import Invalid
from wildfour.support.files import screen_width
from wildfour.terminal.console import Console
from wildfour.terminal.vocabulary import confirmed
from wildfour.tournament import log_events
from wildfour.tournament.finalists import FinalSeen, draw_lot, finalists, tied_for_final
from wildfour.tournament.log_events import Fact
from wildfour.tournament.planning import evenness, next_seating, plan_asked_for, sittings_in_all
from wildfour.tournament.player_names import find_player
from wildfour.tournament.results import HandsLeft
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_file import Decide, TournamentFile
from wildfour.words import Message, saying

Entry = TypeVar("Entry", bound=log_events.Recorded)


class Desk:
    """The desk for one tournament. `sure` skips all confirmations."""

    def __init__(self, file: TournamentFile, console: Console, *, sure: bool = False) -> None:
        self.file = file
        self.console = console
        self.sure = sure
        self.at_prompt = False

    # Common parts

    def tell(self, *messages: Message) -> None:
        self.console.tell(*messages)

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.say(line)

    def load(self) -> Tournament:
        return self.file.load()[0]

    def change(self, decide: Decide) -> Tournament:
        """Record the facts that `decide` returns. Warn the organizer if they change the finalists."""
        before: list[FinalSeen | None] = []

        def deciding(tournament: Tournament) -> Sequence[Fact]:
            before[:] = [FinalSeen.in_(tournament)]
            return decide(tournament)

        tournament = self.file.change(deciding)
        for seen in before:
            if seen is not None and (warning := seen.warning(tournament)):
                self.tell(*warning)
        return tournament

    def enter_one(self, decide: Decide, kind: type[Entry]) -> tuple[Tournament, Entry]:
        """Record the one fact that `decide` returns. Return it with the resulting tournament."""
        tournament = self.change(decide)
        fact = tournament.facts[-1]
        assert isinstance(fact, kind)
        return tournament, fact

    def tell_next(self, tournament: Tournament) -> None:
        self.tell(*next_step(tournament))

    def confirm(self, question: Message) -> bool:
        """Ask for confirmation. Without a terminal, a command must be confirmed by an option instead."""
        if self.sure:
            return True
        if not self.console.interactive and not self.at_prompt:
            raise Invalid("say-yes", question=question)
        self.tell(question)
        if confirmed(self.console):
            return True
        self.tell(saying("nothing-changed"))
        return False

    # Players

    def create(self, settings: Settings) -> None:
        self.file.create(settings)
        for message in (
            saying("tournament-created", file=str(self.file.path)),
            *describe_settings(Tournament(settings)),
        ):
            self.tell(message)

    def enter(self, names: Sequence[str], file: Path | None = None, encoding: str | None = None) -> None:
        every = [*names, *([] if file is None else read_players(file, encoding))]
        if not every:
            raise Invalid("names-missing")
        tournament = self.change(lambda _: [log_events.Entered(name) for name in every])
        self.tell(entered(every), saying("players-in-all", count=len(tournament.entrants)))
        if tournament.is_started:
            self.tell(saying("plays-late", games=tournament.entrants[every[0]].due, count=len(every)))
            self.tell(*evenness(tournament))
        self.tell_next(tournament)

    def withdraw(self, name: str, substitute: str | None = None) -> None:
        tournament = self.load()
        player = find_player(name, tournament.playing)
        needed = tournament.is_started and tournament.settings.partners
        stand_in = substitute or (free_substitute_name(tournament, self.console.plain_words) if needed else None)
        if not self.confirm(saying("withdraw-really", name=player, substitute=stand_in or 0)):
            return
        tournament = self.change(lambda _: [log_events.Withdrew(player, stand_in)])
        started = "yes" if tournament.is_started else "no"
        self.tell(saying("has-withdrawn", name=player, substitute=stand_in or 0, started=started))
        self.tell_next(tournament)

    def reinstate(self, name: str) -> None:
        def decide(tournament: Tournament) -> Sequence[Fact]:
            gone = [one.name for one in tournament.entrants.values() if one.withdrew is not None]
            if not gone:
                raise Invalid("nobody-withdrew")
            return [log_events.Reinstated(find_player(name, gone))]

        tournament, entry = self.enter_one(decide, log_events.Reinstated)
        partners = "yes" if tournament.settings.partners else "no"
        self.tell(saying("is-back", name=entry.name, partners=partners))
        self.tell_next(tournament)

    def rename(self, name: str, new_name: str) -> None:
        _, entry = self.enter_one(
            lambda now: [log_events.Renamed(find_player(name, now.names), new_name)], log_events.Renamed
        )
        self.tell(saying("is-renamed", name=entry.name, new=new_name))

    # Sittings

    def start(self, sittings: int = 0) -> None:
        tournament = self.change(lambda _: [log_events.Started(sittings)])
        self.tell(
            saying("has-started", players=len(tournament.entrants), sittings=sittings_in_all(tournament)),
            *evenness(tournament),
        )
        self.tell_next(tournament)

    def seat(self) -> Tournament:
        """Seat the next sitting. If not all tables have reported, show the current sitting again."""
        tournament = self.change(lambda now: [] if now.waiting else [next_seating(now)])
        assert tournament.sitting is not None
        self.say(sitting_lines(tournament, tournament.sitting, self.console.plain_words))
        self.tell_next(tournament)
        return tournament

    def plan(self) -> None:
        tournament = self.load()
        for sitting in plan_asked_for(tournament):
            self.say(sitting_lines(tournament, sitting, self.console.plain_words))

    # Results

    def result(self, place: Place, slip: Sequence[str]) -> None:
        self._report(place, slip, log_events.Reported)

    def correct(self, place: Place, slip: Sequence[str]) -> None:
        self._report(place, slip, log_events.Corrected)

    def has_result(self, place: Place) -> Message | None:
        """Return the result that a table has reported, if any."""
        tournament = self.load()
        sitting, number = located(tournament, place)
        result = tournament.results.get((sitting, number))
        if result is None:
            return None
        title, described = table_and_result(tournament, log_events.Reported(sitting, number, result))
        return saying("replace-really", table=title, result=described)

    def _report(self, place: Place, slip: Sequence[str], kind: type[log_events.Reported]) -> None:
        def decide(tournament: Tournament) -> Sequence[Fact]:
            sitting, number = located(tournament, place)
            hands = 1 if sitting == tournament.final_number else tournament.settings.hands
            table, stuck = tournament.table(sitting, number), tournament.settings.stuck_hands_count
            return [kind(sitting, number, read_slip(slip, table, hands, stuck_hands_count=stuck))]

        tournament, entry = self.enter_one(decide, kind)
        corrected = "yes" if kind is log_events.Corrected else "no"
        title, described = table_and_result(tournament, entry)
        self.tell(saying("is-recorded", table=title, result=described, corrected=corrected))
        self.tell_next(tournament)

    def undo(self, entry: int | None = None, place: Place | None = None) -> None:
        """Undo the last entry, an entry by number, or a table's report."""

        def decide(tournament: Tournament) -> Sequence[Fact]:
            number = entry
            if place is not None:
                number = entry_of(tournament, *located(tournament, place))
            elif entry is None:
                number = tournament.last_entry
            if number is None:
                raise Invalid("nothing-to-undo")
            return [log_events.Undone(number)]

        tournament, undo = self.enter_one(decide, log_events.Undone)
        self.tell(saying("is-undone", what=describe_fact(tournament.facts[undo.entry - 1])))
        self.tell_next(tournament)

    # A tie before the final (R43)

    def playoff(self, slip: Sequence[str]) -> None:
        def decide(tournament: Tournament) -> Sequence[Fact]:
            tied = tied_for_final(tournament)
            read = read_slip(slip, SeatedTable(tied), 1, stuck_hands_count=tournament.settings.stuck_hands_count)
            assert isinstance(read, HandsLeft)
            if len(read.rounds) != 1:
                raise Invalid("wrong-number-of-rounds", rounds=1, given=len(read.rounds))
            return [log_events.PlayedOff(read.rounds[0])]

        tournament = self.change(decide)
        self._tell_decided(tournament)

    def lot(self) -> None:
        tournament, entry = self.enter_one(
            lambda now: [log_events.DrewLot(draw_lot(now, tied_for_final(now)))], log_events.DrewLot
        )
        self.tell(saying("lot-drawn", names=entry.order))
        self._tell_decided(tournament)

    def _tell_decided(self, tournament: Tournament) -> None:
        best = finalists(tournament)
        if best.tied:
            self.tell(saying("still-tied", names=best.tied, places=best.places))
        else:
            self.tell(saying("finalists-are", names=best.players))
            self.tell_next(tournament)

    # Reports

    def standings(self) -> None:
        width = None if sys.stdout is None else screen_width(sys.stdout)
        self.say(standings_lines(self.load(), self.console.plain_words, width))

    def show(self) -> None:
        self.say(show_lines(self.load(), self.console.plain_words))

    def log(self) -> None:
        for message in describe_log(self.file.facts()):
            self.tell(message)

    def raw_log(self) -> None:
        """Print every fact as recorded, for use by other programs."""
        facts = enumerate(self.file.facts(), 1)
        self.say(f"{number} {at} {log_events.write_fact(fact)}" for number, (at, fact) in facts)
