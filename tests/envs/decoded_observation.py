"""A second observation encoder, based on views, and its decoder: the reference for the real encoder.

Seats are numbered by their distance in the order of play; the observer is 0.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.encoding import block_offsets
from wildfour.encoding.block_offsets import OPEN_CARDS, SEATS, TABLE, WIDE_PLANE
from wildfour.encoding.observation import MOST, NO_SUCH_COLOR
from wildfour.envs.codec.encoding_names import Layout
from wildfour.round.view import PHASES, PhaseName, View
from wildfour.rulebook.card_faces import LETTERS
from wildfour.rulebook.cards import FLIP_MARK, kind_face
from wildfour.rulebook.notation import Hand, Notation


@dataclass(frozen=True, kw_only=True)
class SeatSight:
    """One seat as the observer sees it."""

    cards: int
    may_hold: tuple[int, ...]  # number of cards per color, then wild cards
    called: bool = False
    partner: bool = False
    accusers: int = 0
    accused_by_me: bool = False
    objected: bool = False
    known: Hand = ()  # cards certain to be in the hand, if the observation includes them


@dataclass(frozen=True, kw_only=True)
class Sight:
    """A decoded observation. Numbers are capped at 255."""

    hand: Hand
    open: Hand  # all cards played since the last reshuffle
    color: str | None
    face: str
    phase: PhaseName
    pending: int
    drawn: str | None
    draw_pile: int
    laid_by: int
    exposed: int | None
    passes: int
    left: bool  # True if play goes to the left
    dealer: int
    target: int | None
    turn: int
    color_before: str | None
    seats: tuple[SeatSight, ...] = field(default_factory=tuple)
    under: str | None = None
    under_by: int | None = None
    left_before: bool = False


def sight(layout: Layout, observation: Array) -> Sight:
    """Decode an observation."""
    notation, setup = layout.notation, layout.setup
    row = [int(byte) for byte in observation]
    color, face, phase, pending, drawn, pile, laid_by, exposed = row[8 * TABLE : 8 * TABLE + 8]
    passes, left, _, dealer, target, turn, before, _ = row[8 * TABLE + 8 : 8 * TABLE + 16]
    under, under_by, left_before = (
        row[8 * referee_at(layout) : 8 * referee_at(layout) + 3] if setup.rules.players_referee else (0, 0, 0)
    )
    return Sight(
        hand=cards_at(layout, row, 0),
        open=cards_at(layout, row, 1),
        color=color_named(notation, color),
        face=LETTERS[face],
        phase=PHASES[phase],
        pending=pending,
        drawn=notation.cards[drawn - 1] if drawn else None,
        draw_pile=pile,
        laid_by=laid_by,
        exposed=exposed - 1 if exposed else None,
        passes=passes,
        left=bool(left),
        dealer=dealer,
        target=target - 1 if target else None,
        turn=turn,
        color_before=color_named(notation, before),
        seats=tuple(seat_at(layout, row, ahead) for ahead in range(setup.players)),
        under=notation.cards[under - 1] if under else None,
        under_by=under_by - 1 if under_by else None,
        left_before=bool(left_before),
    )


def referee_at(layout: Layout) -> int:
    return block_offsets.referee_at(layout.setup.rules, layout.setup.players)


def planes(layout: Layout, plane: int) -> Iterable[tuple[int, int]]:
    """Yield the first byte and first kind of each part of a plane (0: the hand, 1: open cards)."""
    yield 8 * OPEN_CARDS * plane, 0
    if layout.setup.rules.launcher:
        first = block_offsets.flip_planes_at(layout.setup.rules, layout.setup.players)
        yield 8 * (first + WIDE_PLANE * plane), FLIP_MARK


def cards_at(layout: Layout, row: Sequence[int], plane: int) -> Hand:
    return cards_in_planes(layout, row, planes(layout, plane))


def cards_in_planes(layout: Layout, row: Sequence[int], places: Iterable[tuple[int, int]]) -> Hand:
    kinds = []
    for first, mark in places:
        for kind in range(55):
            kinds += [kind + mark] * row[first + kind]
    return in_order(layout.notation, kinds)


def in_order(notation: Notation, kinds: Iterable[int]) -> Hand:
    """Sort cards by kind; a flip card comes after its twin."""
    return tuple(notation.cards[kind] for kind in sorted(kinds, key=lambda kind: (kind % FLIP_MARK, kind)))


def color_named(notation: Notation, color: int) -> str | None:
    return None if color == NO_SUCH_COLOR else notation.letters[color]


def seat_at(layout: Layout, row: Sequence[int], ahead: int) -> SeatSight:
    cards, *may_hold, called, partner = row[8 * (SEATS + ahead) : 8 * (SEATS + ahead) + 8]
    accusers, by_me, objected = 0, 0, 0
    if layout.setup.rules.players_referee:
        first = 8 * (referee_at(layout) + 1 + ahead)
        accusers, by_me, objected = row[first : first + 3]
    return SeatSight(
        cards=cards,
        may_hold=tuple(may_hold),
        called=bool(called),
        partner=bool(partner),
        accusers=accusers,
        accused_by_me=bool(by_me),
        objected=bool(objected),
        known=cards_in_planes(layout, row, known_planes(layout, ahead)),
    )


def known_planes(layout: Layout, ahead: int) -> list[tuple[int, int]]:
    """Return the first byte and first kind of each plane that counts a seat's known cards."""
    if not layout.setup.private or ahead == 0:
        return []
    marks = (0, FLIP_MARK) if layout.setup.rules.launcher else (0,)
    first = block_offsets.known_at(layout.setup.rules, layout.setup.players) + (ahead - 1) * len(marks) * WIDE_PLANE
    return [(8 * (first + place * WIDE_PLANE), mark) for place, mark in enumerate(marks)]


def encoded(layout: Layout, seen: Sight) -> Array:
    """Encode an observation."""
    notation, rules = layout.notation, layout.setup.rules
    row = np.zeros(layout.obs_bytes, "u1")
    for plane, cards in enumerate((seen.hand, seen.open)):
        count_cards(layout, row, planes(layout, plane), cards)
    for ahead, one in enumerate(seen.seats):
        count_cards(layout, row, known_planes(layout, ahead), one.known)
    row[8 * TABLE : 8 * TABLE + 8] = (
        color_number(notation, seen.color),
        LETTERS.index(seen.face),
        PHASES.index(seen.phase),
        seen.pending,
        kind_number(notation, seen.drawn),
        seen.draw_pile,
        seen.laid_by,
        one_more(seen.exposed),
    )
    row[8 * TABLE + 8 : 8 * TABLE + 15] = (
        seen.passes,
        seen.left,
        layout.setup.players,
        seen.dealer,
        one_more(seen.target),
        seen.turn,
        color_number(notation, seen.color_before),
    )
    for ahead, one in enumerate(seen.seats):
        at = 8 * (SEATS + ahead)
        row[at : at + 8] = (one.cards, *one.may_hold, one.called, one.partner)
    if rules.players_referee:
        first = 8 * referee_at(layout)
        row[first : first + 3] = (kind_number(notation, seen.under), one_more(seen.under_by), seen.left_before)
        for ahead, one in enumerate(seen.seats, start=1):
            at = first + 8 * ahead
            row[at : at + 3] = (one.accusers, one.accused_by_me, one.objected)
    return row


def count_cards(layout: Layout, row: Array, where: Iterable[tuple[int, int]], cards: Hand) -> None:
    places = {mark: first for first, mark in where}
    for card in cards:
        kind = layout.notation.kinds[card]
        row[places[kind & FLIP_MARK] + kind % FLIP_MARK] += 1


def color_number(notation: Notation, color: str | None) -> int:
    return NO_SUCH_COLOR if color is None else notation.letters.index(color)


def kind_number(notation: Notation, card: str | None) -> int:
    return 0 if card is None else 1 + notation.kinds[card]


def one_more(seat: int | None) -> int:
    return 0 if seat is None else 1 + seat


def sight_in(layout: Layout, view: View, rows: Sequence[Sequence[int]]) -> Sight:
    """Return the observation that a view should decode to.

    `rows` gives, for each seat, how many of its cards may be of each color or wild."""
    seat, notation, private = view.seat, layout.notation, layout.setup.private
    assert seat is not None
    left = view.direction == "left"
    top = notation.kinds[view.top]

    def ahead(other: int) -> int:
        return (other - seat if left else seat - other) % view.players

    def maybe(other: int | None) -> int | None:
        return None if other is None else ahead(other)

    def seen(other: int) -> SeatSight:
        return SeatSight(
            cards=at_most(view.hand_sizes[other]),
            may_hold=tuple(map(at_most, rows[other])),
            called=other in view.called,
            partner="partners" in view.options and 2 * abs(other - seat) == view.players,
            accusers=len(view.accusations[other]),
            accused_by_me=seat in view.accusations[other],
            objected=other in view.objected,
            known=in_order(notation, map(notation.kinds.__getitem__, view.known[other])) if private else (),
        )

    in_order_of_play = sorted(range(view.players), key=ahead)
    lying = (*view.discard, view.top, *([] if view.under is None else [view.under]))
    return Sight(
        hand=view.hand,
        open=in_order(notation, (notation.kinds[card] for card in lying)),
        color=view.color,
        face=LETTERS[kind_face(top)],
        phase=view.phase,
        pending=at_most(view.pending),
        drawn=view.drawn,
        draw_pile=at_most(view.draw_size),
        laid_by=ahead(view.laid_by),
        exposed=maybe(view.exposed),
        passes=at_most(view.passes),
        left=left,
        dealer=ahead(view.dealer),
        target=maybe(view.target),
        turn=ahead(view.turn),
        color_before=view.color_before,
        seats=tuple(map(seen, in_order_of_play)),
        under=view.under,
        under_by=maybe(view.under_by),
        left_before=bool(layout.setup.rules.players_referee) and view.direction_before == "left",
    )


def at_most(number: int) -> int:
    return min(number, MOST)
