"""Train a network of the bots by playing against itself and `skilled`.

python -m training 2 --seconds 600                 for two players; 5 is for three to five, 10 for six to ten
python -m training 2 --seconds 600 --resume        resumes the last run
python -m training 2 --begin A.npz --against B.npz      begins with network A, and plays against B too
python -m training 2 --against B.npz --only             learns nothing but how to beat B
python -m training 2 --against B.npz --expert           the expert's own, which reads how the others play
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch

from training.environments import TOGETHER, Environments
from training.learning import LAMBDA, Learning, RolloutBuffer
from training.networks import Critic, Player, arrays, read_arrays
from training.tables import NETWORK, Kind, best_response, experts_kinds_for, kinds_for
from wildfour.bots.network.network_inputs import SIZES
from wildfour.errors import Invalid

REPORTS = 24


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=SIZES)
    parser.add_argument("--seconds", type=float, default=600, help="in all, with warming up (default: 600)")
    parser.add_argument("--stories", type=int, default=10**9, help="rollouts to learn from, at most")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--tables", type=int, default=64000, help="side by side")
    parser.add_argument("--steps", type=int, default=24, help="of each before the networks learn from them")
    parser.add_argument("--rows", type=int, default=65536, help="of what they learn from at a time")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--resume", action="store_true", help="resume the last run")
    parser.add_argument("--begin", type=network_file, help="a network (.npz) to begin with (default: random)")
    parser.add_argument(
        "--against", type=network_file, help="a network (.npz) that does not learn, to play against too"
    )
    parser.add_argument("--only", action="store_true", help="play against no other")
    parser.add_argument("--expert", action="store_true", help="the expert's own network")
    parser.add_argument("--foresight", type=float, default=LAMBDA, help="how much the end counts for an advantage")
    parser.add_argument("--learning", type=float, default=7e-4, help="the learning rate at the beginning")
    parser.add_argument("--entropy", type=float, default=0.01, help="the weight of entropy at the beginning")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.only and not given.against:
        parser.error("--only needs --against, the network to play against")
    if not given.against and any(kind.opponents == NETWORK for kind in kinds_of(given)):
        parser.error("--expert needs --against, the network to play against")
    fewest = TOGETHER * sum(kind.share for kind in kinds_of(given))
    if given.tables < fewest:
        parser.error(f"--tables {given.tables} are too few for all kinds of tables; give at least {fewest}")
    return given


def kinds_of(given: argparse.Namespace) -> list[Kind]:
    if given.only:
        return best_response(given.seats)
    if given.expert:
        return experts_kinds_for(given.seats)
    return kinds_for(given.seats, against_network=given.against is not None)


def network_file(text: str) -> Path:
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}; give the .npz file of a network")
    return Path(text)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def save(given: argparse.Namespace, learning: Learning, steps: int) -> None:
    given.out.mkdir(parents=True, exist_ok=True)
    kept = {"player": learning.player.state_dict(), "critic": learning.critic.state_dict(), "steps": steps}
    torch.save(kept | {"optimizer": learning.optimizer.state_dict()}, given.out / f"network-{given.seats}.pt")
    found = arrays(learning.player, learning.critic)
    np.savez_compressed(given.out / f"network-{given.seats}.npz", **found)  # type: ignore[arg-type]


def resume(given: argparse.Namespace, learning: Learning) -> int:
    """Load what was saved last; return how many steps it has learned from."""
    kept = torch.load(given.out / f"network-{given.seats}.pt", map_location=given.device)
    learning.player.load_state_dict(kept["player"])
    learning.critic.load_state_dict(kept["critic"])
    optimizer = learning.optimizer
    optimizer.load_state_dict(optimizer.state_dict() | {"state": kept["optimizer"]["state"]})
    return int(kept["steps"])


def networks_of(given: argparse.Namespace) -> tuple[Player, Critic, Player | None]:
    """Return the player and the critic, which learn; and the opponent, if there is one."""
    player, critic = Player(given.seats), Critic(given.seats)
    if given.begin:
        read_arrays(given.begin, player, critic)
    opponent = Player(given.seats) if given.against else None
    if opponent:
        read_arrays(given.against, opponent, Critic(given.seats))
        opponent = opponent.to(given.device)
    return player.to(given.device), critic.to(given.device), opponent


def prepare(device: str, seed: int) -> None:
    torch.manual_seed(seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    if device == "cuda":
        torch.cuda.set_stream(torch.cuda.Stream())  # graphs must not be captured in the default stream


def main() -> None:
    given = arguments()
    began, reported = time.monotonic(), 0
    prepare(given.device, given.seed)
    kinds, device = kinds_of(given), given.device
    envs = Environments(kinds, given.seats, given.tables, given.seed, device, tells_type=given.expert)
    try:
        player, critic, opponent = networks_of(given)
    except Invalid as refusal:
        sys.exit(str(refusal))
    buffer = RolloutBuffer(envs, player, critic, given.steps, opponent, given.foresight)
    learning = Learning(buffer, given.rows, given.learning)
    steps = resume(given, learning) if given.resume else 0
    weights = sum(one.numel() for network in (player, critic) for one in network.parameters())
    ready = time.monotonic() - began
    say(f"{envs.size} tables, {weights} weights, ready after {ready:.0f} s")
    for _ in range(given.stories):
        if (passed := time.monotonic() - began) >= given.seconds:
            break
        left = (given.seconds - passed) / (given.seconds - ready)
        buffer.play()
        learning.learn(given.learning * left + 2e-5, given.entropy * left + 5e-4)
        steps += envs.size * given.steps
        if given.device == "cuda":
            torch.cuda.synchronize()
        if passed >= reported * given.seconds / REPORTS:
            reported = int(passed * REPORTS / given.seconds) + 1
            save(given, learning, steps)
            say(f"{passed:5.0f} s, {steps / 1e6:.0f} million steps, {learning.report()}, {envs.shares_won()}")
    save(given, learning, steps)
    say(f"{steps / 1e6:.0f} million steps, {envs.shares_won()}")


if __name__ == "__main__":
    main()
