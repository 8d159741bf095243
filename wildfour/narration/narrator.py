"""What happened, as messages for one reader. Events must have passed through `seen_by` before they come here.

Every kind of event has a message of its name: `event-played`. Its arguments are the fields of the event, players by
their names, and `$reader`, which says who of them is reading: the `actor`, the `target` (whoever else is in it), or
`nobody`. Cards drawn one after another are told together, and so are a wild card and its color.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from wildfour.events.match_events import MatchEnded, RoundBegan, RoundEnded, SatDown
from wildfour.events.round_events import Dealt, Drew, DrewForDeal, Event, MissedTurn, NamedColor, Played
from wildfour.match.score_sheet import teams_of
from wildfour.words import Argument, Message

SEAT, OTHER_SEATS = "seat", ("laid_by", "to", "other", "at")
ALL_HANDS = "hands"  # a field that is for nobody to read
NONE = "none"  # where there is no card, no color
ACTOR, TARGET, AMONG, NOBODY = "actor", "target", "among", "nobody"
Arguments = dict[str, Argument]
LETTERS = "bgoryWM0123456789SR+^"  # of cards, in the order of a hand


class Narrator:
    """Tells a match to one reader, a player or a spectator (None), from whatever round on."""

    def __init__(
        self,
        players: Sequence[str],
        reader: int | None,
        seating: Sequence[int],
        *,
        partners: bool = False,
        lowest_wins: bool = False,
    ) -> None:
        """`seating` are the players of the round, by seat; `partners` and `lowest_wins` say what the format is like."""
        self.players = distinct(players)
        self.reader = reader
        self.seating = seating
        self.partners = partners
        self.lowest_wins = lowest_wins
        self._tellers: dict[type[Event], Callable[..., Iterable[Message]]] = {
            DrewForDeal: self._drew_for_deal,
            Dealt: self._dealt,
            Drew: self._drew,
            Played: self._played,
            RoundBegan: self._round_began,
            RoundEnded: self._round_ended,
            MatchEnded: self._match_ended,
            SatDown: self._sat_down,
        }

    def tell(self, events: Iterable[Event]) -> list[Message]:
        """What has happened, in order; where somebody may know nothing of it, nothing."""
        return [message for _, message in self.numbered(events)]

    def numbered(self, events: Iterable[Event], first: int = 1) -> Iterator[tuple[int, Message]]:
        """The same, each with the number of the last event that it tells; the first event has the number `first`."""
        for group in groups_of(events):
            first += len(group)
            for message in self._told(group):
                yield first - 1, message

    def _told(self, group: list[Event]) -> Iterable[Message]:
        teller = self._tellers.get(type(group[0]))
        return [self._message(group[0])] if teller is None else teller(*group)

    def _message(self, event: Event, **more: Argument) -> Message:
        fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != ALL_HANDS}
        arguments = {name: self._argument(name, value) for name, value in fields.items()}
        return Message(id=f"event-{tag_of(event)}", arguments={**arguments, "reader": self._role(fields), **more})

    def _argument(self, name: str, value: object) -> Argument:
        if name == SEAT or name in OTHER_SEATS:
            assert isinstance(value, int)
            return self.name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return list(value)
        return value if isinstance(value, str | int) else NONE

    def _role(self, fields: dict[str, object]) -> str:
        if self.seat is None:
            return NOBODY
        if fields.get(SEAT) == self.seat:
            return ACTOR
        return TARGET if any(fields.get(name) == self.seat for name in OTHER_SEATS) else NOBODY

    @property
    def seat(self) -> int | None:
        """The reader's."""
        return self.seating.index(self.reader) if self.reader in self.seating else None

    def name(self, seat: int) -> str:
        return self.players[self.seating[seat]]

    def person(self, player: int) -> Arguments:
        """A player in a message that is about nobody else."""
        return {"reader": ACTOR if player == self.reader else NOBODY, "name": self.players[player]}

    def people(self, players: Sequence[int]) -> Arguments:
        """Some players in a message: the reader alone, the reader among `$others`, or `$others` alone."""
        others = [self.players[player] for player in players if player != self.reader]
        role = NOBODY if self.reader not in players else AMONG if others else ACTOR
        return {"reader": role, "others": others, "count": len(players)}

    # Setting up a round

    def _round_began(self, event: RoundBegan) -> Iterator[Message]:
        self.seating = event.seating
        yield Message(id="event-round-began", arguments={"number": event.number})
        if self.partners:
            yield Message(
                id="round-partners", arguments={"pairs": [self._pair(*team) for team in teams_of(event.seating)]}
            )
        elif len(event.seating) < len(self.players):
            yield Message(id="round-players", arguments=self.people(event.seating))

    def _pair(self, one: int, other: int) -> Message:
        first, second = (other, one) if other == self.reader else (one, other)
        return Message(id="pair", arguments={**self.person(first), "partner": self.players[second]})

    def _drew_for_deal(self, *group: DrewForDeal) -> Iterator[Message]:
        """R1: after a tie some draw again, which begins at a lower seat."""
        ties = [place for place in range(1, len(group)) if group[place].seat <= group[place - 1].seat]
        for start, end in zip([0, *ties], [*ties, len(group)], strict=True):
            drawn = [self._drawn_for_deal(event) for event in group[start:end]]
            yield Message(id="event-drew-for-deal", arguments={"again": "yes" if start else "no", "draws": drawn})

    def _drawn_for_deal(self, event: DrewForDeal) -> Message:
        who = self.person(self.seating[event.seat])
        return Message(id="drawn-for-deal", arguments={**who, "card": event.card})

    def _dealt(self, *group: Dealt) -> Iterator[Message]:
        """Everybody gets seven cards; it is worth a sentence only where they are seen."""
        for seat in sorted({event.seat for event in group}):
            cards = sorted_hand(event.card for event in group if event.seat == seat and event.card is not None)
            if cards:
                dealt: Arguments = {**self.person(self.seating[seat]), "cards": cards}
                yield Message(id="event-dealt", arguments=dealt)

    # A turn

    def _played(self, event: Played, named: NamedColor | None = None) -> list[Message]:
        return [self._message(event, color=NONE if named is None else named.color)]

    def _drew(self, *group: Drew | MissedTurn) -> list[Message]:
        """The cards, or how many they are if they are hidden; and whether the turn is lost with it."""
        drawn = [event for event in group if isinstance(event, Drew)]
        cards = [event.card for event in drawn if event.card is not None]
        told: Arguments = {
            **self.person(self.seating[drawn[0].seat]),
            "cards": cards,
            "known": "yes" if cards else "no",
            "count": len(drawn),
            "misses": "yes" if len(drawn) < len(group) else "no",
        }
        return [Message(id="event-drew", arguments=told)]

    # The end of a round, and of the match

    def _round_ended(self, event: RoundEnded) -> Iterator[Message]:
        """F3, F5: what everyone is left with, and what that is worth."""
        for player, hand, points in zip(self.seating, event.hands, event.leftovers, strict=True):
            if hand:
                left: Arguments = {**self.person(player), "cards": list(hand), "points": points}
                yield Message(id="left-with", arguments=left)
        scored = [player for player, points in enumerate(event.points) if points]
        if not scored:
            yield Message(id="nobody-scores", arguments={})
        elif not self.lowest_wins:
            won: Arguments = {**self.people(scored), "points": event.points[scored[0]]}
            yield Message(id="event-round-ended", arguments=won)

    def _match_ended(self, event: MatchEnded) -> list[Message]:
        return [Message(id="event-match-ended", arguments=self.people(event.winners))]

    def _sat_down(self, event: SatDown) -> list[Message]:
        return [Message(id="event-sat-down", arguments={**self.person(event.player), "who": event.who})]


def tag_of(event: Event) -> str:
    """`missed-turn` of MissedTurn."""
    return str(event.__struct_config__.tag)


def groups_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Events that one sentence tells."""
    group: list[Event] = []
    for event in events:
        if group and not goes_with(event, group[-1]):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def goes_with(event: Event, before: Event) -> bool:
    """A deal, the cards that a seat draws one after another and the turn it loses, a wild card's color."""
    match before, event:
        case (DrewForDeal(), DrewForDeal()) | (Dealt(), Dealt()):
            return True
        case (Drew(seat=one), Drew(seat=other) | MissedTurn(seat=other)) | (Played(seat=one), NamedColor(seat=other)):
            return one == other
        case _:
            return False


def sorted_hand(cards: Iterable[str]) -> list[str]:
    """By color, then by face, the wild ones last."""
    return sorted(cards, key=lambda card: [LETTERS.index(letter) for letter in card])


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they are shown: where several players have one name, each has a number after it."""
    return tuple(name if names.count(name) == 1 else f"{name} ({number})" for number, name in enumerate(names))
