"""Client addresses, and the host names of this server."""

from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from socket import gethostname
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

Network = IPv4Network | IPv6Network
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")  # headers that proxies set


def address_of(connection: HTTPConnection) -> str:
    """Return the client address that rate limits apply to."""
    return network_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return an IPv4 address, or the /64 network of an IPv6 address, which belongs to one client."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def networks_in(text: str) -> tuple[Network, ...]:
    """Parse addresses and networks separated by commas."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def is_in(host: str, networks: Collection[Network]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address if isinstance(address, IPv4Address) else address.ipv4_mapped or address
    return any(mapped in network for network in networks)


def comes_from(connection: HTTPConnection, networks: Collection[Network]) -> bool:
    """Check that a client in one of these networks connected directly, using one of this computer's own names. This
    excludes a local proxy, which connects from a loopback address on everyone's behalf."""
    host = connection.client.host if connection.client else ""
    is_forwarded = any(header in connection.headers for header in FORWARDED)
    return is_in(host, networks) and not is_forwarded and is_own_name(connection.headers.get("host", ""))


def is_own_origin(connection: HTTPConnection, origin: str) -> bool:
    """Check that an origin is the requested address, with a host name that no other site can point at this server."""
    secure = connection.scope["scheme"] in ("https", "wss")
    host = connection.headers.get("host", "").lower()
    return origin.lower() == f"http{'s' if secure else ''}://{host}" and is_own_name(host)


def is_own_name(host: str) -> bool:
    """Check that a Host header is an IP address or a name of this computer."""
    own = gethostname().lower()
    name = name_in(host)
    return name in ("localhost", own, f"{own}.local") or is_number(name)


def name_in(host: str) -> str:
    """Return the host name from a Host header without its port, or an empty string if malformed."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
