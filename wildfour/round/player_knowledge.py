"""Each seat's knowledge of the hands: public inferences, and cards that the seat has seen.

Inferences are the rows of rules/public_knowledge.py, the same for all seats. A seat knows the cards that it saw in a
hand or saw entering one: a hand shown to the challenger, a gift, a card taken back, or a hand given away in a swap.
"""

from collections.abc import Sequence

from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Gave, NewHands, ShowedHand
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, kind_color
from wildfour.rulebook.notation import Notation
from wildfour.rules.public_knowledge import ROOM, ROW, SIZE, notice

SPECTATOR = -1  # key for cards that everyone saw
COLORS = (0, 1, 2, 3, NO_COLOR)


class Knowledge:
    """`fresh` holds the rows. `known[owner][seat]` lists the kinds that a seat or spectator knows to be in the owner's
    hand."""

    __slots__ = ("applied", "fresh", "known", "players")

    def __init__(self, players: int) -> None:
        self.players = players
        self.fresh = [0] * ROOM
        self.known: list[dict[int, list[int]]] = [{} for _ in range(players)]
        self.applied = 0  # number of events applied so far

    @classmethod
    def from_hand_sizes(cls, sizes: Sequence[int]) -> "Knowledge":
        """Create knowledge from hand sizes alone, for a round that no seat has watched from the start."""
        self = cls(len(sizes))
        for owner, size in enumerate(sizes):
            self.fresh[ROW * owner : ROW * owner + ROW] = [size] * ROW
        return self

    def copy(self) -> "Knowledge":
        other = Knowledge(self.players)
        other.fresh = self.fresh[:]
        other.known = [{seat: kinds[:] for seat, kinds in known.items()} for known in self.known]
        other.applied = self.applied
        return other

    def learn(self, events: Sequence[EventViews], notation: Notation) -> None:
        """Apply the events since the last call."""
        for event in events[self.applied :]:
            color = NO_COLOR if event.card == NO_CARD else kind_color(event.card)
            notice(self.fresh, self.players, event.kind, event.seat, color, event.other)
            if event.kind in SEEN:
                self.observe(event, notation)
        self.applied = len(events)

    def observe(self, event: EventViews, notation: Notation) -> None:
        if event.kind == EventKind.PLAYED:
            self.remove_public(event.seat, event.card)
        elif event.kind == EventKind.TOOK_BACK:
            for seat in (*range(self.players), SPECTATOR):
                self.add(event.seat, seat, event.card)
        elif isinstance(event.open, ShowedHand):
            assert event.open.hand is not None
            self.known[event.seat][event.other] = [notation.kinds[card] for card in event.open.hand]
        elif isinstance(event.open, Gave):
            self.observe_gift(event)
        elif isinstance(event.open, NewHands):
            assert event.open.hands is not None
            self.observe_new_hands(event, [[notation.kinds[card] for card in hand] for hand in event.open.hands])

    def remove_public(self, owner: int, kind: int) -> None:
        for kinds in self.known[owner].values():
            if kind in kinds:
                kinds.remove(kind)

    def add(self, owner: int, seat: int, kind: int) -> None:
        if owner != seat:
            self.known[owner].setdefault(seat, []).append(kind)

    def observe_gift(self, event: EventViews) -> None:
        """Apply a gift (I2). Seats that did not see the card become unsure of one card of each known kind."""
        giver, owner = event.seat, event.other
        for seat, kinds in self.known[giver].items():
            for kind in [event.card] if seat == owner else set(kinds):
                if kind in kinds:
                    kinds.remove(kind)
        self.add(owner, giver, event.card)

    def observe_new_hands(self, event: EventViews, hands: Sequence[list[int]]) -> None:
        """Move knowledge with the hands. A player who gave a hand away knows all its cards."""
        came_from = list(range(self.players))
        if event.kind == EventKind.SWAPPED:
            came_from[event.seat], came_from[event.other] = event.other, event.seat
        else:
            came_from = [(owner - event.other) % self.players for owner in range(self.players)]
        before = self.known
        self.known = [before[origin] for origin in came_from]
        for owner, origin in enumerate(came_from):
            self.known[owner].pop(owner, None)
            if owner != origin:
                self.known[owner][origin] = hands[owner][:]

    def known_to(self, seat: int | None, owner: int) -> list[int]:
        """Return the kinds that a seat knows to be in another hand, sorted."""
        return sorted(self.known[owner].get(SPECTATOR if seat is None else seat, ()))

    def row(self, seat: int | None, owner: int) -> list[int]:
        """Return how many of a hand's cards may be of each color, and how many may be wild: the public row, refined by
        the seat's knowledge. For the seat's own hand, return the public row."""
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
