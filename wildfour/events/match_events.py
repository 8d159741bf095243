"""Public events of a match: rounds begin and end, seats change hands, the match ends."""

from wildfour.events.round_events import Event, Hand, OfARound


class RoundBegan(Event, frozen=True):
    """The start of a round. `number` counts from 1, and `seating` lists the match's players by seat."""

    number: int
    seating: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    """The end of a round (F3, F5). `hands` and `leftovers` (points left) are indexed by seat, and the scores by
    player."""

    winner: int | None
    hands: tuple[Hand, ...]
    leftovers: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """The end of the match (F4). If there is more than one winner, they tied or are partners."""

    winners: tuple[int, ...]


class SatDown(Event, frozen=True):
    """A change of occupant: from now on, a person, a bot (named by its level), or nobody plays for the player."""

    player: int
    who: str


OfAMatch = RoundBegan | RoundEnded | MatchEnded | SatDown
AnyEvent = OfARound | OfAMatch
