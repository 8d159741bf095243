"""What a position cannot be. Each refusal is one sentence that says what would be right.

Nobody asks how a position could have come about; only whether the rules could go on from it as from any other. So what
is refused here is what no round can be: a winner who holds cards, a phase that the table does not have.
"""

from wildfour.cards import (
    DRAW_TWO,
    MINION,
    NO_CARD,
    NO_COLOR,
    WILD,
    WILD_FOUR,
    color_of,
    face_of,
    kind_name,
    kind_of,
)
from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.event_kinds import NOBODY
from wildfour.rules.action_cards import may_answer
from wildfour.rules.effects import flip_follows, last_card_is_asked_about
from wildfour.rules.going_out import may_call_now
from wildfour.rules.penalties import accusers_needed
from wildfour.rules.piles import count, is_empty, nothing_to_draw
from wildfour.rules.playable import is_start_card
from wildfour.rules.state import Phase, RoundState
from wildfour.view import seats_in

DEMANDED = {DRAW_TWO: 2, WILD_FOUR: 4}
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

    def never(self, impossible: bool, sentence: str) -> None:
        if impossible:
            raise Invalid(sentence)

    def card(self, card: int) -> str:
        return kind_name(kind_of(self.s.rules, card), self.edition.letters)

    def color(self, color: int) -> str:
        return self.edition.letters[color]

    def check_seats(self) -> None:
        s = self.s
        self.never(
            min(s.turn, s.dealer, s.laid_by) == NOBODY,
            "A position needs a seat for turn, dealer and laid-by; write turn 0, for example.",
        )

    def check_color(self) -> None:
        """A colored card has its color, a wild card the one that was named; a start card's is yet to be."""
        s, printed = self.s, color_of(self.s.top)
        if s.phase == Phase.CHOOSE_COLOR:
            self.never(
                s.face not in (WILD, MINION) or not is_start_card(s) or s.laid_by != s.dealer,
                "In the phase choose-color a Wild or a Mutated Minion is the start card; write 'top W' and no laid-by.",
            )
            self.never(not is_empty(s.discard), "There are no discards under the start card; leave 'discard' out.")
            self.never(s.color != NO_COLOR, "In the phase choose-color no color is named yet; leave the color out.")
            return
        self.never(
            printed == NO_COLOR == s.color,
            f"The top card is wild and no color is named; add one, such as 'color {self.edition.letters[2]}'.",
        )
        self.never(
            printed not in (NO_COLOR, s.color),
            f"The top card {self.card(s.top)} has its own color; leave the color out, or write 'color "
            f"{self.color(printed)}'.",
        )

    def check_end(self) -> None:
        s = self.s
        if s.phase != Phase.OVER:
            self.never(s.winner != NOBODY, f"Seat {s.winner} has won, so the round is over; write 'phase over'.")
            return
        if s.winner == NOBODY:
            self.never(
                s.passes != s.players,
                f"A round that is over has a winner, or everybody has passed; add 'winner 0' or 'passes {s.players}'.",
            )
            return
        self.never(
            not is_empty(s.hands[s.winner]), f"The winner, seat {s.winner}, holds cards; take them out of the hand."
        )
        self.never(
            s.laid_by != s.winner, f"The winner, seat {s.winner}, laid the top card; write 'laid-by {s.winner}'."
        )

    def check_hands(self) -> None:
        """E6: the round is over with the last card; R38: or waits only for what it makes the next player do."""
        s = self.s
        for seat in range(s.players):
            waits = seat == s.laid_by and s.phase in (Phase.ANSWER, Phase.FLIP)
            self.never(
                is_empty(s.hands[seat]) and seat != s.winner and not waits,
                f"Seat {seat} has no card left, so it is out; give it one, or write 'phase over' and 'winner {seat}'.",
            )

    def check_phase(self) -> None:
        s = self.s
        if s.phase in OWN_CARD:
            self.check_own_card(OWN_CARD[Phase(s.phase)])
        elif s.phase == Phase.PLAY_DRAWN:
            self.never(
                bool(s.rules.drawn_card_stays),
                "With drawn-card-stays the turn is over with the draw; write 'phase play' and no drawn card.",
            )
        elif s.phase == Phase.ANSWER:
            self.check_answer()

    def check_own_card(self, phase: str) -> None:
        """I1, I2, seven-zero: whoever laid the top card is asked what comes of it."""
        s = self.s
        self.never(
            phase != "swap" and not s.rules.launcher,
            f"There is no launcher in {self.edition.name}, so there is no phase {phase}; write 'phase play'.",
        )
        self.never(
            phase == "give" and bool(s.rules.gift_by_chance),
            "With gift-by-chance a card is given at once, so there is no phase give; write 'phase play'.",
        )
        self.never(
            phase == "swap" and not (s.rules.seven_zero and s.face == SEVEN),
            "The phase swap follows a 7 where seven-zero is played; write 'phase play', or 'top r7' and the option.",
        )
        self.never(
            phase != "swap" and not flip_follows(s),
            f"No flip follows {self.card(s.top)} here; write 'phase play', or lay a flip card, such as 'top r7^'.",
        )
        self.never(
            s.turn != s.laid_by or is_start_card(s),
            f"In the phase {phase} the one on turn has laid the top card; write 'laid-by {s.turn}'.",
        )

    def check_answer(self) -> None:
        s = self.s
        self.never(s.turn == s.laid_by, "Nobody answers their own card; write another turn, or another laid-by.")
        demanded = DEMANDED.get(s.face, 0)
        self.never(
            s.pending == 0 < demanded,
            f"{self.card(s.top)} demands cards of the one who answers; add 'pending {demanded}'.",
        )
        asked = may_answer(s) if s.pending > 0 else last_card_is_asked_about(s)
        self.never(
            not asked,
            f"Nobody is asked for an answer to {self.card(s.top)} here; write 'phase play' and nothing pending.",
        )

    def check_pending(self) -> None:
        """D1, D5: what the top card demands; R31: with what was stacked below it."""
        s = self.s
        if s.pending == 0:
            return
        stacked_on = s.phase in (Phase.FLIP, Phase.GIVE) and s.face == WILD_FOUR and s.rules.stacking
        self.never(
            s.phase != Phase.ANSWER and not stacked_on,
            "Cards are pending only while somebody is asked for an answer; leave pending out, or write 'phase answer'.",
        )
        own = DEMANDED.get(s.face, 0) if s.phase == Phase.ANSWER else 2
        most = MOST_DEMANDED * s.rules.decks if s.rules.stacking else own
        self.never(
            s.pending % 2 == 1 or not 0 < own <= s.pending <= most,
            f"{self.card(s.top)} demands {own} cards, so {s.pending} cannot be pending; write 'pending {own}'.",
        )

    def check_target(self) -> None:
        """I2: whoever gives has hit somebody. R28: and so may the flip of a Wild Draw Four."""
        s = self.s
        if s.phase == Phase.GIVE:
            self.never(
                s.target in (NOBODY, s.turn),
                f"In the phase give somebody else was hit; add 'target {(s.turn + 1) % s.players}', for example.",
            )
        elif s.target != NOBODY:
            moved = s.phase == Phase.ANSWER and s.face == WILD_FOUR and s.rules.launcher
            self.never(
                not moved or s.turn != s.target or bool(s.rules.wild_four_flip_gives),
                f"Seat {s.target} was hit by no flip here; leave the target out.",
            )

    def check_drawn(self) -> None:
        s = self.s
        self.never(
            s.phase == Phase.PLAY_DRAWN and s.drawn == NO_CARD,
            "In the phase play-drawn the position needs the drawn card; add 'drawn r7', for example.",
        )
        self.never(
            s.phase != Phase.PLAY_DRAWN and s.drawn != NO_CARD,
            "A card was just drawn only in the phase play-drawn; leave 'drawn' out, or write 'phase play-drawn'.",
        )

    def check_calls(self) -> None:
        """E1, R34: a call is remembered for the moment that it was made for."""
        s = self.s
        for seat in seats_in(s.called):
            self.never(
                not may_call_now(s, seat) or count(s.hands[seat]) < 2,
                f"Seat {seat} cannot have called for a card that it may lay or give now; leave it out of 'called'.",
            )

    def check_exposed(self) -> None:
        s = self.s
        if s.exposed == NOBODY:
            return
        self.never(
            s.exposed != s.laid_by or is_start_card(s) or is_empty(s.hands[s.exposed]),
            f"Only the one who laid the top card, and holds another, can be caught; write 'laid-by {s.exposed}', or "
            "leave 'exposed' out.",
        )
        self.never(
            s.phase == Phase.PLAY_DRAWN,
            "Nobody can be caught once the next player has drawn; leave 'exposed' out.",
        )

    def check_passes(self) -> None:
        """R7: whoever passes can neither play nor draw."""
        s = self.s
        if s.passes == 0:
            return
        self.never(
            s.passes > s.players or (s.passes == s.players and s.phase != Phase.OVER),
            f"After {s.players} passes the round is over; write 'passes {s.players - 1}' or less.",
        )
        self.never(
            s.phase not in (Phase.PLAY, Phase.OVER) or s.winner != NOBODY or not nothing_to_draw(s),
            "Nobody passes while there are cards to draw; leave 'passes' out, or write 'draw' alone and no discards.",
        )

    def check_under(self) -> None:
        """A card can be taken back only where the players are the referees, and then the color before it is known."""
        s = self.s
        if s.under == NO_CARD:
            self.never(s.under_by != NOBODY, "There is no card under the top one; leave 'under-by' out.")
            return
        self.never(
            not s.rules.players_referee,
            "A card lies under the top one only with the option players-referee; put it among the discards.",
        )
        self.never(
            s.phase not in (Phase.PLAY, Phase.ANSWER),
            "No card can be taken back in this phase; put the card under the top one among the discards.",
        )
        self.never(
            s.color_before == NO_COLOR,
            "A wild card lies under the top one, so the color before is needed; add color-before r, for example.",
        )
        printed = color_of(s.under)
        self.never(
            printed not in (NO_COLOR, s.color_before),
            f"The color before was that of {self.card(s.under)}; leave 'color-before' out.",
        )
        self.never(
            face_of(s.under) == WILD_FOUR and s.under_by == NOBODY,
            "A Wild Draw Four is never the start card, so somebody laid it; add 'under-by 0', for example.",
        )

    def check_doubts(self) -> None:
        """What may be said of the top card: a bluff (D7), a wrong card (G2), objections to it (R20)."""
        s = self.s
        self.never(max(s.bluff, s.wrong) > 1, "'bluff' and 'wrong' are 0 or 1; write 1, or leave them out.")
        self.never(s.bluff == 1 and s.face != WILD_FOUR, "Only a Wild Draw Four can be a bluff; leave 'bluff' out.")
        self.never(
            s.under == NO_CARD and s.wrong + s.objected > 0,
            "Only a card that may be taken back is wrong or objected to; add 'under r7', for example, or leave it out.",
        )
        self.never(
            bool(s.objected >> s.laid_by & 1), "Nobody objects to their own card; leave that seat out of 'objected'."
        )

    def check_accusations(self) -> None:
        """G1, R21: until enough of the others say it; R38: nobody who is out."""
        s = self.s
        for seat in range(s.players):
            accusers = seats_in(s.accusers[seat])
            if not accusers:
                continue
            self.never(
                not s.rules.players_referee,
                f"Nobody is accused of suggestions without players-referee; leave 'accused {seat}' out.",
            )
            self.never(seat in accusers, f"Seat {seat} does not accuse itself; name another seat.")
            self.never(
                len(accusers) >= accusers_needed(s),
                f"{len(accusers)} accusers decide it, and seat {seat} would have drawn its cards; name fewer.",
            )
            self.never(
                s.phase != Phase.OVER and any(is_empty(s.hands[one]) for one in (seat, *accusers)),
                "A player who is out neither accuses nor is accused; leave that seat out of 'accused'.",
            )
