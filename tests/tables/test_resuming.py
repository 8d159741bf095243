"""Matches and tables resume exactly where they stopped."""

from hypothesis import example, given, settings

from tests.tables.play import SEEDS, luck_at, next_move, play_on, random_match
from wildfour.match import Match
from wildfour.table import Table
from wildfour.table.snapshot import restore, snapshot

MOVES = 70
FEW = settings(max_examples=30, deadline=None)


@FEW
@given(SEEDS)
def test_a_match_resumed_at_any_move_ends_the_same(seed: int) -> None:
    """Resume from the transcript, with the same random streams, in every edition and format."""
    table, texts = Table(random_match(seed)), []
    for _ in range(MOVES):
        texts.append(table.match.text)
        play_on(table, seed, 1)
    for place, text in enumerate(texts):
        again = Table(Match.resume(text, seed=seed))
        assert again.match.text == text
        play_on(again, seed, MOVES - place)
        assert again.match.text == table.match.text


@FEW
@given(SEEDS)
def test_a_table_restored_at_any_move_ends_the_same(seed: int) -> None:
    """Restore from a snapshot, including knowledge, event numbers, and random streams."""
    table, saved = Table(random_match(seed)), []
    for _ in range(MOVES):
        saved.append(snapshot(table))
        play_on(table, seed, 1)
    for place, data in enumerate(saved):
        again = restore(data, seed=seed)
        assert snapshot(again) == data
        play_on(again, seed, MOVES - place)
        assert again.match.text == table.match.text
        for player in (*range(len(table.who)), None):
            assert again.view(player) == table.view(player)


@FEW
@given(SEEDS)
def test_whole_matches_end_the_same_when_restored_after_every_move(seed: int) -> None:
    """Restore from a snapshot without past moves."""
    table = Table(random_match(seed))
    again = table.copy()
    for _ in range(3000):
        if table.match.over:
            break
        if table.match.round.over:
            table.deal()
            again.deal()
        else:
            player, move = next_move(table, luck_at(table, seed))
            table.apply(player, move)
            again.apply(player, move)
        again = restore(snapshot(again, texts=False), seed=seed)
    assert (again.match.over, again.match.scores, again.number) == (table.match.over, table.match.scores, table.number)


@FEW
@given(SEEDS)
def test_a_copy_is_independent(seed: int) -> None:
    table = Table(random_match(seed))
    play_on(table, seed, seed % 40)
    before = snapshot(table)
    other = table.copy()
    assert snapshot(other) == before
    play_on(other, seed + 1, 30)
    assert snapshot(table) == before
    play_on(table, seed + 1, 30)
    assert snapshot(table) == snapshot(other)


@FEW
@given(SEEDS)
@example(7)
def test_past_events_are_stable(seed: int) -> None:
    """Event numbers have no gaps, and repeated requests return the same events."""
    table = Table(random_match(seed))
    received = {player: table.events_since(0, player) or [] for player in (*range(len(table.who)), None)}
    for _ in range(MOVES):
        if table.match.over:
            break
        if table.match.round.over:
            news = table.deal()
        else:
            news = table.apply(*next_move(table, luck_at(table, seed)), at=table.number)
        assert news.first == table.number - len(news.events) + 1
        for player, events in received.items():
            new = table.events_since(table.number - len(news.events), player)
            assert new is not None
            events.extend(new)
            seat = None if player is None else table.seat_of(player)
            assert [event for _, event in new] == news.seen_by(seat)
    for player, events in received.items():
        assert [number for number, _ in events] == list(range(1, table.number + 1))
        kept = table.events_since(events[0][0] - 1, player)
        assert kept is None or kept == events
