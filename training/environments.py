"""Many kinds of tables side by side, whose readings, hands and masks lie in one tensor.

Tables where nobody but the learner plays are stepped by the cores of the processor, in two groups: while one is
stepped, the network thinks about the other. Those with `skilled` are stepped on the GPU, if there is one: it plays many
moves between two of the learner's.
"""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from training.tables import Kind, some_stakes
from wildfour.bots.network_actions import ACTIONS, place_of_action
from wildfour.bots.reading import OF_PLANE, OF_SEAT, Places, context_of, shares
from wildfour.encoding.blocks import PLAIN_ACTIONS, SEATS, flip_planes_at, known_at
from wildfour.envs.batch import Batch
from wildfour.envs.gpu import GpuBatch

SEED_STEP = 1 << 32
WIDE = 64  # bytes of a plane of an observation
CHUNK = 1500  # tables that one core steps at a time
GROUPS = 2


@dataclass
class Rows:
    """What the tables show: a row for each."""

    readings: Tensor
    hands: Tensor
    masks: Tensor
    rewards: Tensor
    ended: Tensor
    seats: Tensor

    @classmethod
    def of(cls, shape: tuple[int, ...], seats: int, device: str, *, pinned: bool = False) -> "Rows":
        def zeros(*width: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((*shape, *width), dtype=kind, device=device, pin_memory=pinned)

        widths = (Places(seats).mask, (seats - 1) * OF_PLANE, ACTIONS)
        readings, hands, masks = (zeros(width) for width in widths)
        return cls(readings, hands, masks, zeros(seats, kind=torch.float32), zeros(), zeros())

    def __getitem__(self, where: Any) -> "Rows":
        return Rows(*(getattr(self, one.name)[where] for one in fields(self)))

    def copy(self, other: "Rows") -> None:
        for one in fields(self):
            getattr(self, one.name).copy_(getattr(other, one.name), non_blocking=True)


class Part:
    """Some tables of one kind, from one row of the whole on; `on_gpu`: they are stepped there."""

    def __init__(self, kind: Kind, first: int, size: int, seed: int, *, on_gpu: bool = False) -> None:
        self.kind, self.size, self.on_gpu, self.rows = kind, size, on_gpu, slice(first, first + size)
        self.batch: Any
        if on_gpu:
            self.batch = GpuBatch(kind.setup, size=size, seed=seed, stream=torch.cuda.current_stream().cuda_stream)
        else:
            self.batch = Batch(kind.setup, size=size, seed=seed, machine="generic")
        setup = self.setup = self.batch.setup
        wrap = torch.from_dlpack if on_gpu else torch.from_numpy
        names = ("obs", "mask", "rewards", "ended", "seats", "actions")
        self.obs, self.mask, self.rewards, self.ended, self.seats, self.actions = (
            wrap(getattr(self.batch, name)) for name in names
        )
        actions = range(self.batch.layout.actions)
        device = self.obs.device
        places = [place_of_action(setup.rules, setup.players, one) for one in actions]
        self.columns, self.back = (
            torch.tensor(places, device=device),
            torch.zeros(ACTIONS, dtype=torch.int64).to(device),
        )
        self.back[self.columns] = torch.tensor(list(actions), device=device)
        self.plain = len(actions) == PLAIN_ACTIONS
        self.stakes = [some_stakes(i) for i in range(size)]
        self.won = torch.zeros(2, device=device)  # rounds that the learner won against others, and all

    def begin(self, rows: Rows) -> None:
        """What never changes, and the beginning."""
        known = {stakes: context_of(self.setup.edition, self.setup.options, stakes) for stakes in set(self.stakes)}
        seats = rows.rewards.shape[1]
        context = torch.tensor([known[stakes] for stakes in self.stakes], dtype=torch.uint8)
        rows.readings[self.rows, Places(seats).context :] = context.to(rows.readings.device)
        self.show(rows)

    def show(self, all_rows: Rows) -> None:
        rows = all_rows[self.rows]
        setup, obs, seats = self.setup, self.obs, rows.rewards.shape[1]
        table, players = (setup.rules, setup.players), setup.players
        seen, flips = 8 * SEATS + OF_SEAT * players, Places(seats).flips
        rows.readings[:, :seen] = obs[:, :seen]
        planes = 2 if setup.rules.launcher else 1
        if planes == 2:
            first = 8 * flip_planes_at(*table)
            rows.readings[:, flips : flips + OF_PLANE] = obs[:, first : first + OF_PLANE]
            rows.readings[:, flips + OF_PLANE : flips + 2 * OF_PLANE] = obs[:, first + WIDE : first + WIDE + OF_PLANE]
        hands = obs[:, 8 * known_at(*table) :][:, : (players - 1) * planes * WIDE].unflatten(
            1, (players - 1, planes, WIDE)
        )
        shown = hands[:, :, 0, :OF_PLANE] if planes == 1 else hands[..., :OF_PLANE].sum(2, dtype=torch.uint8)
        rows.hands[:, : (players - 1) * OF_PLANE] = shown.flatten(1)
        if self.plain:
            rows.masks[:, :PLAIN_ACTIONS] = self.mask.view(torch.uint8)
        else:
            rows.masks[:, self.columns] = self.mask.view(torch.uint8)
        rows.rewards[:, :players] = self.rewards
        rows.ended[:] = self.ended
        rows.seats[:] = self.seats

    def step(self, actions: Tensor, rows: Rows) -> None:
        chosen = actions[self.rows]
        self.actions.copy_(chosen if self.plain else self.back[chosen])
        self.batch.step(*(() if self.on_gpu else (self.batch.actions,)))
        if self.kind.opponents:
            self.won[0] += (self.rewards[:, 0] > 0).sum()
            self.won[1] += (self.ended != 0).sum()
        self.show(rows)


class Group:
    """Tables that are stepped together; their rows follow each other."""

    def __init__(self, parts: list[Part], rows: slice) -> None:
        self.parts, self.rows = parts, rows
        self.running: list[Future[None]] = []


class Environments:
    """All tables together: first those on the GPU, then the groups on the processor."""

    def __init__(self, kinds: list[Kind], seats: int, size: int, seed: int, device: str, threads: int) -> None:
        self.device, self.seats_of_network = device, seats
        self.pool = ThreadPoolExecutor(threads or os.cpu_count())
        cuda = device == "cuda"
        total = sum(kind.share for kind in kinds)
        sizes = [(kind, size * kind.share // total // 20 * 20) for kind in kinds]
        self.there: list[Part] = []
        here: list[tuple[Kind, int]] = []
        first = 0
        for kind, number in sizes:
            if cuda and kind.opponents:
                self.there.append(Part(kind, first, number, seed + SEED_STEP * len(self.there), on_gpu=True))
                first += number
            else:
                here.append((kind, number))
        self.groups = []
        for turn in range(GROUPS):
            begin = first
            parts: list[Part] = []
            for number, (kind, wanted) in enumerate(here):
                for length in chunks(wanted // GROUPS):
                    part_seed = seed + SEED_STEP * (1000 * (turn + 1) + 100 * number + len(parts) + 7)
                    parts.append(Part(kind, first, length, part_seed))
                    first += length
            self.groups.append(Group(parts, slice(begin, first)))
        self.size = first
        self.on_gpu = slice(0, self.groups[0].rows.start)
        self.host = Rows.of((first,), seats, "cpu", pinned=cuda)
        self.shown = Rows.of((first,), seats, device)
        self.chosen = torch.zeros(first, dtype=torch.int64, pin_memory=cuda)
        for part in self.there:
            part.begin(self.shown)
        for part in self.parts_here():
            part.begin(self.host)
        everywhere = [*self.there, *self.parts_here()]
        worth = np.concatenate([[shares(stakes) for stakes in part.stakes] for part in everywhere])
        self.stakes = torch.tensor(worth, dtype=torch.float32, device=device)

        def each(value: Any, kind: torch.dtype) -> Tensor:
            return torch.cat([torch.full((part.size,), value(part), dtype=kind, device=device) for part in everywhere])

        self.players = each(lambda part: part.setup.players, torch.int64)
        self.partners = each(lambda part: "partners" in part.kind.options, torch.bool)
        self.against = each(lambda part: part.kind.opponents is not None, torch.float32)

    def parts_here(self) -> Iterator[Part]:
        return (part for group in self.groups for part in group.parts)

    def look(self, group: Group) -> Rows:
        """What a group shows, when it has been stepped."""
        for one in group.running:
            one.result()
        group.running = []
        rows = self.shown[group.rows]
        rows.copy(self.host[group.rows])
        return rows

    def step(self, group: Group, actions: Tensor) -> None:
        """Begin to step; `look` waits for the end."""
        self.chosen[group.rows].copy_(actions)
        group.running = [self.pool.submit(part.step, self.chosen, self.host) for part in group.parts]

    def step_there(self, actions: Tensor) -> None:
        for part in self.there:
            part.step(actions, self.shown)

    def shares_won(self) -> str:
        """What the learner has won against others since this was asked last."""
        won: dict[str, Tensor] = {}
        for part in [*self.there, *self.parts_here()]:
            if part.kind.opponents:
                won[str(part.kind)] = won.get(str(part.kind), torch.zeros(2)) + part.won.cpu()
                part.won.zero_()
        return "; ".join(
            f"{100 * one[0] / one[1]:.1f} % of {one[1]:.0f} rounds: {kind}" for kind, one in won.items() if one[1] > 0
        )


def chunks(number: int) -> list[int]:
    """In pieces that one core steps at a time."""
    pieces = -(-number // CHUNK)
    return [number * (i + 1) // pieces - number * i // pieces for i in range(pieces)]
