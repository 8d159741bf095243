"""Position writer: the parts that differ from the defaults, in a fixed order."""

from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, Zone, cards_in, color_of
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.notation import Deck, deck_of, seats_in
from wildfour.rulebook.option_parser import Options
from wildfour.rules.state import LEFT, RIGHT, SCALARS, Phase, RoundState, Scalar, TextForm

DIRECTIONS = {"left": LEFT, "right": RIGHT}
PHASES = {phase.name.lower().replace("_", "-"): int(phase) for phase in Phase}
WORDS = {TextForm.DIRECTION: DIRECTIONS, TextForm.PHASE: PHASES}
NONE = "-"


# Names of parts that are one int in the state: the top card and the color first, then in state order.
FIRST = ("top", "color")
PARTS = {one.name.replace("_", "-"): one for one in sorted(SCALARS, key=lambda one: one.name not in FIRST) if one.text}


def position_text(edition: Edition, options: Options, s: RoundState) -> str:
    """Write a round as one line."""
    deck = deck_of(s.rules, edition.letters)
    parts = [f"{edition.name} {options}".strip()]
    parts += [f"{seat}: {zone_text(deck, s.hands[seat])}".strip() for seat in range(s.players)]
    for name, one in PARTS.items():
        value = getattr(s, one.name)
        if value != default_of(s, one):
            parts.append(f"{name} {value_text(deck, one.text, value)}")
    if any(s.discard):
        parts.append(f"discard {zone_text(deck, s.discard)}")
    parts.append("draw *" if undealt(s) == s.draw else f"draw {zone_text(deck, s.draw)}".strip())
    parts += [f"accused {seat} by {seats_text(s.accusers[seat])}" for seat in range(s.players) if s.accusers[seat]]
    return " / ".join(parts)


def default_of(s: RoundState, one: Scalar) -> int:
    """Return the value that a field has if a position omits it. For most fields, this is the value before a deal."""
    if one.name == "dealer":
        return s.players - 1
    if one.name == "phase":
        return Phase.PLAY
    if one.name == "laid_by":
        return s.dealer
    if one.name == "color":
        return color_of(s.top)
    if one.name == "color_before":
        return color_of(s.under) if s.under != NO_CARD else NO_COLOR
    return one.default


def value_text(deck: Deck, text: TextForm, value: int) -> str:
    if text in WORDS:
        return next(word for word, meaning in WORDS[text].items() if meaning == value)
    if text == TextForm.SEATS:
        return seats_text(value)
    if text == TextForm.NUMBER:
        return str(value)
    if value in (NO_CARD, NO_COLOR, NOBODY):
        return NONE
    if text == TextForm.COLOR:
        return deck.notation.letters[value]
    return str(value) if text == TextForm.SEAT else deck.names[value]


def zone_text(deck: Deck, zone: Zone) -> str:
    """Write cards sorted by kind, with flip cards last."""
    return " ".join([deck.names[card] for card in sorted(cards_in(zone), key=deck.kinds.__getitem__)])


def seats_text(bits: int) -> str:
    return " ".join(str(seat) for seat in seats_in(bits))


def undealt(s: RoundState) -> Zone:
    """Return the cards that are neither in a hand nor on the discard pile, usually the draw pile."""
    rest = [s.rules.deck[word & 1] for word in range(len(s.draw))]
    for zone in (*s.hands, s.discard):
        rest = [left & ~cards for left, cards in zip(rest, zone, strict=True)]
    for card in (s.top, s.under):
        if card != NO_CARD:
            rest[card >> 6] &= ~(1 << (card & 63))
    return rest
