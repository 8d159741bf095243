"""Simulation results as typed data, in the format of --json, which docs/simulation.md documents.

summary_builder.py builds summaries. Reports read them.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from wildfour.support.estimates import Distribution, Estimate, Share
from wildfour.support.files import is_json_with, json_text

IDENTIFYING_KEYS = ("wildfour", "command", "seed", "rounds_per_second")  # in every summary, but in few other files


class EventCount(Struct, frozen=True):
    """Number of times that an event happened."""

    count: int
    per_round: float


class Challenges(Struct, frozen=True):
    """Wild Draw Four challenges. `success` is the share that caught a bluff, or None without a challenge."""

    made: int
    guilty: int
    innocent: int
    success: Share | None


class WrongCards(Struct, frozen=True):
    """Illegal cards played, and objections, if the players are the referees. `noticed` is the share of illegal cards
    that were taken back, or None without an illegal card."""

    laid: int
    taken_back: int
    false_objections: int
    noticed: Share | None


class HandSize(Struct, frozen=True):
    """The current player's mean hand size before the move, by turn number within the round."""

    turn: int
    mean: float
    hands: int


class Difference(Struct, frozen=True):
    """The difference between a run and another run with the same cards. `minus` is the other run's letter (A for the
    first run). `same` is true if all rounds ended alike. Values listed by seat for rounds are listed by player for
    matches."""

    minus: str
    same: bool
    pairs: int  # pairs of rounds or matches
    turns_per_round: Estimate
    points_per_round: Estimate
    win_share: tuple[Estimate, ...]
    rounds_per_match: Estimate | None = None


class TableSummary(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Fields shared by rounds and matches. Values listed by seat for rounds are listed by player for matches."""

    wildfour: str
    command: str
    edition: str
    players: int
    options: str
    policies: tuple[str, ...]
    seed: int
    on: str
    partial: bool
    rounds: int
    moves: int
    seconds: float
    rounds_per_second: float
    turns_per_round: Distribution
    points_per_round: Distribution
    win_share: tuple[Share, ...]
    points_by_seat: tuple[Estimate, ...]
    drawn_rounds: int
    unfinished_rounds: int
    cards_laid: dict[str, float]
    start_cards: dict[str, float]
    events: dict[str, EventCount]
    challenges: Challenges
    calls: float
    catches: float
    reshuffles: float
    jump_ins: float
    wrong_cards: WrongCards
    clauses: dict[str, float]
    hand_sizes: tuple[HandSize, ...]
    difference: Difference | None = None

    @property
    def policy_by_seat(self) -> tuple[str, ...]:
        return self.policies * self.players if len(self.policies) == 1 else self.policies


class RoundSummary(TableSummary, frozen=True, kw_only=True, tag="rounds"):
    """Rounds at one table."""

    rounds_asked: int


class MatchSummary(TableSummary, frozen=True, kw_only=True, tag="matches"):
    """Matches at one table, and their rounds."""

    format: str
    target: int
    matches: int
    matches_asked: int
    unfinished_matches: int
    shared_wins: int
    rounds_per_match: Distribution
    totals: tuple[Estimate, ...]


Summary = RoundSummary | MatchSummary


def to_json(summaries: Sequence[Summary]) -> str:
    """Encode one run as an object, or several runs as a list."""
    return json_text(summaries[0] if len(summaries) == 1 else summaries)


def from_json(text: str | bytes) -> list[Summary]:
    """Parse summaries that to_json wrote."""
    found = msgspec.json.decode(text, type=Summary | list[Summary])
    return found if isinstance(found, list) else [found]


def is_json(content: bytes) -> bool:
    """Return whether the content is a set of summaries in JSON."""
    return is_json_with(content, IDENTIFYING_KEYS)
