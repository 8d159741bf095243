"""The words and numbers of a report: how runs are called, how numbers with errors are written, what policies do."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from wildfour.bots.policies import Policy
from wildfour.estimates import Z
from wildfour.simulation.plans import BY_ODDS, RATES, seat_plan

Summary = dict[str, Any]  # see statistics.Summary.to_dict
Interval = tuple[float, float]
HARD_SPACE = "\N{NO-BREAK SPACE}"
UNKNOWN = "\N{EN DASH}"
TOGETHER = 6  # runs that one picture can show and still be read

EVENT_WORDS = {
    "dealt": "card dealt",
    "turned-up": "start card turned up",
    "put-back": "Wild Draw Four put back at the start",
    "named-color": "color named",
    "played": "card laid",
    "drew": "card drawn",
    "kept": "drawn card kept",
    "passed": "passed, with nothing to draw",
    "missed-turn": "turn missed",
    "reversed": "direction reversed",
    "reshuffled": "discards reshuffled",
    "accepted": "forced draw accepted",
    "challenged": "Wild Draw Four challenged",
    "showed-hand": "hand shown to a challenger",
    "guilty": "challenge: bluff found",
    "innocent": "challenge: no bluff",
    "called": "UNO called",
    "caught": "caught without a call",
    "flipped": "launcher flipped",
    "hit": "flip hit",
    "missed": "flip missed",
    "declined": "flip declined",
    "gave": "card given after a hit",
    "swapped": "hands swapped",
    "passed-hands": "hands passed along",
    "went-out": "a player went out",
    "round-drawn": "round drawn",
}
SET_BY_THE_DEAL = frozenset({"drew-for-deal", "deals", "dealt", "turned-up", "went-out"})

POLICY_WORDS = {
    "random": "lays a card chosen uniformly among the physical cards in hand that may rightfully be laid, draws only "
    "when there is none, lays a drawn card that can be laid, and chooses colors uniformly",
    "greedy": "lays the card worth most points that may rightfully be laid, uniformly among equals, and is otherwise "
    "like random",
    "color": "lays a card of the color it holds most of, a wild card only if it has no other, and names that color; it "
    "is otherwise like random",
    "careless": "chooses cards like random, but forgets to call and overlooks that others forgot",
    "skilled": "weighs every card that it could lay, by what it holds and by what it knows of the other hands, bluffs "
    "and challenges by odds, and plays with its partner",
}
RATE_WORDS = {
    "bluff": "bluffs with a Wild Draw Four",
    "challenge": "challenges a Wild Draw Four",
    "forget": "forgets to call UNO",
    "overlook": "overlooks that somebody forgot",
}

RATE_NEVER = {
    "bluff": "never bluffs",
    "challenge": "never challenges",
    "forget": "always calls",
    "overlook": "always catches",
}
FIELDS = ("edition", "players", "options", "policies", "format")


@dataclass(frozen=True, slots=True)
class Kind:
    """What is simulated: what is won, and by whom."""

    unit: str
    who: str
    order: str
    last: str


ROUNDS = Kind("rounds", "seat", "seat, counted from the dealer's left (the last is the dealer)", "dealer")
MATCHES = Kind("matches", "player", "player, in the order of the seats (the deal goes round)", "last player")


@dataclass(frozen=True, slots=True)
class Run:
    """One summary, with the letter and the name by which a report speaks of it."""

    place: int
    key: str
    label: str
    data: Summary

    @property
    def name(self) -> str:
        return f"{self.key}: {self.label}" if self.key else self.label

    @property
    def players(self) -> int:
        return int(self.data["players"])

    @property
    def kind(self) -> Kind:
        return kind_of(self.data)

    @property
    def equal_share(self) -> float:
        """What each would win if all won alike: drawn rounds are won by none, matches of partners by two."""
        return sum(self.data["win_share"]) / self.players

    @property
    def equal_points(self) -> float:
        return float(sum(one["mean"] for one in self.data["points_by_seat"]) / self.players)


def kind_of(summary: Summary) -> Kind:
    return MATCHES if "rounds_per_match" in summary else ROUNDS


def named_runs(summaries: Sequence[Summary]) -> list[Run]:
    """The runs of a report: with several, each has a letter, and its name says in what it differs from the others."""
    if len(summaries) == 1:
        return [Run(0, "", describe(summaries[0], FIELDS), summaries[0])]
    fields = [field for field in (*FIELDS, "seed") if differs(summaries, field)]
    named = (describe(one, fields) or "the same request" for one in summaries)
    return [Run(place, letters(place), label, summaries[place]) for place, label in enumerate(named)]


def differs(summaries: Sequence[Summary], field: str) -> bool:
    return len({part(one, field) for one in summaries}) > 1


def describe(summary: Summary, fields: Iterable[str]) -> str:
    return ", ".join(word for field in fields if (word := part(summary, field)))


def in_common(summaries: Sequence[Summary]) -> str:
    """What all the runs share."""
    return describe(summaries[0], [field for field in FIELDS if not differs(summaries, field)])


def part(summary: Summary, field: str) -> str:
    if field == "players":
        return f"{summary['players']} players"
    if field == "options":
        return str(summary["options"]) or "no options"
    if field == "policies":
        return policies_text(summary)
    if field == "seed":
        return f"seed {summary['seed']}"
    return str(summary.get(field) or "")


def policies_text(summary: Summary) -> str:
    """Policies by seat, equal neighbours taken together: `greedy, 3 x random`."""
    policies = policy_by_seat(summary)
    if len(set(policies)) == 1:
        return policies[0]
    runs = ((policy, len(list(same))) for policy, same in groupby(policies))
    return ", ".join(policy if number == 1 else f"{number} \N{MULTIPLICATION SIGN} {policy}" for policy, number in runs)


def policy_by_seat(summary: Summary) -> list[str]:
    policies = [str(policy) for policy in summary["policies"]]
    return policies * int(summary["players"]) if len(policies) == 1 else policies


def letters(place: int) -> str:
    """A to Z, then AA, AB and so on."""
    more, last = divmod(place, 26)
    return (letters(more - 1) if more else "") + chr(ord("A") + last)


def in_groups(runs: Sequence[Run], size: int = TOGETHER) -> Iterator[Sequence[Run]]:
    for first in range(0, len(runs), size):
        yield runs[first : first + size]


# Numbers


def hard(text: str) -> str:
    """A number stays with its percent sign."""
    return text.replace(" %", f"{HARD_SPACE}%")


def whole(number: float) -> str:
    return f"{number:,.0f}"


def places_for(error: float | None, least: int = 0, most: int = 9) -> int:
    """How many decimals show two digits of an error."""
    if error is None or not math.isfinite(error) or error <= 0:
        return max(least, 2)
    return min(max(least, 1 - math.floor(math.log10(error))), most)


def signed(text: str) -> str:
    return text.replace("-", "\N{MINUS SIGN}")


def with_error(mean: float, error: float | None) -> str:
    """A mean, with its standard error in brackets."""
    places = places_for(error)
    width = UNKNOWN if error is None else f"{error:,.{places}f}"
    return f"{signed(f'{mean:,.{places}f}')}{HARD_SPACE}({width})"


def estimate(mean: float, error: float | None) -> str:
    """A mean with its interval, in words."""
    if error is None:
        return f"{mean:,.2f}"
    return f"{mean:,.{places_for(error)}f} (95 % interval {interval_text(interval_of(mean, error))})"


def interval_of(mean: float, error: float | None) -> Interval | None:
    return None if error is None else (mean - Z * error, mean + Z * error)


def interval_text(interval: Sequence[float | None] | None, factor: float = 1) -> str:
    """`12.3 to 12.7`."""
    if interval is None or interval[0] is None or interval[1] is None:
        return UNKNOWN
    low, high = factor * interval[0], factor * interval[1]
    places = places_for((high - low) / 4)
    return signed(f"{low:,.{places}f} to {high:,.{places}f}")


def percent(share: float | None, interval: Sequence[float] | None = None) -> str:
    """A share in percent, with as many decimals as its interval deserves."""
    if share is None:
        return UNKNOWN
    if share in (0, 1):
        return f"{100 * share:.0f}{HARD_SPACE}%"
    places = 1 if interval is None else places_for(25 * (interval[1] - interval[0]), least=1)
    return f"{100 * share:.{places}f}{HARD_SPACE}%"


def rate(per_round: float) -> str:
    """A number per round, with three digits that mean something."""
    if per_round == 0:
        return "0"
    if per_round < 0.0001:
        return f"{per_round:.1e}"
    return f"{per_round:,.{max(0, 2 - math.floor(math.log10(per_round)))}f}"


def n_of(runs: Sequence[Run], what: str) -> str:
    """The sizes of the runs, in one phrase."""
    numbers = [int(run.data.get(what) or 0) for run in runs]
    if len(numbers) == 1:
        return f"n = {whole(numbers[0])} {what}"
    if len(set(numbers)) == 1:
        return f"n = {whole(numbers[0])} {what} in each run"
    return f"n = {whole(min(numbers))} to {whole(max(numbers))} {what} in each run"


def event_words(name: str) -> str:
    return EVENT_WORDS.get(name, name.replace("-", " "))


def policy_sentence(policy: str) -> str:
    """What a policy does, with the rates that it was given or has by its nature."""
    name = policy.split(maxsplit=1)[0]
    plan = seat_plan(policy)
    rates = {word: getattr(plan, field) / 1000 for word, field in RATES.items()}
    habits = [f"{RATE_WORDS[word]} with probability {value:g}" for word, value in rates.items() if value]
    by_odds = BY_ODDS if plan.policy == Policy.SKILLED else ()
    kept = [RATE_NEVER[word] for word, value in rates.items() if not value and word not in by_odds]
    return f"{policy}: {POLICY_WORDS[name]}. It {'; it '.join([*habits, *kept])}."
