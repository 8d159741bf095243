"""Parsing of requests from typed arguments: every combination of the named editions, players, and options."""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from wildfour.errors import Invalid
from wildfour.match.formats import DEFAULT
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.simulation.arguments import ROUNDS
from wildfour.simulation.request import MatchRequest, Request, RoundRequest
from wildfour.support.number_format import parse_seed, parse_whole

MOST_THREADS = 1024


def parse_requests(args: argparse.Namespace) -> list[Request]:
    """Return the runs in list order. All runs are playable and distinct."""
    if args.rounds is not None and args.matches is not None:
        raise Invalid("rounds-or-matches")
    if args.matches is None and (args.format is not None or args.target is not None):
        raise Invalid("only-for-matches")
    base, *others = option_sets(args)
    for options, text in zip(others, args.compare, strict=True):
        if options == base:
            raise Invalid("compare-changes-nothing", options=text)
    tables = product(map(edition_named, split_list(args.edition)), parse_player_counts(args.players))
    found = [request_of(args, *table, options) for table in tables for options in (base, *others)]
    for request in found:
        request.check()
    check_repeated(found)
    return [replace(one, compared=len(found) > 1) for one in found]


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
    """Return the number of threads, or None for one per core."""
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
    """Return each run's options: the common options, plus those of each --compare."""
    target = [] if args.target is None else [f"target={args.target}"]
    everywhere = [*args.option, *target]
    return [parse_options([*everywhere, *more.split()]) for more in ("", *args.compare)]
