"""What a table does when nobody asks it to: bots move, clocks run out, catches become due, the next round is dealt.

One timer for each table, set to whatever is due first. Times are the event loop's. After a start the clocks of all
tables begin anew; nobody loses a turn because the server was away.
"""

from asyncio import TimerHandle
from typing import TYPE_CHECKING

from wildfour.errors import WildfourError
from wildfour.events.event_kinds import NOBODY
from wildfour.server.storage import log_events
from wildfour.table import PERSON

if TYPE_CHECKING:
    from wildfour.server.table.table_session import LiveTable

NEVER = float("inf")
MOST_MISSED = 2  # turns in a row by the clock; then a bot holds the seat until its person does something
BOTS_BETWEEN_ROUNDS = 4.0  # seconds, where no person plays
CEREMONY = ("committing", "revealing")


class Clocks:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._loop = live.loop
        self._settings = live.settings
        self._timer: TimerHandle | None = None
        self._turn_began = self._loop.time()
        self.catch_from = 0.0  # before then nobody can be caught
        self._exposed = NOBODY
        self._told_with = 0  # the number of the last event of the move that exposed somebody
        self._ceremony_due = NEVER
        self._deal_due = NEVER
        self._bot_due = NEVER
        self.missed_turns: dict[int, int] = {}

    def moved(self) -> None:
        """A move has been made: the next turn begins, and perhaps somebody can be caught now."""
        self._turn_began = self._loop.time()
        exposed = self.live.table.match.round.state.exposed
        if exposed != self._exposed:
            self._exposed = exposed
            self._told_with = self.live.table.number
            if exposed != NOBODY:
                self.catch_from = self._turn_began + self._window(exposed)

    def told(self, last: int) -> None:
        """Events up to a number have been told. The window is counted from when the card was told, not from when it was
        laid."""
        if last == self._told_with and self._exposed != NOBODY:
            self.catch_from = self._loop.time() + self._window(self._exposed)

    def _window(self, seat: int) -> float:
        """As long as the one who laid the card needs to see it and call: at least a round trip of that connection."""
        live = self.live
        person = live.hosted.seats[live.table.match.seating[seat]].person
        connection = live.sockets.get(person)
        trip = 0.0 if connection is None else connection.round_trip
        return max(self._settings.catch_window, min(trip, self._settings.longest_window))

    def due_in(self) -> int | None:
        """Milliseconds until the clock of the one on turn runs out, if there is a clock that runs."""
        live = self.live
        if not live.hosted.settings.clock or live.hosted.stage != "playing":
            return None
        due = self._turn_began + live.hosted.settings.clock
        return max(0, round(1000 * (due - self._loop.time())))

    # What is due when

    def plan(self) -> None:
        """Set the timer to whatever comes first."""
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
            self._deal_due = NEVER
            self._bot_due = live.bots.plan() if live.sockets and not live.held_back else NEVER
            return min(self._bot_due, self._turn_due(), self.catch_from if live.held_back else NEVER)
        self._plan_deal(stage)
        return self._deal_due

    def _plan_deal(self, stage: str) -> None:
        live, now = self.live, self._loop.time()
        if stage != "between" or not live.sockets:
            self._deal_due = NEVER
            return
        people = [player for player in live.people_playing() if live.is_here(player)]
        if people and all(live.hosted.seats[player].ready for player in people):
            self._deal_due = now
        elif self._deal_due == NEVER:
            wait = self._settings.between_rounds if people else BOTS_BETWEEN_ROUNDS
            self._deal_due = now + wait * min(1, live.hosted.settings.pace)

    def _turn_due(self) -> float:
        """When the one on turn has to have moved; one who is gone gets some time to come back first."""
        live = self.live
        player = live.table.current_player
        if player is None:
            return NEVER
        seat = live.hosted.seats[player]
        if seat.who != PERSON or seat.held or not live.sockets:
            return NEVER
        if seat.person not in live.sockets:
            since = live.gone.setdefault(seat.person, self._loop.time())
            return since + self._settings.grace
        clock = live.hosted.settings.clock
        return self._turn_began + clock if clock else NEVER

    def restart_turn(self) -> None:
        """Whoever comes back has a whole turn."""
        self._turn_began = self._loop.time()

    def _tick(self) -> None:
        self._timer = None
        live, now = self.live, self._loop.time()
        try:
            if live.hosted.stage in CEREMONY:
                if now >= self._ceremony_due:
                    self._ceremony_due = NEVER
                    live.note(log_events.CeremonyRestarted())
                    self.ceremony_goes_on()
            elif live.hosted.stage == "between":
                if now >= self._deal_due:
                    self._deal_due = NEVER
                    live.deal()
            elif live.hosted.stage == "playing":
                self._tick_round(now)
        except WildfourError as error:
            live.tables.trouble(live, error)
        self.plan()

    def _tick_round(self, now: float) -> None:
        live = self.live
        if live.held_back:
            if now >= self.catch_from:
                live.hear_held_back()
        elif now >= self._turn_due():
            self._time_is_up()
        elif now >= self._bot_due:
            live.bots.move()

    def _time_is_up(self) -> None:
        live = self.live
        player = live.table.current_player
        assert player is not None
        missed = self.missed_turns[player] = self.missed_turns.get(player, 0) + 1
        if not live.is_here(player) or missed > MOST_MISSED:
            live.note(log_events.SeatHeld(player=player, held=True))
        else:
            live.bots.move_for(player)

    def ceremony_goes_on(self) -> None:
        """When the last seed is there, the first round is dealt."""
        live = self.live
        if live.hosted.ceremony is not None and live.hosted.ceremony.over and live.hosted.stage == "revealing":
            live.deal()
