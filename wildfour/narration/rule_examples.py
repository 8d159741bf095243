"""Rule examples, played by the engine. `rule_examples.toml` contains their positions and moves.

Players have names, and all hands are open.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from wildfour.chance.streams import ScriptedChance
from wildfour.errors import Illegal
from wildfour.events.event_views import ALL
from wildfour.events.round_events import Dealt, Drew, Event
from wildfour.match.points_left import Deck, points_of_kind
from wildfour.narration.narrator import Narrator
from wildfour.round.round import Round
from wildfour.rulebook.cards import FLIP_MARK, parse_kind
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.notation import Hand, deck_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.seats import across
from wildfour.words import Message, saying

FILE = Path(__file__).with_name("rule_examples.toml")
NAMES = ("Ann", "Bob", "Cid", "Dot")
DEALT = "b1 g1 y1 b2 g2 y2 b3 g3 y3 b4 g4 y4 b5 g5 y5 b6 g6 y6 b7 g7 y7"  # three hands, for examples with a deal
DEAL_PLAYERS, DEALER = 3, 2
RED_CARD = re.compile(r"\br(?=[0-9SR+])|(?<=>)r\b|(?<=color )r\b|(?<=before )r\b")


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An example as written in the file, whose header describes each field."""

    clause: str
    editions: str = ""
    options: str = ""
    position: str = ""
    deal: str = ""
    for_deal: str = ""
    moves: str = ""
    fits: str = ""
    refused: str = ""
    by: str = ""
    becomes: str = ""
    points: int | None = None
    cards: str = ""
    copies: tuple[int, ...] = ()
    worth: tuple[int, ...] = ()


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The cards on the table, with all hands open."""

    top: str
    color: str | None
    hands: tuple[Hand, ...]
    turn: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A move: the played card, the current color after it, the number of cards drawn, and the messages."""

    laid: str
    color: str | None
    drawn: int
    words: list[Message]


class DrawnExample(msgspec.Struct, frozen=True, kw_only=True):
    """An example for the browser, in an edition's colors. `counts` gives the number of copies of each card in
    `cards`."""

    clause: str
    edition: str
    editions: tuple[str, ...]
    options: str
    players: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    worth: bool = False
    start: Scene | None = None
    fits: tuple[str, ...] | None = None
    steps: tuple[Step, ...] = ()
    refused: Message | None = None
    turn: int | None = None  # next player


@cache
def examples() -> tuple[Example, ...]:
    """Return all examples in file order."""
    return tuple(msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["example"], list[Example]))


def editions_of(example: Example) -> list[Edition]:
    """Return the editions that an example applies to."""
    letters = example.editions or next(one.editions for one in CLAUSES if one.id == example.clause)
    return [edition for edition in EDITIONS if edition.letter in letters.split()]


def in_colors_of(edition: Edition, text: str) -> str:
    """Replace red with orange for the minion edition."""
    return text if edition.colors[2] == "red" else RED_CARD.sub("o", text)


def drawn_examples() -> list[DrawnExample]:
    """Return the examples for the browser, once for each set of colors."""
    return [drawn(example, colors) for example in examples() for colors in by_colors(editions_of(example))]


def by_colors(editions: Sequence[Edition]) -> list[list[Edition]]:
    letters = dict.fromkeys(edition.letters for edition in editions)
    return [[edition for edition in editions if edition.letters == one] for one in letters]


def drawn(example: Example, editions: Sequence[Edition]) -> DrawnExample:
    """Play an example in the first of these editions, which all have the same colors."""
    shown = DrawnExample(
        clause=example.clause,
        edition=editions[0].name,
        editions=tuple(edition.name for edition in editions),
        options=example.options,
    )
    return with_cards(shown, example, editions[0]) if example.cards else with_play(shown, example, editions[0])


# Cards in the deck


def with_cards(shown: DrawnExample, example: Example, edition: Edition) -> DrawnExample:
    cards = tuple(in_colors_of(edition, example.cards).split())
    count = worth_of if example.worth else copies_of
    counts = tuple(count(card, edition) for card in cards)
    return msgspec.structs.replace(shown, cards=cards, counts=counts, worth=bool(example.worth))


def copies_of(card: str, edition: Edition) -> int:
    """Count the copies of a card in the deck, including flip cards."""
    copies, kind = Deck(edition, parse_options("")).cards, parse_kind(card, edition.letters)
    return copies[kind] + (0 if kind & FLIP_MARK else copies[kind | FLIP_MARK])


def worth_of(card: str, edition: Edition) -> int:
    return points_of_kind(parse_kind(card, edition.letters))


# Rounds


class Play:
    """An example played in an edition."""

    def __init__(self, example: Example, edition: Edition) -> None:
        self.example, self.edition = example, edition
        rules = Rules(edition, parse_options(example.options))
        self.chance = ScriptedChance(rules, edition.letters)
        self.hand_of = deck_of(rules, edition.letters).hand
        self.round = self._dealt() if example.deal else self._from_position()
        self.narrator = Narrator(NAMES[: self.round.players], None, range(self.round.players))

    def _from_position(self) -> Round:
        text = in_colors_of(self.edition, f"{self.edition.name} {self.example.options} / {self.example.position}")
        return Round.from_position(text, chance=self.chance)

    def _dealt(self) -> Round:
        words = f"{self.example.for_deal} {DEALT} {self.example.deal.replace('->', '')}"
        self.chance.give(in_colors_of(self.edition, words).split())
        dealer = None if self.example.for_deal else DEALER
        return Round(
            self.edition, players=DEAL_PLAYERS, options=self.example.options, dealer=dealer, chance=self.chance
        )

    def moves(self) -> list[str]:
        """Return the moves. The flip after a Wild Draw Four (I3) is declined unless the example is about the flip."""
        moves: list[str] = []
        for move in filter(None, in_colors_of(self.edition, self.example.moves).split("; ")):
            moves.append(move)
            if self.edition.launcher and " W4" in move and "flip" not in self.example.moves:
                moves.append(f"{move.split()[0]} decline")
        return moves

    def apply(self, line: str) -> Step:
        """Make a move such as `1 draw -> g5`."""
        move, _, given = line.partition("->")
        seat, _, name = move.strip().partition(" ")
        self.chance.give(given.split())
        return self.step(self.round.apply(int(seat), name, audience=ALL), name.partition(">")[0])

    def opening(self) -> Step:
        events = [event for event in self.round.opening if not isinstance(event, Dealt)]
        return self.step(events, self.round.view(None).top)

    def step(self, events: Sequence[Event], card: str) -> Step:
        view = self.round.view(None)
        count = sum(isinstance(event, Drew) for event in events)
        laid = card if card == view.top else ""
        return Step(laid=laid, color=view.color, drawn=count, words=[*self.narrator.tell(events), *self.scored()])

    def scored(self) -> list[Message]:
        """Describe the round's score (F3, H4)."""
        outcome = self.round.outcome
        if outcome is None:
            return []
        if outcome.winner is None:
            return [saying("nobody-scores")]
        partners = "partners" in self.example.options
        team = {outcome.winner, across(self.round.players, outcome.winner)} if partners else {outcome.winner}
        scored = {**self.narrator.people(sorted(team)), "points": outcome.points}
        return [Message(id="event-round-ended", arguments=scored)]

    def scene(self) -> Scene:
        view = self.round.view(None)
        hands = tuple(self.hand_of(self.round.state.hands[seat]) for seat in range(self.round.players))
        return Scene(top=view.top, color=view.color, hands=hands, turn=view.turn)

    def playable(self) -> tuple[str, ...]:
        """Return the current player's playable cards."""
        seat = self.round.turn
        may = {move.partition(">")[0] for move in self.round.legal_moves(seat)}
        return tuple(card for card in self.scene().hands[seat] if card in may)

    def refusal(self) -> Illegal | None:
        seat, _, move = in_colors_of(self.edition, self.example.refused).partition(" ")
        try:
            self.round.apply(int(seat), move)
        except Illegal as refusal:
            return refusal
        return None


def with_play(shown: DrawnExample, example: Example, edition: Edition) -> DrawnExample:
    play = Play(example, edition)
    start = None if example.deal else play.scene()
    fits = play.playable() if example.fits else None
    steps = [play.opening()] if example.deal else []
    steps += [play.apply(line) for line in play.moves()]
    refusal = play.refusal() if example.refused else None
    return msgspec.structs.replace(
        shown,
        players=NAMES[: play.round.players],
        start=start,
        fits=fits,
        steps=tuple(steps),
        refused=None if refusal is None else refusal.message,
        turn=None if play.round.over or not steps else play.round.turn,
    )
