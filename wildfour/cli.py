"""The command line. Whatever cannot be done is said in one sentence on stderr, with exit code 2.

What a command needs is imported when it is used, so that every command starts at once.
"""

import argparse
import importlib
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

from wildfour.arena.arguments import add_arena_arguments
from wildfour.benchmark.arguments import add_bench_arguments
from wildfour.errors import Invalid, WildfourError
from wildfour.server.arguments import add_backup_arguments, add_restore_arguments, add_serve_arguments
from wildfour.simulation.arguments import add_simulate_arguments, seed_number
from wildfour.terminal.desk_arguments import add_desk_arguments
from wildfour.words import ENGLISH, Catalogue, in_language, known_languages

REFUSED = 2
DIFFERS = 1
INTERRUPTED = 130  # as a shell reports Ctrl-C
PIPE_CLOSED = 1
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
ABOUT = "Plays the UNO® rules. Not affiliated with or endorsed by Mattel."


class Parser(argparse.ArgumentParser):
    """Refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Invalid("bad-arguments", problem=f"{message[:1].upper()}{message[1:]}", program=self.prog)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    make_streams_forgiving()
    words = ENGLISH
    try:
        parser = build_parser()
        wishes = parser.parse_args(arguments)
        wishes.typed = sys.argv[1:] if arguments is None else list(arguments)
        words = in_language(wishes.language)
        return run(parser, wishes, words)
    except WildfourError as error:
        say_refusal(error.told(words))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return leave_broken_pipe()


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
        print(f"wildfour: {' '.join(sentence.split())}", file=sys.stderr)


def leave_broken_pipe() -> int:
    """Nobody reads on: say nothing, not even when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def run(parser: Parser, wishes: argparse.Namespace, words: Catalogue) -> int:
    code: int | None = None
    wishes.words = words
    if wishes.version:
        from wildfour import __version__  # noqa: PLC0415 - see above

        print(f"wildfour {__version__}")
    elif wishes.command is None:
        parser.print_help()
    else:
        code = wishes.command(wishes)
    if sys.stdout is not None:
        sys.stdout.flush()  # here, where a closed pipe is still caught
    return code or 0


def build_parser() -> Parser:
    parser = Parser(prog="wildfour", description=ABOUT, allow_abbrev=False)
    parser.set_defaults(command=None)
    parser.add_argument("--version", action="store_true", help="say which version this is")
    parser.add_argument(
        "--language",
        choices=known_languages(),
        default=language_of_the_system(),
        help="of the game, of rules, options, editions and refusals; the system's unless given",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    words = in_language(language_of_the_system())

    def add(name: str, command: Callable[[argparse.Namespace], int | None], about: str) -> Parser:
        added = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        added.set_defaults(command=command)
        return added

    add_play_arguments(add("play", play, "play a match against bots, in plain text"))
    add_replay_arguments(add("replay", replay, "tell the story of a transcript"))
    verifying = add("verify", verify, "prove that nobody chose the cards of a transcript, the server included")
    verifying.add_argument("file", type=Path, metavar="FILE", help="a transcript of a table with fair deals")
    verifying.add_argument(
        "--fingerprint",
        default="",
        metavar="HEX",
        help="the one you were shown before the first card, or how it begins",
    )
    add_serve_arguments(add("serve", serve, words.say("about-serve")), whole_number, words)
    add_backup_arguments(add("backup", backup, words.say("about-backup")), words)
    add_restore_arguments(add("restore", restore, words.say("about-restore")), words)
    add_pad_arguments(add("pad", pad, "keep the score of a match with real cards"))
    add_desk_arguments(
        add("tournament", tournament, "run a tournament: seat it, take results, show standings"), whole_number
    )
    add_simulate_arguments(
        add("simulate", simulate, "play rounds or matches by the million, and tell what they are like"), whole_number
    )
    add_arena_arguments(
        add("arena", arena, "let bots play against each other, and tell which is better"), whole_number, seed_number
    )
    add_bench_arguments(add("bench", bench, "measure how fast this computer plays, beside other software"))
    add("editions", editions, "list the editions")
    listing = add("options", options, "list the options of a table, with their reasons")
    listing.add_argument("edition", nargs="?", metavar="EDITION", help="only the options that mean something in it")
    clauses = add("rules", rules, "show the clauses of the rulebooks, and our rulings")
    clauses.add_argument(
        "clauses", nargs="*", metavar="CLAUSE", help="an id such as C1 or R7; without any, all of them"
    )
    return parser


def add_match_arguments(parser: Parser) -> None:
    """What is played, whoever plays it."""
    parser.add_argument("--edition", metavar="NAME", help="the rulebook; classic-2003 if you do not say")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="change a rule; repeat it"
    )
    parser.add_argument(
        "--format", metavar="FORMAT", help="points-race, lowest-score, partners, rotating-partners or elimination"
    )
    parser.add_argument("--target", metavar="POINTS", help="the points that end the match, 500 unless given")


def options_wished(wishes: argparse.Namespace) -> list[str]:
    return [*wishes.option, *([] if wishes.target is None else [f"target={wishes.target}"])]


def add_play_arguments(parser: Parser) -> None:
    add_match_arguments(parser)
    parser.add_argument("--players", type=whole_number, metavar="N", help="you and the bots; 4 if you do not say")
    parser.add_argument("--name", metavar="NAME", help="your name")
    parser.add_argument(
        "--bots",
        metavar="LEVELS",
        help="novice, casual, skilled or expert: one for all, or one for each with commas between; casual unless given",
    )
    parser.add_argument("--seed", type=whole_number, metavar="N", help="fix the chance of cards and bots")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the match is saved")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help="begin another match")
    which.add_argument("--resume", action="store_true", help="go on with the saved match")


def add_replay_arguments(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a transcript")
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--as", dest="seat", default="spectator", metavar="SEAT", help="what this seat may know, or a spectator"
    )
    which.add_argument("--all", action="store_true", dest="show_all", help="with every card shown")


def add_pad_arguments(parser: Parser) -> None:
    add_match_arguments(parser)
    parser.add_argument("--players", metavar="NAMES", help="the names in the order of the seats: Ann,Bob,Cid")
    parser.add_argument("--file", type=Path, metavar="FILE", help="where the pad is saved, or was")
    parser.add_argument("--new", action="store_true", help="begin another pad; the old one is kept as FILE.old")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write the pad as a page to print, and leave")
    parser.add_argument("--json", action="store_true", help="print the pad as data, and leave")


def whole_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 19:
        return int(text)
    raise argparse.ArgumentTypeError(ENGLISH.say("not-a-whole-number", text=text))


def play(wishes: argparse.Namespace) -> None:
    from wildfour.terminal.console import Console  # noqa: PLC0415 - see above
    from wildfour.terminal.play import PlayArgs  # noqa: PLC0415
    from wildfour.terminal.play import play as play_match  # noqa: PLC0415

    wanted = PlayArgs(
        edition=wishes.edition,
        players=wishes.players,
        options=options_wished(wishes),
        format=wishes.format,
        name=wishes.name,
        bots=wishes.bots,
        seed=wishes.seed,
        save=wishes.save,
        new=wishes.new,
        resume=wishes.resume,
    )
    if sys.stdout is not None:
        play_match(wanted, Console(sys.stdin, sys.stdout, wishes.words))


def replay(wishes: argparse.Namespace) -> None:
    from wildfour.errors import BadTranscript  # noqa: PLC0415 - see above
    from wildfour.terminal.console import Console  # noqa: PLC0415
    from wildfour.terminal.saving import read_text  # noqa: PLC0415
    from wildfour.terminal.story import player_called, story  # noqa: PLC0415
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
    from wildfour.terminal.pad import PadArgs, keep_pad  # noqa: PLC0415

    wanted = PadArgs(
        players=wishes.players,
        edition=wishes.edition,
        options=options_wished(wishes),
        format=wishes.format,
        file=wishes.file,
        html=wishes.html,
        json=wishes.json,
        new=wishes.new,
    )
    if sys.stdout is not None:
        keep_pad(wanted, Console(sys.stdin, sys.stdout), say_refusal)


def tournament(wishes: argparse.Namespace) -> None:
    from wildfour.terminal.desk import run as run_desk  # noqa: PLC0415 - see above

    run_desk(wishes)


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
    from wildfour.editions import EDITIONS, LEAST_PLAYERS  # noqa: PLC0415 - see above

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
    from wildfour.editions import edition_named  # noqa: PLC0415 - see above
    from wildfour.options import OPTIONS, has_feature  # noqa: PLC0415

    edition = edition_named(wishes.edition) if wishes.edition else None
    for option in OPTIONS:
        if edition is None or not option.needs or has_feature(edition, option.needs):
            print(wishes.words.say("listed-option", name=option.name, values=list(option.values), clause=option.clause))
            print(f"    {wishes.words.say('listed-usual')} {wishes.words.say(option.usual)}")
            print(f"    {wishes.words.say('listed-changed')} {wishes.words.say(option.changed)}")


def rules(wishes: argparse.Namespace) -> None:
    from wildfour.clauses import CLAUSES, clauses_named  # noqa: PLC0415 - see above

    wanted = [clause for name in wishes.clauses for clause in clauses_named(name)]
    for clause in wanted or CLAUSES:
        print(f"{clause.id} ({clause.editions}): {wishes.words.say(clause.message)}")
