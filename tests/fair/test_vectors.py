"""The test vectors of docs/fair.md are what this program computes."""

import hashlib

from tests.fair.vectors import computed, written
from wildfour.fair.hashing import packed


def test_the_vectors_of_the_document_are_computed_again() -> None:
    assert computed(written()) == written()


def test_a_digest_is_nothing_but_shake_256_of_the_bytes_that_the_document_shows() -> None:
    vectors = written()
    whole = bytes.fromhex(vectors["commitment 0 bytes"])
    assert hashlib.shake_256(whole).hexdigest(32) == vectors["commitment 0"]
    assert packed("x", b"ab", b"") == b"\0\0\0\x11wildfour fair 1 x\0\0\0\2ab\0\0\0\0"
