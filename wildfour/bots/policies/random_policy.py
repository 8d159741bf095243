"""The policy `random`, in the language of the rules.

It lays a card chosen uniformly among the physical cards that may rightfully be laid (never a bluff), draws only when
there is none, lays a drawn card that can be laid, names a color uniformly, always calls, never challenges, catches or
objects, flips whenever it may at a uniformly chosen opponent, and gives a uniformly chosen card.
"""

from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.cards import NO_COLOR, Zone, color_of, kind_of
from wildfour.rulebook.moves import ACCEPT, CALL, DRAW, FLIP, GIVE, KEEP, NAME_COLOR, PASS, SWAP
from wildfour.rules.piles import count, is_empty, nothing_to_draw
from wildfour.rules.playable import is_rightful, rightful, stackable
from wildfour.rules.primitives import Chance, below, nth_bit, pick, popcount
from wildfour.rules.state import Phase, RoundState


def seat_asked(s: RoundState) -> int:
    """Whoever owes a call is asked before the one on turn."""
    return s.exposed if s.exposed != NOBODY else s.turn


def choose(s: RoundState, seat: int, chance: Chance) -> int:
    """The move that the policy makes for a seat."""
    if s.exposed == seat:
        return CALL
    if s.phase == Phase.PLAY:
        return lay_or_draw(s, seat, chance)
    if s.phase == Phase.PLAY_DRAWN:
        return lay_drawn_or_keep(s, seat, chance)
    if s.phase == Phase.ANSWER:
        return stack_or_accept(s, seat, chance)
    if s.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + below(chance, 4)
    if s.phase == Phase.FLIP:
        return FLIP + other_seat(s, seat, chance)
    if s.phase == Phase.GIVE:
        return GIVE + kind_of(s.rules, any_card(s.hands[seat], chance))
    return SWAP + other_seat(s, seat, chance)


def any_card(zone: Zone, chance: Chance) -> int:
    return pick(chance, zone, count(zone))


def other_seat(s: RoundState, seat: int, chance: Chance) -> int:
    other = below(chance, s.players - 1)
    return other + 1 if other >= seat else other


def lay(s: RoundState, card: int, chance: Chance) -> int:
    """The move that lays a card, with a color chosen uniformly for a wild card."""
    kind = kind_of(s.rules, card)
    if color_of(card) == NO_COLOR:
        return 4 * kind + below(chance, 4)
    return 4 * kind


def lay_or_draw(s: RoundState, seat: int, chance: Chance) -> int:
    hand = s.hands[seat]
    even = rightful(s, seat, 0)
    odd = rightful(s, seat, 1)
    total = count_either(hand, even, odd)
    if total == 0:
        return PASS if nothing_to_draw(s) else DRAW
    n = below(chance, total)
    word = 0
    cards = hand[0] & even
    while n >= popcount(cards):
        n -= popcount(cards)
        word += 1
        cards = hand[word] & (odd if word & 1 else even)
    return lay(s, word << 6 | nth_bit(cards, n), chance)


def count_either(hand: Zone, even: int, odd: int) -> int:
    """How many cards of a hand are among some of its words with an even number, and of those with an odd one."""
    total = 0
    for word in range(len(hand)):
        total += popcount(hand[word] & (odd if word & 1 else even))
    return total


def lay_drawn_or_keep(s: RoundState, seat: int, chance: Chance) -> int:
    if is_rightful(s, seat, s.drawn):
        return lay(s, s.drawn, chance)
    return KEEP


def stack_or_accept(s: RoundState, seat: int, chance: Chance) -> int:
    """With stacking, the first draw card that may rightfully be laid; else the cards are taken."""
    if s.rules.stacking and s.pending > 0 and not is_empty(s.hands[s.laid_by]):
        hand = s.hands[seat]
        for word in range(len(hand)):
            cards = hand[word] & rightful(s, seat, word & 1) & stackable(s, word & 1)
            if cards != 0:
                return lay(s, word << 6 | nth_bit(cards, 0), chance)
    return ACCEPT
