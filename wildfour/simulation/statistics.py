"""What a simulation found, as numbers with names: a request and its tally become a Summary.

docs/simulation.md says what each name means.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wildfour import __version__
from wildfour.cards import DRAW_TWO, MINION, REVERSE, SKIP, WILD, WILD_FOUR, cards_in, face_of
from wildfour.editions import Edition
from wildfour.estimates import Mean, cut, quantiles, ratio, share_interval
from wildfour.events import EventKind
from wildfour.simulation import tally
from wildfour.simulation.counted_clauses import clause_counts
from wildfour.simulation.requests import RoundRequest, TableRequest
from wildfour.simulation.tally import Tally

NAMED_FACES = {
    SKIP: "Skip",
    REVERSE: "Reverse",
    DRAW_TWO: "Draw Two",
    WILD: "Wild",
    WILD_FOUR: "Wild Draw Four",
    MINION: "Mutated Minion",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """How a simulation was run: nothing of it changes what was found."""

    seconds: float
    on: str = "cpu"
    command: str = ""
    partial: bool = False  # it was stopped before its end


@dataclass(frozen=True, slots=True)
class Summary:
    """What was found in some rounds of one table."""

    request: RoundRequest
    sums: tuple[int, ...]
    bins: tuple[int, ...]
    circumstances: Circumstances

    @classmethod
    def of(cls, request: RoundRequest, found: Tally, circumstances: Circumstances) -> "Summary":
        return cls(request, tuple(found.sums.tolist()), tuple(found.bins.tolist()), circumstances)

    @property
    def rounds(self) -> int:
        return self.sums[tally.ROUNDS]

    @property
    def players(self) -> int:
        return self.request.players

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            **heading(self.request, self.circumstances),
            "rounds": self.rounds,
            "rounds_asked": self.request.rounds,
            "moves": self.sums[tally.MOVES],
            **speed(self.rounds, self.circumstances.seconds),
            "turns_per_round": self.turns(),
            "win_share": [ratio(won, self.rounds) for won in self.wins()],
            "win_share_interval": [list(share_interval(won, self.rounds)) for won in self.wins()],
            "points_per_round": self.points(),
            "points_by_seat": [self.points_of(seat).with_interval() for seat in range(self.players)],
            "drawn_rounds": self.sums[tally.DRAWN],
            "unfinished_rounds": self.sums[tally.UNFINISHED],
            "cards_laid": self.by_face(tally.FACES),
            "start_cards": self.by_face(tally.STARTS),
            "events": {event_name(kind): self.counted(self.events(kind)) for kind in EventKind},
            "challenges": self.challenges(),
            "calls": self.per_round(self.events(EventKind.CALLED)),
            "catches": self.per_round(self.events(EventKind.CAUGHT)),
            "reshuffles": self.per_round(self.events(EventKind.RESHUFFLED)),
            "clauses": self.clauses(),
            "hand_sizes": self.hand_sizes(),
        }

    def per_round(self, count: int) -> float:
        return ratio(count, self.rounds)

    def counted(self, count: int) -> dict[str, float]:
        return {"count": count, "per_round": self.per_round(count)}

    def events(self, kind: EventKind) -> int:
        return self.sums[tally.EVENTS + kind]

    def wins(self) -> tuple[int, ...]:
        return self.sums[tally.WINS : tally.WINS + self.players]

    def turns(self) -> dict[str, Any]:
        counts = self.bins[tally.TURN_HISTOGRAM : tally.TURN_HISTOGRAM + tally.TURNS_BINS]
        mean = Mean.of(self.rounds, self.sums[tally.TURNS], self.sums[tally.TURNS_SQUARED])
        return {**mean.to_dict(), "quantiles": quantiles(counts), "histogram": cut(counts)}

    def points(self) -> dict[str, Any]:
        counts = self.bins[tally.POINTS_HISTOGRAM : tally.POINTS_HISTOGRAM + tally.POINTS_BINS]
        mean = Mean.of(self.rounds, self.sums[tally.POINTS], self.sums[tally.POINTS_SQUARED])
        return {**mean.to_dict(), "histogram": {"bin_width": tally.POINTS_BIN, "counts": cut(counts)}}

    def points_of(self, seat: int) -> Mean:
        return Mean.of(self.rounds, self.sums[tally.SEAT_POINTS + seat], self.sums[tally.SEAT_POINTS_SQUARED + seat])

    def by_face(self, place: int) -> dict[str, float]:
        """How often per round, for every face that the edition has."""
        return {face_name(face): self.per_round(self.sums[place + face]) for face in faces_of(self.request.edition)}

    def challenges(self) -> dict[str, Any]:
        made, guilty = self.events(EventKind.CHALLENGED), self.events(EventKind.GUILTY)
        return {
            "made": made,
            "guilty": guilty,
            "innocent": self.events(EventKind.INNOCENT),
            "success_share": ratio(guilty, made) if made else None,
            "success_share_interval": list(share_interval(guilty, made)) if made else None,
        }

    def clauses(self) -> dict[str, float]:
        counts = clause_counts(self.request.edition, self.players, self.sums)
        return {clause: self.per_round(count) for clause, count in counts.items()}

    def hand_sizes(self) -> list[dict[str, float]]:
        """The cards in the hand of the one on turn, before the move, by the number of the turn in its round."""
        sizes = []
        for turn in range(tally.LONGEST_SERIES):
            cards, hands = self.sums[tally.HANDS + turn], self.sums[tally.HANDS_COUNTED + turn]
            if hands:
                sizes.append({"turn": turn + 1, "mean": ratio(cards, hands), "hands": hands})
        return sizes


def heading(request: TableRequest, circumstances: Circumstances) -> dict[str, Any]:
    """What was asked for, and where it ran."""
    return {
        "wildfour": __version__,
        "command": circumstances.command,
        "edition": request.edition.name,
        "players": request.players,
        "options": str(request.options),
        "policies": list(request.policies),
        "seed": request.seed,
        "on": circumstances.on,
        "partial": circumstances.partial,
    }


def speed(rounds: int, seconds: float) -> dict[str, float]:
    return {"seconds": seconds, "rounds_per_second": rounds / seconds if seconds > 0 else 0.0}


def face_name(face: int) -> str:
    return NAMED_FACES.get(face, str(face))


def faces_of(edition: Edition) -> Sequence[int]:
    """The faces of an edition's cards: numbers first, then in the order of cards.py."""
    return sorted({face_of(card) for card in cards_in(list(edition.deck))})


def event_name(kind: EventKind) -> str:
    return kind.name.lower().replace("_", "-")
