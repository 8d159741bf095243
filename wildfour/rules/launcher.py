"""The launcher: I1 to I3, E8, R25 to R30, R45."""

from wildfour.cards import NO_CARD, WILD_FOUR
from wildfour.events import NOBODY, EventKind
from wildfour.rules.going_out import is_out
from wildfour.rules.house import swap_then_take_effect
from wildfour.rules.piles import add, count, draw_card, find, remove
from wildfour.rules.primitives import Chance, emit, lands, pick
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import owe_call


def is_flip_card(s: RoundState, card: int) -> bool:
    return s.rules.flips[(card >> 6) & 1] >> (card & 63) & 1 == 1


def flip_follows(s: RoundState) -> bool:
    """I1, I3: after a flip card, if there is a card to give; after a Wild Draw Four. R45: a last one too."""
    if not s.rules.launcher:
        return False
    something_to_give = not is_out(s, s.laid_by)
    if s.face == WILD_FOUR:
        return something_to_give or not s.rules.wild_four_flip_gives
    return something_to_give and is_flip_card(s, s.top)


def may_decline(s: RoundState) -> bool:
    """R27; a Wild Draw Four's flip is always a choice (I3)."""
    return s.face == WILD_FOUR or not s.rules.must_flip


def after_laying(s: RoundState, chance: Chance) -> None:
    """What follows a card on the pile: its flip, then seven-zero, then its effect."""
    if flip_follows(s):
        s.turn = s.laid_by
        s.phase = Phase.FLIP
    else:
        swap_then_take_effect(s, chance)


def after_flip(s: RoundState, chance: Chance) -> None:
    """R34: a call that came before a gift is for that gift and no other card."""
    s.called = 0
    swap_then_take_effect(s, chance)


def decline(s: RoundState, chance: Chance) -> None:
    emit(s, EventKind.DECLINED, s.turn, NO_CARD, NOBODY)
    after_flip(s, chance)


def flip(s: RoundState, chance: Chance, target: int) -> None:
    """R30: where nobody launches by hand, a flip hits with the seat's probability."""
    flipper = s.turn
    emit(s, EventKind.FLIPPED, flipper, NO_CARD, target)
    if lands(chance, s.rules.hit_rate[flipper]):
        emit(s, EventKind.HIT, flipper, NO_CARD, target)
        hit(s, chance, target)
        return
    emit(s, EventKind.MISSED, flipper, NO_CARD, target)
    if s.rules.miss_draws and not is_out(s, flipper):
        draw_card(s, chance, flipper)  # R25; R38: not after the last card
    after_flip(s, chance)


def hit(s: RoundState, chance: Chance, target: int) -> None:
    """I2: the flipper gives a card. R28: a Wild Draw Four's four cards go to the one who was hit instead."""
    s.target = target
    if s.face == WILD_FOUR and not s.rules.wild_four_flip_gives:
        after_flip(s, chance)
    elif s.rules.gift_by_chance:
        hand = s.hands[s.turn]
        give(s, chance, pick(chance, hand, count(hand)))  # R26
    else:
        s.phase = Phase.GIVE


def give_kind(s: RoundState, chance: Chance, kind: int) -> None:
    give(s, chance, find(s.rules, s.hands[s.turn], kind))


def give(s: RoundState, chance: Chance, card: int) -> None:
    """I2; E8: whoever gives the last card is out. R29: whoever keeps one must call."""
    flipper = s.turn
    target = s.target
    s.target = NOBODY
    remove(s.hands[flipper], card)
    add(s.hands[target], card)
    emit(s, EventKind.GAVE, flipper, card, target)
    if is_out(s, flipper):
        s.exposed = NOBODY
    elif not s.rules.gift_needs_no_call:
        owe_call(s, flipper)
    after_flip(s, chance)
