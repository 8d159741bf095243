"""Public event types of a match: rounds begin and end, seats change hands, the match ends."""

from wildfour.events.round_events import Event, Hand, OfARound


class RoundBegan(Event, frozen=True):
    """Who plays the round of that number, from 1: players, numbered as in the match, in the order of their seats."""

    number: int
    seating: tuple[int, ...]


class RoundEnded(Event, frozen=True):
    """F3, F5: the cards are counted. `hands` and `leftovers` are by seat; `points`, what the round was worth, and
    `totals` are by player."""

    winner: int | None
    hands: tuple[Hand, ...]
    leftovers: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """F4: the players who have won; several share it, or are partners."""

    winners: tuple[int, ...]


class SatDown(Event, frozen=True):
    """Who plays for a player from now on: a person, a bot of that level, or nobody."""

    player: int
    who: str


OfAMatch = RoundBegan | RoundEnded | MatchEnded | SatDown
AnyEvent = OfARound | OfAMatch
