"""Cards, lists and numbers as words of a sentence."""

from collections.abc import Iterable

from wildfour.cards import FLIP_MARK, NO_COLOR, kind_color, kind_face, kind_name
from wildfour.editions import Edition

FACES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Skip", "Reverse", "Draw Two")
WILDS = ("Wild", "Wild Draw Four", "Mutated Minion")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def card_words(edition: Edition, kind: int) -> str:
    """A card in words: red 7, Wild Draw Four."""
    color, face = kind_color(kind), kind_face(kind)
    if color == NO_COLOR:
        return WILDS[face - len(FACES)]
    flip = " flip card" if kind & FLIP_MARK else ""
    return f"{edition.colors[color]} {FACES[face]}{flip}"


def a_card(edition: Edition, kind: int) -> str:
    words = card_words(edition, kind)
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def card_names(edition: Edition, kinds: Iterable[int]) -> str:
    """Cards as they are typed: b3 gR W4."""
    return " ".join(kind_name(kind, edition.letters) for kind in kinds) or "no cards"


def counted(number: int, noun: str) -> str:
    """One card, two cards."""
    word = NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)
    return f"{word} {noun}" if number == 1 else f"{word} {noun}s"
