"""A tournament, derived from its facts. Facts are recorded in order. Invalid facts are rejected.

    tournament = Tournament.of([settings, Entered("Ann"), ...])
    tournament.record(Reported(1, 2, result))
    tournament.record(Undone(14))

Players who withdraw keep their points, and are listed after all others. An individual tournament plans its remaining
sittings without them. A whist tournament needs all seats filled, so a substitute takes over. A substitute's points
count for no one, but the substitute's partners keep theirs (H5).
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from wildfour.errors import Invalid
from wildfour.tournament.final import Final, still_possible
from wildfour.tournament.finalists import finalists, playoff, tied_for_final
from wildfour.tournament.log_events import (
    Corrected,
    DrewLot,
    Entered,
    Fact,
    PlayedOff,
    Reinstated,
    Renamed,
    Reported,
    SittingSeated,
    Started,
    Undone,
    Withdrew,
    check_undo,
    still_hold,
)
from wildfour.tournament.player_names import check_new_name
from wildfour.tournament.ranking_criteria import LOT, Decision
from wildfour.tournament.results import HandsLeft, ResultChecker
from wildfour.tournament.seating.individual import TWO_HANDED
from wildfour.tournament.seating.partner_rotation import check_players
from wildfour.tournament.seating.sittings import SeatedTable, Sitting, with_dealers
from wildfour.tournament.settings import MOST_REPEATS, Settings, check_between
from wildfour.tournament.tournament_state import Entrant, TournamentState

MOST_ENTRANTS = 200


class Tournament(TournamentState):
    """A tournament to which facts are added. Only `record` changes it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._checker = ResultChecker(settings)

    @classmethod
    def of(cls, facts: Iterable[Fact]) -> "Tournament":
        """Build a tournament from its facts, omitting undone ones. Reject an invalid fact, naming its number."""
        all_facts = list(facts)
        settings = all_facts[0] if all_facts else None
        if not isinstance(settings, Settings):
            raise Invalid("settings-missing")
        tournament = cls(settings)
        holds = still_hold(all_facts)
        for number, fact in enumerate(all_facts[1:], 2):
            try:
                if isinstance(fact, Undone):
                    check_undo(all_facts[: number - 1], fact.entry)
                elif holds[number - 1]:
                    tournament._apply(fact)
            except Invalid as error:
                raise Invalid("entry-refused", number=str(number), refusal=error.message) from error
            tournament.facts.append(fact)
        return tournament

    def record(self, fact: Fact) -> None:
        """Add a fact, or reject it without changing anything."""
        if isinstance(fact, Undone):
            self._undo(fact)
        else:
            self._apply(fact)
            self.facts.append(fact)

    def _apply(self, fact: Fact) -> None:
        recorder = self.RECORDERS.get(type(fact))
        if recorder is None:
            raise Invalid("tournament-exists")
        recorder(self, fact)
        self._drop_final_of_others()

    def _undo(self, fact: Undone) -> None:
        """Rebuild the state without the fact to be undone. Reject the undo if another fact depends on it."""
        check_undo(self.facts, fact.entry)
        if not still_hold(self.facts)[fact.entry - 1]:
            raise Invalid("undone-already", entry=str(fact.entry))
        try:
            without = Tournament.of([*self.facts, fact])
        except Invalid as error:
            raise Invalid("cannot-undo", entry=str(fact.entry), because=error.message) from error
        vars(self).update(vars(without))

    # Players

    def _enter(self, fact: Entered) -> None:
        """Enter a player. A late player gets as many games as the player with the most games left. Missed games score
        0."""
        late = self.is_started
        if late and self.settings.partners:
            raise Invalid("too-late-for-partners", name=fact.name)
        check_new_name(fact.name, self.names)
        if len(self.entrants) >= MOST_ENTRANTS:
            raise Invalid("tournament-full", most=MOST_ENTRANTS)
        if late and self.all_seated:
            raise Invalid("too-late", name=fact.name)
        due = self._most_games_left() if late else 0
        self.entrants[fact.name] = Entrant(fact.name, due, late=len(self.sittings) if late else None)
        self.planned_from = len(self.sittings)

    def _most_games_left(self) -> int:
        return max((self.games_left(name) for name in self.active), default=0)

    def _withdraw(self, fact: Withdrew) -> None:
        self.check_can_withdraw(fact)
        if not self.is_started:
            del self.entrants[fact.name]
        elif fact.substitute is not None:
            self._replace(fact.name, fact.substitute)
        else:
            self._leave(fact.name)
        if fact.name in self.entrants:
            self.entrants[fact.name].withdrew = len(self.qualifying)

    def _replace(self, name: str, substitute: str) -> None:
        """Give a player's seat to a substitute, even at a table that has not reported."""
        entrant = self.substitutes.get(name, name)
        self.seat_of[entrant] = substitute
        self.substitutes[substitute] = entrant
        self._change_waiting_tables(lambda table: table.with_substitute(name, substitute))

    def _leave(self, name: str) -> None:
        """Remove a player from tables that have not reported, and from all later sittings."""
        if self.final is not None and self.final.rounds:
            self.left_final = {**self.left_final, name: len(self.final.rounds) + 1}
        elif self.final is None:
            self._change_waiting_tables(lambda table: table.without(name))
            self.planned_from = len(self.sittings)

    def _change_waiting_tables(self, change: Callable[[SeatedTable], SeatedTable]) -> None:
        for number in self.waiting:
            sitting = self.sittings[-1]
            self.sittings[-1] = sitting.with_table(number, change(sitting.tables[number - 1]))

    def _reinstate(self, fact: Reinstated) -> None:
        """Return a seat to its player. Without partners, plan the remaining sittings again, as for a late player."""
        entrant = self.entrants.get(fact.name)
        if entrant is None or entrant.withdrew is None:
            raise Invalid("not-withdrawn", name=fact.name)
        if self.is_over or fact.name in self.left_final:
            raise Invalid("too-late-to-return", name=fact.name)
        due = self.games_seated(fact.name) + self._most_games_left()
        substitute = self.seat_of.pop(fact.name, None)
        entrant.withdrew, entrant.returned = None, len(self.qualifying)
        if substitute is not None:
            self._change_waiting_tables(lambda table: table.with_substitute(substitute, fact.name))
        else:
            entrant.due = due
            self.planned_from = len(self.qualifying)

    def _rename(self, fact: Renamed) -> None:
        if fact.name not in self.names:
            raise Invalid("no-such-player-here", name=fact.name)
        check_new_name(fact.new_name, [name for name in self.names if name != fact.name])

        def new(name: str) -> str:
            return fact.new_name if name == fact.name else name

        for entrant in self.entrants.values():
            entrant.name = new(entrant.name)
        self.entrants = {new(name): entrant for name, entrant in self.entrants.items()}
        self.seat_of = {new(name): new(other) for name, other in self.seat_of.items()}
        self.substitutes = {new(name): new(other) for name, other in self.substitutes.items()}
        self.left_final = {new(name): number for name, number in self.left_final.items()}
        self.sittings = [sitting.with_substitute(fact.name, fact.new_name) for sitting in self.sittings]
        self.results = {key: result.renamed(fact.name, fact.new_name) for key, result in self.results.items()}
        self.decisions = [decision.renamed(fact.name, fact.new_name) for decision in self.decisions]

    # Sittings

    def _start(self, fact: Started) -> None:
        if self.is_started:
            raise Invalid("started-already")
        check_between("sittings", fact.sittings, 0, MOST_REPEATS)
        players, size = len(self.entrants), self.settings.table_size
        self.sittings_wanted = fact.sittings or self.settings.sittings
        if self.settings.partners:
            check_players(players)
            _ = self.whist_sittings  # raises an error if the number of sittings is unknown
        elif players < size:
            raise Invalid("too-few-for-a-table", size=size, players=players)
        for entrant in self.entrants.values():
            entrant.due = self.sittings_wanted or self.settings.games
        self.is_started = True

    def _seat(self, fact: SittingSeated) -> None:
        if not self.is_started:
            raise Invalid("not-started-yet")
        if fact.sitting != len(self.sittings) + 1 or self.waiting or self.is_over or fact.is_final != self.all_seated:
            raise Invalid("not-the-next-sitting", sitting=str(fact.sitting))
        self.check_tables(fact)
        tables = tuple(SeatedTable(players, self.settings.partners) for players in fact.tables)
        sitting = Sitting(fact.sitting, tables, self.sitting_out(tables), fact.is_final)
        sitting = with_dealers(sitting, self.dealt(), self.names)
        for number, dealer in enumerate(fact.dealers, 1):
            table = sitting.tables[number - 1]
            sitting = sitting.with_table(number, SeatedTable(table.players, table.partners, dealer))
        self.sittings.append(sitting)

    def _drop_final_of_others(self) -> None:
        """Drop a final that has not begun if its players have changed."""
        if self.final is not None and not self.final.rounds and {*self.final.players} != {*finalists(self).players}:
            self.sittings.pop()

    # Results

    def _report(self, fact: Reported) -> None:
        self._check_result(fact)
        key = (fact.sitting, fact.table)
        if key in self.results:
            same = "yes" if self.results[key] == fact.result else "no"
            raise Invalid("reported-already", table=self.table_title(*key), same=same)
        self._note(fact)

    def _correct(self, fact: Corrected) -> None:
        self._check_result(fact)
        key = (fact.sitting, fact.table)
        if key not in self.results:
            raise Invalid("nothing-to-correct", table=self.table_title(*key))
        if self.results[key] == fact.result:
            raise Invalid("corrected-to-the-same", table=self.table_title(*key))
        if self.final is not None and fact.sitting == self.final_number:
            self._check_final_still_possible(self.final, fact)
        self._note(fact)
        self.corrections += 1

    def _check_result(self, fact: Reported) -> None:
        table = self.table(fact.sitting, fact.table)
        if len(table.players) < TWO_HANDED:
            raise Invalid("alone-at-table", table=self.table_title(fact.sitting, fact.table))
        self._checker.check(table, fact.result, 1 if fact.sitting == self.final_number else None)

    def _note(self, fact: Reported) -> None:
        key = (fact.sitting, fact.table)
        self.results[key] = fact.result
        (self.by_bots.add if fact.by_bots else self.by_bots.discard)(key)

    def _check_final_still_possible(self, final: Final, fact: Corrected) -> None:
        assert isinstance(fact.result, HandsLeft)
        rounds = [*final.rounds]
        rounds[fact.table - 1] = fact.result.rounds[0]
        if not still_possible(final, rounds):
            raise Invalid("final-would-have-gone-otherwise", number=str(fact.table))

    # Playoffs and drawings of lots (R43)

    def _play_off(self, fact: PlayedOff) -> None:
        tied = self._tied()
        self._checker.check_hands(SeatedTable(tied), fact.played)
        self._decide(playoff(fact.played))

    def _draw_lot(self, fact: DrewLot) -> None:
        tied = self._tied()
        if sorted(fact.order) != sorted(tied):
            raise Invalid("wrong-players-in-tie", names=tied)
        self._decide(Decision(LOT, {name: place for place, name in enumerate(fact.order)}))

    def _tied(self) -> tuple[str, ...]:
        if not self.all_seated or self.waiting:
            raise Invalid("nobody-is-tied")
        return tied_for_final(self)

    def _decide(self, decision: Decision) -> None:
        self.decisions = [*self.decisions, decision]

    RECORDERS: ClassVar[dict[type, Callable[[Any, Any], None]]] = {
        Entered: _enter,
        Started: _start,
        Withdrew: _withdraw,
        Reinstated: _reinstate,
        Renamed: _rename,
        SittingSeated: _seat,
        Reported: _report,
        Corrected: _correct,
        PlayedOff: _play_off,
        DrewLot: _draw_lot,
    }
