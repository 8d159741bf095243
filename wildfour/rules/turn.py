"""A turn: C1 to C4, C6, and the start of a turn (E5)."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.card_faces import WILD, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, color_of, face_of
from wildfour.rules.effects import after_play
from wildfour.rules.going_out import end_drawn, play_on
from wildfour.rules.penalties import drop_accusations, let_stand
from wildfour.rules.piles import add, count, draw_card, find, remove, take_card
from wildfour.rules.playable import holds_color, is_illegal, is_rightful, is_start_card
from wildfour.rules.primitives import Chance, emit
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window, owe_call


def begin_turn(s: RoundState) -> None:
    """Begin a turn by drawing or playing, which ends the time for catches and objections (E5)."""
    close_window(s)
    if s.rules.players_referee:
        let_stand(s)
        drop_accusations(s)


def play(s: RoundState, chance: Chance, seat: int, kind: int, color: int) -> None:
    """Play a card of the given kind. `color` is the color chosen for a wild card."""
    play_card(s, chance, seat, find(s.rules, s.hands[seat], kind), color)


def play_card(s: RoundState, chance: Chance, seat: int, card: int, color: int) -> None:
    begin_turn(s)
    face = face_of(card)
    s.bluff = int(face == WILD_FOUR and holds_color(s.hands[seat], s.color))
    if s.rules.players_referee:
        s.wrong = int(is_illegal(s, seat, card))
        s.under = s.top
        s.under_by = NOBODY if is_start_card(s) else s.laid_by
    else:
        add(s.discard, s.top)
    remove(s.hands[seat], card)
    put_on_top(s, seat, card, face, color)
    owe_call(s, seat)
    after_play(s, chance)


def put_on_top(s: RoundState, seat: int, card: int, face: int, color: int) -> None:
    s.top = card
    s.face = face
    s.color_before = s.color
    s.direction_before = s.direction
    s.laid_by = seat
    s.target = NOBODY
    just_drawn = s.drawn != NO_CARD and not s.rules.players_referee  # R20: the referees may accept any card
    s.drawn = NO_CARD
    s.passes = 0
    emit(s, EventKind.PLAYED, seat, card, seat if just_drawn else NOBODY)
    if face < WILD:
        s.color = color_of(card)
    else:
        name_color(s, seat, color)


def name_color(s: RoundState, seat: int, color: int) -> None:
    """Choose one of the four colors. The current color is allowed (D4, D5, D11)."""
    s.color = color
    emit(s, EventKind.NAMED_COLOR, seat, NO_CARD, color)


def choose_start_color(s: RoundState, color: int) -> None:
    """Choose the color for a wild start card. The same player then plays (B8, B10)."""
    name_color(s, s.turn, color)
    s.phase = Phase.PLAY


def draw(s: RoundState, chance: Chance) -> None:
    """Draw a card, which may be played in the same turn (C3, C4)."""
    begin_turn(s)
    seat = s.turn
    s.called = 0
    s.passes = 0
    card = take_card(s, chance, s.hands[seat])
    if card != NO_CARD:
        emit(s, EventKind.DREW, seat, card, unplayed_color(s, seat))
    if s.rules.draw_until_playable:
        card = draw_on(s, chance, seat, card)
    if s.rules.drawn_card_stays:
        play_on(s, next_seat(s, seat))
    else:
        s.drawn = card
        s.phase = Phase.PLAY_DRAWN


def unplayed_color(s: RoundState, seat: int) -> int:
    """Return the color that a player who drew presumably lacks. With the house rule plain-finish, a player's only card
    implies nothing, since it may match the color and still not be playable."""
    return NOBODY if s.rules.plain_finish and count(s.hands[seat]) == 2 else s.color


def draw_on(s: RoundState, chance: Chance, seat: int, card: int) -> int:
    """Draw cards until a card is playable or no cards are left (house rule draw-until-playable)."""
    while not is_rightful(s, seat, card):
        another = draw_card(s, chance, seat)
        if another == NO_CARD:
            break
        card = another
    return card


def keep(s: RoundState) -> None:
    """Keep the drawn card. Play passes to the next player (C3)."""
    emit(s, EventKind.KEPT, s.turn, NO_CARD, s.color)
    s.drawn = NO_CARD
    s.called = 0
    play_on(s, next_seat(s, s.turn))


def pass_turn(s: RoundState) -> None:
    """Pass with no card to play or draw. After a full circle of passes, the round is drawn (R7)."""
    emit(s, EventKind.PASSED, s.turn, NO_CARD, NOBODY)
    s.passes += 1
    s.called &= ~(1 << s.turn)
    if s.passes == s.players:
        end_drawn(s)
    else:
        play_on(s, next_seat(s, s.turn))
