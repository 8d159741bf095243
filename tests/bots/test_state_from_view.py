"""States built from a view: equal to the real state wherever the seat may know it, and empty elsewhere."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, random_table, step
from tests.shared.table import ALL, table
from wildfour import Round
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import RandomChance
from wildfour.round.view import View
from wildfour.rulebook.cards import NO_CARD, cards_in, kind_of, kinds_in
from wildfour.rulebook.notation import deck_of
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, legal_moves
from wildfour.rules.piles import count, holds, take_card
from wildfour.rules.public_knowledge import ROW, SIZE
from wildfour.rules.state import SCALARS, RoundState

CARDS = ("top", "under", "drawn")  # compared by kind: identical cards are interchangeable
HIDDEN = ("bluff", "wrong")


def everything(s: RoundState) -> list[int]:
    single = [card for card in (s.top, s.under) if card != NO_CARD]
    return sorted([*single, *(card for zone in (*s.hands, s.draw, s.discard) for card in cards_in(zone))])


def kind(s: RoundState, card: int) -> int:
    return NO_CARD if card == NO_CARD else kind_of(s.rules, card)


def check_against(real: RoundState, view: View) -> None:
    s = state_from_view(view)
    assert everything(s) == list(cards_in(s.rules.deck * s.rules.decks))
    for name in (one.name for one in SCALARS):
        if name not in (*CARDS, *HIDDEN):
            assert getattr(s, name) == getattr(real, name), name
    assert all(getattr(s, name) == 0 for name in HIDDEN)
    assert kind(s, s.top) == kind(real, real.top)
    assert kind(s, s.under) == kind(real, real.under)
    assert (s.objected, s.accusers) == (real.objected, real.accusers)
    assert kinds_in(s.rules, s.discard) == kinds_in(real.rules, real.discard)
    check_hands(s, real, view)


def check_hands(s: RoundState, real: RoundState, view: View) -> None:
    deck = deck_of(s.rules, "".join(view.colors))
    for seat in range(s.players):
        shown = view.hand if seat == view.seat else view.known[seat]
        assert sorted(deck.hand(s.hands[seat])) == sorted(shown)
        assert s.fresh[ROW * seat + SIZE] == count(real.hands[seat])
        assert s.fresh[ROW * seat : ROW * seat + SIZE] == list(view.may_hold[seat].values())
    if view.seat == real.turn and real.drawn != NO_CARD:
        assert kind(s, s.drawn) == kind(real, real.drawn)
        assert holds(s.hands[real.turn], s.drawn)
    else:
        assert s.drawn == NO_CARD


@settings(max_examples=200, deadline=None)
@given(ROUNDS)
def test_the_state_from_a_view_is_correct_where_the_seat_may_know_it(r: Round) -> None:
    """Every card in the deck must also be in exactly one place."""
    for seat in (*range(r.players), None):
        check_against(r.state, r.view(seat))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_the_seat_has_the_same_moves_in_the_state_from_its_view(seed: int) -> None:
    """Given the hand sizes, a seat's legal moves do not depend on hidden cards."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < 40:
        room = [0] * MOST_LEGAL_MOVES
        s = state_from_view(r.view(r.turn))
        for seat in range(players):
            while count(s.hands[seat]) < s.fresh[ROW * seat + SIZE]:
                take_card(s, RandomChance(generator), s.hands[seat])
        assert tuple(room[: legal_moves(s, r.turn, room)]) == r.move_ids(r.turn), r.position
        r.apply(*step(r, generator))


@ALL
def test_a_known_hand_is_not_in_the_draw_pile(edition: str) -> None:
    swapped = table(edition, "0: r7 r8 b2 / 1: g5 y1 / 2: g1 / top r3", "seven-zero").does("0 r7; 0 swap 1")
    s = state_from_view(swapped.round.view(0))
    assert [len(list(cards_in(hand))) for hand in s.hands[:3]] == [2, 2, 0]
    assert kinds_in(s.rules, s.hands[1]) == kinds_in(s.rules, swapped.round.state.hands[1])
    assert count(s.draw) == count(swapped.round.state.draw) + 1
