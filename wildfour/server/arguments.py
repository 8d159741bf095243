"""Command-line arguments of the server commands. Every command loads this module, so it imports nothing heavy."""

import argparse
from pathlib import Path

from wildfour.support.argument_parser import whole_number
from wildfour.words import Catalogue


def add_serve_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.epilog = words.say("about-serve-settings")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true", help=words.say("about-serve-lan"))
    where.add_argument("--host", metavar="ADDRESS", help=words.say("about-serve-host"))
    parser.add_argument("--port", type=whole_number, metavar="N", help=words.say("about-serve-port"))
    add_database_argument(parser, words)


def add_open_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.set_defaults(host="127.0.0.1")
    parser.add_argument("--port", type=whole_number, metavar="N", help=words.say("about-serve-port"))
    add_database_argument(parser, words)


def add_backup_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("about-backup-file"))
    add_database_argument(parser, words)


def add_restore_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("about-restore-file"))
    add_database_argument(parser, words)


def add_database_argument(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--database", type=Path, metavar="FILE", help=words.say("about-database"))
