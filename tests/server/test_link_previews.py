"""Link previews for chat apps: escaped, and limited to what the lobby shows."""

import asyncio
import re
from html import unescape
from pathlib import Path

from PIL import Image

from tests.server.running import ask
from tests.server.serving import people, seated, served, started
from wildfour.server.http.link_previews import HEIGHT, PICTURE, WIDTH, language_of
from wildfour.server.http.static_files import WEB, fingerprint

TAG = re.compile(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)">')
BY_THE_BOOK = "UNO rules, played by the book. Invite friends with a link; bots fill the empty seats."


async def tags(address: str, path: str, **headers: str) -> dict[str, str]:
    """Read a page's tags as a chat app does, without a cookie."""
    answer = await asyncio.to_thread(ask, address + path, headers=headers)
    assert answer.status == 200
    return {name: unescape(content) for name, content in TAG.findall(answer.body.decode())}


def test_a_table_in_the_lobby_has_an_invitation(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            table = await clients[0].make(seats=4)
            path = f"/table/{table.name}"
            assert (await tags(server.address, path))["og:description"] == "You are invited: 4 seats free"
            await table.sit('<b>"Ana"</b>', 0)
            found = await tags(server.address, path)
            assert found["og:description"] == found["description"] == '<b>"Ana"</b> invites you: 3 seats free'
            assert found["og:url"] == server.address + path
            assert found["og:image"] == f"{server.address}/web/{fingerprint()}/{PICTURE}"
            german = await tags(server.address, path, **{"accept-language": "de-AT,en;q=0.5"})
            assert german["og:description"] == '<b>"Ana"</b> lädt dich ein: 3 Plätze frei'

    asyncio.run(main())


def test_other_addresses_have_the_usual_preview(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 2) as clients:
            playing, _ = await started(clients)
            lobby, _ = await seated(clients)
            code = server.live(lobby).hosted.code
            for path in ("/", f"/table/{playing.name}", "/table/nothing", f"/join/{code}", "/rules"):
                assert (await tags(server.address, path))["og:description"] == BY_THE_BOOK, path

    asyncio.run(main())


def test_a_foreign_host_gets_a_preview_without_names(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await seated(clients, seats=4)
            found = await tags(server.address, f"/table/{table.name}", host="evil.example")
            assert found["og:description"] == BY_THE_BOOK
            assert not {"og:image", "og:url"} & set(found)

    asyncio.run(main())


def test_the_picture_has_the_size_that_chats_expect() -> None:
    with Image.open(WEB / PICTURE) as picture:
        assert picture.size == (WIDTH, HEIGHT)


def test_languages_of_a_header() -> None:
    assert [language_of(text) for text in ("", "xx, *", "fr-CA;q=0.9, en", "sv, ar")] == ["en", "en", "fr", "ar"]
