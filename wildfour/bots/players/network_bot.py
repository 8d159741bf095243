"""The level *network* at a table: a trained network (network.py) looks at the state that a view lets a seat imagine.

The other hands are dealt at random, so that each has as many cards as it should; the network sees no more of them. Out
of turn it does what skilled does.
"""

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from wildfour.bots.determinization import BLUFFS, KINDS
from wildfour.bots.expert.expert_bot import compiled, record_of
from wildfour.bots.network import network_choice
from wildfour.bots.network.inference import SURE
from wildfour.bots.network.network_files import network_for
from wildfour.bots.network.network_inputs import context_of, seats_of_network
from wildfour.bots.players.skilled_bot import say_something
from wildfour.bots.state_from_view import as_the_team_plays, imagined, notation_of_view
from wildfour.bots.view_queries import asked_for, on_turn, plays
from wildfour.compiled.state_arrays import Array, new_chances
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.moves import PLAY_END
from wildfour.rulebook.option_parser import MOST_PLAYERS, Options, parse_options

NO_BELIEFS = np.full(KINDS * MOST_PLAYERS, SURE)
AS_USUAL = np.full(MOST_PLAYERS, BLUFFS)


@cache
def context_at(edition: str, options: tuple[str, ...], stakes: Stakes) -> Array:
    return np.array(context_of(edition_named(edition), parse_options(options), stakes))


@cache
def prepare(decks: int = 1) -> None:
    """Compile it, or load it from the disk, so that no answer has to wait for it; for one deck or several."""
    opened = Round("classic-2003", players=2, options=Options({"decks": decks - 1}), seed=0)
    move_of_network(opened.view(opened.turn), TO_GO_OUT, random.Random(0))


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    said = say_something(view, moves, stakes)
    if said is not None or not on_turn(view):
        return said
    asked = asked_for(moves)
    if len(asked) == 1:
        return asked[0]
    number = move_of_network(view, stakes, luck)
    move = notation_of_view(view).moves[number]
    return "uno!" if "uno!" in moves and number < PLAY_END and plays(moves) else move


def move_of_network(view: View, stakes: Stakes, luck: random.Random) -> int:
    view = as_the_team_plays(view, stakes)
    root = record_of(imagined(view))
    network = network_for(seats_of_network(view.players))
    context = context_at(view.edition, tuple(view.options), stakes)
    choice: Any = compiled()[network_choice.choose_unseen]
    chances = new_chances(luck.getrandbits(64), 0, 1)
    return int(choice(root, chances, view.seat, NO_BELIEFS, AS_USUAL, *network.arrays, context))
