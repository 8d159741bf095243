"""Why a move is refused: one sentence with the clause, from what the seat may know and nothing else."""

from collections.abc import Sequence

from wildfour.cards import (
    DRAW_TWO,
    FLIP_MARK,
    NO_CARD,
    NO_COLOR,
    SKIP,
    WILD_FOUR,
    WILD_FOUR_KIND,
    kind_color,
    kind_face,
    kind_name,
)
from wildfour.editions import Edition
from wildfour.errors import Illegal
from wildfour.moves import (
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
    PLAY_END,
    SWAP,
    move_name,
)
from wildfour.rules.playable import stacks
from wildfour.rules.state import Phase
from wildfour.rules.view import View

# What the seat on turn is asked in each phase, and the clause that asks it.
ASKED = {
    Phase.CHOOSE_COLOR: ("name the color of the start card", "B8"),
    Phase.PLAY: ("lay a card or draw", "C3"),
    Phase.PLAY_DRAWN: ("lay the card just drawn or keep it", "C4"),
    Phase.ANSWER: ("answer the card that was laid", "D5"),
    Phase.FLIP: ("flip at somebody or decline", "I1"),
    Phase.GIVE: ("give a card to the one who was hit", "I2"),
    Phase.SWAP: ("choose whom to swap hands with", "seven-zero"),
}
# Words that belong to one phase.
PHASE_OF_WORD = {
    DRAW: Phase.PLAY,
    KEEP: Phase.PLAY_DRAWN,
    PASS: Phase.PLAY,
    ACCEPT: Phase.ANSWER,
    CHALLENGE: Phase.ANSWER,
    DECLINE: Phase.FLIP,
}
DRAW_CARDS = (DRAW_TWO, WILD_FOUR)


def refuse(edition: Edition, view: View, moves: Sequence[int], move: int) -> Illegal:
    """The refusal of a move that is not legal for the seat whose view this is, and whose legal moves these are."""
    return Refusal(edition, view, moves, move).reason()


class Refusal:
    """One refused move, looked at from the seat that tried it."""

    def __init__(self, edition: Edition, view: View, moves: Sequence[int], move: int) -> None:
        self.edition = edition
        self.rules = view.rules
        self.view = view
        self.moves = moves
        self.move = move
        self.text = move_name(move, edition.letters)

    def reason(self) -> Illegal:
        if self.view.phase == Phase.OVER:
            return Illegal(f"The round is over, so {self.text!r} comes too late; start another round", "E6")
        if not self.view.hand and (self.view.turn != self.view.seat or self.is_said()):
            return self.out()
        if self.move == OBJECT:
            return self.objection()
        if CATCH <= self.move < FLIP or self.move == CALL:
            return self.catch()
        if ACCUSE <= self.move < GIVE:
            return self.accusation()
        if self.view.turn != self.view.seat:
            return self.out_of_turn()
        if self.move < PLAY_END:
            return self.play()
        return self.answer()

    def is_said(self) -> bool:
        """Is it a call, a catch, an objection or an accusation, which need not wait for a turn?"""
        return self.move in (CALL, OBJECT) or CATCH <= self.move < FLIP or ACCUSE <= self.move < GIVE

    def out(self) -> Illegal:
        return Illegal(
            f"You have laid your last card and are out; seat {self.view.turn} is to {self.asked_of_other()}", "R38"
        )

    def asked_of_other(self) -> str:
        """What another seat is asked, from what everybody sees."""
        asked, _ = ASKED[self.view.phase]
        if self.view.phase != Phase.ANSWER:
            return asked
        return f"{asked}, with {'accept or challenge' if self.no_challenge() is None else 'accept'}"

    def asked(self) -> tuple[str, str]:
        """What the seat itself is asked: only what it can do."""
        asked, clause = ASKED[self.view.phase]
        can_lay = any(move < PLAY_END for move in self.moves)
        if self.view.phase == Phase.ANSWER:
            words = ["accept"] * (ACCEPT in self.moves) + ["challenge"] * (CHALLENGE in self.moves)
            return f"{asked}, with {' or '.join(words + ['a draw card'] * can_lay)}", clause
        if self.view.phase == Phase.PLAY and DRAW not in self.moves:
            asked = "lay a card" if can_lay else "pass"
        elif self.view.phase == Phase.PLAY_DRAWN and KEEP not in self.moves:
            asked = "lay the card just drawn"
        elif self.view.phase == Phase.PLAY_DRAWN and not can_lay:
            asked = "keep the card just drawn"
        elif self.view.phase == Phase.FLIP and DECLINE not in self.moves:
            asked = "flip at somebody"
        return asked, clause

    def no_challenge(self) -> Illegal | None:
        """Why the one who is asked for an answer may not challenge; None if that may be done."""
        if kind_face(self.view.top) != WILD_FOUR:
            return Illegal(f"There is no Wild Draw Four to challenge, the top card is {self.top()}; accept", "D8")
        if self.rules.no_bluffing and self.view.under != NO_CARD:
            return Illegal("A forbidden bluff is objected to, not challenged; accept, or object", "no-bluffing")
        if self.rules.no_bluffing:
            return Illegal("Nobody can bluff here, so there is nothing to challenge; accept", "no-bluffing")
        if self.rules.last_wild_four_stands and self.view.hand_sizes[self.view.laid_by] == 0:
            return Illegal("A Wild Draw Four laid as the last card cannot be challenged here; accept", "R4")
        return None

    def out_of_turn(self) -> Illegal:
        if self.rules.jump_in and self.move < PLAY_END:
            return self.jump_in()
        if self.move == CHALLENGE and self.view.phase == Phase.ANSWER:
            return Illegal(f"Only the one who would draw, seat {self.view.turn}, may challenge; wait", "D8")
        return Illegal(f"It is not your turn; seat {self.view.turn} is to {self.asked_of_other()}", "B4")

    def jump_in(self) -> Illegal:
        if self.view.phase != Phase.PLAY:
            asked = self.asked_of_other()
            return Illegal(f"Nobody jumps in now; seat {self.view.turn} is to {asked}", "jump-in")
        kind = self.move >> 2
        name = kind_name(kind, self.edition.letters)
        if kind not in self.view.hand or kind % FLIP_MARK != self.view.top % FLIP_MARK or kind_color(kind) == NO_COLOR:
            return Illegal(
                f"{name} cannot be laid out of turn: only a colored card that you hold and that is the same as the top "
                f"card; wait",
                "jump-in",
            )
        if self.view.color_before == NO_COLOR:
            return Illegal("No player laid the start card, so nobody jumps in on it; wait", "R40")
        if self.view.laid_by == self.view.seat:
            return Illegal("You laid the top card yourself, and nobody jumps in on the own card; wait", "R40")
        return Illegal(f"The last card must be a number, and {name} is none; wait", "plain-finish")

    def wrong_phase(self) -> Illegal:
        asked, clause = self.asked()
        return Illegal(f"{self.text!r} is not possible now; you are to {asked}", clause)

    def play(self) -> Illegal:
        kind = self.move >> 2
        name = kind_name(kind, self.edition.letters)
        if self.view.phase not in (Phase.PLAY, Phase.PLAY_DRAWN, Phase.ANSWER):
            return self.wrong_phase()
        if kind not in self.view.hand:
            return Illegal(f"{name} is not in your hand; you hold {self.hand()}", "C1")
        if self.view.phase == Phase.ANSWER:
            return self.stack(kind, name)
        if self.view.phase == Phase.PLAY_DRAWN and kind != self.view.drawn:
            drawn = kind_name(self.view.drawn, self.edition.letters)
            return Illegal(f"After drawing only the card drawn, {drawn}, may be laid; {self.else_do()}", "C4")
        return self.unfit(kind, name)

    def else_do(self) -> str:
        """What is left to do with the card just drawn, or instead of a card that may not be laid."""
        can_lay = any(move < PLAY_END for move in self.moves)
        if self.view.phase == Phase.PLAY_DRAWN:
            return " or ".join(["lay it"] * can_lay + ["keep it"] * (KEEP in self.moves))
        if self.view.phase == Phase.ANSWER:
            return " or ".join(["lay another"] * can_lay + ["accept"])
        words = ["lay another card"] * can_lay + ["draw"] * (DRAW in self.moves) + ["pass"] * (PASS in self.moves)
        return " or ".join(words)

    def unfit(self, kind: int, name: str) -> Illegal:
        """A card in hand that does not fit: a last card that is no number, a forbidden bluff, or no match."""
        if self.rules.plain_finish and len(self.view.hand) == 1 and kind_face(kind) >= SKIP:
            return Illegal(f"The last card must be a number, and {name} is none; {self.else_do()}", "plain-finish")
        if kind == WILD_FOUR_KIND:
            color = self.edition.colors[self.view.color]
            return Illegal(f"You hold a {color} card, so W4 may not be laid; {self.else_do()}", "D6")
        clause = "C1" if kind_face(kind) < SKIP else "C5"
        if self.view.phase != Phase.PLAY:
            return Illegal(f"{name} does not match {self.top()}; {self.else_do()}", clause)
        otherwise = "".join(f", or {word}" for word, move in (("draw", DRAW), ("pass", PASS)) if move in self.moves)
        return Illegal(f"{name} does not match {self.top()}; lay {self.what_matches()}{otherwise}", clause)

    def stack(self, kind: int, name: str) -> Illegal:
        if not self.view.pending:
            return Illegal(f"The last card lies, so {name} comes too late; accept it, or object", "R20")
        if not self.rules.stacking:
            return Illegal(f"Draw cards are not stacked, so {name} is no answer; you are to {self.asked()[0]}", "R31")
        if kind_face(kind) not in DRAW_CARDS:
            return Illegal(f"{name} is no draw card, so it is no answer; you are to {self.asked()[0]}", "R31")
        if self.view.hand_sizes[self.view.laid_by] == 0:
            return Illegal(f"A last card is not stacked on, so {name} is no answer; you are to {self.asked()[0]}", "E7")
        if not stacks(self.rules.stacking, kind_face(kind), kind_face(self.view.top)):
            return Illegal(f"{name} is not stacked on {self.top()} here; {self.else_do()}", "R31")
        return self.unfit(kind, name)

    def answer(self) -> Illegal:
        if self.phase_of_move() != self.view.phase:
            return self.wrong_phase()
        if self.move == CHALLENGE:
            return self.no_challenge() or self.wrong_phase()
        if self.move == DRAW:
            return self.draw()
        if self.move == PASS:
            return Illegal(f"You may not pass while you can do something; {self.else_do()}", "R7")
        if self.move == KEEP:
            return Illegal("Whoever can lay a card must; lay the card just drawn", "must-play")
        if self.move == DECLINE:
            return Illegal("The flip of a flip card must be taken; aim at somebody: flip 1, for example", "R27")
        if self.move >= GIVE:
            return Illegal(f"You cannot {self.text}, you do not hold it; you hold {self.hand()}", "I2")
        clause = "seven-zero" if self.move >= SWAP else "I1"
        return Illegal(f"You cannot {self.text}; choose another seat from 0 to {self.view.players - 1}", clause)

    def phase_of_move(self) -> Phase:
        if self.move in PHASE_OF_WORD:
            return PHASE_OF_WORD[self.move]
        if NAME_COLOR <= self.move < CATCH:
            return Phase.CHOOSE_COLOR
        if FLIP <= self.move < SWAP:
            return Phase.FLIP
        return Phase.SWAP if self.move < ACCUSE else Phase.GIVE

    def draw(self) -> Illegal:
        if self.view.draw_size == 0 and not self.view.discard:
            return Illegal(f"There is no card left to draw; {'pass' if PASS in self.moves else 'lay a card'}", "R7")
        return Illegal("Whoever can lay a card must; lay one", "must-play")

    def catch(self) -> Illegal:
        other = self.move - CATCH
        if other == self.view.seat:
            return Illegal("You cannot catch yourself; call with uno! instead", "E2")
        if other >= self.view.players:
            return Illegal(f"There is no seat {other}; the seats are 0 to {self.view.players - 1}", "E2")
        return Illegal("Only opponents may catch a missing call, not the partner; leave it to them", "R13")

    def objection(self) -> Illegal:
        if not self.rules.players_referee:
            return Illegal("The engine is the referee here, so no wrong card can be laid; play on", "R20")
        if self.view.under == NO_CARD:
            return Illegal("It is too late to object: the top card stands; play on", "G3")
        if self.view.laid_by == self.view.seat:
            return Illegal("You cannot object to your own card; leave it to the others", "G2")
        return Illegal("You have objected to this card already; play on", "R20")

    def accusation(self) -> Illegal:
        other = self.move - ACCUSE
        if not self.rules.players_referee:
            return Illegal("The engine is the referee here, so nobody is accused of suggestions; play on", "R20")
        if other == self.view.seat or other >= self.view.players:
            return Illegal(f"You cannot accuse seat {other}; choose another player", "G1")
        if self.view.hand_sizes[other] == 0:
            return Illegal(f"Seat {other} has laid the last card, and no penalty brings it back; play on", "R38")
        return Illegal(f"You have accused seat {other} already; the others must agree", "R21")

    def hand(self) -> str:
        return " ".join(kind_name(kind, self.edition.letters) for kind in self.view.hand) or "no card"

    def top(self) -> str:
        name = kind_name(self.view.top, self.edition.letters)
        if kind_color(self.view.top) == NO_COLOR:
            return f"{name} with the color {self.edition.colors[self.view.color]}"
        return name

    def what_matches(self) -> str:
        color = self.edition.colors[self.view.color]
        if kind_color(self.view.top) == NO_COLOR:
            return f"a {color} card or a wild card"
        face = kind_name(self.view.top, self.edition.letters).removesuffix("^")[1:]
        return f"a {color} card, a {face}, or a wild card"
