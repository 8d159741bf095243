"""Honest matches pass verification in every edition and format, resumed or not; one changed character is detected."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fair.fair_tables import fair_match, random_fair_match
from tests.tables.play import SEEDS, luck_at, next_move, play_on, step
from wildfour import Invalid
from wildfour.fair import FairDeals, Unfair, verify
from wildfour.match import Match
from wildfour.table import Table
from wildfour.table.snapshot import restore, snapshot

MOVES = 150
FEW = settings(max_examples=40, deadline=None)


def resumed(table: Table, deals: FairDeals, how: str) -> Table:
    if how == "snapshot":
        return restore(snapshot(table), streams=deals.stream)
    return Table(Match.resume(table.match.text, streams=deals.stream))


@FEW
@given(SEEDS, st.sampled_from(("snapshot", "transcript")))
def test_an_honest_match_verifies_even_if_it_was_resumed(seed: int, how: str) -> None:
    match, deals = random_fair_match(seed)
    luck = random.Random(seed)
    table, straight = Table(match), Table(match.copy())
    for _ in range(MOVES):
        if table.match.over:
            break
        step(table, seed)
        step(straight, seed)
        if luck.random() < 0.1:
            table = resumed(table, deals, how)
    table.match.reveal(deals.secret(table.match.number))
    straight.match.reveal(deals.secret(straight.match.number))
    assert table.match.text == straight.match.text
    assert verify(table.match.text).over == table.match.over
    again = resumed(table, deals, how)
    assert again.match.text == table.match.text


@FEW
@given(SEEDS, st.data())
def test_one_changed_character_of_the_pledge_or_of_a_deal_is_detected(seed: int, data: st.DataObject) -> None:
    match, deals = random_fair_match(seed)
    play_on(Table(match), seed, 60)
    match.reveal(deals.secret(match.number))
    text = match.text
    lines = text.split("\n")
    head = next(place for place, line in enumerate(lines) if line.startswith("fair: "))
    places = [place for place, line in enumerate(lines) if place >= head and (" -> " in line or ": " in line[:14])]
    place = data.draw(st.sampled_from([*places[:5], *places]))  # favor the commitments
    start = lines[place].find(" -> ") + 4 if " -> " in lines[place] else 0
    at = data.draw(st.integers(start, len(lines[place]) - 1).filter(lambda at: lines[place][at] != " "))
    new = data.draw(st.sampled_from("0123456789abcdefgrySRWx+^@#:-").filter(lambda new: new != lines[place][at]))
    lines[place] = lines[place][:at] + new + lines[place][at + 1 :]
    with pytest.raises((Unfair, Invalid)):
        verify("\n".join(lines))


@FEW
@given(SEEDS, st.integers(0, 59))
def test_a_server_that_draws_another_card_is_detected(seed: int, moves: int) -> None:
    """The server does not alter the transcript: it uses a different random stream for one move."""
    match, deals = random_fair_match(seed)
    table = Table(match)
    play_on(table, seed, moves)
    honest = match.round.stream
    if match.over or match.round.over:
        return
    match.round.go_on_with(FairDeals(deals.pledge, deals.chain).stream(62))
    table.apply(*next_move(table, luck_at(table, seed)))
    last = match.round.moves[-1]
    given = last.chance
    match.reveal(deals.secret(match.number))
    replayed = Match.resume(match.text, streams=lambda number: honest)
    assert replayed.round.moves[-1].chance == given
    if given and last.position is not None:
        with pytest.raises(Unfair):
            verify(match.text)
    else:
        verify(match.text)


def test_a_latecomer_changes_nothing() -> None:
    match, deals = fair_match("classic-2003", "target=50")
    table = Table(match, ["person", "person", "casual"])
    play_on(table, 1, 10)
    table.sit(2, "person")
    play_on(table, 1, 5000)
    match.reveal(deals.secret(match.number))
    assert verify(match.text).own == ("Ann", "Bob")
