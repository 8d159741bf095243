"""The level *network* in plain Python, for single moves while the compiler is unavailable. A move takes a few
milliseconds."""

import random
from collections.abc import Callable, Sequence

from wildfour.bots import determinization
from wildfour.bots.network.network_inputs import context_at
from wildfour.bots.network.plain_network_file import plain_network_for
from wildfour.bots.players.skilled_bot import out_of_turn_move
from wildfour.bots.state_from_view import as_the_team_plays, notation_of_view, state_from_view
from wildfour.bots.view_queries import on_turn, phase_answers, plays
from wildfour.chance.streams import SeededChance
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import PLAY_END


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    return decide(lambda: plain_network_move(view, stakes, luck), view, moves, stakes)


def decide(network_move: Callable[[], int], view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Ask the network only if there is a choice. Call UNO before playing the second-to-last card."""
    urgent = out_of_turn_move(view, moves, stakes)
    if urgent is not None or not on_turn(view):
        return urgent
    answers = phase_answers(moves)
    if len(answers) == 1:
        return answers[0]
    number = network_move()
    move = notation_of_view(view).moves[number]
    return "uno!" if "uno!" in moves and number < PLAY_END and plays(moves) else move


def plain_network_move(view: View, stakes: Stakes, luck: random.Random) -> int:
    """Return the network's move as an int."""
    seat = view.seat
    assert seat is not None
    view = as_the_team_plays(view, stakes)
    return determinization.choose_unseen(
        [state_from_view(view)],
        SeededChance(luck.getrandbits(64)),
        seat,
        plain_network_for(view.players),
        context_at(view.edition, tuple(view.options), stakes),
    )
