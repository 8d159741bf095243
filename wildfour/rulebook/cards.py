"""Cards: their kinds, their text forms, and sets of cards as bits.

A *kind* identifies what is printed on a card, as an int below 128:

    0…51    color * 13 + face: the numbers 0…9, Skip, Reverse, and Draw Two of each color
    52      Wild
    53      Wild Draw Four
    54      Mutated Minion
    64 + k  kind k with a picture of the launcher figure (a flip card)

A *card* is one physical card of the deck, an int `word * 64 + bit`. A zone (a hand, the draw pile, the discard pile) is
a list of words, two for each deck, and each card is one bit of it:

    bit      even word         odd word
    0…51     one of each       the second of each, except the zeros
    52…55    Wild              Wild (the second four of deluxe)
    56…59    Wild Draw Four    Mutated Minion

A random card in a zone is picked by its index in *pick order*: color by color, each from 0 to 9, Skip, Reverse, and
Draw Two, with each flip card right after its plain counterpart; then Wild, Wild Draw Four, Mutated Minion. The picked
kind is therefore the same no matter which of two identical cards is in the zone.

The text form of a card is a color letter and a face (`r7 y+2 bS gR`), or `W`, `W4`, `M`. A flip card ends
with `^` (`r7^`).
"""

from collections.abc import Iterator
from typing import Protocol

from wildfour.errors import Invalid
from wildfour.rulebook.card_faces import LETTERS, MINION, WILD, WILD_FOUR

Zone = list[int]

FACES = 13  # faces per color

WILD_KIND, WILD_FOUR_KIND, MINION_KIND = 52, 53, 54
FLIP_MARK = 64
COLORED_KINDS = 52
KINDS = 128

NO_CARD = -1
NO_COLOR = -1

SUIT = (1 << FACES) - 1
ONE_OF_EACH_COLOR = 1 | 1 << 13 | 1 << 26 | 1 << 39
COLORED = (1 << 52) - 1
LOW_WILDS = 0xF << 52
HIGH_WILDS = 0xF << 56
NUMBERS = ONE_OF_EACH_COLOR * ((1 << 10) - 1)
ZEROS = ONE_OF_EACH_COLOR
NOT_ZERO = NUMBERS ^ ZEROS

FACE_NAMES, WILD_NAMES = LETTERS[:FACES], LETTERS[FACES:]


def face_of(card: int) -> int:
    bit = card & 63
    if bit < 52:
        return bit % FACES
    if bit < 56:
        return WILD
    return MINION if (card >> 6) & 1 else WILD_FOUR


def color_of(card: int) -> int:
    """Return the color printed on a card, or NO_COLOR for a wild card."""
    bit = card & 63
    return bit // FACES if bit < 52 else NO_COLOR


def kind_color(kind: int) -> int:
    base = kind & 63
    return base // FACES if base < WILD_KIND else NO_COLOR


def kind_face(kind: int) -> int:
    base = kind & 63
    return base % FACES if base < WILD_KIND else base - WILD_KIND + WILD


def is_kind(kind: int) -> bool:
    """Return True if the kind exists. Only the numbers 1 to 9 can be flip cards."""
    if kind & FLIP_MARK:
        return kind_color(kind) != NO_COLOR and 1 <= kind_face(kind) <= 9
    return 0 <= kind <= MINION_KIND


class HasFlips(Protocol):
    """An object that holds the bits of the flip cards in even and odd words."""

    flips: list[int]


def kind_of(rules: HasFlips, card: int) -> int:
    """Return a card's kind."""
    bit = card & 63
    odd = card >> 6 & 1
    if bit < WILD_KIND:
        return bit | (FLIP_MARK if rules.flips[odd] >> bit & 1 else 0)
    if bit < 56:
        return WILD_KIND
    return MINION_KIND if odd else WILD_FOUR_KIND


def bits_of_kind(kind: int, word: int) -> int:
    """Return the bits of the cards of the given kind in a word, flip card or not (see `piles.find`)."""
    base = kind & 63
    if base < WILD_KIND:
        return 1 << base
    if base == WILD_KIND:
        return LOW_WILDS
    if (base == WILD_FOUR_KIND) == (word & 1 == 0):
        return HIGH_WILDS
    return 0


def cards_in(zone: Zone) -> Iterator[int]:
    for word in range(len(zone)):
        cards = zone[word]
        while cards:
            yield word << 6 | (cards & -cards).bit_length() - 1
            cards &= cards - 1


def kinds_in(rules: HasFlips, zone: Zone) -> tuple[int, ...]:
    """Return the kinds of the cards in a zone, sorted."""
    return tuple(sorted(kind_of(rules, card) for card in cards_in(zone)))


def kind_name(kind: int, letters: str) -> str:
    """Return a kind's text form. `letters` are the edition's four color letters."""
    base = kind & 63
    if base >= WILD_KIND:
        return WILD_NAMES[base - WILD_KIND]
    return letters[base // FACES] + FACE_NAMES[base % FACES] + ("^" if kind & FLIP_MARK else "")


def parse_kind(text: str, letters: str) -> int:
    """Parse the text form of a kind, such as `r7`, `y+2`, `W4`, or `g3^`."""
    if text in WILD_NAMES:
        return WILD_KIND + WILD_NAMES.index(text)
    plain = text.removesuffix("^")
    color, face = plain[:1], plain[1:]
    if color and color in letters and face in FACE_NAMES:
        kind = letters.index(color) * FACES + FACE_NAMES.index(face) + (FLIP_MARK if plain != text else 0)
        if is_kind(kind):
            return kind
    examples = [f"{letters[0]}7", f"{letters[3]}+2", f"{letters[1]}S", f"{letters[2]}R", "W", "W4"]
    raise Invalid("not-a-card", text=text, examples=examples)
