"""Legal moves per seat, including calls, catches, objections, and jump-ins out of turn.

`legal_moves` lists the moves that have an effect. Needless calls and catches are accepted too (R14, R15). See
`is_needless`.
"""

from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.cards import (
    COLORED,
    COLORED_KINDS,
    FLIP_MARK,
    HIGH_WILDS,
    LOW_WILDS,
    MINION_KIND,
    NO_CARD,
    WILD_FOUR_KIND,
    WILD_KIND,
    Zone,
)
from wildfour.rulebook.moves import (
    ACCEPT,
    ACCUSE,
    CALL,
    CATCH,
    CHALLENGE,
    DECLINE,
    DRAW,
    FLIP,
    GIVE,
    KEEP,
    NAME_COLOR,
    OBJECT,
    PASS,
    SWAP,
)
from wildfour.rules.action_cards import may_challenge
from wildfour.rules.launcher import may_decline
from wildfour.rules.penalties import may_accuse, may_object
from wildfour.rules.piles import find, is_empty, nothing_to_draw
from wildfour.rules.playable import has_rightful, is_rightful, legal_cards
from wildfour.rules.primitives import nth_bit
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import call_counts, may_catch

MOST_LEGAL_MOVES = 256
Moves = list[int]


def legal_moves(s: RoundState, seat: int, moves: Moves) -> int:
    """Write a seat's moves into `moves` in a fixed order, and return their number."""
    if s.phase == Phase.OVER or seat >= s.players or (seat != s.turn and not others_may_move(s)):
        return 0
    n = list_plays(s, seat, moves, 0)
    if seat == s.turn:
        n = list_turn(s, seat, moves, n)
    n = list_calls(s, seat, moves, n)
    if s.rules.players_referee:
        n = list_penalties(s, seat, moves, n)
    return n


def others_may_move(s: RoundState) -> bool:
    """Return True if any seat may move out of turn: after a missing call, by jumping in, or as a referee."""
    return s.exposed != NOBODY or s.rules.jump_in != 0 or s.rules.players_referee != 0


def is_needless(s: RoundState, seat: int, move: int) -> bool:
    """Return True for a needless call or catch, which the rules allow (R14, R15)."""
    if s.phase == Phase.OVER or seat >= s.players or is_empty(s.hands[seat]):  # R38
        return False
    return move == CALL or (CATCH <= move < CATCH + s.players and may_catch(s, seat, move - CATCH))


def list_plays(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    hand = s.hands[seat]
    even = 0
    odd = 0
    for word in range(0, len(hand), 2):
        even |= hand[word]
        odd |= hand[word + 1]
    even &= legal_cards(s, seat, 0)
    odd &= legal_cards(s, seat, 1)
    flips = even & s.rules.flips[0] | odd & s.rules.flips[1]
    even &= ~s.rules.flips[0]
    odd &= ~s.rules.flips[1]
    n = list_colored(moves, n, (even | odd) & COLORED, 0)
    if (even | odd) & LOW_WILDS:
        n = list_wild(moves, n, WILD_KIND)
    if even & HIGH_WILDS:
        n = list_wild(moves, n, WILD_FOUR_KIND)
    if odd & HIGH_WILDS:
        n = list_wild(moves, n, MINION_KIND)
    return list_colored(moves, n, flips, FLIP_MARK)


def list_colored(moves: Moves, n: int, cards: int, mark: int) -> int:
    while cards != 0:
        moves[n] = 4 * (nth_bit(cards, 0) + mark)
        n += 1
        cards &= cards - 1
    return n


def list_wild(moves: Moves, n: int, kind: int) -> int:
    for color in range(4):
        moves[n] = 4 * kind + color
        n += 1
    return n


def list_turn(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List the current player's moves in this phase, except card plays."""
    if s.phase == Phase.PLAY:
        return list_draw(s, seat, moves, n)
    if s.phase == Phase.PLAY_DRAWN:
        return list_keep(s, seat, moves, n)
    if s.phase == Phase.ANSWER:
        return list_answers(s, moves, n)
    if s.phase == Phase.CHOOSE_COLOR:
        return list_colors(moves, n)
    if s.phase == Phase.FLIP:
        return list_flips(s, seat, moves, n)
    if s.phase == Phase.GIVE:
        return list_gifts(s, s.hands[seat], moves, n)
    return list_others(s, seat, moves, n, SWAP)


def list_draw(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List the draw (C3, C4), or the pass if the player can neither play nor draw (R7)."""
    if nothing_to_draw(s):
        if not has_rightful(s, seat):
            moves[n] = PASS
            n += 1
    elif not (s.rules.must_play and has_rightful(s, seat)):
        moves[n] = DRAW
        n += 1
    return n


def list_keep(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List the move that keeps the drawn card (C3), unless the card is playable and the house rule must-play is on."""
    if not (s.rules.must_play and is_rightful(s, seat, s.drawn)):
        moves[n] = KEEP
        n += 1
    return n


def list_answers(s: RoundState, moves: Moves, n: int) -> int:
    moves[n] = ACCEPT
    n += 1
    if may_challenge(s):
        moves[n] = CHALLENGE
        n += 1
    return n


def list_colors(moves: Moves, n: int) -> int:
    for color in range(4):
        moves[n] = NAME_COLOR + color
        n += 1
    return n


def list_flips(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List flips at the other players (I1), and the option to decline (R27)."""
    if may_decline(s):
        moves[n] = DECLINE
        n += 1
    return list_others(s, seat, moves, n, FLIP)


def list_others(s: RoundState, seat: int, moves: Moves, n: int, first: int) -> int:
    for other in range(s.players):
        if other != seat:
            moves[n] = first + other
            n += 1
    return n


def list_gifts(s: RoundState, hand: Zone, moves: Moves, n: int) -> int:
    """List the possible gifts: every card in the hand (R26)."""
    for kind in range(FLIP_MARK + COLORED_KINDS):
        if find(s.rules, hand, kind) != NO_CARD:
            moves[n] = GIVE + kind
            n += 1
    return n


def list_calls(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List a call that would count (E1, E3, R34) and a catch that would succeed (E2)."""
    if call_counts(s, seat):
        moves[n] = CALL
        n += 1
    if s.exposed != NOBODY and may_catch(s, seat, s.exposed):
        moves[n] = CATCH + s.exposed
        n += 1
    return n


def list_penalties(s: RoundState, seat: int, moves: Moves, n: int) -> int:
    """List objections and accusations, justified or not. Only an objection reveals that a card is illegal (G1, G2)."""
    if may_object(s, seat):
        moves[n] = OBJECT
        n += 1
    for other in range(s.players):
        if may_accuse(s, seat, other):
            moves[n] = ACCUSE + other
            n += 1
    return n
