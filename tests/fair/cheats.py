"""Cheating servers: lies that change the frames sent to one client, and a relay that applies them.

A lie keeps everything else consistent: it recomputes the fingerprint and opens the commitments that it forges.
"""

import asyncio
import copy
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from wildfour.fair import Terms, commitment_to
from wildfour.fair.commitments import fingerprint_of
from wildfour.transcript.commitment_header import Commitment, Missed, Seed

Frame = dict[str, Any]
YOU, OTHER, LAST = 0, 1, 2  # players
FALSE = Seed(bytes(16), bytes(32))
ANOTHER = "00" * 32


class Lie:
    """Base class for lies; changes nothing.

    `what` selects the sentence that a client must report. If `late`, the client may already have revealed its seed.
    """

    what = ""
    late = False

    def __init__(self) -> None:
        self.settings: Frame = {}
        self.told: list[Frame] = []  # changed frames

    def change(self, frame: Frame) -> Frame:
        frame = copy.deepcopy(frame)
        if frame["is"] == "whole":
            self.settings = frame["settings"]
            self.whole(frame)
            self.seats(frame["seats"])
        elif frame["is"] == "seats":
            self.seats(frame)
        elif frame["is"] == "news":
            self.news(frame)
        self.told.append(frame)
        return frame

    def whole(self, frame: Frame) -> None: ...
    def seats(self, frame: Frame) -> None: ...
    def news(self, frame: Frame) -> None: ...

    def sign(self, frame: Frame) -> None:
        """Recompute the fingerprint, if the frame has one."""
        fair = frame["fair"]
        if not fair["fingerprint"]:
            return
        terms = Terms.of(self.settings["edition"], self.settings["options"], self.settings["format"])
        entries = [text.split(" ") for text in fair["commitments"]]
        made = [Commitment(giver, bytes.fromhex(digest)) for giver, digest in entries if digest]
        missed = [Missed(int(text.partition(" ")[0]), text.partition(" ")[2]) for text in fair["missed"]]
        names = [seat["name"] for seat in frame["seats"]][: len(made)]
        fair["fingerprint"] = fingerprint_of(terms, bytes.fromhex(fair["anchor"]), names, made, missed).hex()


def false_commitment(frame: Frame, player: int) -> str:
    name = frame["seats"][player]["name"]
    return f"own {commitment_to(bytes.fromhex(frame['fair']['anchor']), player, name, FALSE).hex()}"


class SwappedCommitment(Lie):
    what = "own"

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["commitments"] and frame["fair"]["commitments"][YOU]:
            frame["fair"]["commitments"][YOU] = false_commitment(frame, YOU)
            self.sign(frame)


class ForeignCommitment(Lie):
    """A claim that you committed before you could have."""

    what = "own"

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["commitments"]:
            frame["seats"][YOU]["committed"] = True
            frame["fair"]["commitments"][YOU] = false_commitment(frame, YOU).replace("own", "server")
            self.sign(frame)


class ChangedAnchor(Lie):
    what = "anchor"

    def seats(self, frame: Frame) -> None:
        if frame["stage"] == "revealing":
            frame["fair"]["anchor"] = ANOTHER
            self.sign(frame)


class SeedThatDoesNotOpen(Lie):
    what = "seed"
    late = True

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["seeds"]:
            frame["fair"]["seeds"][OTHER] = str(FALSE)


class DroppedPlayer(Lie):
    what = "changed"

    def seats(self, frame: Frame) -> None:
        if frame["stage"] == "revealing":
            del frame["seats"][LAST], frame["fair"]["commitments"][LAST]
            self.sign(frame)


class ReorderedPlayers(Lie):
    what = "changed"

    def seats(self, frame: Frame) -> None:
        if frame["stage"] == "revealing":
            for listed in (frame["seats"], frame["fair"]["commitments"]):
                listed[OTHER], listed[LAST] = listed[LAST], listed[OTHER]
            self.sign(frame)


class SecondReveal(Lie):
    """A replaced seed with a matching commitment, after the reveal."""

    what = "changed"
    late = True

    def seats(self, frame: Frame) -> None:
        if frame["stage"] == "playing":
            frame["fair"]["seeds"][OTHER] = str(FALSE)
            frame["fair"]["commitments"][OTHER] = false_commitment(frame, OTHER)
            self.sign(frame)


class SecondAttempt(Lie):
    """A ceremony that starts over although no one was missing."""

    what = "restarted"
    late = True

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["seeds"]:
            frame["stage"] = "committing"
            frame["fair"] |= {"seeds": [], "commitments": [""] * len(frame["seats"]), "fingerprint": ""}
            for seat in frame["seats"]:
                seat["committed"] = seat["revealed"] = False


class LateCommitment(Lie):
    """A player who commits only after seeing your seed."""

    what = "incomplete"

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["commitments"] and not frame["fair"]["seeds"]:
            frame["fair"]["commitments"][OTHER] = ""
            if frame["fair"]["commitments"][YOU]:
                frame["stage"] = "revealing"
                frame["fair"]["fingerprint"] = ANOTHER


class NoList(Lie):
    what = "incomplete"

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["commitments"]:
            frame["stage"] = "revealing"
            frame["fair"] |= {"commitments": [], "fingerprint": ANOTHER}


class CommitmentOfAnother(Lie):
    """A commitment that differs from the one the others see, under the same fingerprint."""

    what = "fingerprint"

    def seats(self, frame: Frame) -> None:
        if frame["fair"]["commitments"] and frame["fair"]["commitments"][OTHER]:
            frame["fair"]["commitments"][OTHER] = false_commitment(frame, OTHER)


class DifferentLists(CommitmentOfAnother):
    """A different commitment and a matching fingerprint, shown to one player until the player's seed is revealed."""

    what = "seed"
    late = True

    def seats(self, frame: Frame) -> None:
        super().seats(frame)
        self.sign(frame)


class PerfectLie(DifferentLists):
    """A different commitment, fingerprint, and seed, shown to one player. Only the transcript reveals the lie."""

    what = ""

    def seats(self, frame: Frame) -> None:
        super().seats(frame)
        if frame["fair"]["seeds"]:
            frame["fair"]["seeds"][OTHER] = str(FALSE)


class OtherRules(Lie):
    what = "fingerprint"

    def whole(self, frame: Frame) -> None:
        frame["settings"]["options"] = "stacking=any target=1"


class DealtTooSoon(Lie):
    what = "unrevealed"
    late = True

    def seats(self, frame: Frame) -> None:
        frame["fair"]["seeds"] = []


class AlteredMove(Lie):
    """A different card from the one played."""

    what = "link"
    late = True

    def news(self, frame: Frame) -> None:
        for event in frame["events"]:
            if event["event"] == "played" and len(event["card"]) == 2:
                event["card"] = event["card"][0] + ("1" if event["card"][1] != "1" else "2")


class AlteredSeal(Lie):
    what = "link"
    late = True

    def news(self, frame: Frame) -> None:
        frame["seal"] = ANOTHER


class AlteredLink(Lie):
    what = "link"
    late = True

    def whole(self, frame: Frame) -> None:
        if frame["link"]:
            frame["link"] = ANOTHER


class MovesTakenBack(Lie):
    what = "taken-back"
    late = True

    def whole(self, frame: Frame) -> None:
        if frame["game"]:
            frame["number"] -= 1


LIES: tuple[type[Lie], ...] = (
    SwappedCommitment,
    ForeignCommitment,
    ChangedAnchor,
    SeedThatDoesNotOpen,
    DroppedPlayer,
    ReorderedPlayers,
    SecondReveal,
    SecondAttempt,
    LateCommitment,
    NoList,
    CommitmentOfAnother,
    DifferentLists,
    OtherRules,
    DealtTooSoon,
    AlteredMove,
    AlteredSeal,
    AlteredLink,
    MovesTakenBack,
)


class Relay:
    """A relay to a server that applies a lie to one client. `sent` contains the client's commands."""

    def __init__(self, server: str, lie: Lie) -> None:
        self.lie = lie
        self.sent: list[Frame] = []
        self.address = ""
        self._server = server

    async def relay(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"authorization": client.request.headers["authorization"]}
        address = self._server.replace("http", "ws", 1) + client.request.path
        async with connect(address, additional_headers=headers, compression=None, proxy=None) as server:
            ways = (self._pass_on(server, client, self._changed), self._pass_on(client, server, self._noted))
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()

    async def _pass_on(self, source: Any, target: Any, change: Callable[[str], str]) -> None:
        with suppress(ConnectionClosed):
            async for message in source:
                text = message if isinstance(message, str) else message.decode()
                await target.send(change(text))

    def _changed(self, text: str) -> str:
        return json.dumps(self.lie.change(json.loads(text)), ensure_ascii=False, separators=(",", ":"))

    def _noted(self, text: str) -> str:
        self.sent.append(json.loads(text))
        return text

    @property
    def revealed(self) -> bool:
        return any(command["do"] == "reveal" for command in self.sent)


@asynccontextmanager
async def lying(server: str, lie: Lie) -> AsyncIterator[Relay]:
    relay = Relay(server, lie)
    async with serve(relay.relay, "127.0.0.1", 0, compression=None) as listening:
        relay.address = f"http://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}"
        yield relay
