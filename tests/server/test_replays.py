"""Replays of finished matches, round by round, and of uploaded transcripts."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.fair.fair_tables import played_fairly
from tests.server.running import Running, new_table, play_to_the_end, running
from wildfour.client import Client
from wildfour.errors import BadTranscript, Invalid
from wildfour.server.http import replay_process, replay_queue, replay_rounds
from wildfour.server.http.replay_rounds import replayed_round
from wildfour.server.http.replay_routes import MOST_TRANSCRIPT

MATCH = played_fairly("classic-2003", players=3)
ROUNDS = MATCH.count("\nround ")


def test_every_round_has_the_deal_and_every_move() -> None:
    rounds = [replayed_round(MATCH, number, None) for number in range(1, ROUNDS + 1)]
    lines = [line for line in MATCH.split("\n") if line[:2] in ("0 ", "1 ", "2 ")]
    assert sum(len(one.moments) - 1 for one in rounds) == len(lines)
    for before, after in pairwise(rounds):
        assert before.totals == after.scores
    assert rounds[-1].winners
    assert not rounds[0].winners


def test_a_player_sees_only_the_own_hand_until_the_cards_are_counted() -> None:
    told = replayed_round(MATCH, 1, 1)
    opened = replayed_round(MATCH, 1, None)
    for seen, every in zip(told.moments[:-1], opened.moments, strict=False):
        assert seen.view.hands == ()
        assert seen.view.hand == every.view.hands[1]
        assert not [event for event in seen.events if getattr(event, "seat", 1) != 1 and hidden_card(event)]
    assert told.moments[-1].view.hands == opened.moments[-1].view.hands


def hidden_card(event: Any) -> bool:
    return type(event).__name__ in ("Drew", "Dealt") and event.card is not None


def test_a_replay_offers_no_moves() -> None:
    assert all(not moment.view.moves and not moment.view.known for moment in replayed_round(MATCH, 1, 0).moments)


def test_sentences_address_the_reader_from_every_seat() -> None:
    for seen_by in (None, 0, 2):
        words = [message for moment in replayed_round(MATCH, 1, seen_by, you=2).moments for message in moment.words]
        given = [message["arguments"] for message in words]
        actors = {one["seat"] for one in given if one.get("reader") == "actor" and "seat" in one}
        assert actors == {"Cid"}


def test_an_unfinished_round_is_replayed_to_its_last_move() -> None:
    text = "\n".join(MATCH.split("\n")[:20]) + "\n"
    told = replayed_round(text, 1, None)
    assert told.totals is None
    assert told.moments[-1].view.phase != "over"


def test_missing_matches_and_rounds_are_rejected() -> None:
    with pytest.raises(Invalid, match="no round 99"):
        replayed_round(MATCH, 99, None)
    with pytest.raises(Invalid, match="no player 7"):
        replayed_round(MATCH, 1, 7)


def test_a_forged_move_is_rejected_with_its_line() -> None:
    lines = MATCH.split("\n")
    place = next(place for place, line in enumerate(lines) if line.startswith("1 ") and "->" not in line)
    lines[place] = "1 keep"
    with pytest.raises(BadTranscript, match=f"ine {place + 1}"):
        replayed_round("\n".join(lines), 1, None)


def test_a_slow_computation_is_aborted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_rounds, "LONGEST", -1.0)
    replay_rounds.verified.cache_clear()
    with pytest.raises(Invalid, match="too long"):
        replayed_round(MATCH, 1, None)


# Over HTTP


def asked(server: Running, headers: dict[str, str] | None = None, **what: Any) -> tuple[int, Any]:
    answer = server.ask("/api/replays/round", "POST", json.dumps(what).encode(), headers)
    return answer.status, answer.json


def test_a_saved_match_is_listed_and_replayed_for_its_player(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = asyncio.run(play_two(server))
        bearer = {"authorization": f"Bearer {token}"}
        (public,) = server.ask("/api/replays").json
        mine = server.ask("/api/me/results", headers=bearer).json
        assert public["replay"] in [one["replay"] for one in mine]
        assert len(mine) == 2
        assert server.ask(f"/api/replays/{public['replay']}", headers=bearer).json["player"] == 0
        assert server.ask(f"/api/replays/{public['replay']}").json["player"] is None
        status, told = asked(server, bearer, replay=public["replay"], seen_by=1)
        assert (status, told["you"], told["names"]) == (200, 0, public["players"])
        assert asked(server, replay="nothing")[0] == 404


async def play_two(server: Running) -> str:
    async with Client(server.address) as ann:
        for public in (True, False):
            table = await new_table(ann, public=public)
            await table.seat_bots()
            await table.start()
            await play_to_the_end(table)
            await table.until(lambda table: table.seats.replay is not None)
        return str(ann.token)


def test_an_uploaded_transcript_is_replayed_and_garbage_is_rejected(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        status, told = asked(server, transcript=MATCH, round=2)
        assert (status, told["round"], told["you"]) == (200, 2, None)
        for rubbish in ("", "\0", "hello", MATCH[:300], MATCH.replace("classic", "modern")):
            status, problem = asked(server, transcript=rubbish)
            assert status == 422
            assert problem["says"].endswith(".")
        assert asked(server, transcript="x" * MOST_TRANSCRIPT)[0] == 413
        assert server.ask("/api/replays/round", "POST", b"{").status == 422


# Many at once


class Asking:
    """Concurrent requests through a proxy that adds an address to each."""

    def __init__(self, server: Running) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        self._server = server
        self.done: list[tuple[str, int]] = []  # in order of completion

    async def ask(self, address: str, **what: Any) -> int:
        headers = {"x-forwarded-for": address}
        status, _ = await asyncio.to_thread(asked, self._server, headers, **what)
        self.done.append((address, status))
        return status


def test_one_address_does_not_block_the_others(tmp_path: Path) -> None:
    """Each address has one place in the queue, so another address waits for only one transcript."""
    transcripts = [played_fairly("classic-2003", players=3, seed=seed) for seed in range(8)]

    async def main(server: Running) -> None:
        asking = Asking(server)
        attack = [asyncio.create_task(asking.ask("203.0.113.1", transcript=text)) for text in transcripts]
        await asyncio.sleep(0.1)
        before = len(asking.done)
        assert await asking.ask("198.51.100.7", transcript=MATCH) == 200
        place = asking.done.index(("198.51.100.7", 200))
        assert place <= before + 2 < len(transcripts), asking.done
        assert set(await asyncio.gather(*attack)) == {200}

    with running(tmp_path, trusted_proxies="127.0.0.1") as server:
        asked(server, transcript="")  # wait until the process has started
        asyncio.run(main(server))


def test_an_address_has_a_limit_of_waiting_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit must allow sixty people behind one address to open the match they just played."""
    monkeypatch.setattr(replay_queue, "MOST_BYTES", 3 * len(MATCH))

    async def main(server: Running, replay: str) -> None:
        asking = Asking(server)
        statuses = await asyncio.gather(*(asking.ask("203.0.113.1", transcript=MATCH) for _ in range(20)))
        assert {200, 429} == set(statuses)
        assert statuses.count(200) >= 3
        statuses = await asyncio.gather(*(asking.ask("203.0.113.1", replay=replay) for _ in range(60)))
        assert set(statuses) == {200}

    with running(tmp_path, trusted_proxies="127.0.0.1") as server:
        token = asyncio.run(play_two(server))
        mine = server.ask("/api/me/results", headers={"authorization": f"Bearer {token}"}).json
        asyncio.run(main(server, mine[0]["replay"]))


@pytest.mark.parametrize(
    "program",
    [
        "import sys; sys.exit(1)",
        "import sys; sys.stdin.buffer.read(9); raise ValueError('r5')",
        "import time; time.sleep(99)",
    ],
    ids=["ends", "crashes", "hangs"],
)
def test_a_failed_process_is_restarted(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        with monkeypatch.context() as broken:
            broken.setattr(replay_process, "PROGRAM", program)
            broken.setattr(replay_process, "PATIENCE", 2.0)
            status, problem = asked(server, transcript=MATCH)
            assert (status, problem["message"]["id"]) == (422, "replay-takes-too-long")
        assert asked(server, transcript=MATCH)[0] == 200
    logged = [vars(one)["fields"] for one in caplog.records if one.message == "replays-ended"]
    assert logged == ([{"error": "ValueError", "at": "<string>:1"}] if "raise" in program else [])


def test_an_abandoned_request_is_not_computed(tmp_path: Path) -> None:
    """The next request must not get the abandoned request's response either."""
    body = json.dumps({"transcript": MATCH}).encode()
    head = f"POST /api/replays/round HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(body)}\r\n\r\n".encode()

    async def main(server: Running) -> None:
        for _ in range(10):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head + body)
            await writer.drain()
            writer.close()
        asking = Asking(server)
        assert await asking.ask("203.0.113.1", transcript=MATCH, round=2) == 200

    with running(tmp_path) as server:
        asyncio.run(main(server))
        status, told = asked(server, transcript=MATCH, round=2)
        assert (status, told["round"]) == (200, 2)
