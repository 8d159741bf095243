"""What can be typed after `wildfour simulate`. Nothing heavy is imported here: every command reads this."""

import argparse
from collections.abc import Callable
from pathlib import Path

from wildfour.files import STDOUT

ROUNDS = 100_000


def add_simulate_arguments(parser: argparse.ArgumentParser, whole_number: Callable[[str], int]) -> None:
    add_request_arguments(parser, whole_number)
    add_run_arguments(parser, whole_number)
    add_output_arguments(parser)


def add_request_arguments(parser: argparse.ArgumentParser, whole_number: Callable[[str], int]) -> None:
    parser.add_argument("--edition", default="classic-2003", metavar="NAMES", help="the rulebook, or several: a,b")
    parser.add_argument("--players", default="4", metavar="N", help="players at the table; several numbers: 2,4,6")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="change a rule in every run; repeat it"
    )
    parser.add_argument(
        "--compare",
        action="append",
        default=[],
        metavar="OPTIONS",
        help="one more run, with these options as well: stacking=any, or several in quotes; repeat it",
    )
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--rounds", type=whole_number, default=ROUNDS, metavar="N", help=f"rounds in each run; {ROUNDS} unless given"
    )
    amount.add_argument("--matches", type=whole_number, metavar="N", help="play matches instead of single rounds")
    parser.add_argument("--format", metavar="FORMAT", help="of the matches; points-race unless given")
    parser.add_argument("--target", metavar="POINTS", help="the points that end a match, 500 unless given")
    parser.add_argument(
        "--policy",
        default="random",
        metavar="POLICIES",
        help="random, greedy, color, careless or skilled; or one for each seat, from the dealer's left: "
        'greedy,random,random; a policy may have rates: "greedy bluff=0.2 challenge=0.5 forget=0.1 overlook=0.1"',
    )


def add_run_arguments(parser: argparse.ArgumentParser, whole_number: Callable[[str], int]) -> None:
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help="seed of all chance; 0 unless given")
    parser.add_argument("--threads", type=whole_number, metavar="N", help="cores to use; all unless given")
    parser.add_argument(
        "--on", default="auto", metavar="BACKEND", help="cpu, cuda, ray or ray:ADDRESS; chosen for you unless given"
    )


def add_output_arguments(parser: argparse.ArgumentParser) -> None:
    for form in ("json", "csv"):
        parser.add_argument(
            f"--{form}",
            type=Path,
            nargs="?",
            const=STDOUT,
            metavar="FILE",
            help=f"write {form.upper()} to a file, or here in place of the text",
        )
    parser.add_argument("--report", type=Path, metavar="DIR", help="write a page with figures into this folder")


def seed_number(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text[:21]) < 1 << 64:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a seed; a seed is a whole number from 0 to {(1 << 64) - 1}")
