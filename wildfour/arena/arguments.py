"""Arguments of `wildfour arena`. Every command imports this module, so it imports nothing heavy.

Numbers stay strings until the command parses them, so that errors are in the user's language.
"""

import argparse
from pathlib import Path

from wildfour.support.files import STDOUT
from wildfour.words import ENGLISH, Catalogue

ROUNDS = 1_000
MATCHES = 100
LEVELS = ("random", "novice", "casual", "skilled", "network", "expert")


def add_arena_arguments(parser: argparse.ArgumentParser, words: Catalogue = ENGLISH) -> None:
    say = words.say
    parser.add_argument("bots", nargs="*", metavar="BOT", help=say("arena-bots", levels=LEVELS))
    parser.add_argument("--table", action="append", default=[], metavar="BOTS", help=say("arena-table"))
    parser.add_argument("--players", metavar="N", help=say("arena-players"))
    parser.add_argument("--rounds", metavar="N", help=say("arena-rounds", rounds=ROUNDS))
    parser.add_argument("--matches", metavar="N", help=say("arena-matches", matches=MATCHES))
    parser.add_argument("--format", metavar="FORMAT", help=say("arena-format"))
    parser.add_argument("--target", metavar="POINTS", help=say("arena-target"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help=say("arena-option"))
    parser.add_argument("--edition", default="classic-2003", metavar="NAME", help=say("arena-edition"))
    add_run_arguments(parser, words)


def add_run_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    say = words.say
    parser.add_argument("--seed", default="0", metavar="N", help=say("arena-seed"))
    parser.add_argument("--workers", metavar="N", help=say("arena-workers"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("arena-resume"))
    parser.add_argument("--json", type=Path, nargs="?", const=STDOUT, metavar="FILE", help=say("arena-json"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help=say("arena-picture"))
