"""The one hash of fair deals: SHAKE-256 of parts, of which the first is a label and each has its length before it."""

from hashlib import shake_256

PREFIX = b"wildfour fair 1 "
DIGEST = 32  # bytes
LENGTH_BYTES, NUMBER_BYTES = 4, 8


def packed(name: str, *parts: bytes) -> bytes:
    """No two lists of parts are the same bytes, and nothing that is hashed for one purpose can stand for another."""
    return b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in (PREFIX + name.encode(), *parts))


def digest(name: str, *parts: bytes) -> bytes:
    return shake_256(packed(name, *parts)).digest(DIGEST)


def number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, "big")
