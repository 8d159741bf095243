"""Access control: origins, cookies, tokens, and limits. Responses contain no secrets."""

import asyncio
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.running import Running, new_table, open_refused, play_to_the_end, running
from wildfour.client import Client
from wildfour.server.http import app
from wildfour.server.http.access import Limit
from wildfour.server.http.app import ENDPOINTS
from wildfour.server.http.identity import is_token, new_token, person_of
from wildfour.server.http.origins import is_in, networks_in
from wildfour.server.rate_limits import Buckets
from wildfour.server.table_registry import CODE_LETTERS, LETTERS

OTHER_SITE = "https://evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("doors"), new_tables_a_minute=1000.0) as started:
        yield started


def made(server: Running, **headers: str) -> str:
    found = server.ask("/api/tables", "POST", b"{}", headers)
    assert found.status == 201
    return str(found.json["table"])


# Origins


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),  # a program, not a browser
        ({"origin": "http://127.0.0.1:{port}"}, 201),
        ({"origin": "http://127.0.0.1:{port}", "sec-fetch-site": "same-origin"}, 201),
        ({"origin": "http://localhost:{port}", "host": "localhost:{port}"}, 201),
        ({"origin": OTHER_SITE}, 403),
        ({"origin": "null"}, 403),
        ({"origin": ""}, 403),
        ({"origin": "https://127.0.0.1:{port}"}, 403),  # different scheme
        ({"origin": "http://127.0.0.1"}, 403),  # different port
        ({"origin": "http://127.0.0.1:{port}.evil.example"}, 403),
        # DNS rebinding: the name resolves to this address
        ({"origin": "http://evil.example:{port}", "host": "evil.example:{port}"}, 403),
        ({"origin": "http://[", "host": "["}, 403),
        ({"origin": "http://[::1]:{port}", "host": "[::1]:{port}"}, 201),
        ({"origin": "http://a b", "host": "a b"}, 403),
        ({"host": "["}, 201),  # the sender gets a useless link
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
    ids=str,
)
def test_only_our_own_pages_and_programs_can_make_tables(server: Running, headers: dict[str, str], status: int) -> None:
    filled = {name: value.replace("{port}", str(server.port)) for name, value in headers.items()}
    found = server.ask("/api/tables", "POST", b"{}", filled)
    assert found.status == status
    if status == 403:
        assert found.json["message"]["id"] == "other-origin"
        assert "set-cookie" not in found.headers


def test_sockets_check_origins_too(server: Running) -> None:
    table, token = made(server), new_token()
    address = f"{server.address}/api/tables/{table}/socket"
    assert asyncio.run(open_refused(address, token, origin=OTHER_SITE)).status == 403
    assert asyncio.run(open_refused(address)).status == 401
    assert asyncio.run(open_refused(address, "short")).status == 401
    assert asyncio.run(open_refused(address, "wfp-" + token)).json["message"]["id"] == "unknown-program"
    assert asyncio.run(open_refused(f"{server.address}/api/tables/{new_token()}/socket", token)).status == 404


def test_settings_can_allow_other_origins(tmp_path: Path) -> None:
    named = {"public_address": "https://cards.example.org/", "origins": "https://a.example https://b.example"}
    with running(tmp_path, **named) as server:
        for origin in ("https://cards.example.org", "https://b.example"):
            found = server.ask("/api/tables", "POST", b"{}", {"origin": origin, "sec-fetch-site": "cross-site"})
            assert found.status == 201
            assert found.json["link"] == f"https://cards.example.org/table/{found.json['table']}"
            assert "Secure" in found.headers["set-cookie"]
        assert server.ask("/api/tables", "POST", b"{}", {"origin": "https://c.example"}).status == 403


FRONT = ("/", "/rules", "/healthz", "/readyz")
OWN = ("127.0.0.1:{port}", "localhost:{port}", "[::1]:{port}", "cards.example.org", "a.example:8080")


def test_under_a_foreign_name_only_public_pages_are_served(tmp_path: Path) -> None:
    """DNS rebinding: a page whose name resolves here can read responses, and its GET requests have no origin."""
    named = {"public_address": "https://cards.example.org/", "origins": "https://a.example"}
    with running(tmp_path, **named) as server:
        name = made(server)
        paths = [
            one.path.replace("{table}", name) for one in ENDPOINTS if one.method == "GET" and one.path not in FRONT
        ]
        assert len(paths) > 12
        for host in ("evil.example", f"evil.example:{server.port}", f"127.0.0.1.evil.example:{server.port}", "[", ""):
            assert {path: server.ask(path, headers={"host": host}).status for path in FRONT} == dict.fromkeys(
                FRONT, 200
            )
            refused = [server.ask(path, headers={"host": host}) for path in paths]
            assert [one.status for one in refused] == [403] * len(paths)
            assert {one.headers.get("set-cookie") for one in refused} == {None}
        for host in OWN:
            assert server.ask("/api/tables", headers={"host": host.replace("{port}", str(server.port))}).status == 200


def test_an_invalid_host_is_rejected_everywhere(server: Running) -> None:
    table = made(server)
    for length, status in ((255, 200), (256, 400), (2900, 400)):
        headers = {"host": "localhost:" + "0" * (length - 14) + "8410"}
        assert len(headers["host"]) == length
        for path in ("/", f"/api/tables/{table}/qr.svg", "/healthz", "/nope"):
            found = server.ask(path, headers=headers)
            assert found.status == (404 if path == "/nope" and status == 200 else status), (path, length)
        assert server.ask("/api/tables", "POST", b"{}", headers).status == (201 if status == 200 else 400)
    found = server.ask("/", headers={"host": "x" * 2900})
    assert found.json["message"] == {"id": "host-too-long", "arguments": {"most": 255}}
    address = f"{server.address}/api/tables/{table}/socket"
    assert asyncio.run(open_refused(address, new_token(), host="x" * 256)).status == 400


# Metrics


def metrics(server: Running, **headers: str) -> int:
    return server.ask("/metrics", headers={name.replace("_", "-"): value for name, value in headers.items()}).status


def test_metrics_are_only_for_this_computer(tmp_path: Path) -> None:
    """A proxy, and a page whose name resolves here, also connect from this computer."""
    with running(tmp_path) as server:
        assert metrics(server) == 200
        for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip"):
            assert metrics(server, **{header: "203.0.113.5"}) == 403
        assert metrics(server, host="evil.example") == 403
        assert metrics(server, authorization="Bearer ") == 200
        found = server.ask("/metrics", headers={"via": "1.1 proxy"})
        assert found.json["message"]["id"] == "metrics-not-here"
    with running(tmp_path, trusted_proxies="127.0.0.1") as server:
        assert metrics(server, x_forwarded_for="203.0.113.5") == 403
        assert metrics(server, x_forwarded_for="127.0.0.1") == 403


def test_a_token_or_an_allowed_network_can_read_metrics(tmp_path: Path) -> None:
    with running(tmp_path, metrics_token="s3cret", metrics_networks="") as server:
        assert [metrics(server), metrics(server, authorization="Bearer wrong")] == [403, 403]
        assert metrics(server, authorization="Bearer s3cret", host="wildfour", via="1.1 proxy") == 200
    with running(tmp_path, metrics_networks="10.0.0.0/8,127.0.0.1") as server:
        assert metrics(server) == 200
    with running(tmp_path, metrics_networks="10.0.0.0/8") as server:
        assert metrics(server) == 403


def test_an_ipv4_address_in_ipv6_form_is_the_same_address() -> None:
    loopback = networks_in("127.0.0.0/8, ::1")
    assert [is_in(host, loopback) for host in ("::ffff:127.0.0.1", "127.3.2.1", "::1")] == [True] * 3
    assert [is_in(host, loopback) for host in ("::ffff:10.0.0.1", "128.0.0.1", "::2", "", "x")] == [False] * 5


# Identity


def test_the_cookie_is_only_for_this_server(server: Running) -> None:
    found = server.ask("/api/me")
    name, value = found.headers["set-cookie"].split(";")[0].split("=", 1)
    flags = {flag.strip().lower() for flag in found.headers["set-cookie"].split(";")[1:]}
    assert name == "wildfour"
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # plain HTTP: browsers would drop the cookie
    assert not any(flag.startswith("domain") for flag in flags)
    again = server.ask("/api/me", headers={"cookie": f"wildfour={value}"})
    assert again.json == found.json
    assert "set-cookie" not in again.headers
    assert value not in found.body.decode()


def test_a_token_is_long_and_cannot_be_derived_from_a_person() -> None:
    token = new_token()
    assert is_token(token)
    assert is_token("wfp-" + token)
    assert not any(is_token(bad) for bad in ("", "a", token[:-1], token + "a", token[:-1] + "ä", token[:-1] + " "))
    assert person_of(token) not in token
    assert len({person_of(new_token()) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("token", ["short", "wfp-" + "a" * 32, "ä" * 32])
def test_an_invalid_token_identifies_no_one(server: Running, token: str) -> None:
    found = server.ask("/api/me/results", headers={"authorization": f"Bearer {token}".encode().decode("latin-1")})
    assert found.status == 401


# Requests


def test_bodies_have_a_limit(server: Running) -> None:
    found = server.ask("/api/tables", "POST", b'{"options": "' + b" " * 9000 + b'"}')
    assert (found.status, found.json["message"]["id"]) == (413, "too-large")


def test_an_endless_body_is_cut_off(server: Running) -> None:
    """A body without a declared length is cut off too."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        for _ in range(9):
            raw.sendall(b"3e8\r\n" + b" " * 1000 + b"\r\n")
        assert b" 413 " in raw.recv(100)


@pytest.mark.parametrize("body", [b"{", b"[]", b'"\xff"', b'{"nope": 1}', b'{"seats": 11}', b"[" * 5000, b"null"])
def test_malformed_bodies_are_rejected(server: Running, body: bytes) -> None:
    found = server.ask("/api/tables", "POST", body)
    assert (found.status, found.json["message"]["id"]) == (422, "request-not-read")


def test_impossible_settings_are_rejected(server: Running) -> None:
    found = server.ask("/api/tables", "POST", b'{"edition": "nope"}')
    assert (found.status, found.json["message"]["id"]) == (422, "no-such-edition")


# Responses


@pytest.mark.parametrize("path", ["/", "/nope", "/healthz", "/api/me", "/metrics", "/api/replays/nope"])
def test_every_response_has_security_headers(server: Running, path: str) -> None:
    headers = server.ask(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "x-powered-by" not in headers


def test_every_404_is_the_same(server: Running) -> None:
    """The response to any unknown address is the same and reveals neither the request nor existing names."""
    paths = [
        "/nope",
        "/api",
        "/api/nope",
        "/api/tables/x/y",
        "/docs",
        "/openapi.json",
        "/..%2f..%2fetc/passwd",
        "/.git",
    ]
    assert {(found.status, found.body) for found in map(server.ask, paths)} == {
        (404, b'{"says":"Page not found.","message":{"id":"no-such-page","arguments":{}}}')
    }
    assert server.ask("/api/tables", "DELETE").status == 405


def test_missing_tables_replays_and_codes_look_alike(server: Running) -> None:
    replays = {server.ask(f"/api/replays/{name}").body for name in ("x", new_token(), "%00", "a" * 3000)}
    codes = {server.ask(f"/api/codes/{code}").body for code in ("2345-6789", "x", "%20", "A" * 3000)}
    tables = {server.ask(f"/api/tables/{name}").body for name in ("x", new_token(), "%00", "a" * 3000)}
    tables |= {server.ask(f"/api/tables/{name}/qr.svg").body for name in ("x", new_token())}
    assert len(replays) == len(codes) == len(tables) == 1


def test_a_code_is_found_in_any_spelling(server: Running) -> None:
    found = server.ask("/api/tables", "POST", b"{}").json
    code = found["code"]
    assert re.fullmatch(r"[2-9A-Z]{4}-[2-9A-Z]{4}", code)
    for typed in (code, code.lower(), code.replace("-", ""), code.replace("-", "%20")):
        assert server.ask(f"/api/codes/{typed}").json == {"table": found["table"]}


def test_a_running_match_has_no_replay(server: Running) -> None:
    async def play() -> None:
        async with Client(server.address) as ann:
            table = await new_table(ann)
            await table.seat_bots()
            await table.start()
            await table.until(lambda table: table.game is not None)
            assert table.seats is not None
            assert table.seats.replay is None
            assert await ann.results() == []
            await play_to_the_end(table)
            await table.until(lambda table: table.seats.replay is not None)
            kept = await ann.replay(str(table.seats.replay))
            assert kept.finished
            assert [one.replay for one in await ann.results()] == [kept.replay]
            headers = {"authorization": f"Bearer {ann.token}"}
            exported = server.ask("/api/me/export", headers=headers)
            assert [one["transcript"] for one in exported.json] == [kept.transcript]
        async with Client(server.address) as bob:
            assert await bob.results() == []
            assert server.ask("/api/me/export", headers={"authorization": f"Bearer {bob.token}"}).json == []

    asyncio.run(play())


# Limits


def test_codes_cannot_be_enumerated(tmp_path: Path) -> None:
    """One address is soon blocked; a million addresses would take years."""
    with running(tmp_path, codes_a_minute=5.0) as server:
        found = [server.ask(f"/api/codes/2345-678{last}").status for last in "23456789"]
        assert found == [404] * 5 + [429] * 3
        assert server.ask("/healthz").status == 200
    assert len(LETTERS) ** CODE_LETTERS / (20 * 1_000_000 * 60 * 24) > 20


def test_correct_codes_work_until_wrong_ones_reach_the_limit(tmp_path: Path) -> None:
    with running(tmp_path, codes_a_minute=3.0) as server:
        code = server.ask("/api/tables", "POST", b"{}").json["code"]
        assert [server.ask(f"/api/codes/{code}").status for _ in range(30)] == [200] * 30
        assert [server.ask("/api/codes/x").status for _ in range(4)] == [404] * 3 + [429]
        assert server.ask(f"/api/codes/{code}").status == 429


def test_new_tables_and_requests_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, new_tables_a_minute=2.0, requests_a_second=1.0, most_tables=20) as server:
        assert [server.ask("/api/tables", "POST", b"{}").status for _ in range(7)] == [201] * 6 + [429]
        answers = [server.ask("/api/tables") for _ in range(6)]
        assert [answer.status for answer in answers].count(429) >= 2
        assert answers[-1].json["message"]["id"] == "too-fast"


def test_the_number_of_tables_is_limited(tmp_path: Path) -> None:
    with running(tmp_path, most_tables=2) as server:
        answers = [server.ask("/api/tables", "POST", b"{}") for _ in range(3)]
        assert [answer.status for answer in answers] == [201, 201, 422]
        assert answers[-1].json["message"]["id"] == "too-many-tables"


def test_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    async def come(server: Running) -> None:
        async with Client(server.address) as ann, Client(server.address) as bob:
            table = await new_table(ann)
            await bob.join(table.name)
            address = f"{server.address}/api/tables/{table.name}/socket"
            assert (await open_refused(address, new_token())).json["message"]["id"] == "too-many-sockets"
        async with Client(server.address) as cid:
            await asyncio.sleep(0.1)
            await cid.join(table.name)

    with running(tmp_path, most_sockets=2) as server:
        asyncio.run(come(server))


def test_full_buckets_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST_KEPT", 10)
    buckets = Buckets(0.001, 2)
    assert [buckets.take("me") for _ in range(3)] == [True, True, False]
    for number in range(100):
        assert buckets.take(f"other {number}")
        assert len(buckets._by_address) <= 10


def test_unused_addresses_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses are dropped within a minute after their last limit ends."""
    monkeypatch.setattr(app, "FORGET_EVERY", 0.05)
    kept = list[Buckets]()
    monkeypatch.setattr(Buckets, "__init__", remember(kept))
    with running(tmp_path) as server:
        assert server.ask("/api/tables").status == 200
        end = time.monotonic() + 10
        while any(buckets._by_address for buckets in kept):
            assert time.monotonic() < end
            time.sleep(0.02)
    assert len(kept) == len(Limit) + 1  # including the bot budget


def remember(kept: list[Buckets]) -> Callable[[Buckets, float, float], None]:
    original = Buckets.__init__

    def init(self: Buckets, rate: float, most: float) -> None:
        original(self, rate, most)
        kept.append(self)

    return init


# Behind a proxy


def forwarded(server: Running, address: str) -> int:
    return server.ask("/api/codes/x", headers={"x-forwarded-for": address, "x-forwarded-proto": "https"}).status


def test_forwarded_addresses_count_only_from_trusted_proxies(tmp_path: Path) -> None:
    """A client that could choose its address would evade all limits."""
    with running(tmp_path, codes_a_minute=1.0) as server:
        assert [forwarded(server, f"203.0.113.{number}") for number in range(3)] == [404, 429, 429]
    with running(tmp_path, codes_a_minute=1.0, trusted_proxies="10.0.0.1") as server:
        assert [forwarded(server, f"203.0.113.{number}") for number in range(3)] == [404, 429, 429]
    with running(tmp_path, codes_a_minute=1.0, trusted_proxies="127.0.0.1, 10.0.0.0/8") as server:
        assert [forwarded(server, f"203.0.113.{number}") for number in range(3)] == [404, 404, 404]
        assert forwarded(server, "203.0.113.1") == 429
        assert forwarded(server, "198.51.100.9, 203.0.113.1, 10.1.2.3") == 429  # the client's own header is not trusted


def test_the_cookie_is_secure_behind_a_tls_proxy(tmp_path: Path) -> None:
    with running(tmp_path, trusted_proxies="127.0.0.1") as server:
        headers = {"x-forwarded-proto": "https", "host": "localhost", "origin": "https://localhost"}
        found = server.ask("/api/tables", "POST", b"{}", headers)
        assert found.json["link"].startswith("https://localhost/table/")
        assert "Secure" in found.headers["set-cookie"]


def test_an_ipv6_network_counts_as_one_address(tmp_path: Path) -> None:
    with running(tmp_path, codes_a_minute=1.0, trusted_proxies="127.0.0.1") as server:
        assert [forwarded(server, f"2001:db8::{number}") for number in range(2)] == [404, 429]
        assert forwarded(server, "2001:db8:0:1::1") == 404


# For operators


def test_health_readiness_and_metrics(server: Running) -> None:
    assert server.ask("/healthz").body == b"ok\n"
    assert (server.ask("/readyz").status, server.ask("/readyz").body) == (200, b"ready\n")
    made(server)
    found = server.ask("/metrics")
    assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = {family.name: family for family in text_string_to_metric_families(found.body.decode())}
    assert all(name.startswith("wildfour_") and family.documentation for name, family in families.items())
    assert families["wildfour_tables"].samples[0].value >= 1
    assert families["wildfour_commits"].type == "counter"
    assert not any(sample.labels for family in families.values() for sample in family.samples)


def test_a_stopping_server_asks_newcomers_to_retry(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = made(server)
        assert server.server is not None
        server.server.tables.ready = False
        assert server.ask("/readyz").status == 503
        refused = asyncio.run(open_refused(f"{server.address}/api/tables/{table}/socket", new_token()))
        assert refused.status == 503
        assert json.loads(refused.body)["message"]["id"] == "server-stopping"
