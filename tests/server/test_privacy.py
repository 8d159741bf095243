"""Personal data: deleted after the configured times, and on request."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.running import ask, running
from tests.server.serving import is_playing, people, person, play, refused_with, seated, served, soon, started, until
from wildfour.client import RefusedByServer
from wildfour.errors import WildfourError
from wildfour.fair import verify
from wildfour.protocol import commands
from wildfour.server import retention, table_registry
from wildfour.server.http.identity import COOKIE, new_token
from wildfour.transcript import read_transcript, replay
from wildfour.transcript.nameless import without_names

SAVED = Path(__file__).parent.parent / "saved"


def test_a_person_who_deletes_their_data_leaves_a_nameless_match(tmp_path: Path) -> None:
    """A bot continues the match, which is archived without the name and without the proof."""

    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, bots=1)
            await tables[1].send(commands.Say, text="my secret")
            await tables[0].send(commands.Say, text="good evening")
            live, gone = server.live(tables[0]), person(clients[1])
            await clients[1].delete_me()
            assert live.hosted.seats[1].who == "casual"
            await soon(tables[0].until(lambda one: [line.text for line in one.chat] == ["good evening"]))
            await soon(play(tables[0], random.Random(1)))
            assert tables[0].seats is not None
            kept = await clients[0].replay(str(tables[0].seats.replay))
            assert read_transcript(kept.transcript).players == ("Ann", "Player 2", "Ada")
            with pytest.raises(WildfourError) as unproved:
                verify(kept.transcript)
            assert unproved.value.id == "fair-no-headings"
            assert (await clients[0].results())[0].players == ("Ann", "Player 2", "Ada")
            assert await server.tables.storage.results(gone) == []
            await tables[0].send(commands.Again)
            await soon(tables[0].until(lambda one: one.seats.stage == "lobby"))
            assert [seat.name for seat in live.hosted.seats] == ["Ann", "Player 2", "Ada"]
            live.end()
            await server.tables._end(tables[0].name)
        files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
        assert b"my secret" not in files

    asyncio.run(main())


def test_a_finished_match_loses_the_name_and_stays_for_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
            assert tables[0].seats is not None
            name = str(tables[0].seats.replay)
            downloaded = (await clients[0].replay(name)).transcript
            gone = person(clients[1])
            await clients[1].delete_me()
            assert clients[1].token is None
            kept = await clients[0].replay(name)
            assert (await clients[0].results())[0].players == ("Ann", "Player 2")
            assert await server.tables.storage.results(gone) == []
            transcript = read_transcript(kept.transcript)
            assert transcript.players == ("Ann", "Player 2")
            assert [*replay(transcript)]
            assert verify(downloaded).over

    asyncio.run(main())


def test_the_name_of_one_who_left_the_match_is_deleted_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            await tables[1].send(commands.Rise)
            await soon(play(tables[0], random.Random(1)))
            assert (await clients[0].results())[0].players == ("Ann", "Bob")
            await clients[1].delete_me()
            assert (await clients[0].results())[0].players == ("Ann", "Player 2")

    asyncio.run(main())


def test_a_deletion_holds_after_a_restart_and_reaches_tables_that_are_not_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            await tables[1].send(commands.Say, text="my secret")
            await tables[0].send(commands.Say, text="good evening")
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as [late]:
            assert server.tables.live == {}
            late.token = clients[1].token
            await late.delete_me()
            async with people(server.address, 1):
                live = await server.tables.named(tables[0].name)
                assert live is not None
                assert [line.text for line in live.hosted.chat] == ["good evening"]
        async with served(tmp_path / "tables.db") as server:
            live = await server.tables.named(tables[0].name)
            assert live is not None
            assert [line.text for line in live.hosted.chat] == ["good evening"]
            assert (live.hosted.seats[1].who, live.hosted.forgotten) == ("casual", {1})
            live.presence.empty_since = 0.0
            live.end()
            await server.tables.storage.flush()
            [match] = await server.tables.storage.results(person(clients[0]))
            assert match.players == ("Ann", "Player 2")

    monkeypatch.setattr(table_registry, "SWEEP", 1000)
    asyncio.run(main())


def test_chat_and_matches_are_deleted_after_the_times_in_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients)
            await tables[0].send(commands.Say, text="good evening")
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
            live, [match] = server.live(tables[0]), await clients[0].results()
            said = live.hosted.chat[0].at
            monkeypatch.setattr(retention, "time", lambda: said + 24 * 3600 - 1)
            await retention.enforce(server.tables)
            assert [line.text for line in live.hosted.chat] == ["good evening"]
            monkeypatch.setattr(retention, "time", lambda: said + 24 * 3600 + 1)
            await retention.enforce(server.tables)
            assert list(live.hosted.chat) == []
            assert len(await clients[0].results()) == 1
            monkeypatch.setattr(retention, "time", lambda: match.ended + 365 * 24 * 3600 + 1)
            await retention.enforce(server.tables)
            assert await clients[0].results() == []
            with pytest.raises(RefusedByServer) as refused:
                await clients[0].replay(match.replay)
            assert refused_with(refused) == "no-such-replay"
        async with served(tmp_path / "tables.db") as server:
            live_again = await server.tables.named(tables[0].name)
            assert live_again is not None
            assert (list(live_again.hosted.chat), live_again.hosted.said) == ([], 1)
            assert live_again.hosted.seq == live.hosted.seq

    asyncio.run(main())


def test_with_0_nothing_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with (
            served(tmp_path / "tables.db", chat_hours=0.0, match_days=0.0) as server,
            people(server.address, 1) as clients,
        ):
            tables = await started(clients, bots=1)
            await tables[0].send(commands.Say, text="good evening")
            await soon(play(tables[0], random.Random(1)))
            monkeypatch.setattr(retention, "time", lambda: 1e10)
            await retention.enforce(server.tables)
            assert len(await clients[0].results()) == len(server.live(tables[0]).hosted.chat) == 1

    asyncio.run(main())


def test_the_server_enforces_the_times_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(retention, "EVERY", 0.05)
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            tables = await started(clients, bots=1)
            await soon(play(tables[0], random.Random(1)))
            assert len(await clients[0].results()) == 1
            monkeypatch.setattr(retention, "time", lambda: 1e10)
            for _ in range(200):
                if not await clients[0].results():
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("nothing was deleted")

    asyncio.run(main())


def test_seats_in_the_lobby_are_given_up_and_another_player_becomes_the_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients)
            await clients[0].delete_me()
            await soon(tables[1].until(lambda one: one.seats.host == one.you))
            assert "Ann" not in server.live(tables[0]).hosted.names.values()
            assert server.live(tables[0]).hosted.names_taken() == ["Bob"]
            await until(lambda: not is_playing(tables[1]))

    asyncio.run(main())


def test_only_a_person_deletes_their_data(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.ask("/api/me", "DELETE").status == 401
        cookie = {"cookie": f"{COOKIE}={new_token()}"}
        foreign = {**cookie, "origin": "https://elsewhere.example"}
        assert server.ask("/api/me", "DELETE", headers=foreign).status == 403
        answer = ask(f"{server.address}/api/me", "DELETE", headers=cookie)
        assert answer.status == 204
        assert f'{COOKIE}=""' in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]


def test_a_program_that_deletes_its_data_loses_its_token(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.ask("/api/programs", "POST", b'{"name": "Robot"}').json
        token = {"authorization": f"Bearer {made['token']}"}
        assert server.ask("/api/me", headers=token).json["program"]
        assert server.ask("/api/me", "DELETE", headers=token).status == 204
        assert server.ask("/api/me", headers=token).status == 401


def test_a_transcript_without_names_replays_the_same_match() -> None:
    text = (SAVED / "fair.transcript").read_text(encoding="utf-8")
    before = read_transcript(text)
    after = read_transcript(without_names(text, {1}))
    assert after.players == (before.players[0], "Player 2", *before.players[2:])
    assert after.pledge is None
    assert all(not record.secret for record in after.rounds)
    assert [record.moves for record in after.rounds] == [record.moves for record in before.rounds]
    assert before.players[1] not in without_names(text, {1})
