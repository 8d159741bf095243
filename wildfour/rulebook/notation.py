"""Lookup tables between cards or moves and their notation, for a set of color letters."""

from functools import lru_cache

from wildfour.errors import Invalid
from wildfour.rulebook.cards import FLIP_MARK, KINDS, NO_CARD, Zone, cards_in, is_kind, kind_name, kind_of
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.moves import MOVES_END, move_name
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules

Hand = tuple[str, ...]
MOST_KEPT = 4096


def color_of(card: str) -> str | None:
    """Return `r` for `r7`, or None for a wild card."""
    return card[0] if card[0].islower() else None


def face_of(card: str) -> str:
    """Return `7` for `r7` and `r7^`, or `+2` for `r+2`. A wild card is its own face: `W`, `W4`, or `M`."""
    plain = card.removesuffix("^")
    return plain if color_of(card) is None else plain[1:]


class Notation:
    """Text forms, precomputed because a table writes hundreds of thousands of them."""

    __slots__ = ("cards", "kinds", "letters", "moves", "numbers")

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.cards = tuple(kind_name(kind, letters) if is_kind(kind) else "" for kind in range(KINDS))
        self.kinds = {name: kind for kind, name in enumerate(self.cards) if name}
        self.moves = {move: name for move in range(MOVES_END) if (name := name_or_nothing(move, letters))}
        self.numbers = {name: move for move, name in self.moves.items()}


def name_or_nothing(move: int, letters: str) -> str:
    try:
        return move_name(move, letters)
    except Invalid:
        return ""


@lru_cache(maxsize=8)
def notation_of(letters: str) -> Notation:
    return Notation(letters)


class Deck:
    """Kinds and text forms of a table's physical cards. The last index is NO_CARD."""

    __slots__ = ("_hands", "_ranks", "kinds", "names", "notation")

    def __init__(self, rules: Rules, letters: str) -> None:
        self.notation = notation_of(letters)
        self.kinds = (*(kind_of(rules, card) for card in range(64 * 2 * rules.decks)), NO_CARD)
        self.names = (*(self.notation.cards[kind] for kind in self.kinds[:-1]), "")
        self._ranks = tuple(2 * (kind % FLIP_MARK) + kind // FLIP_MARK for kind in self.kinds)
        self._hands: dict[tuple[int, ...], Hand] = {}

    def hand(self, zone: Zone) -> Hand:
        """Return a zone's cards, ordered by kind. Results are cached because several seats request the same zone."""
        key = tuple(zone)
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) >= MOST_KEPT:
                self._hands.clear()
            found = self._hands[key] = tuple(
                self.names[card] for card in sorted(cards_in(zone), key=self._ranks.__getitem__)
            )
        return found


@lru_cache(maxsize=64)
def rules_of(edition: Edition, options: Options) -> Rules:
    """Return the rules for an edition and options. Rules are never modified, so tables share them."""
    return Rules(edition, options)


@lru_cache(maxsize=64)
def deck_of(rules: Rules, letters: str) -> Deck:
    return Deck(rules, letters)


def seats_in(bits: int) -> tuple[int, ...]:
    """List the seats whose bits are set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
