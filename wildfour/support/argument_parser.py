"""Argument parser with help and errors in the reader's language. Each error is one sentence.

argparse writes some errors itself, in English. Those errors are recognized by patterns.
"""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from wildfour.errors import Invalid, WildfourError, unknown
from wildfour.words import ENGLISH, Catalogue

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Actions = Iterable[argparse.Action]
Groups = Iterable[Any]  # the group class is private to argparse

# argparse's errors, with the suffix of the argument-… message that replaces each.
SAID = (
    (r"unrecognized arguments: (?P<text>.+)", "unknown"),
    (r"the following arguments are required: (?P<names>.+)", "missing"),
    (r"argument (?P<name>\S+): expected .+", "needs-more"),
    (r"argument (?P<name>\S+): ignored explicit argument '(?P<text>.*)'", "stands-alone"),
    (r"argument (?P<name>\S+): not allowed with argument (?P<other>\S+)", "not-with"),
    (r"argument (?P<name>\S+): invalid whole_number value: '(?P<text>.*)'", "not-whole"),
)
NOT_A_CHOICE = re.compile(r"argument (?P<argument>\S+): invalid choice: '(?P<name>.*)' \(choose from (?P<known>.+)\)")


class Parser(argparse.ArgumentParser):
    """Argument parser that rejects abbreviated options. Its subparsers use the same language."""

    def __init__(self, *, words: Catalogue = ENGLISH, **settings: Any) -> None:
        self.words = words
        fixed = {"add_help": False, "allow_abbrev": False, "formatter_class": partial(Formatter, words=words)}
        super().__init__(**{**settings, **fixed})
        self._positionals.title = words.say("help-what-to-type")
        self._optionals.title = words.say("help-also")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))

    def add_subparsers(self, **settings: Any) -> "argparse._SubParsersAction[Parser]":  # type: ignore[override]
        return super().add_subparsers(**{"parser_class": partial(Parser, words=self.words), **settings})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Reject leftover arguments here, where the command is known. argparse reads `--seed=--` as `--seed` without a
        value."""
        for one in args or ():
            if one.startswith("--") and one.endswith("=--"):
                self.error(f"argument {one.removesuffix('=--')}: expected one argument")
        parsed, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return parsed, rest

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help. Unlike argparse, raise an error if printing fails."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        raise refusal_of(message, self.prog)


class Formatter(argparse.HelpFormatter):
    """Help formatter for the reader's language."""

    def __init__(self, prog: str, *, words: Catalogue, **settings: Any) -> None:
        super().__init__(prog, **settings)
        self._words = words

    def add_usage(self, usage: str | None, actions: Actions, groups: Groups, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._words.say('help-usage')} " if prefix is None else prefix)


def refusal_of(message: str, program: str) -> WildfourError:
    """Convert an argparse error to a refusal."""
    choice = NOT_A_CHOICE.fullmatch(message)
    if choice is not None:
        known = re.findall(r"[\w-]+", choice["known"])
        if choice["argument"] == "--language":
            return unknown("no-such-language", choice["name"], known)
        return unknown("no-such-command", choice["name"], known)
    for pattern, suffix in SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return Invalid(f"argument-{suffix}", **found.groupdict(), program=program)
    return Invalid("bad-arguments", problem=f"{message[:1].upper()}{message[1:]}", program=program)


def whole_number_in(text: str, most_digits: int = 18) -> int | None:
    """Parse a whole number as people type it. Return None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= most_digits else None


def whole_number(text: str) -> int:
    """Parse a whole number. On a ValueError, argparse shows this function's name."""
    number = whole_number_in(text)
    if number is None:
        raise ValueError
    return number
