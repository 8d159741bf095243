"""`wildfour serve`: one line when ready, one message per startup error, and a clean shutdown."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import ask, command, new_table, running
from wildfour.cli import main
from wildfour.client import Client
from wildfour.errors import Invalid
from wildfour.server.command import announcement, qr_code
from wildfour.server.lifecycle import listen
from wildfour.server.settings import LEVELS, ServerSettings
from wildfour.words import ENGLISH

Capture = pytest.CaptureFixture[str]


def settings(**chosen: object) -> ServerSettings:
    return ServerSettings.of({}, **chosen)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_it_prints_its_address_and_stops_in_order(tmp_path: Path) -> None:
    with command(tmp_path) as (process, line):
        assert line.startswith("Wildfour is ready: http://127.0.0.1:")
        assert ask(line.split()[-1] + "/healthz").body == b"ok\n"
        process.send_signal(signal.SIGINT)
        out, log = process.communicate(timeout=5)
        assert process.returncode == 0
        assert out.startswith("Wildfour has stopped.")
        assert [json.loads(text)["event"] for text in log.splitlines()] == ["started", "stopping", "stopped"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_a_signal_notifies_clients_and_ends_the_process(tmp_path: Path) -> None:
    """The server does so even if a client has stopped reading."""
    with command(tmp_path, WILDFOUR_FRAMES_A_SECOND="1000000") as (process, line):
        address = line.split()[-1]
        frames, code = asyncio.run(leave_at_a_signal(address, process))
        assert process.returncode == 0
        assert json.loads(frames[-1]) == {"is": "bye", "reason": "restarting"}
        assert code == 1012


async def leave_at_a_signal(address: str, process: subprocess.Popen[str]) -> tuple[list[str | bytes], int | None]:
    async with Client(address) as ann, Client(address) as deaf:
        table = await new_table(ann)
        listening = await open_socket(ann, table.name)
        not_listening = await open_socket(deaf, table.name)
        not_listening.transport.pause_reading()
        await fill(address, not_listening)
        process.terminate()
        frames = []
        with suppress(ConnectionClosed):
            while True:
                frames.append(await listening.recv())
        await asyncio.to_thread(process.wait, 10)
        not_listening.transport.abort()
        return frames, listening.close_code


async def open_socket(client: Client, table: str) -> ClientConnection:
    address = client.server.replace("http", "ws", 1)
    return await connect(
        f"{address}/api/tables/{table}/socket", additional_headers={"authorization": f"Bearer {client.token}"}
    )


async def fill(address: str, deaf: ClientConnection) -> None:
    """Fill the socket buffers of a client that does not read."""
    for number in range(20_000):
        more = {"x" * 7000: 1} if number % 100 else {}  # the rejection repeats this
        await deaf.send(json.dumps({"do": "look", "id": f"look-{number}", **more}))
        if number % 500 == 0:
            await asyncio.sleep(0.5)  # so that another look is allowed
            metrics = await asyncio.to_thread(ask, f"{address}/metrics")
            if b"wildfour_fell_behind_total 1.0" in metrics.body:
                return
    raise AssertionError("the buffers never filled up")


def test_an_unusable_address_is_reported_in_one_message(tmp_path: Path, capsys: Capture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "tables.db")]) == 2
        assert capsys.readouterr().err == (
            f"wildfour: Port {port} of 127.0.0.1 is already in use; stop the other program, or choose another port "
            "with --port.\n"
        )
    for host in ("192.0.2.7", "no.such.host.invalid"):
        with pytest.raises(Invalid, match=f"This machine has no address {host}; leave --host out, or use --lan."):
            listen(settings(host=host, port=0))
    with pytest.raises(Invalid, match="'70000' is not a port; choose one from 0 to 65,535"):
        listen(settings(port=70000))


def test_a_port_that_needs_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(
        Invalid, match=r"Your user account may not open port 80; choose a port above 1023 with --port\."
    ):
        listen(settings(port=80))


def test_two_servers_cannot_share_a_database(tmp_path: Path, capsys: Capture) -> None:
    with running(tmp_path):
        assert main(["serve", "--port", "0", "--database", str(tmp_path / "tables.db")]) == 2
        assert "is using the database" in capsys.readouterr().err


class Terminal(TextIOWrapper):
    def __init__(self, tty: bool = True) -> None:
        super().__init__(BytesIO(), encoding="utf-8")
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


def test_on_a_network_the_address_is_also_a_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "50")
    everywhere = settings(host="0.0.0.0")
    lines = announcement(everywhere, 8410, ENGLISH, Terminal()).splitlines()
    assert lines[0].startswith("Wildfour is ready. Anyone on your network can play at http://")
    assert lines[0].endswith(":8410")
    assert "0.0.0.0" not in lines[0]
    assert len(lines) > 10
    monkeypatch.setenv("COLUMNS", "20")
    assert qr_code("http://192.168.178.20:8410", Terminal()) == ""
    assert announcement(everywhere, 8410, ENGLISH, None).count("\n") == 1
    assert qr_code("http://192.168.178.20:8410", Terminal(tty=False)) == ""
    alone = announcement(settings(), 8410, ENGLISH, Terminal())
    assert alone == "Wildfour is ready: http://127.0.0.1:8410\n"


def test_arguments_override_settings_from_the_environment() -> None:
    environment = {"WILDFOUR_PORT": "9000", "WILDFOUR_EXPERT": "no", "WILDFOUR_GRACE": "2.5", "WILDFOUR_HOST": "::1"}
    found = ServerSettings.of(environment, port=None, host="127.0.0.2")
    assert (found.port, found.expert, found.grace, found.host) == (9000, False, 2.5, "127.0.0.2")


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PORT", "many", "WILDFOUR_PORT is 'many'; it must be a number, 0 or more."),
        ("GRACE", "-1", "WILDFOUR_GRACE is '-1'; it must be a number, 0 or more."),
        ("GRACE", "nan", "WILDFOUR_GRACE is 'nan'; it must be a number, 0 or more."),
        ("EXPERT", "perhaps", "WILDFOUR_EXPERT is 'perhaps'; it must be yes or no."),
        (
            "TRUSTED_PROXIES",
            "*",
            "WILDFOUR_TRUSTED_PROXIES is '*'; it must be addresses or networks, separated by commas, such as "
            "127.0.0.1,10.0.0.0/8.",
        ),
        (
            "PUBLIC_ADDRESS",
            "cards.example.org",
            "WILDFOUR_PUBLIC_ADDRESS is 'cards.example.org'; it must be an address such as "
            "https://cards.example.org, with nothing after the host name.",
        ),
        ("LOG_LEVEL", "loud", f"WILDFOUR_LOG_LEVEL is 'loud'; it must be {', '.join(LEVELS[:-1])} or error."),
    ],
)
def test_an_invalid_setting_is_rejected(name: str, value: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        ServerSettings.of({f"WILDFOUR_{name}": value})
    assert str(refusal.value) == sentence
