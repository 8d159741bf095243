"""The tournament desk: everything that an organiser can do. Each thing reads the file, is done, and is told once it is
on the disk. The prompt (prompt.py) and the command line (command.py) both come here."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from wildfour.desk.bot_tables import play_table
from wildfour.desk.messages import fact_told, log_told, next_step, result_told, settings_told
from wildfour.desk.plain_text import show_lines, sitting_lines, standings_lines
from wildfour.desk.player_list import read_players
from wildfour.desk.result_slips import read_slip
from wildfour.errors import Invalid
from wildfour.support.columns import screen_width
from wildfour.terminal.console import Console
from wildfour.terminal.vocabulary import confirmed
from wildfour.tournament import log_events
from wildfour.tournament.finalists import FinalSeen, draw_lot, finalists
from wildfour.tournament.log_events import Fact, still_hold
from wildfour.tournament.planning import evenness, next_seating, plan_asked_for, sittings_in_all
from wildfour.tournament.player_names import find_player
from wildfour.tournament.results import HandsLeft
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_file import TournamentFile
from wildfour.words import Message, saying

MOST_LISTED = 12
Decide = Callable[[Tournament], Sequence[Fact]]


@dataclass(frozen=True)
class Place:
    """A table: in the sitting of that number, or in the one that is being played; in the final, a round."""

    table: int | None
    sitting: int | None = None
    in_final: bool = False


class Desk:
    """The desk of one tournament. Who is `sure` is not asked again."""

    def __init__(self, file: TournamentFile, console: Console, *, sure: bool = False) -> None:
        self.file = file
        self.console = console
        self.sure = sure

    # What all of it needs

    def tell(self, *messages: Message) -> None:
        self.console.tell(*messages)

    def load(self) -> Tournament:
        return self.file.load()[0]

    def change(self, decide: Decide) -> Tournament:
        """Record what is decided. If others are in the final now, the organiser must know."""
        before: list[FinalSeen | None] = []

        def deciding(tournament: Tournament) -> Sequence[Fact]:
            before[:] = [FinalSeen.in_(tournament)]
            return decide(tournament)

        tournament = self.file.change(deciding)
        for seen in before:
            if seen is not None and (warning := seen.warning(tournament)):
                self.tell(*warning)
        return tournament

    def tell_next(self, tournament: Tournament) -> None:
        self.tell(*next_step(tournament))

    def confirm(self, question: Message) -> bool:
        """A command that nobody can answer must be sure of itself."""
        if self.sure:
            return True
        if not self.console.interactive and not self.at_prompt:
            raise Invalid("say-yes", question=question)
        self.tell(question)
        if confirmed(self.console):
            return True
        self.tell(saying("nothing-changed"))
        return False

    at_prompt = False

    # Players

    def create(self, settings: Settings) -> None:
        self.file.create(settings)
        self.tell(saying("tournament-created", file=str(self.file.path)))
        for message in settings_told(Tournament(settings)):
            self.tell(message)

    def enter(self, names: Sequence[str], lists: Sequence[Path] = (), encoding: str | None = None) -> None:
        every = [*names, *(name for path in lists for name in read_players(path, encoding))]
        if not every:
            raise Invalid("names-missing")
        tournament = self.change(lambda _: [log_events.Entered(name) for name in every])
        few = len(every) <= MOST_LISTED
        self.tell(
            saying("have-entered", names=every, count=len(every)) if few else saying("many-entered", count=len(every)),
            saying("players-in-all", count=len(tournament.entrants)),
        )
        if tournament.is_started:
            self.tell(saying("plays-late", games=tournament.entrants[every[0]].due, count=len(every)))
            self.tell(*evenness(tournament))
        self.tell_next(tournament)

    def withdraw(self, name: str, substitute: str | None = None) -> None:
        tournament = self.load()
        player = find_player(name, tournament.playing)
        needed = tournament.is_started and tournament.settings.partners
        stand_in = substitute or (self._made_up_substitute(tournament) if needed else None)
        if not self.confirm(saying("withdraw-really", name=player, substitute=stand_in or 0)):
            return
        tournament = self.change(lambda _: [log_events.Withdrew(player, stand_in)])
        started = "yes" if tournament.is_started else "no"
        self.tell(saying("has-withdrawn", name=player, substitute=stand_in or 0, started=started))
        self.tell_next(tournament)

    def _made_up_substitute(self, tournament: Tournament) -> str:
        """A whist tournament needs all its seats, whether or not somebody is at hand."""
        number = len(tournament.substitutes) + 1
        while (name := self.console.plain_words.say("substitute-name", number=str(number))) in tournament.names:
            number += 1
        return name

    def reinstate(self, name: str) -> None:
        found: list[str] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            gone = [one.name for one in tournament.entrants.values() if one.withdrew is not None]
            if not gone:
                raise Invalid("nobody-withdrew")
            found[:] = [find_player(name, gone)]
            return [log_events.Reinstated(found[0])]

        tournament = self.change(decide)
        partners = "yes" if tournament.settings.partners else "no"
        self.tell(saying("is-back", name=found[0], partners=partners))
        self.tell_next(tournament)

    def rename(self, name: str, new_name: str) -> None:
        found: list[str] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            found[:] = [find_player(name, tournament.names)]
            return [log_events.Renamed(found[0], new_name)]

        self.change(decide)
        self.tell(saying("is-renamed", name=found[0], new=new_name))

    # Sittings

    def start(self, sittings: int = 0) -> None:
        tournament = self.change(lambda _: [log_events.Started(sittings)])
        self.tell(
            saying("has-started", players=len(tournament.entrants), sittings=sittings_in_all(tournament)),
            *evenness(tournament),
        )
        self.tell_next(tournament)

    def seat(self) -> Tournament:
        """Typed twice, it shows the same sitting twice: the next one comes when all tables have reported."""
        tournament = self.change(lambda now: [] if now.waiting else [next_seating(now)])
        assert tournament.sitting is not None
        for line in sitting_lines(tournament, tournament.sitting, self.console.plain_words):
            self.console.say(line)
        self.tell_next(tournament)
        return tournament

    def plan(self) -> None:
        tournament = self.load()
        for sitting in plan_asked_for(tournament):
            for line in sitting_lines(tournament, sitting, self.console.plain_words):
                self.console.say(line)

    # Results

    def result(self, place: Place, slip: Sequence[str]) -> None:
        self._report(place, slip, log_events.Reported)

    def correct(self, place: Place, slip: Sequence[str]) -> None:
        self._report(place, slip, log_events.Corrected)

    def has_result(self, place: Place) -> Message | None:
        """What a table has reported already."""
        tournament = self.load()
        sitting, number = located(tournament, place)
        result = tournament.results.get((sitting, number))
        if result is None:
            return None
        told = result_told(tournament.table(sitting, number), result, in_final=place.in_final)
        return saying("replace-really", table=tournament.table_title(sitting, number), result=told)

    def _report(self, place: Place, slip: Sequence[str], kind: type[log_events.Reported]) -> None:
        told: list[Message] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            sitting, number = located(tournament, place)
            table = tournament.table(sitting, number)
            hands = 1 if sitting == tournament.final_number else tournament.settings.hands
            read = read_slip(slip, table, hands, stuck_hands_count=tournament.settings.stuck_hands_count)
            corrected = "yes" if kind is log_events.Corrected else "no"
            told[:] = [
                saying(
                    "is-recorded",
                    table=tournament.table_title(sitting, number),
                    result=result_told(table, read, in_final=sitting == tournament.final_number),
                    corrected=corrected,
                )
            ]
            return [kind(sitting, number, read)]

        tournament = self.change(decide)
        self.tell(*told)
        self.tell_next(tournament)

    def undo(self, entry: int | None = None, place: Place | None = None) -> None:
        """The last entry, one by its number, or what a table reported."""
        undone: list[Fact] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            number = entry
            if place is not None:
                number = entry_of(tournament, *located(tournament, place))
            elif entry is None:
                number = tournament.last_entry
            if number is None:
                raise Invalid("nothing-to-undo")
            undone[:] = tournament.facts[number - 1 : number]
            return [log_events.Undone(number)]

        tournament = self.change(decide)
        self.tell(saying("is-undone", what=fact_told(undone[0])))
        self.tell_next(tournament)

    # A tie before the final (R43)

    def playoff(self, slip: Sequence[str]) -> None:
        def decide(tournament: Tournament) -> Sequence[Fact]:
            tied = finalists(tournament).tied
            if not tied or not tournament.needs_final:
                raise Invalid("nobody-is-tied")
            read = read_slip(slip, SeatedTable(tied), 1, stuck_hands_count=tournament.settings.stuck_hands_count)
            assert isinstance(read, HandsLeft)
            if len(read.rounds) != 1:
                raise Invalid("wrong-number-of-rounds", rounds=1, given=len(read.rounds))
            return [log_events.PlayedOff(read.rounds[0])]

        tournament = self.change(decide)
        self._tell_decided(tournament)

    def lot(self) -> None:
        drawn: list[tuple[str, ...]] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            tied = finalists(tournament).tied
            if not tied or not tournament.needs_final:
                raise Invalid("nobody-is-tied")
            drawn[:] = [draw_lot(tournament, tied)]
            return [log_events.DrewLot(drawn[0])]

        tournament = self.change(decide)
        self.tell(saying("lot-drawn", names=drawn[0]))
        self._tell_decided(tournament)

    def _tell_decided(self, tournament: Tournament) -> None:
        best = finalists(tournament)
        if best.tied:
            self.tell(saying("still-tied", names=best.tied, places=best.places))
        else:
            self.tell(saying("finalists-are", names=best.players))
            self.tell_next(tournament)

    # Bots

    def play(self, table: int | None = None) -> None:
        tournament = self.load()
        if not tournament.waiting:
            raise Invalid("nothing-for-bots", next=next_step(tournament)[0])
        numbers = tournament.waiting if table is None else [table]
        where = [str(number) for number in numbers]
        if not self.confirm(saying("bots-really", tables=where, count=len(where))):
            return
        for number in numbers:
            tournament = self._play_one(number)
        self.tell_next(tournament)

    def play_all(self) -> None:
        tournament = self.load()
        if tournament.is_over:
            raise Invalid("over-for-bots")
        if not self.confirm(saying("bots-play-all-really")):
            return
        while not tournament.is_over:
            if tournament.waiting:
                tournament = self._play_one(tournament.waiting[0])
            elif tournament.all_seated and finalists(tournament).tied:
                self.lot()
                tournament = self.load()
            else:
                tournament = self.change(lambda now: [] if now.waiting or now.is_over else [next_seating(now)])
                sitting = tournament.sittings[-1]
                self.tell(saying("is-seated", sitting=str(sitting.number), final="yes" if sitting.is_final else "no"))
        self.tell_next(tournament)

    def _play_one(self, number: int) -> Tournament:
        """A table that somebody else reports at the same moment keeps that result."""
        told: list[Message] = []

        def decide(tournament: Tournament) -> Sequence[Fact]:
            if number not in tournament.waiting:
                told[:] = [saying("bots-leave-it", table=str(number))]
                return []
            played = play_table(tournament, number)
            table = tournament.table(played.sitting, number)
            title = tournament.table_title(played.sitting, number)
            told_result = result_told(table, played.result, in_final=tournament.final is not None)
            told[:] = [saying("bots-played", table=title, result=told_result)]
            return [played]

        tournament = self.change(decide)
        self.tell(*told)
        return tournament

    # Looking

    def standings(self) -> None:
        width = None if sys.stdout is None else screen_width(sys.stdout)
        for line in standings_lines(self.load(), self.console.plain_words, width):
            self.console.say(line)

    def show(self) -> None:
        for line in show_lines(self.load(), self.console.plain_words):
            self.console.say(line)

    def log(self) -> None:
        for message in log_told(self.file.facts()):
            self.tell(message)

    def raw_log(self) -> None:
        """Every fact as it was recorded, for other programs."""
        for number, (at, fact) in enumerate(self.file.facts(), 1):
            self.console.say(f"{number} {at} {log_events.write_fact(fact)}")


def located(tournament: Tournament, place: Place) -> tuple[int, int]:
    """The numbers of the sitting and of the table; in the final, of the round."""
    if place.in_final:
        if tournament.final_number is None:
            raise Invalid("final-not-seated")
        waiting = tournament.waiting[0] if tournament.waiting else 1
        return tournament.final_number, waiting if place.table is None else place.table
    sitting = len(tournament.sittings) if place.sitting is None else place.sitting
    return sitting, place.table or 0


def entry_of(tournament: Tournament, sitting: int, table: int) -> int:
    """The entry with the result of a table that holds."""
    tournament.table(sitting, table)
    holds = still_hold(tournament.facts)
    for number in range(len(tournament.facts), 1, -1):
        fact = tournament.facts[number - 1]
        if (
            holds[number - 1]
            and isinstance(fact, log_events.Reported)
            and (fact.sitting, fact.table) == (sitting, table)
        ):
            return number
    raise Invalid("no-result-to-undo", table=tournament.table_title(sitting, table))
