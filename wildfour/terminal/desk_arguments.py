"""What can be typed after `wildfour tournament`. Nothing heavy is imported here: every command reads this."""

import argparse
from collections.abc import Callable
from pathlib import Path

Parser = argparse.ArgumentParser
WholeNumber = Callable[[str], int]
SLIP = "the slip: 'Ann+Bob 120 Cid+Dan 75' for partners, or 'Ann out Bob 57 Cid 20', points left in each hand"


def add_desk_arguments(parser: Parser, whole_number: WholeNumber) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="desk", required=True)

    def add(name: str, about: str) -> Parser:
        added = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        added.add_argument("file", type=Path, metavar="FILE", help="the file of the tournament")
        return added

    add_create(add("create", "begin a tournament"), whole_number)
    add_enter(add("enter", "enter players, before the start"))
    add("start", "close the entries and plan the sittings")
    add_page(add("seat", "seat the next sitting, or show again the one that is being played"))
    add_page(add("plan", "show the sittings to come"))
    add_result(add("result", "report a table"), whole_number)
    add_result(add("correct", "correct what a table reported"), whole_number)
    add_play(add("play", "let bots play the tables that have not reported"), whole_number)
    add("late", "let players in after the start of an individual tournament").add_argument(
        "names", nargs="+", metavar="NAME"
    )
    add_withdraw(add("withdraw", "let a player go"))
    add_standings(add("standings", "who is ahead, and why"))
    add("show", "the whole tournament: players, sittings, results").add_argument(
        "--log", action="store_true", help="every fact as it was recorded"
    )


def add_create(parser: Parser, whole_number: WholeNumber) -> None:
    parser.add_argument("--kind", required=True, metavar="KIND", help="whist: partners change; individual: all alone")
    parser.add_argument("--edition", metavar="NAME", help="the rulebook; classic-2003 if you do not say")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="change a rule; repeat it"
    )
    numbers = {
        "hands": "rounds that a table plays in a sitting; 4 for whist, 1 for individual",
        "cycles": "whist: how often everyone partners everyone; 1 if you do not say",
        "games": "individual: games of every player before the final; 6 if you do not say",
        "table-size": "individual: players at a table, 3 to 6; 4 if you do not say",
        "final": "individual: how many play the final; 4 if you do not say, 0 for none",
        "seed": "fix the lots, the plan and the bots",
    }
    for name, about in numbers.items():
        parser.add_argument(f"--{name}", type=whole_number, metavar="N", help=about)


def add_enter(parser: Parser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--csv", type=Path, metavar="FILE", help="a list with a column 'name', or names in the first one"
    )


def add_page(parser: Parser) -> None:
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to print")


def add_result(parser: Parser, whole_number: WholeNumber) -> None:
    parser.add_argument("sitting", metavar="SITTING", help="its number, or final")
    parser.add_argument("table", type=whole_number, metavar="TABLE", help="its number; in the final, of the round")
    parser.add_argument("slip", nargs="+", metavar="SLIP", help=SLIP)


def add_play(parser: Parser, whole_number: WholeNumber) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--table", type=whole_number, metavar="N", help="only this table")
    which.add_argument("--all", action="store_true", dest="play_all", help="all sittings to the end of the tournament")


def add_withdraw(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME")
    parser.add_argument(
        "--substitute", metavar="NAME", help="whist: who takes the seat; a name is made up if you give none"
    )


def add_standings(parser: Parser) -> None:
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to print")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a list for spreadsheets")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write them for other programs")
