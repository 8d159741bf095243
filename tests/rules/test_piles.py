"""Card zones: random picks follow pick order, which is the same on every machine, whichever copies a zone holds."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import random_table
from wildfour.chance.streams import ScriptedChance, SeededChance
from wildfour.compiled import compiled_primitives
from wildfour.rulebook.cards import FLIP_MARK, WILD_KIND, Zone, cards_in, kind_name, kind_of
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.deal import deal
from wildfour.rules.piles import count, find, first_equal, nth_card
from wildfour.rules.state import RoundState

SEEDS = st.integers(0, 2**32 - 1)


def in_order(kind: int) -> tuple[bool, int, bool]:
    """Sort key: colored cards before wild ones, by color and face, a flip card right after its plain counterpart."""
    return kind % FLIP_MARK >= WILD_KIND, kind % FLIP_MARK, kind >= FLIP_MARK


def some_cards(rules: Rules, generator: random.Random) -> Zone:
    """Return a zone with some cards from all decks."""
    share = generator.random()
    zone = [0] * (2 * rules.decks)
    for card in cards_in(rules.deck * rules.decks):
        zone[card >> 6] |= int(generator.random() < share) << (card & 63)
    return zone


def with_other_copies(rules: Rules, zone: Zone, generator: random.Random) -> Zone:
    """Return a zone with the same kinds but other copies of each."""
    other = [0] * len(zone)
    cards = [*cards_in(rules.deck * rules.decks)]
    generator.shuffle(cards)
    wanted = [kind_of(rules, card) for card in cards_in(zone)]
    for card in cards:
        if kind_of(rules, card) in wanted:
            wanted.remove(kind_of(rules, card))
            other[card >> 6] |= 1 << (card & 63)
    return other


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_cards_are_counted_by_kind(seed: int) -> None:
    """Whichever copies are in the zone, the n-th card is of the n-th kind, and every card is counted."""
    generator = random.Random(seed)
    edition, _, options = random_table(generator)
    rules = Rules(edition, options)
    zone = some_cards(rules, generator)
    other = with_other_copies(rules, zone, generator)
    kinds = sorted((kind_of(rules, card) for card in cards_in(zone)), key=in_order)
    for same in (zone, other):
        picked = [nth_card(same, n) for n in range(count(same))]
        assert [kind_of(rules, card) for card in picked] == kinds
        for card in picked:
            assert first_equal(rules, same, card) == find(rules, same, kind_of(rules, card))


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_a_recorded_deal_replays_the_same_cards(seed: int) -> None:
    """Random picks choose kinds and use the first card of each, so a replay puts the same cards in the same places."""
    edition, players, options = random_table(random.Random(seed))
    rules = Rules(edition, options)
    live, again = RoundState(rules, players), RoundState(rules, players)
    stream = RecordingChance(seed, rules, edition.letters)
    deal(live, stream)
    deal(again, ScriptedChance(rules, edition.letters, stream.words))
    assert again == live


class RecordingChance(SeededChance):
    """A random stream that records the kinds of the cards it picks."""

    def __init__(self, seed: int, rules: Rules, letters: str) -> None:
        super().__init__(seed)
        self.rules = rules
        self.letters = letters
        self.words: list[str] = []

    def pick(self, zone: Zone, n: int) -> int:
        card = super().pick(zone, n)
        self.words.append(kind_name(kind_of(self.rules, card), self.letters))
        return card


def test_without_loops_two_words_are_counted_the_same() -> None:
    generator = random.Random(1)
    for _ in range(2000):
        even, odd = (generator.getrandbits(60) & generator.getrandbits(60) | 1 << 59 for _ in range(2))
        n = generator.randrange(even.bit_count() + odd.bit_count())
        assert compiled_primitives.nth_of_two(even, odd, n) == primitives.nth_of_two(even, odd, n)
