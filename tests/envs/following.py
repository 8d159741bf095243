"""Comparison of a batch with one `Round` per environment: every byte must match the rounds' views."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from tests.envs.decoded_observation import encoded, sight, sight_in
from tests.envs.seen_from_rounds import mask_of, sight_of
from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch
from wildfour.envs.codec.action_codec import WAIT, move_of
from wildfour.envs.codec.observation_codec import observation_of
from wildfour.envs.episode_replay import dealt_round, make_in_round
from wildfour.errors import Invalid
from wildfour.round.round import Round
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.option_parser import OPTIONS, check_table, parse_options

Table = tuple[str, int, str]
TABLES: tuple[tuple[str, int, str, dict[str, Any]], ...] = (
    ("classic-2003", 2, "", {}),
    ("classic-2003", 4, "", {"calls": "ask"}),
    ("classic-2003", 4, "players-referee", {"calls": "ask"}),
    ("classic-2003", 3, "players-referee", {}),
    ("classic-2003", 4, "players-referee false-objection-costs partners", {"calls": "ask", "masks": "sensible"}),
    ("standard-2010", 3, "jump-in stacking=same plain-finish", {"calls": "ask", "masks": "sensible"}),
    ("launcher-2009", 6, "seven-zero jump-in", {"calls": "ask"}),
    ("launcher-2009", 10, "launcher-ten all-numbers-flip gift-by-chance", {}),
    ("minion-2016", 9, "seven-zero jump-in stacking=any decks=2", {"calls": "ask", "masks": "sensible"}),
    ("deluxe", 10, "decks=3 draw-until-playable partners", {"calls": "ask"}),
    ("launcher-2009", 4, "hit-rate=1 seven-zero", {"knowledge": "private"}),
    ("classic-2003", 3, "players-referee", {"knowledge": "private", "calls": "ask"}),
    ("classic-2003", 4, "decks=2 seven-zero", {"knowledge": "private", "calls": "ask", "masks": "sensible"}),
)


def choose(mask: Array, luck: np.random.Generator) -> Array:
    """Choose an action, favoring plays: otherwise a round takes a thousand moves."""
    scores: Array = luck.random(mask.shape) * mask
    scores[:, :64] *= 4
    actions: Array = scores.argmax(axis=1)
    return actions


class Follower:
    """One environment of a batch, and a `Round` that mirrors it."""

    def __init__(self, batch: Batch, i: int) -> None:
        self.batch, self.i = batch, i
        self.deal()

    def deal(self) -> None:
        self.round: Round = dealt_round(self.batch.setup, self.batch.seed, int(self.batch.envs["number"][self.i]))
        self.waited: set[int] = set()

    def compare(self) -> None:
        batch, layout, seat = self.batch, self.batch.layout, int(self.batch.seats[self.i])
        first = batch.setup.calls == "ask" and self.round.state.exposed == seat and seat not in self.waited
        seen = sight_of(layout, self.round, seat)
        assert np.array_equal(encoded(layout, seen), batch.obs[self.i]), (seat, self.round)
        assert sight(layout, batch.obs[self.i]) == seen
        view = self.round.view(seat)
        rows = [[*held.values()] for held in view.may_hold]
        assert np.array_equal(observation_of(layout, view), encoded(layout, sight_in(layout, view, rows)))
        in_turn = seat == self.round.turn and not first
        mask = mask_of(layout, self.round, seat, in_turn=in_turn)
        assert np.array_equal(mask, batch.mask[self.i]), (seat, self.round)

    def move(self, action: int) -> None:
        seat = int(self.batch.seats[self.i])
        move = move_of(self.batch.layout, self.round.view(seat), action)
        if move == WAIT:
            self.waited.add(seat)
        else:
            self.waited = set()
            make_in_round(self.batch.setup, self.round, seat, move)

    def after_step(self) -> None:
        assert self.round.over == bool(self.batch.terminated[self.i])
        if self.batch.ended[self.i]:
            self.deal()


def follow(batch: Batch, steps: int, luck: np.random.Generator) -> int:
    """Play and compare every row; return the number of comparisons."""
    followers = [Follower(batch, i) for i in range(batch.size)]
    for _ in range(steps):
        for one in followers:
            one.compare()
        actions = choose(batch.mask, luck)
        for one, action in zip(followers, actions.tolist(), strict=True):
            one.move(action)
        batch.step(actions)
        for one in followers:
            one.after_step()
    return steps * batch.size


def any_tables(luck: random.Random) -> Iterator[Table]:
    """Yield tables for all editions and player counts, with random options."""
    while True:
        edition = luck.choice(EDITIONS)
        names = luck.sample(
            [option.name for option in OPTIONS if option.name not in ("hit-rate", "flip-cards")], luck.randrange(6)
        )
        words = [f"{name}={luck.choice(value_texts(name))}" for name in names]
        try:
            options = parse_options(words)
            players = luck.randrange(2, 11)
            check_table(edition, players, options)
        except Invalid:
            continue
        yield edition.name, players, str(options)


def value_texts(name: str) -> tuple[str, ...]:
    return next(option.values for option in OPTIONS if option.name == name)
