"""The hash function for fair deals: SHAKE-256 of length-prefixed parts, the first of which is a label."""

from hashlib import shake_256

PREFIX = b"wildfour fair 1 "
DIGEST = 32  # bytes
LENGTH_BYTES, NUMBER_BYTES = 4, 8


def packed(name: str, *parts: bytes) -> bytes:
    """Encode parts unambiguously: different lists give different bytes, and the label separates purposes."""
    return b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in (PREFIX + name.encode(), *parts))


def digest(name: str, *parts: bytes) -> bytes:
    return shake_256(packed(name, *parts)).digest(DIGEST)


def number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, "big")
