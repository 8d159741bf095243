"""Tournament state: players, seats, results. tournament.py fills it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.tournament.final import Final
from wildfour.tournament.log_events import Fact, SittingSeated, Undone, Withdrew, still_hold
from wildfour.tournament.player_names import check_new_name
from wildfour.tournament.ranking_criteria import Decision
from wildfour.tournament.results import HandsLeft, Result
from wildfour.tournament.seating.individual import TWO_HANDED
from wildfour.tournament.seating.partner_rotation import cycle_length, plays_equally
from wildfour.tournament.seating.sittings import SeatedTable, Sitting, deals_at
from wildfour.tournament.settings import WHIST_TABLE, Settings
from wildfour.words import Message, saying


@dataclass
class Entrant:
    """A tournament player. In an individual tournament, `due` is the player's number of games. `late`, `withdrew`, and
    `returned` hold the number of sittings already seated at the time."""

    name: str
    due: int = 0
    late: int | None = None
    withdrew: int | None = None
    returned: int | None = None


class TournamentState:
    """A tournament's state, and values derived from it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.facts: list[Fact] = [settings]
        self.entrants: dict[str, Entrant] = {}
        self.seat_of: dict[str, str] = {}  # current player in each seat whose entrant withdrew
        self.substitutes: dict[str, str] = {}  # maps substitutes to the entrants whose seats they took
        self.is_started = False
        self.sittings_wanted = settings.sittings
        self.sittings: list[Sitting] = []
        self.results: dict[tuple[int, int], Result] = {}
        self.by_bots: set[tuple[int, int]] = set()
        self.corrections = 0
        self.planned_from = 0  # number of sittings already seated when the remaining ones were planned
        self.left_final: dict[str, int] = {}
        self.decisions: list[Decision] = []

    # Facts

    @property
    def last_entry(self) -> int | None:
        """Return the number of the last fact that can be undone."""
        holds = still_hold(self.facts)
        return next(
            (
                number
                for number in range(len(self.facts), 1, -1)
                if holds[number - 1] and not isinstance(self.facts[number - 1], Undone)
            ),
            None,
        )

    # Players

    @property
    def active(self) -> list[str]:
        """Return the remaining players in entry order. Substitutes are not entrants."""
        return [entrant.name for entrant in self.entrants.values() if entrant.withdrew is None]

    @property
    def playing_substitutes(self) -> list[str]:
        return list(self.seat_of.values())

    @property
    def playing(self) -> list[str]:
        return [*self.active, *self.playing_substitutes]

    @property
    def names(self) -> list[str]:
        """Return every name ever used."""
        return [*self.entrants, *self.substitutes]

    def games_left(self, name: str) -> int:
        """Return how many games a player in an individual tournament has left, excluding games already seated."""
        return max(0, self.entrants[name].due - self.games_seated(name))

    def games_seated(self, name: str, sittings: int | None = None) -> int:
        """Count a player's games in all sittings, or in the first `sittings` ones."""
        tables = [table for sitting in self.qualifying[:sittings] for table in sitting.tables]
        return sum(name in table.players for table in tables if len(table.players) >= TWO_HANDED)

    def dealt(self) -> Counter[str]:
        """Count each player's deals, including those at tables that have not reported yet (R44)."""
        return deals_at(self.qualifying, self.settings.hands)

    # Sittings

    @property
    def sitting(self) -> Sitting | None:
        """Return the current sitting, or the last one."""
        return self.sittings[-1] if self.sittings else None

    @property
    def qualifying(self) -> list[Sitting]:
        return [sitting for sitting in self.sittings if not sitting.is_final]

    @property
    def all_seated(self) -> bool:
        """Return whether every sitting but the final has been seated."""
        if not self.is_started:
            return False
        if self.settings.partners:
            return len(self.sittings) >= self.whist_sittings
        return sum(self.games_left(name) > 0 for name in self.active) < TWO_HANDED

    @property
    def whist_sittings(self) -> int:
        """Return the requested number of sittings, or the number that whole cycles take (R18, R19)."""
        return self.sittings_wanted or self.settings.cycles * cycle_length(len(self.entrants))

    @property
    def counts_per_game(self) -> bool:
        """Return whether points per game count, because partners change and numbers of sittings differ."""
        partners = self.settings.partners and self.is_started
        return partners and not plays_equally(len(self.entrants), self.whist_sittings)

    @property
    def waiting(self) -> list[int]:
        """Return the tables in the last sitting that have not reported. In the final, return the number of the next
        round."""
        final = self.final
        if final is not None:
            return [] if final.is_over else [len(final.rounds) + 1]
        if self.sitting is None:
            return []
        return [number for number in range(1, len(self.sitting.tables) + 1) if self._waits(self.sitting, number)]

    def _waits(self, sitting: Sitting, number: int) -> bool:
        """Return whether a table has yet to report. A lone player has nothing to report."""
        return (sitting.number, number) not in self.results and len(sitting.tables[number - 1].players) >= TWO_HANDED

    @property
    def final(self) -> Final | None:
        if self.sitting is None or not self.sitting.is_final:
            return None
        keys = sorted(key for key in self.results if key[0] == self.sitting.number)
        results = [self.results[key] for key in keys]
        rounds = tuple(result.rounds[0] for result in results if isinstance(result, HandsLeft))
        table = self.sitting.tables[0]
        return Final(self.settings.final_format, table.players, table.dealer, rounds, self.left_final)

    @property
    def final_number(self) -> int | None:
        return len(self.sittings) if self.final is not None else None

    @property
    def needs_final(self) -> bool:
        return self.settings.has_final and self.final is None and len(self.active) >= TWO_HANDED

    @property
    def is_over(self) -> bool:
        return self.all_seated and not self.waiting and not self.needs_final

    def sitting_out(self, tables: Iterable[SeatedTable]) -> tuple[str, ...]:
        seated = {player for table in tables for player in table.players}
        return tuple(name for name in self.playing if name not in seated)

    # Tables

    def table(self, sitting: int, number: int) -> SeatedTable:
        """Return a seated table. In the final, return the table for the round with the given number."""
        if not 1 <= sitting <= len(self.sittings):
            raise Invalid("sitting-not-seated", sitting=str(sitting), seated=len(self.sittings))
        if self.final is not None and sitting == self.final_number:
            return final_table(self.final, number)
        tables = self.sittings[sitting - 1].tables
        if not 1 <= number <= len(tables):
            raise Invalid("no-such-table", sitting=str(sitting), table=str(number), tables=len(tables))
        return tables[number - 1]

    def table_title(self, sitting: int, number: int) -> Message:
        if sitting == self.final_number:
            return saying("final-round-title", number=str(number))
        return saying("table-title", sitting=str(sitting), table=str(number))

    def waiting_for(self) -> Message:
        """Name the tables that still have to report."""
        assert self.sitting is not None
        waiting = [str(number) for number in self.waiting]
        if self.final is not None:
            dealer = self.final.table.dealer
            return saying("final-goes-on", number=waiting[0], dealer=dealer or 0)
        return saying("waiting-for", sitting=str(self.sitting.number), tables=waiting, count=len(waiting))

    # Checks

    def check_can_withdraw(self, fact: Withdrew) -> None:
        if fact.name not in self.names:
            raise Invalid("no-such-player-here", name=fact.name)
        if fact.name not in self.playing:
            raise Invalid("withdrawn-already", name=fact.name)
        if self.is_over:
            raise Invalid("nothing-to-withdraw-from", name=fact.name)
        needed = self.is_started and self.settings.partners
        if needed and fact.substitute is None:
            raise Invalid("substitute-needed", name=fact.name)
        if not needed and fact.substitute is not None:
            raise Invalid("no-substitute-needed", name=fact.name)
        if fact.substitute is not None:
            check_new_name(fact.substitute, self.names)

    def check_tables(self, fact: SittingSeated) -> None:
        """Check that no one has more than one seat, that tables are playable, and that dealers sit at their tables."""
        seated = [name for players in fact.tables for name in players]
        most = self.settings.edition.most_players
        sizes = [WHIST_TABLE] if self.settings.partners else range(TWO_HANDED, most + 1)
        right = (
            fact.tables
            and len(set(seated)) == len(seated)
            and set(seated) <= set(self.playing)
            and all(len(players) in sizes for players in fact.tables)
            and (len(fact.tables) == 1 or not fact.is_final)
            and len(fact.dealers) in (0, len(fact.tables))
            and all(dealer in players for dealer, players in zip(fact.dealers, fact.tables, strict=False))
        )
        if not right:
            raise Invalid("wrong-players-seated", sitting=str(fact.sitting))


def final_table(final: Final, number: int) -> SeatedTable:
    played = len(final.rounds)
    if 1 <= number <= played:
        return final.table_of(number)
    if number == played + 1 and not final.is_over:
        return final.table
    over = "yes" if final.is_over else "no"
    raise Invalid("no-such-final-round", number=str(number), played=played, following=str(played + 1), over=over)
