"""How the networks learn: PPO, in which a judge that sees all hands says what each move has brought.

The judge learns from how rounds ended (TD(λ)) what they are worth to each seat. A move was good as far as the round is
worth more, by that and by how it went on, than the judge thought before: since the judge sees all hands, luck with the
cards that are already dealt is no part of that.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from training.environments import Environments, Rows
from training.networks import Judge, Player, belief_loss, decks_of
from wildfour.bots.reading import POINTS
from wildfour.encoding.blocks import TABLE

EPOCHS, PARTS = 2, 12
LAMBDA, CLIP = 0.95, 0.2
OF_BELIEFS, BELIEFS_EVERY = 0.05, 3
LEFT_AT = 8 * TABLE + 9  # the direction of play
NEVER = -1e9


class Story:
    """Some steps of all tables, and what came of them."""

    def __init__(self, envs: Environments, steps: int) -> None:
        self.steps, seats = steps, envs.seats_of_network
        self.rows = Rows.of((steps + 1, envs.size), seats, envs.device)
        self.worths = torch.zeros((steps + 1, 3, envs.size, seats), device=envs.device)
        self.actions = torch.zeros((steps, envs.size), dtype=torch.int64, device=envs.device)
        self.chances = torch.zeros((steps, envs.size), device=envs.device)

    @torch.no_grad()
    def play(self, envs: Environments, player: Player, judge: Judge) -> None:
        for t in range(self.steps + 1):
            self._show(envs, judge, t, envs.on_gpu, envs.shown[envs.on_gpu])
            if t < self.steps and envs.there:
                envs.step_there(self._choose(player, t, envs.on_gpu))
            for group in envs.groups:
                self._show(envs, judge, t, group.rows, envs.look(group))
                if t < self.steps:
                    envs.step(group, self._choose(player, t, group.rows))

    def _show(self, envs: Environments, judge: Judge, t: int, where: slice, shown: Rows) -> None:
        rows = self.rows[t, where]
        rows.copy(shown)
        self.worths[t, :, where] = worth_of_seats(judge, rows, envs.players[where], envs.against[where])

    def _choose(self, player: Player, t: int, where: slice) -> Tensor:
        rows = self.rows[t, where]
        logs = chances_of(player(rows.readings, rows.masks)[0], rows.masks)
        noise = -torch.log(torch.empty_like(logs).exponential_().clamp(min=1e-20))
        self.actions[t, where] = (logs + noise).argmax(1)
        self.chances[t, where] = logs.gather(1, self.actions[t, where, None])[:, 0]
        return self.actions[t, where]

    @torch.no_grad()
    def judged_by_the_end(self) -> Tensor:
        """What the judge should have said, seat by seat."""
        targets = torch.zeros_like(self.worths[:-1])
        target = self.worths[-1]
        for t in range(self.steps - 1, -1, -1):
            goes_on = LAMBDA * target + (1 - LAMBDA) * self.worths[t + 1]
            ended = (self.rows.ended[t + 1] != 0)[None, :, None]
            target = targets[t] = torch.where(ended, ends(self.rows.rewards[t + 1]), goes_on)
        return targets


def chances_of(worths: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(worths.masked_fill(masks == 0, NEVER), 1)


def ends(rewards: Tensor) -> Tensor:
    """Of a round that is over: who went out, points won, points left; for each seat."""
    won = (rewards > 0).float()
    out = won / won.sum(1, keepdim=True).clamp(min=1)
    return torch.stack([out, rewards.clamp(min=0) / POINTS, -rewards.clamp(max=0) / POINTS])


def worth_of_seats(judge: Judge, rows: Rows, players: Tensor, against: Tensor) -> Tensor:
    """What the judge says, by the number of the seat."""
    logs, won, left = judge(rows.readings, rows.hands, players, against)
    order = seats_in_order(rows.readings, rows.seats.long(), players, judge.seats)
    found = torch.stack([logs.exp(), won, left])
    return torch.zeros_like(found).scatter(2, order[None].expand_as(found), found)


def seats_in_order(readings: Tensor, seats: Tensor, players: Tensor, most: int) -> Tensor:
    """The seats from the one that is asked on, in the order of play; places that the table lacks stay."""
    ahead = torch.arange(most, device=seats.device)[None]
    step = torch.where(readings[:, LEFT_AT] > 0, 1, -1)[:, None]
    return torch.where(ahead < players[:, None], (seats[:, None] + step * ahead) % players[:, None], ahead)


def at_stake(worths: Tensor, seats: Tensor, envs: Environments) -> Tensor:
    """What that is worth to one seat of each table, with what is at stake there."""
    players, partners, stakes = envs.players, envs.partners, envs.stakes
    across = torch.where(partners, (seats + players // 2) % players, seats)[:, None]
    own = seats[:, None]
    out, won, left = (one.gather(1, own)[:, 0] for one in worths)
    out = out + torch.where(partners, worths[0].gather(1, across)[:, 0], 0.0)
    won = won + torch.where(partners, worths[1].gather(1, across)[:, 0], 0.0)
    others = worths[1].sum(1) - won
    return stakes[:, 0] * out + stakes[:, 1] * won - stakes[:, 2] * others - stakes[:, 3] * left


@torch.no_grad()
def gains_of(story: Story, envs: Environments, targets: Tensor) -> Tensor:
    """What each move has brought to whoever made it."""
    seats = story.rows.seats.long()
    steps = range(story.steps)
    return torch.stack([at_stake(targets[t] - story.worths[t], seats[t], envs) for t in steps])


@dataclass
class Learning:
    """A player and a judge who learn."""

    player: Player
    judge: Judge
    optimizer: torch.optim.Optimizer

    def learn(self, story: Story, envs: Environments, rate: float, entropy: float) -> dict[str, float]:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        targets = story.judged_by_the_end()
        gains = gains_of(story, envs, targets).flatten()
        rows, seats = story.rows[: story.steps], story.rows.seats[: story.steps].flatten().long()
        readings, hands, masks = (one.flatten(0, 1) for one in (rows.readings, rows.hands, rows.masks))
        actions, chances = story.actions.flatten(), story.chances.flatten()
        players, against = envs.players.repeat(story.steps), envs.against.repeat(story.steps)
        order = seats_in_order(readings, seats, players, envs.seats_of_network)
        wanted = targets.transpose(1, 2).flatten(0, 1).gather(2, order[:, None].expand(-1, 3, -1))
        gains = gains / (gains.std() + 1e-6)
        said = torch.zeros(4, device=gains.device)
        for epoch in range(EPOCHS):
            for number, part in enumerate(torch.randperm(len(gains), device=gains.device).chunk(PARTS)):
                mask, seen, held = masks[part], readings[part], hands[part]
                worth, last = self.player(seen, mask)
                played, spread = play_loss(worth, mask, actions[part], chances[part], gains[part])
                judged = judge_loss(self.judge(seen, held, players[part], against[part]), wanted[part])
                loss = played - entropy * spread + judged
                if (number + epoch) % BELIEFS_EVERY == 0:
                    beliefs = belief_loss(self.player, last, seen, held, decks_of(seen, self.player.seats))
                    loss = loss + OF_BELIEFS * beliefs
                    said[3] = beliefs.detach()
                self._descend(loss)
                said[0], said[1], said[2] = played.detach(), spread.detach(), judged.detach()
        return dict(
            zip(("played", "spread", "judged", "beliefs"), (round(one, 4) for one in said.tolist()), strict=True)
        )

    def _descend(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        torch.nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
        self.optimizer.step()


def play_loss(worth: Tensor, mask: Tensor, actions: Tensor, before: Tensor, gains: Tensor) -> tuple[Tensor, Tensor]:
    """PPO's, and how spread out the choices are."""
    logs = chances_of(worth, mask)
    ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
    loss = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    return loss, -(logs.exp() * logs.masked_fill(mask == 0, 0)).sum(1).mean()


def judge_loss(judged: tuple[Tensor, Tensor, Tensor], wanted: Tensor) -> Tensor:
    out, won, left = judged
    loss = -(wanted[:, 0] * out.clamp(min=-20)).sum(1).mean()
    points = (won - wanted[:, 1]).pow(2).sum(1).mean() + (left - wanted[:, 2]).pow(2).sum(1).mean()
    return loss + 0.1 * points
