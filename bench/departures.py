"""Gain of the expert's departures from the network's move.

    python3 -m bench.departures --players 4 --against skilled --iterations 300 --seconds 600
    python3 -m bench.departures --players 10 --sees-all          an upper bound of the gain

The network plays rounds against others of a level. Wherever the expert would have made another move, both moves are
played out from the true hands, some hundred times with the same chance. The sum of the differences over a round is the
gain of the expert's search. For the same number of rounds this is more precise than an arena: shared moves add no
noise. With --out, every round is kept, and two versions of the expert can be compared round by round.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

from bench import to_the_end
from wildfour.bots.bot import Bot
from wildfour.bots.expert import hand_inference, search
from wildfour.bots.expert.expert_bot import SEARCH, candidates, out_of_turn_move
from wildfour.bots.expert.workspace import ROOT, allocate_workspace
from wildfour.bots.levels import bot_named
from wildfour.bots.network.compiled_network import machine_with, new_stream, records_of
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED
from wildfour.bots.policies.playout import MODULES, Search
from wildfour.bots.round_history import view_with_history
from wildfour.bots.state_from_view import state_from_view
from wildfour.compiled.cpu import Cpu
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.option_parser import parse_options
from wildfour.rules.state import RoundState

US = 0
LEVELS = {"skilled": LIKE_SKILLED, "network": LIKE_NETWORK, "random": AT_RANDOM}
FOR_EVER = 100_000  # moves
SEEDS = 1_000_000


@dataclass
class Found:
    """The departures of one round."""

    number: int
    decisions: int = 0
    gains: list[float] = field(default_factory=list)  # of each departure, in percent of rounds won


@cache
def machine(sees_all: bool) -> Cpu:
    """Compile the expert together with to_the_end.py; `sees_all`: with the true hands instead of sampled ones."""
    overrides = {hand_inference.sample_consistent_deal: to_the_end.true_deal} if sees_all else {}
    return machine_with(*MODULES, *SEARCH, to_the_end, overrides=overrides)


@dataclass
class Measuring:
    """The expert in parallel to the network at seat 0."""

    bots: list[Bot]
    opponent_type: int
    iterations: int
    rounds: int
    sees_all: bool

    def play(self, number: int, edition: str, options: str) -> Found:
        played = Round(edition, players=len(self.bots), options=parse_options(options), seed=number)
        found, luck = Found(number), random.Random(number)
        while not played.over:
            seat, move = next_move(self.bots, played, luck)
            if seat == US == played.turn:
                self.compare(played, found)
            played.make(seat, move)
        return found

    def compare(self, played: Round, found: Found) -> None:
        view, moves = played.view(US), played.legal_moves(US)
        weighed = candidates(view, moves)
        if out_of_turn_move(view, moves, TO_GO_OUT) is not None or len(weighed) < 2:
            return
        found.decisions += 1
        luck = random.Random(found.number * 1000 + len(played.moves))
        workspace = allocate_workspace(view_with_history(view, played), weighed, TO_GO_OUT, luck)
        self.search(workspace, played)
        made = machine(sees_all=False).twins[search.best_move_index](workspace)
        trusted = int(workspace.work["network_move"])
        if trusted >= 0 and made != trusted:
            won = [self.won_with(candidate, workspace, played) for candidate in (made, trusted)]
            found.gains.append(100 * (won[0] - won[1]) / self.rounds)

    def search(self, workspace: Search, played: Round) -> None:
        if self.sees_all:
            workspace.states[ROOT] = records_of([as_it_is(played)])[0]
            workspace.work["types"] = workspace.work["explained_by"] = self.opponent_type
        machine(self.sees_all).twins[search.try_deals](workspace, self.iterations)

    def won_with(self, candidate: int, workspace: Search, played: Round) -> int:
        workspace.work["most_moves"], workspace.work["types"] = FOR_EVER, self.opponent_type
        workspace.states[ROOT] = records_of([as_it_is(played)])[0]
        workspace = workspace._replace(chance=new_stream(random.Random(len(played.moves))))
        return int(machine(sees_all=False).twins[to_the_end.rounds_won](workspace, candidate, self.rounds))


def next_move(bots: Sequence[Bot], played: Round, luck: random.Random) -> tuple[int, str]:
    """Return the seat and the move of the player with the highest priority."""
    others = [seat for seat in range(played.players) if seat != played.turn]
    for seat in (*others, played.turn):
        moves = played.legal_moves(seat)
        move = bots[seat](played.view(seat), moves, TO_GO_OUT, luck) if moves else None
        if move is not None:
            return seat, move
    raise AssertionError(played.position)


def as_it_is(played: Round) -> RoundState:
    """Return the state with all hands and our public knowledge, which policies use."""
    s = played.state.copy()
    s.fresh[:] = state_from_view(played.view(US)).fresh
    return s


def summary(found: list[Found]) -> str:
    gains = np.array([sum(one.gains) for one in found])
    error = 1.96 * gains.std() / len(gains) ** 0.5
    decisions, departures = (sum(each) / len(found) for each in zip(*map(counts, found), strict=True))
    return (
        f"{len(found):,} rounds, with {decisions:.2f} decisions and {departures:.2f} departures each, which won "
        f"{gains.mean():.2f} ± {error:.2f} more rounds of a hundred (95%)"
    )


def counts(one: Found) -> tuple[int, int]:
    return one.decisions, len(one.gains)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--against", choices=LEVELS, default="skilled")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--options", default="")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=300, help="sampled deals per decision (default: 300)")
    parser.add_argument("--rounds", type=int, default=400, help="playouts per move (default: 400)")
    parser.add_argument("--sees-all", action="store_true", help="let the expert see all hands")
    parser.add_argument("--out", type=Path, help="a file to append every round to, as JSON lines")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    bots = [bot_named("network"), *[bot_named(args.against)] * (args.players - 1)]
    measuring = Measuring(bots, LEVELS[args.against], args.iterations, args.rounds, args.sees_all)
    found: list[Found] = []
    until = time.monotonic() + args.seconds
    while time.monotonic() < until:
        found.append(measuring.play(args.seed * SEEDS + len(found), args.edition, args.options))
        if args.out:
            with args.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(vars(found[-1])) + "\n")
    sys.stdout.write(summary(found) + "\n")


if __name__ == "__main__":
    main()
