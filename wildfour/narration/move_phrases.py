"""Moves as the reader would type them: `catch Bea` for `catch 1`, or `ziehen` for `draw` in German."""

from collections.abc import Sequence

from wildfour.bots.view_queries import target_seat
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.words import Argument, Message, saying, with_names


def move_as_typed(move: str | None, names: Sequence[str]) -> Message:
    """Phrase a move. None means making no move. `names` is indexed by seat."""
    if move is None:
        return saying("move-nothing")
    word, _, rest = move.partition(" ")
    if word in AT_SEAT and target_seat(move) < len(names):
        return saying(f"move-{word}", name=names[target_seat(move)])
    if word == "give":
        return saying("move-give", card=rest)
    if move in WORDS:
        return saying(f"move-{move.rstrip('!')}")
    return saying("move-card", move=move)


def refusal_in_words(refusal: Message, names: Sequence[str]) -> Message:
    """Insert player names and move phrases into a refusal."""

    def in_words(key: str, argument: Argument) -> Argument:
        if key == "move" and isinstance(argument, str):
            return move_as_typed(argument, names)
        return refusal_in_words(argument, names) if isinstance(argument, dict) else argument

    named = with_names(refusal, names)
    return Message(id=named["id"], arguments={key: in_words(key, one) for key, one in named["arguments"].items()})
