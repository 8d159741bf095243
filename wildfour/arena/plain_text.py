"""Arena results as text."""

import sys

from wildfour.arena.summary import ArenaSummary, BotResult, Failure
from wildfour.support.columns import aligned
from wildfour.support.estimates import Estimate
from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue, Message

NOTHING = "-"


def narrate(found: ArenaSummary, words: Catalogue = ENGLISH) -> str:
    """Return the results as text for the screen."""
    return Narration(Numbers(words)).tell(found)


class Narration:
    """Arena results as text in one language."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.say = numbers.say

    def tell(self, found: ArenaSummary) -> str:
        matrix = [self.matrix(found)] if found.matrix else []
        return "\n\n".join([self.heading(found), *matrix, self.tables(found), self.ratings(found)]) + "\n"

    def heading(self, found: ArenaSummary) -> str:
        matches = sum(table.matches or 0 for table in found.tables)
        amount = self.say(
            "arena-amount",
            unit=found.unit,
            matches=matches,
            rounds=found.rounds,
            tables=len(found.tables),
            time=self.numbers.duration(found.seconds),
        )
        partial = [self.say("arena-partial")] if found.partial else []
        fairness = self.say("arena-fairness", unit=found.unit)
        return f"{self.title(found)}\n{' '.join([amount, *partial])}\n{fairness}"

    def title(self, found: ArenaSummary) -> str:
        if found.format is None:
            goal = self.say("arena-for-going-out")
        else:
            goal = self.say("arena-for-matches", format=found.format)
        players = self.say("player-count", players=found.players)
        seed = self.say("seed-named", seed=str(found.seed))
        return ", ".join(filter(None, (found.edition, players, found.options, goal, seed)))

    def matrix(self, found: ArenaSummary) -> str:
        """Format the matrix, rows against columns."""
        rows = [["", *found.bots]]
        for bot in found.bots:
            cells = found.matrix.get(bot, {})
            shares = (self.share(cells[other].win_share) if other in cells else NOTHING for other in found.bots)
            rows.append([bot, *shares])
        return f"{self.matrix_title(found)}:\n{aligned(rows)}"

    def matrix_title(self, found: ArenaSummary) -> str:
        cell = next(cell for row in found.matrix.values() for cell in row.values())
        equal = self.numbers.decimal(100 * cell.equal_share, 1)
        if cell.equal_share == 0.5:
            return self.say("matrix-heads-up", unit=found.unit, equal=equal)
        if cell.seats > 1:
            return self.say("matrix-side-among", unit=found.unit, equal=equal)
        return self.say("matrix-one-among", unit=found.unit, equal=equal)

    def share(self, share: Estimate) -> str:
        """Format a share as a percentage with its interval: 57.2 (54.9 to 59.5)."""
        mean = self.numbers.decimal(100 * share.mean, 1)
        return mean if share.interval is None else f"{mean} ({self.range(share)})"

    def range(self, share: Estimate) -> str:
        low, high = share.interval or (share.mean, share.mean)
        ends = [self.numbers.decimal(100 * end, 1) for end in (low, high)]
        return self.say("from-to", low=ends[0], high=ends[1])

    def tables(self, found: ArenaSummary) -> str:
        rows = [self.columns(found)]
        for number, table in enumerate(found.tables, start=1):
            head = [str(number), self.numbers.whole(table.played), self.numbers.whole(table.undecided)]
            for result in table.results:
                rows.append([*head, *self.row(result)])
                head = [""] * 3
        return aligned(rows)

    def columns(self, found: ArenaSummary) -> list[str]:
        return [
            self.say("arena-column-table"),
            self.say("arena-column-played", unit=found.unit),
            self.say("arena-column-undecided", unit=found.unit),
            self.say("arena-column-bot"),
            self.say("arena-column-won"),
            self.say("arena-column-equal"),
            self.say("arena-column-points", unit=found.unit),
        ]

    def row(self, result: BotResult) -> list[str]:
        several = result.seats > 1
        return [
            self.say("bot-in-seats", bot=result.bot, seats=result.seats) if several else result.bot,
            self.share(result.win_share),
            self.numbers.decimal(100 * result.equal_share, 1),
            self.numbers.plus_or_minus(result.points),
        ]

    def ratings(self, found: ArenaSummary) -> str:
        if found.ratings is None:
            return self.say("ratings-missing", python=sys.executable)
        ends = (
            (one.bot, self.numbers.decimal(one.mu, 2), self.numbers.decimal(2 * one.sigma, 2)) for one in found.ratings
        )
        return f"{self.say('ratings-title')}\n{aligned([[bot, f'{mu} ± {sigma}'] for bot, mu, sigma in ends])}"

    def failure(self, failed: Failure, seed: int) -> str:
        """Describe a failed bot: its name, its seat and deal, and its view."""
        what = Message(id=failed.what, arguments=failed.about)
        return " ".join(
            [
                self.say("failed-bot", bot=failed.bot, seat=str(failed.seat + 1), what=what),
                self.say("failed-where", deal=str(failed.deal), seed=str(seed), bots=failed.bots),
                self.say("failed-end"),
                self.say("failed-view", view=failed.view),
            ]
        )
