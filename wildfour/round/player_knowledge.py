"""Knowledge of each seat about the hands: inferences that everyone can make, and cards that the seat has seen.

Inferences are the rows of rules/public_knowledge.py, the same for all seats. A seat is certain of cards that it saw in
a hand or on the way there: a hand shown to the challenger, a gift, a card taken back, a hand given away in a swap. Only
what a seat could see is recorded for it.
"""

from collections.abc import Sequence

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Gave, NewHands, ShowedHand
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, kind_color
from wildfour.rulebook.notation import Notation
from wildfour.rules.public_knowledge import ROOM, ROW, SIZE, notice

SPECTATOR = -1  # who knows what everybody saw
COLORS = (0, 1, 2, 3, NO_COLOR)


class Knowledge:
    """`fresh` are the rows; `known[owner][seat]` are the kinds that a seat, or a spectator, knows to be in a hand."""

    __slots__ = ("fresh", "heard", "known", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.fresh = [0] * ROOM
        self.known: list[dict[int, list[int]]] = [{} for _ in range(players)]
        self.heard = 0  # how many events it was told

    @classmethod
    def at_first_sight(cls, sizes: Sequence[int]) -> "Knowledge":
        """Of a round that everybody joins in the middle: the sizes of the hands."""
        self = cls(len(sizes))
        for owner, size in enumerate(sizes):
            self.fresh[ROW * owner : ROW * owner + ROW] = [size] * ROW
        return self

    def copy(self) -> "Knowledge":
        other = Knowledge(self.players)
        other.fresh = self.fresh[:]
        other.known = [{seat: kinds[:] for seat, kinds in known.items()} for known in self.known]
        other.heard = self.heard
        return other

    def learn(self, events: Sequence[EventViews], notation: Notation) -> None:
        """Take in what happened since the last time."""
        for told in events[self.heard :]:
            color = NO_COLOR if told.card == NO_CARD else kind_color(told.card)
            notice(self.fresh, self.players, told.kind, told.seat, color, told.other)
            if told.kind in SEEN:
                self.observe(told, notation)
        self.heard = len(events)

    def observe(self, told: EventViews, notation: Notation) -> None:
        if told.kind == EventKind.PLAYED:
            self.everybody_loses(told.seat, told.card)
        elif told.kind == EventKind.TOOK_BACK:
            for seat in (*range(self.players), SPECTATOR):
                self.add(told.seat, seat, told.card)
        elif isinstance(told.open, ShowedHand):
            assert told.open.hand is not None
            self.known[told.seat][told.other] = [notation.kinds[card] for card in told.open.hand]
        elif isinstance(told.open, Gave):
            self.see_gift(told)
        elif isinstance(told.open, NewHands):
            assert told.open.hands is not None
            self.see_new_hands(told, [[notation.kinds[card] for card in hand] for hand in told.open.hands])

    def everybody_loses(self, owner: int, kind: int) -> None:
        for kinds in self.known[owner].values():
            if kind in kinds:
                kinds.remove(kind)

    def add(self, owner: int, seat: int, kind: int) -> None:
        if owner != seat:
            self.known[owner].setdefault(seat, []).append(kind)

    def see_gift(self, told: EventViews) -> None:
        """I2. Who did not see the gift knows only that a card has gone: perhaps any of the known ones."""
        giver, owner = told.seat, told.other
        for seat, kinds in self.known[giver].items():
            for kind in [told.card] if seat == owner else set(kinds):
                if kind in kinds:
                    kinds.remove(kind)
        self.add(owner, giver, told.card)

    def see_new_hands(self, told: EventViews, hands: Sequence[list[int]]) -> None:
        """What was known of a hand goes with it; whoever gave a hand away knows all of it."""
        came_from = list(range(self.players))
        if told.kind == EventKind.SWAPPED:
            came_from[told.seat], came_from[told.other] = told.other, told.seat
        else:
            came_from = [(owner - told.other) % self.players for owner in range(self.players)]
        before = self.known
        self.known = [before[origin] for origin in came_from]
        for owner, origin in enumerate(came_from):
            self.known[owner].pop(owner, None)
            if owner != origin:
                self.known[owner][origin] = hands[owner][:]

    def known_to(self, seat: int | None, owner: int) -> list[int]:
        """The kinds that a seat knows to be in another hand, sorted."""
        return sorted(self.known[owner].get(SPECTATOR if seat is None else seat, ()))

    def row(self, seat: int | None, owner: int) -> list[int]:
        """How many cards of a hand may be of each color, and how many wild: what everybody may infer, made exact by
        what this seat knows. Its own row is what the others may infer."""
        row = self.fresh[ROW * owner : ROW * owner + SIZE]
        known = self.known[owner].get(SPECTATOR if seat is None else seat)
        if not known:
            return row
        colors = [kind_color(kind) for kind in known]
        hidden = self.fresh[ROW * owner + SIZE] - len(colors)
        seen = [colors.count(color) for color in COLORS]
        return [certain + min(max(possible - certain, 0), hidden) for certain, possible in zip(seen, row, strict=True)]


SEEN = frozenset(
    {
        EventKind.PLAYED,
        EventKind.TOOK_BACK,
        EventKind.SHOWED_HAND,
        EventKind.GAVE,
        EventKind.SWAPPED,
        EventKind.PASSED_HANDS,
    }
)
