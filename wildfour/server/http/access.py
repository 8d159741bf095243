"""Access checks for a connection: identity, origin, and rate limits."""

from enum import Enum, auto
from hmac import compare_digest
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wildfour.errors import Invalid
from wildfour.server.http.identity import COOKIE, PROGRAM, YEAR, is_token, person_of
from wildfour.server.http.origins import address_of, comes_from, is_own_name, is_own_origin, name_in, networks_in
from wildfour.server.http.responses import Refusal
from wildfour.server.rate_limits import Buckets
from wildfour.server.table_registry import Tables


class Limit(Enum):
    """Per-address rate limits that endpoints apply."""

    REQUESTS = auto()
    CODES = auto()
    NEW_TABLES = auto()
    REPLAYS = auto()


class Access:
    def __init__(self, tables: Tables) -> None:
        settings = self.settings = tables.settings
        self._is_program = tables.storage.is_program
        self._bot_budget = tables.services.bot_budget
        self._buckets = {
            Limit.REQUESTS: Buckets(settings.requests_a_second, 3 * settings.requests_a_second),
            Limit.CODES: Buckets(settings.codes_a_minute / 60, settings.codes_a_minute),
            Limit.NEW_TABLES: Buckets(settings.new_tables_a_minute / 60, 3 * settings.new_tables_a_minute),
            Limit.REPLAYS: Buckets(settings.requests_a_second / 4, settings.requests_a_second),
        }
        origins = [*settings.origins.split(), settings.public_address]
        self._origins = {origin.rstrip("/").lower() for origin in origins} - {""}
        self._names = {urlsplit(origin).hostname for origin in self._origins}
        self._metrics_networks = networks_in(settings.metrics_networks)

    def check_rate(self, connection: HTTPConnection, limit: Limit) -> None:
        if not self._buckets[limit].take(address_of(connection)):
            raise Refusal(429, Invalid("too-fast"))

    def give_back(self, connection: HTTPConnection, limit: Limit) -> None:
        """Refund a request, so that it does not count."""
        self._buckets[limit].give_back(address_of(connection))

    def forget_addresses(self) -> None:
        for buckets in self._buckets.values():
            buckets.forget()
        self._bot_budget.forget()

    def check_origin(self, connection: HTTPConnection) -> None:
        """Reject pages from other sites, including sites that point a host name at this server (DNS rebinding).
        Programs send no origin. They use their own tokens."""
        origin = connection.headers.get("origin")
        if origin is not None and origin.lower() in self._origins:
            return
        other_site = connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if other_site or (origin is not None and not is_own_origin(connection, origin)):
            raise Refusal(403, Invalid("other-origin"))

    def check_host(self, connection: HTTPConnection) -> None:
        """Reject a host name that is not this server's. Otherwise, another site's page could use DNS rebinding to read
        responses: browsers send no origin with such a GET."""
        host = connection.headers.get("host", "")
        if not is_own_name(host) and name_in(host) not in self._names:
            raise Refusal(403, Invalid("other-origin"))

    def check_metrics(self, connection: HTTPConnection) -> None:
        token = self.settings.metrics_token
        if token and compare_digest(bearer_of(connection).encode(), token.encode()):
            return
        if not comes_from(connection, self._metrics_networks):
            raise Refusal(403, Invalid("metrics-not-here"))

    async def token(self, connection: HTTPConnection) -> str | None:
        """Return the token from a program's header or a browser's cookie. Reject an unknown program token."""
        token = bearer_of(connection) or connection.cookies.get(COOKIE, "")
        if not token or not is_token(token):
            return None
        if token.startswith(PROGRAM) and not await self._is_program(person_of(token)):
            raise Refusal(401, Invalid("unknown-program"))
        return token

    def set_cookie(self, connection: HTTPConnection, response: Response, token: str) -> None:
        secure = self.base(connection).startswith("https:")
        response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def base(self, connection: HTTPConnection) -> str:
        """Return the base address for links."""
        return (
            self.settings.public_address.rstrip("/")
            or f"{connection.scope['scheme']}://{connection.headers.get('host', '')}"
        )


def bearer_of(connection: HTTPConnection) -> str:
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    return bearer.strip() if kind.lower() == "bearer" else ""
