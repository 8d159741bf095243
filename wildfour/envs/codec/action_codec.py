"""Conversion between actions and moves in notation."""

from wildfour.envs.codec.encoding_names import Layout
from wildfour.errors import Invalid
from wildfour.round.view import View
from wildfour.rulebook.moves import AT_SEAT

WAIT, CATCH, CALL = "wait", "catch", "uno!"


def ahead(view: View, other: int) -> int:
    assert view.seat is not None
    return (other - view.seat if view.direction == "left" else view.seat - other) % view.players


def action_of(layout: Layout, view: View, move: str) -> int:
    """Return the action for a seat's move, or for `wait`."""
    word, _, rest = move.partition(" ")
    if word in AT_SEAT:
        move = CATCH if word == CATCH else f"{word} +{ahead(view, int(rest))}"
    try:
        return layout.numbers[move]
    except KeyError:
        raise Invalid("env-no-such-action", move=move) from None


def move_of(layout: Layout, view: View, action: int) -> str:
    """Return the move for a seat's action."""
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
