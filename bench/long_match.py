"""What a match costs when it grows long: python -m bench.long_match [ROUNDS].

Taking up a match of so many rounds (672 unless given) beside one of half as many, and what asking whether it is over,
the scores and the stakes costs at its end beside its beginning. Linear and constant would be ratios of 2 and of 1.
"""

import sys
import time
from collections.abc import Callable

from wildfour.match import Match
from wildfour.match.score_sheet import GrowingRows

NAMES = ("Ann", "Bob", "Cid", "Dot")
ROUNDS = 672
TARGET = "target=100000"
TIMES = 2_000


def main(rounds: int) -> None:
    text, half = texts(rounds)
    whole_s, half_s = seconds(lambda: Match.resume(text)), seconds(lambda: Match.resume(half))
    print(
        f"taken up: {rounds} rounds in {whole_s:.2f} s, {rounds // 2} in {half_s:.2f} s: {whole_s / half_s:.2f} times"
    )
    last, first = Match.resume(text), Match(players=NAMES, seed=1, options=TARGET)
    last_s, first_s = (seconds(lambda m=match: asked(m)) / TIMES * 1e6 for match in (last, first))  # type: ignore[misc]
    print(f"asked: {last_s:.1f} µs after {rounds} rounds, {first_s:.1f} before the first: {last_s / first_s:.2f} times")


def texts(rounds: int) -> tuple[str, str]:
    """The transcripts of a match of so many rounds, and of its first half."""
    match, half = Match(players=NAMES, seed=1, options=TARGET), ""
    while len(match.rows) < rounds:
        if match.round.over:
            half = match.text if len(match.rows) == rounds // 2 else half
            match.next_round()
        match.apply(match.round.turn, match.round.legal_moves(match.round.turn)[0])
    return match.text, half


def asked(match: Match) -> None:
    """What a table asks between two rounds. Stakes are kept until the next one, so they are asked of the format."""
    rows: GrowingRows = match.rows
    for _ in range(TIMES):
        _ = match.over, match.scores
        for seat in range(4):
            match.format.stakes(4, rows, seat)


def seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
