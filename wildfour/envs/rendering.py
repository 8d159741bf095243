"""A round as text and as a picture, with all hands open, for spectators only."""

import sys
from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.envs.core.setup import check_choice
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.notation import color_of, face_of

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH, HEIGHT = 960, 640
CARD = (30, 44)
STEP = 20  # pixels between cards in a hand
FELT, PAPER, INK, DARK = (24, 70, 50), (250, 248, 240), (30, 30, 30), (40, 40, 46)
PAINT = {"b": (40, 90, 190), "g": (40, 140, 60), "r": (200, 45, 40), "y": (225, 175, 30), "o": (230, 120, 30)}
Point = tuple[float, float]


class Renderer:
    """A renderer of rounds: `ansi` returns text, `human` prints it, and `rgb_array` returns a picture."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None:
            check_choice("render_mode", mode, RENDER_MODES)
        self.mode = mode

    def render(self, played: Round) -> Any:
        if self.mode == "rgb_array":
            return picture(played)
        if self.mode == "human":
            sys.stdout.write(text(played) + "\n")
            return None
        return text(played)


def text(played: Round) -> str:
    """Return the table in notation: the open cards, then each hand. `>` marks the current player."""
    view = played.view(None)
    first = f"{view.phase}: {view.top} color {view.color or '-'} {view.direction} pile {view.draw_size}"
    if view.pending:
        first += f" pending {view.pending}"
    return "\n".join([first, *(line_of(view, seat, hand) for seat, hand in enumerate(played.hands))])


def line_of(view: View, seat: int, hand: Sequence[str]) -> str:
    mark = ">" if seat == view.turn and view.winner is None else "*" if seat == view.winner else " "
    return f"{mark} {seat}: {' '.join(hand) or '-'}"


def picture(played: Round) -> Array:
    """Return the table seen from above, as an array of height, width, and color."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only pictures need it

    image = Image.new("RGB", (WIDTH, HEIGHT), FELT)
    draw = ImageDraw.Draw(image)
    view = played.view(None)
    paint_card(draw, (WIDTH / 2 - 34, HEIGHT / 2), "")
    draw.text((WIDTH / 2 - 34, HEIGHT / 2), str(view.draw_size), fill=PAPER, anchor="mm")
    paint_card(draw, (WIDTH / 2 + 34, HEIGHT / 2), view.top)
    if view.color is not None:
        x, y = WIDTH / 2 + 62, HEIGHT / 2
        draw.ellipse((x, y - 8, x + 16, y + 8), fill=PAINT[view.color])
    for seat, hand in enumerate(played.hands):
        paint_hand(draw, place_of(seat, played.players), hand, name_of(view, seat))
    return np.asarray(image)


def place_of(seat: int, players: int) -> Point:
    """Return the point at which a seat is drawn: seat 0 at the bottom, and the others clockwise from there."""
    angle = pi / 2 + 2 * pi * seat / players
    return WIDTH / 2 + cos(angle) * WIDTH * 0.36, HEIGHT / 2 + sin(angle) * HEIGHT * 0.38


def name_of(view: View, seat: int) -> str:
    return f"{seat} *" if seat == view.winner else f"{seat} >" if seat == view.turn else str(seat)


def paint_hand(draw: "ImageDraw", place: Point, hand: Sequence[str], name: str) -> None:
    step = min(STEP, 240 / max(len(hand), 1))
    left = place[0] - step * (len(hand) - 1) / 2
    for number, card in enumerate(hand):
        paint_card(draw, (left + step * number, place[1]), card)
    draw.text((place[0], place[1] - CARD[1] / 2 - 12), name, fill=PAPER, anchor="mm")


def paint_card(draw: "ImageDraw", place: Point, card: str) -> None:
    """Draw a card centered at the given point, face down if it has no name."""
    x, y = place
    box = (x - CARD[0] / 2, y - CARD[1] / 2, x + CARD[0] / 2, y + CARD[1] / 2)
    color = color_of(card) if card else None
    draw.rounded_rectangle(box, radius=4, fill=DARK if color is None else PAINT[color], outline=PAPER)
    if card:
        draw.text((x - CARD[0] / 2 + 4, y - CARD[1] / 2 + 3), face_of(card), fill=PAPER)
