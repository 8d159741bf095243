"""Identity tokens: a secret in a browser's cookie or a program's header. The server stores only its hash."""

import hashlib
import secrets
from base64 import b32encode

COOKIE = "wildfour"
PROGRAM = "wfp-"  # prefix of program tokens
TOKEN_BYTES = 24
PERSON_BYTES = 10  # encoded as 16 letters
YEAR = 365 * 24 * 3600


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def person_of(token: str) -> str:
    """Derive a public id from a token. The token cannot be derived from the id."""
    hashed = hashlib.sha256(b"wildfour person " + token.encode()).digest()
    return b32encode(hashed[:PERSON_BYTES]).decode().lower()


def is_token(token: str) -> bool:
    """Check that a token has the server's format. Short tokens could be guessed."""
    plain = token.removeprefix(PROGRAM)
    return len(plain) == len(new_token()) and plain.replace("-", "").replace("_", "").isalnum() and plain.isascii()
