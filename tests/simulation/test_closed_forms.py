"""Simulated probabilities compared with closed forms, at 99.9 % with fixed seeds."""

from math import comb

from tests.simulation.plain import is_plausible, request
from wildfour.chance.streams import SeededChance
from wildfour.rulebook.card_faces import REVERSE, WILD, WILD_FOUR
from wildfour.rulebook.cards import HIGH_WILDS, LOW_WILDS, NO_CARD
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.deal import deal
from wildfour.rules.piles import add, count, draw_card, nth_card
from wildfour.rules.state import RoundState
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import simulate

ROUNDS = 60_000
CLASSIC = Rules(edition_named("classic-2003"), Options())


def test_B2_wild_cards_in_seven_dealt_cards() -> None:
    """The count is hypergeometric: 7 of 108 cards, 8 of them wild. The test uses the dealer's hand, which start cards
    do not change."""
    wilds = [0] * 8
    state = RoundState(CLASSIC, 3)
    state.dealer = 2
    for number in range(12_000):
        deal(state, SeededChance(11, number))
        wilds[(state.hands[2][0] & (LOW_WILDS | HIGH_WILDS)).bit_count()] += 1
    shares = [comb(8, k) * comb(100, 7 - k) / comb(108, 7) for k in range(8)]
    assert is_plausible([*wilds[:3], sum(wilds[3:])], [*shares[:3], sum(shares[3:])])


def test_B3_B9_the_start_card() -> None:
    """All 104 cards except the Wild Draw Fours are equally likely."""
    found = simulate(request("classic-2003", 2, ROUNDS, seed=12))
    starts = found.sums[tally.STARTS : tally.FACES].tolist()
    assert starts[WILD_FOUR] == 0
    assert sum(starts) == ROUNDS
    cards = [4, *[8] * 9, 8, 8, 8, 4]  # number of cards per face: 0, 1 to 9, Skip, Reverse, Draw Two, Wild
    assert len(cards) == WILD + 1
    assert is_plausible(starts[: WILD + 1], [number / 104 for number in cards])


def used_up(cards: int) -> RoundState:
    """Return a round with an empty draw pile and some discards."""
    state = RoundState(CLASSIC, 2)
    state.top = 0
    deck = list(CLASSIC.deck)
    for number in range(cards):
        add(state.discard, nth_card(deck, 5 * number + REVERSE))
    return state


def drawn_from(cards: int, number: int, seed: int) -> tuple[int, int]:
    state, chance = used_up(cards), SeededChance(seed, number)
    pair = draw_card(state, chance, 0), draw_card(state, chance, 1)
    assert NO_CARD not in pair
    assert count(state.draw) == cards - 2
    return pair


def test_C6_the_first_card_after_a_reshuffle() -> None:
    """All twenty discards are equally likely."""
    drawn = [drawn_from(20, number, 13)[0] for number in range(10_000)]
    counts = [drawn.count(card) for card in sorted(set(drawn))]
    assert is_plausible(counts, [1 / 20] * 20)


def test_C6_the_first_two_cards_after_a_reshuffle() -> None:
    """All 30 ordered pairs of six discards are equally likely."""
    drawn = [drawn_from(6, number, 14) for number in range(10_000)]
    counts = [drawn.count(pair) for pair in sorted(set(drawn))]
    assert is_plausible(counts, [1 / 30] * 30)
