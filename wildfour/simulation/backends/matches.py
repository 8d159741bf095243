"""Simulation of many matches: compiled rounds, with seating and scores determined by the formats in wildfour.match.

A round's number is 4096 * match + round, so that its random stream depends only on the seed. Matches in a block advance
together, one round at a time. A block counts once all its matches have ended, because stopping in the middle would
favor short matches.
"""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from wildfour.bots.policies.plan import Plan
from wildfour.compiled.records import INT
from wildfour.compiled.state_arrays import Array, layout_of, new_chances, new_states
from wildfour.events.event_kinds import NOBODY
from wildfour.match.format_base import Format
from wildfour.match.score_sheet import GrowingRows, Row
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rulebook.rules_in_force import Rules
from wildfour.simulation import match_rounds, tally
from wildfour.simulation.backends.on_cpu import machine_for
from wildfour.simulation.counted_rounds import Progress
from wildfour.simulation.match_rounds import RoundOutcome, RoundTask
from wildfour.simulation.network_plans import plans_at
from wildfour.simulation.request import MatchRequest
from wildfour.simulation.seat_plans import table_plan
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import UNWATCHED, Monitor

MOST_ROUNDS = 1 << 12  # per match; a longer match counts as unfinished
BLOCK = 1 << 12  # matches that advance together


@dataclass(slots=True)
class MatchTally:
    """Sums over finished matches. `rounds` has sums over their rounds, in which sums by seat are meaningless."""

    players: int
    rounds: Tally = field(default_factory=Tally.empty)
    matches: int = 0
    unfinished: int = 0
    shared: int = 0  # matches that more than one player won
    lengths: list[int] = field(default_factory=lambda: [0] * (MOST_ROUNDS + 1))
    wins: list[int] = field(init=False)  # by player, like the arrays below
    points: list[int] = field(init=False)
    round_squares: list[int] = field(init=False)  # sums of squared points per round
    match_squares: list[int] = field(init=False)  # sums of squared points per match

    def __post_init__(self) -> None:
        self.wins, self.points, self.round_squares, self.match_squares = ([0] * self.players for _ in range(4))

    def count(self, match: "MatchInProgress", format: Format) -> None:
        rows = match.rows
        winners = format.winners(self.players, rows)
        self.matches += 1
        self.unfinished += not winners
        self.shared += len(winners) > 1
        self.lengths[len(rows)] += 1
        for player in winners:
            self.wins[player] += 1
        for player, total in enumerate(format.totals(self.players, rows)):
            self.points[player] += total
            self.match_squares[player] += total * total
        for row in rows:
            for player, points in enumerate(format.points(self.players, row)):
                self.round_squares[player] += points * points

    def count_in_block(self, match: "MatchInProgress", block: int, format: Format) -> None:
        sums = self.rounds.blocks[block]
        sums[: tally.WINS_IN] += (1, len(match.rows), match.turns, match.points)
        for player in format.winners(self.players, match.rows):
            sums[tally.WINS_IN + player] += 1


@dataclass(slots=True)
class MatchInProgress:
    """A match in progress."""

    number: int
    seating: tuple[int, ...] = ()
    rows: GrowingRows = field(default_factory=GrowingRows)
    turns: int = 0
    points: int = 0  # total points of the match's round winners

    def is_unfinished(self, players: int, format: Format) -> bool:
        return len(self.rows) < MOST_ROUNDS and not format.is_over(players, self.rows)

    def next_task(self, players: int, format: Format) -> tuple[int, int, int, list[int]]:
        """Return the next round's number, dealer, and seating according to the format."""
        seating = self.seating = format.seating(players, self.rows)
        dealer = format.dealer(players, self.rows)
        seat = NOBODY if dealer is None else seating.index(dealer)
        places = [*seating, *[NOBODY] * (MOST_PLAYERS - len(seating))]
        return self.number * MOST_ROUNDS + len(self.rows), len(seating), seat, places

    def note(self, dealer: int, winner: int, leftovers: list[int], turns: int, points: int) -> None:
        went_out = None if winner == NOBODY else self.seating[winner]
        left = tuple(leftovers[: len(self.seating)])
        self.rows.append(Row(self.seating, self.seating[dealer], went_out, left))
        self.turns += turns
        self.points += points


def play_tasks(request: MatchRequest, tasks: Array) -> tuple[Array, Tally]:
    """Play some rounds in the calling thread."""
    rules = Rules(request.edition, request.table_options)
    states = new_states(rules, request.players, 1)
    ended = np.zeros(len(tasks), layout_of(RoundOutcome))
    part = Tally.empty()
    machine_for(request)[match_rounds.play_tasks](
        states,
        new_chances(request.seed, 0, 1),
        plans_of(request),
        np.array(rules.hit_rate, INT),
        np.zeros(1, layout_of(Progress)),
        tasks,
        part.sums,
        part.bins,
        ended,
    )
    part.sums[tally.EVENTS : tally.HANDS] += states["counts"][0]
    return ended, part


def plans_of(request: MatchRequest) -> Array:
    """Return the players' plan, and room for the seats' plan."""
    return plans_at(request, [table_plan(request.policies, request.players), Plan()])


def play_wave(
    request: MatchRequest, unfinished: Sequence[MatchInProgress], pool: ThreadPoolExecutor, workers: int, total: Tally
) -> None:
    """Play one more round of every match."""
    tasks = np.array([match.next_task(request.players, request.format) for match in unfinished], layout_of(RoundTask))
    parts = np.array_split(tasks, min(workers, len(tasks)))
    played = list(pool.map(lambda part: play_tasks(request, part), parts))
    for _, part in played:
        total.add(part)
    ended = np.concatenate([part for part, _ in played])
    columns = [ended[name].tolist() for name in ended.dtype.names or ()]
    for match, *end in zip(unfinished, *columns, strict=True):
        match.note(*end)


def blocks(request: MatchRequest, size: int) -> Iterator[list[MatchInProgress]]:
    for first in range(0, request.matches, size):
        yield [MatchInProgress(number) for number in range(first, min(first + size, request.matches))]


def simulate_matches(
    request: MatchRequest,
    *,
    threads: int | None = None,
    monitor: Monitor = UNWATCHED,
    block: int = BLOCK,
) -> MatchTally:
    """Play matches until all are finished or the monitor stops. Report progress as the number of finished matches."""
    request.check()
    total = MatchTally(request.players)
    workers = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        for matches in blocks(request, block):
            unfinished, played = matches, Tally.empty()
            while unfinished:
                if monitor.stop.is_set():
                    return total
                play_wave(request, unfinished, pool, workers, played)
                unfinished = [match for match in unfinished if match.is_unfinished(request.players, request.format)]
                monitor.progress(total.matches + len(matches) - len(unfinished))
            total.rounds.add(played)
            for match in matches:
                total.count(match, request.format)
                total.count_in_block(match, tally.block_of(match.number, request.matches), request.format)
    return total
