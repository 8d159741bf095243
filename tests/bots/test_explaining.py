"""Hands that explain what their owners did; here in plain Python, as the search does it compiled."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.bots import sparing
from tests.bots.test_expert import TEAM, PlainDesk
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.expert.card_arrivals import LONGEST, UNSEEN, came, fill_slots, gone, slot_of, sort_of
from wildfour.bots.expert.expert_bot import (
    DESK,
    MOST_PAST,
    MOST_PAST_HEADS_UP,
    MOST_PAST_MANNERED,
    NOTHING,
    as_it_was,
    asks_no_network,
    desk_of,
    pasts_of,
    prepare,
    workplace,
)
from wildfour.bots.expert.hand_inference import (
    DEAL,
    OUT_OF_THE_QUESTION,
    Mind,
    deal_that_explains,
    is_to_be_answered,
    unexplained,
    weigh_manners,
)
from wildfour.bots.expert.opponent_types import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, MANNERS, SPARINGLY
from wildfour.bots.network.network_files import thinking_networks_for
from wildfour.bots.players import network_bot, random_bot, skilled_bot
from wildfour.bots.players.skilled_bot import skill_of
from wildfour.bots.round_history import Decision, with_past
from wildfour.bots.state_from_view import imagined
from wildfour.chance.streams import SeededChance
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.round import Round
from wildfour.rulebook.cards import cards_in
from wildfour.rules.piles import add, count, remove
from wildfour.rules.state import RoundState

US, OTHER = 0, 1
BOTS: dict[str, Any] = {  # in the order of the manners
    "skilled": skilled_bot.choose,
    "random": random_bot.choose,
    "sparing": sparing.choose,
    "network": network_bot.choose,
}


class Copies(list[RoundState]):
    """Records are copied where plain objects would be shared."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value.copy())


def rounds_of(choose: Any, moves: int = 4) -> Iterator[Round]:
    """Each in the middle, before anybody drew a card, or at least some moves old."""
    for seed in range(12):
        r, luck = Round("classic-2003", players=2, dealer=1, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < moves:
            r.apply(r.turn, choose(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, luck))
        past = with_past(r.view(US), r).past
        nobody_drew = moves > 4 or not any(record.chance for record in r.moves)
        if not r.over and nobody_drew and any(one.seat == OTHER for one in past):
            yield r


def rounds_of_skilled() -> Iterator[Round]:
    return rounds_of(skilled_bot.choose)


class Imagination:
    """What a seat imagines of the other one, in the middle of a round, as the search keeps it."""

    def __init__(self, r: Round, seed: int = 1) -> None:
        remembered = with_past(r.view(US), r)
        past = [one for one in remembered.past if one.seat == OTHER]
        desk: Any = PlainDesk(r, US, TO_GO_OUT)
        desk.past = len(past)
        desk.made[: len(past)] = [r.number_of(one.move) for one in past]
        desk.by[: len(past)] = [OTHER] * len(past)
        self.desk = desk
        self.pasts = [as_it_was(one.view, ()) for one in past]
        self.root = imagined(r.view(US))
        self.scratches = Copies([self.root.copy() for _ in range(3)])
        self.plan, self.chance = skill_of(r.view(US), TO_GO_OUT), SeededChance(seed)
        networks = thinking_networks_for(2, must_play=False)
        level = networks.nets.view(np.recarray)[1], networks.ints, networks.w
        self.mind = Mind([self.root], self.scratches, self.chance, self.plan, desk, self.pasts, *level)

    @property
    def slots(self) -> list[int]:
        found: list[int] = self.desk.order[LONGEST * OTHER : LONGEST * OTHER + self.desk.dealt[OTHER]]
        return found

    def next_deal(self) -> RoundState:
        deal_that_explains(*self.mind)
        self.desk.deals += 1
        return self.scratches[DEAL]

    def surprises(self, cards: list[int], manner: int = LIKE_SKILLED) -> float:
        """How much of what the other one decided is not explained, if those cards are in its hand now, in the order in
        which they came."""
        self.desk.explained_by[OTHER] = manner
        fill_slots(self.root.copy(), [self.root], OTHER, self.chance, self.desk, self.pasts)
        given = iter(cards)
        for place, slot in enumerate(self.slots):
            if sort_of(slot) == UNSEEN:
                self.desk.order[LONGEST * OTHER + place] = slot_of(next(given), came(slot), gone(slot), UNSEEN)
        return sum(int(unexplained(OTHER, i, self.mind)) for i in range(self.desk.past))


def rounds_of_network() -> Iterator[Round]:
    return rounds_of(network_bot.choose)


def test_the_true_hand_explains_what_its_owner_did() -> None:
    found = [Imagination(r).surprises(list(cards_in(r.state.hands[OTHER]))) for r in rounds_of_skilled()]
    assert len(found) >= 4
    assert sum(found) <= 1  # skilled has luck, too


def test_the_true_hand_explains_what_a_network_did() -> None:
    hands = [(r, list(cards_in(r.state.hands[OTHER]))) for r in rounds_of_network()]
    assert len(hands) >= 4
    assert sum(Imagination(r).surprises(hand, LIKE_NETWORK) for r, hand in hands) == 0


def test_other_hands_explain_less() -> None:
    missed = 0.0
    for r in rounds_of_skilled():
        for seed in range(5):
            s = imagined(r.view(US))
            desk: Any = PlainDesk(r, US, TO_GO_OUT)
            deal_unseen(s, US, SeededChance(seed), desk.beliefs, desk.willing)
            missed += Imagination(r).surprises(list(cards_in(s.hands[OTHER])))
    assert missed >= 5


def test_after_some_exchanges_hands_explain_more() -> None:
    at_first = after = 0.0
    for r in rounds_of_skilled():
        for seed in range(2):
            imagination = Imagination(r, seed)
            s = imagined(r.view(US))
            deal_unseen(s, US, SeededChance(seed), imagination.desk.beliefs, imagination.desk.willing)
            at_first += Imagination(r).surprises(list(cards_in(s.hands[OTHER])))
            imagination.next_deal()
            after += sum(imagination.desk.missed[: imagination.desk.past])
    assert after < at_first / 2


def test_hands_keep_their_sizes_and_no_card_is_lost() -> None:
    for r in rounds_of_skilled():
        imagination = Imagination(r)
        unseen = count(imagination.root.draw)
        for _ in range(4):
            s = imagination.next_deal()
            assert count(s.hands[OTHER]) == r.view(US).hand_sizes[OTHER]
            assert count(s.draw) + count(s.hands[OTHER]) == unseen + count(imagination.root.hands[OTHER])
            assert not any(mine & others for mine, others in zip(s.hands[OTHER], s.draw, strict=True))
            assert s.hands[US] == imagination.root.hands[US]


def test_a_hand_that_is_known_stays_as_it_is() -> None:
    for r in rounds_of_skilled():
        imagination = Imagination(r)
        for card in cards_in(r.state.hands[OTHER]):
            remove(imagination.root.draw, card)
            add(imagination.root.hands[OTHER], card)
        for _ in range(3):
            assert imagination.next_deal().hands[OTHER] == r.state.hands[OTHER]


def test_deals_come_one_from_another_and_differ() -> None:
    r = next(rounds_of_skilled())
    imagination = Imagination(r)
    assert len({tuple(imagination.next_deal().hands[OTHER]) for _ in range(12)}) > 6


def test_whoever_has_decided_nothing_is_dealt_a_new_hand_every_time() -> None:
    r = Round("classic-2003", players=2, dealer=1, seed=1)
    imagination = Imagination(r)
    hands = [tuple(imagination.next_deal().hands[OTHER]) for _ in range(5)]
    assert imagination.desk.dealt[OTHER] == 0
    assert len(set(hands)) == len(hands)


def test_the_manner_is_told_from_what_was_decided() -> None:
    """Compiled: it takes some rounds to tell. Among several nobody is thought to spare wild cards: who does is taken to
    play anything."""
    found = {name: likely_manners(choose) for name, choose in BOTS.items()}
    for manner in (LIKE_SKILLED, LIKE_NETWORK):
        assert found[[*BOTS][manner]][manner] == max(likely[manner] for likely in found.values())
    anything = {name: likely[AT_RANDOM] for name, likely in found.items()}
    assert min(anything["random"], anything["sparing"]) > max(anything["skilled"], anything["network"])


def likely_manners(choose: Any) -> list[float]:
    """How likely each manner of another is thought to be, on the average of some rounds."""
    found = []
    for seed in range(30):
        r, luck = Round("classic-2003", players=3, dealer=1, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 36:
            r.apply(r.turn, choose(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, luck))
        if not r.over and any(one.view.turn == OTHER for one in with_past(r.view(US), r).past):
            work = workplace(with_past(r.view(US), r), [NOTHING], TO_GO_OUT, luck)
            prepare(1)(*work, 1)
            found.append(work[DESK]["likely"][0, MANNERS * OTHER : MANNERS * OTHER + MANNERS])
    return list(np.mean(found, axis=0))


EXPECTED_OF_A_MILLION = [420_000, 160_000, 0, 420_000]


def alone(manner: int) -> tuple[float, float, float, float]:
    """What was done is likely in that manner, and in no other."""
    skilled, at_random, sparingly, network = (1.0 if one == manner else 1e-4 for one in range(MANNERS))
    return skilled, at_random, sparingly, network


def likely_after(told: dict[int, tuple[float, float, float, float]], stakes: Stakes = TO_GO_OUT) -> list[list[int]]:
    """How likely each manner of each seat is, of a million, if what they did is as likely as that in each manner; what
    others did tells nothing."""
    r = Round("classic-2003", players=4, seed=1)
    desk: Any = PlainDesk(r, US, stakes)
    desk.told = [likely for seat in range(4) for likely in told.get(seat, (1.0, 1.0, 1.0, 1.0))]
    for seat in range(4):
        weigh_manners(r.state, seat, desk)
    return [desk.likely[MANNERS * seat : MANNERS * (seat + 1)] for seat in range(4)]


def test_before_anything_is_known_each_manner_is_as_likely_as_expected() -> None:
    assert likely_after({}) == [EXPECTED_OF_A_MILLION] * 4


def test_what_one_opponent_does_tells_of_the_others_but_less() -> None:
    found = likely_after({1: (0.01, 1.0, 0.01, 0.01)})
    assert found[1][AT_RANDOM] > 900_000
    assert 600_000 < found[2][AT_RANDOM] == found[3][AT_RANDOM] < found[1][AT_RANDOM]


def test_opponents_may_play_in_different_manners() -> None:
    found = likely_after({1: alone(AT_RANDOM), 2: alone(LIKE_SKILLED), 3: alone(LIKE_NETWORK)})
    assert [likely.index(max(likely)) for likely in found[1:]] == [AT_RANDOM, LIKE_SKILLED, LIKE_NETWORK]
    assert all(max(likely) > 990_000 for likely in found[1:])


def test_the_partner_tells_nothing_of_the_opponents() -> None:
    assert likely_after({2: (0.01, 1.0, 0.01, 0.01)}, TEAM)[1] == pytest.approx(EXPECTED_OF_A_MILLION, abs=2)
    assert likely_after({1: (0.01, 1.0, 0.01, 0.01)}, TEAM)[2] == pytest.approx(EXPECTED_OF_A_MILLION, abs=2)


def test_a_manner_that_habits_rule_out_is_not_asked_about() -> None:
    r = next(rounds_of_skilled())
    imagination = Imagination(r)
    habits = [OUT_OF_THE_QUESTION] * MANNERS
    habits[SPARINGLY] = 0.0
    imagination.desk.habits[MANNERS * OTHER : MANNERS * OTHER + MANNERS] = habits
    imagination.next_deal()
    assert imagination.desk.explained_by[OTHER] == SPARINGLY
    assert imagination.desk.manner[OTHER] == SPARINGLY


@pytest.mark.parametrize(("pending", "asked"), [("", False), (" / pending 4", True)])
def test_D8_a_wild_draw_four_to_be_answered_is_told_from_others(pending: str, asked: bool) -> None:
    position = f"classic-2003 / 0: r7 r2 / 1: b1 b2 / top W4 / color g / laid-by 1{pending}"
    s = Round.from_position(position + (" / phase answer" if asked else "")).state
    assert is_to_be_answered(s, OTHER) is asked
    assert not is_to_be_answered(s, US)


@pytest.mark.parametrize("options", ["", "players-referee", "stacking=any jump-in", "partners"])
def test_whatever_happens_every_past_can_be_imagined(options: str) -> None:
    for seed in range(8):
        r, luck = Round("classic-2003", players=4, options=options, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 500:
            if len(r.moves) % 9 == 0:
                view = with_past(r.view(r.turn), r)
                assert len(pasts_of(view, desk_of(view, [None], TO_GO_OUT))) >= 1
            move = luck.choice(r.legal_moves(r.turn))
            r.apply(r.turn, move)


@pytest.mark.parametrize(
    ("players", "ruled_out", "most"),
    [
        (2, (), MOST_PAST_HEADS_UP),
        (2, (LIKE_SKILLED,), MOST_PAST_HEADS_UP),
        (2, (LIKE_NETWORK,), MOST_PAST_HEADS_UP),
        (2, (LIKE_SKILLED, LIKE_NETWORK), MOST_PAST),
        (3, (LIKE_SKILLED, LIKE_NETWORK), MOST_PAST_MANNERED),
    ],
)
def test_all_of_the_past_counts_where_nobody_who_thinks_is_asked(
    players: int, ruled_out: tuple[int, ...], most: int
) -> None:
    r = Round("classic-2003", players=players, seed=1)
    desks = desk_of(r.view(US), [NOTHING], TO_GO_OUT)
    for manner in ruled_out:
        desks["habits"][0, MANNERS * OTHER + manner] = OUT_OF_THE_QUESTION
    assert asks_no_network(r.view(US), desks) == (most == MOST_PAST)
    view = with_past(r.view(US), r)
    one = Decision(msgspec.structs.replace(r.view(None), turn=OTHER), OTHER, "draw")
    pasts_of(msgspec.structs.replace(view, past=(one,) * 2 * MOST_PAST), desks)
    assert desks["past"][0] == most
