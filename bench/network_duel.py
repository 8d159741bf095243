"""Play the network against skilled in compiled simulation; report its share of wins and its time per move.

    python3 -m bench.network_duel --players 4 --rounds 40000

The network takes each seat in turn, on the same deals. The time per move is measured at tables where only the network
plays; it includes the rules and forced moves.
"""

import argparse
import time
from pathlib import Path

from wildfour.bots.network.network_files import network_for, read_network
from wildfour.bots.network.network_inputs import SIZES, seats_of_network
from wildfour.bots.policies.plan import Policy
from wildfour.compiled.state_arrays import Array
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import compiled, play_plan
from wildfour.simulation.network_plans import plans_with, shipped_networks, side_by_side
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.seat_plans import table_plan
from wildfour.simulation.tally import Tally
from wildfour.support.estimates import Share

SEED = 7
TIMED = 2000  # rounds


def play(args: argparse.Namespace, networks: Array, seats: range, rounds: int) -> Tally:
    """Play rounds on one thread, with the network in these seats and skilled in all others."""
    request = RoundRequest(
        edition=EDITIONS[0],
        players=args.players,
        rounds=rounds,
        policies=tuple("network" if seat in seats else "skilled" for seat in range(args.players)),
        seed=SEED,
    )
    request.check()
    plan = table_plan(request.policies, request.players, partners=False)
    return play_plan(compiled(Policy.NETWORK), request, plans_with(networks, request, [plan]), 0, rounds)


def networks_of(args: argparse.Namespace) -> Array:
    """Return the packaged networks; a given file replaces one of them."""
    if args.file is None:
        return shipped_networks()
    mine = seats_of_network(args.players)
    return side_by_side([read_network(args.file, seats) if seats == mine else network_for(seats) for seats in SIZES])


def microseconds(args: argparse.Namespace, networks: Array) -> float:
    """Return the CPU time per move."""
    play(args, networks, range(args.players), 10)
    started = time.thread_time()
    found = play(args, networks, range(args.players), TIMED)
    seconds = time.thread_time() - started
    return 1e6 * seconds / int(found.sums[tally.MOVES] - found.sums[tally.EVENTS + EventKind.CALLED])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40_000)
    parser.add_argument("--file", type=Path, help="a network file (default: the one in the package)")
    args = parser.parse_args()
    networks, each = networks_of(args), args.rounds // args.players
    tallies = [play(args, networks, range(seat, seat + 1), each) for seat in range(args.players)]
    won = sum(int(found.sums[tally.WINS + seat]) for seat, found in enumerate(tallies))
    share = Share.of(won, each * args.players)
    print(
        f"{EDITIONS[0].name}, {args.players} players: the network won {100 * share.share:.1f} % "
        f"({100 * share.low:.1f} to {100 * share.high:.1f}) of {each * args.players:,} rounds, "
        f"{microseconds(args, networks):.1f} µs a move"
    )


if __name__ == "__main__":
    main()
