"""Summary construction from a request for rounds or matches and its tally."""

from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict

from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.card_faces import FACE_TABLE, SKIP
from wildfour.rulebook.cards import cards_in, face_of
from wildfour.rulebook.editions import Edition
from wildfour.simulation import tally
from wildfour.simulation.backends.matches import MatchTally
from wildfour.simulation.clause_counts import clause_counts
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.summary import Challenges, EventCount, HandSize, MatchSummary, RoundSummary, WrongCards
from wildfour.simulation.tally import Tally
from wildfour.support.estimates import Distribution, Estimate, Mean, Share, ratio
from wildfour.version import VERSION

NAMED_FACES = {face: FACE_TABLE[face].name for face in range(SKIP, len(FACE_TABLE))}


@dataclass(frozen=True, slots=True, kw_only=True)
class RunInfo:
    """Facts about a run that do not affect its result."""

    seconds: float
    on: str = "cpu"
    command: str = ""


def summarize_rounds(request: RoundRequest, found: Tally, info: RunInfo) -> RoundSummary:
    counts = Counts(tuple(found.sums.tolist()), tuple(found.bins.tolist()))
    seats = range(request.players)
    return RoundSummary(
        wildfour=VERSION,
        command=info.command,
        edition=request.edition.name,
        players=request.players,
        options=str(request.options),
        policies=request.policies,
        seed=request.seed,
        on=info.on,
        partial=counts.rounds < request.rounds,
        rounds=counts.rounds,
        rounds_asked=request.rounds,
        moves=counts.sums[tally.MOVES],
        seconds=info.seconds,
        rounds_per_second=counts.rounds / info.seconds if info.seconds > 0 else 0.0,
        turns_per_round=counts.turns(),
        points_per_round=counts.points(),
        win_share=tuple(Share.of(counts.sums[tally.WINS + seat], counts.rounds) for seat in seats),
        points_by_seat=tuple(counts.points_of(seat).with_interval() for seat in seats),
        drawn_rounds=counts.sums[tally.DRAWN],
        unfinished_rounds=counts.sums[tally.UNFINISHED],
        cards_laid=counts.by_face(tally.FACES, request.edition),
        start_cards=counts.by_face(tally.STARTS, request.edition),
        events={event_name(kind): counts.event(kind) for kind in EventKind},
        challenges=counts.challenges(),
        calls=counts.event(EventKind.CALLED).per_round,
        catches=counts.event(EventKind.CAUGHT).per_round,
        reshuffles=counts.event(EventKind.RESHUFFLED).per_round,
        jump_ins=counts.per_round(counts.sums[tally.JUMP_INS]),
        wrong_cards=counts.wrong_cards(),
        clauses=counts.clauses(request.edition, request.players),
        hand_sizes=counts.hand_sizes(),
    )


@dataclass(frozen=True, slots=True)
class Counts:
    """A tally in arbitrary-precision ints."""

    sums: tuple[int, ...]
    bins: tuple[int, ...]

    @property
    def rounds(self) -> int:
        return self.sums[tally.ROUNDS]

    def per_round(self, count: int) -> float:
        return ratio(count, self.rounds)

    def event(self, kind: EventKind) -> EventCount:
        count = self.sums[tally.EVENTS + kind]
        return EventCount(count, self.per_round(count))

    def turns(self) -> Distribution:
        mean = Mean.of(self.rounds, self.sums[tally.TURNS], self.sums[tally.TURNS_SQUARED])
        return mean.with_histogram(self.bins[tally.TURN_HISTOGRAM : tally.TURN_HISTOGRAM + tally.TURNS_BINS])

    def points(self) -> Distribution:
        mean = Mean.of(self.rounds, self.sums[tally.POINTS], self.sums[tally.POINTS_SQUARED])
        counts = self.bins[tally.POINTS_HISTOGRAM : tally.POINTS_HISTOGRAM + tally.POINTS_BINS]
        return mean.with_histogram(counts, tally.POINTS_BIN)

    def points_of(self, seat: int) -> Mean:
        return Mean.of(self.rounds, self.sums[tally.SEAT_POINTS + seat], self.sums[tally.SEAT_POINTS_SQUARED + seat])

    def by_face(self, place: int, edition: Edition) -> dict[str, float]:
        """Return the rate per round for every face in the edition."""
        faces = sorted({face_of(card) for card in cards_in(list(edition.deck))})
        return {face_name(face): self.per_round(self.sums[place + face]) for face in faces}

    def challenges(self) -> Challenges:
        made, guilty, innocent = (
            self.event(kind).count for kind in (EventKind.CHALLENGED, EventKind.GUILTY, EventKind.INNOCENT)
        )
        return Challenges(made, guilty, innocent, Share.of(guilty, made) if made else None)

    def wrong_cards(self) -> WrongCards:
        illegal, taken_back = self.sums[tally.WRONG_CARDS], self.event(EventKind.TOOK_BACK).count
        false = self.event(EventKind.FALSE_OBJECTION).count
        return WrongCards(illegal, taken_back, false, Share.of(taken_back, illegal) if illegal else None)

    def clauses(self, edition: Edition, players: int) -> dict[str, float]:
        counts = clause_counts(edition, players, self.sums)
        return {clause: self.per_round(count) for clause, count in counts.items()}

    def hand_sizes(self) -> tuple[HandSize, ...]:
        cards = self.sums[tally.HANDS : tally.HANDS + tally.LONGEST_SERIES]
        hands = self.sums[tally.HANDS_COUNTED : tally.HANDS_COUNTED + tally.LONGEST_SERIES]
        counted = enumerate(zip(cards, hands, strict=True), start=1)
        return tuple(HandSize(turn, ratio(held, number), number) for turn, (held, number) in counted if number)


def face_name(face: int) -> str:
    return NAMED_FACES.get(face, str(face))


def event_name(kind: EventKind) -> str:
    return kind.name.lower().replace("_", "-")


MEANT_FOR_ROUNDS = ("rounds_asked", "partial", "win_share", "points_by_seat")


def summarize_matches(request: MatchRequest, found: MatchTally, info: RunInfo) -> MatchSummary:
    """Summarize the rounds and the matches. Values that rounds list by seat are listed by player for matches, in seat
    order, because the deal rotates."""
    players = range(request.players)
    return MatchSummary(
        **shared_with_rounds(request, found, info),
        partial=found.matches < request.matches,
        format=request.format.text,
        target=request.format.target,
        matches=found.matches,
        matches_asked=request.matches,
        unfinished_matches=found.unfinished,
        shared_wins=found.shared,
        rounds_per_match=lengths(found),
        win_share=tuple(Share.of(won, found.matches) for won in found.wins),
        points_by_seat=tuple(
            points_per(found.rounds.rounds, found.points[one], found.round_squares[one]) for one in players
        ),
        totals=tuple(points_per(found.matches, found.points[one], found.match_squares[one]) for one in players),
    )


def shared_with_rounds(request: MatchRequest, found: MatchTally, info: RunInfo) -> dict[str, Any]:
    """Return the statistics for all rounds, as if only the rounds had been simulated."""
    rounds = RoundRequest(
        edition=request.edition,
        players=request.players,
        rounds=found.rounds.rounds,
        options=request.options,
        policies=request.policies,
        seed=request.seed,
    )
    fields = asdict(summarize_rounds(rounds, found.rounds, info))
    return {name: value for name, value in fields.items() if name not in MEANT_FOR_ROUNDS}


def lengths(found: MatchTally) -> Distribution:
    squares = sum(count * length * length for length, count in enumerate(found.lengths))
    return Mean.of(found.matches, found.rounds.rounds, squares).with_histogram(found.lengths)


def points_per(number: int, points: int, squares: int) -> Estimate:
    """Estimate a player's points per round, according to the format, or at the end of a match."""
    return Mean.of(number, points, squares).with_interval()
