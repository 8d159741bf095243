"""Table penalties with the players as referees: G1 to G3, R20, R21, R37 to R39."""

from wildfour.events.event_kinds import NOBODY, EventKind
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, face_of
from wildfour.rules.piles import add, draw_cards, is_empty
from wildfour.rules.primitives import Chance, emit, popcount
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import close_window

PENALTY = 2


def let_stand(s: RoundState) -> None:
    """Let an illegal card stand if no player objected in time (G3)."""
    if s.rules.players_referee and s.under != NO_CARD:
        add(s.discard, s.under)
        s.under = NO_CARD
        s.under_by = NOBODY
    s.wrong = 0
    s.objected = 0


def drop_accusations(s: RoundState) -> None:
    """Drop accusations when the next turn begins (R37)."""
    for seat in range(s.players):
        s.accusers[seat] = 0


def may_object(s: RoundState, seat: int) -> bool:
    """Return True if a seat may object. Every other player may object once, until the next turn begins (R20) or the
    penalty is drawn (R39)."""
    return s.under != NO_CARD and seat != s.laid_by and s.objected >> seat & 1 == 0


def object_to(s: RoundState, chance: Chance, seat: int) -> None:
    emit(s, EventKind.OBJECTED, seat, NO_CARD, s.laid_by)
    if s.wrong:
        take_back(s, chance)
        return
    s.objected |= 1 << seat
    emit(s, EventKind.FALSE_OBJECTION, seat, NO_CARD, s.laid_by)
    if s.rules.false_objection_costs:
        draw_cards(s, chance, seat, PENALTY)


def take_back(s: RoundState, chance: Chance) -> None:
    """Return an illegal card to its player, who draws 2. Play continues with the next player (G2)."""
    offender = s.laid_by
    add(s.hands[offender], s.top)
    emit(s, EventKind.TOOK_BACK, offender, s.top, NOBODY)
    uncover(s)
    s.pending = 0
    s.bluff = 0
    s.wrong = 0
    s.objected = 0
    close_window(s)
    draw_cards(s, chance, offender, PENALTY)
    s.turn = next_seat(s, offender)
    s.phase = Phase.PLAY
    s.called &= 1 << s.turn  # an early call is valid only on the caller's turn


def uncover(s: RoundState) -> None:
    """Restore the state before the top card was played."""
    s.top = s.under
    s.face = face_of(s.top)
    s.color = s.color_before
    s.direction = s.direction_before
    s.laid_by = s.under_by
    if s.under_by == NOBODY:
        s.laid_by = s.dealer
        s.color_before = NO_COLOR
    s.under = NO_CARD
    s.under_by = NOBODY


def may_accuse(s: RoundState, seat: int, other: int) -> bool:
    """Return True if a seat may accuse another. Players without cards cannot accuse or be accused (R38)."""
    if not s.rules.players_referee or seat == other or other >= s.players:
        return False
    if is_empty(s.hands[seat]) or is_empty(s.hands[other]):
        return False
    return s.accusers[other] >> seat & 1 == 0


def accusers_needed(s: RoundState) -> int:
    """Return the number of accusers needed: a majority of the other players, or all of them (R21)."""
    others = s.players - 1
    return others if s.rules.suggestion_unanimous else others // 2 + 1


def accuse(s: RoundState, chance: Chance, seat: int, other: int) -> None:
    """Accuse a player of suggesting a play. The accused draws 2 once enough other players agree (G1, R21)."""
    s.accusers[other] |= 1 << seat
    emit(s, EventKind.ACCUSED, seat, NO_CARD, other)
    if popcount(s.accusers[other]) >= accusers_needed(s):
        s.accusers[other] = 0
        emit(s, EventKind.SUGGESTED, other, NO_CARD, NOBODY)
        draw_cards(s, chance, other, PENALTY)
