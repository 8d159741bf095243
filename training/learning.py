"""How the networks learn: a judge that sees all hands, and a player that learns from it what each action is worth.

The judge learns from how rounds ended (TD(λ)) what they are worth to each seat. For the player every action that could be
made is made, and judged where it led: the actual hands are one sample of all that the player cannot see, so what it
learns from many of them is the mean. It makes the action that it holds to be worth most, or while it learns one that is
nearly as good.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from training.environments import Ahead, Environments
from training.networks import Judge, Player, belief_loss, decks_of
from wildfour.bots.reading import POINTS
from wildfour.encoding.blocks import TABLE

EPOCHS, PARTS = 1, 16
LAMBDA = 0.9
NEARLY = 0.02  # of what is at stake: what an action must be worth less to be made seldom
OF_BELIEFS = 0.05
LEFT_AT = 8 * TABLE + 9  # the direction of play


class Story:
    """Some steps of all tables, and what came of them."""

    def __init__(self, envs: Environments, steps: int, every: int) -> None:
        self.steps, self.every, self.turn = steps, every, 0
        self.shown: list[tuple[Tensor, ...]] = []
        self.ahead: list[tuple[int, Ahead]] = []
        self.rewards = torch.zeros((steps, envs.size, envs.seats_of_network), device=envs.device)
        self.ended = torch.zeros((steps, envs.size), dtype=torch.bool, device=envs.device)
        self.worths = torch.zeros((steps + 1, 3, envs.size, envs.seats_of_network), device=envs.device)

    @torch.no_grad()
    def play(self, envs: Environments, player: Player, judge: Judge, spread: float) -> None:
        self.shown, self.ahead = [], []
        shown = envs.look()
        for t in range(self.steps):
            readings, hands, masks, _, _, seats = shown
            self.shown.append((readings, hands, masks, seats))
            self.worths[t] = worth_of_seats(judge, envs, readings, hands, seats, envs.players)
            self.ahead.append((t, envs.look_ahead(self.every, (self.turn + t) % self.every)))
            worth, _ = player(readings, masks)
            noise = -torch.log(-torch.log(torch.rand_like(worth).clamp(1e-9, 1 - 1e-7)))
            envs.step((worth + spread * noise).masked_fill(masks == 0, -1e9).argmax(1))
            shown = envs.look()
            self.rewards[t], self.ended[t] = shown[3], shown[4]
        self.worths[-1] = worth_of_seats(judge, envs, shown[0], shown[1], shown[5], envs.players)
        self.turn += 1

    @torch.no_grad()
    def judged_by_the_end(self) -> Tensor:
        """What the judge should have said, seat by seat."""
        targets = torch.zeros_like(self.worths[:-1])
        target = self.worths[-1]
        for t in range(self.steps - 1, -1, -1):
            goes_on = LAMBDA * target + (1 - LAMBDA) * self.worths[t + 1]
            target = torch.where(self.ended[t][None, :, None], ends(self.rewards[t]), goes_on)
            targets[t] = target
        return targets


def ends(rewards: Tensor) -> Tensor:
    """Of a round that is over: who went out, points won, points left; for each seat."""
    won = (rewards > 0).float()
    out = won / won.sum(1, keepdim=True).clamp(min=1)
    return torch.stack([out, rewards.clamp(min=0) / POINTS, -rewards.clamp(max=0) / POINTS])


def worth_of_seats(
    judge: Judge, envs: Environments, readings: Tensor, hands: Tensor, seats: Tensor, players: Tensor
) -> Tensor:
    """What the judge says, by the number of the seat."""
    logs, won, left = judge(readings, hands, players)
    order = seats_in_order(readings, seats, players, envs.seats_of_network)
    found = torch.stack([logs.exp(), won, left])
    return torch.zeros_like(found).scatter(2, order[None].expand_as(found), found)


def seats_in_order(readings: Tensor, seats: Tensor, players: Tensor, most: int) -> Tensor:
    """The seats from the one that is asked on, in the order of play; places that the table has not stay where they are."""
    ahead = torch.arange(most, device=seats.device)[None]
    step = torch.where(readings[:, LEFT_AT] > 0, 1, -1)[:, None]
    return torch.where(ahead < players[:, None], (seats[:, None] + step * ahead) % players[:, None], ahead)


def at_stake(worths: Tensor, seats: Tensor, stakes: Tensor, players: Tensor, partners: Tensor) -> Tensor:
    """What that is worth to one seat of each row, with what is at stake there."""
    across = torch.where(partners, (seats + players // 2) % players, seats)[:, None]
    own = seats[:, None]
    out, won, left = (one.gather(1, own)[:, 0] for one in worths)
    out = out + torch.where(partners, worths[0].gather(1, across)[:, 0], 0.0)
    won = won + torch.where(partners, worths[1].gather(1, across)[:, 0], 0.0)
    others = worths[1].sum(1) - won
    return stakes[:, 0] * out + stakes[:, 1] * won - stakes[:, 2] * others - stakes[:, 3] * left


@torch.no_grad()
def worth_of_actions(envs: Environments, judge: Judge, ahead: Ahead, seats: Tensor) -> Tensor:
    """What each action that was tried is worth to whoever could make it."""
    rows, over = ahead.rows, ahead.seats < 0
    players, partners = envs.players[rows], envs.partners[rows]
    judged = worth_of_seats(judge, envs, ahead.readings, ahead.hands, ahead.seats.clamp(min=0), players)
    worths = torch.where(over[None, :, None], ends(ahead.rewards), judged)
    return at_stake(worths, seats[rows], envs.stakes[rows], players, partners)


@dataclass
class Learning:
    """A player and a judge who learn."""

    player: Player
    judge: Judge
    optimizer: torch.optim.Optimizer

    def learn(self, story: Story, envs: Environments, rate: float) -> dict[str, float]:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        said = self.learn_to_judge(story, envs)
        return said | self.learn_to_play(story, envs)

    def learn_to_judge(self, story: Story, envs: Environments) -> dict[str, float]:
        targets = story.judged_by_the_end()
        readings, hands, seats = (torch.cat([one[place] for one in story.shown]) for place in (0, 1, 3))
        players = envs.players.repeat(story.steps)
        order = seats_in_order(readings, seats, players, envs.seats_of_network)
        wanted = targets.transpose(1, 2).flatten(0, 1).gather(2, order[:, None].expand(-1, 3, -1))
        loss = torch.zeros(())
        for _ in range(EPOCHS):
            for part in torch.randperm(len(readings), device=readings.device).chunk(PARTS):
                out, won, left = self.judge(readings[part], hands[part], players[part])
                goal = wanted[part]
                loss = -(goal[:, 0] * out.clamp(min=-20)).sum(1).mean()
                points = (won - goal[:, 1]).pow(2).sum(1).mean() + (left - goal[:, 2]).pow(2).sum(1).mean()
                self._descend(loss + 0.1 * points)
        return {"judge": loss.item()}

    def learn_to_play(self, story: Story, envs: Environments) -> dict[str, float]:
        """From all actions that were tried: what each is worth more than their mean, and what the others held."""
        tried = []
        for t, ahead in story.ahead:
            readings, hands, masks, seats = story.shown[t]
            worth = worth_of_actions(envs, self.judge, ahead, seats)
            rows, place = torch.unique_consecutive(ahead.rows, return_inverse=True)
            number = torch.zeros(len(rows), device=rows.device).index_add(0, place, torch.ones_like(worth))
            mean = torch.zeros(len(rows), device=rows.device).index_add(0, place, worth) / number
            gains = torch.zeros((len(rows), masks.shape[1]), device=rows.device)
            gains[place, ahead.actions] = (worth - mean[place]) / NEARLY
            tried.append((readings[rows], hands[rows], masks[rows], gains))
        readings, hands, masks, gains = (torch.cat(one) for one in zip(*tried, strict=True))
        loss, beliefs = torch.zeros(()), torch.zeros(())
        for _ in range(EPOCHS):
            for part in torch.randperm(len(readings), device=readings.device).chunk(PARTS):
                mask = masks[part]
                worth, last = self.player(readings[part], mask)
                legal = (mask != 0).float()
                number = legal.sum(1, keepdim=True)
                worth = (worth - (worth * legal).sum(1, keepdim=True) / number) * legal
                loss = (
                    torch.nn.functional.smooth_l1_loss(worth, gains[part] * legal, reduction="sum", beta=3.0)
                    / number.sum()
                )
                decks = decks_of(readings[part], self.player.seats)
                beliefs = belief_loss(self.player, last, readings[part], hands[part], decks)
                self._descend(loss + OF_BELIEFS * beliefs)
        return {"player": loss.item(), "beliefs": beliefs.item(), "tried": len(readings)}

    def _descend(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), 1.0)
        torch.nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
        self.optimizer.step()
