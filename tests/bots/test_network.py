"""The network: it reads what a learner sees, chooses as plain arithmetic does, and knows no more than its seat."""

import random
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, random_table
from tests.tables.play import play_round
from tests.test_properties import otherwise_dealt
from wildfour import Round
from wildfour.bots.levels import bot_named
from wildfour.bots.network import inference
from wildfour.bots.network.network_files import FIELDS, PARTS, Network, network_for
from wildfour.bots.network.network_inputs import (
    OF_PLANE,
    OF_SEAT,
    Places,
    context_of,
    inputs_of,
    place_of_action,
    seats_of_network,
)
from wildfour.bots.players.network_bot import network_move
from wildfour.bots.state_from_view import state_from_view
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.action_mask import move_of
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, SAY, SEATS, flip_planes_at
from wildfour.envs.batch import Batch
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import MOST_PLAYERS

SEEDS = st.integers(0, 2**32 - 1)
BOT = bot_named("network")
TABLES = (
    ("classic-2003", 2, ""),
    ("classic-2003", 4, "partners"),
    ("deluxe", 3, "stacking=any seven-zero jump-in"),
    ("launcher-2009", 6, ""),
    ("minion-2016", 10, ""),
)
WIDE = 64
LETTERS = edition_named("classic-2003").letters


def net_of(found: Network) -> SimpleNamespace:
    """As plain Python reads it."""
    return SimpleNamespace(**{name: int(found.nets[name][0]) for name in FIELDS})


def reading_of(batch: Batch, i: int, context: list[int]) -> Array:
    """The bytes that the network reads, from an observation and a mask."""
    setup = batch.setup
    places = Places(seats_of_network(setup.players))
    reading = np.zeros(places.width, "u1")
    seen = 8 * SEATS + OF_SEAT * setup.players
    reading[:seen] = batch.obs[i, :seen]
    if setup.rules.launcher:
        first = 8 * flip_planes_at(setup.rules, setup.players)
        for plane in range(2):
            at = first + WIDE * plane
            reading[places.flips + OF_PLANE * plane :][:OF_PLANE] = batch.obs[i, at : at + OF_PLANE]
    reading[places.context : places.mask] = context
    reading[places.mask :] = batch.mask[i, :PLAIN_ACTIONS]
    return reading


def worth_of_actions(found: Network, seats: int, reading: Array) -> Array:
    """The network as NumPy computes it."""
    inputs, net = inputs_of(seats), net_of(found)
    numbers = reading[list(inputs.numbers)] * np.array(inputs.scales)
    x = np.concatenate([numbers, reading[list(inputs.classes)] == np.array(inputs.values)])
    starts = [int(found.nets[name][0]) for name in (*PARTS, "scales")]

    def part(name: str) -> Array:
        at = int(found.nets[name][0])
        weights: Array = found.weights
        return weights[at : min(one for one in starts if one > at)]

    hidden = np.maximum(x @ part("first").reshape(len(x), -1) + part("first_bias"), 0)
    last = np.maximum(hidden @ part("second").reshape(len(hidden), -1) + part("second_bias"), 0)
    assert net.seats == seats
    worth: Array = part("actions").reshape(-1, len(last)) @ last + part("actions_bias")
    return worth


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_it_chooses_as_numpy_does(edition: str, players: int, options: str) -> None:
    batch = Batch(edition, players, 1, options=options, seed=5, machine="python", masks="patient", skip_forced=True)
    setup, luck = batch.setup, random.Random(5)
    found = network_for(seats_of_network(players))
    context = context_of(setup.edition, setup.options, TO_GO_OUT)
    for _ in range(12):
        s, seat = batch.machine.states[0], int(batch.seats[0])  # type: ignore[attr-defined]
        worth = worth_of_actions(found, seats_of_network(players), reading_of(batch, 0, context))
        legal = np.flatnonzero(batch.mask[0]).tolist()
        if legal[0] < SAY and inference.most_waiting(s.rules, players) == 0:
            legal = [action for action in legal if action not in (SAY, inference.KEEPING)]
        best = max(legal, key=lambda action: worth[place_of_action(s.rules, players, action)])
        move = inference.choose(s, seat, net_of(found), found.ints, found.weights, context)
        assert move == move_of(s, seat, best)
        batch.step([luck.choice(legal)])


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_it_plays_whole_rounds_at_any_table(seed: int) -> None:
    generator = random.Random(seed)
    edition, players, options = random_table(generator, decks=1)
    r = Round(edition, players=players, options=options, seed=seed)
    stakes = Stakes(team=(players // 2,)) if options["partners"] else TO_GO_OUT
    assert play_round(r, [BOT] * players, generator, [stakes, *[TO_GO_OUT] * (players - 1)]) == r.outcome


@pytest.mark.parametrize("stakes", [TO_GO_OUT, for_points((), 30), against_points(50)])
def test_it_plays_for_whatever_is_at_stake(stakes: Stakes) -> None:
    r = Round("classic-2003", players=4, seed=2)
    assert play_round(r, [BOT] * 4, random.Random(2), [stakes] * 4) == r.outcome


@settings(max_examples=60, deadline=None)
@given(ROUNDS, SEEDS)
def test_what_it_cannot_see_does_not_change_its_choice(r: Round, seed: int) -> None:
    if r.over or r.state.rules.decks > 1:
        return
    other, moves = otherwise_dealt(r, r.turn, random.Random(seed)), r.legal_moves(r.turn)
    choices = [BOT(one.view(r.turn), moves, TO_GO_OUT, random.Random(seed)) for one in (r, other)]
    assert choices[0] == choices[1]
    assert choices[0] in moves


def test_luck_makes_no_difference_to_it() -> None:
    r = Round("classic-2003", players=4, seed=8)
    view = r.view(r.turn)
    assert len({network_move(view, TO_GO_OUT, random.Random(luck), network_for(5)) for luck in range(5)}) == 1


def test_it_lays_when_it_holds_many() -> None:
    """Else two who wait for a better card would never end."""
    hand = " ".join(f"{color}{number}" for color in "rygb" for number in range(1, 10)) + " r0 y0 g0 b0"
    r = Round.from_position(f"classic-2003 / 0: {hand} / 1: g5 y1 / top r3")
    assert BOT(r.view(0), r.legal_moves(0), TO_GO_OUT, random.Random(1)) != "draw"


def test_it_goes_out_when_it_can() -> None:
    r = Round.from_position("classic-2003 / 0: r7 / 1: g5 y1 / top r3")
    assert BOT(r.view(0), r.legal_moves(0), TO_GO_OUT, random.Random(1)) == "r7"


def beliefs_of(position: str, seat: int) -> list[int]:
    """What a seat believes of all other hands."""
    r = Round.from_position(position)
    found = network_for(seats_of_network(r.players))
    context = context_of(r.edition, r.options, TO_GO_OUT)
    beliefs = [0] * (OF_PLANE * MOST_PLAYERS)
    s = state_from_view(r.view(seat))
    inference.predict_hands(s, seat, net_of(found), found.ints, found.weights, context, beliefs)
    return beliefs


def test_beliefs_are_shares_of_the_likeliest() -> None:
    beliefs = beliefs_of("classic-2003 / 0: r7 y2 / 1: g5 y1 b3 / 2: r1 r2 / top r3", 0)
    for other in (1, 2):
        hand = beliefs[OF_PLANE * other : OF_PLANE * (other + 1) - 1]
        assert max(hand) == inference.SURE
        assert min(hand) >= 0
    assert not any(beliefs[:OF_PLANE])


def test_whoever_named_a_color_is_believed_to_hold_it() -> None:
    beliefs = beliefs_of("classic-2003 / 0: r7 y2 g4 b8 / 1: g5 y1 b3 / top W / color r / laid-by 1", 0)
    colors = [sum(beliefs[OF_PLANE + 13 * color :][:13]) for color in range(4)]
    assert colors[LETTERS.index("r")] == max(colors)
