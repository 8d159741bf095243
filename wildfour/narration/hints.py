"""Hints: the estimated value of each move, the expert's choice, and the reasons."""

from collections.abc import Sequence

from wildfour.bots.expert.expert_worker import MoveEstimate
from wildfour.narration.hint_reasons import Situation
from wildfour.words import Message, saying

MOST_SHOWN, MOST_NAMED = 8, 3
ALIKE = 1.0  # moves that differ by less than this value, in percent and in points, count as equal
TIMES = ("left", "left-twice", "left-thrice")


class Hint:
    """The expert's evaluation of a moment. `weighed` lists the expert's choice, then the other moves, best first."""

    def __init__(self, at: Situation, weighed: Sequence[MoveEstimate]) -> None:
        self.at = at
        self.weighed = weighed
        stakes = at.stakes
        self.only_to_go_out = not (stakes.won or stakes.lost or stakes.left)

    def table(self) -> list[list[Message]]:
        """Build the table of numbers with headings. If only going out counts, omit the value column."""
        head = [saying("column-move"), saying("column-chance"), saying("column-worth"), saying("column-tries")]
        rows = [head, *(self.row(one) for one in self.weighed[:MOST_SHOWN])]
        return [[*row[:2], *row[3:]] for row in rows] if self.only_to_go_out else rows

    def row(self, one: MoveEstimate) -> list[Message]:
        chance = saying("percent", number=round(one.chance))
        numbers = [saying("number", number=number) for number in (round(one.worth), one.tries)]
        return [self.at.typed(one.move), chance, *numbers]

    def explanation(self) -> list[Message]:
        """Explain the numbers."""
        stakes, more = self.at.stakes, len(self.weighed) - MOST_SHOWN
        messages = [saying("more-moves", count=more)] if more > 0 else []
        messages.append(saying("about-chance", partner="yes" if stakes.team else "no"))
        if not self.only_to_go_out:
            counts = TIMES[min(-stakes.left, len(TIMES)) - 1] if stakes.left else "won"
            messages.append(saying("about-worth", out=stakes.out, counts=counts))
        return messages

    def conclusion(self) -> list[Message]:
        """Return the advice with reasons and remarks."""
        best = self.weighed[0]
        why = self.at.reasons(best.move) or [self.by_the_numbers()]
        return [self.at.advice(best.move), *why, *self.others(), *self.at.call_too(best.move)]

    def by_the_numbers(self) -> Message:
        """Give a reason based on the numbers, used when the view provides no reason."""
        if len(self.weighed) == 1:
            return saying("reason-nothing-else")
        best, second = self.weighed[:2]
        other = self.at.typed(second.move)
        if best.chance - second.chance >= ALIKE:
            return saying("reason-wins-more", more=round(best.chance - second.chance), move=other)
        if best.worth - second.worth >= ALIKE:
            return saying("reason-worth-more", more=round(best.worth - second.worth), move=other)
        return saying("reason-nothing-better")

    def others(self) -> list[Message]:
        """List moves of about equal value, and one that wins more often but has a lower value."""
        best, surest = self.weighed[0], max(self.weighed, key=lambda one: one.chance)
        alike = [self.at.typed(one.move) for one in self.weighed[1:] if about_as_good(one, best)][:MOST_NAMED]
        messages = [saying("alike", moves=alike, count=len(alike))] if alike else []
        if surest.chance - best.chance >= ALIKE:
            move, less = self.at.typed(surest.move), best.worth - surest.worth >= ALIKE
            more = saying("wins-more-worth-less", move=move) if less else saying("wins-more-worth-alike", move=move)
            messages.append(more)
        return messages


def about_as_good(one: MoveEstimate, best: MoveEstimate) -> bool:
    return abs(best.chance - one.chance) < ALIKE and abs(best.worth - one.worth) < ALIKE
