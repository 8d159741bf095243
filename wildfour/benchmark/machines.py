"""Wildfour's contenders: the rules interpreted, compiled, and in a simulation with full statistics."""

import random
from collections.abc import Callable

from wildfour.benchmark.measuring import Contender
from wildfour.bots.policies import random_policy
from wildfour.chance.streams import RandomChance
from wildfour.compiled.cpu import play_rounds
from wildfour.compiled.round_loop import seat_asked
from wildfour.errors import WildfourError
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.state import Phase, RoundState
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.backends.on_cuda import NoGpu, simulate_on_cuda
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import MOVES, Tally

INTERPRETED, COMPILED, ONE_THREAD, ALL_THREADS, GPU = OURS = (
    "interpreted",
    "compiled",
    "one-thread",
    "all-threads",
    "gpu",
)
SLICE = 1 << 20  # rounds per call of the compiled machine


def interpreted(edition: Edition, players: int) -> Contender:
    """Return the rule modules in plain Python with the random policy."""
    state = RoundState(Rules(edition, Options()), players)
    state.dealer = players - 1
    chance = RandomChance(random.Random(1))

    def play_round() -> int:
        deal(state, chance)
        moves = 0
        while state.phase != Phase.OVER:
            seat = seat_asked(state)
            apply(state, chance, seat, random_policy.choose(state, seat, chance))
            moves += 1
        return moves

    return contender(INTERPRETED, edition, players, lambda rounds: sum(play_round() for _ in range(rounds)))


def compiled(edition: Edition, players: int) -> Contender:
    """Return the rule modules compiled, on one core, without statistics."""

    def play(rounds: int) -> int:
        moves = 0
        for first in range(0, rounds, SLICE):
            number = min(SLICE, rounds - first)
            played = play_rounds(random_policy, edition, players=players, rounds=number, seed=1, first=first)
            moves += int(played["moves"].sum())
        return moves

    return contender(COMPILED, edition, players, play)


def on_one_thread(edition: Edition, players: int) -> Contender:
    """Return random play with all statistics, as in `wildfour simulate`."""
    play = counted(edition, players, lambda request: simulate(request, threads=1))
    return contender(ONE_THREAD, edition, players, play)


def on_all_threads(edition: Edition, players: int) -> Contender:
    return contender(ALL_THREADS, edition, players, counted(edition, players, simulate))


def on_gpu(edition: Edition, players: int) -> Contender:
    """Return random play with all statistics, on a GPU. Reject the request if there is no GPU."""
    play = counted(edition, players, simulate_on_cuda)
    try:
        play(1)
    except NoGpu as error:
        raise WildfourError("gpu-left-out", why=error.message) from error
    return contender(GPU, edition, players, play)


def counted(edition: Edition, players: int, run: Callable[[RoundRequest], Tally]) -> Callable[[int], int]:
    def play(rounds: int) -> int:
        request = RoundRequest(edition=edition, players=players, rounds=rounds, seed=1)
        return int(run(request).sums[MOVES])

    return play


def contender(engine: str, edition: Edition, players: int, play: Callable[[int], int]) -> Contender:
    return Contender(engine=engine, rules=edition.name, players=players, play=play)
