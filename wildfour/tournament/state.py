"""What is known of a tournament: who plays, who sat where, what the tables reported. tournament.py fills it."""

from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.tournament.final import Final
from wildfour.tournament.individual import TWO_HANDED
from wildfour.tournament.results import HandsLeft, Result
from wildfour.tournament.seating import SeatedTable, Sitting
from wildfour.tournament.settings import Settings
from wildfour.words import listed


@dataclass
class Entrant:
    """A player of the tournament. `due` are the games of an individual one; `late` and `withdrew` count the sittings
    that were seated before."""

    name: str
    due: int = 0
    late: int | None = None
    withdrew: int | None = None


class TournamentState:
    """The state of a tournament, and what follows from it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.entrants: dict[str, Entrant] = {}
        self.substitutes: dict[str, str] = {}  # who was replaced, by whom
        self.is_started = False
        self.sittings: list[Sitting] = []
        self.results: dict[tuple[int, int], Result] = {}
        self.by_bots: set[tuple[int, int]] = set()
        self.corrections = 0
        self.planned_from = 0  # how many sittings were seated when the rest was planned
        self.left_final: dict[str, int] = {}

    # Players

    @property
    def active(self) -> list[str]:
        """Who plays on, in the order of entry; substitutes are no entrants."""
        return [entrant.name for entrant in self.entrants.values() if entrant.withdrew is None]

    @property
    def playing_substitutes(self) -> list[str]:
        return [name for name in self.substitutes.values() if name not in self.substitutes]

    @property
    def names(self) -> list[str]:
        """Everybody who was ever named."""
        return [*self.entrants, *self.substitutes.values()]

    def playing_for(self, name: str) -> str:
        """Who has a player's seat now."""
        while name in self.substitutes:
            name = self.substitutes[name]
        return name

    def games_left(self, name: str) -> int:
        """How many games a player of an individual tournament still has to play, after those that were seated."""
        tables = [table for sitting in self.qualifying for table in sitting.tables if len(table.players) >= TWO_HANDED]
        return self.entrants[name].due - sum(name in table.players for table in tables)

    # Sittings

    @property
    def sitting(self) -> Sitting | None:
        """The one that is being played, or was played last."""
        return self.sittings[-1] if self.sittings else None

    @property
    def qualifying(self) -> list[Sitting]:
        return [sitting for sitting in self.sittings if not sitting.is_final]

    @property
    def all_seated(self) -> bool:
        """Has every sitting been called up, but for the final?"""
        if not self.is_started:
            return False
        if self.settings.partners:
            return len(self.sittings) >= self.whist_sittings
        return sum(self.games_left(name) > 0 for name in self.active) < TWO_HANDED

    @property
    def whist_sittings(self) -> int:
        """R19: everyone partners everyone once in a cycle; an odd one sits out in each sitting."""
        players = len(self.entrants)
        return self.settings.cycles * (players if players % 2 else players - 1)

    @property
    def waiting(self) -> list[int]:
        """The tables of the last sitting that have not reported; in the final, the number of the next round."""
        final = self.final
        if final is not None:
            return [] if final.is_over else [len(final.rounds) + 1]
        if self.sitting is None:
            return []
        return [number for number in range(1, len(self.sitting.tables) + 1) if self._waits(self.sitting, number)]

    def _waits(self, sitting: Sitting, number: int) -> bool:
        """Somebody left alone at a table has nothing to report."""
        return (sitting.number, number) not in self.results and len(sitting.tables[number - 1].players) >= TWO_HANDED

    @property
    def final(self) -> Final | None:
        if self.sitting is None or not self.sitting.is_final:
            return None
        keys = sorted(key for key in self.results if key[0] == self.sitting.number)
        results = [self.results[key] for key in keys]
        rounds = tuple(result.rounds[0] for result in results if isinstance(result, HandsLeft))
        return Final(self.settings.final_format, self.sitting.tables[0].players, rounds, self.left_final)

    @property
    def final_number(self) -> int | None:
        return len(self.sittings) if self.final is not None else None

    @property
    def needs_final(self) -> bool:
        return self.settings.has_final and self.final is None and len(self.active) >= TWO_HANDED

    @property
    def is_over(self) -> bool:
        return self.all_seated and not self.waiting and not self.needs_final

    # Tables

    def table(self, sitting: int, number: int) -> SeatedTable:
        """A table that was seated; in the final, who played or plays the round of that number."""
        if not 1 <= sitting <= len(self.sittings):
            raise Invalid(f"Sitting {sitting} has not been seated; {self._seated_sittings()}.")
        if self.final is not None and sitting == self.final_number:
            return final_table(self.final, number)
        tables = self.sittings[sitting - 1].tables
        if not 1 <= number <= len(tables):
            numbers = f"the tables are 1 to {len(tables)}" if len(tables) > 1 else "there is only table 1"
            raise Invalid(f"Sitting {sitting} has no table {number}; {numbers}.")
        return tables[number - 1]

    def _seated_sittings(self) -> str:
        last = len(self.sittings)
        if last == 0:
            return "none has yet, so seat the first"
        return "only sitting 1 has" if last == 1 else f"sittings 1 to {last} have"

    def table_title(self, sitting: int, number: int) -> str:
        if sitting == self.final_number:
            return f"Round {number} of the final"
        return f"Table {number} of sitting {sitting}"

    def waiting_sentence(self) -> str:
        """Which tables still have to report; empty if none."""
        waiting = [str(number) for number in self.waiting]
        if not waiting or self.sitting is None:
            return ""
        if self.final is not None:
            return f"The final goes on with round {waiting[0]}."
        tables = f"table {waiting[0]}" if len(waiting) == 1 else f"tables {listed(waiting)}"
        return f"{self.sitting.title} is waiting for {tables}."


def final_table(final: Final, number: int) -> SeatedTable:
    played = len(final.rounds)
    if 1 <= number <= played:
        return final.table_of(number)
    if number == played + 1 and not final.is_over:
        return final.table
    end = "and it is over" if final.is_over else f"and round {played + 1} is next"
    raise Invalid(
        f"The final has no round {number} to report; {played} {'has' if played == 1 else 'have'} been played, {end}."
    )
