"""Events as messages for one reader. Pass events through `seen_by` first.

Every kind of event has a message, such as `event-played`. Its arguments are the event's fields, with player names, and
`$reader`, the reader's role: `actor`, `target`, or `nobody`. Consecutive draws share a message, as do a wild card and
its color.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from wildfour.events.match_events import MatchEnded, RoundBegan, RoundEnded, SatDown
from wildfour.events.round_events import Dealt, Drew, DrewForDeal, Event, MissedTurn, NamedColor, Played
from wildfour.match.score_sheet import teams_of
from wildfour.words import Argument, Message, saying

SEAT, OTHER_SEATS = "seat", ("laid_by", "to", "other", "at")
ALL_HANDS = "hands"  # a field that is never shown
NONE = "none"  # no card or color
ACTOR, TARGET, AMONG, NOBODY = "actor", "target", "among", "nobody"
Arguments = dict[str, Argument]
Teller = Callable[..., Iterable[Message]]
LETTERS = "bgoryWM0123456789SR+^"  # sort order of a hand


class Narrator:
    """Narrator of a match for one reader: a player or a spectator (None). Event kinds that need more than their fields
    have methods such as `tell_round_began`."""

    def __init__(
        self,
        players: Sequence[str],
        reader: int | None,
        seating: Sequence[int],
        *,
        partners: bool = False,
        lowest_wins: bool = False,
    ) -> None:
        """Create a narrator. `seating` lists the round's players by seat. `partners` and `lowest_wins` describe the
        format."""
        self.players = distinct(players)
        self.reader = reader
        self.seating = seating
        self.partners = partners
        self.lowest_wins = lowest_wins

    def tell(self, events: Iterable[Event]) -> list[Message]:
        """Describe events in order."""
        return [message for _, message in self.numbered(events)]

    def numbered(self, events: Iterable[Event], first: int = 1) -> Iterator[tuple[int, Message]]:
        """Yield each message with the number of its last event, counted from `first`."""
        for group in groups_of(events):
            first += len(group)
            for message in self._told(group):
                yield first - 1, message

    def _told(self, group: list[Event]) -> Iterable[Message]:
        teller: Teller | None = getattr(self, f"tell_{tag_of(group[0]).replace('-', '_')}", None)
        return [self._message(group[0])] if teller is None else teller(*group)

    def _message(self, event: Event, **more: Argument) -> Message:
        fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != ALL_HANDS}
        arguments = {name: self._argument(name, value) for name, value in fields.items()}
        return saying(f"event-{tag_of(event)}", **{**arguments, "reader": self._role(fields), **more})

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
        """The reader's seat."""
        return self.seating.index(self.reader) if self.reader in self.seating else None

    def name(self, seat: int) -> str:
        return self.players[self.seating[seat]]

    def person(self, player: int) -> Arguments:
        """Return the arguments for a message about one player."""
        return {"reader": ACTOR if player == self.reader else NOBODY, "name": self.players[player]}

    def people(self, players: Sequence[int]) -> Arguments:
        """Return the arguments for a message about players: the reader, the reader and `$others`, or just `$others`."""
        others = [self.players[player] for player in players if player != self.reader]
        role = NOBODY if self.reader not in players else AMONG if others else ACTOR
        return {"reader": role, "others": others, "count": len(players)}

    # Setting up a round

    def tell_round_began(self, event: RoundBegan) -> Iterator[Message]:
        self.seating = event.seating
        yield saying("event-round-began", number=event.number)
        if self.partners:
            yield saying("round-partners", pairs=[self._pair(*team) for team in teams_of(event.seating)])
        elif len(event.seating) < len(self.players):
            yield saying("round-players", **self.people(event.seating))

    def _pair(self, one: int, other: int) -> Message:
        first, second = (other, one) if other == self.reader else (one, other)
        return saying("pair", **self.person(first), partner=self.players[second])

    def tell_drew_for_deal(self, *group: DrewForDeal) -> Iterator[Message]:
        """Describe the draws for the deal. A seat lower than the previous one starts another draw after a tie (R1)."""
        ties = [place for place in range(1, len(group)) if group[place].seat <= group[place - 1].seat]
        for start, end in zip([0, *ties], [*ties, len(group)], strict=True):
            draws = [
                saying("drawn-for-deal", **self.person(self.seating[event.seat]), card=event.card)
                for event in group[start:end]
            ]
            yield saying("event-drew-for-deal", again="yes" if start else "no", draws=draws)

    def tell_dealt(self, *group: Dealt) -> Iterator[Message]:
        """Describe the dealt hands that the reader can see."""
        for seat in sorted({event.seat for event in group}):
            cards = sorted_hand(event.card for event in group if event.seat == seat and event.card is not None)
            if cards:
                yield saying("event-dealt", **self.person(self.seating[seat]), cards=cards)

    # A turn

    def tell_played(self, event: Played, named: NamedColor | None = None) -> list[Message]:
        return [self._message(event, color=NONE if named is None else named.color)]

    def tell_drew(self, *group: Drew | MissedTurn) -> list[Message]:
        """Describe the drawn cards, or their number if they are hidden, and a missed turn."""
        drawn = [event for event in group if isinstance(event, Drew)]
        cards = [event.card for event in drawn if event.card is not None]
        known, misses = "yes" if cards else "no", "yes" if len(drawn) < len(group) else "no"
        who = self.person(self.seating[drawn[0].seat])
        return [saying("event-drew", **who, cards=cards, known=known, count=len(drawn), misses=misses)]

    # The end of a round or match

    def tell_round_ended(self, event: RoundEnded) -> Iterator[Message]:
        """Describe the hands left and the scores (F3, F5)."""
        for player, hand, points in zip(self.seating, event.hands, event.leftovers, strict=True):
            if hand:
                yield saying("left-with", **self.person(player), cards=list(hand), points=points)
        scored = [player for player, points in enumerate(event.points) if points]
        if not scored:
            yield saying("nobody-scores")
        elif not self.lowest_wins:
            yield saying("event-round-ended", **self.people(scored), points=event.points[scored[0]])

    def tell_match_ended(self, event: MatchEnded) -> list[Message]:
        return [saying("event-match-ended", **self.people(event.winners))]

    def tell_sat_down(self, event: SatDown) -> list[Message]:
        return [saying("event-sat-down", **self.person(event.player), who=event.who)]


def tag_of(event: Event) -> str:
    """Return an event's tag, such as `missed-turn`."""
    return str(event.__struct_config__.tag)


def groups_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Group the events that share a message."""
    group: list[Event] = []
    for event in events:
        if group and not goes_with(event, group[-1]):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def goes_with(event: Event, before: Event) -> bool:
    """Return True if two events belong to the same deal, to a seat's draws and missed turn, or to a wild card and its
    color."""
    match before, event:
        case (DrewForDeal(), DrewForDeal()) | (Dealt(), Dealt()):
            return True
        case (Drew(seat=one), Drew(seat=other) | MissedTurn(seat=other)) | (Played(seat=one), NamedColor(seat=other)):
            return one == other
        case _:
            return False


def sorted_hand(cards: Iterable[str]) -> list[str]:
    """Sort cards by color, then by face, wild cards last."""
    return sorted(cards, key=lambda card: [LETTERS.index(letter) for letter in card])


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Number players who have the same name."""
    return tuple(name if names.count(name) == 1 else f"{name} ({number})" for number, name in enumerate(names))
