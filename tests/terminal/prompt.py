"""Prompt helpers for tests: typed lines, players that play like bots, and prepared tables."""

import argparse
import io
import random
from collections.abc import Sequence
from pathlib import Path

from wildfour import Round
from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import Bots
from wildfour.bots.players.novice_bot import choose
from wildfour.cli import build_parser
from wildfour.match import Match
from wildfour.match.match import streams_of
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.table import PERSON, Table
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.match_prompt import YOU, Game
from wildfour.terminal.match_setup import luck_of
from wildfour.terminal.saved_match import SaveFile, play_match
from wildfour.transcript import Transcript, read_transcript, replay_round
from wildfour.words import ENGLISH, Catalogue

NAMES = ("Ann", "Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon")
POSITION = "classic-2003 / 0: r7 g5 W4 / 1: b1 b2 / 2: y1 y2 / top r3"


def play_args(save: Path, **given: object) -> argparse.Namespace:
    """Return parsed arguments for `wildfour play`."""
    args = build_parser().parse_args(["play", "--save", str(save)])
    vars(args).update(given)
    return args


class ScriptedPlayer(Console):
    """A player at the prompt who plays like a bot and leaves after a number of answers."""

    def __init__(self, answers: int = 100_000, words: Catalogue = ENGLISH) -> None:
        self.out = io.StringIO()
        super().__init__(None, self.out, words)
        self.answers = answers
        self.save: Path | None = None

    def ask(self) -> str:
        if self.answers == 0:
            raise Leave
        self.answers -= 1
        assert self.save is not None
        transcript = read_transcript(self.save.read_text())
        record = transcript.rounds[-1]
        played, seat = replay_round(transcript, record), transcript.seated(record).index(YOU)
        move = choose(played.view(seat), played.legal_moves(seat), TO_GO_OUT, random.Random(len(played.moves)))
        return move or ""


def sit_down(player: ScriptedPlayer, args: argparse.Namespace) -> str:
    player.save = args.save
    play_match(args, player)
    return player.out.getvalue()


def typed(lines: str, args: argparse.Namespace, words: Catalogue = ENGLISH) -> str:
    """Return the screen after these typed lines."""
    out = io.StringIO()
    play_match(args, Console(io.StringIO(lines), out, words))
    return out.getvalue()


def table_at(position: str, names: Sequence[str] = NAMES) -> Table:
    """Set up a table from a position, with a person in seat 0 and bots in all others."""
    played = Round.from_position(position, seed=1)
    table = Transcript(played.edition, played.options, tuple(names[: played.players]))
    match = Match.restored(table, streams_of(1), played)
    return Table.restored(match, [PERSON] + ["quiet"] * (played.players - 1), 0)


def at(
    position: str,
    lines: str,
    tmp_path: Path,
    bot: Bot | None = None,
    words: Catalogue = ENGLISH,
    names: Sequence[str] = NAMES,
) -> tuple[str, Round]:
    """Type lines at a prepared table; by default, the bots only draw and keep cards."""
    table = table_at(position, names)
    save = SaveFile(tmp_path / "match.txt")
    save.create("wildfour transcript 1\nsaved-by:\n")
    out = io.StringIO()
    played = table.match.round
    bots = dict.fromkeys(range(1, played.players), bot or quiet_bot)
    Game(table, Bots(table, bots, luck_of(1, table)), save, Console(io.StringIO(lines), out, words)).play()
    return out.getvalue(), played


def quiet_bot(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    return next((move for move in ("draw", "keep", "accept") if move in moves), None)


def catching_bot(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    catches = [move for move in moves if move.startswith("catch")]
    return catches[0] if catches else quiet_bot(view, moves, stakes, luck)
