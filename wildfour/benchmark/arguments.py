"""What can be typed after `wildfour bench`. Nothing heavy is imported here: every command reads this."""

import argparse

from wildfour.words import ENGLISH, Catalogue


def add_bench_arguments(parser: argparse.ArgumentParser, words: Catalogue = ENGLISH) -> None:
    parser.add_argument("--quick", action="store_true", help=words.say("bench-quick"))
    parser.add_argument("--json", action="store_true", help=words.say("bench-json"))
    parser.add_argument("--tries", metavar="N", help=words.say("bench-tries"))
