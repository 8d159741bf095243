"""The level *network* at a table: a trained network that plays on the state built from a view.

The other hands are filled with random unseen cards. The network sees only their sizes. Out of turn, the bot plays like
*skilled*.
"""

import random
from collections.abc import Sequence
from functools import cache

import numpy as np

from wildfour.bots import determinization
from wildfour.bots.network.compiled_network import machine_with
from wildfour.bots.network.inference import Network
from wildfour.bots.network.network_files import network_for
from wildfour.bots.network.network_inputs import context_at
from wildfour.bots.players.plain_network_bot import decide
from wildfour.bots.policies import out_of_turn, rate_policies
from wildfour.bots.state_from_view import as_the_team_plays, state_from_view
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import Array, new_stream, records_of
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.option_parser import Options


@cache
def machine() -> Cpu:
    return machine_with(rate_policies, out_of_turn, determinization)


@cache
def context_array(edition: str, options: tuple[str, ...], stakes: Stakes) -> Array:
    return np.array(context_at(edition, options, stakes))


@cache
def warm_up(decks: int = 1) -> None:
    """Compile the machine, or load it from disk, before the first move, for one deck or several."""
    view = first_view(decks)
    network_move(view, TO_GO_OUT, random.Random(0), network_for(view.players))


def first_view(decks: int) -> View:
    opened = Round("classic-2003", players=2, options=Options({"decks": decks - 1}), seed=0)
    return opened.view(opened.turn)


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    return choose_by(network_for(view.players), view, moves, stakes, luck)


def choose_by(network: Network, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    return decide(lambda: network_move(view, stakes, luck, network), view, moves, stakes)


def network_move(view: View, stakes: Stakes, luck: random.Random, network: Network) -> int:
    """Return the network's move as an int."""
    view = as_the_team_plays(view, stakes)
    states = records_of([state_from_view(view)])
    context = context_array(view.edition, tuple(view.options), stakes)
    choose_unseen = machine()[determinization.choose_unseen]
    return choose_unseen(states, new_stream(luck), view.seat, network, context)
