"""Third-party learners in the environments. PyTorch is large; without it, these tests are skipped."""

from typing import Any

import numpy as np
import pytest

from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.adapters.vector import UnoVectorEnv

NO_TORCH = "torch is not installed (it is large, and only learners need it)"
NO_SB3 = "stable-baselines3 and sb3-contrib are not installed (they need torch)"


def plain_env(**settings: Any) -> UnoEnv:
    return UnoEnv(machine="python", masks="sensible", **settings)


def test_stable_baselines_checks_and_learns_with_masks() -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason=NO_SB3)
    contrib = pytest.importorskip("sb3_contrib", reason=NO_SB3)
    checker.check_env(plain_env())
    model = contrib.MaskablePPO("MlpPolicy", plain_env(), n_steps=64, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(128)
    table = plain_env(illegal="error")
    observation, _ = table.reset(seed=3)
    for _ in range(30):
        action, _ = model.predict(observation, action_masks=table.action_masks())
        observation, _, terminated, truncated, _ = table.step(action)
        if terminated or truncated:
            observation, _ = table.reset()


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_a_loop_in_the_style_of_cleanrl(mode: str) -> None:
    """Take one policy gradient step on a batch of environments, with masked logits."""
    torch: Any = pytest.importorskip("torch", reason=NO_TORCH)
    envs = UnoVectorEnv(4, machine="python", autoreset_mode=mode, masks="sensible", copy=True)
    network = torch.nn.Sequential(torch.nn.Linear(144, 32), torch.nn.Tanh(), torch.nn.Linear(32, 80))
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    observations, infos = envs.reset(seed=1)
    losses = []
    for _ in range(60):
        masks = torch.as_tensor(infos["action_mask"], dtype=torch.bool)
        masks[~masks.any(dim=1), 0] = True  # where a round has just ended, any action will do
        logits = network(torch.as_tensor(observations, dtype=torch.float32)).masked_fill(~masks, -1e9)
        choice = torch.distributions.Categorical(logits=logits)
        actions = choice.sample()
        observations, rewards, _, _, infos = envs.step(actions.numpy())
        losses.append(-(choice.log_prob(actions) * torch.as_tensor(rewards, dtype=torch.float32)).mean())
    optimizer.zero_grad()
    torch.stack(losses).sum().backward()
    optimizer.step()
    assert envs.batch.illegal_actions == 0
    assert np.isfinite(float(torch.stack(losses).detach().sum()))
