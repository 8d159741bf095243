"""The command line. Whatever cannot be done is said in one sentence on stderr, with exit code 2.

What a command needs is imported when it is used, so that every command starts at once, and so that lists and help need
nothing but Python. Each command says which stage of the set-up it needs (docs/dependencies.md); run.py sees to it.
"""

import argparse
import dataclasses
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from wildfour.arena.arguments import add_arena_arguments
from wildfour.benchmark.arguments import add_bench_arguments
from wildfour.desk.arguments import add_desk_arguments, desk_meant
from wildfour.errors import Invalid, WildfourError
from wildfour.server.arguments import (
    add_backup_arguments,
    add_open_arguments,
    add_restore_arguments,
    add_serve_arguments,
)
from wildfour.simulation.arguments import add_simulate_arguments
from wildfour.support.argument_parser import Parser
from wildfour.support.extras import COMPILED, PROGRAM
from wildfour.support.files import system_reason
from wildfour.support.stderr_messages import speak
from wildfour.version import VERSION
from wildfour.words import ENGLISH, Catalogue, in_language, known_languages

REFUSED = 2
DIFFERS = 1
INTERRUPTED = 130  # as a shell reports Ctrl-C
PIPE_CLOSED = 1
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts

StartIn = Callable[[str, list[str]], int]  # what starts Wildfour again in a stage of the set-up, with these arguments


def main(arguments: Sequence[str] | None = None, start_in: StartIn | None = None) -> int:
    """Run a command, here or where its packages are; returns the exit code."""
    make_streams_forgiving()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    words = words_wanted(typed)
    try:
        parser = build_parser(words)
        wishes = parsed(parser, desk_meant(typed))
        wishes.typed = typed
        stage = stage_of(wishes)
        if stage and start_in is not None:
            return start_in(stage, typed)
        return run(parser, wishes, words)
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
    """The language that is asked for, needed before anything else is read; or else the system's."""
    for place, word in enumerate(typed):
        option, equals, value = word.partition("=")
        if option == "--language":
            wanted = value if equals else "".join(typed[place + 1 : place + 2])
            return in_language(wanted if wanted in known_languages() else language_of_the_system())
    return in_language(language_of_the_system())


def parsed(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    try:
        return parser.parse_args(arguments)
    except SystemExit:
        flush_output()  # the help that was asked for
        raise


def flush_output() -> None:
    """Here, where a closed pipe or a full disk is still caught."""
    if sys.stdout is not None:
        sys.stdout.flush()


def stage_of(wishes: argparse.Namespace) -> str:
    """The stage of the set-up that the command needs; none for what Python can do alone."""
    stage: str = wishes.stage
    if stage == "play" and any(level in str(getattr(wishes, "bots", "")) for level in COMPILED):
        return "compiler"
    return "" if wishes.version else stage


def make_streams_forgiving() -> None:
    """A byte or a letter that does not fit the terminal is replaced, not a reason to fall over."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def language_of_the_system() -> str:
    """The one that the environment asks for, if we speak it: LANG=de_AT.UTF-8 is German."""
    asked = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), "")
    language = re.split("[_.@]", asked)[0]
    return language if language in known_languages() else ENGLISH.language


def say_refusal(sentence: str) -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # there is nowhere left to say it
            print(f"wildfour: {' '.join(sentence.split())}", file=sys.stderr, flush=True)


def leave_output() -> None:
    """Nobody reads on, or nothing can be written any more: say nothing, not even when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def system_failed(error: OSError, words: Catalogue) -> int:
    """What the system refuses, and nobody expected. Without a file name it is about the output: its disk is full."""
    reason = system_reason(error)
    if error.filename is None:
        leave_output()
        say_refusal(words.say("output-lost", reason=reason))
    else:
        say_refusal(words.say("system-refused", file=str(error.filename), reason=reason))
    return REFUSED


def run(parser: Parser, wishes: argparse.Namespace, words: Catalogue) -> int:
    code: int | None = None
    wishes.words = words
    speak(words)
    if wishes.version:
        print(f"wildfour {VERSION}")
    elif wishes.command is None:
        parser.print_help()
    else:
        code = wishes.command(wishes)
    flush_output()
    return code or 0


def build_parser(words: Catalogue = ENGLISH) -> Parser:
    parser = Parser(prog=PROGRAM, description=words.say("help-about"), words=words)
    parser.set_defaults(command=None, stage="")
    parser.add_argument("--version", action="store_true", help=words.say("help-version"))
    add_language(parser, words, default=words.language)
    commands = parser.add_subparsers(title=words.say("help-commands"), metavar=words.say("help-command"))

    def add(name: str, command: Callable[[argparse.Namespace], int | None], stage: str) -> Parser:
        said = words.say(f"help-{name}")
        added = commands.add_parser(name, help=said, description=said)
        added.set_defaults(command=command, stage=stage)
        add_language(added, words, default=argparse.SUPPRESS)
        return added

    add_open_arguments(add("open", open_page, "play"), whole_number, words)
    add_play_arguments(add("play", play, "play"), words)
    add_replay_arguments(add("replay", replay, "play"), words)
    verifying = add("verify", verify, "play")
    verifying.add_argument("file", type=Path, metavar="FILE", help=words.say("help-verify-file"))
    verifying.add_argument("--fingerprint", default="", metavar="HEX", help=words.say("help-verify-fingerprint"))
    add_serve_arguments(add("serve", serve, "play"), whole_number, words)
    add_backup_arguments(add("backup", backup, "play"), words)
    add_restore_arguments(add("restore", restore, "play"), words)
    add_pad_arguments(add("pad", pad, "play"), words)
    add_desk_arguments(add("tournament", tournament, "play"), whole_number, words)
    add_simulate_arguments(add("simulate", simulate, "compiler"), words)
    add_arena_arguments(add("arena", arena, "compiler"), words)
    add_bench_arguments(add("bench", bench, "bench"), words)
    add("editions", editions, "")
    add("options", options, "").add_argument(
        "edition", nargs="?", metavar="EDITION", help=words.say("help-options-edition")
    )
    add("rules", rules, "").add_argument("clauses", nargs="*", metavar="CLAUSE", help=words.say("help-rules-clause"))
    return parser


def add_language(parser: Parser, words: Catalogue, default: str) -> None:
    """Before the command or after it."""
    parser.add_argument("--language", choices=known_languages(), default=default, help=words.say("help-language"))


def add_match_arguments(parser: Parser, words: Catalogue) -> None:
    """What is played, whoever plays it."""
    parser.add_argument("--edition", metavar="NAME", help=words.say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help=words.say("help-option"))
    parser.add_argument("--format", metavar="FORMAT", help=words.say("help-format"))
    parser.add_argument("--target", metavar="POINTS", help=words.say("help-target"))


def options_wished(wishes: argparse.Namespace) -> list[str]:
    return [*wishes.option, *([] if wishes.target is None else [f"target={wishes.target}"])]


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
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--as", dest="seat", default="spectator", metavar="SEAT", help=words.say("help-replay-as"))
    which.add_argument("--all", action="store_true", dest="show_all", help=words.say("help-replay-all"))


def add_pad_arguments(parser: Parser, words: Catalogue) -> None:
    add_match_arguments(parser, words)
    parser.add_argument("--players", metavar="NAMES", help=words.say("usage-pad-players"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=words.say("usage-pad-file"))
    parser.add_argument("--new", action="store_true", help=words.say("usage-pad-new"))
    parser.add_argument("--html", type=Path, metavar="FILE", help=words.say("usage-pad-html"))
    parser.add_argument("--json", action="store_true", help=words.say("usage-pad-json"))


def whole_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 19:
        return int(text)
    raise ValueError  # the parser says what is wrong


def asked_of(kind: type, wishes: argparse.Namespace) -> dict[str, Any]:
    """What was typed, by the names under which a command takes it."""
    typed = {**vars(wishes), "options": options_wished(wishes)}
    return {field.name: typed[field.name] for field in dataclasses.fields(kind)}


def play(wishes: argparse.Namespace) -> None:
    from wildfour.terminal.console import Console  # noqa: PLC0415 - see above
    from wildfour.terminal.saved_match import PlayArgs  # noqa: PLC0415
    from wildfour.terminal.saved_match import play as play_match  # noqa: PLC0415

    wanted = PlayArgs(**asked_of(PlayArgs, wishes))
    if sys.stdout is not None:
        play_match(wanted, Console(sys.stdin, sys.stdout, wishes.words))


def replay(wishes: argparse.Namespace) -> None:
    from wildfour.errors import BadTranscript  # noqa: PLC0415 - see above
    from wildfour.narration.transcript_narration import player_called, story  # noqa: PLC0415
    from wildfour.terminal.console import Console  # noqa: PLC0415
    from wildfour.terminal.saving import read_text  # noqa: PLC0415
    from wildfour.transcript import read_transcript  # noqa: PLC0415

    text = read_text(wishes.file)
    try:
        transcript = read_transcript(text)
        reader = player_called(wishes.seat, transcript)
        console = Console(None, sys.stdout, wishes.words)
        for line in story(transcript, reader, show_all=wishes.show_all):
            console.tell(*line)
    except BadTranscript as error:
        raise Invalid("in-file", file=str(wishes.file), refusal=error.message) from error


def verify(wishes: argparse.Namespace) -> int:
    """0: proved; 1: something differs. What cannot be verified is refused."""
    from wildfour.errors import BadTranscript  # noqa: PLC0415 - see above
    from wildfour.fair import Unfair  # noqa: PLC0415
    from wildfour.fair import verify as verify_transcript  # noqa: PLC0415
    from wildfour.terminal.console import Console  # noqa: PLC0415
    from wildfour.terminal.saving import read_text  # noqa: PLC0415

    console = Console(None, sys.stdout, wishes.words)
    try:
        console.tell(*verify_transcript(read_text(wishes.file), wishes.fingerprint).messages)
    except Unfair as difference:
        console.tell(difference.message)
        return DIFFERS
    except BadTranscript as error:
        raise Invalid("in-file", file=str(wishes.file), refusal=error.message) from error
    return 0


def open_page(wishes: argparse.Namespace) -> None:
    server_command().open_page(wishes)


def serve(wishes: argparse.Namespace) -> None:
    server_command().serve(wishes)


def backup(wishes: argparse.Namespace) -> None:
    server_command().backup(wishes)


def restore(wishes: argparse.Namespace) -> None:
    server_command().restore(wishes)


def server_command() -> ModuleType:
    try:
        return importlib.import_module("wildfour.server.command")
    except ModuleNotFoundError as error:
        raise Invalid("server-not-installed", package=error.name or "") from error


def pad(wishes: argparse.Namespace) -> None:
    from wildfour.terminal.console import Console  # noqa: PLC0415 - see above
    from wildfour.terminal.pad_setup import PadArgs, keep_pad  # noqa: PLC0415

    wanted = PadArgs(**asked_of(PadArgs, wishes))
    if sys.stdout is not None:
        keep_pad(wanted, Console(sys.stdin, sys.stdout, wishes.words), say_refusal)


def tournament(wishes: argparse.Namespace) -> None:
    from wildfour.desk.command import run as run_desk  # noqa: PLC0415
    from wildfour.terminal.console import Console  # noqa: PLC0415 - see above

    if sys.stdout is not None:
        run_desk(wishes, Console(sys.stdin, sys.stdout, wishes.words))


def simulate(wishes: argparse.Namespace) -> None:
    from wildfour.simulation.command import run as run_simulation  # noqa: PLC0415 - see above

    run_simulation(wishes)


def arena(wishes: argparse.Namespace) -> int:
    from wildfour.arena.command import run as run_arena  # noqa: PLC0415 - see above

    return run_arena(wishes)


def bench(wishes: argparse.Namespace) -> None:
    from wildfour.benchmark.command import run as run_benchmark  # noqa: PLC0415 - see above

    print(run_benchmark(wishes, lambda sentence: print(sentence, file=sys.stderr)))


def editions(wishes: argparse.Namespace) -> None:
    from wildfour.rulebook.editions import EDITIONS, LEAST_PLAYERS  # noqa: PLC0415 - see above

    for edition in EDITIONS:
        print(
            wishes.words.say(
                "listed-edition",
                name=edition.name,
                title=edition.title,
                cards=edition.cards,
                least=LEAST_PLAYERS,
                most=edition.most_players,
            )
        )


def options(wishes: argparse.Namespace) -> None:
    from wildfour.rulebook.editions import edition_named  # noqa: PLC0415 - see above
    from wildfour.rulebook.option_parser import OPTIONS, has_feature  # noqa: PLC0415

    edition = edition_named(wishes.edition) if wishes.edition else None
    for option in OPTIONS:
        if edition is None or not option.needs or has_feature(edition, option.needs):
            print(wishes.words.say("listed-option", name=option.name, values=list(option.values), clause=option.clause))
            print(f"    {wishes.words.say('listed-usual')} {wishes.words.say(option.usual)}")
            print(f"    {wishes.words.say('listed-changed')} {wishes.words.say(option.changed)}")


def rules(wishes: argparse.Namespace) -> None:
    from wildfour.rulebook.clauses import CLAUSES, clauses_named  # noqa: PLC0415 - see above

    wanted = [clause for name in wishes.clauses for clause in clauses_named(name)]
    for clause in wanted or CLAUSES:
        print(f"{clause.id} ({clause.editions}): {wishes.words.say(clause.message)}")
