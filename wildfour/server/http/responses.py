"""HTTP responses: JSON bodies, refusals in one sentence, and the headers that every response has."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
encode = msgspec.json.Encoder().encode


class Refusal(HTTPException):
    """A refused request: a status and one sentence."""

    def __init__(self, status: int, error: WildfourError) -> None:
        super().__init__(status, str(error))
        self.error = error


def answer(body: object, status: int = 200) -> Response:
    return Response(encode(body), status, media_type=JSON, headers={"cache-control": "no-store"})


async def problem(request: Request, error: Exception) -> Response:
    """Answer a refusal, and anything that Starlette refuses itself, as a `Problem`."""
    assert isinstance(error, HTTPException)
    reason = error.error if isinstance(error, Refusal) else Invalid("no-such-page")
    return answer(Problem(says=str(reason), message=dict(reason.message)), error.status_code)


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add the security headers to every HTTP response, including those of the error middleware."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await app(scope, receive, sending if scope["type"] == "http" else send)

    return wrapped
