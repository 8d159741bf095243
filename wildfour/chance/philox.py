"""Philox4x32-10, a counter-based generator, in the compilable subset, so it runs both interpreted and compiled.

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw: Parallel random numbers: as easy as 1, 2, 3. SC '11.
The key is a 64-bit seed, and the counter is (block, 0, round number). So every round of every seed has a separate
stream, identical on every machine. Numbers below n come from Lemire's multiplication with rejection, so they are
unbiased. (D. Lemire: Fast random integer generation in an interval. ACM TOMACS 29, 2019.)
"""

from typing import Protocol

KEY_MASK = 0xFFFFFFFF
MULTIPLIER_0, MULTIPLIER_1 = 0xD2511F53, 0xCD9E8D57
WEYL_0, WEYL_1 = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10


class PhiloxStream(Protocol):
    """State of a stream: its key, its counter, and the unused words of the last block."""

    key0: int
    key1: int
    number: int
    block: int
    left: int
    buffer: list[int]


def philox_block(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """Compute one block: four 32-bit numbers from a 128-bit counter and a 64-bit key."""
    for _ in range(ROUNDS):
        p0 = MULTIPLIER_0 * c0
        p1 = MULTIPLIER_1 * c2
        c0 = (p1 >> 32 & KEY_MASK) ^ c1 ^ k0
        c1 = p1 & KEY_MASK
        c2 = (p0 >> 32 & KEY_MASK) ^ c3 ^ k1
        c3 = p0 & KEY_MASK
        k0 = k0 + WEYL_0 & KEY_MASK
        k1 = k1 + WEYL_1 & KEY_MASK
    return c0, c1, c2, c3


def next_word(stream: PhiloxStream) -> int:
    """Return the next 32 random bits. Shifting the buffer, not an index, lets a GPU keep it in registers."""
    if stream.left == 0:
        a, b, c, d = philox_block(
            stream.block, 0, stream.number & KEY_MASK, stream.number >> 32 & KEY_MASK, stream.key0, stream.key1
        )
        stream.buffer[1] = b
        stream.buffer[2] = c
        stream.buffer[3] = d
        stream.block += 1
        stream.left = 3
        return a
    word = stream.buffer[1]
    stream.buffer[1] = stream.buffer[2]
    stream.buffer[2] = stream.buffer[3]
    stream.left -= 1
    return word


def philox_below(stream: PhiloxStream, n: int) -> int:
    """Return a uniform random int from 0 to n-1. `n` must be less than 2**31."""
    while True:
        product = next_word(stream) * n
        fraction = product & KEY_MASK
        if fraction >= n or fraction >= (KEY_MASK + 1) % n:
            return product >> 32
