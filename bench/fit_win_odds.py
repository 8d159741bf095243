"""Fit the weights of wildfour/bots/prospects.py: who goes out first, told from the hands in the middle of a round.

    python3 -m bench.fit_win_odds

Rounds of the policy `color` are stopped here and there, and a conditional logit model is fitted to who won them. It
prints the weights in hundredths, for two players and for more (fitted at four), in half a minute.
"""

import random

import numpy as np

from wildfour.bots.policies import choose, offered
from wildfour.bots.win_odds import DRAW_TWOS, LONGEST, SKIPS, colors_in
from wildfour.cards import HIGH_WILDS, LOW_WILDS
from wildfour.chance import SeededChance
from wildfour.editions import edition_named
from wildfour.event_kinds import NOBODY
from wildfour.machine.batch import Array
from wildfour.options import Options, Rules
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.going_out import close_window
from wildfour.rules.piles import count
from wildfour.rules.playable import matching
from wildfour.rules.state import Phase, RoundState
from wildfour.simulation.plans import table_plan

SEED = 77
STOPPED = 0.12  # of the turns
RIDGE = 3.0
HELD = ("CARD_MORE", "A_WILD", "A_WILD_FOUR", "A_DRAW_TWO", "A_SKIP", "A_COLOR", "A_MATCH", "ON_TURN")


def features(s: RoundState, seat: int) -> list[float]:
    """What the model looks at: first a place for every size of a hand, then what HELD names."""
    hand = s.hands[seat]
    cards = count(hand)
    sizes = [float(min(cards, LONGEST) == size) for size in range(1, LONGEST + 1)]
    held = [offered(hand, some, some) for some in (LOW_WILDS, HIGH_WILDS, DRAW_TWOS, SKIPS)]
    match = offered(hand, matching(s), matching(s)) > 0
    return [*sizes, max(cards - LONGEST, 0), *held, colors_in(hand), float(match), float(s.turn == seat)]


def stopped_rounds(players: int, rounds: int) -> tuple[Array, Array]:
    """The features of all seats in some positions, and who won."""
    positions, winners = [], []
    plan, generator = table_plan(["color"], players), random.Random(SEED)
    rules = Rules(edition_named("classic-2003"), Options())
    for number in range(rounds):
        s, chance = RoundState(rules, players), SeededChance(SEED, number)
        s.dealer = players - 1
        deal(s, chance)
        stops = []
        while s.phase != Phase.OVER:
            close_window(s)
            if s.phase == Phase.PLAY and generator.random() < STOPPED:
                stops.append([features(s, seat) for seat in range(players)])
            apply(s, chance, s.turn, choose(s, s.turn, chance, plan))
        if s.winner != NOBODY:
            positions += stops
            winners += [s.winner] * len(stops)
    return np.array(positions), np.array(winners)


def fit(positions: Array, winners: Array) -> Array:
    """The weights under which the winners are likeliest, kept small by a ridge; by Newton's method."""
    weights = np.zeros(positions.shape[2])
    for _ in range(20):
        odds = np.exp(positions @ weights)
        shares = odds / odds.sum(1, keepdims=True)
        means = (shares[:, :, None] * positions).sum(1)
        slope = (positions[np.arange(len(winners)), winners] - means).sum(0) - RIDGE * weights
        curve = np.einsum("np,npi,npj->ij", shares, positions, positions) - means.T @ means
        weights += np.linalg.solve(curve + RIDGE * np.eye(len(weights)), slope)
    return weights


def main() -> None:
    for players, rounds in ((2, 7000), (4, 3000)):
        weights = [round(100 * weight) for weight in fit(*stopped_rounds(players, rounds))]
        print(f"{players} players: SIZES {tuple(weights[:LONGEST])}")
        print("  " + ", ".join(f"{name} {weight}" for name, weight in zip(HELD, weights[LONGEST:], strict=True)))


if __name__ == "__main__":
    main()
