"""Questions for a player, based on the player's view: the state of the table and the possible moves."""

from collections.abc import Sequence

from wildfour.bots.view_queries import WILD_DRAW_FOUR, card_of_move, of_color, on_turn, plays
from wildfour.narration.move_phrases import move_as_typed
from wildfour.narration.narrator import ACTOR, NOBODY, NONE
from wildfour.round.view import View
from wildfour.rulebook.notation import color_of
from wildfour.words import Message, saying

Line = list[Message]
REFEREE = "players-referee"


class Question:
    """A question for the player at the view's seat. `names` is indexed by seat. Each phase has an `ask_...` method."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names
        self.on_turn = on_turn(view)

    def lines(self) -> list[Line]:
        if not self.on_turn:
            return [[*self.remarks(), saying("press-enter")]]
        *before, last = getattr(self, f"ask_{self.view.phase.replace('-', '_')}")()
        return [*before, [*last, *self.remarks()]]

    def only_keep(self) -> bool:
        """Return True if the seat can only keep the drawn card."""
        asked = [move for move in self.view.moves if move != "uno!" and not move.startswith("accuse")]
        return self.on_turn and asked == ["keep"]

    # State of the table

    def counts(self) -> Message:
        """Count everyone's cards, in order of play."""
        view = self.view
        assert view.seat is not None
        step = 1 if view.direction == "left" else -1
        order = [(view.seat + step * place) % view.players for place in range(view.players)]
        return saying("card-counts", counts=[self.count(seat) for seat in order])

    def count(self, seat: int) -> Message:
        reader = ACTOR if seat == self.view.seat else NOBODY
        return saying("cards-of", reader=reader, name=self.names[seat], count=self.view.hand_sizes[seat])

    def top(self) -> Message:
        named = self.view.color if color_of(self.view.top) is None else None
        return saying("on-top", card=self.view.top, color=named or NONE)

    def hand(self) -> Message:
        return saying("your-hand", cards=self.view.hand)

    # The player's turn

    def ask_play(self) -> list[Line]:
        other = next((move for move in ("draw", "pass") if move in self.view.moves), NONE)
        offers = self.offers()
        can = saying("can-play", plays=offers, count=len(offers), other=other)
        return [[saying("your-turn"), self.counts()], [self.top(), self.hand()], [can]]

    def ask_play_drawn(self) -> list[Line]:
        offers = self.offers()
        other = "keep" if "keep" in self.view.moves else NONE
        return [[saying("can-play-drawn", plays=offers, count=len(offers), other=other)]]

    def ask_answer(self) -> list[Line]:
        view, laid_by = self.view, self.names[self.view.laid_by]
        if view.pending == 0:
            return [[saying("last-card-laid", name=laid_by, card=view.top)]]
        offers, challenge = self.offers(), "challenge" in view.moves
        answers = ("both" if challenge else "stack") if offers else ("challenge" if challenge else "neither")
        why = saying("must-draw", name=laid_by, card=view.top, count=view.pending)
        return [[self.counts()], [why, self.hand()], [saying("can-answer", answers=answers, plays=offers)]]

    def ask_choose_color(self) -> list[Line]:
        choices = [saying("color-choice", color=color) for color in self.view.colors]
        return [[self.counts()], [self.top(), self.hand()], [saying("which-color", colors=choices)]]

    def ask_flip(self) -> list[Line]:
        decline = "yes" if "decline" in self.view.moves else "no"
        return [[self.counts()], [saying("whose-crash-pad", choices=self.moves("flip"), decline=decline)]]

    def ask_give(self) -> list[Line]:
        assert self.view.target is not None
        gift = saying("which-gift", name=self.names[self.view.target], move=self.moves("give")[0])
        return [[self.hand(), gift]]

    def ask_swap(self) -> list[Line]:
        return [[self.counts()], [saying("whose-hand", choices=self.moves("swap"))]]

    def moves(self, word: str) -> list[Message]:
        """List the moves that start with a word."""
        return [move_as_typed(move, self.names) for move in self.view.moves if move.partition(" ")[0] == word]

    def offers(self) -> list[Message]:
        """List the playable cards. If the players are the referees (R20), do not reveal which cards are legal."""
        cards = dict.fromkeys(card for move in plays(self.view.moves) if (card := card_of_move(move)))
        if cards and REFEREE in self.view.options and self.view.phase != "answer":
            return [saying("offer", kind="any", card=NONE)]
        return [saying("offer", kind=self.kind(card), card=card) for card in cards]

    def kind(self, card: str) -> str:
        """Classify a card as plain, wild, or bluff (a Wild Draw Four while the hand has the current color, D6)."""
        if color_of(card) is not None:
            return "plain"
        color = self.view.color
        bluff = card == WILD_DRAW_FOUR and color is not None and of_color(self.view.hand, color)
        return "bluff" if bluff else "wild"

    # In turn and out of turn

    def remarks(self) -> Line:
        view = self.view
        remarks = [saying("one-card-left")] if view.exposed == view.seat else []
        if view.exposed is not None:
            remarks += [saying("can-catch", name=self.names[view.exposed], move=move) for move in self.moves("catch")]
        if not self.on_turn and plays(view.moves):
            remarks.append(saying("can-jump-in", plays=self.offers()))
        if "object" in view.moves:
            remarks.append(saying("can-object", name=self.names[view.laid_by]))
        return remarks
