"""`wildfour play`, `replay`, and `verify`."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildfour.errors import BadTranscript, Invalid
from wildfour.fair import Unfair
from wildfour.fair import verify as verify_transcript
from wildfour.match import Match
from wildfour.narration.scores import standings_of_both
from wildfour.narration.transcript_narration import narrate, player_called
from wildfour.terminal.console import Console
from wildfour.terminal.saved_match import play_match, read_text
from wildfour.transcript import read_transcript

DIFFERS = 1
Args = argparse.Namespace


def play(args: Args) -> None:
    if sys.stdout is not None:
        play_match(args, Console(sys.stdin, sys.stdout, args.words))


def replay(args: Args) -> None:
    with transcript_text(args.file) as text:
        transcript = read_transcript(text)
        reader = player_called(args.seat, transcript)
        console = Console(None, sys.stdout, args.words)
        for line in narrate(transcript, reader, show_all=args.show_all):
            console.tell(*line)
        match = Match.resume(text)
    if args.other is not None:
        with transcript_text(args.other) as text:
            other = Match.resume(text)
        console.tell()
        for message in standings_of_both(match, other, reader):
            console.tell(message)


def verify(args: Args) -> int:
    """Return 0 if the match is verified, or 1 if something differs. Reject transcripts that cannot be verified."""
    console = Console(None, sys.stdout, args.words)
    with transcript_text(args.file) as text:
        try:
            proof = verify_transcript(text, args.fingerprint, seeds=args.seed, links=args.link)
            console.tell(*proof.messages)
        except Unfair as difference:
            console.tell(difference.message)
            return DIFFERS
    return 0


@contextmanager
def transcript_text(file: Path) -> Iterator[str]:
    """Read a transcript, and add the file name to any errors."""
    text = read_text(file)
    try:
        yield text
    except BadTranscript as error:
        raise Invalid("in-file", file=str(file), refusal=error.message) from error
