"""Server settings. Each setting has an environment variable: `WILDFOUR_` followed by its name in capitals."""

import dataclasses
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from wildfour.errors import Invalid

PREFIX = "WILDFOUR_"
LEVELS = ("debug", "info", "warning", "error")
ORIGIN = re.compile(r"https?://[^\s/?#@]+/?")
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")


def usual_database() -> Path:
    return user_data_path("wildfour", appauthor=False) / "tables.db"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of a server. Times are in seconds unless the name states another unit."""

    host: str = "127.0.0.1"
    port: int = 8410
    database: Path = field(default_factory=usual_database)
    public_address: str = ""  # as players type it: https://cards.example.org (default: as the browser requests it)
    origins: str = ""  # other origins that may open sockets, separated by spaces
    trusted_proxies: str = ""  # proxies whose forwarded addresses are trusted, separated by commas
    catch_window: float = 0.75  # after a card is sent, before its player can be caught
    longest_window: float = 1.5  # longest catch window, on a slow connection
    grace: float = 30  # after a disconnect, before a bot holds the seat
    reveal_time: float = 15  # time to send commitments or seeds
    between_rounds: float = 12  # before the next round is dealt, unless all players are ready sooner
    idle_minutes: float = 60  # before an empty table ends
    unload_minutes: float = 2  # before an empty table is unloaded from memory
    expert: bool = True  # runs the expert in a separate process, if the compiler is installed
    most_tables: int = 5000
    most_sockets: int = 256  # per address
    most_connections: int = 512  # per address, except trusted proxies; at most half of the open files allowed
    frames_a_second: float = 20  # per socket, with bursts of twice as many
    requests_a_second: float = 60  # per address, with bursts of three times as many
    codes_a_minute: float = 20  # wrong codes per address
    new_tables_a_minute: float = 30  # per address, with bursts of three times as many
    bots_alone_pause: float = 0.25  # minimum time between bot moves where no person plays or watches
    bot_moves_a_second: float = 120  # for all of one IP address's tables, with bursts of twice as many
    all_bot_moves_a_second: float = 480  # for all tables on the server, with bursts of twice as many
    chat_hours: float = 24  # until a chat line is deleted; 0: when the table ends
    match_days: float = 365  # until a finished match is deleted; 0: never
    metrics_token: str = ""  # bearer token that grants access to /metrics
    metrics_networks: str = "127.0.0.0/8,::1"  # networks that may read /metrics, separated by commas
    log_level: str = "info"  # debug, info, warning, or error

    @classmethod
    def of(cls, environment: Mapping[str, str] = os.environ, **chosen: Any) -> "ServerSettings":
        """Read settings from the environment. `chosen` values that are not None override them."""
        found: dict[str, Any] = {}
        for one in dataclasses.fields(cls):
            text = environment.get(PREFIX + one.name.upper())
            if text is not None:
                found[one.name] = read(one.name, str(one.type), text)
        return cls(**{**found, **{name: value for name, value in chosen.items() if value is not None}})


def read(name: str, kind: str, text: str) -> Any:
    variable = PREFIX + name.upper()
    check_text(name, variable, text)
    if kind == "<class 'bool'>":
        if text.lower() not in YES + NO:
            raise Invalid("setting-not-yes-or-no", variable=variable, value=text)
        return text.lower() in YES
    if kind in ("<class 'int'>", "<class 'float'>"):
        try:
            value = float(text) if "float" in kind else int(text)
        except ValueError as error:
            raise Invalid("setting-not-a-number", variable=variable, value=text) from error
        if not 0 <= value < 1e9:
            raise Invalid("setting-not-a-number", variable=variable, value=text)
        return value
    return Path(text) if "Path" in kind else text


def check_text(name: str, variable: str, text: str) -> None:
    """Reject malformed text at startup. Otherwise, it would go unnoticed until it locks someone out or lets someone
    in."""
    if name == "log_level" and text.lower() not in LEVELS:
        raise Invalid("setting-not-a-level", variable=variable, value=text, levels=list(LEVELS))
    if name in ("trusted_proxies", "metrics_networks") and text and not all(map(is_network, text.split(","))):
        raise Invalid("setting-not-networks", variable=variable, value=text)
    if name in ("public_address", "origins") and not all(map(ORIGIN.fullmatch, text.split())):
        raise Invalid("setting-not-an-origin", variable=variable, value=text)


def is_network(text: str) -> bool:
    try:
        return bool(ip_network(text.strip()))
    except ValueError:
        return False
