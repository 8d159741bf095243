"""Tunes the weights of the policy skilled by simulation, one weight at a time, and says how well it then plays.

python -m bench.tune_skilled --players 2 --edition classic-2003 --sweeps 2 --seed 1

Every weight is tried a step up and a step down, against `random` and against the weights so far, with seats balanced
and with the same deals for all. A trial is given up as soon as it is clearly no better, and taken once it clearly is.
The steps shrink from sweep to sweep. The same arguments give the same weights.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from wildfour.bots.policies import Policy, across
from wildfour.bots.weights import FOR_MORE, FOR_TWO, UNTUNED, WEIGHTS, Weight
from wildfour.editions import edition_named
from wildfour.options import parse_options
from wildfour.simulation import tally
from wildfour.simulation.plans import TablePlan, plan_array
from wildfour.simulation.running import Request, compiled_with_skilled, play_plan

Weights = tuple[int, ...]
TRIED, KEPT = 0, 1  # styles
PIECE = 1 << 13  # rounds to a call of compiled code
STEP = 2  # pieces from every seat in a step of a race
STEPS = 6  # of a race at most
CLEAR = 1.5  # standard errors
SETTINGS = {2: FOR_TWO, 4: FOR_MORE, 6: FOR_MORE}
# The first step of every weight.
STEP_OF = (
    *(80, 80, 80, 80, 80, 80),
    *(12, 12, 12, 12, 12, 12),
    *(12, 12, 12, 12, 12, 12),
    *(16, 8, 40, 4, 4, 20, 8),
    *(12, 8, 3, 20, 10, 40, 20),
    *(8, 60, 60),
    *(250, 60, 60),
    *(150, 150),
)
LOWEST = -400  # where drawing on purpose begins to be tried
SORTS = ("SKIP", "REVERSE", "DRAW_TWO", "WILD", "WILD_FOUR", "MINION")


@dataclass(frozen=True)
class Table:
    """Who sits at a table, by seat: `t` plays with the weights that are tried, `k` with those kept, `r` random, `g`
    greedy, `c` color. Partners sit across; those in capitals know it."""

    seats: str
    options: str = ""

    @property
    def due(self) -> float:
        """The share of the wins that the tried would have if all played alike."""
        return sum(seat in "tT" for seat in self.seats) / len(self.seats)

    def plan(self, tried: Weights, kept: Weights, turned: int) -> TablePlan:
        plan = TablePlan()
        players = len(self.seats)
        for seat in range(players):
            letter = self.seats[(seat + turned) % players]
            plan.policy[seat] = "rgc".index(letter) if letter in "rgc" else Policy.SKILLED
            plan.style[seat] = KEPT if letter in "kK" else TRIED
            plan.team[seat] = 1 << across(players, seat) if letter in "TK" else 0
        plan.weights[: 2 * (KEPT + 1)] = [list(tried)] * 2 + [list(kept)] * 2
        return plan


TABLES = {
    2: (Table("tr"), Table("tk")),
    4: (Table("trrr"), Table("tktk"), Table("TKTK", "partners")),
    6: (Table("trrrrr"), Table("tktktk")),
}
PROOFS = {
    2: (Table("tr"), Table("tg"), Table("tc"), Table("tk")),
    4: (
        Table("trrr"),
        Table("tggg"),
        Table("tccc"),
        Table("tkkk"),
        Table("TkTk", "partners"),
        Table("TKTK", "partners"),
    ),
    6: (Table("trrrrr"), Table("tktktk")),
}


@cache
def pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count())


def wins(table: Table, edition: str, tried: Weights, kept: Weights, seed: int, pieces: Sequence[int]) -> int:
    """How many rounds the tried win, in some pieces of the rounds of a seed, from every seat."""
    players = len(table.seats)
    request = Request(
        edition=edition_named(edition), players=players, rounds=1, options=parse_options(table.options), seed=seed
    )

    def of_piece(piece: int) -> int:
        turned = piece % players
        plans = plan_array([table.plan(tried, kept, turned)])
        found = play_plan(compiled_with_skilled(), request, plans, piece // players * PIECE, PIECE)
        seats = [seat for seat in range(players) if table.seats[(seat + turned) % players] in "tT"]
        return int(found.sums[tally.WINS : tally.SEAT_POINTS][seats].sum())

    return sum(pool().map(of_piece, pieces))


def score(tables: Sequence[Table], edition: str, tried: Weights, kept: Weights, seed: int, step: int) -> np.ndarray:
    """The share of the wins of the tried at every table, in one step of a race."""
    shares = []
    for table in tables:
        players = len(table.seats)
        pieces = range(step * STEP * players, (step + 1) * STEP * players)
        won = wins(table, edition, tried, kept, seed, pieces)
        shares.append(won / (len(pieces) * PIECE * table.due))
    return np.array(shares)


def error(tables: Sequence[Table], steps: int) -> float:
    """The standard error of the sum of the gains, as if the tried and the kept had nothing in common."""
    total = 0.0
    for table in tables:
        rounds = steps * STEP * len(table.seats) * PIECE
        total += (1 - table.due) / table.due / rounds * (2 if has_random(table) else 1)
    return sqrt(total)


def has_random(table: Table) -> bool:
    return "r" in table.seats


class Tuner:
    """Weights, and what they are measured against."""

    def __init__(self, players: int, edition: str, seed: int, start: Weights, options: str) -> None:
        self.tables = tuple(Table(t.seats, f"{t.options} {options}".strip()) for t in TABLES[players])
        self.edition, self.seed, self.kept = edition, seed, start
        self.races = 0
        self.before: dict[tuple[int, int], float] = {}

    def baseline(self, step: int) -> np.ndarray:
        """What the kept weights have at every table: by symmetry 1 against themselves."""
        gains = []
        for number, table in enumerate(self.tables):
            if has_random(table) and (number, step) not in self.before:
                found = score([table], self.edition, self.kept, self.kept, self.seed, step)
                self.before[number, step] = float(found[0])
            gains.append(self.before.get((number, step), 1.0))
        return np.array(gains)

    def is_better(self, tried: Weights) -> bool:
        """A race of the tried against the kept."""
        self.races += 1
        gain = 0.0
        for step in range(STEPS):
            gains = score(self.tables, self.edition, tried, self.kept, self.seed, step) - self.baseline(step)
            gain += float(gains.sum())
            clear = CLEAR * error(self.tables, step + 1)
            mean = gain / (step + 1)
            if mean > clear * (1 + 1 / (step + 1)):
                return True
            if mean < -clear / 3 or (step >= 2 and mean < clear / 4):
                return False
        return mean > clear

    def keep(self, tried: Weights) -> None:
        self.kept = tried
        self.before = {}
        self.seed += 1  # other deals: nobody should get used to some

    def sweep(self, places: Sequence[int], shrink: float) -> None:
        """Every weight a step up, or down; and on as long as that is better."""
        for place in places:
            step = max(1, round(STEP_OF[place] * shrink))
            for direction in (step, -step):
                moved = 0
                while moved < 4 and self.is_better(tried := changed(self.kept, place, direction << moved)):
                    self.keep(tried)
                    moved += 1
                    print(f"{name_of(place)} {tried[place]}", flush=True)
                if moved:
                    break


def changed(weights: Weights, place: int, by: int) -> Weights:
    value = max(weights[place], LOWEST - abs(by)) + by
    if place in (Weight.BLUFF_RATE, Weight.CHALLENGE):
        value = min(1000, max(0, value))
    return (*weights[:place], value, *weights[place + 1 :])


def name_of(place: int) -> str:
    """The name of a weight; the three rows of sorts have six places each."""
    if place >= Weight.HELD:
        return Weight(place).name
    row = ("", "_LATE", "_HARM")[place // len(SORTS)]
    return SORTS[place % len(SORTS)] + row


def prove(players: int, edition: str, weights: Weights, options: str, rounds: int, seed: int) -> None:
    """The share of the wins against others, on deals that were not tuned on; `k` is the untuned policy."""
    for proof in PROOFS[players]:
        table = Table(proof.seats, f"{proof.options} {options}".strip())
        pieces = range(max(1, rounds // (PIECE * players)) * players)
        number = len(pieces) * PIECE
        other = weights if "TkTk" in table.seats else UNTUNED
        share = wins(table, edition, weights, other, seed + 1_000_000, pieces) / number
        width = 1.96 * sqrt(share * (1 - share) / number)
        print(f"{edition} {table.seats} {table.options}: {share:.2%} \N{PLUS-MINUS SIGN} {width:.2%}", flush=True)


def places_named(text: str, edition: str) -> Iterator[int]:
    """The weights to be tuned: those named, or all that mean something in the edition."""
    for place in range(WEIGHTS):
        name = name_of(place)
        special = name.startswith("MINION") or name in ("RARE", "FLIP_CARD", "SWAP", "POINTS")
        if name in text.split(",") if text else not special:
            yield place


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=sorted(TABLES))
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--option", default="", help="options of the table")
    parser.add_argument("--weights", default="", help="only these, separated by commas")
    parser.add_argument("--untuned", action="store_true", help="begin with the untuned weights, not those shipped")
    parser.add_argument("--sweeps", type=int, default=2, help="0: only say how well the weights play")
    parser.add_argument("--shrink", type=float, default=1.0, help="of the first steps")
    parser.add_argument("--rounds", type=int, default=1_000_000, help="for every share of wins at the end")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    start = UNTUNED if wishes.untuned else SETTINGS[wishes.players]
    tuner = Tuner(wishes.players, wishes.edition, wishes.seed, start, wishes.option)
    places = list(places_named(wishes.weights, wishes.edition))
    for number in range(wishes.sweeps):
        tuner.sweep(places, wishes.shrink * 0.6**number)
        print(f"after sweep {number + 1}, {tuner.races} races: {tuner.kept}", flush=True)
    prove(wishes.players, wishes.edition, tuner.kept, wishes.option, wishes.rounds, wishes.seed)


if __name__ == "__main__":
    main()
