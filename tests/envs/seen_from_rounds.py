"""Masks and observations computed from rounds: the reference for testing the encoding."""

import numpy as np

from tests.envs.decoded_observation import Sight, sight_in
from wildfour.compiled.state_arrays import Array
from wildfour.envs.codec.action_codec import CALL, CATCH, WAIT, action_of
from wildfour.envs.codec.encoding_names import Layout
from wildfour.round.round import Round
from wildfour.rules.playable import bluff_included, drawn_only, has_rightful, is_rightful
from wildfour.rules.public_knowledge import ROW, SIZE
from wildfour.rules.seats import are_partners
from wildfour.rules.state import Phase


def sight_of(layout: Layout, played: Round, seat: int) -> Sight:
    """Return a seat's observation, computed from its view and public knowledge of the hands."""
    fresh = played.knowledge.fresh
    rows = [fresh[ROW * other : ROW * other + SIZE] for other in range(played.players)]
    return sight_in(layout, played.view(seat), rows)


def mask_of(layout: Layout, played: Round, seat: int, *, in_turn: bool) -> Array:
    """Return the mask of the seat to act. `in_turn` is true if the phase waits for that seat."""
    setup, view = layout.setup, played.view(seat)
    mask = np.zeros(layout.actions, "i1")
    for move in view.moves:
        if is_asked(layout, move, on_turn=seat == played.turn, in_turn=in_turn) and (
            setup.masks == "legal" or is_sensible(played, seat, move, patient=setup.masks == "patient")
        ):
            mask[action_of(layout, view, move)] = 1
    if not in_turn:
        mask[layout.numbers[WAIT]] = 1
    return mask


def is_asked(layout: Layout, move: str, *, on_turn: bool, in_turn: bool) -> bool:
    """Return True if the mask may offer a move.

    With automatic calls, masks omit calls, catches, and accusations. A current player who is not asked yet gets only
    moves that are legal at any time."""
    word = move.split(" ", maxsplit=1)[0]
    if layout.setup.calls == "auto" and word in (CALL, CATCH, "accuse"):
        return False
    return in_turn or not on_turn or word in (CALL, CATCH, "object", "accuse")


def is_sensible(played: Round, seat: int, move: str, *, patient: bool) -> bool:
    """Return False for illegal cards, catching the partner, and accusations (bots do not talk).

    Unless `patient`, also return False for drawing or keeping while a card is playable."""
    state, word = played.state, move.split(" ", maxsplit=1)[0]
    if word == "draw":
        return patient or not has_rightful(state, seat)
    if word == "keep":
        return patient or not is_rightful(state, seat, state.drawn)
    if word == CATCH:
        return not are_partners(state, seat, state.exposed)
    if word == "accuse":
        return False
    return not is_wrong_card(played, seat, move)


def is_wrong_card(played: Round, seat: int, move: str) -> bool:
    """Return True for an illegal card, which can be played only if the players are the referees (G2)."""
    state, number = played.state, played.number_of(move)
    if not state.rules.players_referee or number >= 512 or seat != state.turn or state.phase == Phase.ANSWER:
        return False
    kind = number >> 2
    place, odd = (kind, 0) if kind < 52 else (52, 0) if kind == 52 else (56, 0)
    cards = bluff_included(state, seat, odd)
    if state.phase == Phase.PLAY_DRAWN:
        cards &= drawn_only(state, 0) | drawn_only(state, 1)
    return cards >> place & 1 == 0
