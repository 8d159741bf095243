"""A server in a separate process, with its CPU time and memory. Its default settings keep limits and waits from
distorting measurements."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

NO_WAITS = {
    "WILDFOUR_BETWEEN_ROUNDS": "0",
    "WILDFOUR_CATCH_WINDOW": "0",
    "WILDFOUR_EXPERT": "no",
    "WILDFOUR_LOG_LEVEL": "warning",
}
UNLIMITED = {
    **NO_WAITS,
    "WILDFOUR_REQUESTS_A_SECOND": "1000000",
    "WILDFOUR_NEW_TABLES_A_MINUTE": "100000000",
    "WILDFOUR_FRAMES_A_SECOND": "1000000",
    "WILDFOUR_MOST_SOCKETS": "1000000",
    "WILDFOUR_MOST_CONNECTIONS": "1000000",
    "WILDFOUR_MOST_TABLES": "100000",
}


class ServerProcess:
    """`wildfour serve` on a free port of this computer."""

    def __init__(self, database: Path, settings: dict[str, str] = UNLIMITED, before: str = "") -> None:
        """Start a server; `before` is Python code to run first."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [
            sys.executable,
            "-c",
            f"{before}\nfrom wildfour.cli import main\nraise SystemExit(main())",
            "serve",
            "--port",
            str(self.port),
            "--database",
            str(database),
        ]
        self._environment = {**os.environ, **settings}
        self.start()

    def start(self) -> None:
        """Start the server and wait until it is ready."""
        self._process = subprocess.Popen(self._command, env=self._environment, stdout=subprocess.DEVNULL)
        while self._process.poll() is None:
            try:
                with urlopen(f"{self.address}/readyz") as answer:
                    answer.read()
                return
            except OSError:
                time.sleep(0.01)
        raise SystemExit("The server did not start.")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def cpu(self) -> float:
        """Return the CPU seconds that all threads of the server have used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the server's resident memory in MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
