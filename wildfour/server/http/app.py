"""The ASGI application: all endpoints, the socket, and the front end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from wildfour.server.http import (
    document_routes,
    link_previews,
    monitoring_routes,
    people_routes,
    replay_routes,
    static_files,
    table_routes,
)
from wildfour.server.http.access import Access
from wildfour.server.http.endpoint import Endpoint, Site
from wildfour.server.http.replay_queue import ReplayQueue
from wildfour.server.http.responses import guarded, problem
from wildfour.server.http.table_socket import SOCKET_PATH, TableSocket
from wildfour.server.retention import enforce_forever
from wildfour.server.table_registry import Tables

MODULES = (monitoring_routes, people_routes, table_routes, replay_routes, document_routes)
FORGET_EVERY = 60  # seconds between purges of rate-limit buckets
ENDPOINTS = tuple(one for module in MODULES for one in vars(module).values() if isinstance(one, Endpoint))


def make_app(tables: Tables) -> ASGIApp:
    site = Site(tables, Access(tables), ReplayQueue(), ENDPOINTS)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(forget_addresses(site.access)), asyncio.create_task(enforce_forever(tables))]
        yield
        for task in tasks:
            task.cancel()
        await site.replays.close()
        await tables.storage.close()

    routes: list[BaseRoute] = [route(site, endpoint) for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute(SOCKET_PATH, TableSocket(site).connect))
    routes += [Route(path, partial(link_previews.one_page, site)) for path in static_files.PAGES]
    routes += [Route(path, static_files.words) for path in (static_files.WORDS, static_files.WORDS_LATER)]
    routes += [
        Route(static_files.MODULE, static_files.module),
        Route(static_files.WORKER_PATH, static_files.service_worker),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: problem})
    return guarded(app)


async def forget_addresses(access: Access) -> None:
    while True:
        await asyncio.sleep(FORGET_EVERY)
        access.forget_addresses()


def route(site: Site, endpoint: Endpoint) -> Route:
    async def respond(request: Request) -> Response:
        return await endpoint.respond(site, request)

    return Route(endpoint.path, respond, methods=[endpoint.method])
