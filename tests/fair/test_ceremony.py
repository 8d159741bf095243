"""The secret chain and the ceremony: seeds are chosen independently, and every failed attempt is recorded."""

import random

import msgspec
import pytest

from tests.fair.fair_tables import commit_all, held, seeds_of
from wildfour import Invalid
from wildfour.fair import (
    SERVER,
    Ceremony,
    Chain,
    FairDeals,
    Seed,
    ShakeChance,
    Terms,
    chain_length,
    commitment_to,
    fresh_seed,
)
from wildfour.fair.chain import link, links
from wildfour.transcript.commitment_header import Missed

ENTROPY = bytes(range(32))
CHAIN = Chain.of(ENTROPY)
TERMS = Terms.of("classic-2003")


@pytest.fixture
def ceremony() -> Ceremony:
    return Ceremony(TERMS, ("Ann", "Bob", "Cid"), CHAIN.anchor)


def test_every_secret_hashes_to_the_previous_one_and_the_first_to_the_anchor() -> None:
    secrets = [CHAIN.anchor, *(CHAIN.secret(number) for number in range(1, CHAIN.length + 1))]
    assert all(link(secrets[number], number) == secrets[number - 1] for number in range(1, len(secrets)))
    assert links(secrets[500], 500, 0) == CHAIN.anchor
    assert len(set(secrets)) == 1025


def test_a_chain_is_stored_in_about_a_kilobyte() -> None:
    data = msgspec.msgpack.encode(CHAIN)
    assert len(data) < 1200
    assert msgspec.msgpack.decode(data, type=Chain) == CHAIN


def test_a_chain_is_long_enough_for_its_match_and_rejects_more() -> None:
    assert chain_length(500) == 1024
    assert chain_length(1_000_000) == 125_000
    assert Chain.of(ENTROPY, 40).length == 64
    for number in (0, 1025):
        with pytest.raises(Invalid, match="The secrets of this match cover 1,024 rounds"):
            CHAIN.secret(number)
    with pytest.raises(Invalid, match="Only 31 random bytes"):
        Chain.of(bytes(31))
    with pytest.raises(Invalid, match="at least 48 are needed"):
        fresh_seed(bytes(47))


def test_no_seed_is_revealed_before_all_have_committed(ceremony: Ceremony) -> None:
    seeds = seeds_of(random.Random(1), 3)
    for player in (0, 2):
        ceremony.commit(player, commitment_to(CHAIN.anchor, player, ceremony.names[player], seeds[player]))
    with pytest.raises(Invalid, match="after everyone has committed to one; Bob must commit first"):
        ceremony.reveal(0, seeds[0])
    ceremony.commit(1, commitment_to(CHAIN.anchor, 1, "Bob", seeds[1]), SERVER)
    shown = ceremony.fingerprint
    ceremony.reveal(0, seeds[0])
    ceremony.reveal(0, seeds[0])
    assert ceremony.awaited == [1, 2]
    with pytest.raises(Invalid, match="Bob and Cid must commit and reveal first"):
        ceremony.pledge()
    for player in (1, 2):
        ceremony.reveal(player, seeds[player])
    assert ceremony.pledge().fingerprint == shown
    with pytest.raises(Invalid, match="Ann, Bob and Cid must commit"):
        assert Ceremony(TERMS, ceremony.names, CHAIN.anchor).fingerprint


def test_a_commitment_cannot_be_changed_or_opened_with_another_seed(ceremony: Ceremony) -> None:
    seeds = seeds_of(random.Random(1), 3)
    commit_all(ceremony, seeds)
    with pytest.raises(Invalid, match="Ann has already committed to a seed"):
        ceremony.commit(0, bytes(32))
    for other in (seeds[1], Seed(seeds[0].salt, bytes(32)), Seed(bytes(16), seeds[0].seed)):
        with pytest.raises(Invalid, match="not the seed that Ann committed to"):
            ceremony.reveal(0, other)
    for salt, size in ((15, 32), (16, 0), (16, 65)):
        with pytest.raises(Invalid, match="A salt must have 16 bytes, and a seed 1 to 64 bytes"):
            ceremony.reveal(0, Seed(bytes(salt), bytes(size)))
    with pytest.raises(Invalid, match="There is no player 3"):
        ceremony.reveal(3, seeds[0])
    with pytest.raises(Invalid, match="A commitment must have 32 bytes"):
        Ceremony(TERMS, ("Ann", "Bob"), CHAIN.anchor).commit(0, b"short")


def test_a_copied_commitment_does_not_open(ceremony: Ceremony) -> None:
    seeds = seeds_of(random.Random(1), 3)
    made = commitment_to(CHAIN.anchor, 0, "Ann", seeds[0])
    for player in range(3):
        ceremony.commit(player, made)
    ceremony.reveal(0, seeds[0])
    with pytest.raises(Invalid, match="not the seed that Bob"):
        ceremony.reveal(1, seeds[0])


def test_a_missing_reveal_is_recorded_and_the_next_attempt_has_a_new_fingerprint(ceremony: Ceremony) -> None:
    luck = random.Random(1)
    seeds = seeds_of(luck, 3)
    commit_all(ceremony, seeds)
    ceremony.reveal(0, seeds[0])
    ceremony.reveal(2, seeds[2])
    again = ceremony.restarted(["Ann", "Cid"])
    assert (again.missed, again.attempt, again.anchor) == ((Missed(1, "Bob"),), 2, CHAIN.anchor)
    assert not again.commitments
    assert not again.seeds
    third = again.restarted(["Ann", "Cid"])
    assert third.missed == (Missed(1, "Bob"), Missed(2, "Ann"), Missed(2, "Cid"))
    straight = Ceremony(TERMS, ("Ann", "Cid"), CHAIN.anchor)
    prints = {held(one, random.Random(2)).pledge().fingerprint for one in (again, third, straight)}
    assert len(prints) == 3


def test_a_ceremony_survives_json(ceremony: Ceremony) -> None:
    commit_all(ceremony, seeds_of(random.Random(1), 3))
    data = msgspec.json.encode(ceremony)
    assert msgspec.json.decode(data, type=Ceremony) == ceremony


def test_deals_belong_to_the_chain_of_their_anchor(ceremony: Ceremony) -> None:
    pledge = held(ceremony, random.Random(1)).pledge()
    assert FairDeals(pledge, CHAIN).stream(0).key != FairDeals(pledge, CHAIN).stream(1).key
    with pytest.raises(Invalid, match="do not lead to this table's anchor"):
        FairDeals(pledge, Chain.of(bytes(32)))


def test_the_stream_is_uniform_and_starts_at_any_position() -> None:
    stream = ShakeChance(b"key")
    numbers = [stream.below(108) for _ in range(2000)]
    assert (stream.position, set(numbers)) == (2000, set(range(108)))
    assert ShakeChance(b"key", 1500).below(108) == numbers[1500]
    mark = stream.mark()
    following = [stream.below(7) for _ in range(5)]
    assert [stream.copy().below(7), following[-1]] != [following[0]] * 2
    stream.back_to(mark)
    assert [stream.copy().below(7) for _ in range(2)] == following[:1] * 2
    assert [stream.below(7) for _ in range(5)] == following


def test_an_impossible_position_is_rejected() -> None:
    with pytest.raises(Invalid, match="No round uses 999999999 random words"):
        ShakeChance(b"key", 999_999_999)


def test_out_of_range_words_are_skipped_to_avoid_bias() -> None:
    stream = ShakeChance(b"key")
    n = (1 << 63) + 1
    numbers = [stream.below(n) for _ in range(100)]
    assert max(numbers) < n
    assert stream.position > 150  # half of the words are out of range
