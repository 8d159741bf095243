"""What a hand is left with: cards, or only their points. And whether the deck of the table allows it."""

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

LONGEST_NUMBER = 6  # digits; no deck has more points


@cache
def points_of_kind(kind: int) -> int:
    """F1, F2: what a card of that kind counts."""
    return points_in(
        [bits_of_kind(kind, word) & -bits_of_kind(kind, word) for word in range(1 + (kind == MINION_KIND))]
    )


def points_of_cards(text: str, letters: str) -> int:
    return sum(points_of_kind(parse_kind(card, letters)) for card in text.split())


def read_leftovers(text: str, edition: Edition) -> tuple[int, str]:
    """What somebody typed for a hand, `R7 w B+2` or `57`: its points, and its cards as they are written."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and is_number(words[0]):
        return int(words[0]), ""
    try:
        kinds = [parse_kind(as_written(word), edition.letters) for word in words or [""]]
    except Invalid as error:
        raise Invalid("not-a-hand", text=text, cards=card_examples(edition)) from error
    return sum(map(points_of_kind, kinds)), " ".join(kind_name(kind, edition.letters) for kind in kinds)


def card_examples(edition: Edition) -> str:
    """What the cards of a hand can look like."""
    return f"{edition.letters[2]}7 W {edition.letters[0]}+2"


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def as_written(card: str) -> str:
    """Large and small letters do not matter to those who type."""
    return card.upper() if card.upper() in WILD_NAMES else card[:1].lower() + card[1:].upper()


class Deck:
    """The cards of a table, which the hands must come from."""

    def __init__(self, edition: Edition, options: Options) -> None:
        rules = Rules(edition, options)
        self.letters = edition.letters
        self.cards = Counter(kinds_in(rules, rules.deck * rules.decks))

    def check(self, row: Row) -> None:
        """Refuse hands that the deck cannot have dealt. At least one card lies on the table: the top card."""
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
    """The points of the hands of which only the points are known."""
    caught_with = row.caught_with or ("",) * len(row.seating)
    hands = zip(row.seating, row.leftovers, caught_with, strict=True)
    return [points for player, points, cards in hands if player != row.winner and not cards]


def check_points(hands: Sequence[int], rest: Sequence[int]) -> None:
    """Could these hands, of one card at least, come from cards worth that much? Each is checked by itself, and all
    together by their sum; how they share the cards is not searched for."""
    reached = sums(len(hands), rest)
    for points in hands:
        if not any(can_be(points, possible) for possible in reached[1:]):
            raise Invalid("pad-hand-cannot-be", points=points)
    if hands and not can_be(sum(hands), reached[-1]):
        raise Invalid("pad-hands-cannot-be", hands=len(hands), points=sum(hands))


def can_be(points: int, possible: int) -> bool:
    return points >= 0 and bool(possible >> points & 1)


def sums(cards: int, rest: Sequence[int]) -> list[int]:
    """What 0, 1, 2 … of the cards can be worth together, as sets of bits; the last entry is for that many or more.

    One card is always on the table, so the hands never hold them all; a zero could be the one that is missing."""
    reached = [1] + [0] * cards
    for points in rest:
        reached[cards] |= reached[cards] << points
        for count in range(cards, 0, -1):
            reached[count] |= reached[count - 1] << points
    everything = 0 if 0 in rest else 1 << sum(rest)
    return [possible & ~everything for possible in reached]
