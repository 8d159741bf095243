"""The page of the front end, with the tags from which chat apps make a link preview."""

import re
from functools import lru_cache
from html import escape
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from wildfour.server.http import static_files
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Site
from wildfour.server.http.responses import Refusal
from wildfour.server.http.static_files import REVALIDATE, File
from wildfour.server.table.table_state import HostedTable
from wildfour.words import in_language, known_languages
from wildfour.words.message import Message, saying

PICTURE = "icons/preview.png"  # made by tools/pictures.py
WIDTH, HEIGHT = 1200, 630
LANGUAGE = re.compile(r"\s*([a-zA-Z]{2})\b")


async def one_page(site: Site, request: Request) -> Response:
    """Return the page, previewed as an invitation if its address is that of a table in the lobby."""
    language, message, base = language_of(request.headers.get("accept-language", "")), saying("web-preview"), ""
    try:
        site.access.check_host(request)
        base = site.access.base(request)
        hosted = hosted_at(site, request)
        if hosted is not None and hosted.stage == "lobby":
            message = invitation(hosted)
    except Refusal:
        pass  # the page itself is public
    return static_files.sent(
        request, page_with(in_language(language).tell(message), base, request.url.path), REVALIDATE
    )


def hosted_at(site: Site, request: Request) -> HostedTable | None:
    """Return the table of an address, if it is in memory: no request for a preview loads one."""
    live = site.tables.live.get(request.path_params.get("table", ""))
    if live is None:
        return None
    site.access.check_rate(request, Limit.REQUESTS)
    return live.hosted


def invitation(hosted: HostedTable) -> Message:
    host = hosted.player_of(hosted.host)
    name = "" if host is None else hosted.seats[host].name
    return saying("web-preview-table", name=name, host="named" if name else "unnamed", seats=hosted.open_seats)


def language_of(accepted: str) -> str:
    """Return the first supported language of an Accept-Language header, or English."""
    codes = (found[1].lower() for part in accepted.split(",")[:20] if (found := LANGUAGE.match(part)))
    return next((code for code in codes if code in known_languages()), "en")


@lru_cache(maxsize=256)
def page_with(description: str, base: str, path: str) -> File:
    """Return the page with a description. Without a base address, it has no picture: that of a foreign host."""
    tags = {"og:title": "Wildfour", "og:description": description, "og:type": "website", "og:site_name": "Wildfour"}
    if base:
        picture = f"{base}/web/{static_files.fingerprint()}/{PICTURE}"
        tags |= {"og:url": base + quote(path), "og:image": picture}
        tags |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "twitter:card": "summary_large_image"}
    lines = [f'<meta name="description" content="{escape(description)}">']
    lines += [f'<meta property="{name}" content="{escape(content)}">' for name, content in tags.items()]
    return static_files.page("\n".join(lines))
