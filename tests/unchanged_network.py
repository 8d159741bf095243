"""Difference between the network's two best moves, for `test_unchanged.py`.

A choice between two nearly equal moves depends on the machine's rounding. Recording the section finds such decisions,
and they are excluded from then on.
"""

import math

from wildfour.bots.network import inference
from wildfour.bots.network.network_files import network_for
from wildfour.bots.network.network_inputs import context_of, place_of_action
from wildfour.bots.state_from_view import as_the_team_plays, state_from_view
from wildfour.encoding.block_offsets import action_words
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.rules.state import RoundState
from wildfour.table import BotQuestion

NEAR = 1e-5


def is_near(question: BotQuestion, played: RoundState) -> bool:
    """Return True if the two best moves are nearly equal; of other hands, only the sizes matter."""
    view = as_the_team_plays(question.view, question.stakes)
    s = state_from_view(view)
    for seat in range(s.players):
        if seat != question.seat:
            s.hands[seat] = list(played.hands[seat])
    found = network_for(view.players)
    net, context = found.net, context_of(edition_named(view.edition), parse_options(view.options), question.stakes)
    mask, last = inference.new_row(), inference.new_layer()
    inference.write_choices(s, net, question.seat, mask)
    places = {
        place_of_action(s.rules, s.players, action)
        for action in range(8 * action_words(s.rules, s.players, 0))
        if inference.byte_at(mask, action) and action != inference.OBJECTION
    }
    if len(places) < 2:
        return False
    inference.read_as_player(s, question.seat, found, context, mask, last)
    worth = [inference.answer_at(last, found.w, net.actions, net.actions_bias, place) for place in places]
    second, best = sorted(worth)[-2:]
    assert math.isfinite(best)
    return bool(best - second < NEAR)
