"""Actions in the notation, and back, at a round; and the mask of a seat as its legal moves give it."""

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.envs.codec.encoding_names import Layout
from wildfour.errors import Invalid
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.moves import AT_SEAT
from wildfour.rules.playable import bluff_included, drawn_only, has_rightful, is_rightful
from wildfour.rules.scoring import are_partners
from wildfour.rules.state import Phase

WAIT, CATCH, CALL = "wait", "catch", "uno!"


def ahead(view: View, other: int) -> int:
    assert view.seat is not None
    return (other - view.seat if view.direction == "left" else view.seat - other) % view.players


def action_of(layout: Layout, view: View, move: str) -> int:
    """The action that a move of the seat is; `wait` is one too."""
    word, _, rest = move.partition(" ")
    if word in AT_SEAT:
        move = CATCH if word == CATCH else f"{word} +{ahead(view, int(rest))}"
    try:
        return layout.numbers[move]
    except KeyError:
        raise Invalid("env-no-such-action", move=move) from None


def move_of(layout: Layout, view: View, action: int) -> str:
    """The move that an action of the seat is."""
    assert view.seat is not None
    name = layout.action_names[action] if 0 <= action < layout.actions else ""
    if not name:
        raise Invalid("env-action-range", action=str(action), most=str(layout.actions - 1))
    word, plus, steps = name.partition(" +")
    if name == CATCH:
        return f"{CATCH} {view.exposed}"
    if not plus:
        return name
    far = int(steps) if view.direction == "left" else -int(steps)
    return f"{word} {(view.seat + far) % view.players}"


def mask_of(layout: Layout, played: Round, seat: int, *, in_turn: bool) -> Array:
    """The mask of a seat that is asked, from its legal moves. `in_turn`: it is asked what the phase asks."""
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
    """Where calls are automatic, nobody is asked for one, or for an accusation. Whoever is heard before the own turn is
    only asked what may be said at any time."""
    word = move.split(" ", maxsplit=1)[0]
    if layout.setup.calls == "auto" and word in (CALL, CATCH, "accuse"):
        return False
    return in_turn or not on_turn or word in (CALL, CATCH, "object", "accuse")


def is_sensible(played: Round, seat: int, move: str, *, patient: bool) -> bool:
    """Nobody should lay a wrong card, catch the partner, or accuse anybody (bots do not talk); or draw or keep a card
    who could lay one, unless they are patient."""
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
    """G2: where the players are the referees, any card may be laid in turn."""
    state, number = played.state, played.number_of(move)
    if not state.rules.players_referee or number >= 512 or seat != state.turn or state.phase == Phase.ANSWER:
        return False
    kind = number >> 2
    place, odd = (kind, 0) if kind < 52 else (52, 0) if kind == 52 else (56, 0)
    cards = bluff_included(state, seat, odd)
    if state.phase == Phase.PLAY_DRAWN:
        cards &= drawn_only(state, 0) | drawn_only(state, 1)
    return cards >> place & 1 == 0
