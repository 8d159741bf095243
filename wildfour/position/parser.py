"""Position parser. Each part takes its cards from the rest of the deck; validation.py checks the result."""

from collections.abc import Iterable, Mapping

from wildfour.errors import Invalid, unknown
from wildfour.events.event_kinds import NOBODY
from wildfour.position.validation import check_position
from wildfour.position.writer import NONE, PARTS, WORDS, default_of
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, Zone, face_of, parse_kind
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.moves import parse_color
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.piles import add, find, is_empty, remove
from wildfour.rules.state import Phase, RoundState, TextForm

OTHER_NAMES = {"layer": "laid-by"}  # names used in earlier transcripts
LATEST = ("color-before", "drawn")  # parsed last, since they depend on the turn and on the card under the top card


class PositionReader:
    """Parser for one position."""

    def __init__(self, text: str) -> None:
        head, *parts = [part.strip() for part in text.strip().split("/")]
        name, *options = head.split() or [""]
        self.edition = edition_named(name)
        self.options = parse_options(options)
        hands = [part for part in parts if part[:1].isdigit()]
        if [part.partition(":")[:2] for part in hands] != [(str(seat), ":") for seat in range(len(hands))]:
            raise Invalid("position-hands")
        check_table(self.edition, len(hands), self.options)
        self.rules = Rules(self.edition, self.options)
        self.state = RoundState(self.rules, len(hands))
        self.state.draw[:] = [self.rules.deck[word & 1] for word in range(len(self.state.draw))]
        self.parts = named_parts(parts)

    def read(self) -> RoundState:
        s, parts = self.state, self.parts
        for seat in range(s.players):
            self.move_cards(s.hands[seat], parts.pop(f"{seat}:").split())
        if "top" not in parts:
            raise Invalid("position-top-missing")
        self.move_cards(s.discard, parts.pop("discard", "").split())
        accused = [parts.pop(name) for name in [*parts] if name.startswith("accused-")]
        pile = parts.pop("draw", "*")
        for name in parts:
            if name not in PARTS:
                raise unknown("position-part-unknown", name, (*PARTS, "draw", "discard", "accused"))
        self.read_fields()
        self.read_draw_pile(pile)
        for text in accused:
            self.read_accusers(text)
        self.infer()
        return s

    def read_fields(self) -> None:
        """Set every int in the state from its part or default."""
        s = self.state
        for name in sorted(PARTS, key=lambda name: (name in LATEST, name != "top", name != "dealer")):
            one = PARTS[name]
            value = self.value(name, one.text, self.parts[name]) if name in self.parts else default_of(s, one)
            setattr(s, one.name, int(value))
        s.face = face_of(s.top)

    def value(self, name: str, form: TextForm, text: str) -> int:
        if form in WORDS:
            return self.word(name, text, WORDS[form])
        if form == TextForm.NUMBER:
            return self.number(name, text)
        if form == TextForm.SEATS:
            return self.seats(name, text)
        if text == NONE and name != "top":
            return {TextForm.COLOR: NO_COLOR, TextForm.SEAT: NOBODY}.get(form, NO_CARD)
        if form == TextForm.COLOR:
            return parse_color(text, self.edition.letters)
        if form == TextForm.SEAT:
            return self.seat(name, text)
        return self.take(text) if form == TextForm.CARD else self.held_card(text)

    def infer(self) -> None:
        """Infer from other parts who played the top card, and whether it is the start card."""
        s = self.state
        own_card = s.phase in (Phase.FLIP, Phase.GIVE, Phase.SWAP)
        if "laid-by" not in self.parts:
            candidates = (s.winner, s.exposed, s.turn if own_card else NOBODY)
            s.laid_by = next((seat for seat in candidates if seat != NOBODY), s.dealer)
        was_played = "laid-by" in self.parts or s.laid_by != s.dealer or not is_empty(s.discard)
        if s.color_before == NO_COLOR and (was_played or own_card or s.face == WILD_FOUR):
            s.color_before = s.color

    def move_cards(self, zone: Zone, names: Iterable[str]) -> None:
        for name in names:
            add(zone, self.take(name))

    def take(self, name: str) -> int:
        """Take the named card from the remaining cards."""
        card = find(self.rules, self.state.draw, parse_kind(name, self.edition.letters))
        if card == NO_CARD:
            raise Invalid("position-too-many", card=name, edition=self.edition.name)
        remove(self.state.draw, card)
        return card

    def held_card(self, name: str) -> int:
        if self.state.turn == NOBODY:
            raise Invalid("position-drawn-by-nobody")
        card = find(self.rules, self.state.hands[self.state.turn], parse_kind(name, self.edition.letters))
        if card == NO_CARD:
            raise Invalid("position-drawn-elsewhere", card=name)
        return card

    def read_draw_pile(self, text: str) -> None:
        if text != "*":
            draw = [0] * len(self.state.draw)
            self.move_cards(draw, text.split())
            self.state.draw[:] = draw

    def read_accusers(self, text: str) -> None:
        accused, _, accusers = text.partition(" by ")
        self.state.accusers[self.seat("accused", accused)] = self.seats("accused", accusers)

    def seats(self, name: str, text: str) -> int:
        """Parse one or more seats into bits."""
        return sum(1 << seat for seat in {self.seat(name, part) for part in text.split() or [""]})

    def seat(self, name: str, text: str) -> int:
        if len(text) == 1 and text.isascii() and text.isdigit() and int(text) < self.state.players:
            return int(text)
        raise Invalid("position-no-seat", name=name, text=text, last=str(self.state.players - 1))

    def number(self, name: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 4:
            return int(text)
        raise Invalid("position-no-number", name=name, text=text)

    def word(self, name: str, text: str, words: Mapping[str, int]) -> int:
        if text in words:
            return words[text]
        raise Invalid("position-no-word", name=name, text=text, known=list(words))


def named_parts(parts: Iterable[str]) -> dict[str, str]:
    """Return the parts by name. The name of `accused 2 …` includes the seat."""
    named: dict[str, str] = {}
    for part in parts:
        name, _, value = part.partition(" ") if not part[:1].isdigit() else with_colon(part)
        name = OTHER_NAMES.get(name, name)
        if name == "accused":
            name = f"accused-{value.partition(' ')[0]}"
        if name in named:
            raise Invalid("position-twice", name=name)
        named[name] = value.strip()
    return named


def with_colon(hand: str) -> tuple[str, str, str]:
    """Split a hand after the colon: `0: r7` or `0:r7`."""
    seat, colon, cards = hand.partition(":")
    return seat + colon, colon, cards


def in_todays_words(position: str) -> str:
    """Convert a position from an older version to the current names."""
    for old, new in OTHER_NAMES.items():
        position = position.replace(f" / {old} ", f" / {new} ")
    return position


def parse_position(text: str) -> tuple[Edition, Options, RoundState]:
    """Parse a position, checking for contradictions but not for reachability."""
    reader = PositionReader(text)
    s = reader.read()
    check_position(reader.edition, s)
    return reader.edition, reader.options, s
