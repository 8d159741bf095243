"""Train a bot for UNO by self-play: PPO in one file, on the CPU or on a GPU. Needs torch (the `train` extra).

    python examples/ppo.py --seconds 400                    two players; reports win rates during training
    python examples/ppo.py --seconds 400 --resume           resumes the last run
    python examples/ppo.py --players 4 --device cuda        a GPU, with the environments on it too
    python -m wildfour arena uno_net:choose casual          measures it against our bots; run it in this folder

One network plays all seats and learns from each seat's own moves. It acts only where there is a choice: with sensible
masks, one move in three. It writes uno_net.pt (to resume training), uno_net.npz (the network), and uno_net.py (the bot
for the arena, a copy of network_bot.py).
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from network_bot import export_bot, feature_count, features

from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.batch import Batch
from wildfour.envs.core.setup import Setup
from wildfour.envs.gpu_batch import GpuBatch

GAE, CLIP, EPOCHS, PARTS = 0.95, 0.2, 2, 8


class Environments:
    """A batch on the CPU or on the GPU, with tensors as arrays."""

    def __init__(self, setup: Setup, size: int, seed: int, device: str) -> None:
        self.device = device
        if device == "cpu":
            self.batch = Batch(setup, size=size, seed=seed, threads=None)
            wrap = torch.from_numpy
        else:
            self.batch = GpuBatch(setup, size=size, seed=seed, stream=torch.cuda.current_stream().cuda_stream)
            wrap = torch.from_dlpack
        batch = self.batch
        self.obs, self.mask, self.seats = wrap(batch.obs), wrap(batch.mask), wrap(batch.seats)
        self.rewards, self.ended, self.actions = wrap(batch.rewards), wrap(batch.ended), wrap(batch.actions)

    def step(self, actions: torch.Tensor) -> None:
        self.actions.copy_(actions)
        if self.device == "cpu":
            self.batch.step(self.batch.actions)
        else:
            self.batch.step()


class Network(torch.nn.Module):
    """A network with two hidden layers, a policy head, and a value head."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.first, self.second = torch.nn.Linear(inputs, width), torch.nn.Linear(width, width)
        self.policy, self.value = torch.nn.Linear(width, actions), torch.nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.05)
            self.value.weight.mul_(0.1)

    def forward(self, obs: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = features(
            obs, mask, lambda parts: torch.cat(parts, 1), lambda values, n: F.one_hot(values.long(), n).float()
        )
        hidden = torch.relu(self.second(torch.relu(self.first(x.float()))))
        scores = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return F.log_softmax(scores, 1), self.value(hidden)[:, 0]

    def arrays(self) -> dict[str, np.ndarray]:
        """Return the weights in the format that network_bot.py reads."""
        layers = {"0": self.first, "1": self.second, "p": self.policy}
        arrays = {f"w{name}": layer.weight.detach().cpu().numpy().T for name, layer in layers.items()}
        return arrays | {f"b{name}": layer.bias.detach().cpu().numpy() for name, layer in layers.items()}


class Rollout:
    """Several steps of all environments, with their rewards."""

    def __init__(self, envs: Environments, steps: int, players: int) -> None:
        size, device = envs.obs.shape[0], envs.device
        self.obs = torch.zeros((steps, *envs.obs.shape), dtype=torch.uint8, device=device)
        self.mask = torch.zeros((steps, *envs.mask.shape), dtype=torch.int8, device=device)
        self.actions = torch.zeros((steps, size), dtype=torch.long, device=device)
        self.chances, self.values = (torch.zeros((steps, size), device=device) for _ in range(2))
        self.seats = torch.zeros((steps, size), dtype=torch.long, device=device)
        self.ended = torch.zeros((steps, size), dtype=torch.bool, device=device)
        self.rewards = torch.zeros((steps, size, players), device=device)

    @torch.no_grad()
    def play(self, envs: Environments, network: Network) -> None:
        for t in range(len(self.obs)):
            self.obs[t], self.mask[t], self.seats[t] = envs.obs, envs.mask, envs.seats
            chances, self.values[t] = network(envs.obs, envs.mask)
            noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
            self.actions[t] = (chances + noise).argmax(1)
            self.chances[t] = chances.gather(1, self.actions[t, :, None])[:, 0]
            envs.step(self.actions[t])
            self.ended[t], self.rewards[t] = envs.ended != 0, envs.rewards

    @torch.no_grad()
    def advantages(self, envs: Environments, network: Network) -> torch.Tensor:
        """Return the advantage of each move; the next value comes from the same seat's next observation."""
        steps, size, players = self.rewards.shape
        everywhere = torch.arange(size, device=envs.device)
        value = network(envs.obs, envs.mask)[1]
        following = (-value / (players - 1))[:, None].repeat(1, players)
        following[everywhere, envs.seats.long()] = value
        later, reward = torch.zeros_like(following), torch.zeros_like(following)
        result = torch.zeros_like(self.values)
        for t in range(steps - 1, -1, -1):
            ended, seat = self.ended[t][:, None], self.seats[t]
            following, later = following.masked_fill(ended, 0), later.masked_fill(ended, 0)
            reward = torch.where(ended, self.rewards[t], reward)
            error = reward[everywhere, seat] + following[everywhere, seat] - self.values[t]
            result[t] = error + GAE * later[everywhere, seat]
            later[everywhere, seat], following[everywhere, seat] = result[t], self.values[t]
            reward[everywhere, seat] = 0
        return result


def learn(
    network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, gained: torch.Tensor, entropy: float
) -> None:
    """Run two epochs of PPO."""
    flat = [
        one.flatten(0, 1)
        for one in (rollout.obs, rollout.mask, rollout.actions, rollout.chances, rollout.values, gained)
    ]
    obs, mask, actions, chances, values, gained = flat
    returns = gained + values
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gained), device=gained.device).split(len(gained) // PARTS):
            logs, value = network(obs[part], mask[part])
            ratio = (logs.gather(1, actions[part, None])[:, 0] - chances[part]).exp()
            gain = gained[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(logs.exp() * logs.masked_fill(mask[part] == 0, 0)).sum(1).mean()
            loss = policy + 0.5 * (value - returns[part]).pow(2).mean() - entropy * spread
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share_won(network: Network, opponent: str, setup: Setup, rounds: int, seed: int) -> float:
    """Return the percentage of rounds that the network wins at a table with these bots."""
    table = UnoEnv(
        setup.edition.name, setup.players, str(setup.options), opponents=opponent, masks="sensible", machine="python"
    )
    device, won = next(network.parameters()).device, 0
    obs, info = table.reset(seed=seed)
    for _ in range(rounds):
        done = False
        while not done:
            rows = (torch.from_numpy(one[None]).to(device) for one in (obs, info["action_mask"]))
            obs, reward, terminated, truncated, info = table.step(int(network(*rows)[0].argmax()))
            done = terminated or truncated
        won += reward > 0
        obs, info = table.reset()
    return 100 * won / rounds


def save(path: Path, network: Network, optimizer: torch.optim.Optimizer, steps: int) -> None:
    torch.save({"network": network.state_dict(), "optimizer": optimizer.state_dict(), "steps": steps}, path)
    np.savez(path.with_suffix(".npz"), **network.arrays())
    export_bot(path.with_suffix(".py"))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="")
    parser.add_argument("--seconds", type=float, default=400, help="training time, without measurements (default: 400)")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--envs", type=int, help="environments in parallel (default: 256 on the CPU, 32768 on a GPU)")
    parser.add_argument("--steps", type=int, help="steps per update (default: 64 on the CPU, 32 on a GPU)")
    parser.add_argument("--width", type=int, default=128, help="width of the hidden layers (default: 128)")
    parser.add_argument("--against", default="casual", help="the bot to measure against (default: casual)")
    parser.add_argument("--out", type=Path, default=Path("uno_net.pt"))
    parser.add_argument("--resume", action="store_true", help="resume training the --out network")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    setup = Setup.of(args.edition, args.players, args.options, masks="sensible", skip_forced=True)
    size, steps_each = (256, 64) if args.device == "cpu" else (32768, 32)
    envs = Environments(setup, args.envs or size, args.seed, args.device)
    layout = envs.batch.layout
    network = Network(feature_count(layout), layout.actions, args.width).to(args.device)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    steps = 0
    if args.resume:
        kept = torch.load(args.out, map_location=args.device)
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        steps = kept["steps"]
    rollout = Rollout(envs, args.steps or steps_each, args.players)
    began, reports = time.monotonic(), 0
    while (passed := time.monotonic() - began) < args.seconds:
        left = 1 - passed / args.seconds
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * left + 2e-5
        rollout.play(envs, network)
        learn(network, optimizer, rollout, rollout.advantages(envs, network), 0.01 * left + 0.0005)
        steps += rollout.actions.numel()
        if passed > reports * args.seconds / 8:
            reports += 1
            save(args.out, network, optimizer, steps)
            measuring = time.monotonic()
            won = share_won(network, args.against, setup, 200, reports)
            began += time.monotonic() - measuring
            print(
                f"{passed:5.0f} s  {steps / 1e6:6.1f} million steps  wins {won:.0f} % against {args.against}",
                flush=True,
            )
    save(args.out, network, optimizer, steps)
    won = share_won(network, args.against, setup, 1000, 99)
    print(f"{steps / 1e6:.1f} million steps: wins {won:.1f} % of 1,000 rounds against {args.against}")


if __name__ == "__main__":
    main()
