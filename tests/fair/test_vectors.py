"""The test vectors of docs/fair.md, compared with this program's results."""

import hashlib

from tests.fair.vectors import computed, written
from wildfour.fair.hashing import packed


def test_the_documented_vectors_are_correct() -> None:
    assert computed(written()) == written()


def test_a_digest_is_shake_256_of_the_documented_bytes() -> None:
    vectors = written()
    whole = bytes.fromhex(vectors["commitment 0 bytes"])
    assert hashlib.shake_256(whole).hexdigest(32) == vectors["commitment 0"]
    assert packed("x", b"ab", b"") == b"\0\0\0\x11wildfour fair 1 x\0\0\0\2ab\0\0\0\0"
