"""Card faces. The table defines their text forms, points, and names. A face's number is its index in the table."""

from typing import NamedTuple


class Face(NamedTuple):
    """A card face. `id` is its name in messages. `demands` is the number of cards that it makes a player draw.

    `hits` marks a face that makes the next player miss a turn.
    """

    letter: str
    id: str
    name: str
    points: int
    wild: bool = False
    demands: int = 0
    hits: bool = False


FACE_TABLE = (
    *(Face(str(number), str(number), str(number), number) for number in range(10)),
    Face("S", "skip", "Skip", 20, hits=True),
    Face("R", "reverse", "Reverse", 20, hits=True),
    Face("+2", "two", "Draw Two", 20, demands=2, hits=True),
    Face("W", "wild", "Wild", 50, wild=True),
    Face("W4", "four", "Wild Draw Four", 50, wild=True, demands=4, hits=True),
    Face("M", "minion", "Mutated Minion", 50, wild=True, hits=True),
)
SKIP, REVERSE, DRAW_TWO, WILD, WILD_FOUR, MINION = range(10, 16)
LETTERS = tuple(face.letter for face in FACE_TABLE)
NAMED = FACE_TABLE[SKIP:]
BY_LETTER = {face.letter: face for face in FACE_TABLE}
