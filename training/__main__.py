"""Train a network of the bots by playing against itself and `skilled`.

python -m training 2 --seconds 600                 for two players; 5 is for three to five, 10 for six to ten
python -m training 2 --seconds 600 --resume        goes on where the last run stopped
python -m training 2 --begin A.npz --against B.npz      begins with network A, and plays against B too
python -m training 2 --against B.npz --only             learns nothing but how to beat B
python -m training 2 --against B.npz --expert           the expert's own, which is told how the others play
python -m training 2 --critic 1024,512                  with a wider critic
"""

import argparse
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch

from training.environments import TOGETHER, Environments
from training.learning import LAMBDA, Learning, Story
from training.networks import JUDGES_WIDTHS, Judge, Player, arrays, read_arrays
from training.tables import NETWORK, Kind, best_response, experts_kinds_for, kinds_for
from wildfour.bots.network.network_inputs import SIZES

REPORTS = 24


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=SIZES)
    parser.add_argument("--seconds", type=float, default=600, help="in all; it begins with getting ready")
    parser.add_argument("--stories", type=int, default=10**9, help="to play and to learn from, at most")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--tables", type=int, default=64000, help="side by side")
    parser.add_argument("--steps", type=int, default=24, help="of each before the networks learn from them")
    parser.add_argument("--rows", type=int, default=65536, help="of what they learn from at a time")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--resume", action="store_true", help="go on where the last run stopped")
    parser.add_argument("--begin", type=network_file, help="a network (.npz) to begin with, instead of with chance")
    parser.add_argument(
        "--against", type=network_file, help="a network (.npz) that does not learn, to play against too"
    )
    parser.add_argument("--only", action="store_true", help="play against no other")
    parser.add_argument("--expert", action="store_true", help="the expert's own network")
    parser.add_argument(
        "--critic", type=widths, help="such as 1024,512: another judge, of this width, says what moves have brought"
    )
    parser.add_argument("--foresight", type=float, default=LAMBDA, help="how much the end counts for a move")
    parser.add_argument("--learning", type=float, default=7e-4, help="the rate of learning at the beginning")
    parser.add_argument("--entropy", type=float, default=0.01, help="what it is worth at first to try this and that")
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


def widths(text: str) -> tuple[int, int]:
    """Of a judge's two layers."""
    found = [int(part) for part in text.split(",") if part.isdecimal()]
    if len(found) != len(JUDGES_WIDTHS) or any(one < least for one, least in zip(found, JUDGES_WIDTHS, strict=True)):
        least = ",".join(map(str, JUDGES_WIDTHS))
        raise argparse.ArgumentTypeError(f"{text!r} is not possible; give two widths, {least} or more")
    return found[0], found[1]


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def save(given: argparse.Namespace, learning: Learning, steps: int) -> None:
    given.out.mkdir(parents=True, exist_ok=True)
    judges = [judge.state_dict() for judge in learning.judges]
    kept = {"player": learning.player.state_dict(), "judges": judges, "steps": steps}
    torch.save(kept | {"optimizer": learning.optimizer.state_dict()}, given.out / f"network-{given.seats}.pt")
    found = arrays(learning.player, learning.judges[-1])
    np.savez_compressed(given.out / f"network-{given.seats}.npz", **found)  # type: ignore[arg-type]


def resume(given: argparse.Namespace, learning: Learning) -> int:
    """Take up what was saved last; returns how many steps it has learned from."""
    kept = torch.load(given.out / f"network-{given.seats}.pt", map_location=given.device)
    learning.player.load_state_dict(kept["player"])
    if [judge.widths for judge in learning.judges] != [widths_in(found) for found in kept["judges"]]:
        sys.exit("What was saved last had another critic; give the same --critic, or none if it had none.")
    for judge, found in zip(learning.judges, kept["judges"], strict=True):
        judge.load_state_dict(found)
    optimizer = learning.optimizer
    optimizer.load_state_dict(optimizer.state_dict() | {"state": kept["optimizer"]["state"]})
    return int(kept["steps"])


def widths_in(judge: Mapping[str, torch.Tensor]) -> tuple[int, ...]:
    """Of the layers of a judge that was saved."""
    return tuple(len(judge[f"{layer}.bias"]) for layer in ("first", "second"))


def networks_of(given: argparse.Namespace) -> tuple[Player, list[Judge], Player | None]:
    """The player and the judges who learn, the one who is to be kept last; and the opponent, if there is one."""
    player, judges = Player(given.seats), [Judge(given.seats)]
    if given.critic:
        judges.insert(0, Judge(given.seats, given.critic))
    if given.begin:
        for judge in judges:
            read_arrays(given.begin, player, judge)
    opponent = Player(given.seats) if given.against else None
    if opponent:
        read_arrays(given.against, opponent, Judge(given.seats))
        opponent = opponent.to(given.device)
    return player.to(given.device), [judge.to(given.device) for judge in judges], opponent


def prepare(device: str, seed: int) -> None:
    torch.manual_seed(seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    if device == "cuda":
        torch.cuda.set_stream(torch.cuda.Stream())  # what is recorded must not be in the default stream


def main() -> None:
    given = arguments()
    began, told = time.monotonic(), 0
    prepare(given.device, given.seed)
    kinds, device = kinds_of(given), given.device
    envs = Environments(kinds, given.seats, given.tables, given.seed, device, tells_manner=given.expert)
    player, judges, opponent = networks_of(given)
    story = Story(envs, player, judges[0], given.steps, opponent, given.foresight)
    learning = Learning(story, given.rows, given.learning, *judges[1:])
    steps = resume(given, learning) if given.resume else 0
    weights = sum(one.numel() for network in (player, judges[-1]) for one in network.parameters())
    ready = time.monotonic() - began
    say(f"{envs.size} tables, {weights} weights, ready after {ready:.0f} s")
    for _ in range(given.stories):
        if (passed := time.monotonic() - began) >= given.seconds:
            break
        left = (given.seconds - passed) / (given.seconds - ready)
        story.play()
        learning.learn(given.learning * left + 2e-5, given.entropy * left + 5e-4)
        steps += envs.size * given.steps
        if given.device == "cuda":
            torch.cuda.synchronize()
        if passed >= told * given.seconds / REPORTS:
            told = int(passed * REPORTS / given.seconds) + 1
            save(given, learning, steps)
            say(f"{passed:5.0f} s, {steps / 1e6:.0f} million steps, {learning.told()}, {envs.shares_won()}")
    save(given, learning, steps)
    say(f"{steps / 1e6:.0f} million steps, {envs.shares_won()}")


if __name__ == "__main__":
    main()
