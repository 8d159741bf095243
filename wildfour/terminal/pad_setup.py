"""The command `wildfour pad`, which starts a score pad, resumes one, or shows one and exits."""

import argparse
import json
import sys
from collections.abc import Sequence
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
from wildfour.support.stderr_messages import say_refusal
from wildfour.terminal.arguments import describe_a_match, options_in
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.pad_prompt import PadPrompt
from wildfour.terminal.vocabulary import forms
from wildfour.words import saying

FILE_NAME = "score.pad"
DEFAULT_EDITION = "classic-2003"
Args = argparse.Namespace


def pad(args: Args) -> None:
    if sys.stdout is not None:
        keep_pad(args, Console(sys.stdin, sys.stdout, args.words))


def keep_pad(args: Args, console: Console) -> None:
    """Show a pad and exit, or run one at the prompt."""
    path: Path = args.file or data_folder() / FILE_NAME
    if args.html is not None or args.json:
        show(args, path, console)
        return
    try:
        prompt = resumed(args, path, console) or begun(args, path, console)
    except (Leave, KeyboardInterrupt):
        console.tell(saying("pad-nothing-begun"))
        return
    prompt.run()


def show(args: Args, path: Path, console: Console) -> None:
    """Show the saved pad or, if the arguments describe a match without a file, an empty pad to fill in by hand."""
    if not describe_a_match(args):
        file = PadFile(path)
        pad = file.load_pad()
        if file.half_line:
            say_refusal(console.words.say("pad-half-line"))
    elif args.file is not None:
        raise Invalid("pad-shown-as-it-is")
    elif args.players is None:
        raise Invalid("pad-needs-names")
    else:
        pad = described(args, split_names(args.players))
    if args.html is not None:
        write_output(args.html, pad_page(pad, console.plain_words), is_pad_page)
    if args.json:
        console.say(json.dumps(pad.to_dict(), ensure_ascii=False))


def described(args: Args, players: Sequence[str]) -> ScorePad:
    options = parse_options(options_in(args))
    edition = edition_named(args.edition or DEFAULT_EDITION)
    return ScorePad(edition, options, format_named(args.format or DEFAULT, options), players)


def resumed(args: Args, path: Path, console: Console) -> PadPrompt | None:
    """Resume the saved pad, if there is one."""
    file = PadFile(path)
    if args.new or not file.has_text():
        return None
    pad = file.load_pad()
    if describe_a_match(args):
        raise Invalid("pad-is-there", file=str(path))
    if file.half_line:
        file.drop_half_line()
        console.tell(saying("pad-half-line"))
    console.tell(saying("pad-goes-on", file=str(path), what=title(pad), names=pad.players))
    console.tell(*standing(pad))
    return PadPrompt(pad, file, console)


def begun(args: Args, path: Path, console: Console) -> PadPrompt:
    leaving = forms("pad-word-quit", console.words)
    if args.players is None:
        question = saying("pad-who-plays")
        pad = console.ask_for(lambda answer: described(args, split_names(answer)), leaving=leaving, question=question)
    else:
        pad = described(args, split_names(args.players))
    pad.first_dealer = console.ask_for(
        lambda answer: player_named(pad, answer) if answer else 0,
        leaving=leaving,
        question=saying("pad-who-deals", name=pad.name(0)),
    )
    file = PadFile(path)
    file.create(write_pad(pad))
    console.tell(saying("pad-begins", what=title(pad), names=pad.players, file=str(path)))
    console.tell(saying("pad-how-to-begin", cards=card_examples(pad.edition)))
    return PadPrompt(pad, file, console)
