"""The launcher: I2, E8, R25 to R30. effects.py decides which cards lead to a flip."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.cards import NO_CARD
from wildfour.rules.effects import after_flip
from wildfour.rules.going_out import is_out
from wildfour.rules.piles import add, count, draw_card, find, picked, remove
from wildfour.rules.primitives import Chance, emit, lands
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window, owe_call


def may_decline(s: RoundState) -> bool:
    """Return True if the player may decline to flip (R27). This is always allowed after a Wild Draw Four (I3)."""
    return s.face == WILD_FOUR or not s.rules.must_flip


def end_flip(s: RoundState, chance: Chance) -> None:
    """End the flip. R34: a call before giving a card is valid for that card only."""
    s.called = 0
    after_flip(s, chance)


def decline(s: RoundState, chance: Chance) -> None:
    emit(s, EventKind.DECLINED, s.turn, NO_CARD, NOBODY)
    end_flip(s, chance)


def flip(s: RoundState, chance: Chance, target: int) -> None:
    """Flip at a seat. R30: unless a person launches the flip, it hits with the seat's probability."""
    flipper = s.turn
    emit(s, EventKind.FLIPPED, flipper, NO_CARD, target)
    if lands(chance, s.rules.hit_rate[flipper]):
        emit(s, EventKind.HIT, flipper, NO_CARD, target)
        hit(s, chance, target)
        return
    emit(s, EventKind.MISSED, flipper, NO_CARD, target)
    if s.rules.miss_draws and not is_out(s, flipper):
        draw_card(s, chance, flipper)  # R25; R38: not after the last card
    end_flip(s, chance)


def hit(s: RoundState, chance: Chance, target: int) -> None:
    """Let the flipper give a card (I2). R28: after a Wild Draw Four, the player who was hit draws four instead."""
    s.target = target
    if s.face == WILD_FOUR and not s.rules.wild_four_flip_gives:
        end_flip(s, chance)
    elif s.rules.gift_by_chance:
        hand = s.hands[s.turn]
        give(s, chance, picked(s, chance, hand, count(hand)))  # R26
    else:
        s.phase = Phase.GIVE


def give_kind(s: RoundState, chance: Chance, kind: int) -> None:
    give(s, chance, find(s.rules, s.hands[s.turn], kind))


def give(s: RoundState, chance: Chance, card: int) -> None:
    """Give a card (I2). E8: a player who gives their last card goes out. R29: a player left with one card must call."""
    flipper = s.turn
    target = s.target
    s.target = NOBODY
    remove(s.hands[flipper], card)
    add(s.hands[target], card)
    emit(s, EventKind.GAVE, flipper, card, target)
    if is_out(s, flipper):
        close_window(s)
    elif not s.rules.gift_needs_no_call:
        owe_call(s, flipper)
    end_flip(s, chance)
