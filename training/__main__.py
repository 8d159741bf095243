"""Train a bot network by having it play against itself and `skilled`.

python -m training 2 --seconds 600                 for two players; 5 is for three to five, 10 for six to ten
python -m training 2 --seconds 600 --resume        resumes the last run
python -m training 2 --begin A.npz --against B.npz      begins with network A, and plays against B too
python -m training 2 --against B.npz --only             learns only to beat B
python -m training 2 --against B.npz --expert           the expert's network, which has the opponent type as an input
"""

import argparse
import sys
import time
from pathlib import Path

import torch

from training.environments import TOGETHER, Environments
from training.learning import LAMBDA, Learning, RolloutBuffer
from training.networks import Critic, Player, arrays, read_arrays
from training.tables import NETWORK, Kind, best_response, experts_kinds_for, kinds_for
from wildfour.bots.network.network_files import save_network
from wildfour.bots.network.network_inputs import SIZES
from wildfour.errors import Invalid

REPORTS = 24


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=SIZES)
    parser.add_argument("--seconds", type=float, default=600, help="in total, including warm-up (default: 600)")
    parser.add_argument("--stories", type=int, default=10**9, help="maximum number of rollouts")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--tables", type=int, default=64000, help="played in parallel (default: 64000)")
    parser.add_argument("--steps", type=int, default=24, help="per table between updates (default: 24)")
    parser.add_argument("--rows", type=int, default=65536, help="per batch (default: 65536)")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--resume", action="store_true", help="resume the last run")
    parser.add_argument("--begin", type=network_file, help="a network (.npz) to start from (default: random)")
    parser.add_argument("--against", type=network_file, help="a fixed network (.npz), to play against too")
    parser.add_argument("--only", action="store_true", help="play against this network only")
    parser.add_argument("--expert", action="store_true", help="train the expert's network")
    parser.add_argument("--foresight", type=float, default=LAMBDA, help="weight of the end in an advantage (TD(λ))")
    parser.add_argument("--learning", type=float, default=7e-4, help="the initial learning rate")
    parser.add_argument("--entropy", type=float, default=0.01, help="the initial weight of entropy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.only and not args.against:
        parser.error("--only needs --against, the network to play against")
    if not args.against and any(kind.opponents == NETWORK for kind in kinds_of(args)):
        parser.error("--expert needs --against, the network to play against")
    fewest = TOGETHER * sum(kind.share for kind in kinds_of(args))
    if args.tables < fewest:
        parser.error(f"--tables {args.tables} are too few for all kinds of tables; give at least {fewest}")
    return args


def kinds_of(args: argparse.Namespace) -> list[Kind]:
    if args.only:
        return best_response(args.seats)
    if args.expert:
        return experts_kinds_for(args.seats)
    return kinds_for(args.seats, against_network=args.against is not None)


def network_file(text: str) -> Path:
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text}; give the .npz file of a network")
    return Path(text)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def save(args: argparse.Namespace, learning: Learning, steps: int) -> None:
    args.out.mkdir(parents=True, exist_ok=True)
    kept = {"player": learning.player.state_dict(), "critic": learning.critic.state_dict(), "steps": steps}
    torch.save(kept | {"optimizer": learning.optimizer.state_dict()}, args.out / f"network-{args.seats}.pt")
    save_network(args.out / f"network-{args.seats}.npz", arrays(learning.player, learning.critic))


def resume(args: argparse.Namespace, learning: Learning) -> int:
    """Load the last save; return the number of steps so far."""
    kept = torch.load(args.out / f"network-{args.seats}.pt", map_location=args.device)
    learning.player.load_state_dict(kept["player"])
    learning.critic.load_state_dict(kept["critic"])
    optimizer = learning.optimizer
    optimizer.load_state_dict(optimizer.state_dict() | {"state": kept["optimizer"]["state"]})
    return int(kept["steps"])


def networks_of(args: argparse.Namespace) -> tuple[Player, Critic, Player | None]:
    """Return the player and the critic, which learn, and the opponent, if there is one."""
    player, critic = Player(args.seats), Critic(args.seats)
    if args.begin:
        read_arrays(args.begin, player, critic)
    opponent = Player(args.seats) if args.against else None
    if opponent:
        read_arrays(args.against, opponent, Critic(args.seats))
        opponent = opponent.to(args.device)
    return player.to(args.device), critic.to(args.device), opponent


def prepare(device: str, seed: int) -> None:
    torch.manual_seed(seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    if device == "cuda":
        torch.cuda.set_stream(torch.cuda.Stream())  # graphs must not be captured in the default stream


def main() -> None:
    args = arguments()
    began, reported = time.monotonic(), 0
    prepare(args.device, args.seed)
    kinds, device = kinds_of(args), args.device
    envs = Environments(kinds, args.seats, args.tables, args.seed, device, tells_type=args.expert)
    try:
        player, critic, opponent = networks_of(args)
    except Invalid as refusal:
        sys.exit(str(refusal))
    buffer = RolloutBuffer(envs, player, critic, args.steps, opponent, args.foresight)
    learning = Learning(buffer, args.rows, args.learning)
    steps = resume(args, learning) if args.resume else 0
    weights = sum(one.numel() for network in (player, critic) for one in network.parameters())
    ready = time.monotonic() - began
    say(f"{envs.size} tables, {weights} weights, ready after {ready:.0f} s")
    for _ in range(args.stories):
        if (passed := time.monotonic() - began) >= args.seconds:
            break
        left = (args.seconds - passed) / (args.seconds - ready)
        buffer.play()
        learning.learn(args.learning * left + 2e-5, args.entropy * left + 5e-4)
        steps += envs.size * args.steps
        if args.device == "cuda":
            torch.cuda.synchronize()
        if passed >= reported * args.seconds / REPORTS:
            reported = int(passed * REPORTS / args.seconds) + 1
            save(args, learning, steps)
            say(f"{passed:5.0f} s, {steps / 1e6:.0f} million steps, {learning.report()}, {envs.shares_won()}")
    save(args, learning, steps)
    say(f"{steps / 1e6:.0f} million steps, {envs.shares_won()}")


if __name__ == "__main__":
    main()
