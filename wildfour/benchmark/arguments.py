"""Arguments of `wildfour bench`. Every command imports this module, so it imports nothing heavy."""

import argparse

from wildfour.words import ENGLISH, Catalogue


def add_bench_arguments(parser: argparse.ArgumentParser, words: Catalogue = ENGLISH) -> None:
    parser.add_argument("--quick", action="store_true", help=words.say("bench-quick"))
    parser.add_argument("--json", action="store_true", help=words.say("bench-json"))
    parser.add_argument("--tries", metavar="N", help=words.say("bench-tries"))
