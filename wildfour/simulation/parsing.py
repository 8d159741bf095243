"""From what was typed to what is to be simulated: every combination of the editions, players and options named."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

from wildfour.errors import Invalid
from wildfour.match.formats import DEFAULT
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.simulation.arguments import ROUNDS
from wildfour.simulation.request import MatchRequest, Request, RoundRequest
from wildfour.simulation.unused import why_unused
from wildfour.support.number_format import parse_seed, parse_whole

MOST_THREADS = 1024


class Asked(NamedTuple):
    """The runs that were asked for, and what is to be said about the options: one that changes nothing at a table is
    announced, and a run that would be the same as another is left out."""

    requests: list[Request]
    notes: list[Invalid]


def parse_requests(args: argparse.Namespace) -> Asked:
    """All the runs, in the order of the lists; each of them is possible, and all of them can differ."""
    if args.rounds is not None and args.matches is not None:
        raise Invalid("rounds-or-matches")
    if args.matches is None and (args.format is not None or args.target is not None):
        raise Invalid("only-for-matches")
    base, *others = option_sets(args)
    added = [names_added(base, options, text) for options, text in zip(others, args.compare, strict=True)]
    found: list[Request] = []
    notes: list[Invalid] = []
    used: set[int] = set()
    for edition, players in product(map(edition_named, split_list(args.edition)), parse_player_counts(args.players)):
        first = request_of(args, edition, players, base)
        first.check()
        found.append(first)
        notes += reasons(first, base)
        for number, options in enumerate(others):
            other = replace(first, options=options)
            other.check()
            unused = reasons(other, added[number])
            notes += unused
            if len(unused) < len(added[number]):
                found.append(other)
                used.add(number)
    for number in range(len(others)):
        if number not in used:
            raise next(note for note in notes if note.arguments["option"] in added[number])
    check_repeated(found)
    return Asked([replace(one, compared=len(found) > 1) for one in found], list(dict.fromkeys(notes)))


def names_added(base: Options, options: Options, text: str) -> list[str]:
    """The options in which a run differs from the one it is compared with."""
    found = [name for name in options if options[name] != base[name]]
    if not found:
        raise Invalid("compare-changes-nothing", options=text)
    return found


def reasons(request: Request, options: Iterable[str]) -> list[Invalid]:
    """Why some of the options change nothing at the table."""
    return [why for name in options if (why := why_unused(request, name)) is not None]


def request_of(args: argparse.Namespace, edition: Edition, players: int, options: Options) -> Request:
    common: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "options": options,
        "policies": tuple(" ".join(policy.split()) for policy in args.policy.split(",")),
        "seed": parse_seed(args.seed),
    }
    if args.matches is None:
        rounds = ROUNDS if args.rounds is None else parse_whole("--rounds", args.rounds)
        return RoundRequest(rounds=rounds, **common)
    matches = parse_whole("--matches", args.matches)
    return MatchRequest(matches=matches, format_text=args.format or DEFAULT, **common)


def check_repeated(requests: Sequence[Request]) -> None:
    for place, request in enumerate(requests):
        if request in requests[:place]:
            table = [request.edition.name, str(request.players), str(request.options)]
            raise Invalid("run-asked-twice", run=", ".join(filter(None, table)))


def parse_threads(args: argparse.Namespace) -> int | None:
    """How many threads; None: as many as there are cores."""
    if args.threads is None:
        return None
    threads = parse_whole("--threads", args.threads)
    if not 1 <= threads <= MOST_THREADS:
        raise Invalid("threads-range", threads=threads, most=MOST_THREADS)
    if args.on not in ("auto", "cpu"):
        raise Invalid("threads-elsewhere", backend=args.on)
    return threads


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def parse_player_counts(text: str) -> list[int]:
    parts = split_list(text)
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise Invalid("not-player-counts", text=text)
    return [int(part) for part in parts]


def option_sets(args: argparse.Namespace) -> list[Options]:
    """The options in force in every run, and with each --compare some more."""
    target = [] if args.target is None else [f"target={args.target}"]
    everywhere = [*args.option, *target]
    return [parse_options([*everywhere, *more.split()]) for more in ("", *args.compare)]
