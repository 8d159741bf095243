"""What an arena plays: tables of bots, each on the same deals."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations

from wildfour.bots.levels import bot_named
from wildfour.editions import Edition, edition_named
from wildfour.errors import Invalid
from wildfour.match.format import Format
from wildfour.match.formats import DEFAULT, format_named
from wildfour.match.match import with_partners
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.options import Options, check_table, parse_options
from wildfour.rules.scoring import across

MOST_ROUNDS = 10**9
Bots = tuple[str, ...]


@dataclass(frozen=True)
class ArenaRequest:
    """Everything that the answer depends on but the number of deals. A table has a bot for each of its places; on every
    deal the places move round the seats, so that each bot plays the deal from every seat."""

    edition: str
    options: str
    players: int
    format: str | None
    seed: int
    tables: tuple[Bots, ...]

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
        """What the bots play for: to go out, alone or with partners, or what the format says for its first round."""
        if self.format is not None:
            return self.scoring.stakes(self.players, (), seat)
        return Stakes(team=(across(self.players, seat),)) if self.table_options["partners"] else TO_GO_OUT

    def on_one_side(self, place: int, other: int) -> bool:
        """Are two places of a table one, or partners?"""
        return place == other or bool(self.table_options["partners"] and place == across(self.players, other))

    def check(self) -> None:
        """Refuse what cannot be played."""
        self.scoring.check_players(self.players)
        check_table(self.rulebook, self.players, self.table_options)
        for name in self.bots:
            bot_named(name)

    @property
    def bots(self) -> Bots:
        """Every bot once."""
        return tuple(dict.fromkeys(bot for table in self.tables for bot in table))


def parse_request(args: argparse.Namespace) -> ArenaRequest:
    """Read the command line."""
    tables = [tuple(split_names(text)) for text in args.table]
    players = players_at_a_table(args.players, tables)
    options = str(parse_options(args.option))
    request = ArenaRequest(args.edition, options, players, args.format, args.seed, tuple(tables))
    check_numbers(args)
    request.check()
    if tables and args.bots:
        raise Invalid("Name the bots that meet each other, or give each --table, but not both.")
    if not tables:
        bots = [" ".join(name.split()) for name in args.bots]
        request = replace(request, tables=tuple(pairings(bots, players, bool(request.table_options["partners"]))))
        request.check()
    return request


def check_numbers(args: argparse.Namespace) -> None:
    if not 1 <= args.rounds <= MOST_ROUNDS:
        raise Invalid(f"{args.rounds} rounds cannot be played; ask for 1 to {MOST_ROUNDS}.")
    if args.workers == 0:
        raise Invalid("Nobody can play with 0 workers; ask for 1 or more.")


def split_names(text: str) -> list[str]:
    return [" ".join(name.split()) for name in text.split(",")]


def players_at_a_table(players: int | None, tables: Sequence[Bots]) -> int:
    """As many as a table has places, if there is one."""
    if not tables:
        return 2 if players is None else players
    size = len(tables[0]) if players is None else players
    for table in tables:
        if len(table) != size:
            raise Invalid(f"A table of {size} players has {len(table)} bots ({', '.join(table)}); name one for each.")
    return size


def pairings(bots: Sequence[str], players: int, partners: bool) -> list[Bots]:
    """Every bot against every other. With two sides at the table a pairing is one table; with more, one side of the
    first bot sits among sides of the second, and the other way round. Partners are of one side."""
    if len(bots) < 2:
        raise Invalid("An arena needs two bots or more; name them, such as: wildfour arena casual novice.")
    if len(set(bots)) < len(bots):
        raise Invalid("A bot is named twice; name each bot once, or seat it with --table.")
    sides = players // 2 if partners else players
    pairs = combinations(bots, 2) if sides == 2 else permutations(bots, 2)
    return [(one, *[other] * (sides - 1)) * (players // sides) for one, other in pairs]


def rotations(table: Bots) -> int:
    """After how many moves round the seats a table looks as before: so many rounds are played on each deal."""
    return next(turn for turn in range(1, len(table) + 1) if table[turn:] + table[:turn] == table)


def deals_for(table: Bots, rounds: int) -> int:
    """Only whole deals are played, so there may be a few rounds more than asked for."""
    return -(-rounds // rotations(table))
