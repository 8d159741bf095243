"""Determinization: every card is dealt once, hands have the right sizes, and deals have the right probabilities."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS
from wildfour import Round
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import RandomChance
from wildfour.rulebook.cards import cards_in, kind_color, kinds_in, parse_kind
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.notation import deck_of
from wildfour.rules.piles import count
from wildfour.rules.public_knowledge import ROW, SIZE
from wildfour.rules.state import RoundState

LETTERS = edition_named("classic-2003").letters
RED = LETTERS.index("r")
SEEDS = st.integers(0, 2**32 - 1)


def dealt(r: Round, seat: int, seed: int, shown: dict[int, list[int]] | None = None) -> RoundState:
    """Deal from a seat's view. `shown` overrides which cards each hand may hold."""
    s = state_from_view(r.view(seat))
    for other, row in (shown or {}).items():
        s.fresh[ROW * other : ROW * other + SIZE] = row
    deal_unseen(s, seat, RandomChance(random.Random(seed)))
    return s


def colors(s: RoundState, seat: int) -> list[int]:
    return [kind_color(kind) for kind in kinds_in(s.rules, s.hands[seat])]


@settings(max_examples=150, deadline=None)
@given(ROUNDS, SEEDS)
def test_every_card_is_dealt_once_and_every_hand_has_its_size(r: Round, seed: int) -> None:
    if r.over:
        return
    seat = random.Random(seed).randrange(r.players)
    s = dealt(r, seat, seed)
    view = r.view(seat)
    zones = (*s.hands, s.draw, s.discard)
    assert sum(map(count, zones)) == sum(map(count, (*r.state.hands, r.state.draw, r.state.discard)))
    assert len({card for zone in zones for card in cards_in(zone)}) == sum(map(count, zones))
    assert tuple(count(s.hands[other]) for other in range(s.players)) == view.hand_sizes
    assert count(s.draw) == view.draw_size
    deck = deck_of(s.rules, r.edition.letters)
    assert deck.hand(s.hands[seat]) == view.hand
    for other, known in enumerate(view.known):
        assert not Counter(known) - Counter(deck.hand(s.hands[other]))


def test_a_hand_holds_no_more_of_a_color_than_it_may() -> None:
    r = Round.from_position("classic-2003 / 0: r1 r2 / 1: y1 y2 y3 y4 y5 / 2: b1 b2 b3 b4 / top r3")
    for seed in range(200):
        s = dealt(r, 0, seed, {1: [0, 5, 2, 5, 0], 2: [4, 0, 4, 4, 4]})
        assert colors(s, 1).count(0) == colors(s, 1).count(-1) == colors(s, 2).count(1) == 0
        assert colors(s, 1).count(2) <= 2


def test_impossible_inferences_are_dropped() -> None:
    r = Round.from_position("classic-2003 / 0: r1 r2 / 1: y1 y2 y3 / top r3")
    assert len(colors(dealt(r, 0, 1, {1: [0, 0, 0, 0, 0]}), 1)) == 3


def test_all_hands_are_equally_likely() -> None:
    """The hand has two of five unseen cards, so ten pairs are possible, or three if red is ruled out."""
    any_color, not_red = [2, 2, 2, 2, 2], [0 if color == RED else 2 for color in range(5)]
    assert chi_square(pairs_dealt(any_color), "y1 y2 g1 r5 r6") < 27.9  # 9 degrees of freedom, p = 0.001
    assert chi_square(pairs_dealt(not_red), "y1 y2 g1") < 13.8  # 2 degrees of freedom


def pairs_dealt(may_hold: list[int], cases: int = 3000) -> Counter[tuple[int, ...]]:
    r = Round.from_position("classic-2003 / 0: r1 / 1: y1 y2 / top r3")
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(cases):
        s = state_from_view(r.view(0))
        s.fresh[ROW : ROW + SIZE] = may_hold
        s.draw[:] = [sum(1 << parse_kind(card, LETTERS) for card in ("y1", "y2", "g1", "r5", "r6")), 0]
        deal_unseen(s, 0, RandomChance(random.Random(seed)))
        found[kinds_in(s.rules, s.hands[1])] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], cards: str) -> float:
    pairs = list(combinations(sorted(parse_kind(card, LETTERS) for card in cards.split()), 2))
    assert set(found) == set(pairs)
    each = found.total() / len(pairs)
    return sum((found[pair] - each) ** 2 / each for pair in pairs)


@pytest.mark.parametrize("cards", [1, 3, 10])
def test_a_bluff_is_likelier_with_more_cards(cards: int) -> None:
    """D6: a bluff is 30 times less likely than a legal Wild Draw Four from the same hand."""
    hand = " ".join(["y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "g1"][:cards])
    r = Round.from_position(
        f"classic-2003 / 0: r1 g2 / 1: {hand} / top W4 / color b / color-before r / "
        "laid-by 1 / phase answer / pending 4"
    )
    bluffs = 0
    for seed in range(1000):
        s = dealt(r, 0, seed)
        assert s.bluff == (RED in colors(s, 1))
        bluffs += s.bluff
    likely = {1: 10, 3: 38, 10: 380}[cards]
    assert abs(bluffs - likely) < 4 * likely**0.5 + likely * 0.2


def test_a_known_card_makes_a_bluff_certain() -> None:
    r = Round.from_position(
        "classic-2003 / 0: r1 g2 / 1: y1 y2 / top W4 / color b / color-before y / laid-by 1 / phase answer / pending 4"
    )
    s = state_from_view(r.view(0))
    s.hands[1][0] = r.state.hands[1][0]
    s.draw[0] &= ~s.hands[1][0]
    deal_unseen(s, 0, RandomChance(random.Random(1)))
    assert s.bluff == 1


def test_an_illegal_top_card_is_marked_wrong() -> None:
    position = "classic-2003 players-referee / 0: r1 g2 / 1: y1 y2 y3 / top r3 / turn 1"
    r = Round.from_position(position)
    r.apply(1, "y1")
    assert dealt(r, 0, 1).wrong == r.state.wrong == 1
    r = Round.from_position(position.replace("y3", "r7"))
    r.apply(1, "r7")
    assert dealt(r, 0, 1).wrong == r.state.wrong == 0
