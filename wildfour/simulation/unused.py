"""Options that change nothing at a table, because nobody who plays there does what they are about.

Only what is certain is here: an option that is not refused may still change nothing, and then the comparison says so.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from wildfour.bots.network.network_inputs import READ_OPTIONS
from wildfour.bots.policies.rate_policies import THOUSAND, Policy, thinks
from wildfour.errors import Invalid
from wildfour.match.elimination import Elimination
from wildfour.match.score_sheet import Row
from wildfour.rulebook.option_parser import CERTAIN
from wildfour.simulation.request import MatchRequest, Request
from wildfour.simulation.seat_plans import SeatPlan, seat_plans


@dataclass(frozen=True)
class Habits:
    """What the players of a table do, and what they never do."""

    request: Request

    @cached_property
    def plans(self) -> list[SeatPlan]:
        return seat_plans(self.request.policies, self.request.players)

    @property
    def two_may_play(self) -> bool:
        """H7: an elimination comes down to two players."""
        request = self.request
        shrinks = isinstance(request, MatchRequest) and isinstance(request.format, Elimination)
        return request.players == 2 or shrinks

    @property
    def somebody_thinks(self) -> bool:
        return any(thinks(plan.policy) for plan in self.plans)

    @property
    def somebody_bluffs(self) -> bool:
        return self.somebody_thinks or any(plan.bluffs for plan in self.plans)

    @property
    def somebody_challenges(self) -> bool:
        return self.somebody_thinks or any(plan.challenges for plan in self.plans)

    @property
    def somebody_is_caught(self) -> bool:
        """E2: one forgets to call, and another notices."""
        noticing = [plan.overlooks < THOUSAND for plan in self.plans]
        return any(plan.forgets and any(noticing[:seat] + noticing[seat + 1 :]) for seat, plan in enumerate(self.plans))

    @property
    def somebody_overlooks(self) -> bool:
        return any(plan.overlooks for plan in self.plans)

    def is_read(self, option: str) -> bool:
        """The network is told most options, and what it is told may change any of its choices."""
        return option in READ_OPTIONS and any(plan.policy == Policy.NETWORK for plan in self.plans)


Why = Callable[[Habits, str], Invalid | None]


def why_unused(request: Request, option: str) -> Invalid | None:
    """Why an option changes nothing at the table of a request; None if it may."""
    habits = Habits(request)
    return WHY[option](habits, option) if option in WHY and not habits.is_read(option) else None


def no_policy_does_it(habits: Habits, option: str) -> Invalid | None:
    """R14, R15, R21: needless calls and catches, and talk at the table."""
    return Invalid("unused-by-policies", option=option)


def in_matches_only(habits: Habits, option: str) -> Invalid | None:
    return None if isinstance(habits.request, MatchRequest) else Invalid("unused-in-rounds", option=option)


def target(habits: Habits, option: str) -> Invalid | None:
    """H5: rotating partners play a number of rounds."""
    request = habits.request
    if not isinstance(request, MatchRequest):
        return in_matches_only(habits, option)
    if request.format.to_go(request.players, ()) is not None:
        return None
    return Invalid("unused-in-format", option=option, format=request.format.name)


def stuck_hands_count(habits: Habits, option: str) -> Invalid | None:
    """R7: only formats that charge the own hand have something to count after a drawn round."""
    request = habits.request
    if not isinstance(request, MatchRequest):
        return in_matches_only(habits, option)
    drawn = Row(tuple(range(request.players)), 0, None, (1,) * request.players)
    if any(request.format.points(request.players, drawn)):
        return None
    return Invalid("unused-in-format", option=option, format=request.format.name)


def between_two_players(habits: Habits, option: str) -> Invalid | None:
    if habits.two_may_play:
        return None
    return Invalid("unused-with-players", option=option, players=habits.request.players)


def launcher_ten(habits: Habits, option: str) -> Invalid | None:
    most = habits.request.edition.most_players
    return None if habits.request.players > most else Invalid("unused-up-to-players", option=option, players=most)


def when_somebody_is_caught(habits: Habits, option: str) -> Invalid | None:
    return None if habits.somebody_is_caught else Invalid("unused-nobody-caught", option=option)


def own_turn_closes_window(habits: Habits, option: str) -> Invalid | None:
    return between_two_players(habits, option) or when_somebody_is_caught(habits, option)


def opponents_catch(habits: Habits, option: str) -> Invalid | None:
    """R13: an opponent sits next to whoever forgets, and is heard before the partner."""
    if habits.somebody_is_caught and habits.somebody_overlooks:
        return None
    return Invalid("unused-partner-never-first", option=option)


def last_wild_four_stands(habits: Habits, option: str) -> Invalid | None:
    possible = habits.somebody_challenges and not habits.request.options["no-bluffing"]
    return None if possible else Invalid("unused-nobody-challenges", option=option)


def guilty_color_undone(habits: Habits, option: str) -> Invalid | None:
    possible = habits.somebody_bluffs and last_wild_four_stands(habits, option) is None
    return None if possible else Invalid("unused-no-bluff-found", option=option)


def no_bluffing(habits: Habits, option: str) -> Invalid | None:
    possible = habits.somebody_bluffs or habits.somebody_challenges
    return None if possible else Invalid("unused-no-bluff-found", option=option)


def players_referee(habits: Habits, option: str) -> Invalid | None:
    possible = any(plan.slips or plan.doubts for plan in habits.plans)
    return None if possible else Invalid("unused-nobody-slips", option=option)


def false_objection_costs(habits: Habits, option: str) -> Invalid | None:
    return None if any(plan.doubts for plan in habits.plans) else Invalid("unused-nobody-doubts", option=option)


def jump_in(habits: Habits, option: str) -> Invalid | None:
    return None if any(plan.jumps for plan in habits.plans) else Invalid("unused-nobody-jumps", option=option)


def miss_draws(habits: Habits, option: str) -> Invalid | None:
    rates = habits.request.options["hit-rate"]
    always = isinstance(rates, tuple) and all(rate == CERTAIN for rate in rates)
    return Invalid("unused-nobody-misses", option=option) if always else None


def by_thinking_only(habits: Habits, option: str) -> Invalid | None:
    """R26, R27: all others lay a card whenever they can, flip whenever they may, and give any card."""
    return None if habits.somebody_thinks else Invalid("unused-but-by-thinking", option=option)


WHY: dict[str, Why] = {
    "all-redraw": in_matches_only,
    "winner-deals": in_matches_only,
    "target": target,
    "stuck-hands-count": stuck_hands_count,
    "guilty-color-undone": guilty_color_undone,
    "last-wild-four-stands": last_wild_four_stands,
    "no-bluffing": no_bluffing,
    "forced-draw-closes-window": when_somebody_is_caught,
    "own-turn-closes-window": own_turn_closes_window,
    "gift-needs-no-call": when_somebody_is_caught,
    "opponents-catch": opponents_catch,
    "two-handed-reverse-passes": between_two_players,
    "two-handed-start-reverse-left": between_two_players,
    "false-call-costs": no_policy_does_it,
    "false-catch-costs": no_policy_does_it,
    "suggestion-unanimous": no_policy_does_it,
    "players-referee": players_referee,
    "false-objection-costs": false_objection_costs,
    "launcher-ten": launcher_ten,
    "miss-draws": miss_draws,
    "gift-by-chance": by_thinking_only,
    "must-flip": by_thinking_only,
    "must-play": by_thinking_only,
    "jump-in": jump_in,
}
