"""Writing a position: the parts that differ from the usual, in a fixed order."""

from collections.abc import Callable, Mapping

from wildfour.cards import NO_CARD, NO_COLOR, Zone, color_of, kind_name, kind_of, kinds_in
from wildfour.editions import Edition
from wildfour.event_kinds import NOBODY
from wildfour.options import Options
from wildfour.rules.state import LEFT, RIGHT, Phase, RoundState
from wildfour.rules.view import seats_in

DIRECTIONS = {"left": LEFT, "right": RIGHT}
PHASES = {phase.name.lower().replace("_", "-"): int(phase) for phase in Phase}
SEATS_FIELDS = ("called", "objected")
NUMBER_FIELDS = ("pending", "bluff", "passes", "wrong")


def position_text(edition: Edition, options: Options, s: RoundState) -> str:
    """The round as one line."""
    parts = [f"{edition.name} {options}".strip()]
    parts += [f"{seat}: {zone_text(edition, s, s.hands[seat])}".strip() for seat in range(s.players)]
    usual = usual_values(s)
    for name, write in field_writers(edition, s).items():
        value = getattr(s, name)
        if value != usual.get(name):
            parts.append(f"{name.replace('_', '-')} {write(value)}")
    parts.append(f"discard {zone_text(edition, s, s.discard)}".strip())
    parts.append("draw *" if holds_the_rest(s) else f"draw {zone_text(edition, s, s.draw)}".strip())
    for seat in range(s.players):
        if s.accusers[seat]:
            parts.append(f"accused {seat} by {seats_text(s.accusers[seat])}")
    return " / ".join(part for part in parts if part != "discard")


def usual_values(s: RoundState) -> Mapping[str, int]:
    """What a field is worth when a position does not name it."""
    return {
        "dealer": s.players - 1,
        "turn": 0,
        "direction": LEFT,
        "phase": Phase.PLAY,
        "color": color_of(s.top) if s.top != NO_CARD else NO_COLOR,
        "laid_by": s.dealer,
        "drawn": NO_CARD,
        "target": NOBODY,
        "exposed": NOBODY,
        "winner": NOBODY,
        "color_before": color_of(s.under) if s.under != NO_CARD else NO_COLOR,
        "direction_before": LEFT,
        "under": NO_CARD,
        "under_by": NOBODY,
        **dict.fromkeys(SEATS_FIELDS, 0),
        **dict.fromkeys(NUMBER_FIELDS, 0),
    }


def field_writers(edition: Edition, s: RoundState) -> Mapping[str, Callable[[int], str]]:
    """How each field is written, in the order of the text."""

    def card(value: int) -> str:
        return kind_name(kind_of(s.rules, value), edition.letters) if value != NO_CARD else "-"

    def color(value: int) -> str:
        return edition.letters[value] if value != NO_COLOR else "-"

    def seat(value: int) -> str:
        return str(value) if value != NOBODY else "-"

    directions = {value: word for word, value in DIRECTIONS.items()}
    phases = {value: word for word, value in PHASES.items()}
    return {
        "top": card,
        "color": color,
        "dealer": seat,
        "turn": seat,
        "direction": directions.__getitem__,
        "phase": phases.__getitem__,
        "laid_by": seat,
        "drawn": card,
        "pending": str,
        "target": seat,
        "bluff": str,
        "called": seats_text,
        "exposed": seat,
        "passes": str,
        "color_before": color,
        "direction_before": directions.__getitem__,
        "under": card,
        "under_by": seat,
        "wrong": str,
        "objected": seats_text,
        "winner": seat,
    }


def zone_text(edition: Edition, s: RoundState, zone: Zone) -> str:
    return " ".join(kind_name(kind, edition.letters) for kind in kinds_in(s.rules, zone))


def seats_text(bits: int) -> str:
    return " ".join(str(seat) for seat in seats_in(bits))


def holds_the_rest(s: RoundState) -> bool:
    """Does the draw pile hold every card of the deck that lies nowhere else?"""
    rest = undealt(s)
    return rest == list(s.draw)


def undealt(s: RoundState) -> Zone:
    """The cards of the deck that are in no hand, among no discards, and not on top."""
    rest = [s.rules.deck[word & 1] for word in range(len(s.draw))]
    for zone in (*s.hands, s.discard):
        rest = [left & ~cards for left, cards in zip(rest, zone, strict=True)]
    for card in (s.top, s.under):
        if card != NO_CARD:
            rest[card >> 6] &= ~(1 << (card & 63))
    return rest
