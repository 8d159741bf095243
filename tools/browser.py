"""The system's Chromium: where it is, how it is installed for the tests, how it is started.

It keeps to the standard library: run.py uses it before there are any packages.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome")
# No sandbox as root, who cannot have one; no GPU and no shared memory, which containers lack; and no calls home.
ARGUMENTS = (
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"),
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
)
APT_GET = (("update",), ("install", "--yes", "--no-install-recommends", "chromium"))


def chromium() -> str | None:
    """Where it is, if it is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def can_install() -> bool:
    """Root on Debian, or on what is made from it, can do so without asking anybody."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(log: Path) -> bool:
    """Let apt-get install it, with what that says in the log; tell whether it is there now."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with log.open("w", encoding="utf-8") as said:
        for arguments in APT_GET:
            command = ["apt-get", *arguments]
            subprocess.call(command, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    return chromium() is not None


@contextmanager
def started(**more: Any) -> Iterator[Any]:
    """Playwright's handle of the browser."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - where the packages of the tests are

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS), **more)
        try:
            yield browser
        finally:
            browser.close()
