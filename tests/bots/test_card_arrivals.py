"""Arrival times of the cards in a hand. The tests interpret the code that the search compiles."""

import math
import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.test_hand_inference import OTHER, Inference
from wildfour.bots.expert.card_arrivals import (
    DRAWN,
    EMPTY,
    NEVER,
    SEEN,
    UNSEEN,
    allowed_in_slot,
    fill_slots,
    luck_of_slots,
    playable_cards,
    restore_hand,
    set_slot,
    share_of_slots,
)
from wildfour.bots.expert.hand_inference import change_hand, decision_penalty
from wildfour.bots.expert.opponent_types import SURPRISE
from wildfour.bots.expert.workspace import HANDS, PAST, SLOTS
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED
from wildfour.bots.players import random_bot, skilled_bot
from wildfour.bots.round_history import is_decision
from wildfour.bots.state_from_view import notation_of_view
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.rulebook.cards import cards_in, kind_of, kinds_in
from wildfour.rulebook.moves import PLAY_END
from wildfour.rules.piles import count, find
from wildfour.rules.playable import EVERY_CARD
from wildfour.rules.public_knowledge import ROW, SIZE
from wildfour.rules.state import Phase

SEEDS = st.integers(0, 2**32 - 1)
POSITION = "classic-2003 / 0: r5 r+2 b2 g1 / 1: r7 g5 g6 g7 / top r3 / draw y4 y5 y6 b9 g8 g9"
MOVES = ("r5", "r7", "r+2", "draw", "keep", "draw", "keep")
Choose = Callable[..., str | None]


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    return r


def filled(r: Round, opponent_type: int = LIKE_SKILLED) -> Inference:
    """Return seat 0's inference, with an initial card in every slot."""
    found = Inference(r)
    found.work.explained_by[OTHER] = opponent_type
    fill_slots(OTHER, found.search)
    for i in decisions_in(found):
        found.work.penalties[i] = decision_penalty(OTHER, i, found.search)
    return found


def decisions_in(found: Inference) -> list[int]:
    """Return the indexes of the other seat's decisions."""
    return [i for i in range(found.work.past) if found.work.by[i] == OTHER]


def name_in(place: int, found: Inference, r: Round) -> str:
    return notation_of_view(r.view(None)).cards[kind_of(r.state.rules, found.work.card[place])]


def slots(found: Inference) -> list[tuple[int, int, int]]:
    return [(found.work.came[place], found.work.gone[place], found.work.source[place]) for place in found.places]


def go_on(found: Inference, times: int) -> None:
    change_hand(OTHER, times, SURPRISE, found.search)


def allowed(found: Inference, place: int) -> int:
    """Return the cards that a slot may have held from its arrival until the last decision."""
    return allowed_in_slot(OTHER, SLOTS * OTHER + place, found.work.past, found.search)


def test_a_hand_has_a_slot_for_every_card_received() -> None:
    """Seat 1 starts with four cards, plays one, draws a penalty of two, and then draws and keeps one."""
    r = played(POSITION, *MOVES)
    found = filled(r)
    assert slots(found) == [
        (0, 1, SEEN),
        *[(0, NEVER, UNSEEN)] * 3,
        *[(1, NEVER, UNSEEN)] * 2,
        (2, NEVER, UNSEEN),
    ]
    assert name_in(found.places[0], found, r) == "r7"


@pytest.mark.parametrize("opponent_type", [LIKE_SKILLED, AT_RANDOM])
def test_C3_a_player_who_drew_and_kept_had_no_playable_card(opponent_type: int) -> None:
    r = played(POSITION, *MOVES)
    found = filled(r, opponent_type)
    for _ in range(40):
        go_on(found, 2)
        names = [name_in(place, found, r) for place in found.places if found.work.source[place] == UNSEEN]
        assert not [name for name in names if name[0] in "rW" or name.endswith("+2")]


def test_C4_a_player_who_may_hold_cards_back_may_have_held_any() -> None:
    r = played(POSITION, *MOVES)
    assert allowed(filled(r, LIKE_NETWORK), 1) == EVERY_CARD
    assert allowed(filled(r), 1) == EVERY_CARD & ~playable_cards(1, filled(r).search)


@pytest.mark.parametrize("opponent_type", [LIKE_SKILLED, LIKE_NETWORK])
def test_C4_a_player_who_draws_had_bad_luck_or_holds_a_card_back(opponent_type: int) -> None:
    """Of the 105 cards that seat 0 has not seen, 37 match a red 5: 23 red cards, six other 5s, and eight wild cards.

    None of the four cards in the hand matched.
    """
    r = played("classic-2003 / 0: r5 b2 / 1: g6 g7 g8 / top r3", "r5", "draw", "keep")
    found = filled(r, opponent_type)
    luck = luck_of_slots(OTHER, found.search)
    assert luck == pytest.approx(0.0 if opponent_type == LIKE_NETWORK else 4 * math.log((1 + 68) / (1 + 105)))


@pytest.mark.parametrize(("opponent_type", "share"), [(LIKE_SKILLED, 2 / 6), (LIKE_NETWORK, 1.0)])
def test_C4_a_playable_card_not_played_came_later_or_was_held_back(opponent_type: int, share: float) -> None:
    """Seat 1 draws on red, keeps the card, receives two more, and plays a red 1 from a hand of six cards.

    Unless seat 1 had held the red 1 back, it is one of the last two cards received.
    """
    position = "classic-2003 / 0: r5 r+2 b2 g1 / 1: r1 g6 g7 / top r3 / draw y4 y6 y7 y8 y9"
    r = played(position, "r5", "draw", "keep", "r+2", "draw", "keep", "r1")
    found = filled(r, opponent_type)
    place = next(place for place in found.places if found.work.gone[place] != NEVER)
    assert name_in(place, found, r) == "r1"
    assert share_of_slots(OTHER, place, found.search) == share


def test_a_played_card_may_have_come_at_any_earlier_time() -> None:
    """A red 1 is played after a penalty of two cards."""
    r = played(POSITION.replace("g5", "r1"), "r5", "r7", "r+2", "draw", "keep", "r1")
    found = filled(r)
    times = set()
    for _ in range(100):
        go_on(found, 1)
        seen = [place for place in found.places if found.work.source[place] == SEEN]
        times |= {found.work.came[place] for place in seen if name_in(place, found, r) == "r1"}
    assert times == {0, 1}


def test_a_card_played_right_after_a_draw_is_the_drawn_card() -> None:
    r = played("classic-2003 / 0: r5 b2 / 1: g5 g6 g7 / top r3 / draw r1 r1", "r5", "draw", "r1")
    found = filled(r)
    go_on(found, 50)
    assert slots(found) == [*[(0, NEVER, UNSEEN)] * 3, (1, 2, DRAWN)]


class Truth:
    """A round that records seat 1's hand before each decision by a player other than seat 0."""

    def __init__(self, r: Round, choose: Choose, luck: random.Random, most: int) -> None:
        self.r, self.held = r, list[Counter[int]]()
        while not r.over and len(r.moves) < most:
            seat, move = self.next_move(choose, luck)
            if seat != 0 and is_decision(r.view(None), MoveRecord(seat, move)):
                self.held.append(self.hand())
            r.apply(seat, move)

    def next_move(self, choose: Choose, luck: random.Random) -> tuple[int, str]:
        for ahead in range(self.r.players, 0, -1):
            seat = (self.r.turn + ahead) % self.r.players
            moves = self.r.legal_moves(seat)
            move = choose(self.r.view(seat), moves, TO_GO_OUT, luck) if moves else None
            if move is not None:
                return seat, move
        raise AssertionError(self.r.position)

    def hand(self) -> Counter[int]:
        return Counter(kinds_in(self.r.state.rules, self.r.state.hands[OTHER]))

    def held_at(self, found: Inference) -> list[tuple[int, Counter[int]]]:
        """Return the indexes of seat 1's remembered decisions, each with the hand before it."""
        remembered = self.held[len(self.held) - found.work.past :]
        return [(i, remembered[i]) for i in decisions_in(found)]


def fill_with(truth: Truth, found: Inference) -> None:
    """Fill the slots with the true cards."""
    work, rules = found.work, truth.r.state.rules
    kinds: list[int] = []
    there: Counter[int] = Counter()
    for i, hand in [*truth.held_at(found), (work.past, truth.hand())]:
        kinds += (hand - there).elements()
        there = hand - Counter([work.made[i] >> 2] if i < work.past and work.made[i] < PLAY_END else [])
    times = [(work.came[place], NEVER) for place in found.places]
    assert len(times) == len(kinds)
    for i in decisions_in(found):
        if work.made[i] < PLAY_END:
            fits = [place for place, kind in enumerate(kinds) if kind == work.made[i] >> 2 and times[place][0] <= i]
            played_place = next(
                place for place in (fits[::-1] if is_drawn(found, i) else fits) if times[place][1] == NEVER
            )
            times[played_place] = times[played_place][0], i + 1
    for place, kind, (_, end) in zip(found.places, kinds, times, strict=True):
        set_slot(place, find(rules, rules.deck, kind), end, SEEN, work)


def is_drawn(found: Inference, i: int) -> bool:
    return bool(found.past[i].phase == Phase.PLAY_DRAWN)


@pytest.mark.parametrize(
    ("edition", "players", "options", "choose"),
    [
        ("classic-2003", 2, "", skilled_bot.choose),
        ("classic-2003", 3, "", random_bot.choose),
        ("classic-2003", 4, "stacking=any jump-in", skilled_bot.choose),
        ("standard-2010", 10, "", skilled_bot.choose),
        ("deluxe", 3, "decks=2 draw-until-playable", random_bot.choose),
        ("minion-2016", 2, "drawn-card-stays", skilled_bot.choose),
    ],
)
@given(seed=SEEDS)
@settings(max_examples=15)
def test_true_cards_in_all_slots_restore_the_true_hand(
    edition: str, players: int, options: str, choose: Choose, seed: int
) -> None:
    luck = random.Random(seed)
    truth = Truth(Round(edition, players=players, options=options, seed=seed), choose, luck, luck.randrange(10, 90))
    if truth.r.over:
        return
    found = filled(truth.r)
    if not found.places:
        return
    fill_with(truth, found)
    for i, hand in truth.held_at(found):
        s = found.past[i].copy()
        restore_hand(s, OTHER, i, found.search)
        assert Counter(kinds_in(s.rules, s.hands[OTHER])) == hand


def test_true_cards_explain_the_decisions_better_than_others() -> None:
    by_truth = by_others = decisions = 0
    for seed in range(30):
        truth = Truth(Round("classic-2003", players=3, seed=seed), skilled_bot.choose, random.Random(seed), 60)
        if not truth.r.over:
            found = filled(truth.r)
            decisions += len(decisions_in(found))
            by_others += sum(int(found.work.penalties[i]) for i in decisions_in(found))
            fill_with(truth, found)
            by_truth += sum(int(decision_penalty(OTHER, i, found.search)) for i in decisions_in(found))
    assert decisions > 60
    assert 3 * by_truth < by_others  # skilled makes some random choices


@given(seed=SEEDS)
@settings(max_examples=10)
def test_slots_and_hand_agree_after_every_change(seed: int) -> None:
    luck = random.Random(seed)
    r = Round("classic-2003", players=4, seed=seed)
    Truth(r, skilled_bot.choose, luck, luck.randrange(20, 120))
    if r.over:
        return
    found = filled(r)
    work = found.work
    played_cards = sorted(work.card[place] for place in found.places if work.gone[place] != NEVER)
    times = [work.came[place] for place in found.places]
    for _ in range(10):
        go_on(found, 10)
        hand = found.search.states[HANDS].hands[OTHER]
        assert sorted(work.card[place] for place in found.places if work.gone[place] == NEVER) == sorted(cards_in(hand))
        assert sorted(work.card[place] for place in found.places if work.gone[place] != NEVER) == played_cards
        assert [work.came[place] for place in found.places] == times
        assert all(work.came[place] < work.gone[place] for place in found.places)
        for i in decisions_in(found):
            restore_hand(s := found.past[i].copy(), OTHER, i, found.search)
            assert count(s.hands[OTHER]) == found.past[i].fresh[ROW * OTHER + SIZE]


def test_a_hand_with_too_many_cards_gets_no_slots() -> None:
    r = played(POSITION, *MOVES)
    found = Inference(r)
    found.root.fresh[ROW * OTHER + SIZE] = SLOTS + 1
    fill_slots(OTHER, found.search)
    assert len(found.places) == 0


def test_I2_a_card_given_away_face_down_was_in_the_hand_until_then() -> None:
    """The hand has one card fewer than its plays account for, so a card left it face down."""
    r = played(POSITION, *MOVES)
    found = Inference(r)
    found.search.states[PAST + 1].fresh[ROW * OTHER + SIZE] -= 3
    fill_slots(OTHER, found.search)
    assert [(came, gone) for came, gone, _ in slots(found)] == [(0, 1)] * 2 + [(0, NEVER)] * 2 + [(2, NEVER)] * 4
    assert all(found.work.card[place] != EMPTY for place in found.places)
