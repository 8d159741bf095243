"""RLCard's rules where they differ from ours, in the language of the rules: each of these takes the place of a function
of ours when the expert plays on at RLCard's table. bench/rlcard_bridge.py lists the differences.

The policy `sparing` becomes RLCard's rule agent: it differs in the colors that it names.
"""

from wildfour.bots.policies import random_policy, rate_policies
from wildfour.bots.policies.rate_policies import Plan, color_held_most, keeps_wild_cards
from wildfour.compiled.compiler import Function
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.cards import (
    COLORED,
    FACES,
    HIGH_WILDS,
    LOW_WILDS,
    NO_CARD,
    NO_COLOR,
    SUIT,
    WILD_FOUR,
    Zone,
    color_of,
    face_of,
    kind_face,
    kind_of,
)
from wildfour.rules import playable, turn
from wildfour.rules.going_out import next_seat, play_on
from wildfour.rules.piles import add, count_among, remove, take_card
from wildfour.rules.playable import holds_any, matching
from wildfour.rules.primitives import Chance, below, emit
from wildfour.rules.state import RoundState
from wildfour.rules.turn import begin_turn, lay, put_on_top


def draw(s: RoundState, chance: Chance) -> None:
    """In the place of turn.draw: a card of the color in force, or a wild one, is laid at once; any other is kept."""
    begin_turn(s)
    seat = s.turn
    card = take_card(s, chance, s.hands[seat])
    if card != NO_CARD:
        emit(s, EventKind.DREW, seat, card, s.color)
    s.drawn = card
    if card != NO_CARD and color_of(card) == s.color:
        lay(s, chance, seat, card, s.color)
    elif card != NO_CARD and color_of(card) == NO_COLOR:
        lay_drawn_wild(s, chance, seat, card)
    else:
        keep_drawn(s, seat)


def lay_drawn_wild(s: RoundState, chance: Chance, seat: int, card: int) -> None:
    """With a color by chance. Nobody draws because of it."""
    add(s.discard, s.top)
    remove(s.hands[seat], card)
    put_on_top(s, seat, card, face_of(card), below(chance, 4))
    play_on(s, next_seat(s, seat))


def keep_drawn(s: RoundState, seat: int) -> None:
    emit(s, EventKind.KEPT, seat, NO_CARD, s.color)
    s.drawn = NO_CARD
    play_on(s, next_seat(s, seat))


def rightful(s: RoundState, seat: int, odd: int) -> int:
    """In the place of playable.rightful: a Wild Draw Four may be laid only if no other card may."""
    others = matching(s) | LOW_WILDS
    if odd or holds_any(s.hands[seat], others, others):
        return others
    return others | HIGH_WILDS


def lay_with_color(s: RoundState, seat: int, card: int, chance: Chance, plan: Plan) -> int:
    """In the place of policies.lay: whoever spares wild cards names the color held most with a Wild Draw Four, and with
    a Wild any color."""
    kind = kind_of(s.rules, card)
    if color_of(card) != NO_COLOR:
        return 4 * kind
    if face_of(card) == WILD_FOUR and keeps_wild_cards(plan.policy[seat]):
        return 4 * kind + color_held_most(s.hands[seat], COLORED, COLORED)
    return 4 * kind + below(chance, 4)


def how_likely_named(s: RoundState, seat: int, move: int, sparing: bool) -> float:
    """In the place of random_policy.how_likely_named."""
    if not sparing or kind_face(move >> 2) != WILD_FOUR:
        return 0.25
    hand = s.hands[seat]
    named = cards_of_color(hand, move & 3)
    equals = 0
    for color in range(4):
        if cards_of_color(hand, color) > named:
            return 0.0
        equals += int(cards_of_color(hand, color) == named)
    return 1.0 / equals


def cards_of_color(hand: Zone, color: int) -> int:
    return count_among(hand, SUIT << (FACES * color))


INSTEAD: dict[Function, Function] = {
    turn.draw: draw,
    playable.rightful: rightful,
    rate_policies.lay: lay_with_color,
    random_policy.how_likely_named: how_likely_named,
}
