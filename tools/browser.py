"""The system's Chromium: where it is, and how it is installed for the tests.

It keeps to the standard library: run.py uses it before there are any packages.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import TextIO

# The one without windows comes first: it takes half the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")  # older Debians have only the second
# No sandbox as root, who cannot have one; no GPU and no shared memory, which containers lack; and no calls home.
ARGUMENTS = (
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"),
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
)


def chromium() -> str | None:
    """Where it is, if it is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def can_install() -> bool:
    """Root on Debian, or on what is made from it, can do so without asking anybody."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(log: Path) -> bool:
    """Let apt-get install it, with what that says in the log; tell whether it is there now."""
    with log.open("w", encoding="utf-8") as said:
        apt_get(said, "update")
        for package in PACKAGES:
            if chromium() is None:
                apt_get(said, "install", "--yes", "--no-install-recommends", package)
    return chromium() is not None


def apt_get(said: TextIO, *arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", *arguments]
    subprocess.call(command, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
