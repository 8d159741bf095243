"""A view on one line, for whoever looks into what a bot saw."""

from wildfour.cards import NO_CARD, NO_COLOR, kind_name
from wildfour.events import NOBODY
from wildfour.rules.view import View


def view_text(view: View, letters: str) -> str:
    """`letters` are the edition's four color letters. What is as usual is left out."""

    def card(kind: int) -> str:
        return "none" if kind == NO_CARD else kind_name(kind, letters)

    color = "none" if view.color == NO_COLOR else letters[view.color]
    parts = [
        f"hand {' '.join(map(card, view.hand))}",
        f"top {card(view.top)}, color {color}, laid by {view.laid_by}",
        f"seat {view.turn} on turn in {view.phase.name}, direction {view.direction}",
        f"cards in hands {' '.join(map(str, view.hand_sizes))}, in the draw pile {view.draw_size}",
    ]
    unusual: list[tuple[str, object, object]] = [
        ("drawn", card(view.drawn), "none"),
        ("pending", view.pending, 0),
        ("target", view.target, NOBODY),
        ("exposed", view.exposed, NOBODY),
        ("called", view.called, ()),
        ("passes", view.passes, 0),
    ]
    parts += [f"{name} {value}" for name, value, usual in unusual if value != usual]
    return " / ".join([*parts, f"discards {' '.join(map(card, view.discard)) or 'none'}"])
