"""Where requests come from, and under which name they came to us."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Whom limits are for."""
    return network_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """An IPv4 address, or the network of an IPv6 address, since one person has all of it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def is_own_origin(connection: HTTPConnection, origin: str) -> bool:
    """The very address that was asked for, if nobody else can make a name lead there: numbers, and this computer's."""
    secure = connection.scope["scheme"] in ("https", "wss")
    host = connection.headers.get("host", "").lower()
    return origin.lower() == f"http{'s' if secure else ''}://{host}" and is_own_name(host)


def is_own_name(host: str) -> bool:
    own = gethostname().lower()
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in ("localhost", own, f"{own}.local") or bool(ip_address(name))
    except ValueError:
        return False
