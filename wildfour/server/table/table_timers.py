"""Timed actions of a table: bot moves, time limits, deferred catches, and the next deal.

Each table has one timer, set for the earliest action. Times are in loop time. After a server start, all time limits
start over, so downtime costs no one a turn.
"""

from asyncio import TimerHandle
from typing import Protocol

from wildfour.errors import WildfourError
from wildfour.server.storage import log_events
from wildfour.server.table import bot_driver
from wildfour.server.table.bot_driver import NEVER

MOST_MISSED = 2  # consecutive turns that may time out before a bot holds the seat until the person acts
LONGEST_PAUSE = 120.0  # seconds between two rounds
BOTS_BETWEEN_ROUNDS = 4.0  # seconds, if no person plays
CEREMONY = ("committing", "revealing")


class Session(bot_driver.Session, Protocol):
    """The part of a table's interface that its timer uses."""

    bots: bot_driver.BotPlayers

    @property
    def may_deal(self) -> bool: ...

    def note(self, fact: log_events.LogEvent) -> None: ...
    def deal(self) -> None: ...
    def send_countdown(self, seconds: float, *, paused: bool) -> None: ...


class Clocks:
    """A table's timer. `missed_turns` counts consecutive timeouts per player."""

    def __init__(self, live: Session) -> None:
        self.live = live
        self._loop, self._settings = live.services.loop, live.services.settings
        self._timer: TimerHandle | None = None
        self._turn_began = self._loop.time()
        self._ceremony_due = NEVER
        self._deal_due = NEVER
        self._readers: set[str] = set()  # people who pause the countdown to the next round
        self._countdown = 0.0  # seconds left when the countdown was paused
        self._bot_due = NEVER
        self.missed_turns: dict[int, int] = {}

    def restart_turn(self) -> None:
        """Restart the time limit for the current player."""
        self._turn_began = self._loop.time()

    def due_in(self) -> int | None:
        """Return the milliseconds left for the current player or until the next round, or None without a time limit."""
        live = self.live
        if live.hosted.stage == "between" and self._deal_due != NEVER and not self._readers:
            return max(0, round(1000 * (self._deal_due - self._loop.time())))
        if not live.hosted.settings.clock or live.hosted.stage != "playing":
            return None
        due = self._turn_began + live.hosted.settings.clock
        return max(0, round(1000 * (due - self._loop.time())))

    def pause(self, person: str, *, on: bool) -> None:
        """Pause the countdown to the next round while a person reads the scores, or resume it."""
        readers = self._readers | {person} if on else self._readers - {person}
        self._read_by(readers)
        self.plan()

    def _read_by(self, readers: set[str]) -> None:
        was_paused, self._readers, now = bool(self._readers), readers, self._loop.time()
        if self._deal_due == NEVER or was_paused == bool(readers):
            return
        if readers:
            self._countdown, self._deal_due = self._deal_due - now, now + LONGEST_PAUSE
        else:
            self._deal_due = now + self._countdown
        self.live.send_countdown(self._countdown, paused=bool(readers))

    # Scheduling

    def plan(self) -> None:
        """Set the timer for the earliest action."""
        due = self._plan()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due != NEVER:
            self._timer = self._loop.call_at(due, self._tick)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _plan(self) -> float:
        live = self.live
        stage = live.hosted.stage
        if stage in CEREMONY:
            if self._ceremony_due == NEVER:
                self._ceremony_due = self._loop.time() + self._settings.reveal_time
            return self._ceremony_due
        self._ceremony_due = NEVER
        if stage == "playing":
            self._deal_due, self._readers = NEVER, set()
            waits = bool(live.catches.deferred)
            self._bot_due = live.bots.plan() if live.presence.sockets and not waits else NEVER
            return min(self._bot_due, self._turn_due(), live.catches.opens_at if waits else NEVER)
        self._plan_deal()
        return self._deal_due

    def _plan_deal(self) -> None:
        live, now = self.live, self._loop.time()
        if not live.presence.sockets or not live.may_deal:
            self._deal_due = NEVER
            return
        seats = live.hosted.seats
        people = [seat for seat in seats if seat.plays and seat.person in live.presence.sockets]
        self._read_by(self._readers & {seat.person for seat in people if not seat.ready})
        if people and all(seat.ready for seat in people):
            self._deal_due = now
        elif self._deal_due == NEVER:
            wait = self._settings.between_rounds if people else BOTS_BETWEEN_ROUNDS
            least = 0.0 if people else self._settings.bots_alone_pause
            self._deal_due = now + max(least, wait * min(1, live.hosted.settings.pace))
            live.send_countdown(self._deal_due - now, paused=False)

    def _turn_due(self) -> float:
        """Return the time by which the current player must move. An absent player first gets time to return."""
        live = self.live
        player = live.table.current_player
        if player is None:
            return NEVER
        seat = live.hosted.seats[player]
        if not seat.plays or not live.presence.sockets:
            return NEVER
        if seat.person not in live.presence.sockets:
            return live.presence.away_since(seat.person) + self._settings.grace
        clock = live.hosted.settings.clock
        return self._turn_began + clock if clock else NEVER

    def _tick(self) -> None:
        self._timer = None
        live, now = self.live, self._loop.time()
        try:
            if live.hosted.stage in CEREMONY:
                if now >= self._ceremony_due:
                    self._ceremony_due = NEVER
                    live.note(log_events.CeremonyRestarted())
                    self.continue_ceremony()
            elif live.hosted.stage == "between":
                if now >= self._deal_due and self._readers:
                    self._read_by(set())
                elif now >= self._deal_due:
                    self._deal_due = NEVER
                    live.deal()
            elif live.hosted.stage == "playing":
                self._tick_round(now)
        except WildfourError as error:
            live.services.report_failure(live.hosted.number, error)
        self.plan()

    def _tick_round(self, now: float) -> None:
        live = self.live
        if live.catches.deferred:
            if now >= live.catches.opens_at:
                live.catches.close()
        elif now >= self._turn_due():
            self._time_is_up()
        elif now >= self._bot_due:
            live.bots.move()

    def _time_is_up(self) -> None:
        live = self.live
        player = live.table.current_player
        assert player is not None
        missed = self.missed_turns[player] = self.missed_turns.get(player, 0) + 1
        if not live.presence.is_here(player) or missed > MOST_MISSED:
            live.note(log_events.SeatHeld(player=player, held=True))
        else:
            live.bots.move_for(player)

    def continue_ceremony(self) -> None:
        """Deal the first round after the last seed is revealed."""
        live = self.live
        if live.hosted.stage == "revealing" and live.hosted.fair.over:
            live.deal()
