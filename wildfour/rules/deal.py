"""Setting up a round: B1 to B10, R1, R12."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import MINION, REVERSE, SKIP, WILD, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, color_of, face_of
from wildfour.rules.action_cards import change_direction
from wildfour.rules.effects import take_effect
from wildfour.rules.going_out import play_on
from wildfour.rules.piles import count, picked, remove, take_card
from wildfour.rules.primitives import Chance, clear, emit
from wildfour.rules.seats import left_of
from wildfour.rules.state import Phase, RoundState

HAND_SIZE = 7


def gather_cards(s: RoundState) -> None:
    """Move all cards to the draw pile."""
    for word in range(len(s.draw)):
        s.draw[word] = s.rules.deck[word & 1]
        s.discard[word] = 0
        for seat in range(s.players):
            s.hands[seat][word] = 0


def draw_for_deal(s: RoundState, chance: Chance) -> None:
    """Choose as dealer the player who draws the highest number (B1). Tied players draw again (R1)."""
    everyone = (1 << s.players) - 1
    drawing = everyone
    while True:
        highest = draw_once_for_deal(s, chance, drawing)
        if highest & (highest - 1) == 0:
            break
        drawing = everyone if s.rules.all_redraw else highest
    s.dealer = 0
    while highest >> s.dealer & 1 == 0:
        s.dealer += 1
    emit(s, EventKind.DEALS, s.dealer, NO_CARD, NOBODY)


def draw_once_for_deal(s: RoundState, chance: Chance, drawing: int) -> int:
    """Let each seat in `drawing` draw a card. Return the seats with the highest number. Both are bit sets of seats."""
    gather_cards(s)
    best = -1
    highest = 0
    for seat in range(s.players):
        if drawing >> seat & 1:
            card = picked(s, chance, s.draw, count(s.draw))
            remove(s.draw, card)
            emit(s, EventKind.DREW_FOR_DEAL, seat, card, NOBODY)
            number = number_for_deal(card)
            if number > best:
                best = number
                highest = 0
            if number == best:
                highest |= 1 << seat
    return highest


def number_for_deal(card: int) -> int:
    """Return a card's number. Action and wild cards count as zero (B1)."""
    face = face_of(card)
    return face if face < SKIP else 0


def deal(s: RoundState, chance: Chance) -> None:
    """Deal seven cards to each player, one at a time from the dealer's left, then turn up the start card (B2 to B4)."""
    gather_cards(s)
    clear(s)
    seat = s.dealer
    for _ in range(HAND_SIZE * s.players):
        seat = left_of(s, seat)
        card = take_card(s, chance, s.hands[seat])
        emit(s, EventKind.DEALT, seat, card, NOBODY)
    turn_up_start_card(s, chance)
    start(s, chance)


def turn_up_start_card(s: RoundState, chance: Chance) -> None:
    """Turn up the start card (B3). A Wild Draw Four is returned to the deck, and another card is turned up (B9)."""
    while True:
        card = picked(s, chance, s.draw, count(s.draw))
        emit(s, EventKind.TURNED_UP, s.dealer, card, NOBODY)
        if face_of(card) != WILD_FOUR:
            break
        emit(s, EventKind.PUT_BACK, s.dealer, card, NOBODY)
    remove(s.draw, card)
    s.top = card
    s.face = face_of(card)
    s.color = color_of(card)


def start(s: RoundState, chance: Chance) -> None:
    """Apply the start card as if the dealer had played it (B4 to B8, B10)."""
    s.laid_by = s.dealer
    if s.face == WILD or s.face == MINION:
        s.turn = left_of(s, s.dealer)
        s.phase = Phase.CHOOSE_COLOR
    elif s.face == REVERSE:
        change_direction(s)
        play_on(s, start_reverse_turn(s))
    else:
        take_effect(s, chance)


def start_reverse_turn(s: RoundState) -> int:
    """Return the dealer, who goes first. No player misses a turn (B6). The same applies with two players (R12)."""
    if s.players == 2 and s.rules.two_handed_start_reverse_left:
        return left_of(s, s.dealer)
    return s.dealer
