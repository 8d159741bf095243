"""What a table tells: the news of a moment, all news of a round, and the whole table as a player may know it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from wildfour.events.event_kinds import NEW_HANDS
from wildfour.events.event_views import EventViews
from wildfour.events.round_events import Event
from wildfour.round.view import View


class Update(NamedTuple):
    """What has just happened: events, numbered from `first`, and the lines of the transcript that tell the same.

    `seal` is of a gift at a fair table: see wildfour/fair/move_chain.py.
    """

    first: int
    events: Sequence[EventViews]
    lines: Sequence[str] = ()
    seal: bytes = b""

    def seen_by(self, seat: int | None) -> list[Event]:
        """As a seat of the round, or a spectator, may know it."""
        return [event.seen_by(seat) for event in self.events]

    def json(self, seat: int | None) -> bytes:
        """The same, to be sent."""
        if seat is None:
            events = [event.public_json for event in self.events]
        else:
            events = [event.json(seat) for event in self.events]
        return b"[" + b",".join(events) + b"]"

    def insiders(self, seats: int) -> Collection[int]:
        """The seats that are told more than everybody is."""
        known: list[int] = []
        for event in self.events:
            if event.public is not event.open:
                if event.kind in NEW_HANDS:
                    return range(seats)
                known += event.insiders
        return known


@dataclass(slots=True)
class RoundLog:
    """What has happened in one round; the first event has the number `first`."""

    first: int
    seating: tuple[int, ...]
    events: list[EventViews] = field(default_factory=list)

    def since(self, number: int, player: int | None) -> list[tuple[int, Event]]:
        """The events after a number, as a player may know them."""
        seat = self.seating.index(player) if player in self.seating else None
        start = max(0, number + 1 - self.first)
        return [(self.first + place, self.events[place].seen_by(seat)) for place in range(start, len(self.events))]

    def copy(self) -> "RoundLog":
        return RoundLog(self.first, self.seating, self.events[:])


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a player, or a spectator (None), may know it. Lists are by player unless they say otherwise."""

    number: int  # of the last event
    player: int | None
    names: tuple[str, ...]
    who: tuple[str, ...]  # plays: a person, a bot of that level, or nobody
    format: str
    target: int
    round: int  # its number, from 1
    seating: tuple[int, ...]  # the players of the round, by seat
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    view: View
