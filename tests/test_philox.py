"""Philox4x32-10 compared with published known answers (Random123, kat_vectors), and streams built on it."""

from collections import Counter

import pytest

from wildfour.chance.philox import philox_block
from wildfour.chance.streams import SeededChance

ONES = 0xFFFFFFFF
PI = (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344)
PI_KEY = (0xA4093822, 0x299F31D0)


@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ONES,) * 4, (ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (PI, PI_KEY, (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1)),
    ],
)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, ...], answer: tuple[int, ...]) -> None:
    assert philox_block(*counter, *key) == answer


def test_a_stream_uses_whole_blocks() -> None:
    first = philox_block(0, 0, 7, 0, 5, 0)
    second = philox_block(1, 0, 7, 0, 5, 0)
    chance = SeededChance(5, 7)
    assert [chance.below(2**31) for _ in range(8)] == [word >> 1 for word in first + second]


def test_streams_for_different_seeds_and_rounds_differ() -> None:
    def numbers(seed: int, number: int) -> tuple[int, ...]:
        chance = SeededChance(seed, number)
        return tuple(chance.below(1000) for _ in range(10))

    streams = {numbers(seed, number) for seed in (0, 1, 2**32, 2**63) for number in (0, 1, 2**32)}
    assert len(streams) == 12


def test_numbers_below_n_are_uniform() -> None:
    """Chi-squared with 5 degrees of freedom; 20.5 is the 99.9% quantile."""
    chance = SeededChance(1)
    seen = Counter(chance.below(6) for _ in range(12_000))
    assert set(seen) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in seen.values()) < 20.5
