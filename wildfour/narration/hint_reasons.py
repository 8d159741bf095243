"""Advice for a player, with reasons that use only facts the player can see."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.bots.view_queries import (
    after,
    card_of_move,
    catch_in,
    is_visibly_illegal,
    of_color,
    on_turn,
    phase_answers,
    plays,
    target_seat,
)
from wildfour.match.points_left import points_of_cards
from wildfour.match.stakes import Stakes
from wildfour.narration.move_phrases import move_as_typed
from wildfour.round.view import View
from wildfour.rulebook.card_faces import BY_LETTER
from wildfour.rulebook.notation import color_of, face_of
from wildfour.rules.scoring import ACTION_POINTS
from wildfour.words import Message, saying

FEW_CARDS = 3
MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment as the player sees it, with the round's stakes. `names` is indexed by seat."""

    view: View
    names: Sequence[str]
    stakes: Stakes

    @property
    def moves(self) -> list[str]:
        """Legal moves except accusations (G1), which depend on talk at the table that the expert cannot observe."""
        return [move for move in self.view.moves if not move.startswith("accuse")]

    def typed(self, move: str | None) -> Message:
        return move_as_typed(move, self.names)

    # Without search

    def at_once(self) -> list[Message]:
        """Recommend a call, a catch, or an objection."""
        view, team = self.view, self.stakes.team
        if "uno!" in self.moves and view.exposed == view.seat:
            return [saying("hint-call", move=self.typed("uno!"))]
        catch = catch_in(self.moves)
        if catch is not None:
            name = self.names[target_seat(catch)]
            if target_seat(catch) in team:
                return [saying("hint-catch-partner", name=name)]
            return [saying("hint-catch", name=name, move=self.typed(catch))]
        if "object" in self.moves and view.laid_by not in team and is_visibly_illegal(view):
            return [saying("hint-object", name=self.names[view.laid_by], move=self.typed("object"))]
        return []

    def without_search(self) -> list[Message] | None:
        """Return the whole hint if no search is needed."""
        messages, asked = self.at_once(), phase_answers(self.moves)
        if not asked:
            return messages or [saying("hint-silence")]
        if on_turn(self.view) and len(asked) == 1:
            return [*messages, saying("hint-no-choice", move=self.typed(asked[0]))]
        return None

    def by_network(self, move: str | None) -> list[Message]:
        """Return the whole hint for a move chosen by the network."""
        known = self.without_search()
        return known or [self.advice(move, "network"), *self.reasons(move), *self.call_too(move)]

    # What to do

    def advice(self, move: str | None, by: str = "expert") -> Message:
        if move is None:
            return saying("advice-nothing", by=by)
        word, _, rest = move.partition(" ")
        if card_of_move(move) is not None:
            mine = on_turn(self.view)
            return saying("advice-lay", by=by, move=move) if mine else saying("advice-jump-in", by=by, move=move)
        if move.startswith(">"):
            return saying("advice-color", by=by, color=move[1:])
        if word == "give":
            return saying("advice-give", by=by, card=rest)
        if word in ("flip", "swap"):
            return saying(f"advice-{word}", by=by, name=self.names[target_seat(move)])
        return saying(f"advice-{word}", by=by)

    def call_too(self, move: str | None) -> list[Message]:
        """Remind the player to call before playing the second-to-last card (E1)."""
        if (
            move is None
            or card_of_move(move) is None
            or "uno!" not in self.moves
            or self.view.exposed == self.view.seat
        ):
            return []
        return [saying("advice-call-too", move=saying("move-card", move=[move, "uno!"]))]

    # Why

    def reasons(self, move: str | None) -> list[Message]:
        """List reasons for a move, the strongest first."""
        if move is None:
            return []
        card, word = card_of_move(move), move.partition(" ")[0]
        if card is not None:
            found = self.for_playing(card, move.partition(">")[2] or color_of(card))
        elif move.startswith(">"):
            found = self.for_color(move[1:], self.view.hand)
        elif word in ("flip", "swap"):
            found = self.for_choosing(target_seat(move))
        elif word == "give":
            found = self.for_giving(move.partition(" ")[2])
        elif word in ("accept", "challenge"):
            found = self.for_answering(move)
        else:
            found = self.for_not_playing(move)
        return found[:MOST_REASONS]

    def for_playing(self, card: str, color: str | None) -> list[Message]:
        rest = list(self.view.hand)
        rest.remove(card)
        if not rest:
            return [saying("reason-last-card")]
        swap = self.for_moving_hands(card)
        if swap:
            return swap
        why = [*self.for_hitting(card), *self.for_shedding(card), *self.for_color(color, rest), *self.for_saving(card)]
        return [*self.about_bluffing(card), *why]

    def about_bluffing(self, card: str) -> list[Message]:
        """Explain a bluff: a Wild Draw Four while the hand has the current color (D6, D7)."""
        view = self.view
        if face_of(card) != "W4" or "no-bluffing" in view.options or not on_turn(view):
            return []
        if view.color is None or not of_color(view.hand, view.color):
            return []
        return [saying("reason-bluff", name=self.names[self.next])]

    def for_moving_hands(self, card: str) -> list[Message]:
        """Explain which hand the player gets (seven-zero). There are no reasons with two players."""
        if not self.moves_hands(card) or self.view.players > 2:
            return []
        return [saying("reason-gets-hand", name=self.names[self.next], count=self.view.hand_sizes[self.next])]

    def moves_hands(self, card: str) -> bool:
        return "seven-zero" in self.view.options and face_of(card) in ("7", "0")

    def for_hitting(self, card: str) -> list[Message]:
        """Explain that a card makes the next player miss a turn when that player has few cards left."""
        hits = BY_LETTER[face_of(card)].hits and (face_of(card) != "R" or self.view.players > 2)
        left = self.view.hand_sizes[self.next]
        if not hits or self.next in self.stakes.team or left > FEW_CARDS:
            return []
        return [saying("reason-next-has-few", name=self.names[self.next], count=left)]

    def for_shedding(self, card: str) -> list[Message]:
        """Explain that a card is worth many points, which would count against the player (F3, F5)."""
        points = points_of_cards(card, "".join(self.view.colors))
        if not (self.stakes.lost or self.stakes.left) or points < ACTION_POINTS:
            return []
        return [saying("reason-sheds", points=points)]

    def for_color(self, color: str | None, hand: Sequence[str]) -> list[Message]:
        """Explain a color choice: the hand has cards of that color, or the next player has none."""
        if color is None:
            return []
        found = []
        more = "no" if hand is self.view.hand else "yes"
        if of_color(hand, color):
            found.append(saying("reason-holds-color", count=of_color(hand, color), color=color, more=more))
        if self.next not in self.stakes.team and self.view.may_hold[self.next][color] == 0:
            found.append(saying("reason-next-lacks-color", name=self.names[self.next], color=color))
        return found

    def for_saving(self, card: str) -> list[Message]:
        saved = [one for one in self.view.hand if color_of(one) is None]
        return [saying("reason-wild-fits-later", card=saved[0])] if saved and color_of(card) is not None else []

    def for_choosing(self, seat: int) -> list[Message]:
        size, name = self.view.hand_sizes[seat], self.names[seat]
        own_side = (self.view.seat, *self.stakes.team)
        others = [self.view.hand_sizes[one] for one in range(self.view.players) if one not in own_side]
        if len(others) > 1 and size == min(others) and others.count(size) == 1:
            return [saying("reason-has-fewest", name=name, count=size)]
        return [saying("reason-has-cards", name=name, count=size)]

    def for_giving(self, card: str) -> list[Message]:
        color = color_of(card)
        if color is None or of_color(self.view.hand, color) > 1:
            return []
        return [saying("reason-only-of-color", color=color)]

    def for_answering(self, move: str) -> list[Message]:
        """Explain a challenge or acceptance, based on whether the other player may have held the color (D7 to D9)."""
        view, color = self.view, self.view.color_before
        if "challenge" not in self.moves or color is None:
            return []
        name = self.names[view.laid_by]
        if of_color(view.known[view.laid_by], color):
            return [saying("reason-seen-color", name=name, color=color)]
        if view.may_hold[view.laid_by][color] == 0:
            return [saying("reason-lacks-color", name=name, color=color)]
        if move == "challenge":
            return [saying("reason-may-hold-color", name=name, color=color, count=view.hand_sizes[view.laid_by])]
        return [saying("reason-failed-challenge")]

    def for_not_playing(self, move: str) -> list[Message]:
        playable = plays(phase_answers(self.moves))
        if playable and move != "pass" and all(self.moves_hands(one) for one in playable):
            return [saying("reason-keeps-hand")]
        wild = all(color_of(one) is None for one in playable)
        return [saying("reason-wilds-fit-later")] if playable and wild and move != "pass" else []

    @property
    def next(self) -> int:
        """The seat after the player's."""
        return after(self.view)
