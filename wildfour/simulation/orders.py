"""From what was typed to what is to be simulated: every combination of the editions, players and options named."""

import argparse
from itertools import product

from wildfour.editions import edition_named
from wildfour.errors import Invalid
from wildfour.match.formats import DEFAULT
from wildfour.options import Options, parse_options
from wildfour.simulation.matches import MatchRequest
from wildfour.simulation.running import Request

MOST_THREADS = 1024
AnyRequest = Request | MatchRequest


def orders(wishes: argparse.Namespace) -> list[AnyRequest]:
    """All the runs that were asked for, in the order of the lists; each of them can be."""
    check_threads(wishes)
    if wishes.matches is None and (wishes.format is not None or wishes.target is not None):
        raise Invalid("--format and --target are for matches; add --matches 1000, for example, or leave them out.")
    editions = [edition_named(name) for name in listed_in(wishes.edition)]
    found: list[AnyRequest] = []
    for edition, players, options in product(editions, player_numbers(wishes.players), option_sets(wishes)):
        common = {
            "edition": edition,
            "players": players,
            "options": options,
            "policies": tuple(" ".join(policy.split()) for policy in wishes.policy.split(",")),
            "seed": wishes.seed,
        }
        if wishes.matches is None:
            found.append(Request(rounds=wishes.rounds, **common))
        else:
            found.append(MatchRequest(matches=wishes.matches, format_text=wishes.format or DEFAULT, **common))
    for request in found:
        request.check()
    return found


def check_threads(wishes: argparse.Namespace) -> None:
    if wishes.threads is not None and not 1 <= wishes.threads <= MOST_THREADS:
        raise Invalid(f"--threads {wishes.threads} cannot be; it is a number from 1 to {MOST_THREADS}.")
    if wishes.threads is not None and wishes.on not in ("auto", "cpu"):
        raise Invalid(f"--threads is for this computer's cores, not for --on {wishes.on}; leave one of them out.")


def listed_in(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def player_numbers(text: str) -> list[int]:
    parts = listed_in(text)
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise Invalid(f"--players {text} cannot be; write a number such as 4, or several such as 2,4,6.")
    return [int(part) for part in parts]


def option_sets(wishes: argparse.Namespace) -> list[Options]:
    """The options in force in every run, and with each --compare some more."""
    target = [] if wishes.target is None else [f"target={wishes.target}"]
    everywhere = [*wishes.option, *target]
    return [parse_options([*everywhere, *more.split()]) for more in ("", *wishes.compare)]
