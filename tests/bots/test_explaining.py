"""Hands that explain what their owners did; here in plain Python, as the search does it compiled."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.test_expert import PlainDesk
from wildfour.bots import skilled_bot
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.expert import desk_of, held_then, pasts_of, with_hand
from wildfour.bots.explaining import explain_hands, is_to_be_answered, unexplained
from wildfour.bots.imagining import imagined
from wildfour.bots.past import Decision, with_past
from wildfour.bots.skilled_bot import skill_of
from wildfour.cards import cards_in
from wildfour.chance import SeededChance
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round import Round
from wildfour.rules.piles import count
from wildfour.rules.state import RoundState

US, OTHER = 0, 1


class Copies(list[RoundState]):
    """Records are copied where plain objects would be shared."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value.copy())


def rounds_of_skilled() -> Iterator[Round]:
    """Each in the middle, before anybody had to draw."""
    for seed in range(12):
        r, luck = Round("classic-2003", players=2, dealer=1, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 4:
            move = skilled_bot.choose(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, luck)
            assert move is not None
            r.apply(r.turn, move)
        past = with_past(r.view(US), r).past
        if not r.over and all(one.move != "draw" for one in past) and any(one.view.turn == OTHER for one in past):
            yield r


def desk_for(r: Round, past: list[Decision]) -> Any:
    desk: Any = PlainDesk(r, US, TO_GO_OUT)
    desk.past = len(past)
    desk.made[: len(past)] = [r.number_of(one.move) for one in past]
    desk.older[: len(past)] = [one.view.hand_sizes[OTHER] - len(one.laid) for one in past]
    return desk


def surprises(r: Round, cards: list[int]) -> int:
    """How many decisions of the other one are not explained by a hand of those cards."""
    past = [one for one in with_past(r.view(US), r).past if one.view.turn == OTHER]
    desk = desk_for(r, past)
    desk.order[: len(cards)] = cards
    s = imagined(r.view(US))
    pasts = [imagined(with_hand(one.view, held_then(one))) for one in past]
    plan = skill_of(r.view(US), TO_GO_OUT)
    return unexplained(s, [s], Copies([s, s]), OTHER, len(cards), SeededChance(1), plan, desk, pasts)


def test_the_true_hand_explains_what_its_owner_did() -> None:
    found = [surprises(r, list(cards_in(r.state.hands[OTHER]))) for r in rounds_of_skilled()]
    assert len(found) >= 4
    assert sum(found) <= 1  # skilled has luck, too


def test_other_hands_explain_less() -> None:
    missed = 0
    for r in rounds_of_skilled():
        for seed in range(5):
            s = imagined(r.view(US))
            deal_unseen(s, US, SeededChance(seed), desk_for(r, []).beliefs)
            missed += surprises(r, list(cards_in(s.hands[OTHER])))
    assert missed >= 5


def test_hands_keep_their_sizes_and_no_card_is_lost() -> None:
    for r in rounds_of_skilled():
        past = [one for one in with_past(r.view(US), r).past if one.view.turn == OTHER]
        root = imagined(r.view(US))
        s = root.copy()
        desk = desk_for(r, past)
        deal_unseen(s, US, SeededChance(3), desk.beliefs)
        before = count(s.draw)
        plan = skill_of(r.view(US), TO_GO_OUT)
        pasts = [imagined(with_hand(one.view, held_then(one))) for one in past]
        explain_hands(s, [root], Copies([s, s]), SeededChance(4), plan, desk, pasts)
        assert count(s.hands[OTHER]) == r.view(US).hand_sizes[OTHER]
        assert count(s.draw) == before
        assert not any(mine & others for mine, others in zip(s.hands[OTHER], s.draw, strict=True))


@pytest.mark.parametrize(("pending", "asked"), [("", False), (" / pending 4", True)])
def test_a_wild_draw_four_to_be_answered_is_weighed_by_itself(pending: str, asked: bool) -> None:
    position = f"classic-2003 / 0: r7 r2 / 1: b1 b2 / top W4 / color g / laid-by 1{pending}"
    s = Round.from_position(position + (" / phase answer" if asked else "")).state
    assert is_to_be_answered(s, OTHER) is asked
    assert not is_to_be_answered(s, US)


@pytest.mark.parametrize("options", ["", "players-referee", "stacking=any jump-in", "partners"])
def test_whatever_happens_every_past_can_be_imagined(options: str) -> None:
    for seed in range(8):
        r, luck = Round("classic-2003", players=4, options=options, seed=seed), random.Random(seed)
        while not r.over and len(r.moves) < 500:
            view = with_past(r.view(r.turn), r)
            pasts = pasts_of(view, desk_of(view, [None], TO_GO_OUT))
            assert len(pasts) >= 1
            move = luck.choice(r.legal_moves(r.turn))
            r.apply(r.turn, move)
