"""Many kinds of tables side by side, whose readings and masks lie in one tensor."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from training import looking_ahead
from training.tables import Kind
from wildfour.bots.network_actions import ACTIONS, place_of_action
from wildfour.bots.reading import OF_PLANE, OF_SEAT, Places, context_of, shares
from wildfour.encoding.blocks import PLAIN_ACTIONS, SEATS, flip_planes_at, known_at
from wildfour.envs.batch import Batch
from wildfour.envs.plain import instead_of, modules_of
from wildfour.envs.setup import Setup
from wildfour.machine.cpu import Cpu
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points

SEED_STEP = 1 << 32
WIDE = 64  # bytes of a plane of an observation
LINE = 512  # environments that one call looks ahead for
ROOM = 8  # actions for each of them, on the average


def some_stakes(i: int) -> Stakes:
    """Of every ten tables seven play to go out, two for points, one against points."""
    if i % 10 < 7:
        return TO_GO_OUT
    if i % 10 < 9:
        return for_points((), (i * 37) % 400)
    return against_points((i * 37) % 400)


@cache
def trying_all() -> Any:
    """looking_ahead.look_ahead, compiled for all tables."""
    setup = Setup.of(knowledge="open")
    machine = Cpu([*modules_of(setup), looking_ahead], instead_of(setup), apart=("act", "apply", "write_observation"))
    machine[looking_ahead.look_ahead]
    return machine.twins[looking_ahead.look_ahead]


class Ahead(NamedTuple):
    """Where actions lead: readings and hands of whoever is asked then, rewards where the round is over; whose action it
    was, by row of the whole and place of the network; and the seat that is asked then, or -1."""

    readings: Tensor
    hands: Tensor
    rewards: Tensor
    rows: Tensor
    actions: Tensor
    seats: Tensor


class Part:
    """The tables of one kind, from one row of the whole on."""

    def __init__(self, kind: Kind, seats: int, first: int, size: int, seed: int, device: str) -> None:
        self.kind, self.first, self.size, self.device = kind, first, size, device
        self.batch = Batch(kind.setup, size=size, seed=seed, machine="generic")
        self.rows = slice(first, first + size)
        setup = self.batch.setup
        self.players, self.seats = setup.players, seats
        actions = range(self.batch.layout.actions)
        self.columns = torch.tensor(
            [place_of_action(setup.rules, setup.players, one) for one in actions], device=device
        )
        self.back = torch.zeros(ACTIONS, dtype=torch.int64, device=device)
        self.back[self.columns] = torch.tensor(list(actions), device=device)
        self.plain = len(actions) == PLAIN_ACTIONS
        self.reading_from, self.hands_from, self.flips_from = self._sources()
        self.stakes = [some_stakes(i) for i in range(size)]
        known = {stakes: context_of(setup.edition, setup.options, stakes) for stakes in set(self.stakes)}
        self.context = torch.tensor([known[stakes] for stakes in self.stakes], dtype=torch.uint8, device=device)
        self.won = self.over = 0
        self.cells = [(a, min(a + LINE, size)) for a in range(0, size, LINE)]

    def _sources(self) -> tuple[Tensor, Tensor, Tensor]:
        """From which byte of an observation each byte of a reading and of the hands comes; the last byte is always 0."""
        setup, places = self.batch.setup, Places(self.seats)
        table, nothing = (setup.rules, setup.players), self.batch.layout.obs_bytes
        seen = 8 * SEATS + OF_SEAT * self.players
        reading = np.full(places.context, nothing)
        reading[:seen] = np.arange(seen)
        planes = 2 if setup.rules.launcher else 1
        if planes == 2:
            for plane in range(2):
                first = 8 * flip_planes_at(*table) + WIDE * plane
                reading[places.flips + OF_PLANE * plane :][:OF_PLANE] = np.arange(first, first + OF_PLANE)
        hands, flips = (np.full((self.seats - 1) * OF_PLANE, nothing) for _ in range(2))
        for ahead in range(self.players - 1):
            first = 8 * known_at(*table) + WIDE * planes * ahead
            hands[OF_PLANE * ahead :][:OF_PLANE] = np.arange(first, first + OF_PLANE)
            if planes == 2:
                flips[OF_PLANE * ahead :][:OF_PLANE] = np.arange(first + WIDE, first + WIDE + OF_PLANE)
        found = [torch.tensor(one, device=self.device) for one in (reading, hands, flips)]
        return found[0], found[1], found[2]

    def unified(self, rows: np.ndarray, which: Tensor | slice) -> tuple[Tensor, Tensor]:
        """Observations as readings without the mask, and as hands."""
        raw = torch.from_numpy(rows).to(self.device, non_blocking=True)
        raw = torch.cat([raw, torch.zeros((len(raw), 1), dtype=torch.uint8, device=self.device)], 1)
        hands = raw[:, self.hands_from] + raw[:, self.flips_from]
        return torch.cat([raw[:, self.reading_from], self.context[which]], 1), hands

    def step(self, actions: np.ndarray) -> None:
        batch = self.batch
        batch.actions[:] = actions[self.rows]
        batch.step(batch.actions)
        if self.kind.opponents:
            self.over += int((batch.ended != 0).sum())
            self.won += int((batch.rewards[:, 0] > 0).sum())

    def try_all(self, cell: tuple[int, int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Observations, rewards, and what was tried, of some of the tables."""
        first, end = cell
        batch, machine = self.batch, self.batch.machine
        here, room = slice(first, end), ROOM * (end - first)
        states, chances, envs = machine.states[here], machine.chances[here], batch.envs[here]
        rows, rewards = np.zeros((room, batch.layout.obs_words), "i8"), np.zeros((room, self.players), "f4")
        found = np.zeros((room, 3), "i8")
        scratch, lots, progress = states[:1].copy(), chances[:1].copy(), envs[:1].copy()
        tried = trying_all()(
            *(states, scratch, chances, lots, envs, progress, machine.settings[0]),
            *(batch.mask_words[here], rows, rewards, found),
        )
        found[:, 0] += first
        return rows[:tried].view("u1"), rewards[:tried], found[:tried]


class Environments:
    """All parts together."""

    def __init__(self, kinds: list[Kind], seats: int, size: int, seed: int, device: str, threads: int) -> None:
        total = sum(kind.share for kind in kinds)
        bounds = np.cumsum([0, *(size * kind.share // total // 10 * 10 for kind in kinds)]).tolist()
        self.size, self.device, self.seats_of_network = bounds[-1], device, seats
        self.pool = ThreadPoolExecutor(threads or os.cpu_count())
        made = zip(kinds, pairwise(bounds), range(len(kinds)), strict=True)
        self.parts = [Part(kind, seats, a, b - a, seed + SEED_STEP * n, device) for kind, (a, b), n in made]
        self.rewards = torch.zeros((self.size, seats), device=device)
        self.masks = torch.zeros((self.size, ACTIONS), dtype=torch.int8, device=device)
        worth = np.concatenate([[shares(stakes) for stakes in part.stakes] for part in self.parts])
        self.stakes = torch.tensor(worth, dtype=torch.float32, device=device)
        players = [torch.full((part.size,), part.players, device=device) for part in self.parts]
        self.players = torch.cat(players)
        partners = [torch.full((part.size,), "partners" in part.kind.options, device=device) for part in self.parts]
        self.partners = torch.cat(partners)

    def look(self) -> tuple[Tensor, ...]:
        """Readings, hands, masks, rewards, what has ended, and who is asked."""
        seen = [part.unified(part.batch.obs, slice(None)) for part in self.parts]
        for part in self.parts:
            mask = torch.from_numpy(part.batch.mask).to(self.device, non_blocking=True)
            if part.plain:
                self.masks[part.rows, :PLAIN_ACTIONS] = mask
            else:
                self.masks[part.rows, part.columns] = mask
            self.rewards[part.rows, : part.players] = torch.from_numpy(part.batch.rewards).to(self.device)
        ended = torch.from_numpy(np.concatenate([part.batch.ended for part in self.parts]) != 0).to(self.device)
        seats = torch.from_numpy(np.concatenate([part.batch.seats for part in self.parts])).to(self.device).long()
        readings, hands = (torch.cat([one[place] for one in seen]) for place in range(2))
        return readings, hands, self.masks.clone(), self.rewards.clone(), ended, seats

    def step(self, actions: Tensor) -> None:
        own = actions.clone()
        for part in self.parts:
            if not part.plain:
                own[part.rows] = part.back[own[part.rows]]
        chosen = own.cpu().numpy()
        for done in [self.pool.submit(part.step, chosen) for part in self.parts]:
            done.result()

    def look_ahead(self, every: int, begin: int) -> Ahead:
        """Where all actions of some of the tables lead: of every so-many-th group, from one on."""
        jobs = [(part, cell) for part in self.parts for cell in part.cells][begin::every]
        done = [(part, self.pool.submit(part.try_all, cell)) for part, cell in jobs]
        found = []
        for part, one in done:
            rows, rewards, tried = one.result()
            own = torch.from_numpy(tried).to(self.device)
            readings, hands = part.unified(rows, own[:, 0])
            paid = torch.zeros((len(rows), self.seats_of_network), device=self.device)
            paid[:, : part.players] = torch.from_numpy(rewards).to(self.device)
            found.append(Ahead(readings, hands, paid, own[:, 0] + part.first, part.columns[own[:, 1]], own[:, 2]))
        return Ahead(*(torch.cat(one) for one in zip(*found, strict=True)))

    def shares_won(self) -> str:
        """What the learner has won against others since this was asked last."""
        said = []
        for part in self.parts:
            if part.over:
                said.append(f"{100 * part.won / part.over:.1f} % of {part.over} rounds: {part.kind}")
            part.won = part.over = 0
        return "; ".join(said)
