"""Simulation requests: rounds or matches at one table."""

from dataclasses import dataclass, field
from functools import cached_property

from wildfour.errors import Invalid
from wildfour.match.format_base import Format
from wildfour.match.formats import DEFAULT, format_named, with_partners
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options, check_table
from wildfour.simulation.seat_plans import seat_plans
from wildfour.support.number_format import MOST_SEED

MOST_ROUNDS = 10**12
MOST_MATCHES = 10**9


@dataclass(frozen=True, kw_only=True)
class TableRequest:
    """Settings shared by rounds and matches. `policies` has one policy for all seats, or one per seat. A run that is
    `compared` with another needs sums by block, which slow down a GPU."""

    edition: Edition
    players: int
    options: Options = field(default_factory=Options)
    policies: tuple[str, ...] = ("random",)
    seed: int = 0
    compared: bool = False

    @property
    def table_options(self) -> Options:
        return self.options

    def check(self) -> None:
        check_table(self.edition, self.players, self.table_options)
        seat_plans(self.policies, self.players)
        if not 0 <= self.seed <= MOST_SEED:
            raise Invalid("not-a-seed", text=str(self.seed), most=str(MOST_SEED))


@dataclass(frozen=True, kw_only=True)
class RoundRequest(TableRequest):
    """Single rounds. Seats are numbered from the dealer's left."""

    rounds: int

    def check(self) -> None:
        super().check()
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise Invalid("rounds-range", rounds=self.rounds, most=MOST_ROUNDS)


@dataclass(frozen=True, kw_only=True)
class MatchRequest(TableRequest):
    """Entire matches. Policies belong to players, not seats."""

    matches: int
    format_text: str = DEFAULT

    @cached_property
    def format(self) -> Format:
        return format_named(self.format_text, self.options)

    @property
    def table_options(self) -> Options:
        return with_partners(self.options, self.format)

    def check(self) -> None:
        self.format.check_players(self.players)
        super().check()
        if not 1 <= self.matches <= MOST_MATCHES:
            raise Invalid("matches-range", matches=self.matches, most=MOST_MATCHES)


Request = RoundRequest | MatchRequest
