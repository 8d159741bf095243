"""Many kinds of tables in one batch, with readings, hands, and masks in shared tensors, on the GPU if there is one.

Every kind is stepped in a separate stream, so that the GPU works on all of them at once.
"""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import torch
from torch import Tensor

from training.tables import NETWORK, OPPONENT_TYPE, Kind
from wildfour.bots.network.inference import KEEPING, most_waiting
from wildfour.bots.network.network_inputs import (
    ACTIONS,
    HOW_OTHERS_PLAY,
    OF_PLANE,
    OF_SEAT,
    Places,
    context_of,
    place_of_action,
    shares,
)
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, SAY, SEATS, flip_planes_at, known_at
from wildfour.envs.batch import Batch
from wildfour.envs.gpu_batch import GpuBatch

SEED_STEP = 1 << 32
WIDE = 64  # bytes per observation plane
TOGETHER = 20  # the number of tables of every kind is a multiple of this
SHOWN = ("obs", "mask", "rewards", "ended", "seats", "actions")


@dataclass
class Rows:
    """Inputs and results, one row per table."""

    readings: Tensor
    hands: Tensor
    masks: Tensor
    rewards: Tensor
    ended: Tensor
    seats: Tensor

    @classmethod
    def of(cls, shape: tuple[int, ...], seats: int, device: str) -> "Rows":
        def zeros(*width: int, kind: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((*shape, *width), dtype=kind, device=device)

        widths = (Places(seats).rest, (seats - 1) * OF_PLANE, ACTIONS)
        readings, hands, masks = (zeros(width) for width in widths)
        return cls(readings, hands, masks, zeros(seats, kind=torch.float32), zeros(), zeros())

    def __getitem__(self, where: Any) -> "Rows":
        return Rows(*(getattr(self, one.name)[where] for one in fields(self)))

    def copy(self, other: "Rows") -> None:
        for one in fields(self):
            getattr(self, one.name).copy_(getattr(other, one.name))


class Part:
    """The tables of one kind, in consecutive rows."""

    def __init__(self, kind: Kind, first: int, size: int, seed: int, device: str) -> None:
        self.kind, self.size, self.rows = kind, size, slice(first, first + size)
        self.stream = torch.cuda.Stream() if device == "cuda" else None
        self.batch: Any
        if self.stream:
            self.batch = GpuBatch(kind.setup, size=size, seed=seed, stream=self.stream.cuda_stream)
        else:
            self.batch = Batch(kind.setup, size=size, seed=seed, machine="generic")
        wrap = torch.from_dlpack if self.stream else torch.from_numpy
        self.obs, self.mask, self.rewards, self.ended, self.seats, self.actions = (
            wrap(getattr(self.batch, name)) for name in SHOWN
        )
        setup = self.setup = self.batch.setup
        actions = range(self.batch.layout.actions)
        places = [place_of_action(setup.rules, setup.players, one) for one in actions]
        self.columns = torch.tensor(places, device=device)
        self.back = torch.zeros(ACTIONS, dtype=torch.int64, device=device)
        self.back[self.columns] = torch.tensor(list(actions), device=device)
        self.plain = len(actions) == PLAIN_ACTIONS
        self.stakes = [kind.stakes(i) for i in range(size)]
        self.won = torch.zeros(2, device=device)  # the learner's wins against others, and all rounds

    def begin(self, rows: Rows, *, tells_type: bool) -> None:
        """Write the constant columns and the first rows."""
        known = {stakes: context_of(self.setup.edition, self.setup.options, stakes) for stakes in set(self.stakes)}
        seats = rows.rewards.shape[1]
        context = torch.tensor([known[stakes] for stakes in self.stakes], dtype=torch.uint8)
        if tells_type:
            context[:, HOW_OTHERS_PLAY] = 1 + OPPONENT_TYPE[self.kind.opponents]
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
        rows.masks[:, slice(PLAIN_ACTIONS) if self.plain else self.columns] = self.choices()
        rows.rewards[:, :players] = self.rewards
        rows.ended[:] = self.ended
        rows.seats[:] = self.seats

    def choices(self) -> Tensor:
        """Return the masks as inference.write_choices does: a player with many cards must play."""
        mask = self.mask.view(torch.uint8).clone()
        many = most_waiting(self.setup.rules, self.setup.players)
        plays = (mask[:, :SAY] != 0).any(1) & (self.obs[:, 8 * SEATS].int() * self.setup.players >= many)
        for action in (SAY, KEEPING):
            mask[:, action] *= ~plays
        return mask

    def step(self, actions: Tensor, rows: Rows) -> None:
        chosen = actions[self.rows]
        self.actions.copy_(chosen if self.plain else self.back[chosen])
        self.batch.step(*(() if self.stream else (self.batch.actions,)))
        if self.kind.opponents:
            self.won[0] += (self.rewards[:, 0] > 0).sum()
            self.won[1] += (self.ended != 0).sum()
        self.show(rows)

    def working(self) -> AbstractContextManager[object]:
        """Run the context's work in the separate stream."""
        return torch.cuda.stream(self.stream) if self.stream else nullcontext()


class Environments:
    """All tables with their rows, and the opponent type if it is a network input."""

    def __init__(
        self, kinds: list[Kind], seats: int, size: int, seed: int, device: str, *, tells_type: bool = False
    ) -> None:
        self.device, self.seats_of_network = device, seats
        total = sum(kind.share for kind in kinds)
        self.parts: list[Part] = []
        self.size = 0
        for number, kind in enumerate(kinds):
            tables = size * kind.share // total // TOGETHER * TOGETHER
            self.parts.append(Part(kind, self.size, tables, seed + SEED_STEP * number, device))
            self.size += tables
        if device == "cuda":
            torch.cuda.synchronize()
        self.shown = Rows.of((self.size,), seats, device)
        for part in self.parts:
            part.begin(self.shown, tells_type=tells_type)
        parts = np.concatenate([[shares(stakes) for stakes in part.stakes] for part in self.parts])
        self.stakes = torch.tensor(parts, dtype=torch.float32, device=device)

        def each(value: Any, kind: torch.dtype) -> Tensor:
            return torch.cat([torch.full((part.size,), value(part), dtype=kind, device=device) for part in self.parts])

        self.players = each(lambda part: part.setup.players, torch.int64)
        self.partners = each(lambda part: "partners" in part.kind.options, torch.bool)
        self.against_network = [part.rows for part in self.parts if part.kind.opponents == NETWORK]

    def step(self, actions: Tensor) -> None:
        """Step all tables. Every stream waits for the actions, and later work waits for every stream."""
        for part in self.parts:
            if part.stream:
                part.stream.wait_stream(torch.cuda.current_stream())
            with part.working():
                part.step(actions, self.shown)
        for part in self.parts:
            if part.stream:
                torch.cuda.current_stream().wait_stream(part.stream)

    def shares_won(self) -> str:
        """Report the learner's win rates against others since the last report."""
        found = []
        for part in self.parts:
            if part.kind.opponents:
                won, played = part.won.tolist()
                part.won.zero_()
                found.append(f"{100 * won / max(played, 1):.1f} % of {played:.0f} rounds: {part.kind}")
        return "; ".join(found)
