"""Endpoints for tables: creating, listing, and finding them, and the options for new tables."""

from starlette.responses import Response

from wildfour.errors import Invalid
from wildfour.protocol.http_types import Choices, ClauseSaid, Found, Listed, Made, TableSeen
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.http.access import Limit
from wildfour.server.http.choices import all_choices, all_clauses, qr_svg
from wildfour.server.http.endpoint import Call, Endpoint, Identity
from wildfour.server.http.origins import address_of
from wildfour.server.http.responses import Refusal
from wildfour.server.table.table_commands import check_can_start

PICTURE = "image/svg+xml"


@Endpoint("GET", "/api/tables", limit=Limit.REQUESTS)
async def tables_listed(call: Call) -> list[Listed]:
    """List the public tables with people at them."""
    return list(call.site.tables.listed())


@Endpoint("POST", "/api/tables", limit=Limit.NEW_TABLES, same_origin=True, identity=Identity.ISSUED, status=201)
async def make_table(call: Call, body: TableSettings) -> Made:
    """Create a table with you as its host. It is durable by the time you get the response."""
    hosted = await call.site.tables.make(body, call.person)
    return Made(table=hosted.name, code=f"{hosted.code[:4]}-{hosted.code[4:]}", link=link(call, hosted.name))


@Endpoint("POST", "/api/tables/check", limit=Limit.REQUESTS, same_origin=True)
async def check_table(call: Call, body: TableSettings) -> TableSettings:
    """Check whether a full table with these settings could play. Nothing is created."""
    check_can_start(body, body.seats)
    return body


@Endpoint("GET", "/api/tables/{table}", limit=Limit.REQUESTS, identity=Identity.READ)
async def table_seen(call: Call) -> TableSeen:
    """Describe a table to a person who has its link but has not joined."""
    live = await call.site.joined_table(call.named("table"), call.person, address_of(call.request))
    hosted = live.hosted
    return TableSeen(
        table=hosted.name,
        stage=hosted.stage,
        edition=hosted.settings.edition,
        round=0 if hosted.table is None else hosted.table.match.number,
        names=tuple(seat.name for seat in hosted.seats if seat.name and seat.person != call.person),
        seated=hosted.player_of(call.person) is not None,
    )


@Endpoint("GET", "/api/tables/{table}/qr.svg", limit=Limit.REQUESTS, result=PICTURE)
async def qr_code(call: Call) -> Response:
    """Return a QR code for the table's link, so that phones can open it."""
    live = await call.site.table(call.named("table"))
    return Response(qr_svg(link(call, live.hosted.name)), media_type=PICTURE)


@Endpoint("GET", "/api/choices", limit=Limit.REQUESTS)
async def choices(call: Call) -> Choices:
    """List the options for creating a table. Their texts are in the message catalogs."""
    return all_choices()


@Endpoint("GET", "/api/clauses", limit=Limit.REQUESTS, result=list[ClauseSaid])
async def clauses(call: Call) -> tuple[ClauseSaid, ...]:
    """List the rules, clause by clause. Their texts are in the message catalogs."""
    return all_clauses()


@Endpoint("GET", "/api/codes/{code}", limit=Limit.CODES)
async def with_code(call: Call) -> Found:
    """Find a table by its short code. Attempts are limited, and a wrong code reveals nothing."""
    name = call.site.tables.with_code(call.named("code"))
    if name is None:
        raise Refusal(404, Invalid("no-table-with-code"))
    call.site.access.give_back(call.request, Limit.CODES)  # a whole room may enter the right code
    return Found(table=name)


def link(call: Call, name: str) -> str:
    return f"{call.site.access.base(call.request)}/table/{name}"
