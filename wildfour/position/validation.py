"""What a position cannot be. Each refusal is one sentence that says what would be right.

Nobody asks how a position could have come about; only whether the rules could go on from it as from any other. So what
is refused here is what no round can be: a winner who holds cards, a phase that the table does not have.
"""

from wildfour.errors import refuse_if
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.card_faces import FACE_TABLE, MINION, WILD, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, color_of, face_of, kind_name, kind_of
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.notation import seats_in
from wildfour.rules.action_cards import may_answer
from wildfour.rules.effects import flip_follows, last_card_is_asked_about
from wildfour.rules.penalties import accusers_needed
from wildfour.rules.piles import count, is_empty, nothing_to_draw
from wildfour.rules.playable import is_start_card
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.uno_call import may_call_now

MOST_DEMANDED = 8 * 2 + 4 * 4  # by all the draw cards of a deck
OWN_CARD = {Phase.FLIP: "flip", Phase.GIVE: "give", Phase.SWAP: "swap"}  # phases in which its player goes on
SEVEN = 7


def check_position(edition: Edition, s: RoundState) -> None:
    Checker(edition, s).check()


class Checker:
    """One position, looked at part by part."""

    def __init__(self, edition: Edition, s: RoundState) -> None:
        self.edition = edition
        self.s = s

    def check(self) -> None:
        self.check_seats()
        self.check_color()
        self.check_end()
        self.check_hands()
        self.check_phase()
        self.check_pending()
        self.check_target()
        self.check_drawn()
        self.check_calls()
        self.check_exposed()
        self.check_passes()
        self.check_under()
        self.check_doubts()
        self.check_accusations()

    def card(self, card: int) -> str:
        return kind_name(kind_of(self.s.rules, card), self.edition.letters)

    def color(self, color: int) -> str:
        return self.edition.letters[color]

    def check_seats(self) -> None:
        s = self.s
        refuse_if(min(s.turn, s.dealer, s.laid_by) == NOBODY, "position-needs-seats")

    def check_color(self) -> None:
        """A colored card has its color, a wild card the one that was named; a start card's is yet to be."""
        s, printed = self.s, color_of(self.s.top)
        if s.phase == Phase.CHOOSE_COLOR:
            refuse_if(
                s.face not in (WILD, MINION) or not is_start_card(s) or s.laid_by != s.dealer, "position-choosing-color"
            )
            refuse_if(not is_empty(s.discard), "position-no-discards-yet")
            refuse_if(s.color != NO_COLOR, "position-no-color-yet")
            return
        refuse_if(printed == NO_COLOR == s.color, "position-color-missing", color=self.edition.letters[2])
        refuse_if(
            printed not in (NO_COLOR, s.color),
            "position-color-of-top",
            card=self.card(s.top),
            color=self.color(printed),
        )

    def check_end(self) -> None:
        s = self.s
        if s.phase != Phase.OVER:
            refuse_if(s.winner != NOBODY, "position-won-already", seat=str(s.winner))
            return
        if s.winner == NOBODY:
            refuse_if(s.passes != s.players, "position-over-without-winner", players=str(s.players))
            return
        refuse_if(not is_empty(s.hands[s.winner]), "position-winner-holds-cards", seat=str(s.winner))
        refuse_if(s.laid_by != s.winner, "position-winner-laid", seat=str(s.winner))

    def check_hands(self) -> None:
        """E6: the round is over with the last card; R38: or waits only for what it makes the next player do."""
        s = self.s
        for seat in range(s.players):
            waits = seat == s.laid_by and s.phase in (Phase.ANSWER, Phase.FLIP)
            refuse_if(
                is_empty(s.hands[seat]) and seat != s.winner and not waits, "position-no-card-left", seat=str(seat)
            )

    def check_phase(self) -> None:
        s = self.s
        if s.phase in OWN_CARD:
            self.check_own_card(OWN_CARD[Phase(s.phase)])
        elif s.phase == Phase.PLAY_DRAWN:
            refuse_if(s.rules.drawn_card_stays, "position-drawn-card-stays")
        elif s.phase == Phase.ANSWER:
            self.check_answer()

    def check_own_card(self, phase: str) -> None:
        """I1, I2, seven-zero: whoever laid the top card is asked what comes of it."""
        s = self.s
        refuse_if(
            phase != "swap" and not s.rules.launcher, "position-no-launcher", edition=self.edition.name, phase=phase
        )
        refuse_if(phase == "give" and bool(s.rules.gift_by_chance), "position-gift-by-chance")
        refuse_if(phase == "swap" and not (s.rules.seven_zero and s.face == SEVEN), "position-swap-after-seven")
        refuse_if(phase != "swap" and not flip_follows(s), "position-no-flip", card=self.card(s.top))
        refuse_if(s.turn != s.laid_by or is_start_card(s), "position-own-card", phase=phase, seat=str(s.turn))

    def check_answer(self) -> None:
        s = self.s
        refuse_if(s.turn == s.laid_by, "position-own-answer")
        demanded = FACE_TABLE[s.face].demands
        refuse_if(s.pending == 0 < demanded, "position-demands-cards", card=self.card(s.top), cards=str(demanded))
        asked = may_answer(s) if s.pending > 0 else last_card_is_asked_about(s)
        refuse_if(not asked, "position-no-answer", card=self.card(s.top))

    def check_pending(self) -> None:
        """D1, D5: what the top card demands; R31: with what was stacked below it."""
        s = self.s
        if s.pending == 0:
            return
        stacked_on = s.phase in (Phase.FLIP, Phase.GIVE) and s.face == WILD_FOUR and s.rules.stacking
        refuse_if(s.phase != Phase.ANSWER and not stacked_on, "position-nothing-pending")
        own = FACE_TABLE[s.face].demands if s.phase == Phase.ANSWER else 2
        most = MOST_DEMANDED * s.rules.decks if s.rules.stacking else own
        refuse_if(
            s.pending % 2 == 1 or not 0 < own <= s.pending <= most,
            "position-pending-cards",
            card=self.card(s.top),
            own=str(own),
            pending=str(s.pending),
        )

    def check_target(self) -> None:
        """I2: whoever gives has hit somebody. R28: and so may the flip of a Wild Draw Four."""
        s = self.s
        if s.phase == Phase.GIVE:
            refuse_if(s.target in (NOBODY, s.turn), "position-give-to-whom", seat=str((s.turn + 1) % s.players))
        elif s.target != NOBODY:
            moved = s.phase == Phase.ANSWER and s.face == WILD_FOUR and s.rules.launcher
            refuse_if(
                not moved or s.turn != s.target or bool(s.rules.wild_four_flip_gives),
                "position-hit-by-nothing",
                seat=str(s.target),
            )

    def check_drawn(self) -> None:
        s = self.s
        refuse_if(s.phase == Phase.PLAY_DRAWN and s.drawn == NO_CARD, "position-drawn-missing")
        refuse_if(s.phase != Phase.PLAY_DRAWN and s.drawn != NO_CARD, "position-nothing-drawn")

    def check_calls(self) -> None:
        """E1, R34: a call is remembered for the moment that it was made for."""
        s = self.s
        for seat in seats_in(s.called):
            refuse_if(
                not may_call_now(s, seat) or count(s.hands[seat]) < 2, "position-cannot-have-called", seat=str(seat)
            )

    def check_exposed(self) -> None:
        s = self.s
        if s.exposed == NOBODY:
            return
        refuse_if(
            s.exposed != s.laid_by or is_start_card(s) or is_empty(s.hands[s.exposed]),
            "position-cannot-be-caught",
            seat=str(s.exposed),
        )
        refuse_if(s.phase == Phase.PLAY_DRAWN, "position-caught-too-late")

    def check_passes(self) -> None:
        """R7: whoever passes can neither play nor draw."""
        s = self.s
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

    def check_under(self) -> None:
        """A card can be taken back only where the players are the referees, and then the color before it is known."""
        s = self.s
        if s.under == NO_CARD:
            refuse_if(s.under_by != NOBODY, "position-nothing-under")
            return
        refuse_if(not s.rules.players_referee, "position-under-needs-referees")
        refuse_if(s.phase not in (Phase.PLAY, Phase.ANSWER), "position-cannot-take-back")
        refuse_if(s.color_before == NO_COLOR, "position-color-before-missing")
        printed = color_of(s.under)
        refuse_if(printed not in (NO_COLOR, s.color_before), "position-color-before-wrong", card=self.card(s.under))
        refuse_if(face_of(s.under) == WILD_FOUR and s.under_by == NOBODY, "position-under-laid-by-nobody")

    def check_doubts(self) -> None:
        """What may be said of the top card: a bluff (D7), a wrong card (G2), objections to it (R20)."""
        s = self.s
        refuse_if(max(s.bluff, s.wrong) > 1, "position-zero-or-one")
        refuse_if(s.bluff == 1 and s.face != WILD_FOUR, "position-no-bluff")
        refuse_if(s.under == NO_CARD and s.wrong + s.objected > 0, "position-cannot-be-wrong")
        refuse_if(s.objected >> s.laid_by & 1, "position-own-objection")

    def check_accusations(self) -> None:
        """G1, R21: until enough of the others say it; R38: nobody who is out."""
        s = self.s
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
