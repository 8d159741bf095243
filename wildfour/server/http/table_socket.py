"""A table's socket: access checks and connection limits."""

from collections import Counter

from starlette.websockets import WebSocket

from wildfour.errors import Invalid
from wildfour.server.http.access import Limit
from wildfour.server.http.endpoint import Site
from wildfour.server.http.identity import PROGRAM, person_of
from wildfour.server.http.origins import address_of
from wildfour.server.http.responses import Refusal, answer_to
from wildfour.server.websocket import SOCKET, Connection, Guest

SOCKET_PATH = "/api/tables/{table}/socket"


class TableSocket:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._settings = site.tables.settings
        self._open = Counter[str]()  # number of open sockets by address

    async def connect(self, websocket: WebSocket) -> None:
        address = address_of(websocket)
        try:
            token = await self._checked(websocket, address)
            live = await self._site.joined_table(websocket.path_params["table"], person_of(token), address)
        except Refusal as refusal:
            await websocket.send_denial_response(answer_to(refusal))
            return
        self._open[address] += 1
        try:
            await websocket.accept()
            socket = websocket.scope["extensions"].get(SOCKET)
            if socket is None:  # the connection is already lost
                return
            query = websocket.query_params if websocket.scope["query_string"] else {}
            views, words = query.get("views") == "1", query.get("words") == "1"
            guest = Guest(person_of(token), token.startswith(PROGRAM), address)
            connection = Connection(socket, live, guest, self._settings.frames_a_second, views=views, words=words)
            try:
                live.presence.join(connection)
                socket.measure()
                while (await websocket.receive())["type"] != "websocket.disconnect":
                    pass
            finally:
                live.presence.leave(connection)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _checked(self, websocket: WebSocket, address: str) -> str:
        """Return the token of a client that may open a socket."""
        access = self._site.access
        access.check_rate(websocket, Limit.REQUESTS)
        access.check_origin(websocket)
        if self._open[address] >= self._settings.most_sockets:
            raise Refusal(429, Invalid("too-many-sockets"))
        token = await access.token(websocket)
        if token is None:
            raise Refusal(401, Invalid("no-token"))
        return token
