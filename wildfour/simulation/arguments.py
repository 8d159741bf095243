"""Arguments of `wildfour simulate`. Every command imports this module, so it imports nothing heavy.

Numbers stay strings until the command parses them, so that errors are in the user's language.
"""

import argparse
from pathlib import Path

from wildfour.support.files import STDOUT
from wildfour.words import ENGLISH, Catalogue

ROUNDS = 100_000
POLICIES = ("random", "greedy", "sparing", "color", "careless", "skilled", "network")
RATES = ("bluff", "challenge", "forget", "overlook", "jump", "slip", "doubt")


def add_simulate_arguments(parser: argparse.ArgumentParser, words: Catalogue = ENGLISH) -> None:
    add_request_arguments(parser, words)
    add_run_arguments(parser, words)
    add_output_arguments(parser, words)


def add_request_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    say = words.say
    parser.add_argument("--edition", default="classic-2003", metavar="NAMES", help=say("simulate-edition"))
    parser.add_argument("--players", default="4", metavar="N", help=say("simulate-players"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help=say("simulate-option"))
    parser.add_argument("--compare", action="append", default=[], metavar="OPTIONS", help=say("simulate-compare"))
    parser.add_argument("--rounds", metavar="N", help=say("simulate-rounds", rounds=ROUNDS))
    parser.add_argument("--matches", metavar="N", help=say("simulate-matches"))
    parser.add_argument("--format", metavar="FORMAT", help=say("simulate-format"))
    parser.add_argument("--target", metavar="POINTS", help=say("simulate-target"))
    parser.add_argument(
        "--policy", default="random", metavar="POLICIES", help=say("simulate-policy", policies=POLICIES, rates=RATES)
    )


def add_run_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--seed", default="0", metavar="N", help=words.say("simulate-seed"))
    parser.add_argument("--threads", metavar="N", help=words.say("simulate-threads"))
    parser.add_argument("--on", default="auto", metavar="BACKEND", help=words.say("simulate-on"))


def add_output_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    for option, about in (("--json", words.say("simulate-json")), ("--csv", words.say("simulate-csv"))):
        parser.add_argument(option, type=Path, nargs="?", const=STDOUT, metavar="FILE", help=about)
    parser.add_argument("--report", type=Path, metavar="DIR", help=words.say("simulate-report"))
