"""Hidden cards do not change what a player receives.

The rounds of a match are replayed after swapping two cards that a watcher can't have seen in that round. Until the
hands are counted, the watcher must receive the same events and views, byte for byte. `may_see` applies the rulebooks
rather than what was sent; otherwise, a leaked card would count as seen.
"""

import random
import re
from collections.abc import Sequence
from itertools import combinations

import msgspec

from tests.tables.play import luck_at, next_move, random_match
from wildfour import WildfourError
from wildfour.chance.streams import ScriptedChance
from wildfour.events.round_events import Dealt, Drew, Event, Gave, NewHands, ShowedHand
from wildfour.match import Match
from wildfour.round.round import Round
from wildfour.rulebook.notation import color_of
from wildfour.table import Table, Update
from wildfour.table.snapshot import restore, snapshot

MATCHES = 50
MOST_MOVES = 60
ROUNDS = 4
CARD = re.compile(r'"((?:[bgory](?:[0-9SR]|\+2)\^?)|W4?|M)[>"]')
encode = msgspec.json.Encoder(order="deterministic").encode
Lines = list[list[str]]


def sent_to(table: Table, news: Update, watcher: int | None) -> list[bytes]:
    """Return everything that a watcher can receive after an update: the events, sent and requested, and the view."""
    seat = None if watcher is None else table.seat_of(watcher)
    return [news.json(seat), encode(table.events_since(news.first - 1, watcher)), encode(table.view(watcher))]


def play_round(
    table: Table, opening: Update, seed: int, watchers: Sequence[int | None]
) -> dict[int | None, list[bytes]]:
    """Play until the round ends or is long enough; return what watchers received before the hands were counted."""
    sent: dict[int | None, list[bytes]] = {watcher: sent_to(table, opening, watcher) for watcher in watchers}
    while not table.match.round.over and len(table.match.round.moves) < MOST_MOVES:
        news = table.apply(*next_move(table, luck_at(table, seed)))
        if not table.match.round.over:
            for watcher in watchers:
                sent[watcher] += sent_to(table, news, watcher)
    return sent


def chance_of(played: Round) -> Lines:
    return [list(played.dealt), *(list(move.chance) for move in played.moves)]


def exchanged(lines: Lines, one: str, other: str) -> Lines:
    """Swap two cards everywhere."""
    places = {one: other, other: one}
    return [[places.get(word, word) for word in line] for line in lines]


def replayed(before: Table | bytes, played: Round, lines: Lines, watcher: int | None) -> list[bytes] | None:
    """Replay the moves with other random results; return None if other cards make a move illegal."""
    stream = ScriptedChance(played.state.rules, played.edition.letters, lines[0])
    try:
        table = table_before_deal(before, stream)
        opening = table.opening if isinstance(before, Table) else table.deal(stream)
        if stream.left:
            return None
        sent = sent_to(table, opening, watcher)
        for move, words in zip(played.moves, lines[1:], strict=True):
            stream.give(words)
            news = table.apply(table.match.seating[move.seat], move.move)
            if stream.left:
                return None
            if not table.match.round.over:
                sent += sent_to(table, news, watcher)
    except WildfourError:
        return None
    return sent


def table_before_deal(before: Table | bytes, stream: ScriptedChance) -> Table:
    """Return the table before a deal; for the first deal, create it again."""
    if isinstance(before, bytes):
        return restore(before, streams=lambda number: stream)
    match = before.match
    again = Match(
        match.edition, players=match.players, options=match.options, format=match.format, streams=lambda number: stream
    )
    return Table(again)


def may_see(event: Event, seat: int | None) -> bool:
    """Return True for the seat's own cards (B2, C3), a hand shown to it (D8), a gift to or from it (I2), and public
    events."""
    match event:
        case Dealt() | Drew():
            return seat == event.seat
        case ShowedHand() | Gave():
            return seat in (event.seat, event.to)
    return True


def cards_seen(played: Round, seat: int | None) -> set[str]:
    """Return the cards that a seat, or a spectator, may have seen so far."""
    seen: set[str] = set()
    for event in (told.open for told in played.told):
        if isinstance(event, NewHands):  # seven-zero: the seat's new hand
            seen.update(() if seat is None or event.hands is None else event.hands[seat])
        elif may_see(event, seat):
            seen.update(CARD.findall(encode(event).decode()))
    return seen


def pairs_never_seen(lines: Lines, seen: set[str]) -> list[tuple[str, str]]:
    """Return pairs of cards of one color that the watcher cannot have seen; at least one of each pair was drawn."""
    came = {word for line in lines for word in line}
    hidden = sorted(card for card in came - seen if card[0] in "bgory")
    return [(one, other) for one, other in combinations(hidden, 2) if color_of(one) == color_of(other)]


def compare(seed: int) -> int:
    """Play a match and its copies with swapped cards; return the number of comparisons."""
    luck = random.Random(seed)
    table = Table(random_match(seed))
    before: Table | bytes = table
    opening, compared = table.opening, 0
    for _ in range(ROUNDS):
        watchers = [*table.match.seating, None]
        sent = play_round(table, opening, seed, watchers)
        lines = chance_of(table.match.round)
        for watcher in watchers:
            seat = None if watcher is None else table.seat_of(watcher)
            pairs = pairs_never_seen(lines, cards_seen(table.match.round, seat))
            for one, other in luck.sample(pairs, min(3, len(pairs))):
                again = replayed(before, table.match.round, exchanged(lines, one, other), watcher)
                if again is not None:
                    assert again == sent[watcher], (seed, one, other, watcher)
                    compared += 1
        if table.match.over or not table.match.round.over:
            break
        before = snapshot(table)
        opening = table.deal()
    return compared


def test_swapped_hidden_cards_change_nothing_for_watchers() -> None:
    """Some matches allow no swap: everyone has seen every card, or the cards decide the legal moves."""
    compared = [compare(seed) for seed in range(MATCHES)]
    assert sum(map(bool, compared)) > 0.9 * MATCHES
    assert sum(compared) > 10 * MATCHES
