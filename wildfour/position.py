"""Positions: a whole round as one line of text, that round-trips.

    classic-2003 jump-in / 0: r7 b+2 W / 1: g5 / top r3 / turn 1 / phase answer / pending 4

Parts are separated by ` / `: the edition with its options, the hands, and then whatever differs from the usual (seat
0 is on turn to play, to the left, dealt by the last seat; the draw pile holds every card that lies nowhere else,
`draw *`). docs/notation.md has the list. Which of two equal cards lies where is not part of a position.
"""

from collections.abc import Callable, Iterable, Mapping

from wildfour.cards import NO_CARD, NO_COLOR, Zone, color_of, face_of, kind_name, kind_of, kinds_in, parse_kind
from wildfour.editions import Edition, edition_named
from wildfour.errors import Invalid
from wildfour.events import NOBODY
from wildfour.moves import parse_color
from wildfour.options import Options, Rules, check_table, parse_options
from wildfour.rules.piles import add, find, is_empty, remove
from wildfour.rules.state import LEFT, RIGHT, Phase, RoundState
from wildfour.rules.view import seats_in

DIRECTIONS = {"left": LEFT, "right": RIGHT}
PHASES = {phase.name.lower().replace("_", "-"): int(phase) for phase in Phase}
SEAT_FIELDS = ("dealer", "turn", "laid_by", "target", "exposed", "under_by", "winner")
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


class PositionReader:
    """Reads one position; every part takes its cards from what is left of the deck."""

    def __init__(self, text: str) -> None:
        head, *self.parts = [part.strip() for part in text.strip().split("/")]
        name, *options = head.split() or [""]
        self.edition = edition_named(name)
        self.options = parse_options(options)
        hands = [part for part in self.parts if part[:1].isdigit()]
        if [part.partition(":")[:2] for part in hands] != [(str(seat), ":") for seat in range(len(hands))]:
            raise Invalid("The hands of a position are written 0: …, 1: … and so on, in order and each once.")
        check_table(self.edition, len(hands), self.options)
        self.rules = Rules(self.edition, self.options)
        self.state = RoundState(self.rules, len(hands))
        self.state.draw[:] = [self.rules.deck[word & 1] for word in range(len(self.state.draw))]

    def read(self) -> RoundState:
        fields = self.fields()
        s = self.state
        for seat in range(s.players):
            self.move_cards(s.hands[seat], fields.pop(f"{seat}:").split())
        self.read_top(fields)
        self.move_cards(s.discard, fields.pop("discard", "").split())
        self.read_draw_pile(fields.pop("draw", "*"))
        self.set_usual(fields)
        for name, value in sorted(fields.items(), key=lambda field: field[0] == "drawn"):  # it needs the turn
            self.read_field(name, value)
        if "laid-by" in fields and s.color_before == NO_COLOR:
            s.color_before = s.color  # a card that a player laid is no start card, and there was a color before it
        return s

    def fields(self) -> dict[str, str]:
        fields: dict[str, str] = {}
        for part in self.parts:
            name, _, value = part.partition(" ") if not part[:1].isdigit() else with_colon(part)
            if name == "accused":
                name = f"accused-{value.partition(' ')[0]}"
            if name in fields:
                raise Invalid(f"The position says {name!r} twice; say it once.")
            fields[name] = value.strip()
        return fields

    def move_cards(self, zone: Zone, names: Iterable[str]) -> None:
        for name in names:
            add(zone, self.take(name))

    def take(self, name: str) -> int:
        """A card of that name out of the cards not yet placed."""
        card = find(self.rules, self.state.draw, parse_kind(name, self.edition.letters))
        if card == NO_CARD:
            raise Invalid(f"There are not so many {name} in {self.edition.name}; take one out of the position.")
        remove(self.state.draw, card)
        return card

    def read_top(self, fields: dict[str, str]) -> None:
        if "top" not in fields:
            raise Invalid("The position has no top card; add one, such as 'top r7'.")
        s = self.state
        s.top = self.take(fields.pop("top"))
        s.face = face_of(s.top)
        under = fields.pop("under", "-")
        if under != "-":
            s.under = self.take(under)

    def read_draw_pile(self, text: str) -> None:
        if text == "*":
            return
        draw = [0] * len(self.state.draw)
        self.move_cards(draw, text.split())
        self.state.draw[:] = draw

    def set_usual(self, fields: Mapping[str, str]) -> None:
        s = self.state
        if "dealer" in fields:
            s.dealer = self.seat("dealer", fields["dealer"])
        else:
            s.dealer = s.players - 1
        for name, value in usual_values(s).items():
            if name not in ("under", "dealer"):
                setattr(s, name, int(value))

    def read_field(self, name: str, text: str) -> None:
        s = self.state
        field = name.replace("-", "_")
        if name.startswith("accused-"):
            self.read_accusers(text)
        elif field in SEAT_FIELDS:
            setattr(s, field, self.seat(name, text))
        elif field in NUMBER_FIELDS:
            setattr(s, field, self.number(name, text))
        elif field in ("color", "color_before"):
            setattr(s, field, NO_COLOR if text == "-" else parse_color(text, self.edition.letters))
        elif field in ("direction", "direction_before"):
            setattr(s, field, self.word(name, text, DIRECTIONS))
        elif field == "phase":
            s.phase = self.word(name, text, PHASES)
        elif field == "drawn":
            s.drawn = self.drawn_card(text)
        elif field in SEATS_FIELDS:
            setattr(s, field, self.seats(name, text))
        else:
            raise Invalid(f"{name!r} is not a part of a position; docs/notation.md lists them.")

    def drawn_card(self, name: str) -> int:
        card = find(self.rules, self.state.hands[self.state.turn], parse_kind(name, self.edition.letters))
        if card == NO_CARD:
            raise Invalid(f"The drawn card {name} is not in the hand of the seat on turn; add it there.")
        return card

    def read_accusers(self, text: str) -> None:
        accused, _, accusers = text.partition(" by ")
        self.state.accusers[self.seat("accused", accused)] = self.seats("accused", accusers)

    def seats(self, name: str, text: str) -> int:
        """Several seats, as bits."""
        return sum(1 << seat for seat in {self.seat(name, part) for part in text.split()})

    def seat(self, name: str, text: str) -> int:
        if text == "-":
            return NOBODY
        if len(text) == 1 and text.isascii() and text.isdigit() and int(text) < self.state.players:
            return int(text)
        raise Invalid(f"{name} {text!r} is not a seat; the seats are 0 to {self.state.players - 1}.")

    def number(self, name: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 4:
            return int(text)
        raise Invalid(f"{name} {text!r} is not a small number; write {name} 2, for example.")

    def word(self, name: str, text: str, words: Mapping[str, int]) -> int:
        if text in words:
            return words[text]
        raise Invalid(f"{name} {text!r} is unknown; it is one of {', '.join(words)}.")


def with_colon(hand: str) -> tuple[str, str, str]:
    """`0: r7` and `0:r7` are the same."""
    seat, colon, cards = hand.partition(":")
    return seat + colon, colon, cards


def parse_position(text: str) -> tuple[Edition, Options, RoundState]:
    """Read a position. It is checked for what cannot be, not for how it could have come about."""
    reader = PositionReader(text)
    s = reader.read()
    if s.phase not in (Phase.CHOOSE_COLOR, Phase.OVER) and s.color == NO_COLOR:
        raise Invalid("The top card is wild and no color is named; add one, such as 'color r'.")
    if s.phase == Phase.PLAY_DRAWN and s.drawn == NO_CARD:
        raise Invalid("In the phase play-drawn the position needs the drawn card; add 'drawn r7', for example.")
    if min(s.turn, s.dealer, s.laid_by) == NOBODY:
        raise Invalid("A position needs a seat for turn, dealer and laid-by; write turn 0, for example.")
    check_under(s)
    check_gift(s)
    return reader.edition, reader.options, s


def check_under(s: RoundState) -> None:
    """A card can be taken back only where the players are the referees, and then the color before it is known."""
    if s.under != NO_CARD and not s.rules.players_referee:
        raise Invalid("A card lies under the top one only with the option players-referee; put it among the discards.")
    if s.under != NO_CARD and s.color_before == NO_COLOR:
        raise Invalid(
            "A wild card lies under the top one, so the color before is needed; add color-before r, for example."
        )


def check_gift(s: RoundState) -> None:
    """I2: whoever gives has a card, and somebody was hit."""
    if s.phase == Phase.GIVE and (s.target in (NOBODY, s.turn) or is_empty(s.hands[s.turn])):
        raise Invalid("In the phase give somebody else was hit and there is a card to give; add target 1, for example.")
