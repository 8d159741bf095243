"""The network against `skilled` in compiled code: how many rounds it wins, and how long it takes for a move.

    python -m bench.network_duel --players 4 --rounds 40000

The network sits at each seat in turn, with the same deals. What a move takes is measured where only the network plays,
so it includes what the rules do; moves without a choice count too.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from bench import duel
from wildfour.bots.expert import compiled_with, playout_plan
from wildfour.bots.networks import Network, network_for, read_network
from wildfour.bots.reading import context_of, seats_of_network
from wildfour.editions import edition_named
from wildfour.estimates import Share
from wildfour.machine.batch import Array, new_chances, new_states
from wildfour.match.stakes import TO_GO_OUT
from wildfour.notation import rules_of
from wildfour.options import parse_options

TIMED = 2000  # rounds


class Duels:
    """Rounds at one kind of table."""

    def __init__(self, edition: str, options: str, players: int, network: Network) -> None:
        named, chosen = edition_named(edition), parse_options(options)
        self.rules, self.players, self.network = rules_of(named, chosen), players, network
        self.context = np.array(context_of(named, chosen, TO_GO_OUT))
        self.compiled = compiled_with(duel)

    def play(self, seats: int, rounds: int, seed: int) -> tuple[Array, int]:
        """Who won each round, where the network sits at `seats`, as bits; and how many moves it made."""
        wins = np.zeros(rounds, "i8")
        states, plans = new_states(self.rules, self.players, 1), playout_plan(self.players, TO_GO_OUT)
        work = (states, new_chances(seed, 0, 1), plans, *self.network.arrays, self.context)
        return wins, self.compiled[duel.duel](*work, 0, seats, wins)

    def microseconds(self, seed: int) -> float:
        everybody = (1 << self.players) - 1
        self.play(everybody, 10, seed)
        started = time.thread_time()
        _, moves = self.play(everybody, TIMED, seed)
        return 1e6 * (time.thread_time() - started) / moves


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40_000)
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--file", type=Path, help="another network than the one in the package")
    return parser.parse_args()


def main() -> None:
    args = parse_args()
    seats = seats_of_network(args.players)
    network = network_for(seats) if args.file is None else read_network(args.file, seats)
    duels = Duels(args.edition, args.options, args.players, network)
    played = [(seat, duels.play(1 << seat, args.rounds // args.players, args.seed)[0]) for seat in range(args.players)]
    won, rounds = sum(int((wins == seat).sum()) for seat, wins in played), sum(len(wins) for _, wins in played)
    found = Share.of(won, rounds)
    sys.stdout.write(
        f"{args.edition} {args.options}, {args.players} players: the network won {100 * found.share:.1f} % "
        f"({100 * found.low:.1f} to {100 * found.high:.1f}) of {rounds:,} rounds, "
        f"{duels.microseconds(args.seed):.1f} µs a move\n"
    )


if __name__ == "__main__":
    main()
