"""A move as somebody who reads the language would type it: `catch Bea` for `catch 1`, `ziehen` for `draw`."""

from collections.abc import Sequence

from wildfour.bots.view_queries import is_at_seat, seat_meant
from wildfour.moves import WORDS
from wildfour.words import Message, saying


def move_as_typed(move: str | None, names: Sequence[str]) -> Message:
    """`names` are by seat. None is to do nothing."""
    if move is None:
        return saying("move-nothing")
    word, _, rest = move.partition(" ")
    if is_at_seat(move):
        return Message(id=f"move-{word}", arguments={"name": names[seat_meant(move)]})
    if word == "give":
        return saying("move-give", card=rest)
    if move in WORDS:
        return Message(id=f"move-{move.rstrip('!')}", arguments={})
    return saying("move-card", move=move)
