"""Points left in hands: parsed from cards or points, and checked against the table's deck."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from wildfour.errors import Invalid
from wildfour.match.score_sheet import Row
from wildfour.rulebook.cards import MINION_KIND, WILD_NAMES, bits_of_kind, kind_name, kinds_in, parse_kind
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.scoring import points_in

LONGEST_NUMBER = 6  # digits; no deck's points need more


@cache
def points_of_kind(kind: int) -> int:
    """Return the points of a card kind (F1, F2)."""
    return points_in(
        [bits_of_kind(kind, word) & -bits_of_kind(kind, word) for word in range(1 + (kind == MINION_KIND))]
    )


def points_of_cards(text: str, letters: str) -> int:
    return sum(points_of_kind(parse_kind(card, letters)) for card in text.split())


def read_leftovers(text: str, edition: Edition) -> tuple[int, str]:
    """Parse a typed hand, such as `R7 w B+2` or `57`. Return its points, and its cards in card notation."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and is_number(words[0]):
        return int(words[0]), ""
    try:
        kinds = [parse_kind(as_written(word), edition.letters) for word in words or [""]]
    except Invalid as error:
        raise Invalid("not-a-hand", text=text, cards=card_examples(edition)) from error
    return sum(map(points_of_kind, kinds)), " ".join(kind_name(kind, edition.letters) for kind in kinds)


def card_examples(edition: Edition) -> str:
    """Return example cards for an error message."""
    return f"{edition.letters[2]}7 W {edition.letters[0]}+2"


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def as_written(card: str) -> str:
    """Correct the case of a typed card."""
    return card.upper() if card.upper() in WILD_NAMES else card[:1].lower() + card[1:].upper()


class Deck:
    """A table's cards, used to check hands."""

    def __init__(self, edition: Edition, options: Options) -> None:
        rules = Rules(edition, options)
        self.letters = edition.letters
        self.cards = Counter(kinds_in(rules, rules.deck * rules.decks))

    def check(self, row: Row) -> None:
        """Reject hands that are impossible with this deck. At least one card is on the discard pile."""
        named = self.named_cards(row)
        unnamed = unnamed_hands(row)
        self.check_named(named)
        rest = self.cards - named
        if rest.total() <= len(unnamed):
            raise Invalid("pad-too-many-cards", cards=self.cards.total())
        check_points(unnamed, [points_of_kind(kind) for kind in rest.elements()])

    def named_cards(self, row: Row) -> Counter[int]:
        named: Counter[int] = Counter()
        for text, points in zip(row.caught_with, row.leftovers, strict=False):
            named.update(parse_kind(card, self.letters) for card in text.split())
            if text and points_of_cards(text, self.letters) != points:
                right = points_of_cards(text, self.letters)
                raise Invalid("pad-hand-is-worth", cards=text, right=right, points=points)
        return named

    def check_named(self, named: Counter[int]) -> None:
        for kind, count in (named - self.cards).items():
            card, there = kind_name(kind, self.letters), self.cards[kind]
            raise Invalid("pad-too-many-of", card=card, there=there, left=there + count)


def unnamed_hands(row: Row) -> list[int]:
    """Return the points of the hands whose cards are unknown."""
    caught_with = row.caught_with or ("",) * len(row.seating)
    hands = zip(row.seating, row.leftovers, caught_with, strict=True)
    return [points for player, points, cards in hands if player != row.winner and not cards]


def check_points(hands: Sequence[int], rest: Sequence[int]) -> None:
    """Reject points that nonempty hands cannot have, given the points of the remaining cards. Check each hand and the
    total, but not whether the cards can actually be split that way."""
    reached = sums(len(hands), rest)
    for points in hands:
        if not any(can_be(points, possible) for possible in reached[1:]):
            raise Invalid("pad-hand-cannot-be", points=points)
    if hands and not can_be(sum(hands), reached[-1]):
        raise Invalid("pad-hands-cannot-be", hands=len(hands), points=sum(hands))


def can_be(points: int, possible: int) -> bool:
    return points >= 0 and bool(possible >> points & 1)


def sums(cards: int, rest: Sequence[int]) -> list[int]:
    """Return the possible sums of 0, 1, 2 … cards as bit sets. The last entry covers that many cards or more.

    The hands never hold all cards, because one card, possibly a zero, is on the discard pile.
    """
    reached = [1] + [0] * cards
    for points in rest:
        reached[cards] |= reached[cards] << points
        for count in range(cards, 0, -1):
            reached[count] |= reached[count - 1] << points
    everything = 0 if 0 in rest else 1 << sum(rest)
    return [possible & ~everything for possible in reached]
