"""Static files: complete, small, cached correctly, and limited to public files."""

import gzip
import hashlib
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.server.serving import ServerProcess
from wildfour.server.http import static_files
from wildfour.server.http.choices import all_choices
from wildfour.words import known_languages
from wildfour.words.catalog import entries_in

VENDOR = static_files.WEB / "vendor"
MANIFESTS = sorted(VENDOR.glob("*/MANIFEST.json"))
MOST_AT_FIRST = 200 * 1024  # bytes, compressed, including the font
PATHS = (
    "/",
    "/make",
    "/watch",
    "/table/abc",
    "/join/ABCD-EFGH",
    "/replay/abc",
    "/replays",
    "/pad",
    "/learn",
    "/rules",
    "/me",
)
BOOKS = ("/rules/classic-2003",)


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_vendored_files_match_their_manifests(manifest: Path) -> None:
    said = json.loads(manifest.read_text(encoding="utf-8"))
    ours = {manifest.name, *(path.name for path in manifest.parent.glob("*.d.ts"))}
    there = {path.name for path in manifest.parent.iterdir()} - ours
    assert there == set(said["sha256"])
    assert "LICENSE" in there
    for name, digest in said["sha256"].items():
        data = (manifest.parent / name).read_bytes()
        assert hashlib.sha256(data).hexdigest() == digest, name
        before = as_published(data.decode(), said.get("imports", {}))
        published = said.get("sha256_before", {}).get(name, digest)
        assert hashlib.sha256(before.encode()).hexdigest() == published, name


def as_published(text: str, imports: dict[str, str]) -> str:
    """Undo the changes to import addresses, the only changes made."""
    for name, ours in imports.items():
        text = text.replace(f'from"{ours}"', f'from"{name}"')
    return text


def test_every_vendored_library_is_named() -> None:
    assert {path.parent.name for path in MANIFESTS} == {path.name for path in VENDOR.iterdir()}


def test_the_first_load_is_small() -> None:
    names = [
        *static_files.modules(),
        *re.findall(r"\{\{ web \}\}/(\S+?)\"", (static_files.WEB / static_files.INDEX).read_text("utf-8")),
    ]
    names = [name for name in dict.fromkeys(names) if not name.startswith("icons/")]
    first = [static_files.page(), static_files.words_of("en"), *(static_files.files()[name] for name in names)]
    assert "fonts/gabarito.woff2" in names
    assert sum(len(file.small or file.plain) for file in first) <= MOST_AT_FIRST


def test_every_imported_module_exists() -> None:
    for path in static_files.files():
        if path.endswith(".js"):
            assert set(static_files.imports_of(path)) <= set(static_files.files()), path


def test_no_page_and_no_module_has_styles_or_scripts_in_its_markup() -> None:
    """The strict content security policy rejects such styles and scripts."""
    ours = [
        path for path in static_files.WEB.rglob("*") if path.suffix in (".js", ".html") and "vendor" not in path.parts
    ]
    assert len(ours) > 30
    inline = re.compile(r'style="|<style|<script(?![^>]* src=)|\son[a-z]+="|javascript:')
    assert [str(path) for path in ours if inline.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", known_languages())
def test_words_hold_the_browser_s_messages_only(language: str) -> None:
    said = set(entries_in(static_files.words_of(language).plain.decode()))
    assert {"web-play-now", "event-played", "card", "by-clause", "option-stacking"} <= said
    assert not {"help-serve", "about-database", "backup-written", "report-title"} & said


@pytest.mark.parametrize("language", known_languages())
@pytest.mark.parametrize("topic", static_files.TOPICS)
def test_words_of_single_pages_load_later(language: str, topic: str) -> None:
    one = {
        "lesson": "web-lesson-match",
        "me": "web-me-list",
        "pad": "web-pad-note",
        "replay": "web-proof",
        "rules": "clause-C1",
    }
    first = set(entries_in(static_files.words_of(language).plain.decode()))
    later = set(entries_in(static_files.words_of(language, static_files.TOPICS[topic]).plain.decode()))
    assert one[topic] in later
    assert not first & later


def test_the_service_worker_caches_every_file_of_this_version_only() -> None:
    text = static_files.worker().plain.decode()
    kept = re.findall(rf'"/web/{static_files.fingerprint()}/([^"]+)"', text)
    assert kept == [path for path in static_files.files() if path != "icons/preview.png"]
    assert {"main.js", "generated/pad.js", "screens/pad.js", "styles/pad.css", "fonts/gabarito.woff2"} <= set(kept)
    assert "{{" not in text


def test_generated_modules_are_served() -> None:
    made = static_files.files()["generated/pad.js"].plain.decode()
    assert json.loads(made.removeprefix("export default ").removesuffix(";\n"))["target"] == 500


def test_the_page_has_the_choices_of_the_api() -> None:
    module = static_files.files()["generated/choices.js"].plain
    assert module == b"export default " + msgspec.json.encode(all_choices()) + b";\n"
    assert "generated/choices.js" in static_files.modules()


def test_choices_list_every_language_and_every_face() -> None:
    choices = all_choices()
    assert sorted(one.code for one in choices.languages) == known_languages()
    assert [one.code for one in choices.languages if one.direction == "rtl"] == ["ar"]
    assert [one.face for one in choices.faces] == [*map(str, range(10)), "S", "R", "+2", "W", "W4", "M"]
    assert [one.name for one in choices.faces if one.wild] == ["wild", "four", "minion"]
    assert set(choices.suggested_levels) == set(choices.levels) - {"random"}


def test_the_site_can_be_installed() -> None:
    manifest = json.loads((static_files.WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["scope"], manifest["start_url"], manifest["display"]) == ("/", "/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert all(icon["src"] in static_files.files() for icon in manifest["icons"])
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


# Over HTTP


def ask(server: ServerProcess, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[ServerProcess]":
    with ServerProcess(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


@pytest.mark.parametrize("path", [*PATHS, *BOOKS])
def test_every_address_gives_the_one_page(server: ServerProcess, path: str) -> None:
    status, headers, body = ask(server, path)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    before, after = static_files.page_text().split("{{ preview }}")
    assert body.decode().startswith(before)
    assert body.decode().endswith(after)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-cache"


def test_modules_are_compressed_and_immutable(server: ServerProcess) -> None:
    path = f"/web/{static_files.fingerprint()}/main.js"
    status, headers, body = ask(server, path, accept_encoding="gzip")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert gzip.decompress(body) == (static_files.WEB / "main.js").read_bytes()
    assert "immutable" in headers["cache-control"]
    assert ask(server, path)[2] == (static_files.WEB / "main.js").read_bytes()
    assert ask(server, path, if_none_match=headers["etag"])[0] == 304


def test_the_service_worker_is_revalidated(server: ServerProcess) -> None:
    status, headers, body = ask(server, "/worker.js")
    assert (status, headers["content-type"], headers["cache-control"]) == (
        200,
        "text/javascript; charset=utf-8",
        "no-cache",
    )
    assert body == static_files.worker().plain


def test_words_of_a_page_are_served(server: ServerProcess) -> None:
    assert ask(server, "/words/de/pad.ftl")[2] == static_files.words_of("de", static_files.TOPICS["pad"]).plain


def test_a_page_of_an_older_version_still_finds_its_modules(server: ServerProcess) -> None:
    status, headers, _ = ask(server, "/web/000000000000/main.js")
    assert (status, headers["cache-control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/web/x/index.html",
        "/web/x/../server/app.py",
        "/web/x/%2e%2e/protocol.py",
        "/web/x/vendor/htm/LICENSE",
        "/words/xx.ftl",
        "/words/en/nothing.ftl",
        "/words/xx/replay.ftl",
        "/words/..%2fen.ftl",
        "/words/en/report.ftl",
        "/web/x/service_worker.js",
    ],
)
def test_nothing_else_is_served(server: ServerProcess, path: str) -> None:
    assert ask(server, path)[0] == 404
