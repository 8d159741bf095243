"""Speed of the environments, beside others, and whether a GPU shows the same bytes as the CPU.

    python3 -m bench.envs            this CPU: batches, PettingZoo, Gymnasium, and whichever peers are installed
    python3 -m bench.envs --cuda     a GPU: equal to the CPU byte for byte, steps/s, memory, and DLPack where torch is
    python3 -m bench.envs --cuda --tables 8-10     only compares these of the ten tables in bench/envs_on_cuda.py

A step is one action of one seat, with the whole observation and the mask of the next. Rates are the best of five, for a
second of the thread's CPU time.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import SAY
from wildfour.envs.adapters.aec import env
from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.batch import Batch

TRIALS = 5
WARM_UP = 300  # steps after which rounds of a batch are at different moments
BATCHES = (("classic-2003", 2, ""), ("classic-2003", 4, ""), ("classic-2003", 10, ""), ("deluxe", 6, "decks=2"))
Play = Callable[[int], int]  # makes about so many steps and returns how many


def chosen(mask: Array, luck: np.random.Generator) -> Array:
    """Choose a random legal action in every row, a card where one can be played: otherwise rounds take long."""
    value = luck.random(mask.shape, dtype=np.float32) * mask
    value[:, :SAY] *= 1 << 20  # the actions below it play a card
    actions: Array = value.argmax(axis=1)
    return actions


def batch_rate(batch: Batch, steps: int) -> float:
    """Return steps a second of `Batch.step`, called from Python; choosing is not counted."""
    luck, best = np.random.default_rng(1), 0.0
    for _ in range(WARM_UP):
        batch.step(chosen(batch.mask, luck))
    for _ in range(TRIALS):
        spent = 0.0
        for _ in range(steps):
            actions = chosen(batch.mask, luck)
            began = time.thread_time()
            batch.step(actions)
            spent += time.thread_time() - began
        best = max(best, steps * batch.size / spent)
    return best


def best_rate(play: Play, steps: int) -> float:
    play(steps // 10)
    best = 0.0
    for _ in range(TRIALS):
        began = time.thread_time()
        made = play(steps)
        best = max(best, made / (time.thread_time() - began))
    return best


def random_numbers() -> Iterator[float]:
    luck = np.random.default_rng(1)
    while True:
        yield from luck.random(4096).tolist()


def play_aec(table: Any, mask_of: Callable[[Any, Any], Array]) -> Play:
    """PettingZoo's loop, with a random legal action each time."""
    numbers = random_numbers()

    def play(steps: int) -> int:
        made = 0
        table.reset(seed=made)
        while made < steps:
            observation, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.reset()
                continue
            legal = mask_of(observation, info).nonzero()[0]
            table.step(int(legal[int(next(numbers) * len(legal))]))
            made += 1
        return made

    return play


def play_gym(table: Any) -> Play:
    numbers = random_numbers()

    def play(steps: int) -> int:
        _, info = table.reset()
        for _ in range(steps):
            legal = info["action_mask"].nonzero()[0]
            _, _, terminated, truncated, info = table.step(int(legal[int(next(numbers) * len(legal))]))
            if terminated or truncated:
                _, info = table.reset()
        return steps

    return play


def play_rlcard() -> Play:
    table = import_module("rlcard").make("uno", config={"seed": 1})
    numbers = random_numbers()

    def play(steps: int) -> int:
        state, _ = table.reset()
        for _ in range(steps):
            legal = [*state["legal_actions"]]
            state, _ = table.step(legal[int(next(numbers) * len(legal))])
            if table.is_over():
                state, _ = table.reset()
        return steps

    return play


def play_open_spiel() -> Play:
    """Crazy Eights with the information state as a tensor, and the legal actions."""
    game = import_module("pyspiel").load_game("crazy_eights(players=2)")
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    numbers = random_numbers()

    def play(steps: int) -> int:
        made = 0
        state = game.new_initial_state()
        while made < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            decides = not state.is_chance_node()
            if decides:
                getattr(state, tensor)(state.current_player())
            state.apply_action(legal[int(next(numbers) * len(legal))])
            made += decides
        return made

    return play


def play_pettingzoo() -> Play:
    table = import_module("pettingzoo.classic.tictactoe_v3").env()
    return play_aec(table, lambda observation, _: observation["action_mask"])


PEERS: tuple[tuple[str, Callable[[], Play], int], ...] = (
    ("RLCard uno, 2 players", play_rlcard, 20_000),
    ("PettingZoo tictactoe_v3", play_pettingzoo, 10_000),
    ("OpenSpiel crazy_eights, 2 players", play_open_spiel, 20_000),
)


def measure_ours() -> None:
    for edition, players, options in BATCHES:
        rate = batch_rate(Batch(edition, players, 1024, options=options, seed=1), 1000)
        report(f"batch of 1,024 from Python, {edition} {options}, {players} players", rate)
    report("the same for any table, classic-2003, 4 players", batch_rate(Batch(players=4, machine="generic"), 500))
    aec = play_aec(env(players=4), lambda _, info: info["action_mask"])
    report("PettingZoo AEC, classic-2003, 4 players", best_rate(aec, 100_000))
    report("Gymnasium against skilled, 2 players", best_rate(play_gym(UnoEnv(opponents="skilled")), 50_000))


def measure_peers() -> None:
    for name, make, steps in PEERS:
        try:
            play = make()
        except ImportError as error:
            print(f"{name}: not measured ({error})")
            continue
        report(name, best_rate(play, steps))


def report(name: str, rate: float) -> None:
    print(f"{name}: {rate:,.0f} steps/s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cuda", action="store_true", help="measure a GPU")
    parser.add_argument("--tables", metavar="A-B", help="with --cuda: only compare these tables with the CPU")
    given = parser.parse_args()
    if given.cuda:
        import_module("bench.envs_on_cuda").measure_cuda(given.tables)
    else:
        measure_ours()
        measure_peers()


if __name__ == "__main__":
    main()
