"""HTTP responses: JSON bodies, one-sentence refusals, and common headers."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from wildfour.errors import Invalid, WildfourError
from wildfour.protocol.http_types import Problem

JSON = "application/json"
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        b"form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a link is a secret
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
LONGEST_HOST = 255  # characters in a Host header; RFC 1035 allows no longer names
encode = msgspec.json.Encoder().encode


class Refusal(HTTPException):
    """A rejected request: a status and one sentence."""

    def __init__(self, status: int, error: WildfourError) -> None:
        super().__init__(status, str(error))
        self.error = error


def answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, media_type=JSON, headers={"cache-control": "no-store"})


async def problem(request: Request, error: Exception) -> Response:
    """Handle exceptions for Starlette."""
    assert isinstance(error, HTTPException)
    return answer_to(error)


def answer_to(error: HTTPException) -> Response:
    """Respond to a refusal, ours or Starlette's, with a `Problem`."""
    reason = error.error if isinstance(error, Refusal) else Invalid("no-such-page")
    return answer(Problem(says=str(reason), message=dict(reason.message)), error.status_code)


def guarded(app: ASGIApp) -> ASGIApp:
    """Reject a malformed Host header, and add security headers to every response, including those from the error
    middleware."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        send_on = sending if scope["type"] == "http" else send
        if any(name == b"host" and len(host) > LONGEST_HOST for name, host in scope.get("headers", ())):
            refusal = answer_to(Refusal(400, Invalid("host-too-long", most=LONGEST_HOST)))
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).send_denial_response(refusal)
            else:
                await refusal(scope, receive, send_on)
        else:
            await app(scope, receive, send_on)

    return wrapped
