"""Hands consistent with their owners' decisions. The tests interpret the code that the search compiles."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.bots import sparing
from tests.bots.plain_search import plain_search, plain_workspace
from tests.bots.test_expert import TEAM
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.expert.card_arrivals import UNSEEN, fill_slots
from wildfour.bots.expert.expert_bot import WAIT, machine
from wildfour.bots.expert.hand_inference import (
    awaits_answer,
    decision_penalty,
    sample_consistent_deal,
)
from wildfour.bots.expert.opponent_types import infer_opponent_type
from wildfour.bots.expert.search import try_deals
from wildfour.bots.expert.workspace import (
    DEAL,
    HANDS,
    MOST_PAST,
    MOST_PAST_HEADS_UP,
    PAST,
    ROOT,
    SLOTS,
    allocate_workspace,
    load_decisions,
)
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, OPPONENT_TYPES
from wildfour.bots.players import network_bot, random_bot, skilled_bot
from wildfour.bots.policies.playout import Search
from wildfour.bots.round_history import Decision, as_view_with_history, view_with_history
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import SeededChance
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.round import Round
from wildfour.rulebook.cards import cards_in
from wildfour.rules.piles import add, count, remove
from wildfour.rules.state import RoundState

US, OTHER = 0, 1
BOTS: dict[str, Any] = {  # in type order
    "skilled": skilled_bot.choose,
    "random": random_bot.choose,
    "sparing": sparing.choose,
    "network": network_bot.choose,
}


def rounds_of(choose: Any, moves: int = 4) -> Iterator[Round]:
    """Yield unfinished rounds after at least `moves` moves. After only 4 moves, no card has been drawn."""
    for seed in range(12):
        r, luck = Round("classic-2003", players=2, dealer=1, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < moves:
            r.apply(r.turn, choose(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, luck))
        past = view_with_history(r.view(US), r).past
        no_draws = moves > 4 or not any(record.chance for record in r.moves)
        if not r.over and no_draws and any(one.seat == OTHER for one in past):
            yield r


def rounds_of_skilled() -> Iterator[Round]:
    return rounds_of(skilled_bot.choose)


class Inference:
    """A seat's inference about the other seat during a round, in the search workspace."""

    def __init__(self, r: Round, seed: int = 1) -> None:
        self.search: Search = plain_search(view_with_history(r.view(US), r), seed=seed)
        self.work = self.search.work

    @property
    def root(self) -> Any:
        return self.search.states[ROOT]

    @property
    def past(self) -> list[RoundState]:
        return list(self.search.states[PAST:])

    @property
    def places(self) -> range:
        """Return the slots of the other hand."""
        return range(SLOTS * OTHER, SLOTS * OTHER + self.work.slots[OTHER])

    def next_deal(self) -> Any:
        sample_consistent_deal(self.search)
        self.work.deals += 1
        return self.search.states[DEAL]

    def surprises(self, cards: list[int], opponent_type: int = LIKE_SKILLED) -> float:
        """Sum the other player's decision penalties for a hand of these cards, in order of arrival."""
        self.work.explained_by[OTHER] = opponent_type
        self.search.states[HANDS] = self.root
        fill_slots(OTHER, self.search)
        given = iter(cards)
        for place in self.places:
            if self.work.source[place] == UNSEEN:
                self.work.card[place] = next(given)
        return sum(int(decision_penalty(OTHER, i, self.search)) for i in range(self.work.past))


def rounds_of_network() -> Iterator[Round]:
    return rounds_of(network_bot.choose)


def test_the_true_hand_explains_its_owners_decisions() -> None:
    found = [Inference(r).surprises(list(cards_in(r.state.hands[OTHER]))) for r in rounds_of_skilled()]
    assert len(found) >= 4
    assert sum(found) <= 1  # skilled makes some random choices


def test_the_true_hand_explains_a_networks_decisions() -> None:
    hands = [(r, list(cards_in(r.state.hands[OTHER]))) for r in rounds_of_network()]
    assert len(hands) >= 4
    assert sum(Inference(r).surprises(hand, LIKE_NETWORK) for r, hand in hands) == 0


def test_other_hands_explain_them_less_well() -> None:
    missed = 0.0
    for r in rounds_of_skilled():
        for seed in range(5):
            s = state_from_view(r.view(US))
            deal_unseen(s, US, SeededChance(seed))
            missed += Inference(r).surprises(list(cards_in(s.hands[OTHER])))
    assert missed >= 5


def test_hands_explain_more_after_some_exchanges() -> None:
    at_first = after = 0.0
    for r in rounds_of_skilled():
        for seed in range(2):
            inference = Inference(r, seed)
            s = state_from_view(r.view(US))
            deal_unseen(s, US, SeededChance(seed))
            at_first += Inference(r).surprises(list(cards_in(s.hands[OTHER])))
            inference.next_deal()
            after += sum(inference.work.penalties[: inference.work.past])
    assert after < at_first / 2


def test_exchanges_keep_hand_sizes_and_cards() -> None:
    for r in rounds_of_skilled():
        inference = Inference(r)
        unseen = count(inference.root.draw)
        for _ in range(4):
            s = inference.next_deal()
            assert count(s.hands[OTHER]) == r.view(US).hand_sizes[OTHER]
            assert count(s.draw) + count(s.hands[OTHER]) == unseen + count(inference.root.hands[OTHER])
            assert not any(mine & others for mine, others in zip(s.hands[OTHER], s.draw, strict=True))
            assert s.hands[US] == inference.root.hands[US]


def test_a_known_hand_is_unchanged() -> None:
    for r in rounds_of_skilled():
        inference = Inference(r)
        for card in cards_in(r.state.hands[OTHER]):
            remove(inference.root.draw, card)
            add(inference.root.hands[OTHER], card)
        for _ in range(3):
            assert inference.next_deal().hands[OTHER] == r.state.hands[OTHER]


def test_each_deal_continues_from_the_last_and_differs() -> None:
    r = next(rounds_of_skilled())
    inference = Inference(r)
    assert len({tuple(inference.next_deal().hands[OTHER]) for _ in range(12)}) > 6


def test_a_player_without_decisions_gets_a_new_hand_in_every_deal() -> None:
    r = Round("classic-2003", players=2, dealer=1, seed=1)
    inference = Inference(r)
    hands = [tuple(inference.next_deal().hands[OTHER]) for _ in range(5)]
    assert inference.work.slots[OTHER] == 0
    assert len(set(hands)) == len(hands)


def test_types_are_inferred_from_decisions() -> None:
    """A sparing player is classified as random. The test runs compiled, because it takes many rounds."""
    found = {name: likely_types(choose) for name, choose in BOTS.items()}
    for one in (LIKE_SKILLED, LIKE_NETWORK):
        assert found[[*BOTS][one]][one] == max(likely[one] for likely in found.values())
    anything = {name: likely[AT_RANDOM] for name, likely in found.items()}
    assert min(anything["random"], anything["sparing"]) > max(anything["skilled"], anything["network"])


def likely_types(choose: Any) -> list[float]:
    """Return the mean posterior of each type for the other player over some rounds."""
    found = []
    for seed in range(30):
        r, luck = Round("classic-2003", players=3, dealer=1, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 36:
            r.apply(r.turn, choose(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, luck))
        if not r.over and any(one.view.turn == OTHER for one in view_with_history(r.view(US), r).past):
            search = allocate_workspace(view_with_history(r.view(US), r), [WAIT], TO_GO_OUT, luck)
            machine()[try_deals](search, 1)
            found.append(search.work["likely"][OPPONENT_TYPES * OTHER : OPPONENT_TYPES * (OTHER + 1)])
    return list(np.mean(found, axis=0))


EXPECTED_OF_A_MILLION = [420_000, 160_000, 0, 420_000]


def alone(opponent_type: int) -> tuple[float, float, float, float]:
    """Return likelihoods that fit only this type."""
    skilled, at_random, sparingly, network = (1.0 if one == opponent_type else 1e-4 for one in range(OPPONENT_TYPES))
    return skilled, at_random, sparingly, network


def likely_after(
    likelihoods: dict[int, tuple[float, float, float, float]], stakes: Stakes = TO_GO_OUT
) -> list[list[int]]:
    """Return each seat's posterior of each type, in millionths, given the likelihood of its decisions under each type.

    Omitted seats have made no informative decision.
    """
    r = Round("classic-2003", players=4, seed=1)
    work = plain_workspace(r.view(US), stakes)
    work.told = [likely for seat in range(4) for likely in likelihoods.get(seat, (1.0, 1.0, 1.0, 1.0))]
    for seat in range(4):
        infer_opponent_type(seat, work)
    return [work.likely[OPPONENT_TYPES * seat : OPPONENT_TYPES * (seat + 1)] for seat in range(4)]


def test_without_evidence_the_posterior_is_the_prior() -> None:
    assert likely_after({}) == [EXPECTED_OF_A_MILLION] * 4


def test_evidence_about_one_opponent_counts_less_for_the_others() -> None:
    found = likely_after({1: (0.01, 1.0, 0.01, 0.01)})
    assert found[1][AT_RANDOM] > 900_000
    assert 600_000 < found[2][AT_RANDOM] == found[3][AT_RANDOM] < found[1][AT_RANDOM]


def test_opponents_may_be_of_different_types() -> None:
    found = likely_after({1: alone(AT_RANDOM), 2: alone(LIKE_SKILLED), 3: alone(LIKE_NETWORK)})
    assert [likely.index(max(likely)) for likely in found[1:]] == [AT_RANDOM, LIKE_SKILLED, LIKE_NETWORK]
    assert all(max(likely) > 990_000 for likely in found[1:])


def test_evidence_about_the_partner_does_not_count_for_the_opponents() -> None:
    assert likely_after({2: (0.01, 1.0, 0.01, 0.01)}, TEAM)[1] == pytest.approx(EXPECTED_OF_A_MILLION, abs=2)
    assert likely_after({1: (0.01, 1.0, 0.01, 0.01)}, TEAM)[2] == pytest.approx(EXPECTED_OF_A_MILLION, abs=2)


@pytest.mark.parametrize(("pending", "asked"), [("", False), (" / pending 4", True)])
def test_D8_a_wild_draw_four_awaiting_an_answer_is_recognized(pending: str, asked: bool) -> None:
    position = f"classic-2003 / 0: r7 r2 / 1: b1 b2 / top W4 / color g / laid-by 1{pending}"
    s = Round.from_position(position + (" / phase answer" if asked else "")).state
    assert awaits_answer(s, OTHER) is asked
    assert not awaits_answer(s, US)


@pytest.mark.parametrize("options", ["", "players-referee", "stacking=any jump-in", "partners"])
def test_every_decision_has_a_state(options: str) -> None:
    for seed in range(8):
        r, luck = Round("classic-2003", players=4, options=options, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 500:
            if len(r.moves) % 9 == 0:
                view = view_with_history(r.view(r.turn), r)
                work = plain_workspace(view)
                assert len(load_decisions(work, view)) == work.past
            move = luck.choice(r.legal_moves(r.turn))
            r.apply(r.turn, move)


@pytest.mark.parametrize(("players", "most"), [(2, MOST_PAST_HEADS_UP), (3, MOST_PAST)])
def test_only_the_last_decisions_are_used(players: int, most: int) -> None:
    r = Round("classic-2003", players=players, seed=1)
    one = Decision(msgspec.structs.replace(r.view(None), turn=OTHER), OTHER, "draw")
    view = msgspec.structs.replace(as_view_with_history(r.view(US)), past=(one,) * 2 * MOST_PAST)
    work = plain_workspace(view)
    assert len(load_decisions(work, view)) == work.past == most
