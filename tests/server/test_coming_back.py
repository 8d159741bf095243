"""Whoever comes back can tell what happened meanwhile; whoever takes part in a ceremony can note what was fixed."""

import asyncio
import random
from pathlib import Path

from tests.server.serving import people, person, play, raw, seated, served, soon, started
from wildfour.protocol import Seats
from wildfour.server import frames
from wildfour.table import News


def test_words_are_numbered_by_the_last_event_that_they_tell(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await started(clients, options="target=500")
            live = server.live(tables[0])
            for _ in range(20):
                table, before = live.table, live.table.number
                player = table.waits_for
                if player is None:
                    break
                news: News = live.hosted.move(player, table.moves(player)[0])
                whole = frames.whole(live.hosted, person(clients[0]), {}, None, words=True)
                assert whole.words is not None
                assert whole.numbers is not None
                assert len(whole.words) == len(whole.numbers)
                assert whole.numbers == sorted(whole.numbers)
                meanwhile = [word for word, number in zip(whole.words, whole.numbers, strict=True) if number > before]
                told = frames.in_words(table, news.seen_by(table.seat_of(0)), 0)
                assert meanwhile[-1:] == told[-1:]
                assert len(meanwhile) == len(told)

    asyncio.run(main())


def test_the_fingerprint_is_shown_before_any_seed_and_is_that_of_the_transcript(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            tables = await seated(clients)
            async with raw(server.address, tables[0].name) as watcher:
                await tables[0].start()
                shown = await watcher.frame_like(Seats, lambda seats: seats.stage == "revealing")
                assert shown.fair.fingerprint
                assert not shown.fair.seeds
            await soon(asyncio.gather(*(play(table, random.Random(1)) for table in tables)))
            assert tables[0].seats is not None
            kept = server.tables.store.replay(str(tables[0].seats.replay))
            assert kept is not None
            assert f"\nfingerprint: {shown.fair.fingerprint}\n" in kept[2]

    asyncio.run(main())
