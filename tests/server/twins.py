"""Whole matches over sockets, and the same matches with hidden cards swapped in every round.

Table names, secrets, tokens, and seeds are the same in all of them, so frames can be compared byte for byte.
"""

import asyncio
import contextlib
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import LONG, NAMES, Raw, Served, raw, served, soon, until
from tests.tables.play import luck_at, next_move
from tests.tables.test_hiding import CARD, Lines, chance_of, exchanged
from wildfour import WildfourError
from wildfour.chance.streams import ScriptedChance
from wildfour.client import Client
from wildfour.fair import commitment_to
from wildfour.match import Match
from wildfour.match.match import streams_of
from wildfour.protocol import commands, http_types, shared_types
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.rules_in_force import Rules
from wildfour.server.table.table_session import LiveTable
from wildfour.table import Table
from wildfour.transcript.commitment_header import Seed

PLAYERS = 3
WATCHERS = (*range(PLAYERS), None)  # None: a spectator
EVENTS_VIEWS_WORDS = ("", "?views=1", "?views=1&words=1")
OPTIONS = "target=100"
COUNTED = b'"hands":[['  # all hands are face up
HANDS = re.compile(r'"hands":\[\[.*?\]\]')
TRIED = ("draw", "keep", "object", "accept", "challenge", "r5", "b7", "y+2", "W>g", "W4>r", "nonsense")
GARBAGE = ("{", "[]", '{"do":"move"}', '{"do":"fly","id":"x"}', '{"do":"sit","id":"x","player":99,"name":"Zoe"}')


class FixedSecrets:
    """A deterministic replacement for the module `secrets`."""

    def __init__(self) -> None:
        self._luck = random.Random(0)

    def token_urlsafe(self, size: int) -> str:
        return self._luck.randbytes(size).hex()[: 4 * size // 3]

    def token_bytes(self, size: int) -> bytes:
        return self._luck.randbytes(size)

    def randbits(self, bits: int) -> int:
        return self._luck.getrandbits(bits)

    def choice(self, letters: Sequence[str]) -> str:
        return self._luck.choice(letters)


@dataclass(slots=True)
class Script:
    """The random results and the moves of each round."""

    edition: Edition
    rules: Rules | None = None
    rounds: list[Lines] = field(default_factory=list)
    moves: list[list[tuple[int, str]]] = field(default_factory=list)

    def note(self, table: Table) -> None:
        played, seating = table.match.round, table.match.seating
        self.rules = played.state.rules
        self.rounds.append(chance_of(played))
        self.moves.append([(seating[move.seat], move.move) for move in played.moves])

    def stream(self, number: int) -> ScriptedChance:
        assert self.rules is not None
        return ScriptedChance(self.rules, self.edition.letters, self.rounds[number][0])

    def possible(self, last: int) -> bool:
        """Return whether all moves up to round `last` are legal with these cards."""
        streams: list[ScriptedChance] = []
        try:
            table = Table(self.match(lambda number: remembered(self.stream(number), streams)))
            for number in range(last + 1):
                if number:
                    table.deal()
                if streams[-1].left:
                    return False
                for (player, move), words in zip(self.moves[number], self.rounds[number][1:], strict=True):
                    streams[-1].give(words)
                    table.apply(player, move)
                    if streams[-1].left:
                        return False
        except WildfourError:
            return False
        return table.match.round.over

    def match(self, streams: Callable[[int], Any]) -> Match:
        return Match(self.edition, players=NAMES[:PLAYERS], options=OPTIONS, streams=streams)

    def with_exchanges(self, seen: Sequence[set[str]], luck: random.Random) -> tuple["Script", int]:
        """Swap two cards that the watcher never sees, in every round that allows it."""
        twin = Script(self.edition, self.rules, [*self.rounds], self.moves)
        count = 0
        for number, lines in enumerate(self.rounds):
            pairs = list(pairs_never_seen(self.edition, lines, seen[number]))
            luck.shuffle(pairs)
            for one, other in pairs[:20]:
                twin.rounds[number] = exchanged(lines, one, other)
                if twin.possible(number):
                    count += 1
                    break
                twin.rounds[number] = lines
        return twin, count


def remembered(stream: ScriptedChance, streams: list[ScriptedChance]) -> ScriptedChance:
    streams.append(stream)
    return stream


def pairs_never_seen(edition: Edition, lines: Lines, seen: set[str]) -> Iterator[tuple[str, str]]:
    """Yield pairs of cards with equal points, so that scores stay the same. At least one of them was dealt or drawn."""
    came = {word for line in lines for word in line}
    cards = {letter + face for letter in edition.letters for face in (*"0123456789SR", "+2")} - seen
    for one, other in combinations(sorted(cards), 2):
        same = one[1:] == other[1:] or not (one[1:].isdigit() or other[1:].isdigit())
        if same and came & {one, other}:
            yield one, other


class Person:
    """A participant with a socket, and all frames received, across reconnections."""

    def __init__(self, server: Served, letter: str, player: int | None, asks_for: str) -> None:
        self.server = server
        self.token = letter * 32
        self.player = player
        self.asks_for = asks_for
        self.frames: list[bytes] = []
        self._stack = contextlib.AsyncExitStack()
        self._listener: asyncio.Task[None] | None = None
        self.socket: Raw

    async def come(self, live: LiveTable) -> None:
        before = len(self.frames)
        self.socket = await self._stack.enter_async_context(
            raw(self.server.address, live.hosted.name, self.token, self.asks_for)
        )
        self._listener = asyncio.create_task(self._listen(self.socket))
        await until(lambda: len(self.frames) > before)

    async def _listen(self, socket: Raw) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._listen_to(socket)

    async def _listen_to(self, socket: Raw) -> None:
        async for message in socket.connection:
            self.frames.append(message if isinstance(message, bytes) else message.encode())

    async def go(self, live: LiveTable) -> None:
        count = len(live.presence.sockets)
        await self._stack.aclose()
        assert self._listener is not None
        await self._listener
        await until(lambda: len(live.presence.sockets) < count)

    async def caught_up(self) -> None:
        """Wait for a pong, which follows all earlier frames."""
        await soon(await self.socket.connection.ping())

    async def say(self, kind: type[commands.Command], id: str, **fields: Any) -> None:
        await self.socket.do(kind, id, **fields)
        await self.heard()

    async def heard(self) -> None:
        """Wait until the server has processed the command and sent the results."""
        await self.caught_up()
        await self.server.tables.storage.flush()


@dataclass(slots=True)
class Played:
    script: Script
    frames: dict[tuple[int | None, str], list[bytes]]  # by player and requested extras
    seen: dict[
        int | None, list[set[str]]
    ]  # by watcher and round: cards revealed by the rules before the hands are counted


class ScriptedMatch:
    """One match from the first seat to the last card."""

    def __init__(self, server: Served, edition: Edition, seed: int, script: Script | None, watcher: int | None) -> None:
        self.server, self.edition, self.seed, self.watcher = server, edition, seed, watcher
        self.given = script
        self.script = Script(edition)
        self.streams: list[ScriptedChance] = []
        self.players = [Person(server, letter, at, EVENTS_VIEWS_WORDS[at]) for at, letter in enumerate("ABC")]
        self.spectators = [
            Person(server, letter, None, asks_for) for letter, asks_for in zip("DEF", EVENTS_VIEWS_WORDS, strict=True)
        ]
        self.participants = [*self.players, *self.spectators]
        self.seen: dict[int | None, list[set[str]]] = {watcher: [] for watcher in WATCHERS}
        self.told = 0  # number of the last event in the previous round

    async def play(self) -> Played:
        host = Client(self.server.address, self.players[0].token)
        made = await host._ask("POST", "/api/tables", http_types.Made, msgspec.json.encode(self.settings()))
        live = await self.server.tables.named(made.table)
        assert live is not None
        self.live = live
        live.hosted.streams = self.stream
        for one in self.participants:
            await one.come(live)
        await self.begin()
        while live.hosted.stage != "over":
            await self.round()
            if live.hosted.stage == "between":
                for one in self.players:
                    await one.say(commands.Ready, f"ready-{live.table.match.number}")
                await until(lambda: live.hosted.stage == "playing")
        for one in self.participants:
            await one.caught_up()
        frames = {(one.player, one.asks_for): one.frames[:] for one in self.participants}
        for one in self.participants:
            await one.go(live)
        return Played(self.script, frames, self.seen)

    def settings(self) -> shared_types.TableSettings:
        return shared_types.TableSettings(edition=self.edition.name, options=OPTIONS, seats=PLAYERS)

    def stream(self, number: int) -> Any:
        if self.given is None:
            return streams_of(self.seed)(number)
        return remembered(self.given.stream(number), self.streams)

    async def begin(self) -> None:
        for player, one in enumerate(self.players):
            await one.say(commands.Sit, "sit", player=player, name=NAMES[player])
        await self.players[0].say(commands.Start, "start")
        seeds = [Seed(bytes([player]) * 16, bytes([player]) * 32) for player in range(PLAYERS)]
        for player, one in enumerate(self.players):
            made = commitment_to(self.live.hosted.fair.chain.anchor, player, NAMES[player], seeds[player])
            await one.say(commands.Commit, "commit", commitment=made.hex())
        for one, seed in zip(self.players, seeds, strict=True):
            await one.say(commands.Reveal, "reveal", salt=seed.salt.hex(), seed=seed.seed.hex())

    async def round(self) -> None:
        table = self.live.table
        while not table.match.round.over:
            luck = luck_at(table, self.seed)
            player, move = self.next_move(table, luck)
            await self.disturb(table, luck)
            before = len(table.match.round.moves)
            await self.players[player].say(commands.Move, self.id(table), at=table.number, move=move)
            await self.players[player].caught_up()
            assert len(table.match.round.moves) == before + 1, self.players[player].frames[-1]
            if table.match.round.over:
                self.script.note(table)
        for watcher in WATCHERS:
            events = table.events_since(self.told, watcher)
            known = HANDS.sub("", msgspec.json.encode(events).decode())
            self.seen[watcher].append(set(CARD.findall(known)))
        self.told = table.number

    def id(self, table: Table) -> str:
        return f"{table.match.number}-{len(table.match.round.moves)}"

    def next_move(self, table: Table, luck: random.Random) -> tuple[int, str]:
        if self.given is None:
            return next_move(table, luck)
        number, at = table.match.number - 1, len(table.match.round.moves)
        self.streams[-1].give(self.given.rounds[number][1 + at])
        return self.given.moves[number][at]

    async def disturb(self, table: Table, luck: random.Random) -> None:
        """Send an illegal or repeated command, or drop the connection."""
        luck = random.Random(f"{self.id(table)} {self.seed}")
        one, kind, tried = luck.choice(self.participants), luck.random(), luck.choice(TRIED)
        if kind < 0.1:
            await one.say(commands.Move, "stale", at=0, move="draw")
        elif kind < 0.2:
            await one.socket.send(luck.choice(GARBAGE))
            await one.heard()
        elif kind < 0.3:
            await one.say(commands.Look, "look")
        elif kind < 0.35:
            await one.go(self.live)
            await one.come(self.live)
        elif kind < 0.6:
            await self.try_move(table, one, tried)

    async def try_move(self, table: Table, one: Person, move: str) -> None:
        """Try a move if it is illegal. In a twin, only the watcher tries it: other players' cards differ there."""
        refused = one.player is None or move not in table.moves(one.player)
        if refused and (self.given is None or one.player in (None, self.watcher)):
            number = table.number
            await one.say(commands.Move, "tried", at=number, move=move)
            assert table.number == number


def play(database: Path, edition: str, seed: int, script: Script | None = None, watcher: int | None = None) -> Played:
    async def evening() -> Played:
        async with served(database, between_rounds=LONG) as server:
            return await ScriptedMatch(server, edition_named(edition), seed, script, watcher).play()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wildfour.server.table_registry.secrets", FixedSecrets())
        patch.setattr("wildfour.server.table.table_session.secrets", FixedSecrets())
        # With a pause, the frames would depend on timing.
        patch.setattr("wildfour.server.table.presence.SEATS_PAUSE", 0)
        patch.setattr("wildfour.server.table.table_timers.Clocks.due_in", lambda _: None)
        patch.setattr("wildfour.server.table.table_session.LOOK_BURST", 1e6)
        return asyncio.run(evening())
