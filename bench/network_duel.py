"""The network against `skilled` in compiled simulation: how many rounds it wins, and how long it takes for a move.

    python -m bench.network_duel --players 4 --rounds 40000

The network sits at each seat in turn, with the same deals. What a move takes is measured where only the network plays,
so it includes what the rules do; moves without a choice count too.
"""

import argparse
import sys
import time
from pathlib import Path

from wildfour.bots.network.network_files import network_for, read_network
from wildfour.bots.network.network_inputs import SIZES, seats_of_network
from wildfour.bots.policies.plan import Policy
from wildfour.compiled.state_arrays import Array
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import compiled, play_plan
from wildfour.simulation.network_plans import plans_with, shipped_networks, side_by_side
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.seat_plans import table_plan
from wildfour.simulation.tally import Tally
from wildfour.support.estimates import Share

TIMED = 2000  # rounds


def play(request: RoundRequest, networks: Array) -> Tally:
    """All the rounds, on one thread."""
    plan = table_plan(request.policies, request.players, bool(request.options["partners"]))
    plans = plans_with(networks, request, [plan])
    return play_plan(compiled(Policy.NETWORK), request, plans, 0, request.rounds)


def request_of(args: argparse.Namespace, seats: int, rounds: int) -> RoundRequest:
    """The network sits at `seats`, as bits, and skilled at all others."""
    request = RoundRequest(
        edition=edition_named(args.edition),
        players=args.players,
        rounds=rounds,
        options=parse_options(args.options),
        policies=tuple("network" if seats >> seat & 1 else "skilled" for seat in range(args.players)),
        seed=args.seed,
    )
    request.check()
    return request


def networks_of(args: argparse.Namespace) -> Array:
    """Those of the package, or one from a file in its place."""
    if args.file is None:
        return shipped_networks()
    mine = seats_of_network(args.players)
    return side_by_side([read_network(args.file, seats) if seats == mine else network_for(seats) for seats in SIZES])


def microseconds(args: argparse.Namespace, networks: Array) -> float:
    everybody = (1 << args.players) - 1
    play(request_of(args, everybody, 10), networks)
    started = time.thread_time()
    found = play(request_of(args, everybody, TIMED), networks)
    seconds = time.thread_time() - started
    return 1e6 * seconds / int(found.sums[tally.MOVES] - found.sums[tally.EVENTS + EventKind.CALLED])


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
    networks = networks_of(args)
    each = args.rounds // args.players
    won = sum(
        int(play(request_of(args, 1 << seat, each), networks).sums[tally.WINS + seat]) for seat in range(args.players)
    )
    found = Share.of(won, each * args.players)
    sys.stdout.write(
        f"{args.edition} {args.options}, {args.players} players: the network won {100 * found.share:.1f} % "
        f"({100 * found.low:.1f} to {100 * found.high:.1f}) of {each * args.players:,} rounds, "
        f"{microseconds(args, networks):.1f} µs a move\n"
    )


if __name__ == "__main__":
    main()
