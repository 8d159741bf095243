"""What speaks for a move, in words: only facts that the player can see too."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.bots.reading import asked_for
from wildfour.bots.search import WAIT
from wildfour.cards import NO_COLOR, REVERSE, SKIP, WILD, kind_color, kind_face, kind_name
from wildfour.editions import Edition
from wildfour.match.leftovers import points_of_kind
from wildfour.match.stakes import Stakes
from wildfour.moves import (
    ACCEPT,
    ACCUSE,
    CHALLENGE,
    DRAW,
    FLIP,
    GIVE,
    KEEP,
    NAME_COLOR,
    PASS,
    PLAY_END,
    SWAP,
    move_name,
)
from wildfour.rules.view import View
from wildfour.terminal.words import counted

FEW_CARDS = 3
ACTION_POINTS = 20
MOST_REASONS = 2


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment as the player sees it: the view, what may be done, and what the round is worth."""

    edition: Edition
    names: Sequence[str]
    view: View
    moves: Sequence[int]
    stakes: Stakes

    @property
    def on_turn(self) -> bool:
        return self.view.turn == self.view.seat

    @property
    def plays_to_go_out(self) -> bool:
        return not (self.stakes.won or self.stakes.lost or self.stakes.left)

    def columns(self) -> str:
        """What the numbers of a hint mean."""
        team = " or your partner" if self.stakes.team else ""
        chance = f"Chance: that you{team} go out first."
        if self.plays_to_go_out:
            return chance
        if self.stakes.left:
            times = ("", ", twice as the limit is near", ", three times as the limit is near")
            counts = f"less those left in your hand{times[min(-self.stakes.left, 3) - 1]}"
        else:
            counts = "with those that you win, less those that others win"
        return f"{chance} Worth: {self.stakes.out} points for going out, {counts}."

    def deed(self, move: int) -> str:
        """A move as a verb."""
        if move == WAIT:
            return "do nothing, and let it go on"
        name = move_name(move, self.edition.letters)
        if move < PLAY_END:
            return f"{'lay' if self.on_turn else 'jump in with'} {name}"
        if NAME_COLOR <= move < NAME_COLOR + 4:
            return f"name {self.edition.colors[move - NAME_COLOR]}"
        if FLIP <= move < SWAP:
            return f"flip at {self.names[move - FLIP]}"
        if SWAP <= move < ACCUSE:
            return f"swap hands with {self.names[move - SWAP]}"
        return {KEEP: "keep the card", DRAW: "draw a card"}.get(move, name)

    def reasons(self, move: int) -> list[str]:
        """What speaks for it, the weightiest first; there may be nothing to say."""
        if move == WAIT:
            return []
        if move < PLAY_END:
            found = self.for_laying(move)
        elif NAME_COLOR <= move < NAME_COLOR + 4:
            found = self.for_color(move - NAME_COLOR, self.view.hand)
        elif FLIP <= move < ACCUSE:
            found = self.for_choosing(move % 16)
        elif move >= GIVE:
            found = self.for_giving(move - GIVE)
        elif move in (ACCEPT, CHALLENGE):
            found = self.for_answering(move)
        else:
            found = self.for_not_laying(move)
        return found[:MOST_REASONS]

    def for_laying(self, move: int) -> list[str]:
        kind = move >> 2
        rest = list(self.view.hand)
        rest.remove(kind)
        if not rest:
            return ["it is your last card"]
        color = move & 3 if kind_color(kind) == NO_COLOR else kind_color(kind)
        return [*self.for_hitting(kind), *self.for_shedding(kind), *self.for_color(color, rest), *self.for_saving(kind)]

    def for_hitting(self, kind: int) -> list[str]:
        """An action card takes the turn from the one who is next."""
        face, after = kind_face(kind), self.after
        hits = face >= SKIP and face != WILD and (face != REVERSE or self.view.players > 2)
        if not hits or after in self.stakes.team or self.view.hand_sizes[after] > FEW_CARDS:
            return []
        return [f"{self.names[after]}, who is next, has {counted(self.view.hand_sizes[after], 'card')} left"]

    def for_shedding(self, kind: int) -> list[str]:
        """F3, F5: where points are counted against the player, what lies on the pile is not."""
        points = points_of_kind(kind)
        if not (self.stakes.lost or self.stakes.left) or points < ACTION_POINTS:
            return []
        return [f"{points} points less stay in your hand"]

    def for_color(self, color: int, hand: Sequence[int]) -> list[str]:
        """Cards that can follow, and a next player who cannot."""
        found = []
        word = self.edition.colors[color]
        held = sum(kind_color(kind) == color for kind in hand)
        if held:
            more = "" if hand is self.view.hand else "more "
            found.append(f"you hold {counted(held, f'{more}{word} card')}")
        if self.after not in self.stakes.team and self.view.knowledge.may_hold[self.after][color] == 0:
            found.append(f"{self.names[self.after]}, who is next, seems to hold no {word} card")
        return found

    def for_saving(self, kind: int) -> list[str]:
        saved = [one for one in self.view.hand if kind_color(one) == NO_COLOR]
        if kind_color(kind) == NO_COLOR or not saved:
            return []
        return [f"{kind_name(saved[0], self.edition.letters)} will fit later too"]

    def for_choosing(self, seat: int) -> list[str]:
        size = self.view.hand_sizes[seat]
        others = [self.view.hand_sizes[one] for one in range(self.view.players) if one not in self.own_side]
        fewest = ", the fewest" if others.count(size) == 1 and size == min(others) else ""
        following = " and is next" if seat == self.after else ""
        return [f"{self.names[seat]} has {counted(size, 'card')}{fewest}{following}"]

    def for_giving(self, kind: int) -> list[str]:
        color = kind_color(kind)
        if sum(kind_color(held) == color for held in self.view.hand) > 1:
            return []
        return [f"it is your only {self.edition.colors[color]} card"]

    def for_answering(self, move: int) -> list[str]:
        """D7 to D9: whether whoever laid a Wild Draw Four held the color before it."""
        if CHALLENGE not in self.moves:
            return []
        laid_by, color = self.view.laid_by, self.view.color_before
        name, word = self.names[laid_by], self.edition.colors[color]
        if any(kind_color(kind) == color for kind in self.view.knowledge.known[laid_by]):
            return [f"you have seen a {word} card in {name}'s hand"]
        if self.view.knowledge.may_hold[laid_by][color] == 0:
            return [f"{name} seems to hold no {word} card"]
        if move == CHALLENGE:
            return [f"{name} has {counted(self.view.hand_sizes[laid_by], 'card')}, and one of them may well be {word}"]
        return ["a challenge that fails costs two cards more"]

    def for_not_laying(self, move: int) -> list[str]:
        plays = [one for one in asked_for(self.moves) if one < PLAY_END]
        if move == PASS or not plays:
            return []
        wild = all(kind_color(one >> 2) == NO_COLOR for one in plays)
        return ["a wild card will fit later too"] if wild else []

    @property
    def after(self) -> int:
        """The seat after the player's."""
        assert self.view.seat is not None
        return (self.view.seat + self.view.direction) % self.view.players

    @property
    def own_side(self) -> tuple[int | None, ...]:
        return (self.view.seat, *self.stakes.team)
