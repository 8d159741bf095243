"""Arguments of `wildfour play`, `replay`, `verify`, `pad`, `options`, and `rules`. Every command imports this
module."""

import argparse
from pathlib import Path

from wildfour.support.argument_parser import whole_number
from wildfour.words import Catalogue

Parser = argparse.ArgumentParser


def add_match_arguments(parser: Parser, words: Catalogue) -> None:
    """Add the arguments that describe a match."""
    parser.add_argument("--edition", metavar="NAME", help=words.say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help=words.say("help-option"))
    parser.add_argument("--format", metavar="FORMAT", help=words.say("help-format"))
    parser.add_argument("--target", metavar="POINTS", help=words.say("help-target"))


def options_in(args: argparse.Namespace) -> list[str]:
    return [*args.option, *([] if args.target is None else [f"target={args.target}"])]


def describe_a_match(args: argparse.Namespace) -> bool:
    """Return True if the user gave an argument that a saved match or pad already determines."""
    given = (args.players, getattr(args, "name", None), args.edition, args.format)
    return any(one is not None for one in given) or bool(options_in(args))


def add_play_arguments(parser: Parser, words: Catalogue) -> None:
    add_match_arguments(parser, words)
    parser.add_argument("--players", type=whole_number, metavar="N", help=words.say("help-play-players"))
    parser.add_argument("--name", metavar="NAME", help=words.say("help-play-name"))
    parser.add_argument("--bots", metavar="LEVELS", help=words.say("help-play-bots"))
    parser.add_argument("--seed", type=whole_number, metavar="N", help=words.say("help-play-seed"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=words.say("help-play-save"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=words.say("help-play-new"))
    which.add_argument("--resume", action="store_true", help=words.say("help-play-resume"))


def add_replay_arguments(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("help-replay-file"))
    parser.add_argument("--with", dest="other", type=Path, metavar="FILE", help=words.say("help-replay-with"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--as", dest="seat", default="spectator", metavar="SEAT", help=words.say("help-replay-as"))
    which.add_argument("--all", action="store_true", dest="show_all", help=words.say("help-replay-all"))


def add_verify_arguments(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("help-verify-file"))
    parser.add_argument("--fingerprint", default="", metavar="HEX", help=words.say("help-verify-fingerprint"))
    parser.add_argument("--seed", action="append", default=[], metavar="SEED", help=words.say("help-verify-seed"))
    parser.add_argument("--link", action="append", default=[], metavar="HEX", help=words.say("help-verify-link"))


def add_pad_arguments(parser: Parser, words: Catalogue) -> None:
    add_match_arguments(parser, words)
    parser.add_argument("--players", metavar="NAMES", help=words.say("usage-pad-players"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=words.say("usage-pad-file"))
    parser.add_argument("--new", action="store_true", help=words.say("usage-pad-new"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=words.say("usage-pad-html"))
    parser.add_argument("--json", action="store_true", help=words.say("usage-pad-json"))


def add_options_arguments(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("edition", nargs="?", metavar="EDITION", help=words.say("help-options-edition"))


def add_rules_arguments(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help=words.say("help-rules-clause"))
