"""Two tables at which eight people play one match at the same time (H6).

Both tables have the same people in the same seats: events that change the people, seats, or chat of one table are also
logged at the other, in the same commit. Ceremonies, deals, and moves belong to one table. After both tables have
finished a round, the first table's clock deals the next one at both.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from wildfour.server.storage import log_events
from wildfour.server.table.pair_standings import sheet_of
from wildfour.server.table.table_session import LiveTable
from wildfour.server.websocket import Connection

OF_ONE_TABLE = (
    log_events.Committed
    | log_events.Revealed
    | log_events.CeremonyRestarted
    | log_events.SeatHeld
    | log_events.MatchClosed
    | log_events.TableEnded
    | log_events.Forgotten
)
UNDER_WAY = ("committing", "revealing", "playing")


class PairedTable(LiveTable):
    """One of two tables. `group` holds both, the first table first."""

    @property
    def other(self) -> LiveTable:
        first, second = self.group
        return second if self is first else first

    def note(self, event: log_events.LogEvent, connection: Connection | None = None) -> None:
        """Log an event, at both tables if it concerns both."""
        before = self.hosted.seq
        super().note(event, connection)
        if self.hosted.seq == before or isinstance(event, OF_ONE_TABLE):
            return
        LiveTable.note(self.other, replace(event, id=""))
        if isinstance(event, log_events.Started):
            self.other.clocks.continue_ceremony()

    def due_in(self) -> int | None:
        clock = self.group[0].clocks if self.hosted.stage == "between" and self.group[0].may_deal else self.clocks
        return clock.due_in()

    def send_countdown(self, seconds: float, *, paused: bool) -> None:
        for one in self.group:
            LiveTable.send_countdown(one, seconds, paused=paused)

    def deal(self) -> None:
        """Deal the next round. From the second round on, the first table deals at both."""
        super().deal()
        share_scores(self.group)
        behind = self.other.hosted.table
        if behind is not None and behind.match.round.over and behind.match.number < self.table.match.number:
            LiveTable.deal(self.other)

    def _round_over(self) -> None:
        """Send everyone the seats with the standings. After the last round at both tables, archive both matches."""
        share_scores(self.group)
        finished = self.is_finished
        for one in self.group:
            if finished:
                one.close_match(finished=True)
            else:
                one.storage.after_commit(one.presence.sending_seats())
            one.clocks.plan()


def slowest(live: LiveTable) -> LiveTable:
    """Return the table of a match that is still playing, if any."""
    return next((one for one in live.group if one.hosted.stage in UNDER_WAY), live)


def pair(tables: Sequence[LiveTable]) -> None:
    """Connect two tables, given in any order."""
    group = tuple(sorted(tables, key=lambda one: sheet_of(one.hosted).table))
    for one, other in (group, group[::-1]):
        one.group, one.hosted.other = group, other.hosted
        one.admission, one.chat_limits, one.looks = group[0].admission, group[0].chat_limits, group[0].looks
    share_scores(group)


def share_scores(group: Sequence[LiveTable]) -> None:
    """Let each table's views show the scores at both."""
    for one, other in (group, group[::-1]):
        if one.hosted.table is not None and other.hosted.table is not None:
            one.hosted.table.add_scores(other.hosted.table.match.scores)
