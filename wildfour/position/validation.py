"""Position validation. Each refusal is one sentence that includes the correction.

A position need not be reachable, but the rules must be able to continue from it. So a winner with cards left is
rejected, as is a phase that the table cannot be in.
"""

from wildfour.errors import refuse_if
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.card_faces import FACE_TABLE, MINION, WILD, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, color_of, face_of, kind_name, kind_of
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.notation import seats_in
from wildfour.rules.action_cards import may_answer
from wildfour.rules.effects import flip_follows, last_card_needs_answer
from wildfour.rules.penalties import accusers_needed
from wildfour.rules.piles import count, is_empty, nothing_to_draw
from wildfour.rules.playable import is_start_card
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import may_call_now

MOST_DEMANDED = 8 * 2 + 4 * 4  # cards demanded by all draw cards in a deck
OWN_CARD = {Phase.FLIP: "flip", Phase.GIVE: "give", Phase.SWAP: "swap"}  # phases where the player of the top card acts
SEVEN = 7


def check_position(edition: Edition, s: RoundState) -> None:
    """Reject a position that the rules could not continue from."""
    refuse_if(min(s.turn, s.dealer, s.laid_by) == NOBODY, "position-needs-seats")
    check_color(edition, s)
    check_end(s)
    check_hands(s)
    check_phase(edition, s)
    check_pending(edition, s)
    check_target(s)
    check_drawn(s)
    check_calls(s)
    check_exposed(s)
    check_passes(s)
    check_under(edition, s)
    check_top_marks(s)
    check_accusations(s)


def card_text(edition: Edition, s: RoundState, card: int) -> str:
    return kind_name(kind_of(s.rules, card), edition.letters)


def check_color(edition: Edition, s: RoundState) -> None:
    """Check the current color: the color of the top card or, for a wild card, the chosen color."""
    printed = color_of(s.top)
    if s.phase == Phase.CHOOSE_COLOR:
        refuse_if(
            s.face not in (WILD, MINION) or not is_start_card(s) or s.laid_by != s.dealer, "position-choosing-color"
        )
        refuse_if(not is_empty(s.discard), "position-no-discards-yet")
        refuse_if(s.color != NO_COLOR, "position-no-color-yet")
        return
    refuse_if(printed == NO_COLOR == s.color, "position-color-missing", color=edition.letters[2])
    refuse_if(
        printed not in (NO_COLOR, s.color),
        "position-color-of-top",
        card=card_text(edition, s, s.top),
        color=edition.letters[printed],
    )


def check_end(s: RoundState) -> None:
    if s.phase != Phase.OVER:
        refuse_if(s.winner != NOBODY, "position-won-already", seat=str(s.winner))
        return
    if s.winner == NOBODY:
        refuse_if(s.passes != s.players, "position-over-without-winner", players=str(s.players))
        return
    refuse_if(not is_empty(s.hands[s.winner]), "position-winner-holds-cards", seat=str(s.winner))
    refuse_if(s.laid_by != s.winner, "position-winner-laid", seat=str(s.winner))


def check_hands(s: RoundState) -> None:
    """Check that a player without cards has won (E6), or is waiting for the last card's effect (R38)."""
    for seat in range(s.players):
        waits = seat == s.laid_by and s.phase in (Phase.ANSWER, Phase.FLIP)
        refuse_if(is_empty(s.hands[seat]) and seat != s.winner and not waits, "position-no-card-left", seat=str(seat))


def check_phase(edition: Edition, s: RoundState) -> None:
    if s.phase in OWN_CARD:
        check_own_card(edition, s, OWN_CARD[Phase(s.phase)])
    elif s.phase == Phase.PLAY_DRAWN:
        refuse_if(s.rules.drawn_card_stays, "position-drawn-card-stays")
    elif s.phase == Phase.ANSWER:
        check_answer(edition, s)


def check_own_card(edition: Edition, s: RoundState, phase: str) -> None:
    """Check the phases in which the player of the top card acts (I1, I2, seven-zero)."""
    refuse_if(phase != "swap" and not s.rules.launcher, "position-no-launcher", edition=edition.name, phase=phase)
    refuse_if(phase == "give" and bool(s.rules.gift_by_chance), "position-gift-by-chance")
    refuse_if(phase == "swap" and not (s.rules.seven_zero and s.face == SEVEN), "position-swap-after-seven")
    refuse_if(phase != "swap" and not flip_follows(s), "position-no-flip", card=card_text(edition, s, s.top))
    refuse_if(s.turn != s.laid_by or is_start_card(s), "position-own-card", phase=phase, seat=str(s.turn))


def check_answer(edition: Edition, s: RoundState) -> None:
    refuse_if(s.turn == s.laid_by, "position-own-answer")
    demanded = FACE_TABLE[s.face].demands
    refuse_if(
        s.pending == 0 < demanded, "position-demands-cards", card=card_text(edition, s, s.top), cards=str(demanded)
    )
    asked = may_answer(s) if s.pending > 0 else last_card_needs_answer(s)
    refuse_if(not asked, "position-no-answer", card=card_text(edition, s, s.top))


def check_pending(edition: Edition, s: RoundState) -> None:
    """Check the number of demanded cards (D1, D5), including stacked ones (R31)."""
    if s.pending == 0:
        return
    stacked_on = s.phase in (Phase.FLIP, Phase.GIVE) and s.face == WILD_FOUR and s.rules.stacking
    refuse_if(s.phase != Phase.ANSWER and not stacked_on, "position-nothing-pending")
    own = FACE_TABLE[s.face].demands if s.phase == Phase.ANSWER else 2
    most = MOST_DEMANDED * s.rules.decks if s.rules.stacking else own
    refuse_if(
        s.pending % 2 == 1 or not 0 < own <= s.pending <= most,
        "position-pending-cards",
        card=card_text(edition, s, s.top),
        own=str(own),
        pending=str(s.pending),
    )


def check_target(s: RoundState) -> None:
    """Check a hit's target: required in phase `give` (I2), and allowed after a Wild Draw Four's flip (R28)."""
    if s.phase == Phase.GIVE:
        refuse_if(s.target in (NOBODY, s.turn), "position-give-to-whom", seat=str((s.turn + 1) % s.players))
    elif s.target != NOBODY:
        moved = s.phase == Phase.ANSWER and s.face == WILD_FOUR and s.rules.launcher
        refuse_if(
            not moved or s.turn != s.target or bool(s.rules.wild_four_flip_gives),
            "position-hit-by-nothing",
            seat=str(s.target),
        )


def check_drawn(s: RoundState) -> None:
    refuse_if(s.phase == Phase.PLAY_DRAWN and s.drawn == NO_CARD, "position-drawn-missing")
    refuse_if(s.phase != Phase.PLAY_DRAWN and s.drawn != NO_CARD, "position-nothing-drawn")


def check_calls(s: RoundState) -> None:
    """Check that an early call is still valid (E1, R34)."""
    for seat in seats_in(s.called):
        refuse_if(not may_call_now(s, seat) or count(s.hands[seat]) < 2, "position-cannot-have-called", seat=str(seat))


def check_exposed(s: RoundState) -> None:
    if s.exposed == NOBODY:
        return
    refuse_if(
        s.exposed != s.laid_by or is_start_card(s) or is_empty(s.hands[s.exposed]),
        "position-cannot-be-caught",
        seat=str(s.exposed),
    )
    refuse_if(s.phase == Phase.PLAY_DRAWN, "position-caught-too-late")


def check_passes(s: RoundState) -> None:
    """Check that passing players could not draw (R7)."""
    if s.passes == 0:
        return
    refuse_if(
        s.passes > s.players or (s.passes == s.players and s.phase != Phase.OVER),
        "position-too-many-passes",
        players=str(s.players),
        most=str(s.players - 1),
    )
    refuse_if(
        s.phase not in (Phase.PLAY, Phase.OVER) or s.winner != NOBODY or not nothing_to_draw(s),
        "position-no-reason-to-pass",
    )


def check_under(edition: Edition, s: RoundState) -> None:
    """Check the card under the top card: the players must be the referees, and the previous color must be known."""
    if s.under == NO_CARD:
        refuse_if(s.under_by != NOBODY, "position-nothing-under")
        return
    refuse_if(not s.rules.players_referee, "position-under-needs-referees")
    refuse_if(s.phase not in (Phase.PLAY, Phase.ANSWER), "position-cannot-take-back")
    refuse_if(s.color_before == NO_COLOR, "position-color-before-missing")
    printed = color_of(s.under)
    refuse_if(
        printed not in (NO_COLOR, s.color_before), "position-color-before-wrong", card=card_text(edition, s, s.under)
    )
    refuse_if(face_of(s.under) == WILD_FOUR and s.under_by == NOBODY, "position-under-laid-by-nobody")


def check_top_marks(s: RoundState) -> None:
    """Check the top card's marks: bluff (D7), illegal (G2), objections (R20)."""
    refuse_if(max(s.bluff, s.wrong) > 1, "position-zero-or-one")
    refuse_if(s.bluff == 1 and s.face != WILD_FOUR, "position-no-bluff")
    refuse_if(s.under == NO_CARD and s.wrong + s.objected > 0, "position-cannot-be-wrong")
    refuse_if(s.objected >> s.laid_by & 1, "position-own-objection")


def check_accusations(s: RoundState) -> None:
    """Check that no player has enough accusers for a penalty yet (G1, R21), and that all accusers hold cards (R38)."""
    for seat in range(s.players):
        accusers = seats_in(s.accusers[seat])
        if not accusers:
            continue
        refuse_if(not s.rules.players_referee, "position-accused-needs-referees", seat=str(seat))
        refuse_if(seat in accusers, "position-accuses-itself", seat=str(seat))
        refuse_if(
            len(accusers) >= accusers_needed(s),
            "position-accused-enough",
            accusers=str(len(accusers)),
            seat=str(seat),
        )
        refuse_if(
            s.phase != Phase.OVER and any(is_empty(s.hands[one]) for one in (seat, *accusers)),
            "position-accused-out",
        )
