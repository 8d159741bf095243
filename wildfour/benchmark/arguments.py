"""What can be typed after `wildfour bench`. Nothing heavy is imported here: every command reads this."""

import argparse


def add_bench_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="two players only, and shorter tries: a rough answer")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--tries", type=tries, metavar="N", help="how often each is measured; the best try counts")


def tries(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= 1000:
        return int(text[:9])
    raise argparse.ArgumentTypeError(f"{text!r} is not a number of tries; give a whole number from 1 to 1000")
