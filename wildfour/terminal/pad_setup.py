"""The command `wildfour pad`: begin a score pad, take one up, or show one and leave."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.match.formats import DEFAULT, format_named
from wildfour.match.points_left import card_examples
from wildfour.pad.messages import standing, title
from wildfour.pad.pad_file import PadFile, split_names, write_pad
from wildfour.pad.page import is_pad_page, pad_page
from wildfour.pad.round_entry import player_named
from wildfour.pad.score_pad import ScorePad
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.support.append_only_file import data_folder
from wildfour.support.files import write_output
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.pad_prompt import Prompt
from wildfour.terminal.vocabulary import forms
from wildfour.words import saying

FILE_NAME = "score.pad"
USUAL_EDITION = "classic-2003"


@dataclass(frozen=True, kw_only=True)
class PadArgs:
    """What the command line asks for; None where it is silent."""

    players: str | None = None
    edition: str | None = None
    options: Sequence[str] = ()
    format: str | None = None
    file: Path | None = None
    html: Path | None = None
    json: bool = False
    new: bool = False

    def describe_a_match(self) -> bool:
        return any(given is not None for given in (self.players, self.edition, self.format)) or bool(self.options)

    @property
    def path(self) -> Path:
        return self.file or data_folder() / FILE_NAME


def keep_pad(args: PadArgs, console: Console, note: Callable[[str], None]) -> None:
    """Show a pad and leave, or keep one at the prompt. A `note` is about the output, and not part of it."""
    if args.html is not None or args.json:
        show(args, console, note)
        return
    try:
        prompt = taken_up(args, console) or begun(args, console)
    except (Leave, KeyboardInterrupt):
        console.tell(saying("pad-nothing-begun"))
        return
    prompt.run()


def show(args: PadArgs, console: Console, note: Callable[[str], None]) -> None:
    pad = pad_to_show(args, console, note)
    if args.html is not None:
        write_output(args.html, pad_page(pad, console.plain_words), is_pad_page)
    if args.json:
        console.say(json.dumps(pad.to_dict(), ensure_ascii=False))


def pad_to_show(args: PadArgs, console: Console, note: Callable[[str], None]) -> ScorePad:
    """The saved pad; or, where a match is described and no file, an empty one to fill in by hand."""
    if args.describe_a_match():
        if args.file is not None:
            raise Invalid("pad-shown-as-it-is")
        if args.players is None:
            raise Invalid("pad-needs-names")
        return described(args, split_names(args.players))
    file = PadFile(args.path)
    pad = file.load_pad()
    if file.half_line:
        note(console.words.say("pad-half-line"))
    return pad


def described(args: PadArgs, players: Sequence[str]) -> ScorePad:
    options = parse_options(args.options)
    edition = edition_named(args.edition or USUAL_EDITION)
    return ScorePad(edition, options, format_named(args.format or DEFAULT, options), players)


def taken_up(args: PadArgs, console: Console) -> Prompt | None:
    """The saved pad, if there is one."""
    file = PadFile(args.path)
    if args.new or not file.has_text():
        return None
    pad = file.load_pad()
    if args.describe_a_match():
        raise Invalid("pad-is-there", file=str(args.path))
    if file.half_line:
        file.drop_half_line()
        console.tell(saying("pad-half-line"))
    console.tell(saying("pad-goes-on", file=str(args.path), what=title(pad), names=pad.players))
    console.tell(*standing(pad))
    return Prompt(pad, file, console)


def begun(args: PadArgs, console: Console) -> Prompt:
    players = None if args.players is None else split_names(args.players)
    # What is wrong with the match is said before anybody types.
    pad = described(args, players) if players is not None else ask_players(args, console)
    file = PadFile(args.path)
    pad.first_dealer = ask_dealer(pad, console)
    file.create(write_pad(pad))
    console.tell(saying("pad-begins", what=title(pad), names=pad.players, file=str(args.path)))
    console.tell(saying("pad-how-to-begin", cards=card_examples(pad.edition)))
    return Prompt(pad, file, console)


def ask_players(args: PadArgs, console: Console) -> ScorePad:
    while True:
        console.tell(saying("pad-who-plays"))
        answer = asked(console)
        with said_to_people(console):
            return described(args, split_names(answer))


def ask_dealer(pad: ScorePad, console: Console) -> int:
    while True:
        console.tell(saying("pad-who-deals", name=pad.name(0)))
        answer = asked(console)
        with said_to_people(console):
            return player_named(pad, answer) if answer else 0


@contextmanager
def said_to_people(console: Console) -> Iterator[None]:
    """Who can answer again is told what was wrong; what comes through a pipe is refused."""
    try:
        yield
    except Invalid as error:
        if not console.interactive:
            raise
        console.tell(error.message)


def asked(console: Console) -> str:
    answer = console.ask()
    if answer.casefold() in forms("pad-word-quit", console.words):
        raise Leave
    return answer
