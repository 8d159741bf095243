"""How the networks learn: PPO, in which a judge that sees all hands says what each move has brought.

The judge learns from how rounds ended (TD(λ)) what they are worth to each seat. A move was good as far as the round is
worth more, by that and by how it went on, than the judge thought before: since the judge sees all hands, luck with the
cards that are already dealt is no part of that.
"""

import torch
from torch import Tensor

from training.environments import Environments, Rows
from training.networks import Judge, Player, belief_loss, decks_table
from training.recording import Recorded
from wildfour.bots.network.network_inputs import POINTS, Places
from wildfour.encoding.block_offsets import TABLE

EPOCHS = 2
LAMBDA, CLIP = 0.95, 0.2
OF_BELIEFS = 0.05  # what beliefs count for
ROWS_OF_BELIEFS, ROWS_OF_JUDGE = 4, 2  # every so many-th row is one to learn beliefs from, or to learn to judge
LEFT_AT = 8 * TABLE + 9  # the direction of play
NEVER = -1e9
SAID = ("played", "spread", "judged", "beliefs")


class Story:
    """Some steps of all tables, and what came of them."""

    def __init__(
        self,
        envs: Environments,
        player: Player,
        judge: Judge,
        steps: int,
        opponent: Player | None = None,
        foresight: float = LAMBDA,
    ) -> None:
        """`foresight`: how much the end counts for what a move has brought, and not what the judge says soon after."""
        self.envs, self.player, self.judge, self.steps, self.opponent = envs, player, judge, steps, opponent
        self.foresight = foresight
        seats = envs.seats_of_network
        self.rows = Rows.of((steps + 1, envs.size), seats, envs.device)
        self.worths = torch.zeros((steps + 1, 3, envs.size, seats), device=envs.device)
        self.actions = torch.zeros((steps, envs.size), dtype=torch.int64, device=envs.device)
        self.chances = torch.zeros((steps, envs.size), device=envs.device)
        self.targets = torch.zeros_like(self.worths[:-1])
        self.gains = torch.zeros_like(self.chances)
        self.play = Recorded(self._play, envs.device)

    @torch.no_grad()
    def _play(self) -> None:
        for t in range(self.steps + 1):
            self.rows[t].copy(self.envs.shown)
            self.worths[t] = worth_of_seats(self.judge, self.rows[t], self.envs)
            if t < self.steps:
                self.envs.step(self._choose(t))
        self._look_back()

    def _choose(self, t: int) -> Tensor:
        rows = self.rows[t]
        logs = chances_of(self.player(rows.readings, rows.masks)[0], rows.masks)
        noise = -torch.log(torch.empty_like(logs).exponential_().clamp(min=1e-20))
        self.actions[t] = (logs + noise).argmax(1)
        for part in self.envs.against_network:
            self.actions[t, part] = self._chosen_by_opponent(rows[part], self.actions[t, part])
        self.chances[t] = logs.gather(1, self.actions[t, :, None])[:, 0]
        return self.actions[t]

    def _chosen_by_opponent(self, rows: Rows, otherwise: Tensor) -> Tensor:
        """At all seats but 0, the opponent's favorite."""
        assert self.opponent is not None
        favorite = chances_of(self.opponent(rows.readings, rows.masks)[0], rows.masks).argmax(1)
        return torch.where(rows.seats == 0, otherwise, favorite)

    def _look_back(self) -> None:
        """What the judge should have said, seat by seat, and what each move has brought to whoever made it."""
        target, brought, seats = self.worths[-1], self.worths[-1], self.rows.seats.long()
        for t in range(self.steps - 1, -1, -1):
            ended, end = (self.rows.ended[t + 1] != 0)[None, :, None], ends(self.rows.rewards[t + 1])
            target = torch.where(ended, end, torch.lerp(self.worths[t + 1], target, LAMBDA))
            brought = torch.where(ended, end, torch.lerp(self.worths[t + 1], brought, self.foresight))
            self.targets[t] = target
            self.gains[t] = at_stake(brought - self.worths[t], seats[t], self.envs)
        for part in self.envs.against_network:
            self.gains[:, part] *= seats[:-1, part] == 0  # nobody learns to play from another's moves
        self.gains /= self.gains.std() + 1e-6


def chances_of(worths: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(worths.masked_fill(masks == 0, NEVER), 1)


def ends(rewards: Tensor) -> Tensor:
    """Of a round that is over: who went out, points won, points left; for each seat."""
    won = (rewards > 0).float()
    out = won / won.sum(1, keepdim=True).clamp(min=1)
    return torch.stack([out, rewards.clamp(min=0) / POINTS, -rewards.clamp(max=0) / POINTS])


def worth_of_seats(judge: Judge, rows: Rows, envs: Environments) -> Tensor:
    """What the judge says, by the number of the seat."""
    logs, won, left = judge(rows.readings, rows.hands, envs.players)
    order = seats_in_order(rows.readings, rows.seats.long(), envs.players, judge.seats)
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


class Learning:
    """A player and judges who learn from a story, some rows of it at a time: the one who told what each move had
    brought, and the one who is to be kept, if that is another."""

    def __init__(self, story: Story, rows: int, rate: float, kept: Judge | None = None) -> None:
        envs = story.envs
        self.story, self.player, self.device = story, story.player, envs.device
        self.judges = [story.judge, kept] if kept else [story.judge]
        self.players = envs.players.repeat(story.steps)
        self.decks = decks_table(self.device)
        self.some = torch.zeros(min(rows, len(self.players)), dtype=torch.int64, device=self.device)
        self.entropy, self.said = torch.zeros((), device=self.device), torch.zeros(len(SAID), device=self.device)
        parameters = [*self.player.parameters(), *(one for judge in self.judges for one in judge.parameters())]
        cuda = self.device == "cuda"
        rates = torch.tensor(rate, device=self.device)
        self.optimizer = torch.optim.Adam(parameters, lr=rates, eps=1e-5, capturable=cuda, foreach=cuda)
        self.descend = Recorded(self._descend, self.device)

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
        for judge in self.judges:
            torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        self.optimizer.step()

    def _loss(self) -> Tensor:
        story, some = self.story, self.some
        rows = story.rows[: story.steps]
        seen, held, mask, seats = (
            one.flatten(0, 1)[some] for one in (rows.readings, rows.hands, rows.masks, rows.seats)
        )
        actions, chances, gains = (one.flatten()[some] for one in (story.actions, story.chances, story.gains))
        worth, last = self.player(seen, mask)
        played, spread = play_loss(worth, mask, actions, chances, gains)
        half = len(some) // ROWS_OF_JUDGE
        judged = self._judged(some[:half], seen[:half], held[:half], seats[:half].long())
        few = len(some) // ROWS_OF_BELIEFS
        decks = self.decks[seen[:few, Places(self.player.seats).context].long()]
        beliefs = belief_loss(self.player, last[:few], seen[:few], held[:few], decks)
        self.said.copy_(torch.stack([played, spread, judged, beliefs]).detach())
        return played - self.entropy * spread + judged + OF_BELIEFS * beliefs

    def _judged(self, some: Tensor, seen: Tensor, held: Tensor, seats: Tensor) -> Tensor:
        size, players = self.story.envs.size, self.players[some]
        order = seats_in_order(seen, seats, players, self.player.seats)
        wanted = self.story.targets[some // size, :, some % size].gather(2, order[:, None].expand(-1, 3, -1))
        return torch.stack([judge_loss(judge(seen, held, players), wanted) for judge in self.judges]).sum()

    def told(self) -> str:
        return ", ".join(f"{name} {value:.4f}" for name, value in zip(SAID, self.said.tolist(), strict=True))


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
