"""Properties that hold in every round, for all editions, options, and moves."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, every_move, random_table, step
from wildfour import Event, Illegal, Invalid, Round
from wildfour.chance.streams import ScriptedChance, StreamOfChance
from wildfour.events.event_kinds import NOBODY
from wildfour.events.event_views import EventViews, event_views, event_views_with_hands
from wildfour.events.round_events import Drew, FalseCall, NewHands, PassedHands, ShowedHand, SwappedHands
from wildfour.round.player_knowledge import Knowledge
from wildfour.round.view import WILD
from wildfour.rulebook.cards import NO_CARD, cards_in, kind_of
from wildfour.rulebook.moves import MOVES_END, PLAY_END, move_name, parse_move
from wildfour.rulebook.notation import notation_of
from wildfour.rulebook.option_parser import check_table, parse_options
from wildfour.rules.legal_moves import is_needless
from wildfour.rules.state import RoundState

SEEDS = st.integers(0, 2**32 - 1)
MANY = settings(max_examples=150, deadline=None)


def zones(s: RoundState) -> list[list[int]]:
    """Return all card zones."""
    single = [[card] for card in (s.top, s.under) if card != NO_CARD]
    return [*(list(cards_in(zone)) for zone in (*s.hands, s.draw, s.discard)), *single]


@MANY
@given(ROUNDS, SEEDS)
def test_cards_are_conserved_at_every_step(r: Round, seed: int) -> None:
    generator = random.Random(seed)
    deck = sorted(
        word << 6 | bit for word in range(len(r.state.draw)) for bit in cards_in([r.state.rules.deck[word & 1]])
    )
    for _ in range(30):
        assert sorted(card for zone in zones(r.state) for card in zone) == deck
        if r.over:
            break
        r.apply(*step(r, generator))


@MANY
@given(ROUNDS, SEEDS)
def test_some_player_can_always_move_until_the_round_is_over(r: Round, seed: int) -> None:
    generator = random.Random(seed)
    for _ in range(30):
        assert bool(every_move(r)) != r.over
        assert (r.outcome is not None) == r.over
        if r.over:
            break
        assert r.move_ids(r.turn), r.position
        r.apply(*step(r, generator))


@MANY
@given(ROUNDS)
def test_a_replay_equals_the_round(r: Round) -> None:
    """The same deal and moves, with the recorded random results, end in the same position."""
    chance = ScriptedChance(r.state.rules, r.edition.letters, r.dealt)
    again = Round(r.edition, players=r.players, options=r.options, chance=chance)
    for record in r.moves:
        chance.give(record.chance)
        again.apply(record.seat, record.move)
        assert chance.left == []
    assert again.position == r.position
    assert again.outcome == r.outcome


@MANY
@given(ROUNDS)
def test_positions_round_trip(r: Round) -> None:
    """A position contains the whole state, but not the seats' knowledge of its history."""
    again = Round.from_position(r.position)
    assert again.position == r.position
    sizes = r.view(None).hand_sizes
    for seat in (*range(r.players), None):
        seen = msgspec.structs.replace(
            r.view(seat),
            known=((),) * r.players,
            may_hold=tuple(dict.fromkeys((*r.view(seat).colors, WILD), size) for size in sizes),
        )
        assert again.view(seat) == seen


@given(st.integers(0, MOVES_END - 1), st.sampled_from(["bgry", "bgoy"]))
def test_moves_round_trip(move: int, letters: str) -> None:
    try:
        name = move_name(move, letters)
    except ValueError:
        return
    assert parse_move(name, letters) == move


@given(SEEDS)
def test_options_round_trip(seed: int) -> None:
    edition, players, options = random_table(random.Random(seed))
    again = parse_options(str(options))
    assert again == options
    assert str(again) == str(options)
    check_table(edition, players, again)


@MANY
@given(ROUNDS, st.integers(0, MOVES_END - 1), st.integers(0, 9))
def test_a_rejected_move_changes_nothing(r: Round, move: int, seat: int) -> None:
    seat %= r.players
    before, moves = r.position, list(r.moves)
    legal = move in r.move_ids(seat) or is_needless(r.state, seat, move)
    if legal:
        r.apply(seat, move)
        assert len(r.moves) == len(moves) + 1
        return
    with pytest.raises((Illegal, Invalid)) as refusal:
        r.apply(seat, move)
    assert (r.position, r.moves) == (before, moves)
    assert len(str(refusal.value)) > 10


@settings(max_examples=80, deadline=None)
@given(SEEDS)
def test_a_call_is_offered_only_if_it_counts(seed: int) -> None:
    """E1, E3, R14, R34: at any point of a round, every call that counts changes the round and is offered."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < 200:
        for seat in range(players):
            offered = "uno!" in r.legal_moves(seat)
            if offered or sum(map(int.bit_count, r.state.hands[seat])) == 2:
                assert offered == call_counts(r.copy(), seat), (r.position, seat)
        plays = [(seat, move) for seat, move in every_move(r) if move < PLAY_END]
        r.apply(*(generator.choice(plays) if plays and generator.random() < 0.7 else step(r, generator)))


def call_counts(r: Round, seat: int) -> bool:
    before = r.position
    events = r.apply(seat, "uno!")
    return r.position != before and not any(isinstance(event, FalseCall) for event in events)


def otherwise_dealt(r: Round, seat: int | None, generator: random.Random) -> Round:
    """Return the same round with the cards that a seat can't see redealt, including those in past events."""
    other = r.copy()
    other.told[:] = [with_other_cards(event, seat, r.edition.letters, generator) for event in r.told]
    other._knowledge = Knowledge(r.players)
    s = other.state
    hidden = [s.draw, *(s.hands[player] for player in range(r.players) if player != seat)]
    sizes = [len(list(cards_in(zone))) for zone in hidden]
    cards = [card for zone in hidden for card in cards_in(zone)]
    generator.shuffle(cards)
    for zone, size in zip(hidden, sizes, strict=True):
        mine, cards = cards[:size], cards[size:]
        zone[:] = [sum(1 << (card & 63) for card in mine if card >> 6 == word) for word in range(len(zone))]
    if s.drawn != NO_CARD and s.turn != seat:
        s.drawn = generator.choice(list(cards_in(s.hands[s.turn])))
    if s.bluff and s.laid_by != seat:
        s.bluff = 0
    return other


def with_other_cards(event: EventViews, seat: int | None, letters: str, generator: random.Random) -> EventViews:
    """Return the same event with other cards if the seat does not see them."""
    if event.public is event.open or seat in event.insiders:
        return event
    if isinstance(event.open, NewHands):
        assert event.open.hands is not None
        players = len(event.open.hands)
        hands = tuple(
            hand if seat in (owner, came_from(event.open, owner, players)) else ("b7",)
            for owner, hand in enumerate(event.open.hands)
        )
        return event_views_with_hands(event.kind, event.seat, event.other, letters, hands)
    if isinstance(event.open, ShowedHand):
        return EventViews(
            event.kind, event.seat, event.card, event.other, msgspec.structs.replace(event.open, hand=("b7",))
        )
    card = generator.choice(list(notation_of(letters).kinds.values()))
    return event_views(event.kind, event.seat, card, event.other, letters)


def came_from(event: Event, owner: int, players: int) -> int:
    """Return the previous owner of a moved hand, who knows its cards."""
    if isinstance(event, SwappedHands):
        return {event.seat: event.other, event.other: event.seat}.get(owner, owner)
    assert isinstance(event, PassedHands)
    return (owner - (1 if event.direction == "left" else -1)) % players


def seen(events: list[EventViews], seat: int | None) -> list[Event]:
    """Return events as a seat sees them, without the faces of its own new cards, which may differ."""
    return [event.public if isinstance(event.open, Drew | NewHands) else event.seen_by(seat) for event in events]


def reveals(r: Round, move: str) -> bool:
    """Return True for a move that may reveal hidden facts: a hand, an illegal card, or the length of a draw."""
    rules = r.state.rules
    until = move.startswith("M") or (move == "draw" and rules.draw_until_playable)
    return move in ("challenge", "object") or bool(until) or (move.startswith("flip") and bool(rules.gift_by_chance))


@settings(max_examples=300, deadline=None)
@given(ROUNDS, SEEDS)
def test_hidden_cards_change_nothing_for_a_seat(r: Round, seed: int) -> None:
    """Two rounds that differ only in cards that a seat cannot see give that seat, and a spectator, the same views
    (including knowledge), legal moves, refusals, and events."""
    if r.over:
        return
    generator = random.Random(seed)
    seat = generator.choice([*range(r.players), None])
    other = otherwise_dealt(r, seat, generator)
    assert other.view(seat) == r.view(seat)
    if seat is not None:
        assert other.legal_moves(seat) == r.legal_moves(seat)
        for move in range(seed % 19, MOVES_END, 19):
            assert refusal(other, seat, move) == refusal(r, seat, move)
    both = [move for move in every_move(r) if move in every_move(other)]
    actor, chosen = generator.choice(both) if both else (NOBODY, 0)
    if actor != NOBODY and not reveals(r, move_name(chosen, r.edition.letters)):
        numbers = generator.getrandbits(32)
        assert seen(applied(r, actor, chosen, numbers), seat) == seen(applied(other, actor, chosen, numbers), seat)


def refusal(r: Round, seat: int, move: int) -> str:
    """Return the sentence that rejects an illegal move; another test checks that it changes nothing."""
    if move in r.move_ids(seat) or is_needless(r.state, seat, move):
        return ""
    try:
        r.apply(seat, move)
    except ValueError as error:
        return str(error)
    return ""


class ByNumber(StreamOfChance):
    """A random stream that depends on the number of cards but not on the cards."""

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)

    def below(self, n: int) -> int:
        return self.generator.randrange(n)

    def pick(self, zone: list[int], n: int) -> int:
        return list(cards_in(zone))[self.generator.randrange(n)]

    def lands(self, rate: int) -> int:
        return int(self.generator.randrange(1000) < rate)


def applied(r: Round, seat: int, move: int, numbers: int) -> list[EventViews]:
    other = r.copy()
    other.go_on_with(ByNumber(numbers))
    return other.make(seat, move)


def test_kinds_and_cards_agree() -> None:
    r = Round("launcher-2009", players=2, seed=1)
    names = notation_of(r.edition.letters).cards
    held = [names[kind_of(r.state.rules, card)] for card in cards_in(r.state.hands[0])]
    assert sorted(held) == sorted(r.view(0).hand)
