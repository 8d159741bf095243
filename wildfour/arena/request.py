"""An arena request: tables of bots that play the same deals, as single rounds or whole matches."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from wildfour.arena.arguments import MATCHES, ROUNDS
from wildfour.bots.levels import bot_named
from wildfour.errors import Invalid
from wildfour.match.format_base import Format
from wildfour.match.formats import DEFAULT, format_named, with_partners
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rules.seats import across
from wildfour.support.number_format import parse_seed, parse_whole

MOST_ROUNDS = 10**9
MOST_WORKERS = 256
Bots = tuple[str, ...]


@dataclass(frozen=True)
class ArenaRequest:
    """All parameters that determine the result, except the number of deals. A table has a bot for each place. On every
    deal, the places rotate around the seats, so each bot plays the deal from every seat. Without a format, single
    rounds are played. With a format, whole matches are played, and a deal is a match number."""

    edition: str
    options: str
    players: int
    format: str | None
    seed: int
    tables: tuple[Bots, ...]

    @property
    def unit(self) -> str:
        """Return the unit of play, for messages."""
        return "rounds" if self.format is None else "matches"

    @cached_property
    def rulebook(self) -> Edition:
        return edition_named(self.edition)

    @cached_property
    def scoring(self) -> Format:
        return format_named(self.format or DEFAULT, parse_options(self.options))

    @cached_property
    def table_options(self) -> Options:
        return with_partners(parse_options(self.options), self.scoring)

    def stakes(self, seat: int) -> Stakes:
        """Return the stakes of a single round: going out, alone or with partners."""
        return Stakes(team=(across(self.players, seat),)) if self.table_options["partners"] else TO_GO_OUT

    def side_of(self, place: int) -> tuple[int, ...]:
        """Return the places that win together with the given place."""
        return (place, across(self.players, place)) if self.table_options["partners"] else (place,)

    def check(self) -> None:
        """Reject requests that cannot be played."""
        self.scoring.check_players(self.players)
        check_table(self.rulebook, self.players, self.table_options)
        for name in self.bots:
            bot_named(name)

    @property
    def bots(self) -> Bots:
        """Return all distinct bots."""
        return tuple(dict.fromkeys(bot for table in self.tables for bot in table))


class Amount(NamedTuple):
    """The number of rounds or matches per table, and the number of processes."""

    wanted: int
    workers: int | None


def parse_request(args: argparse.Namespace) -> ArenaRequest:
    """Parse the command line."""
    tables = [tuple(split_names(text)) for text in args.table]
    wanted = None if args.players is None else parse_whole("--players", args.players)
    players = players_at_a_table(wanted, tables)
    target = [] if args.target is None else [f"target={args.target}"]
    options = str(parse_options([*args.option, *target]))
    request = ArenaRequest(args.edition, options, players, format_asked(args), parse_seed(args.seed), tuple(tables))
    request.check()
    if tables and args.bots:
        raise Invalid("bots-or-tables")
    if not tables:
        bots = [" ".join(name.split()) for name in args.bots]
        request = replace(request, tables=tuple(pairings(bots, players, bool(request.table_options["partners"]))))
        request.check()
    return request


def format_asked(args: argparse.Namespace) -> str | None:
    """Return the match format, or None for single rounds."""
    if args.format is None and args.target is None and args.matches is None:
        return None
    if args.rounds is not None:
        raise Invalid("arena-plays-matches")
    return DEFAULT if args.format is None else str(args.format)


def parse_amount(args: argparse.Namespace) -> Amount:
    if format_asked(args) is None:
        wanted = ROUNDS if args.rounds is None else parse_whole("--rounds", args.rounds)
        if not 1 <= wanted <= MOST_ROUNDS:
            raise Invalid("arena-rounds-range", rounds=wanted, most=MOST_ROUNDS)
    else:
        wanted = MATCHES if args.matches is None else parse_whole("--matches", args.matches)
        if not 1 <= wanted <= MOST_ROUNDS:
            raise Invalid("arena-matches-range", matches=wanted, most=MOST_ROUNDS)
    workers = None if args.workers is None else parse_whole("--workers", args.workers)
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise Invalid("workers-range", workers=workers, most=MOST_WORKERS)
    return Amount(wanted, workers)


def split_names(text: str) -> list[str]:
    return [" ".join(name.split()) for name in text.split(",")]


def players_at_a_table(players: int | None, tables: Sequence[Bots]) -> int:
    """Return the number of players. By default, it is the number of places at the given table."""
    if not tables:
        return 2 if players is None else players
    size = len(tables[0]) if players is None else players
    for table in tables:
        if len(table) != size:
            raise Invalid("table-of-bots", bots=len(table), names=table, players=size)
    return size


def pairings(bots: Sequence[str], players: int, partners: bool) -> list[Bots]:
    """Pair every bot with every other. With two sides, a pairing is one table. With more, one side of the first bot
    plays against sides of the second, and vice versa. Partners are on the same side."""
    if len(bots) < 2:
        raise Invalid("arena-needs-bots")
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise Invalid("bot-named-twice", bot=bot)
    sides = players // 2 if partners else players
    pairs = combinations(bots, 2) if sides == 2 else permutations(bots, 2)
    return [(one, *[other] * (sides - 1)) * (players // sides) for one, other in pairs]


def rotations(table: Bots) -> int:
    """Return the number of distinct rotations of a table. Each deal is played once per rotation."""
    return next(turn for turn in range(1, len(table) + 1) if table[turn:] + table[:turn] == table)


def deals_for(table: Bots, wanted: int) -> int:
    """Return the number of whole deals that yields at least the requested number of rounds or matches."""
    return -(-wanted // rotations(table))
