"""Arguments of `wildfour tournament`. Every command imports this module, so it imports nothing heavy."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from wildfour.support.argument_parser import whole_number
from wildfour.words import Catalogue

Parser = argparse.ArgumentParser
TOURNAMENT, DESK = "tournament", "desk"
NAMES = (
    "desk",
    "create",
    "enter",
    "start",
    "seat",
    "plan",
    "players",
    "result",
    "correct",
    "undo",
    "play",
    "withdraw",
    "reinstate",
    "rename",
    "playoff",
    "lot",
    "standings",
    "show",
    "log",
)
NUMBERS = ("sittings", "hands", "cycles", "games", "table-size", "final", "seed")  # numeric settings


def default_to_desk(arguments: Sequence[str]) -> list[str]:
    """Let `tournament evening.event` open the desk: a word that looks like a file name is not a command."""
    found = list(arguments)
    if TOURNAMENT in found:
        place = found.index(TOURNAMENT) + 1
        word = found[place] if place < len(found) else ""
        if word not in NAMES and not word.startswith("-") and ("." in word or "/" in word or "\\" in word):
            found.insert(place, DESK)
    return found


def add_desk_arguments(parser: Parser, words: Catalogue) -> None:
    commands = parser.add_subparsers(
        title=words.say("usage-commands"), metavar=words.say("usage-command"), dest="desk", required=True
    )
    parsers = {}
    for name in NAMES:
        about = words.say(f"usage-desk-{name}")
        parsers[name] = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        parsers[name].add_argument("file", type=Path, metavar="FILE", help=words.say("usage-desk-file"))
    for name in ("desk", "create"):
        add_settings(parsers[name], words)
    add_enter(parsers["enter"], words)
    parsers["start"].add_argument(
        "--sittings", type=whole_number, metavar="N", help=words.say("usage-desk-start-sittings")
    )
    for name in ("seat", "plan"):
        parsers[name].add_argument("--html", type=Path, metavar="FILE", help=words.say("usage-desk-html"))
    parsers["players"].add_argument(
        "--html", type=Path, metavar="FILE", required=True, help=words.say("usage-desk-html")
    )
    for name in ("result", "correct"):
        add_result(parsers[name], words)
    parsers["undo"].add_argument(
        "entry", nargs="?", type=whole_number, metavar="N", help=words.say("usage-desk-undo-entry")
    )
    add_play(parsers["play"], words)
    add_people(parsers, words)
    parsers["playoff"].add_argument("slip", nargs="+", metavar="SLIP", help=words.say("usage-desk-playoff-slip"))
    add_standings(parsers["standings"], words)
    parsers["log"].add_argument("--raw", action="store_true", help=words.say("usage-desk-raw"))


def add_settings(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--kind", metavar="KIND", help=words.say("usage-desk-kind"))
    parser.add_argument("--edition", metavar="NAME", help=words.say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help=words.say("help-option"))
    for name in NUMBERS:
        parser.add_argument(f"--{name}", type=whole_number, metavar="N", help=words.say(f"usage-desk-{name}"))


def add_enter(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words.say("usage-desk-csv-list"))
    parser.add_argument("--encoding", metavar="NAME", help=words.say("usage-desk-encoding"))


def add_result(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("sitting", metavar="SITTING", help=words.say("usage-desk-sitting"))
    parser.add_argument("table", type=whole_number, metavar="TABLE", help=words.say("usage-desk-table"))
    parser.add_argument("slip", nargs="+", metavar="SLIP", help=words.say("usage-desk-slip"))


def add_play(parser: Parser, words: Catalogue) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--table", type=whole_number, metavar="N", help=words.say("usage-desk-play-table"))
    which.add_argument("--all", action="store_true", dest="play_all", help=words.say("usage-desk-play-all"))
    parser.add_argument("--yes", action="store_true", help=words.say("usage-yes"))


def add_people(parsers: dict[str, Parser], words: Catalogue) -> None:
    for name in ("withdraw", "reinstate", "rename"):
        parsers[name].add_argument("name", metavar="NAME")
    parsers["rename"].add_argument("new_name", metavar="NEW-NAME")
    parsers["withdraw"].add_argument("--substitute", metavar="NAME", help=words.say("usage-desk-substitute"))
    parsers["withdraw"].add_argument("--yes", action="store_true", help=words.say("usage-yes"))


def add_standings(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--html", type=Path, metavar="FILE", help=words.say("usage-desk-html"))
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words.say("usage-desk-csv"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=words.say("usage-desk-json"))
