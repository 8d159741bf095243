"""From what was typed to what is to be simulated: every combination of the editions, players and options named."""

import argparse
from itertools import product

from wildfour.editions import edition_named
from wildfour.errors import Invalid
from wildfour.match.formats import DEFAULT
from wildfour.options import Options, parse_options
from wildfour.simulation.requests import MatchRequest, Request, RoundRequest

MOST_THREADS = 1024


def parse_requests(args: argparse.Namespace) -> list[Request]:
    """All the runs that were asked for, in the order of the lists; each of them is possible."""
    check_threads(args)
    if args.matches is None and (args.format is not None or args.target is not None):
        raise Invalid("--format and --target are for matches; add --matches 1000, for example, or leave them out.")
    editions = [edition_named(name) for name in split_list(args.edition)]
    found: list[Request] = []
    for edition, players, options in product(editions, parse_player_counts(args.players), option_sets(args)):
        common = {
            "edition": edition,
            "players": players,
            "options": options,
            "policies": tuple(" ".join(policy.split()) for policy in args.policy.split(",")),
            "seed": args.seed,
        }
        if args.matches is None:
            found.append(RoundRequest(rounds=args.rounds, **common))
        else:
            found.append(MatchRequest(matches=args.matches, format_text=args.format or DEFAULT, **common))
    for request in found:
        request.check()
    return found


def check_threads(args: argparse.Namespace) -> None:
    if args.threads is not None and not 1 <= args.threads <= MOST_THREADS:
        raise Invalid(f"--threads takes a number from 1 to {MOST_THREADS}, not {args.threads}.")
    if args.threads is not None and args.on not in ("auto", "cpu"):
        raise Invalid(f"--threads is for this computer's cores, not for --on {args.on}; leave one of them out.")


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def parse_player_counts(text: str) -> list[int]:
    parts = split_list(text)
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise Invalid(f"--players {text!r} is not possible; write a number such as 4, or several such as 2,4,6.")
    return [int(part) for part in parts]


def option_sets(args: argparse.Namespace) -> list[Options]:
    """The options in force in every run, and with each --compare some more."""
    target = [] if args.target is None else [f"target={args.target}"]
    everywhere = [*args.option, *target]
    return [parse_options([*everywhere, *more.split()]) for more in ("", *args.compare)]
