"""Training by PPO, with a critic that sees all hands.

The critic learns the value of a round for each seat from the results of rounds (TD(λ)). The advantage of a move is the
value after it minus the critic's estimate before it. Because the critic sees all hands, luck with the cards already
dealt does not count.
"""

import torch
from torch import Tensor

from training.cuda_graphs import CapturedGraph
from training.environments import Environments, Rows
from training.networks import Critic, Player
from wildfour.bots.network.network_inputs import POINTS
from wildfour.encoding.block_offsets import TABLE

EPOCHS = 2
LAMBDA, CLIP = 0.95, 0.2
ROWS_OF_CRITIC = 2  # every n-th row trains the critic
LEFT_AT = 8 * TABLE + 9  # the byte with the direction of play
NEVER = -1e9
LOSSES = ("played", "spread", "judged")


class RolloutBuffer:
    """Some steps of all tables, and their advantages."""

    def __init__(
        self,
        envs: Environments,
        player: Player,
        critic: Critic,
        steps: int,
        opponent: Player | None = None,
        foresight: float = LAMBDA,
    ) -> None:
        """Play the steps. `foresight` weighs the end of the round against the critic's next estimates."""
        self.envs, self.player, self.critic, self.steps, self.opponent = envs, player, critic, steps, opponent
        self.foresight = foresight
        seats = envs.seats_of_network
        self.rows = Rows.of((steps + 1, envs.size), seats, envs.device)
        self.values = torch.zeros((steps + 1, 3, envs.size, seats), device=envs.device)
        self.actions = torch.zeros((steps, envs.size), dtype=torch.int64, device=envs.device)
        self.chances = torch.zeros((steps, envs.size), device=envs.device)
        self.targets = torch.zeros_like(self.values[:-1])
        self.gains = torch.zeros_like(self.chances)
        self.play = CapturedGraph(self._play, envs.device)

    @torch.no_grad()
    def _play(self) -> None:
        for t in range(self.steps + 1):
            self.rows[t].copy(self.envs.shown)
            self.values[t] = values_of_seats(self.critic, self.rows[t], self.envs)
            if t < self.steps:
                self.envs.step(self._choose(t))
        self._estimate()

    def _choose(self, t: int) -> Tensor:
        rows = self.rows[t]
        logs = chances_of(self.player(rows.readings, rows.masks), rows.masks)
        noise = -torch.log(torch.empty_like(logs).exponential_().clamp(min=1e-20))
        self.actions[t] = (logs + noise).argmax(1)
        for part in self.envs.against_network:
            self.actions[t, part] = self._chosen_by_opponent(rows[part], self.actions[t, part])
        self.chances[t] = logs.gather(1, self.actions[t, :, None])[:, 0]
        return self.actions[t]

    def _chosen_by_opponent(self, rows: Rows, otherwise: Tensor) -> Tensor:
        """Let the opponent choose the moves of all seats except seat 0."""
        assert self.opponent is not None
        best = chances_of(self.opponent(rows.readings, rows.masks)[0], rows.masks).argmax(1)
        return torch.where(rows.seats == 0, otherwise, best)

    def _estimate(self) -> None:
        """Compute the critic's targets, seat by seat, and the advantage of each move."""
        target, brought, seats = self.values[-1], self.values[-1], self.rows.seats.long()
        for t in range(self.steps - 1, -1, -1):
            ended, end = (self.rows.ended[t + 1] != 0)[None, :, None], ends(self.rows.rewards[t + 1])
            target = torch.where(ended, end, torch.lerp(self.values[t + 1], target, LAMBDA))
            brought = torch.where(ended, end, torch.lerp(self.values[t + 1], brought, self.foresight))
            self.targets[t] = target
            self.gains[t] = at_stake(brought - self.values[t], seats[t], self.envs)
        for part in self.envs.against_network:
            self.gains[:, part] *= seats[:-1, part] == 0  # the player does not learn from others' moves
        self.gains /= self.gains.std() + 1e-6


def chances_of(scores: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(scores.masked_fill(masks == 0, NEVER), 1)


def ends(rewards: Tensor) -> Tensor:
    """Return for each seat in a finished round whether it went out, its points won, and its points left."""
    won = (rewards > 0).float()
    out = won / won.sum(1, keepdim=True).clamp(min=1)
    return torch.stack([out, rewards.clamp(min=0) / POINTS, -rewards.clamp(max=0) / POINTS])


def values_of_seats(critic: Critic, rows: Rows, envs: Environments) -> Tensor:
    """Return the critic's estimates by seat number."""
    logs, won, left = critic(rows.readings, rows.hands, envs.players)
    order = seats_in_order(rows.readings, rows.seats.long(), envs.players, critic.seats)
    found = torch.stack([logs.exp(), won, left])
    return torch.zeros_like(found).scatter(2, order[None].expand_as(found), found)


def seats_in_order(readings: Tensor, seats: Tensor, players: Tensor, most: int) -> Tensor:
    """Return the seats in the order of play from the seat to act; indexes beyond the table are unchanged."""
    ahead = torch.arange(most, device=seats.device)[None]
    step = torch.where(readings[:, LEFT_AT] > 0, 1, -1)[:, None]
    return torch.where(ahead < players[:, None], (seats[:, None] + step * ahead) % players[:, None], ahead)


def at_stake(values: Tensor, seats: Tensor, envs: Environments) -> Tensor:
    """Weight the values for one seat at each table by its stakes."""
    players, partners, stakes = envs.players, envs.partners, envs.stakes
    across = torch.where(partners, (seats + players // 2) % players, seats)[:, None]
    own = seats[:, None]
    out, won, left = (one.gather(1, own)[:, 0] for one in values)
    out = out + torch.where(partners, values[0].gather(1, across)[:, 0], 0.0)
    won = won + torch.where(partners, values[1].gather(1, across)[:, 0], 0.0)
    others = values[1].sum(1) - won
    return stakes[:, 0] * out + stakes[:, 1] * won - stakes[:, 2] * others - stakes[:, 3] * left


class Learning:
    """Training of a player and a critic on a buffer, in batches of rows."""

    def __init__(self, buffer: RolloutBuffer, rows: int, rate: float) -> None:
        envs = buffer.envs
        self.buffer, self.player, self.critic, self.device = buffer, buffer.player, buffer.critic, envs.device
        self.players = envs.players.repeat(buffer.steps)
        self.some = torch.zeros(min(rows, len(self.players)), dtype=torch.int64, device=self.device)
        self.entropy, self.losses = torch.zeros((), device=self.device), torch.zeros(len(LOSSES), device=self.device)
        parameters = [*self.player.parameters(), *self.critic.parameters()]
        cuda = self.device == "cuda"
        rates = torch.tensor(rate, device=self.device)
        self.optimizer = torch.optim.Adam(parameters, lr=rates, eps=1e-5, capturable=cuda, foreach=cuda)
        self.descend = CapturedGraph(self._descend, self.device)

    def learn(self, rate: float, entropy: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate)
        self.entropy.fill_(entropy)
        size = len(self.some)
        for _ in range(EPOCHS):
            order = torch.randperm(len(self.players), device=self.device)
            for number in range(len(order) // size):
                self.some.copy_(order[number * size : (number + 1) * size])
                self.descend()

    def _descend(self) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        self._loss().backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()

    def _loss(self) -> Tensor:
        buffer, some = self.buffer, self.some
        rows = buffer.rows[: buffer.steps]
        seen, held, mask, seats = (
            one.flatten(0, 1)[some] for one in (rows.readings, rows.hands, rows.masks, rows.seats)
        )
        actions, chances, gains = (one.flatten()[some] for one in (buffer.actions, buffer.chances, buffer.gains))
        scores = self.player(seen, mask)
        played, spread = play_loss(scores, mask, actions, chances, gains)
        half = len(some) // ROWS_OF_CRITIC
        judged = self._critic_loss(some[:half], seen[:half], held[:half], seats[:half].long())
        self.losses.copy_(torch.stack([played, spread, judged]).detach())
        return played - self.entropy * spread + judged

    def _critic_loss(self, some: Tensor, seen: Tensor, held: Tensor, seats: Tensor) -> Tensor:
        size, players = self.buffer.envs.size, self.players[some]
        order = seats_in_order(seen, seats, players, self.player.seats)
        wanted = self.buffer.targets[some // size, :, some % size].gather(2, order[:, None].expand(-1, 3, -1))
        return critic_loss(self.critic(seen, held, players), wanted)

    def report(self) -> str:
        return ", ".join(f"{name} {value:.4f}" for name, value in zip(LOSSES, self.losses.tolist(), strict=True))


def play_loss(scores: Tensor, mask: Tensor, actions: Tensor, before: Tensor, gains: Tensor) -> tuple[Tensor, Tensor]:
    """Return the PPO loss, and the entropy of the choices."""
    logs = chances_of(scores, mask)
    ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
    loss = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    return loss, -(logs.exp() * logs.masked_fill(mask == 0, 0)).sum(1).mean()


def critic_loss(values: tuple[Tensor, Tensor, Tensor], wanted: Tensor) -> Tensor:
    out, won, left = values
    loss = -(wanted[:, 0] * out.clamp(min=-20)).sum(1).mean()
    points = (won - wanted[:, 1]).pow(2).sum(1).mean() + (left - wanted[:, 2]).pow(2).sum(1).mean()
    return loss + 0.1 * points
