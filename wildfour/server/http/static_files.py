"""The browser front end: one page for all addresses, its modules, and the messages in each language.

Each file is read and compressed once. Module addresses contain a fingerprint of all modules, so browsers may cache them
permanently. `index.html` names the fingerprint and the modules to preload.
"""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from wildfour.errors import Invalid
from wildfour.server.http.generated_modules import generated_modules
from wildfour.words import ENGLISH, known_languages
from wildfour.words.catalog import FOLDER, entries_in

WEB = Path(__file__).parents[2] / "web"
PAGES = (
    "/",
    "/make",
    "/watch",
    "/table/{table}",
    "/join/{code}",
    "/replay/{replay}",
    "/replays",
    "/pad",
    "/learn",
    "/me",
    "/rules",
    "/rules/{edition}",
)
MODULE, WORDS = "/web/{version}/{path:path}", "/words/{language}.ftl"
WORDS_LATER = "/words/{language}/{topic}.ftl"
INDEX, FIRST, WORKER = "index.html", "main.js", "service_worker.js"
WORKER_PATH = "/worker.js"  # the worker's scope is the root; browsers that installed it check for updates here
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {".png", ".woff2"}  # formats that are already compressed
ONLINE = {"icons/preview.png"}  # files that no page needs offline
CACHE_FOREVER, REVALIDATE = "public, max-age=31536000, immutable", "no-cache"
IMPORT = re.compile(r"""(?:^|;)(?:import|export)\b(?:[^;"'()]*?from)?\s*["'](\.[^"']+)["']""", re.MULTILINE)
SAID = re.compile(r'\{\{ say\("([\w-]+)"\) \}\}')
# Catalogs that browsers use; the others are for the prompt, reports, and server operators.
BROWSER_CATALOGS = (
    "cards",
    "errors",
    "events",
    "numbers",
    "options",
    "reasons",
    "refusals",
    "scores",
    "server",
    "typed",
    "web",
)
TOPICS = {  # additional catalogs that some pages use
    "lesson": ("web-lesson",),
    "me": ("web-me",),
    "pad": ("pad", "web-pad"),
    "replay": ("replay", "fair", "positions"),
    "rules": ("clauses", "web-rules"),
}
OMITTED_IDS = re.compile(r"(about|help|setting|database|backup|typed|usage|pad-word|pad-help)-")


class File(NamedTuple):
    """A file, ready to send."""

    kind: str
    plain: bytes
    small: bytes  # compressed, or empty if compression would not make it smaller
    tag: str


def file_of(data: bytes, suffix: str) -> File:
    kind = KINDS[suffix]
    text = suffix not in COMPRESSED
    small = gzip.compress(data, 9, mtime=0) if text else b""
    return File(f"{kind}; charset=utf-8" if text else kind, data, small, f'"{sha256(data).hexdigest()[:20]}"')


def sent(request: Request, file: File, keep: str) -> Response:
    """Respond with the file, or with 304 if the browser already has it."""
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    small = file.small and "gzip" in request.headers.get("accept-encoding", "")
    if small:
        headers["content-encoding"] = "gzip"
    body = b"" if request.method == "HEAD" else file.small if small else file.plain
    return Response(body, headers=headers, media_type=file.kind)


@cache
def files() -> dict[str, File]:
    """Return the generated modules and all public files in wildfour/web, by path."""
    found = sorted(path for path in WEB.rglob("*") if path.suffix in KINDS and path.name not in (INDEX, WORKER))
    read = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in found}
    return {path: file_of(data, Path(path).suffix) for path, data in {**read, **generated_modules()}.items()}


@cache
def fingerprint() -> str:
    """Return a hash of all files."""
    return sha256("".join(f"{path} {file.tag}\n" for path, file in files().items()).encode()).hexdigest()[:12]


def page(tags: str = "") -> File:
    """Return the page with these tags in its head."""
    return file_of(page_text().replace("{{ preview }}", tags).encode(), ".html")


@cache
def page_text() -> str:
    text = (WEB / INDEX).read_text(encoding="utf-8")
    folder = f"/web/{fingerprint()}"
    ahead = "\n".join(f'<link rel="modulepreload" href="{folder}/{path}">' for path in modules())
    text = text.replace("{{ web }}", folder).replace("{{ modules }}", ahead)
    return SAID.sub(lambda found: ENGLISH.say(found[1]), text)


@cache
def worker() -> File:
    """Return the service worker, with the list of files that it caches for this version."""
    kept = [f"/web/{fingerprint()}/{path}" for path in files() if path not in ONLINE]
    text = (WEB / WORKER).read_text(encoding="utf-8").replace("{{ version }}", fingerprint())
    return file_of(text.replace('"{{ files }}"', json.dumps(kept)).encode(), ".js")


def modules() -> list[str]:
    """List the modules to preload, including the entry module."""
    seen: dict[str, None] = {}
    waiting = [FIRST]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen[path] = None
            waiting += imports_of(path)
    return list(seen)


def imports_of(path: str) -> Iterator[str]:
    for found in IMPORT.finditer(files()[path].plain.decode()):
        yield (WEB / path).parent.joinpath(found[1]).resolve().relative_to(WEB).as_posix()


@cache
def words_of(language: str, names: tuple[str, ...] = BROWSER_CATALOGS) -> File:
    """Return a language's messages for browsers as one Fluent resource. Untranslated messages are in English."""
    entries = {**spoken(ENGLISH.language, names), **spoken(language, names)}
    text = "".join(f"{id} ={said}\n" for id, said in entries.items() if not OMITTED_IDS.match(id))
    return file_of(text.encode(), ".html")._replace(kind="text/plain; charset=utf-8")


def spoken(language: str, names: tuple[str, ...]) -> dict[str, str]:
    files = [FOLDER / language / f"{name}.ftl" for name in names]
    return entries_in("\n".join(file.read_text(encoding="utf-8") for file in files if file.exists()))


# Request handlers


async def module(request: Request) -> Response:
    """Return a module. Browsers cache it permanently, but revalidate it if their page is from an older version."""
    file = files().get(request.path_params["path"])
    if file is None:
        return missing()
    return sent(request, file, CACHE_FOREVER if request.path_params["version"] == fingerprint() else REVALIDATE)


async def words(request: Request) -> Response:
    language = request.path_params["language"]
    names = TOPICS.get(request.path_params["topic"]) if "topic" in request.path_params else BROWSER_CATALOGS
    known = names is not None and language in known_languages()
    return sent(request, words_of(language, names), REVALIDATE) if known else missing()


async def service_worker(request: Request) -> Response:
    return sent(request, worker(), REVALIDATE)


def missing() -> Response:
    return Response(str(Invalid("no-such-page")), 404, media_type="text/plain")
