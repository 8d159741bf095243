"""Who somebody is: a secret token in a cookie, or that of a program. The server keeps only what is derived from it."""

import hashlib
import secrets
from base64 import b32encode

COOKIE = "wildfour"
PROGRAM = "wfp-"  # how the token of a program begins
TOKEN_BYTES = 24
PERSON_BYTES = 10  # 16 letters
YEAR = 365 * 24 * 3600


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def person_of(token: str) -> str:
    """A name for the owner of a token that all may know; nobody finds the token from it."""
    hashed = hashlib.sha256(b"wildfour person " + token.encode()).digest()
    return b32encode(hashed[:PERSON_BYTES]).decode().lower()


def is_token(token: str) -> bool:
    """Only tokens that we may have made: short ones could be guessed."""
    plain = token.removeprefix(PROGRAM)
    return len(plain) == len(new_token()) and plain.replace("-", "").replace("_", "").isalnum() and plain.isascii()
