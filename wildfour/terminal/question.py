"""What a player is asked, from the player's view: the table in a sentence, and what can be done."""

from collections.abc import Callable, Sequence

from wildfour.cards import NO_COLOR, WILD_FOUR_KIND, WILD_KIND, kind_color, kind_name
from wildfour.editions import Edition
from wildfour.moves import ACCUSE, CALL, CATCH, CHALLENGE, DECLINE, DRAW, FLIP, GIVE, KEEP, OBJECT, PASS, PLAY_END
from wildfour.rules.state import Phase
from wildfour.rules.view import View
from wildfour.terminal.words import a_card, card_names, card_words, counted
from wildfour.words import listed


class Question:
    """One moment of a round as the seat of the view sees it; `moves` are what it may do."""

    def __init__(
        self, edition: Edition, names: Sequence[str], view: View, moves: Sequence[int], *, referee: bool = False
    ) -> None:
        """`referee`: the players watch over the rules themselves (R20), so no card is said to fit."""
        self.edition = edition
        self.names = names
        self.view = view
        self.moves = moves
        self.referee = referee

    @property
    def on_turn(self) -> bool:
        return self.view.turn == self.view.seat

    def is_worth_asking(self) -> bool:
        """On turn always; otherwise if something could be said (nobody waits for an accusation)."""
        return self.on_turn or any(not ACCUSE <= move < GIVE for move in self.moves)

    def only_keep(self) -> bool:
        """Is there nothing to decide: the card just drawn cannot be laid?"""
        asked = [move for move in self.moves if move != CALL and not ACCUSE <= move < GIVE]
        return self.on_turn and asked == [KEEP]

    def text(self) -> str:
        if not self.on_turn:
            return " ".join([*self.remarks(), "Press Enter to go on."])
        asks: dict[Phase, Callable[[], str]] = {
            Phase.PLAY: self.ask_play,
            Phase.PLAY_DRAWN: self.ask_drawn,
            Phase.ANSWER: self.ask_answer,
            Phase.CHOOSE_COLOR: self.ask_color,
            Phase.FLIP: self.ask_flip,
            Phase.GIVE: self.ask_gift,
            Phase.SWAP: self.ask_swap,
        }
        return " ".join([asks[self.view.phase](), *self.remarks()])

    # Out of turn

    def remarks(self) -> list[str]:
        """What could be said whether it is your turn or not."""
        remarks = []
        if self.view.exposed == self.view.seat:
            remarks.append("You have one card left.")
        remarks += [self.catch_remark(move - CATCH) for move in self.moves if CATCH <= move < FLIP]
        if not self.on_turn and self.plays():
            remarks.append(f"You can jump in with {self.plays()}.")
        if OBJECT in self.moves:
            remarks.append(f"You can object to {self.names[self.view.laid_by]}'s card.")
        return remarks

    def catch_remark(self, seat: int) -> str:
        return f"{self.names[seat]} did not call UNO: you can catch {seat}."

    # On turn

    def top(self) -> str:
        top = f"The top card is {a_card(self.edition, self.view.top)}"
        if kind_color(self.view.top) == NO_COLOR and self.view.color != NO_COLOR:
            return f"{top}, and the color is {self.edition.colors[self.view.color]}."
        return f"{top}."

    def hand(self) -> str:
        return f"You hold {card_names(self.edition, self.view.hand)}."

    def ask_play(self) -> str:
        turn = f"Your turn. {self.top()} {self.hand()}\n"
        others = [word for move, word in ((DRAW, "draw"), (PASS, "pass")) if move in self.moves]
        if not self.plays():
            return f"{turn}None of them fits: {listed(others, 'or')}."
        return f"{turn}You can {', or '.join([f'lay {self.plays()}', *others])}."

    def ask_drawn(self) -> str:
        lay = [f"lay {self.plays()}"] if self.plays() else []
        keep = ["keep it"] if KEEP in self.moves else []
        return f"You can {', or '.join(lay + keep)}."

    def ask_answer(self) -> str:
        player = self.names[self.view.laid_by]
        card = card_words(self.edition, self.view.top)
        if self.view.pending == 0:
            return f"{player}'s last card is a {card}: accept it, and the round is over."
        answers = ["accept"] + (["challenge"] if CHALLENGE in self.moves else [])
        answers += [f"lay {self.plays()}"] if self.plays() else []
        cards = counted(self.view.pending, "card")
        return f"{player}'s {card} makes you draw {cards}. {self.hand()}\nYou can {listed(answers, 'or')}."

    def ask_color(self) -> str:
        colors = [f">{color[0]} for {color}" for color in self.edition.colors]
        return f"{self.top()} {self.hand()}\nName the color: {listed(colors, 'or')}."

    def ask_flip(self) -> str:
        decline = " or decline" if DECLINE in self.moves else ""
        return f"You can flip at a crash-pad ({self.seats('flip')}){decline}."

    def ask_gift(self) -> str:
        first = card_names(self.edition, self.view.hand[:1])
        return f"Give {self.names[self.view.target]} a card: give {first}, for example. {self.hand()}"

    def ask_swap(self) -> str:
        return f"Choose whom to swap hands with ({self.seats('swap')})."

    def seats(self, word: str) -> str:
        others = [seat for seat in range(self.view.players) if seat != self.view.seat]
        return listed(
            [
                f"{word} {seat} for {self.names[seat]}, who has {counted(self.view.hand_sizes[seat], 'card')}"
                for seat in others
            ],
            "or",
        )

    def plays(self) -> str:
        """The cards that can be laid, as they are typed; a wild card needs its color only when it is laid."""
        kinds = dict.fromkeys(move >> 2 for move in self.moves if move < PLAY_END)
        if self.referee and self.view.phase != Phase.ANSWER:
            return "a card" if kinds else ""
        return listed([self.play(kind) for kind in kinds], "or")

    def play(self, kind: int) -> str:
        name = kind_name(kind, self.edition.letters)
        if kind & 63 >= WILD_KIND:
            name += f">{'/'.join(self.edition.letters)}"
        return f"{name} (a bluff)" if kind == WILD_FOUR_KIND and self.is_bluff() else name

    def is_bluff(self) -> bool:
        """D6: you hold a card of the current color."""
        return any(kind_color(held) == self.view.color for held in self.view.hand)
