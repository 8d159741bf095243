"""A tournament: what its facts come to. Facts are recorded one after the other; one that cannot be is refused.

    tournament = Tournament.of([settings, Entered("Ann"), ...])
    tournament.record(Reported(1, 2, result))

Who withdraws keeps the points, and is listed after all others. In an individual tournament the sittings to come are
planned without the player. A whist tournament needs all its seats: a substitute plays on, whose points count for
nobody; the partners of the substitute keep theirs (H5).
"""

from collections.abc import Callable, Iterable
from typing import Any

from wildfour.errors import Invalid
from wildfour.tournament.facts import (
    Corrected,
    Entered,
    EnteredLate,
    Fact,
    Reported,
    SittingSeated,
    Started,
    Withdrew,
)
from wildfour.tournament.final import Final, still_checker
from wildfour.tournament.individual import TWO_HANDED
from wildfour.tournament.names import check_new_name
from wildfour.tournament.result_checks import ResultChecker
from wildfour.tournament.results import HandsLeft
from wildfour.tournament.seating import SeatedTable, Sitting
from wildfour.tournament.settings import Settings
from wildfour.tournament.state import Entrant, TournamentState
from wildfour.tournament.whist import whist_design

MOST_ENTRANTS = 200


class Tournament(TournamentState):
    """A tournament that facts are added to; nothing but `record` changes it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._checker = ResultChecker(settings)
        self._recorders: dict[type, Callable[[Any], None]] = {
            Entered: self._enter,
            Started: self._start,
            EnteredLate: self._enter_late,
            Withdrew: self._withdraw,
            SittingSeated: self._seat,
            Reported: self._report,
            Corrected: self._correct,
        }

    @classmethod
    def of(cls, facts: Iterable[Fact]) -> "Tournament":
        settings, *others = facts
        if not isinstance(settings, Settings):
            raise Invalid("The tournament does not begin with its settings; its file is damaged.")
        tournament = cls(settings)
        for fact in others:
            tournament.record(fact)
        return tournament

    def record(self, fact: Fact) -> None:
        """Add a fact, or refuse it and change nothing."""
        if type(fact) not in self._recorders:
            raise Invalid("The tournament already exists; create another one in another file.")
        self._recorders[type(fact)](fact)

    # Players

    def _enter(self, fact: Entered) -> None:
        if self.is_started:
            can = "" if self.settings.partners else f"; late lets {fact.name} in"
            raise Invalid(f"The tournament has started, so nobody else can enter{can}.")
        self._check_room(fact.name)
        self.entrants[fact.name] = Entrant(fact.name, self.settings.games)

    def _check_room(self, name: str) -> None:
        check_new_name(name, self.names)
        if len(self.entrants) >= MOST_ENTRANTS:
            raise Invalid(f"The tournament has {MOST_ENTRANTS} players, so nobody else can enter; run two tournaments.")

    def _enter_late(self, fact: EnteredLate) -> None:
        """A late player has as many games to play as whoever has most; what was missed scores nothing."""
        self._check_started(f"enter {fact.name} before it does")
        if self.settings.partners:
            raise Invalid(
                f"A whist tournament is planned for all its players at once, so it is too late for {fact.name}; "
                "somebody new can only be a substitute (withdraw NAME --substitute NAME)."
            )
        self._check_room(fact.name)
        due = max((self.games_left(name) for name in self.active), default=0)
        if due == 0 or self.all_seated:
            raise Invalid(f"All sittings have been seated, so it is too late for {fact.name}.")
        self.entrants[fact.name] = Entrant(fact.name, due, late=len(self.sittings))
        self.planned_from = len(self.sittings)

    def _withdraw(self, fact: Withdrew) -> None:
        self._check_can_withdraw(fact)
        if not self.is_started:
            del self.entrants[fact.name]
            return
        self._drop_unplayed_final()
        if fact.substitute is None:
            self._leave(fact.name)
        else:
            self._replace(fact.name, fact.substitute)
        if fact.name in self.entrants:
            self.entrants[fact.name].withdrew = len(self.qualifying)

    def _check_can_withdraw(self, fact: Withdrew) -> None:
        if fact.name not in (*self.active, *self.playing_substitutes):
            raise Invalid(f"{fact.name} has already withdrawn.")
        if self.is_over:
            raise Invalid(f"The tournament is over, so {fact.name} has nothing to withdraw from.")
        needed = self.is_started and self.settings.partners
        if needed and fact.substitute is None:
            raise Invalid(f"{fact.name} has a seat in every sitting to come; name a substitute.")
        if not needed and fact.substitute is not None:
            raise Invalid(f"Nobody needs to take {fact.name}'s place here; leave out the substitute.")
        if fact.substitute is not None:
            check_new_name(fact.substitute, self.names)

    def _replace(self, name: str, substitute: str) -> None:
        self.substitutes[name] = substitute
        for number in self.waiting:
            self._change_table(number, lambda table: table.with_substitute(name, substitute))

    def _leave(self, name: str) -> None:
        """The others at the table play without the player, and so does everyone from then on."""
        if self.final is not None:
            self.left_final[name] = len(self.final.rounds) + 1
            return
        for number in self.waiting:
            self._change_table(number, lambda table: table.without(name))
        self.planned_from = len(self.sittings)

    def _change_table(self, number: int, change: Callable[[SeatedTable], SeatedTable]) -> None:
        sitting = self.sittings[-1]
        self.sittings[-1] = sitting.with_table(number, change(sitting.tables[number - 1]))

    # Sittings

    def _start(self, _: Started) -> None:
        if self.is_started:
            raise Invalid("The tournament has already started; seat shows what is being played.")
        players, size = len(self.entrants), self.settings.table_size
        if self.settings.partners:
            whist_design(players)  # refuses, with the nearest numbers that would do
        elif players < size:
            raise Invalid(f"Tables of {size} need at least {size} players, and only {players} have entered.")
        self.is_started = True

    def _check_started(self, otherwise: str) -> None:
        if not self.is_started:
            raise Invalid(f"The tournament has not started; {otherwise}.")

    def _seat(self, fact: SittingSeated) -> None:
        self._check_started("start it before anybody is seated")
        if fact.sitting != len(self.sittings) + 1 or self.waiting:
            raise Invalid(
                f"Sitting {fact.sitting} is not the next one to be seated; seat shows where the tournament stands."
            )
        tables = tuple(SeatedTable(players, self.settings.partners) for players in fact.tables)
        sitting = Sitting(fact.sitting, tables, self._sitting_out(tables), fact.is_final)
        if len(set(sitting.players)) != len(sitting.players):
            raise Invalid(f"Somebody has two seats in sitting {fact.sitting}; give everyone one.")
        self.sittings.append(sitting)

    def _sitting_out(self, tables: Iterable[SeatedTable]) -> tuple[str, ...]:
        seated = {player for table in tables for player in table.players}
        return tuple(name for name in (*self.active, *self.playing_substitutes) if name not in seated)

    def _drop_unplayed_final(self) -> None:
        """Before its first round the final is called up again, because others may be in it now."""
        if self.final is not None and not self.final.rounds:
            self.sittings.pop()

    # Results

    def _report(self, fact: Reported) -> None:
        self._check_result(fact)
        key = (fact.sitting, fact.table)
        if key in self.results:
            same = "exactly this" if self.results[key] == fact.result else "another"
            raise Invalid(f"{self.table_title(*key)} already has {same} result; use correct to change it.")
        self._note(fact)

    def _correct(self, fact: Corrected) -> None:
        self._check_result(fact)
        key = (fact.sitting, fact.table)
        if key not in self.results:
            raise Invalid(f"{self.table_title(*key)} has no result to correct; use result to report it.")
        if self.results[key] == fact.result:
            raise Invalid(f"{self.table_title(*key)} already has exactly this result, so there is nothing to correct.")
        if self.final is not None and fact.sitting == self.final_number:
            self._check_final_goes_on(self.final, fact)
        else:
            self._drop_unplayed_final()
        self._note(fact)
        self.corrections += 1

    def _check_result(self, fact: Reported) -> None:
        table = self.table(fact.sitting, fact.table)
        if len(table.players) < TWO_HANDED:
            raise Invalid(
                f"{self.table_title(fact.sitting, fact.table)} is not played, because only one player is left at it."
            )
        self._checker.check(table, fact.result, 1 if fact.sitting == self.final_number else None)

    def _note(self, fact: Reported) -> None:
        key = (fact.sitting, fact.table)
        self.results[key] = fact.result
        (self.by_bots.add if fact.by_bots else self.by_bots.discard)(key)

    def _check_final_goes_on(self, final: Final, fact: Corrected) -> None:
        assert isinstance(fact.result, HandsLeft)
        rounds = [*final.rounds]
        rounds[fact.table - 1] = fact.result.rounds[0]
        if not still_checker(final, rounds):
            raise Invalid(
                f"After this correction, other players would have played on after round {fact.table} of the final; "
                "now only a correction that keeps the same players in is possible."
            )
