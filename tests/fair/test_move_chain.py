"""The move chain: given its last link, `verify` accepts only the match that was played."""

import random
import re
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fair.fair_tables import fair_match, random_fair_match
from tests.shared.matches import TABLES
from tests.tables.play import SEEDS, play_on, step
from wildfour.chance.launcher_physics import Launch
from wildfour.errors import Invalid
from wildfour.fair import FairDeals, Unfair, verify
from wildfour.fair.hashing import digest
from wildfour.fair.move_chain import first_link, seal_of
from wildfour.match import Match
from wildfour.match.match import Match as AnyMatch
from wildfour.table import PERSON, Table
from wildfour.table.snapshot import restore, snapshot
from wildfour.words import ENGLISH

BOTS = (PERSON, PERSON, "casual")
MOVES = 400


def with_bots(match: AnyMatch, deals: FairDeals, bots: tuple[str, ...] = BOTS) -> Table:
    again = Match(
        match.edition,
        players=match.players,
        options=match.options,
        format=match.format,
        streams=deals.stream,
        bots=bots,
        first_dealer=match.first_dealer,
        pledge=deals.pledge,
    )
    return Table(again, bots)


def played(luck: int, moves: int = 10_000, edition: str = "classic-2003", options: str = "target=200") -> Table:
    """Play a match. The deals are always the same, but the moves depend on `luck`."""
    match, deals = fair_match(edition, options, 3)
    table = with_bots(match, deals)
    play_on(table, luck, moves)
    table.match.reveal(deals.secret(table.match.number))
    return table


def link_of(table: Table) -> str:
    assert table.link
    return table.link.hex()


HONEST = played(1)
TEXT, LINK = HONEST.match.text, link_of(HONEST)


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.data())
def test_the_verifier_computes_the_links_of_the_table(seed: int, data: st.DataObject) -> None:
    """Test all editions, formats, and seatings, with snapshots and copies in between."""
    match, deals = random_fair_match(seed)
    table = with_bots(match, deals, tuple([PERSON] * len(match.players)))
    kept = [link_of(table)]
    for _ in range(data.draw(st.integers(0, MOVES))):
        if table.match.over:
            break
        step(table, seed)
        if random.Random(f"{seed} {table.number}").random() < 0.1:
            table.sit(0, random.choice(("casual", PERSON)))
            kept.append(link_of(table))
            table = restore(snapshot(table), streams=deals.stream).copy()
            assert link_of(table) == kept[-1]
    last = link_of(table)
    table.match.reveal(deals.secret(table.match.number))
    proof = verify(table.match.text, links=[*kept, last])
    assert proof.seen.later == 0
    assert proof.compared


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_every_edition(table: tuple[str, str, int]) -> None:
    match, deals = fair_match(*table)
    mine = with_bots(match, deals, ())
    play_on(mine, 5, MOVES)
    mine.match.reveal(deals.secret(mine.match.number))
    assert verify(mine.match.text, links=[link_of(mine)]).seen.later == 0


def test_other_moves_on_the_same_deals_are_rejected() -> None:
    for luck in (2, 3, 4):
        other = played(luck)
        assert other.match.pledge == HONEST.match.pledge
        verify(other.match.text, pledge_fingerprint())
        with pytest.raises(Unfair, match=f"Not proved: your link {LINK} does not occur in this match"):
            verify(other.match.text, pledge_fingerprint(), links=[LINK])


def pledge_fingerprint() -> str:
    assert HONEST.match.pledge is not None
    return HONEST.match.pledge.fingerprint.hex()


def test_another_winner_is_rejected() -> None:
    winners = {played(luck).match.winners for luck in range(1, 9)}
    other = next(played(luck) for luck in range(1, 9) if played(luck).match.winners != HONEST.match.winners)
    assert len(winners) > 1
    with pytest.raises(Unfair):
        verify(other.match.text, links=[LINK])


@pytest.mark.parametrize("bots", ["person, casual, casual", "person, person, person", "person, person, skilled", None])
def test_a_person_declared_a_bot_is_rejected(bots: str | None) -> None:
    written = "bots: person, person, casual\n"
    assert written in TEXT
    other = TEXT.replace(written, "" if bots is None else f"bots: {bots}\n")
    verify(other, pledge_fingerprint())
    with pytest.raises(Unfair, match="does not occur in this match"):
        verify(other, links=[LINK])


def test_a_match_cut_after_its_first_round_is_rejected() -> None:
    _, deals = fair_match("classic-2003", "target=200", 3)
    first = TEXT[: TEXT.index("\nround 2") + 1] + f"secret {deals.secret(1).hex()}\n"
    assert not verify(first, pledge_fingerprint()).over
    with pytest.raises(Unfair, match="does not occur in this match"):
        verify(first, links=[LINK])


def test_an_earlier_link_proves_the_moves_up_to_it() -> None:
    part = played(1, moves=30)
    whole = verify(TEXT, links=[link_of(part)[:16]])
    assert whole.seen.place == (1, 30)
    assert whole.seen.later > 0
    assert "Up to move 30 of round 1, the moves" in " ".join(map(ENGLISH.tell, whole.messages))
    with pytest.raises(Unfair):
        verify(played(2).match.text, links=[link_of(part)])


def test_values_that_were_not_noted_depend_on_the_server() -> None:
    said = [message["id"] for message in verify(TEXT).messages]
    assert said == ["fair-proved", "fair-compare", "fair-own-seeds", "fair-moves-told"]
    said = [message["id"] for message in verify(TEXT, pledge_fingerprint(), links=[LINK]).messages]
    assert said == ["fair-proved", "fair-compared", "fair-own-seeds", "fair-moves-proved"]


def test_a_noted_seed() -> None:
    pledge = HONEST.match.pledge
    assert pledge is not None
    mine, bots = str(pledge.seeds[0]), str(pledge.seeds[2])
    assert verify(TEXT, seeds=[mine]).yours == ("Ann",)
    for other in (bots, mine[:-1] + ("0" if mine[-1] != "0" else "1")):
        with pytest.raises(Unfair, match="is not among the players' seeds"):
            verify(TEXT, seeds=[other])
    with pytest.raises(Invalid, match="is not a seed"):
        verify(TEXT, seeds=["abc"])


def test_a_gift_cannot_be_guessed_from_its_seal() -> None:
    """Only the round's key opens a gift; no public value does."""
    match, deals = fair_match("launcher-2009", "", 2)
    table, gifts = Table(match), 0
    for _ in range(5000):
        if table.match.over:
            break
        before, number = link_of(table), table.match.number
        update_at = len(table.match.round.moves)
        step(table, 3)
        moves = table.match.round.moves
        if table.match.number != number or len(moves) == update_at or not moves[-1].move.startswith("give "):
            continue
        gifts += 1
        card = moves[-1].move.removeprefix("give ")
        public = b'[{"event":"gave","seat":%d,"to":%d}]' % (moves[-1].seat, 1 - moves[-1].seat)
        key = deals.stream(number - 1).key
        seal = seal_of(key, bytes.fromhex(before), card)
        cards = [color + face for color, face in product("bgry", "0123456789SRF")] + ["W", "WF", "W4", card]
        known = [b"", deals.pledge.anchor, deals.pledge.fingerprint, bytes.fromhex(before), bytes(32)]
        known += [deals.secret(one) for one in range(1, number)]
        for guess, tried in product(cards, known):
            assert seal_of(tried, bytes.fromhex(before), guess) != seal
            assert digest("move", bytes.fromhex(before), public, guess.encode()).hex() != link_of(table)
        assert [guess for guess in cards if seal_of(key, bytes.fromhex(before), guess) == seal] == [card] * cards.count(
            card
        )
    assert gifts >= 3


def test_a_gift_adds_only_its_seal_to_what_is_sent() -> None:
    match, _ = fair_match("launcher-2009", "", 2)
    table = Table(match)
    assert not table.opening.seal
    for _ in range(300):
        player = table.current_player
        if player is None:
            break
        update = table.apply(player, random.Random(table.number).choice(table.moves(player)))
        gave = any(event["event"] == "gave" for event in msgspec.json.decode(update.json(None)))
        assert bool(update.seal) == gave


def test_a_flip_that_a_person_launched_is_in_the_chain() -> None:
    match, deals = fair_match("launcher-2009", "", 2)
    table = Table(match)
    while not any(move.startswith("flip") for player in (0, 1) for move in table.moves(player)):
        step(table, 1)
    player = next(player for player in (0, 1) if any(move.startswith("flip") for move in table.moves(player)))
    flip = next(move for move in table.moves(player) if move.startswith("flip"))
    table.apply(player, flip, launch=Launch(3, 55))
    table.match.reveal(deals.secret(table.match.number))
    text = table.match.text
    assert verify(text, links=[link_of(table)]).seen.later == 0
    aimed = re.sub(r"(hit|miss):3,55,", r"\1:4,55,", text)
    assert aimed != text
    with pytest.raises(Unfair):
        verify(aimed, links=[link_of(table)])


def test_a_table_without_fair_deals_has_no_chain() -> None:
    assert Table(Match(players=["Ann", "Bob"], seed=1)).link == b""
    assert restore(snapshot(Table(Match(players=["Ann", "Bob"], seed=1)))).link == b""


def test_the_first_link_covers_the_players() -> None:
    links = {first_link(bytes(32), who) for who in ((), (PERSON,), ("casual",), (PERSON, PERSON))}
    assert len(links) == 4
