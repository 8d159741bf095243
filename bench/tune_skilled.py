"""Tunes the weights of the policy skilled by simulation, all at once, and says how well it then plays.

python -m bench.tune_skilled --players 2
python -m bench.tune_skilled --players 4
python -m bench.tune_skilled --players 2 --seven-zero
python -m bench.tune_skilled --players 4 --seven-zero

Commands such as these found the weights that are shipped, for two players and for more, without and with seven-zero.
The first two begin with the untuned weights, the others with what those found. They go through the stages below: first
what matters everywhere, then partners, the editions and options of their own, and the points in hand. `--stages ""`
only says how well the shipped weights play. How often a bluff or a challenge is thought of was set afterwards: as
often as costs nothing against players who never bluff, and gains against bold ones.

In every turn many pairs play against each other, against `random`, and against a bold player who bluffs and challenges
more than is good for it, with seats balanced and on the same deals. One of
a pair has every weight a step up or down, by chance; the other has every weight the other way. How much more those win
who have a weight up than those who have it down says where it should go. Every round tells something of every weight,
so that a million rounds will do for a turn. The steps shrink from turn to turn. The same arguments give the same
weights.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wildfour.bots.policies.rate_policies import Policy
from wildfour.bots.policies.skilled_weights import SETS, WEIGHTS, Weight
from wildfour.bots.policies.tuned import TUNED, UNTUNED
from wildfour.rulebook.editions import EDITIONS, edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.rules.scoring import across
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import compiled, play_plan
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.seat_plans import TablePlan, plan_array

Vector = NDArray[Any]
UP, DOWN, BOLD = 0, 1, 2  # styles
PAIR = 512  # rounds that a pair plays from every seat
PROOF = 1 << 13  # rounds in a piece of a proof
SHRINK = 0.9  # of the steps, from turn to turn
SHIPPED = dict(zip(((2, False), (4, False), (2, True), (4, True)), TUNED, strict=True))
SORTS = ("SKIP", "REVERSE", "DRAW_TWO", "WILD", "WILD_FOUR", "MINION")
# The first step of every weight.
STEPS = np.array(
    (
        *(60, 60, 60, 60, 60, 60),
        *(10, 10, 10, 10, 10, 10),
        *(10, 10, 10, 10, 10, 10),
        *(12, 6, 40, 3, 3, 20, 8),
        *(12, 6, 3, 20, 10, 40, 20),
        *(8, 60, 60),
        *(200, 60, 60),
        *(60, 60),
        *(20, 15, 2),
        *(0, 8, 100),
        *(60, 10, 20),
    )
)


@dataclass(frozen=True)
class Lineup:
    """Who sits at a table: `u` and `d` are the two of a pair, `b` is bold, `r` plays random, `g` greedy, `c` color. In
    capitals: partners who know that they are."""

    seats: str
    options: str = ""
    sheds: int = 0  # how much points in hand count

    def seats_of(self, letter: str, turned: int) -> list[int]:
        players = len(self.seats)
        return [seat for seat in range(players) if self.seats[(seat + turned) % players].lower() == letter]

    def plan(self, up: Vector, down: Vector, turned: int) -> TablePlan:
        plan = TablePlan()
        players = len(self.seats)
        for seat in range(players):
            letter = self.seats[(seat + turned) % players]
            plan.policy[seat] = "rgc".index(letter) if letter in "rgc" else Policy.SKILLED
            plan.style[seat] = DOWN if letter in "dD" else BOLD if letter == "b" else UP
            plan.team[seat] = 1 << across(players, seat) if letter.isupper() else 0
            plan.sheds[seat] = self.sheds
        styles = (up, down, bold(up))
        plan.weights[: SETS * len(styles)] = [style.tolist() for style in styles for _ in range(SETS)]
        return plan


def bold(weights: Vector) -> Vector:
    """Who lays a Wild Draw Four as soon as it is worth more than other cards, and suspects everybody."""
    weights = weights.copy()
    weights[[Weight.BLUFF_RATE, Weight.BLUFF, Weight.BLUFF_NEAR]] = 700, 0, 20
    weights[[Weight.CHALLENGE, Weight.CHALLENGE_RATE]] = 600, 700
    return weights


@dataclass(frozen=True)
class Stage:
    """What is tuned, where, and how long."""

    edition: str = "classic-2003"
    option: str = ""
    weights: str = ""
    tables: tuple[str, ...] = ()
    sheds: int = 0
    turns: int = 4
    pairs: int = 100


PAIRS = {
    2: ("ud", "ub", "db", "ur", "dr"),
    4: ("udud", "ubbb", "dbbb", "urrr", "drrr", "UDUD partners"),
}
PROOFS = {
    2: ("ur", "ug", "uc", "ud"),
    4: ("urrr", "uggg", "uccc", "uddd", "UdUd partners", "UDUD partners"),
}


PARTNERS = "PARTNER_NEXT,PARTNER_LACKS,PARTNER_HOLDS"
MINIONS = "MINION,MINION_LATE,MINION_HARM,RARE"
SWAPS = "SWAP,SWAPS,SWAP_NEAR,SWAP_GIVEN,DRAW,KEEP"
# What each stage changes: the edition, the options, the weights that are tuned, the tables, the worth of points.
STAGES = {
    (2, False): {
        "general": Stage(turns=14, pairs=200),
        "minion": Stage(edition="minion-2016", weights=MINIONS),
        "launcher": Stage(edition="launcher-2009", weights="FLIP_CARD"),
        "points": Stage(weights="POINTS", sheds=18),
    },
    (4, False): {
        "general": Stage(turns=12, pairs=120),
        "partners": Stage(tables=("UDUD partners",), weights=PARTNERS, pairs=200),
        "minion": Stage(edition="minion-2016", weights=MINIONS, pairs=40),
        "launcher": Stage(edition="launcher-2009", weights="FLIP_CARD", pairs=40),
        "points": Stage(weights="POINTS", sheds=8, pairs=40),
    },
    (2, True): {
        "swaps": Stage(option="seven-zero", weights=SWAPS, turns=10, pairs=200),
        "general": Stage(option="seven-zero", turns=14, pairs=200),
        "swaps again": Stage(option="seven-zero", weights=SWAPS, turns=6, pairs=200),
    },
    (4, True): {
        "swaps": Stage(option="seven-zero", weights=SWAPS, turns=10, pairs=80),
        "general": Stage(option="seven-zero", turns=12, pairs=80),
        "swaps again": Stage(option="seven-zero", weights=SWAPS, turns=6, pairs=80),
    },
}


def lineup_of(text: str, stage: Stage) -> Lineup:
    seats, _, own = text.partition(" ")
    return Lineup(seats, f"{own} {stage.option}".strip(), stage.sheds)


@cache
def pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


class Tuner:
    """Weights, and where they are tuned."""

    def __init__(self, players: int, weights: Sequence[int], stage: Stage, seed: int) -> None:
        self.players, self.stage, self.seed = players, stage, seed
        self.edition = edition_named(stage.edition)
        self.weights = np.array(weights)
        self.places = list(places_named(stage.weights))

    def wins(self, lineup: Lineup, plan: TablePlan, seed: int, rounds: range) -> Vector:
        """How many rounds every seat wins; where points count, how many points."""
        request = RoundRequest(
            edition=self.edition,
            players=self.players,
            rounds=rounds.stop,
            options=parse_options(lineup.options),
            seed=seed,
        )
        found = play_plan(compiled(Policy.SKILLED), request, plan_array([plan]), rounds.start, len(rounds))
        if self.stage.sheds:
            return found.sums[tally.SEAT_POINTS : tally.SEAT_POINTS_SQUARED]
        return found.sums[tally.WINS : tally.SEAT_POINTS]

    def play_pair(self, number: int, up: Vector, down: Vector, seed: int) -> int:
        """How many rounds more the one who is up wins than the one who is down."""
        more = 0
        rounds = range(number * PAIR, (number + 1) * PAIR)
        for text in self.stage.tables or PAIRS[self.players]:
            lineup = lineup_of(text, self.stage)
            for turned in range(self.players):
                won = self.wins(lineup, lineup.plan(up, down, turned), seed, rounds)
                more += int(won[lineup.seats_of("u", turned)].sum() - won[lineup.seats_of("d", turned)].sum())
        return more

    def turn(self, number: int, shrink: float) -> None:
        """Every weight goes towards the side that won more, by at most a step."""
        pairs = self.stage.pairs
        steps = np.maximum(1, np.round(STEPS * shrink)).astype(int)
        seed = self.seed * 1000 + number
        signs = np.zeros((pairs, WEIGHTS), int)
        signs[:, self.places] = np.random.default_rng(seed).choice((-1, 1), (pairs, len(self.places)))
        ups = [kept_in_range(self.weights + steps * sign) for sign in signs]
        downs = [kept_in_range(self.weights - steps * sign) for sign in signs]
        more = np.array(list(pool().map(lambda pair: self.play_pair(pair, ups[pair], downs[pair], seed), range(pairs))))
        effect = signs.T @ more / pairs
        error = max(more.std() / sqrt(pairs), 1e-9)
        shift = np.clip(effect / error / 3, -1, 1)
        self.weights = kept_in_range(self.weights + np.round(steps * shift).astype(int))
        told = ", ".join(f"{name_of(place)} {effect[place] / error:+.1f}" for place in self.places)
        print(f"turn {number + 1}: {told}\n{tuple(self.weights.tolist())}", flush=True)

    def prove(self, proof_rounds: int) -> None:
        """The share of the wins, on deals that were not tuned on; here `d` is the untuned policy, or, among partners,
        the tuned one that does not know of them."""
        for text in PROOFS[self.players]:
            lineup = lineup_of(text, self.stage)
            pieces = max(1, proof_rounds // (PROOF * self.players)) * self.players
            other = self.weights if "Ud" in text else np.array(UNTUNED)

            def of_piece(piece: int, lineup: Lineup = lineup, other: Vector = other) -> int:
                turned, first = piece % self.players, piece // self.players * PROOF
                plan = lineup.plan(self.weights, other, turned)
                won = self.wins(lineup, plan, self.seed + 10**9, range(first, first + PROOF))
                return int(won[lineup.seats_of("u", turned)].sum())

            rounds = pieces * PROOF
            share = sum(pool().map(of_piece, range(pieces))) / rounds
            if self.stage.sheds:
                print(f"{self.edition.name} {text}: {share:.2f} points per round", flush=True)
                continue
            width = 1.96 * sqrt(share * (1 - share) / rounds)
            print(f"{self.edition.name} {text}: {share:.2%} \N{PLUS-MINUS SIGN} {width:.2%}", flush=True)


def begin_with_drawing(weights: Sequence[int]) -> tuple[int, ...]:
    """Where a card may give a good hand away, to draw comes into question."""
    begun = list(weights)
    begun[Weight.DRAW] = -300
    return tuple(begun)


def kept_in_range(weights: Vector) -> Vector:
    """Rates are thousandths."""
    weights = weights.copy()
    for place in (Weight.BLUFF_RATE, Weight.CHALLENGE, Weight.CHALLENGE_RATE):
        weights[place] = min(1000, max(0, weights[place]))
    return weights


def name_of(place: int) -> str:
    """The name of a weight; the three rows of sorts have six places each."""
    if place >= Weight.HELD:
        return Weight(place).name
    return SORTS[place % len(SORTS)] + ("", "_LATE", "_HARM")[place // len(SORTS)]


def places_named(text: str) -> Iterator[int]:
    """The weights to be tuned: those named, or all that matter in every edition."""
    for place in range(WEIGHTS):
        name = name_of(place)
        special = name.startswith(("MINION", "SWAP")) or name in ("RARE", "FLIP_CARD", "POINTS", "DRAW", "UNHELD")
        if name in text.split(",") if text else not special:
            yield place


def parse_args(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=sorted(PAIRS))
    parser.add_argument("--seven-zero", action="store_true", help="for tables that play seven-zero")
    parser.add_argument("--stages", help="only these, separated by commas, beginning with the shipped weights")
    parser.add_argument("--rounds", type=int, default=1_000_000, help="for every share of wins at the end")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def main() -> None:
    args = parse_args()
    stages = STAGES[args.players, args.seven_zero]
    everything = args.stages is None
    if everything:
        weights = begin_with_drawing(SHIPPED[args.players, False]) if args.seven_zero else UNTUNED
    else:
        weights = SHIPPED[args.players, args.seven_zero]
    for name in stages if everything else filter(None, args.stages.split(",")):
        print(name, flush=True)
        tuner = Tuner(args.players, weights, stages[name], args.seed)
        for number in range(tuner.stage.turns):
            tuner.turn(number, SHRINK**number)
        weights = tuner.weights.tolist()
    option = "seven-zero" if args.seven_zero else ""
    for edition in EDITIONS:
        Tuner(args.players, weights, Stage(edition=edition.name, option=option), args.seed).prove(args.rounds)


if __name__ == "__main__":
    main()
