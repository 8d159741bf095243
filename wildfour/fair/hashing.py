"""The hash function for fair deals: SHAKE-256 of length-prefixed parts, the first of which is a label."""

from functools import cache
from hashlib import shake_256

PREFIX = b"wildfour fair 1 "
DIGEST = 32  # bytes
LENGTH_BYTES, NUMBER_BYTES = 4, 8


def packed(name: str, *parts: bytes) -> bytes:
    """Encode parts unambiguously: different lists produce different bytes, and the label separates purposes."""
    data = label(name)
    for part in parts:
        data += len(part).to_bytes(LENGTH_BYTES, "big") + part
    return data


@cache
def label(name: str) -> bytes:
    text = PREFIX + name.encode()
    return len(text).to_bytes(LENGTH_BYTES, "big") + text


def digest(name: str, *parts: bytes) -> bytes:
    return shake_256(packed(name, *parts)).digest(DIGEST)


def number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, "big")
