"""A table as its client sees it.

Commands are resent with the same id until they are answered. The server executes each command only once.
"""

import asyncio
import secrets
import urllib.request
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from wildfour.chance.launcher_physics import RIGHT_POWER
from wildfour.client.errors import Cheat, CheatingServer, Closed, RefusedByServer, refusal_in
from wildfour.client.evidence import Evidence
from wildfour.client.fairness_check import CEREMONY, FairnessCheck
from wildfour.fair import Unfair, verify
from wildfour.fair.proof import Noted, Proof
from wildfour.protocol import commands, shared_types
from wildfour.protocol.commands import Command
from wildfour.protocol.frames import AnyFrame, Bye, Chat, Done, News, Refused, Seats, Whole
from wildfour.protocol.http_types import Made
from wildfour.table import TableView

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before reconnecting
OPEN_TIMEOUT = 10
REST = 1.0  # seconds to wait after a too-fast refusal
PERMANENT_REASONS = {"newer", "kicked", "ended"}
PERMANENT_STATUSES = {401, 403, 404, 422}
LARGEST = 1 << 20
encode = msgspec.json.Encoder().encode
read: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


class TableClient:
    """A connection to a table. `seats` and `game` hold the latest state received. With `views=True`, `game` stays
    current. Otherwise, call `look` to update it."""

    def __init__(self, server: str, name: str, token: str, *, views: bool = False, made: Made | None = None) -> None:
        self.name = name
        self.made = made
        self._server = server
        scheme, _, rest = server.partition("://")
        self._address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{name}/socket?views={int(views)}"
        self._headers = {"authorization": f"Bearer {token}"}
        self.you = ""
        self.player: int | None = None
        self.seats: Seats | None = None
        self.game: TableView | None = None
        self.moves: tuple[str, ...] = ()
        self.number = 0  # number of the last event
        self.chat: deque[shared_types.ChatLine] = deque(maxlen=50)
        self.reconnections = 0
        self.closed: str | None = None
        self.cheated: CheatingServer | None = None
        self._pause = FIRST_PAUSE
        self._fairness, self._evidence = FairnessCheck(), Evidence(server, name)
        self._said: set[tuple[str, str, int]] = set()
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._resting: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._listeners: list[asyncio.Queue[AnyFrame | None]] = []
        self._first = asyncio.Event()
        self._count = 0
        self._prefix = secrets.token_hex(4)

    # Connection

    async def connect(self) -> None:
        """Connect, and wait for the table's full state."""
        self._task = asyncio.create_task(self._run())
        waiting = asyncio.create_task(self._first.wait())
        await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if not self._first.is_set():
            waiting.cancel()
            await self._task

    async def close(self) -> None:
        for task in (self._resting, self._task):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task

    async def _run(self) -> None:
        try:
            while True:
                try:
                    await self._stay()
                except InvalidStatus as error:
                    if error.response.status_code in PERMANENT_STATUSES:
                        raise refusal_in(bytes(error.response.body or b"")) from error
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    pass
                if self.closed in PERMANENT_REASONS:
                    raise Closed(self.closed or "")
                self.reconnections += 1
                await asyncio.sleep(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
        finally:
            self._fail_waiting()
            self._pass_on(None)
            async with self._changed:
                self._changed.notify_all()

    async def _stay(self) -> None:
        """Handle one connection until it closes."""
        connecting = connect(
            self._address,
            additional_headers=self._headers,
            compression=None,
            open_timeout=OPEN_TIMEOUT,
            max_size=LARGEST,
            proxy=None,
        )
        async with connecting as self._socket:
            async for message in self._socket:
                frame = read.decode(message)
                self._evidence.note(frame, message)
                try:
                    await self._take(frame)
                except Cheat as cheat:
                    self.cheated = self._evidence.keep(cheat, self._fairness.match, self.notes)
                    raise self.cheated from cheat

    async def drop(self) -> None:
        """Drop the connection abruptly, as if the network had failed."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _fail_waiting(self) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(self._end())
        self._waiting = {}

    def _end(self) -> Exception:
        return self.cheated or Closed(self.closed or "closed")

    # Receiving

    async def _take(self, frame: AnyFrame) -> None:
        if isinstance(frame, Whole):
            self.you, self.player, self.number = frame.you, frame.player, frame.number
            self.seats, self.game = frame.seats, frame.game
            self.moves = () if frame.game is None else frame.game.view.moves
            self.chat = deque(frame.chat, maxlen=50)
            self._fairness.on_whole(frame, self.player)
            self._pause = FIRST_PAUSE
            self._first.set()
            await self._send_again()
        elif isinstance(frame, News):
            self._fairness.on_news(frame)
            self.number = frame.first + len(frame.events) - 1
            self.moves = frame.moves
            self.game = frame.game or self.game
            if frame.did is not None:
                self._answered(frame.did, Done(id=frame.did))
        elif isinstance(frame, Seats):
            self.seats = frame
            self.player = next((place for place, seat in enumerate(frame.seats) if seat.person == self.you), None)
            self._fairness.on_seats(frame, self.player)
        elif isinstance(frame, Chat):
            self.chat.append(frame.line)
        elif isinstance(frame, Done):
            self._answered(frame.id, frame)
        elif isinstance(frame, Refused) and frame.kind == "too-fast":
            self._send_again_later()
        elif isinstance(frame, Refused):
            self._answered(frame.id, RefusedByServer(frame.says, frame.message, frame.kind))
        elif isinstance(frame, Bye):
            self.closed = frame.reason
        await self._take_part_in_ceremony()
        self._pass_on(frame)
        async with self._changed:
            self._changed.notify_all()

    async def _send_again(self) -> None:
        """Resend unanswered commands, because they or their answers may have been lost."""
        self._said = set()
        for data, _ in list(self._waiting.values()):
            if self._socket is not None:
                await self._socket.send(data, text=True)

    def _send_again_later(self) -> None:
        """Schedule a resend of all unanswered commands, because the server discarded one of them unread."""
        if self._resting is None or self._resting.done():
            self._resting = asyncio.create_task(self._rest())

    async def _rest(self) -> None:
        await asyncio.sleep(REST)
        with suppress(ConnectionClosed):
            await self._send_again()

    def _pass_on(self, frame: AnyFrame | None) -> None:
        for listener in self._listeners:
            listener.put_nowait(frame)

    def _answered(self, id: str, answer: Done | RefusedByServer) -> None:
        _, future = self._waiting.pop(id, (b"", None))
        if future is None or future.done():
            return
        if isinstance(answer, Done):
            future.set_result(answer)
        else:
            future.set_exception(answer)

    async def _take_part_in_ceremony(self) -> None:
        """Commit to a seed, and reveal it once everyone has committed (docs/fair.md)."""
        seats, player = self.seats, self.player
        if seats is None or player is None or seats.stage not in CEREMONY:
            return
        seat = seats.seats[player]
        attempt = (seats.stage, seats.fair.anchor, len(seats.fair.missed))
        if attempt in self._said or seat.held:
            return
        seed = self._fairness.revelation(player)
        if seats.stage == "committing" and not seat.committed:
            self._said.add(attempt)
            made = self._fairness.commitment(player)
            await self._send(commands.Commit(id=self._new_id(), commitment=made.hex()))
        elif seats.stage == "revealing" and not seat.revealed and seed is not None:
            self._said.add(attempt)
            await self._send(commands.Reveal(id=self._new_id(), salt=seed.salt.hex(), seed=seed.seed.hex()))

    @property
    def notes(self) -> Noted:
        """Evidence about this match for `verify`: fingerprint, own seed, and move-chain links."""
        return self._fairness.notes

    async def prove(self) -> Proof:
        """Verify the finished match's transcript against the notes. Save the evidence if verification fails."""
        assert self.seats is not None
        assert self.seats.replay is not None
        address = f"{self._server}/api/replays/{self.seats.replay}/transcript"
        return await asyncio.to_thread(self._prove, address)

    def _prove(self, address: str) -> Proof:
        with urllib.request.urlopen(address, timeout=OPEN_TIMEOUT) as response:
            text = bytes(response.read()).decode()
        notes = self.notes
        try:
            return verify(text, notes.fingerprint, seeds=notes.seeds, links=notes.links)
        except Unfair as unfair:
            self._evidence.transcript = text
            self.cheated = self._evidence.keep(unfair, self._fairness.match, notes)
            raise self.cheated from unfair

    # Sending

    def _new_id(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def _send(self, command: Command) -> None:
        with suppress(ConnectionClosed):
            if self._socket is not None:
                await self._socket.send(encode(command), text=True)

    async def do(self, command: Command) -> Done:
        """Send a command, resending it until it is answered. Raise an error if the server rejects it."""
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (encode(command), future)
        await self._send(command)
        if self._task is not None and self._task.done():
            self._fail_waiting()
        return await future

    async def move(self, move: str, at: int | None = None, *, aim: int | None = None, power: int = RIGHT_POWER) -> None:
        """Make a move. With an aim (-100 to 100; 0 is straight), launch a flip yourself (R30)."""
        at = self.number if at is None else at
        await self.do(commands.Move(id=self._new_id(), at=at, move=move, aim=aim, power=power))

    async def sit(self, name: str, player: int | None = None) -> None:
        """Take a seat (default: the first free one)."""
        if player is None:
            assert self.seats is not None
            player = next((place for place, seat in enumerate(self.seats.seats) if seat.who == "nobody"), 0)
        await self.do(commands.Sit(id=self._new_id(), player=player, name=name))

    async def seat_bots(self, level: str = "casual") -> None:
        """Seat bots in all empty seats. Only the host may do this."""
        assert self.seats is not None
        for place, seat in enumerate(self.seats.seats):
            if seat.who == "nobody":
                await self.do(commands.SeatBot(id=self._new_id(), player=place, level=level))

    async def send(self, kind: type[Command], **fields: Any) -> Done:
        """Send any other command: `table.send(commands.Start)`."""
        return await self.do(kind(id=self._new_id(), **fields))

    async def start(self) -> None:
        await self.send(commands.Start)

    async def lock(self, locked: bool = True) -> None:
        """Lock the table to newcomers, or unlock it. Only the host may do this."""
        await self.send(commands.Lock, locked=locked)

    async def look(self) -> None:
        """Request the full state, which arrives in the next `Whole` frame."""
        await self._send(commands.Look(id=self._new_id()))

    # Events

    async def news(self) -> AsyncIterator[AnyFrame]:
        """Yield all frames from now on, until the table closes. Several listeners may run at once."""
        frames: asyncio.Queue[AnyFrame | None] = asyncio.Queue()
        self._listeners.append(frames)
        try:
            while (frame := await frames.get()) is not None:
                yield frame
        finally:
            self._listeners.remove(frames)
        if self.cheated is not None:
            raise self.cheated

    async def until(self, condition: Any) -> None:
        """Wait until `condition(table)` holds."""
        async with self._changed:
            while not condition(self):
                if self._task is not None and self._task.done():
                    raise self._end()
                await self._changed.wait()
