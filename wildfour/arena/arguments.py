"""What can be typed after `wildfour arena`. Nothing heavy is imported here: every command reads this."""

import argparse
from collections.abc import Callable
from pathlib import Path

from wildfour.files import STDOUT

ROUNDS = 1_000
Number = Callable[[str], int]


def add_arena_arguments(parser: argparse.ArgumentParser, whole_number: Number, seed_number: Number) -> None:
    add_bot_arguments(parser)
    add_table_arguments(parser, whole_number)
    parser.add_argument("--seed", type=seed_number, default=0, metavar="N", help="seed of all chance; 0 unless given")
    parser.add_argument("--workers", type=whole_number, metavar="N", help="processes; one for each core unless given")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep what is done in this file, and go on from it")
    parser.add_argument(
        "--json", type=Path, nargs="?", const=STDOUT, metavar="FILE", help="write JSON to a file, or here"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the matrix: .png, .svg or .pdf")


def add_bot_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        nargs="*",
        metavar="BOT",
        help="two or more bots, of which each meets every other: a level, or package.module:function; "
        'a level may have settings: "expert budget=20ms"',
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="BOTS",
        help="instead: one bot for each seat, such as skilled,random,random,random; repeat it",
    )


def add_table_arguments(parser: argparse.ArgumentParser, whole_number: Number) -> None:
    parser.add_argument("--players", type=whole_number, metavar="N", help="players at a table; 2 unless given")
    parser.add_argument(
        "--rounds", type=whole_number, default=ROUNDS, metavar="N", help=f"rounds at each table; {ROUNDS} unless given"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="change a rule; repeat it"
    )
    parser.add_argument(
        "--format",
        metavar="FORMAT",
        help="what the bots play for in its first round; to go out unless given",
    )
    parser.add_argument("--edition", default="classic-2003", metavar="NAME", help="the rulebook")
