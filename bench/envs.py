"""How fast the environments are, beside others, and whether a GPU shows the same bytes as the CPU.

python -m bench.envs              this CPU: batches, PettingZoo, Gymnasium, and whichever peers are installed
python -m bench.envs --cuda       a GPU: equal to the CPU byte for byte, steps/s, memory; DLPack where torch is
python -m bench.envs --cuda 3-5   only compares these of its ten tables (each is compiled first, which takes minutes)
                                  8 to 10 have private knowledge and policies

A step is one action of one seat, with the whole observation and the mask of the next. Times are of the thread alone,
since others may use the computer; the best of five.
"""

import re
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np
from numba import njit

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch

TRIALS = 5
TABLES: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
    ("classic-2003", 2, "", {}),
    ("classic-2003", 4, "", {}),
    ("minion-2016", 5, "seven-zero jump-in stacking=any", {"calls": "ask"}),
    ("launcher-2009", 6, "hit-rate=0.7", {"calls": "ask"}),
    ("classic-2003", 10, "partners players-referee", {"calls": "ask", "reward": "points"}),
    ("deluxe", 8, "decks=2 draw-until-playable", {"masks": "sensible", "skip_forced": True}),
    ("standard-2010", 3, "must-play no-bluffing", {"reward": "points"}),
    ("classic-2003", 4, "seven-zero", {"knowledge": "private", "calls": "ask", "masks": "sensible"}),
    ("classic-2003", 2, "", {"opponents": "skilled", "masks": "sensible", "skip_forced": True}),
    ("launcher-2009", 4, "hit-rate=0.7", {"knowledge": "private", "opponents": ["color", "skilled", "greedy"]}),
)


@njit(error_model="numpy", nogil=True)  # type: ignore[untyped-decorator]
def choose(mask: Array, actions: Array, luck: int) -> int:
    """A card to lay, uniformly; if there is none, any other action: else rounds take a thousand moves."""
    for i in range(len(actions)):
        first, total = 0, 0
        for place in range(64):
            total += mask[i, place]
        if total == 0:
            first = 64
            for place in range(64, mask.shape[1]):
                total += mask[i, place]
        luck = (luck * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        n = ((luck >> 32) * total) >> 31
        place = first
        while mask[i, place] == 0 or n > 0:
            n -= mask[i, place]
            place += 1
        actions[i] = place
    return luck


def batch_rate(batch: Batch, steps: int) -> float:
    """Steps of `Batch.step`, called from Python; choosing is not counted."""
    luck, best = 12345, 0.0
    for _ in range(300):  # rounds get out of step with each other
        luck = choose(batch.mask, batch.actions, luck)
        batch.step(batch.actions)
    for _ in range(TRIALS):
        spent = 0.0
        for _ in range(steps):
            luck = choose(batch.mask, batch.actions, luck)
            began = time.thread_time()
            batch.step(batch.actions)
            spent += time.thread_time() - began
        best = max(best, steps * batch.size / spent)
    return best


def random_actions() -> Iterator[float]:
    luck = np.random.default_rng(1)
    while True:
        yield from luck.random(4096).tolist()


def best_rate(play: Callable[[int], int], steps: int) -> float:
    """`play` makes about so many steps and says how many."""
    play(steps // 10)
    best = 0.0
    for _ in range(TRIALS):
        began = time.thread_time()
        made = play(steps)
        best = max(best, made / (time.thread_time() - began))
    return best


def play_aec(table: Any, mask_of: Callable[[Any, Any], Array]) -> Callable[[int], int]:
    """PettingZoo's loop, with a random legal action each time."""
    numbers = random_actions()

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


def play_gym(table: Any) -> Callable[[int], int]:
    numbers = random_actions()

    def play(steps: int) -> int:
        _, info = table.reset()
        for _ in range(steps):
            legal = info["action_mask"].nonzero()[0]
            _, _, terminated, truncated, info = table.step(int(legal[int(next(numbers) * len(legal))]))
            if terminated or truncated:
                _, info = table.reset()
        return steps

    return play


def mask_in_info(observation: Any, info: Any) -> Array:
    mask: Array = info["action_mask"]
    return mask


def mask_in_observation(observation: Any, info: Any) -> Array:
    mask: Array = observation["action_mask"]
    return mask


def play_rlcard() -> Callable[[int], int]:
    rlcard: Any = import_module("rlcard")
    table = rlcard.make("uno", config={"seed": 1})
    numbers = random_actions()

    def play(steps: int) -> int:
        state, _ = table.reset()
        for _ in range(steps):
            legal = [*state["legal_actions"]]
            state, _ = table.step(legal[int(next(numbers) * len(legal))])
            if table.is_over():
                state, _ = table.reset()
        return steps

    return play


def play_open_spiel(name: str) -> Callable[[int], int]:
    """With the information state or the observation as a tensor, and the mask."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    numbers = random_actions()

    def play(steps: int) -> int:
        made = 0
        state = game.new_initial_state()
        while made < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(next(numbers) * len(outcomes))][0])
            else:
                getattr(state, tensor)(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(next(numbers) * len(legal))])
                made += 1
        return made

    return play


def play_pettingzoo(name: str) -> Callable[[int], int]:
    return play_aec(import_module(f"pettingzoo.classic.{name}").env(), mask_in_observation)


PEERS: tuple[tuple[str, Callable[[], Callable[[int], int]], int], ...] = (
    ("RLCard uno, 2 players", play_rlcard, 20_000),
    ("PettingZoo tictactoe_v3", lambda: play_pettingzoo("tictactoe_v3"), 10_000),
    ("PettingZoo leduc_holdem_v4", lambda: play_pettingzoo("leduc_holdem_v4"), 5_000),
    ("OpenSpiel crazy_eights, 2 players", lambda: play_open_spiel("crazy_eights(players=2)"), 20_000),
    ("OpenSpiel leduc_poker", lambda: play_open_spiel("leduc_poker"), 50_000),
)


def measure_ours() -> None:
    from wildfour.envs.adapters.aec import env  # noqa: PLC0415 - Gymnasium and PettingZoo are an extra
    from wildfour.envs.adapters.single import UnoEnv  # noqa: PLC0415

    for edition, players, options in (
        ("classic-2003", 2, ""),
        ("classic-2003", 4, ""),
        ("classic-2003", 10, ""),
        ("deluxe", 6, "decks=2"),
    ):
        batch = Batch(edition, players, 1024, options=options, seed=1)
        name = f"{edition}, {players} players{', ' + options if options else ''}"
        say(f"batch of 1,024 from Python, {name}", batch_rate(batch, 1000))
    say("the same for any table, classic-2003, 4 players", batch_rate(Batch(players=4, machine="generic", seed=1), 500))
    say("PettingZoo AEC, classic-2003, 4 players", best_rate(play_aec(env(players=4), mask_in_info), 100_000))
    say("Gymnasium against skilled, 2 players", best_rate(play_gym(UnoEnv(opponents="skilled")), 50_000))


def measure_peers() -> None:
    for name, made, steps in PEERS:
        try:
            play = made()
        except Exception as error:  # whatever a package that is not there, or an old one, raises
            print(f"{name}: not measured ({type(error).__name__}: {str(error)[:80]})", flush=True)
            continue
        say(name, best_rate(play, steps))


def say(name: str, rate: float) -> None:
    print(f"{name}: {rate:,.0f} steps/s", flush=True)


def main() -> None:
    if "--cuda" in sys.argv:
        from bench.envs_on_cuda import compare_all, measure_cuda  # noqa: PLC0415 - needs a GPU

        chosen = re.fullmatch(r"(\d+)-(\d+)", sys.argv[-1])
        if chosen:
            sys.exit(not compare_all(TABLES[int(chosen[1]) - 1 : int(chosen[2])]))
        sys.exit(not measure_cuda(TABLES[:2]))
    measure_ours()
    measure_peers()


if __name__ == "__main__":
    main()
