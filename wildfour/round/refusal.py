"""Reasons for rejecting a move: one sentence with the clause, using only what the seat may know."""

from wildfour.errors import Illegal
from wildfour.round.view import PhaseName, View
from wildfour.rulebook import moves
from wildfour.rulebook.card_faces import BY_LETTER, FACE_TABLE, LETTERS, WILD_FOUR
from wildfour.rulebook.notation import color_of, face_of
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.playable import stacks
from wildfour.words import Message, saying

# Clause that defines each phase
ASKED_BY: dict[PhaseName, str] = {
    "choose-color": "B8",
    "play": "C3",
    "play-drawn": "C4",
    "answer": "D5",
    "flip": "I1",
    "give": "I2",
    "swap": "seven-zero",
}
# Moves that belong to one phase
PHASE_OF_WORD: dict[int, PhaseName] = {
    moves.DRAW: "play",
    moves.KEEP: "play-drawn",
    moves.PASS: "play",
    moves.ACCEPT: "answer",
    moves.CHALLENGE: "answer",
    moves.DECLINE: "flip",
}
WILD_DRAW_FOUR = LETTERS[WILD_FOUR]
DRAW_CARDS = {face.letter: number for number, face in enumerate(FACE_TABLE) if face.demands}


def refuse(rules: Rules, view: View, move: int, name: str) -> Illegal:
    """Return the refusal for an illegal move. `view` is the seat's view, and `name` is the move's text form."""
    return Refusal(rules, view, move, name).reason()


class Refusal:
    """A rejected move and the view of the seat that tried it."""

    def __init__(self, rules: Rules, view: View, move: int, name: str) -> None:
        self.rules = rules
        self.view = view
        self.move = move
        self.name = name
        self.card = name.partition(">")[0]  # the played card, if any

    def reason(self) -> Illegal:
        if self.view.phase == "over":
            return Illegal("round-is-over", clause="E6", move=self.name)
        if not self.view.hand and (self.view.turn != self.view.seat or self.is_claim()):
            return Illegal("you-are-out", clause="R38", seat=seat_message(self.view.turn), asked=self.asked_of_other())
        if self.move == moves.OBJECT:
            return self.objection()
        if self.is_catch() or self.move == moves.CALL:
            return self.catch()
        if self.is_accusation():
            return self.accusation()
        if self.view.turn != self.view.seat:
            return self.out_of_turn()
        return self.play() if self.move < moves.PLAY_END else self.answer()

    def is_claim(self) -> bool:
        """Return True for a call, catch, objection, or accusation, which can be made out of turn."""
        return self.move in (moves.CALL, moves.OBJECT) or self.is_catch() or self.is_accusation()

    def is_catch(self) -> bool:
        return moves.CATCH <= self.move < moves.FLIP

    def is_accusation(self) -> bool:
        return moves.ACCUSE <= self.move < moves.GIVE

    # Questions

    def can(self, move: str) -> bool:
        return move in self.view.moves

    def plays(self) -> list[str]:
        """Return the moves that play a card."""
        return [move for move in self.view.moves if move.partition(">")[0] in self.view.hand]

    def asked_of_other(self) -> Message:
        """Describe what another seat must decide, using public information only."""
        if self.view.phase != "answer":
            return saying(f"asked-{self.view.phase}", lay="yes", other="yes")
        return saying("asked-answer", challenge="yes" if self.no_challenge() is None else "no", lay="no")

    def asked(self) -> Message:
        """Describe what the seat must decide, listing only what it can do."""
        lay = "yes" if self.plays() else "no"
        if self.view.phase == "answer":
            return saying("asked-answer", challenge="yes" if self.can("challenge") else "no", lay=lay)
        other = {"play": "draw", "play-drawn": "keep", "flip": "decline"}.get(self.view.phase, "")
        return saying(f"asked-{self.view.phase}", lay=lay, other="yes" if self.can(other) else "no")

    def instead(self) -> Message:
        """Describe what the seat can do instead of playing the card."""
        other = next((word for word in ("draw", "pass", "keep", "accept") if self.can(word)), "none")
        return saying(f"instead-{self.view.phase}", lay="yes" if self.plays() else "no", other=other)

    def wrong_phase(self) -> Illegal:
        return Illegal("not-now", clause=ASKED_BY[self.view.phase], move=self.name, asked=self.asked())

    # Out of turn

    def out_of_turn(self) -> Illegal:
        if self.rules.jump_in and self.move < moves.PLAY_END:
            return self.jump_in()
        seat = seat_message(self.view.turn)
        if self.move == moves.CHALLENGE and self.view.phase == "answer":
            return Illegal("others-challenge", clause="D8", seat=seat)
        return Illegal("not-your-turn", clause="B4", seat=seat, asked=self.asked_of_other())

    def jump_in(self) -> Illegal:
        if self.view.phase != "play":
            asked = self.asked_of_other()
            return Illegal("no-jump-in-now", clause="jump-in", seat=seat_message(self.view.turn), asked=asked)
        if self.card not in self.view.hand or plain(self.card) != plain(self.view.top) or color_of(self.card) is None:
            return Illegal("jump-in-not-alike", clause="jump-in", card=self.card)
        if self.view.color_before is None:
            return Illegal("jump-in-on-start", clause="R40")
        if self.view.laid_by == self.view.seat:
            return Illegal("jump-in-on-own", clause="R40")
        return Illegal("last-card-no-number", clause="plain-finish", card=self.card, instead=saying("instead-wait"))

    # Plays

    def play(self) -> Illegal:
        if self.view.phase not in ("play", "play-drawn", "answer"):
            return self.wrong_phase()
        if self.card not in self.view.hand:
            return Illegal("not-in-hand", clause="C1", card=self.card, hand=self.view.hand)
        if self.view.phase == "answer":
            return self.stack()
        if self.view.drawn is not None and self.card != self.view.drawn:
            return Illegal("only-the-card-drawn", clause="C4", drawn=self.view.drawn, instead=self.instead())
        return self.unplayable()

    def unplayable(self) -> Illegal:
        """Explain why a card cannot be played: a last card that is not a number, a forbidden bluff, or no match."""
        if self.rules.plain_finish and len(self.view.hand) == 1 and not face_of(self.card).isdigit():
            return Illegal("last-card-no-number", clause="plain-finish", card=self.card, instead=self.instead())
        assert self.view.color is not None
        if self.card == WILD_DRAW_FOUR:
            return Illegal("you-hold-the-color", clause="D6", color=self.view.color, instead=self.instead())
        clause = "C1" if face_of(self.card).isdigit() else "C5"
        if self.view.phase != "play":
            return Illegal("no-match", clause=clause, card=self.card, top=self.top(), instead=self.instead())
        return Illegal("lay-a-match", clause=clause, card=self.card, top=self.top(), instead=self.matching_plays())

    def stack(self) -> Illegal:
        if not self.view.pending:
            return Illegal("last-card-lies", clause="R20", card=self.card)
        if not self.rules.stacking:
            return Illegal("not-stacked", clause="R31", card=self.card, asked=self.asked())
        if face_of(self.card) not in DRAW_CARDS:
            return Illegal("no-draw-card", clause="R31", card=self.card, asked=self.asked())
        if self.view.hand_sizes[self.view.laid_by] == 0:
            return Illegal("last-card-not-stacked-on", clause="E7", card=self.card, asked=self.asked())
        if not stacks(self.rules.stacking, DRAW_CARDS[face_of(self.card)], DRAW_CARDS[face_of(self.view.top)]):
            return Illegal("not-stacked-here", clause="R31", card=self.card, top=self.view.top, instead=self.instead())
        return self.unplayable()

    def top(self) -> Message:
        """Describe the top card, with the current color if it is wild."""
        assert self.view.color is not None
        wild = "yes" if color_of(self.view.top) is None else "no"
        return saying("top-card", card=self.view.top, wild=wild, color=self.view.color)

    def matching_plays(self) -> Message:
        """Describe playable cards, or what to do instead."""
        assert self.view.color is not None
        other = next((word for word in ("draw", "pass") if self.can(word)), "none")
        if color_of(self.view.top) is None:
            return saying("lay-color-or-wild", color=self.view.color, other=other)
        face = face_of(self.view.top)
        return saying(
            "lay-color-face-or-wild",
            color=self.view.color,
            face=saying("face", face=BY_LETTER[face].id),
            other=other,
        )

    # Other answers

    def answer(self) -> Illegal:
        if self.phase_of_move() != self.view.phase:
            return self.wrong_phase()
        if self.move == moves.CHALLENGE:
            return self.no_challenge() or self.wrong_phase()
        if self.move == moves.DRAW:
            return self.draw()
        if self.move == moves.PASS:
            return Illegal("no-pass", clause="R7", instead=self.instead())
        if self.move == moves.KEEP:
            return Illegal("must-lay-drawn", clause="must-play")
        if self.move == moves.DECLINE:
            return Illegal("must-flip", clause="R27")
        if self.move >= moves.GIVE:
            return Illegal("gift-not-held", clause="I2", card=self.name.split()[1], hand=self.view.hand)
        clause = "seven-zero" if self.move >= moves.SWAP else "I1"
        return Illegal("choose-another-seat", clause=clause, move=self.name, last=str(self.view.players - 1))

    def phase_of_move(self) -> PhaseName:
        if self.move in PHASE_OF_WORD:
            return PHASE_OF_WORD[self.move]
        if moves.NAME_COLOR <= self.move < moves.CATCH:
            return "choose-color"
        if moves.FLIP <= self.move < moves.SWAP:
            return "flip"
        return "swap" if self.move < moves.ACCUSE else "give"

    def no_challenge(self) -> Illegal | None:
        """Explain why the seat may not challenge, or return None if it may."""
        if self.view.top != WILD_DRAW_FOUR:
            return Illegal("nothing-to-challenge", clause="D8", top=self.top())
        if self.rules.no_bluffing and self.view.under is not None:
            return Illegal("object-instead", clause="no-bluffing")
        if self.rules.no_bluffing:
            return Illegal("nobody-bluffs", clause="no-bluffing")
        if self.rules.last_wild_four_stands and self.view.hand_sizes[self.view.laid_by] == 0:
            return Illegal("last-four-stands", clause="R4")
        return None

    def draw(self) -> Illegal:
        if self.view.draw_size == 0 and not self.view.discard:
            return Illegal("nothing-to-draw", clause="R7", asked=self.asked())
        return Illegal("must-lay", clause="must-play")

    # Claims about others

    def catch(self) -> Illegal:
        other = self.move - moves.CATCH
        if other == self.view.seat:
            return Illegal("catch-yourself", clause="E2")
        if other >= self.view.players:
            return Illegal("no-such-seat", clause="E2", seat=str(other), last=str(self.view.players - 1))
        return Illegal("opponents-catch", clause="R13")

    def objection(self) -> Illegal:
        if not self.rules.players_referee:
            return Illegal("no-objections", clause="R20")
        if self.view.under is None:
            return Illegal("too-late-to-object", clause="G3")
        if self.view.laid_by == self.view.seat:
            return Illegal("object-to-own", clause="G2")
        return Illegal("objected-already", clause="R20")

    def accusation(self) -> Illegal:
        other = self.move - moves.ACCUSE
        if not self.rules.players_referee:
            return Illegal("no-accusations", clause="R20")
        if other == self.view.seat or other >= self.view.players:
            return Illegal("accuse-another", clause="G1")
        if self.view.hand_sizes[other] == 0:
            return Illegal("accused-is-out", clause="R38", seat=seat_message(other))
        return Illegal("accused-already", clause="R21", seat=seat_message(other))


def seat_message(seat: int) -> Message:
    """Name a seat by its number, which `words.with_names` replaces with a player's name."""
    return saying("seat", number=str(seat))


def plain(card: str) -> str:
    """Return the plain counterpart of a flip card."""
    return card.removesuffix("^")
