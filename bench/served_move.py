"""Measure the time to serve a move at a four-player table, interpreted, on one core.

Each move is applied at a table with fair deals. Its events are redacted for four seats and a spectator and encoded as
JSON, as are the legal moves for all seats. The time includes deals and, after every eighth move, a move-chain link,
which a server computes with every snapshot.

    python3 -m bench.served_move
    python3 -m bench.pairs --figure REVISION -m bench.served_move     compared with an older revision
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence

import msgspec

from wildfour.events.event_kinds import NOBODY
from wildfour.fair import Ceremony, Chain, FairDeals, Terms, commitment_to, fresh_seed
from wildfour.match import Match
from wildfour.table import Table, Update

NAMES = ("Ann", "Bob", "Cid", "Dot")
AUDIENCE = (0, 1, 2, 3, None)
CHAIN = Chain.of(bytes(32))
SNAPSHOT_EVERY = 8  # as in wildfour/server/table/table_session.py
encode = msgspec.json.Encoder().encode


def served(moves: int, seed: int) -> float:
    """Return microseconds of CPU time per move."""
    luck = random.Random(seed)
    table, spent = fair_table(luck), 0.0
    offered = [table.moves(player) for player in range(len(NAMES))]
    for number in range(moves):
        player, move = chosen(table, offered, luck)
        started = time.process_time()
        updates = [table.apply(player, move)]
        if table.match.over:
            table = fair_table(luck)
            updates.append(table.opening)
        elif table.match.round.over:
            updates.append(table.deal())
        for update in updates:
            written_for_all(update)
        offered = [table.moves(player) for player in range(len(NAMES))]
        encode(offered)
        if number % SNAPSHOT_EVERY == 0:
            encode(table.link)
        spent += time.process_time() - started
    return 1e6 * spent / moves


def fair_table(luck: random.Random) -> Table:
    """Return a table with fair deals, as on a server."""
    ceremony = Ceremony(Terms.of("classic-2003"), NAMES, CHAIN.anchor)
    seeds = [fresh_seed(luck.randbytes(48)) for _ in NAMES]
    for player, (name, seed) in enumerate(zip(NAMES, seeds, strict=True)):
        ceremony.commit(player, commitment_to(CHAIN.anchor, player, name, seed))
    for player, seed in enumerate(seeds):
        ceremony.reveal(player, seed)
    deals = FairDeals(ceremony.pledge(), CHAIN)
    return Table(Match(players=NAMES, streams=deals.stream, pledge=deals.pledge))


def written_for_all(update: Update) -> list[bytes]:
    public, insiders = update.json(None), update.insiders(len(NAMES))
    return [update.json(seat) if seat in insiders else public for seat in AUDIENCE]


def chosen(table: Table, offered: Sequence[Sequence[str]], luck: random.Random) -> tuple[int, str]:
    """Choose a player and a move: a missing UNO call if there is one, otherwise any playable card."""
    exposed = table.match.round.state.exposed
    if exposed != NOBODY:
        return table.match.seating[exposed], "uno!"
    player = table.current_player
    assert player is not None
    plays = [move for move in offered[player] if not move.isalpha()] or offered[player]
    return player, plays[int(luck.random() * len(plays))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--tries", type=int, default=5)
    args = parser.parse_args()
    print(f"{statistics.median(served(args.moves, seed) for seed in range(args.tries)):.1f} µs a move")


if __name__ == "__main__":
    main()
