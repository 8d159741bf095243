"""Moves as somebody who reads the language would type them: `catch Bea` for `catch 1`, `ziehen` for `draw`."""

from collections.abc import Sequence

from wildfour.bots.view_queries import is_at_seat, seat_meant
from wildfour.rulebook.moves import WORDS
from wildfour.words import Argument, Message, saying, with_names


def move_as_typed(move: str | None, names: Sequence[str]) -> Message:
    """`names` are by seat. None is to do nothing."""
    if move is None:
        return saying("move-nothing")
    word, _, rest = move.partition(" ")
    if is_at_seat(move) and seat_meant(move) < len(names):
        return Message(id=f"move-{word}", arguments={"name": names[seat_meant(move)]})
    if word == "give":
        return saying("move-give", card=rest)
    if move in WORDS:
        return Message(id=f"move-{move.rstrip('!')}", arguments={})
    return saying("move-card", move=move)


def refusal_in_words(refusal: Message, names: Sequence[str]) -> Message:
    """A refusal with players by their names, and with the move as it would be typed."""

    def in_words(key: str, argument: Argument) -> Argument:
        if key == "move" and isinstance(argument, str):
            return move_as_typed(argument, names)
        return refusal_in_words(argument, names) if isinstance(argument, dict) else argument

    named = with_names(refusal, names)
    return Message(id=named["id"], arguments={key: in_words(key, one) for key, one in named["arguments"].items()})
