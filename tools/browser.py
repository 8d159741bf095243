"""The system's Chromium: its path, and its installation for the tests.

This module uses only the standard library: run.py imports it before any packages are installed.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import TextIO

# The headless browser comes first because it needs half the CPU time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")  # older Debian releases have only the second
# Root cannot have a sandbox, containers lack a GPU and shared memory, and nothing is sent to Google.
ARGUMENTS = (
    *("--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update"),
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
)


def chromium() -> str | None:
    """Return the path of Chromium, if it is installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def can_install() -> bool:
    """Return whether Chromium can be installed without a password, which takes root on Debian or a derivative."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install(log: Path) -> bool:
    """Install Chromium with apt-get, logging the output; return whether it is installed now."""
    with log.open("w", encoding="utf-8") as output:
        apt_get(output, "update")
        for package in PACKAGES:
            if chromium() is None:
                apt_get(output, "install", "--yes", "--no-install-recommends", package)
    return chromium() is not None


def apt_get(output: TextIO, *arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", *arguments]
    subprocess.call(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
