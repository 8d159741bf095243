"""`wildfour play`, `replay`, `verify`, and `pad`."""

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from wildfour.errors import BadTranscript, Invalid
from wildfour.fair import Unfair
from wildfour.fair import verify as verify_transcript
from wildfour.narration.transcript_narration import player_called, story
from wildfour.support.stderr_messages import say_refusal
from wildfour.terminal.console import Console
from wildfour.terminal.pad_setup import PadArgs, keep_pad
from wildfour.terminal.saved_match import PlayArgs, play_match, read_text
from wildfour.transcript import read_transcript

DIFFERS = 1
Args = argparse.Namespace


def typed_for(kind: type, args: Args) -> dict[str, Any]:
    """Select the fields of a dataclass from what was typed."""
    options = [*args.option, *([] if args.target is None else [f"target={args.target}"])]
    typed = {**vars(args), "options": options}
    return {field.name: typed[field.name] for field in dataclasses.fields(kind)}


def play(args: Args) -> None:
    wanted = PlayArgs(**typed_for(PlayArgs, args))
    if sys.stdout is not None:
        play_match(wanted, Console(sys.stdin, sys.stdout, args.words))


def pad(args: Args) -> None:
    wanted = PadArgs(**typed_for(PadArgs, args))
    if sys.stdout is not None:
        keep_pad(wanted, Console(sys.stdin, sys.stdout, args.words), say_refusal)


def replay(args: Args) -> None:
    with transcript_text(args.file) as text:
        transcript = read_transcript(text)
        reader = player_called(args.seat, transcript)
        console = Console(None, sys.stdout, args.words)
        for line in story(transcript, reader, show_all=args.show_all):
            console.tell(*line)


def verify(args: Args) -> int:
    """Return 0 if the match is proved, 1 if something differs; refuse what cannot be verified."""
    console = Console(None, sys.stdout, args.words)
    with transcript_text(args.file) as text:
        try:
            console.tell(*verify_transcript(text, args.fingerprint).messages)
        except Unfair as difference:
            console.tell(difference.message)
            return DIFFERS
    return 0


@contextmanager
def transcript_text(file: Path) -> Iterator[str]:
    """Read a transcript; refusals of its text name the file."""
    text = read_text(file)
    try:
        yield text
    except BadTranscript as error:
        raise Invalid("in-file", file=str(file), refusal=error.message) from error
