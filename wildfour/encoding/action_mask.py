"""Action masks as 0 and 1 bytes, and conversion of actions to moves (compilable)."""

from typing import Any

from wildfour.encoding.block_offsets import (
    CATCH,
    NAME_COLOR,
    PLAIN_ACTIONS,
    SAY,
    SENSIBLE,
    WAIT,
    WIDE_PLANE,
    Offering,
    accuse_at,
    flip_at,
    give_at,
    play_flip_card_at,
    swap_at,
    words_for_seats,
)
from wildfour.encoding.observation import ahead, put_sums, seat_ahead, spread
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.cards import COLORED, FLIP_MARK, HIGH_WILDS, LOW_WILDS, WILD_KIND
from wildfour.rulebook.moves import ACCEPT, ACCUSE, CALL, CHALLENGE, DECLINE, DRAW, FLIP, GIVE, KEEP, OBJECT, PASS, SWAP
from wildfour.rulebook.moves import CATCH as CATCH_MOVE
from wildfour.rules.action_cards import may_challenge
from wildfour.rules.launcher import may_decline
from wildfour.rules.penalties import may_accuse, may_object
from wildfour.rules.piles import nothing_to_draw
from wildfour.rules.playable import bluff_included, drawn_only, has_rightful, is_rightful, legal_cards
from wildfour.rules.seats import are_partners
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import call_counts, may_catch

FOUR_LOW, FOUR_HIGH = 0x01010101, 0x01010101 << 32
NO_MOVE = -1  # the `wait` action
WAIT_BIT = 1 << 8 * (WAIT - NAME_COLOR)
CATCH_BIT = 1 << 8 * (CATCH - NAME_COLOR)


def action_bit(move: int) -> int:
    """Return the bit for an action such as `draw` in its mask word, whose bits are in move order."""
    return 1 << 8 * (move - DRAW)


def write_mask(s: RoundState, settings: Offering, seat: int, in_turn: int, row: Any) -> None:
    """Write a seat's actions. If `in_turn` is nonzero, the phase requires a move from the seat. Otherwise, the seat may
    act out of turn or wait."""
    write_cards(s, settings, seat, in_turn, row)
    words = 0
    named = 0
    if in_turn:
        words = turn_words(s, settings, seat)
        named = FOUR_LOW if s.phase == Phase.CHOOSE_COLOR else 0
    else:
        named = WAIT_BIT
    if s.rules.players_referee and may_object(s, seat):
        words |= action_bit(OBJECT)
    if settings.asks:
        if call_counts(s, seat):
            words |= action_bit(CALL)
        if s.exposed != NOBODY and catches(s, settings, seat):
            named |= CATCH_BIT
    row[SAY // 8] = words
    row[NAME_COLOR // 8] = named
    if s.rules.seven_zero or s.rules.launcher or (s.rules.players_referee and settings.asks):
        write_rarer(s, settings, seat, in_turn, row)


def catches(s: RoundState, settings: Offering, seat: int) -> bool:
    return may_catch(s, seat, s.exposed) and not (settings.sensible and are_partners(s, seat, s.exposed))


def offered(s: RoundState, settings: Offering, seat: int, in_turn: int, odd: int) -> int:
    """Return the cards that a seat may play. A sensible mask excludes illegal cards (G2)."""
    if seat == s.turn and not in_turn:
        return 0
    if settings.sensible and s.rules.players_referee and seat == s.turn:
        if s.phase == Phase.PLAY:
            return bluff_included(s, seat, odd)
        if s.phase == Phase.PLAY_DRAWN:
            return bluff_included(s, seat, odd) & drawn_only(s, odd)
    return legal_cards(s, seat, odd)


def write_cards(s: RoundState, settings: Offering, seat: int, in_turn: int, row: Any) -> None:
    even = 0
    odd = 0
    hand = s.hands[seat]
    even_offered = offered(s, settings, seat, in_turn, 0)
    odd_offered = offered(s, settings, seat, in_turn, 1)
    for word in range(0, len(hand), 2):
        even |= hand[word] & even_offered
        odd |= hand[word + 1] & odd_offered
    put_kinds(row, 0, even & ~s.rules.flips[0], odd & ~s.rules.flips[1])
    row[WILD_KIND // 8] |= FOUR_HIGH if (even | odd) & LOW_WILDS else 0
    row[WILD_KIND // 8 + 1] = (FOUR_LOW if even & HIGH_WILDS else 0) | (FOUR_HIGH if odd & HIGH_WILDS else 0)
    if s.rules.launcher:
        flips = even & s.rules.flips[0] | odd & s.rules.flips[1]
        put_kinds(row, play_flip_card_at(s.rules, s.players), flips, 0)


def put_kinds(row: Any, first: int, even: int, odd: int) -> None:
    """Write a 1 for each colored kind that is present."""
    put_sums(row, first, (even | odd) & COLORED, 0)


def turn_words(s: RoundState, settings: Offering, seat: int) -> int:
    """Return the current player's actions that involve no card or seat."""
    must_play = s.rules.must_play or settings.sensible == SENSIBLE
    if s.phase == Phase.PLAY:
        if nothing_to_draw(s):
            return 0 if has_rightful(s, seat) else action_bit(PASS)
        return 0 if must_play and has_rightful(s, seat) else action_bit(DRAW)
    if s.phase == Phase.PLAY_DRAWN:
        return 0 if must_play and is_rightful(s, seat, s.drawn) else action_bit(KEEP)
    if s.phase == Phase.ANSWER:
        return action_bit(ACCEPT) | (action_bit(CHALLENGE) if may_challenge(s) else 0)
    if s.rules.launcher and s.phase == Phase.FLIP and may_decline(s):
        return action_bit(DECLINE)
    return 0


def write_rarer(s: RoundState, settings: Offering, seat: int, in_turn: int, row: Any) -> None:
    """Write the blocks that only a few tables have."""
    if s.rules.seven_zero:
        others = int(in_turn and s.phase == Phase.SWAP)
        put_others(s, row, swap_at(s.rules, s.players), others)
    if s.rules.launcher:
        put_others(s, row, flip_at(s.rules, s.players), int(in_turn and s.phase == Phase.FLIP))
        if not s.rules.gift_by_chance:
            write_gifts(s, seat, int(in_turn and s.phase == Phase.GIVE), row)
    if s.rules.players_referee and settings.asks:
        write_accusations(s, settings, seat, row)


def put_others(s: RoundState, row: Any, first: int, others: int) -> None:
    """Write a 1 for every other seat if `others` is 1."""
    bits = ((1 << s.players) - 2) * others
    for word in range(words_for_seats(s.players)):
        row[first + word] = spread(bits >> 8 * word & 255)


def write_gifts(s: RoundState, seat: int, asked: int, row: Any) -> None:
    """Write the gifts: any card in the hand (R26)."""
    even = 0
    odd = 0
    hand = s.hands[seat]
    for word in range(0, len(hand), 2):
        even |= hand[word] * asked
        odd |= hand[word + 1] * asked
    first = give_at(s.rules, s.players)
    put_kinds(row, first, even & ~s.rules.flips[0], odd & ~s.rules.flips[1])
    wild = int((even | odd) & LOW_WILDS != 0)
    wild_four = int(even & HIGH_WILDS != 0)
    row[first + WILD_KIND // 8] |= wild << 32 | wild_four << 40
    put_kinds(row, first + WIDE_PLANE, even & s.rules.flips[0], odd & s.rules.flips[1])


def write_accusations(s: RoundState, settings: Offering, seat: int, row: Any) -> None:
    """Write the accusations (G1). Bots do not talk, so a sensible mask has none."""
    bits = 0
    for other in range(s.players):
        if may_accuse(s, seat, other) and not settings.sensible:
            bits |= 1 << ahead(s, seat, other)
    first = accuse_at(s.rules, s.players)
    for word in range(words_for_seats(s.players)):
        row[first + word] = spread(bits >> 8 * word & 255)


def move_of(s: RoundState, seat: int, action: int) -> int:
    """Convert a seat's action to a move (see moves.py), or NO_MOVE for `wait`."""
    if action < WILD_KIND:
        return 4 * action
    if action < SAY:
        return 4 * WILD_KIND + action - WILD_KIND
    if action < CATCH:
        return DRAW + action - SAY
    if action < PLAIN_ACTIONS:
        return CATCH_MOVE + s.exposed if action == CATCH else NO_MOVE
    return rarer_move(s, seat, action)


def rarer_move(s: RoundState, seat: int, action: int) -> int:
    if s.rules.players_referee and action >= 8 * accuse_at(s.rules, s.players):
        return ACCUSE + seat_ahead(s, seat, action - 8 * accuse_at(s.rules, s.players))
    if s.rules.launcher:
        if action >= 8 * give_at(s.rules, s.players):
            return GIVE + kind_at(action - 8 * give_at(s.rules, s.players))
        if action >= 8 * play_flip_card_at(s.rules, s.players):
            return 4 * (FLIP_MARK + action - 8 * play_flip_card_at(s.rules, s.players))
        if action >= 8 * flip_at(s.rules, s.players):
            return FLIP + seat_ahead(s, seat, action - 8 * flip_at(s.rules, s.players))
    return SWAP + seat_ahead(s, seat, action - 8 * swap_at(s.rules, s.players))


def kind_at(place: int) -> int:
    """Return the kind at an index into the two gift planes: plain kinds, then flip cards."""
    return place if place < 8 * WIDE_PLANE else FLIP_MARK + place - 8 * WIDE_PLANE


def first_legal(row: Any, words: int) -> int:
    """Return the action that replaces an illegal one: the first in the mask, or -1 if the mask is empty."""
    for word in range(words):
        if row[word] != 0:
            action = 8 * word
            while row[word] >> (action & 7) * 8 & 1 == 0:
                action += 1
            return action
    return -1


def is_offered(row: Any, words: int, action: int) -> bool:
    return 0 <= action < 8 * words and row[action >> 3] >> 8 * (action & 7) & 1 == 1
