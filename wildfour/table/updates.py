"""Table updates: recent events, a round's event log, full views, and facts about the match."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from wildfour.events.event_kinds import NEW_HANDS, EventKind
from wildfour.events.event_views import EventViews, public_json
from wildfour.events.round_events import Event
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rules.piles import count

LONGER_HANDS = frozenset({EventKind.DREW, EventKind.GAVE, EventKind.SWAPPED, EventKind.PASSED_HANDS})


class Update(NamedTuple):
    """A batch of new events, numbered from `first`, with their transcript lines.

    `seal` is the seal of a card that a player gave away at a fair table (wildfour/fair/move_chain.py).
    """

    first: int
    events: Sequence[EventViews]
    lines: Sequence[str] = ()
    seal: bytes = b""
    public: bytes = b""  # the events as JSON for spectators, if already encoded

    def seen_by(self, seat: int | None) -> list[Event]:
        """Return the events as a seat or spectator may see them."""
        return [event.seen_by(seat) for event in self.events]

    def json(self, seat: int | None) -> bytes:
        """Encode the events for a seat or a spectator."""
        if seat is None:
            return self.public or public_json(self.events)
        return b"[" + b",".join([event.json(seat) for event in self.events]) + b"]"

    def insiders(self, seats: int) -> Collection[int]:
        """Return the seats that may see more than spectators."""
        known: list[int] = []
        for event in self.events:
            if event.public is not event.open:
                if event.kind in NEW_HANDS:
                    return range(seats)
                known += event.insiders
        return known


@dataclass(slots=True)
class RoundLog:
    """The events of one round, numbered from `first`."""

    first: int
    seating: tuple[int, ...]
    events: list[EventViews] = field(default_factory=list)

    def since(self, number: int, player: int | None) -> list[tuple[int, Event]]:
        """List the events after the given number, as a player may see them."""
        seat = self.seating.index(player) if player in self.seating else None
        start = max(0, number + 1 - self.first)
        return [(self.first + place, self.events[place].seen_by(seat)) for place in range(start, len(self.events))]

    def copy(self) -> "RoundLog":
        return RoundLog(self.first, self.seating, self.events[:])


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a player or spectator (None) may see it. Lists are indexed by player unless stated otherwise."""

    number: int  # number of the last event
    player: int | None
    names: tuple[str, ...]
    who: tuple[str, ...]  # PERSON, a bot level, or EMPTY
    format: str
    target: int
    round: int  # counted from 1
    seating: tuple[int, ...]  # players of the round, by seat
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    view: View


class PlayerFacts(msgspec.Struct):
    """A player's largest hand, number of catches, and number of challenges won."""

    longest_hand: int = 0
    catches: int = 0
    challenges_won: int = 0


def note_facts(
    facts: Sequence[PlayerFacts], seating: Sequence[int], played: Round, events: Sequence[EventViews]
) -> None:
    """Update the facts after a move or a deal."""
    kinds = {event.kind: event for event in events}
    if EventKind.CAUGHT in kinds:
        facts[seating[kinds[EventKind.CAUGHT].seat]].catches += 1
    if EventKind.GUILTY in kinds and EventKind.CHALLENGED in kinds:
        facts[seating[kinds[EventKind.CHALLENGED].seat]].challenges_won += 1
    if LONGER_HANDS.isdisjoint(kinds):
        return
    for seat, player in enumerate(seating):
        facts[player].longest_hand = max(facts[player].longest_hand, count(played.state.hands[seat]))
