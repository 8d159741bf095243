"""What a move costs at a table of four, interpreted, on one core: applied, its events hidden from whom they must be and
written as JSON for four seats and a spectator, and the legal moves of all seats listed as JSON. Deals are included.

    python -m bench.served_move                     this code alone
    python -m bench.served_move --against REVISION  beside an older revision of the repository, in turns, in one run
"""

import argparse
import io
import random
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from wildfour.events.event_kinds import NOBODY
from wildfour.match import Match
from wildfour.table import Table, Update

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("Ann", "Bob", "Cid", "Dot")
AUDIENCE = (0, 1, 2, 3, None)
MOVES = 20_000
encode = msgspec.json.Encoder().encode

# The same work with the interface of revisions before the table driver.
BEFORE = """
import random, sys, time
import msgspec
from wildfour.match import Match
encode = msgspec.json.Encoder().encode

def chosen(legal, turn, exposed, luck):
    if exposed >= 0:
        return exposed, 517
    plays = [move for move in legal[turn] if move < 512] or legal[turn]
    return turn, plays[int(luck.random() * len(plays))]

def served(moves, seed):
    luck = random.Random(seed)
    match, spent, sent = Match("classic-2003", players=("Ann", "Bob", "Cid", "Dot"), seed=seed), 0.0, 0
    legal = [match.round.move_ids(seat) for seat in range(4)]
    for _ in range(moves):
        seat, move = chosen(legal, match.round.turn, match.round.state.exposed, luck)
        started = time.process_time()
        events = match.apply(seat, move)
        if match.round.over:
            if match.over:
                match = Match("classic-2003", players=match.players, seed=luck.getrandbits(32))
            else:
                match.next_round()
            events = events + match.round.opening
        for audience in (0, 1, 2, 3, None):
            sent += len(encode([event.seen_by(audience) for event in events]))
        legal = [match.round.move_ids(seat) for seat in range(4)]
        sent += len(encode(legal))
        spent += time.process_time() - started
    return 1e6 * spent / moves

print(min(served(int(sys.argv[1]), seed) for seed in range(int(sys.argv[2]))))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="REVISION", help="a revision of the repository to compare with")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--tries", type=int, default=5)
    arguments = parser.parse_args()
    if arguments.against is None:
        print(f"{statistics.median(served(arguments.moves, seed) for seed in range(arguments.tries)):.1f} µs a move")
        return
    with tempfile.TemporaryDirectory() as folder:
        unpack(arguments.against, Path(folder))
        pairs = [
            (before(Path(folder), arguments.moves), served(arguments.moves, seed)) for seed in range(arguments.tries)
        ]
    for old, new in pairs:
        print(f"{old:6.1f} µs before, {new:6.1f} µs now: {new / old:.2f}")
    old, new = (min(one) for one in zip(*pairs, strict=True))
    print(f"best: {old:.1f} µs at {arguments.against}, {new:.1f} µs now; ratio {new / old:.2f}")


def unpack(revision: str, folder: Path) -> None:
    archive = subprocess.run(["git", "archive", revision, "wildfour"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")


def before(folder: Path, moves: int) -> float:
    command = [sys.executable, "-c", BEFORE, str(moves), "1"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=True, text=True)
    return float(done.stdout)


def served(moves: int, seed: int) -> float:
    """Microseconds of this process's time a move."""
    luck = random.Random(seed)
    table, spent = Table(Match(players=NAMES, seed=seed)), 0.0
    offered = [table.moves(player) for player in range(len(NAMES))]
    for _ in range(moves):
        player, move = chosen(table, offered, luck)
        started = time.process_time()
        news = [table.apply(player, move)]
        if table.match.over:
            table = Table(Match(players=NAMES, seed=luck.getrandbits(32)))
            news.append(table.opening)
        elif table.match.round.over:
            news.append(table.deal())
        for one in news:
            written_for_all(one)
        offered = [table.moves(player) for player in range(len(NAMES))]
        encode(offered)
        spent += time.process_time() - started
    return 1e6 * spent / moves


def written_for_all(news: Update) -> list[bytes]:
    public, insiders = news.json(None), news.insiders(len(NAMES))
    return [news.json(seat) if seat in insiders else public for seat in AUDIENCE]


def chosen(table: Table, offered: Sequence[Sequence[str]], luck: random.Random) -> tuple[int, str]:
    """Somebody who lays a card that can be laid, and always calls."""
    exposed = table.match.round.state.exposed
    if exposed != NOBODY:
        return table.match.seating[exposed], "uno!"
    player = table.current_player
    assert player is not None
    plays = [move for move in offered[player] if not move.isalpha()] or offered[player]
    return player, plays[int(luck.random() * len(plays))]


if __name__ == "__main__":
    main()
