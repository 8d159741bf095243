"""How fast the rules run: `python3 run.py bench`. Figures are ratios against RLCard's UNO in the same run."""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from wildfour.bots import random_policy
from wildfour.chance import RandomChance
from wildfour.editions import EDITIONS, Edition
from wildfour.machine import playing
from wildfour.machine.cpu import play_rounds
from wildfour.options import Options, Rules
from wildfour.rules.state import RoundState

PLAYERS = (2, 4, 10)
MOST_MOVES = 100_000


@dataclass(frozen=True)
class Speed:
    """What one engine did at one kind of table: rounds and moves in a second, the best of several tries."""

    engine: str
    edition: str
    players: int
    rounds: float
    moves: float


@dataclass(frozen=True)
class Contender:
    """Something that plays `rounds` rounds and returns the number of moves made."""

    engine: str
    edition: str
    players: int
    rounds: int
    play: Callable[[int], int]


def interpreted(edition: Edition, players: int, rounds: int) -> Contender:
    """The rule modules as they are, with the random policy, in plain Python."""
    state = RoundState(Rules(edition, Options()), players)
    state.dealer = players - 1
    chance = RandomChance(random.Random(1))

    def play(number: int) -> int:
        return sum(playing.play_round(state, chance, MOST_MOVES) for _ in range(number))

    return Contender("interpreted", edition.name, players, rounds, play)


def compiled(edition: Edition, players: int, rounds: int) -> Contender:
    """The same modules compiled, on one core."""

    def play(number: int) -> int:
        return int(play_rounds(random_policy, edition, players=players, rounds=number, seed=1)["moves"].sum())

    return Contender("compiled", edition.name, players, rounds, play)


def rlcard(players: int, rounds: int) -> Contender | None:
    """RLCard's UNO through its environment, with its random agents; None where it is not installed."""
    try:
        import rlcard as library  # noqa: PLC0415 - an optional peer
        from rlcard.agents import RandomAgent  # noqa: PLC0415
    except ImportError:
        return None
    environment = library.make("uno", config={"game_num_players": players})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(players)])

    def play(number: int) -> int:
        moves = 0
        for _ in range(number):
            trajectories, _ = environment.run(is_training=False)
            moves += sum(len(trajectory) // 2 for trajectory in trajectories)
        return moves

    return Contender("RLCard", "its own rules", players, rounds, play)


def timed(contender: Contender) -> Speed:
    start = time.perf_counter()
    moves = contender.play(contender.rounds)
    seconds = time.perf_counter() - start
    return Speed(contender.engine, contender.edition, contender.players, contender.rounds / seconds, moves / seconds)


def best_of(contenders: list[Contender], tries: int) -> list[Speed]:
    """Every contender in turn, several times over, so that a noisy moment hits all alike; the best of each."""
    speeds = [[timed(contender) for contender in contenders] for _ in range(tries)]
    return [max(column, key=lambda speed: speed.rounds) for column in zip(*speeds, strict=True)]


def contenders(size: int) -> list[Contender]:
    """Everything to be measured; `size` scales how many rounds each plays at a try."""
    chosen = [peer for players in PLAYERS if (peer := rlcard(players, 2 * size)) is not None]
    for edition in EDITIONS:
        for players in PLAYERS:
            seats = min(players, edition.most_players)
            chosen.append(interpreted(edition, seats, 5 * size))
            chosen.append(compiled(edition, seats, 1000 * size))
    return chosen


def report(speeds: list[Speed]) -> str:
    """A table; rounds and moves also as multiples of RLCard's at the same number of players, if there is one."""
    peers = {speed.players: speed for speed in speeds if speed.engine == "RLCard"}
    lines = [
        f"{'engine':12} {'edition':14} {'players':>7} {'rounds/s':>10} {'moves/s':>12} {'x rounds':>9} {'x moves':>9}"
    ]
    for speed in speeds:
        peer = peers.get(speed.players)
        ratios = f"{speed.rounds / peer.rounds:9.1f} {speed.moves / peer.moves:9.1f}" if peer else f"{'-':>9} {'-':>9}"
        lines.append(
            f"{speed.engine:12} {speed.edition:14} {speed.players:7} {speed.rounds:10,.0f} {speed.moves:12,.0f} "
            + ratios
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--tries", type=int, default=3, help="how often each is measured; the best counts")
    parser.add_argument("--size", type=int, default=50, help="how much each plays at a try")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    playing.choose, playing.seat_asked = random_policy.choose, random_policy.seat_asked
    play_rounds(random_policy, EDITIONS[0], players=2, rounds=1)
    chosen = contenders(max(1, arguments.size))
    if not any(contender.engine == "RLCard" for contender in chosen):
        print("RLCard is not installed, so there are no ratios; python3 run.py bench installs it.", file=sys.stderr)
    speeds = best_of(chosen, max(1, arguments.tries))
    print(json.dumps([asdict(speed) for speed in speeds], indent=1) if arguments.json else report(speeds))


if __name__ == "__main__":
    main()
