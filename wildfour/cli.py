"""The command line. A refusal is one sentence on stderr, with exit code 2.

A command is imported only when it is used, so every command starts fast, and lists and help need only Python. COMMANDS
names the setup stage that each command needs (docs/dependencies.md); run.py installs it.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from wildfour.desk.arguments import default_to_desk
from wildfour.errors import Invalid, WildfourError
from wildfour.support.argument_parser import Parser
from wildfour.support.extras import COMPILED, COMPILER, ENGINES, PROGRAM, machine_code_stage
from wildfour.support.files import system_reason
from wildfour.support.processor import kind_here, reason_for_kind
from wildfour.support.stderr_messages import say_refusal, speak
from wildfour.version import VERSION
from wildfour.words import ENGLISH, Catalogue, in_language, known_languages

REFUSED = 2
DIFFERS = 1
INTERRUPTED = 130  # exit code that shells report for Ctrl-C
PIPE_CLOSED = 1
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # first one set wins

StartIn = Callable[[str, list[str]], int]  # restarts Wildfour in a setup stage, with these arguments


class Command(NamedTuple):
    """A command, with its setup stage and the functions that add its arguments and run it."""

    stage: str
    arguments: str
    run: str


COMMANDS = {
    "open": Command("play", "server.arguments:add_open_arguments", "server.command:open_page"),
    "play": Command("play", "terminal.arguments:add_play_arguments", "terminal.command:play"),
    "replay": Command("play", "terminal.arguments:add_replay_arguments", "terminal.command:replay"),
    "verify": Command("play", "terminal.arguments:add_verify_arguments", "terminal.command:verify"),
    "serve": Command("play", "server.arguments:add_serve_arguments", "server.command:serve"),
    "backup": Command("play", "server.arguments:add_backup_arguments", "server.command:backup"),
    "restore": Command("play", "server.arguments:add_restore_arguments", "server.command:restore"),
    "pad": Command("play", "terminal.arguments:add_pad_arguments", "terminal.pad_setup:pad"),
    "tournament": Command("play", "desk.arguments:add_desk_arguments", "desk.command:run"),
    "simulate": Command(ENGINES, "simulation.arguments:add_simulate_arguments", "simulation.command:run"),
    "arena": Command(ENGINES, "arena.arguments:add_arena_arguments", "arena.command:run"),
    "bench": Command("bench", "benchmark.arguments:add_bench_arguments", "benchmark.command:print_report"),
    "editions": Command("", "", "terminal.rule_lists:editions"),
    "options": Command("", "terminal.arguments:add_options_arguments", "terminal.rule_lists:options"),
    "rules": Command("", "terminal.arguments:add_rules_arguments", "terminal.rule_lists:rules"),
}


def load(target: str) -> Callable[..., Any]:
    """Import a function by its `module:name` path."""
    module, _, name = target.partition(":")
    try:
        found: Callable[..., Any] = getattr(import_module(f"wildfour.{module}"), name)
    except ModuleNotFoundError as error:
        if module != "server.command":
            raise
        raise Invalid("server-not-installed", package=error.name or "") from error
    return found


def main(arguments: Sequence[str] | None = None, start_in: StartIn | None = None) -> int:
    """Run a command, in this process or in the environment with its packages. Return the exit code."""
    make_streams_forgiving()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    words = words_wanted(typed)
    try:
        parser = build_parser(words)
        parsed_arguments = parsed(parser, default_to_desk(typed))
        parsed_arguments.typed = typed
        stage = stage_of(parsed_arguments)
        if stage and start_in is not None:
            return start_in(stage, typed)
        return run(parser, parsed_arguments, words)
    except WildfourError as error:
        say_refusal(error.told(words))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_output()
        return PIPE_CLOSED
    except OSError as error:
        return system_failed(error, words)


def words_wanted(typed: Sequence[str]) -> Catalogue:
    """Return the catalog for --language (default: the system's). Parse errors need it, so it is read before parsing."""
    for place, word in enumerate(typed):
        option, equals, value = word.partition("=")
        if option == "--language":
            wanted = value if equals else "".join(typed[place + 1 : place + 2])
            return in_language(wanted if wanted in known_languages() else system_language())
    return in_language(system_language())


def parsed(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    try:
        return parser.parse_args(arguments)
    except SystemExit:
        flush_output()  # argparse exits here after --help
        raise


def flush_output() -> None:
    """Flush stdout while a closed pipe or a full disk can still be caught."""
    if sys.stdout is not None:
        sys.stdout.flush()


def stage_of(parsed_arguments: argparse.Namespace) -> str:
    """Return the setup stage that the command needs, or an empty string if it needs only Python."""
    stage: str = parsed_arguments.stage
    if stage == "play" and any(level in str(getattr(parsed_arguments, "bots", "")) for level in COMPILED):
        return machine_code_stage()
    if stage == ENGINES:  # a report or a picture needs matplotlib, which comes with the compiler
        draws = getattr(parsed_arguments, "report", None) or getattr(parsed_arguments, "picture", None)
        return COMPILER if draws else machine_code_stage()
    return "" if parsed_arguments.version else stage


def make_streams_forgiving() -> None:
    """Replace bytes and characters that the terminal cannot encode, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def system_language() -> str:
    """Return the environment's language if supported. LANG=de_AT.UTF-8, for example, means German."""
    asked = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    language = re.split("[_.@]", asked)[0]
    return language if language in known_languages() else ENGLISH.language


def leave_output() -> None:
    """Discard output after a failed write, so that Python does not report an error when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def system_failed(error: OSError, words: Catalogue) -> int:
    """Report an unexpected system error. An error without a file name concerns stdout, for example because of a full
    disk."""
    reason = system_reason(error)
    if error.filename is None:
        leave_output()
        say_refusal(words.say("output-lost", reason=reason))
    else:
        say_refusal(words.say("system-refused", file=str(error.filename), reason=reason))
    return REFUSED


def run(parser: Parser, parsed_arguments: argparse.Namespace, words: Catalogue) -> int:
    code: int | None = None
    parsed_arguments.words = words
    speak(words)
    if parsed_arguments.version:
        print(f"wildfour {VERSION}")
        if parsed_arguments.verbose:
            print(words.say("machine-code", why=reason_for_kind(), kind=kind_here()))
    elif parsed_arguments.command is None:
        parser.print_help()
    else:
        code = load(COMMANDS[parsed_arguments.command].run)(parsed_arguments)
    flush_output()
    return code or 0


def build_parser(words: Catalogue = ENGLISH) -> Parser:
    parser = Parser(prog=PROGRAM, description=words.say("help-about"), words=words)
    parser.set_defaults(command=None, stage="")
    parser.add_argument("--version", action="store_true", help=words.say("help-version"))
    parser.add_argument("--verbose", action="store_true", help=words.say("help-verbose"))
    add_language(parser, words, default=words.language)
    parsers = parser.add_subparsers(title=words.say("help-commands"), metavar=words.say("help-command"))
    for name, command in COMMANDS.items():
        about = words.say(f"help-{name}")
        added = parsers.add_parser(name, help=about, description=about)
        added.set_defaults(command=name, stage=command.stage)
        add_language(added, words, default=argparse.SUPPRESS)
        if command.arguments:
            load(command.arguments)(added, words)
    return parser


def add_language(parser: Parser, words: Catalogue, default: str) -> None:
    """Add --language, which is accepted before or after the command."""
    parser.add_argument("--language", choices=known_languages(), default=default, help=words.say("help-language"))
