"""What events and policies are called in a report."""

from wildfour.bots.policies import Policy
from wildfour.simulation.plans import BY_ODDS, RATES, seat_plan

EVENT_LABELS = {
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

POLICY_HABITS = {
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
RATE_HABITS = {
    "bluff": "bluffs with a Wild Draw Four",
    "challenge": "challenges a Wild Draw Four",
    "forget": "forgets to call UNO",
    "overlook": "overlooks that somebody forgot",
}

WITHOUT_RATE = {
    "bluff": "never bluffs",
    "challenge": "never challenges",
    "forget": "always calls",
    "overlook": "always catches",
}


def event_label(name: str) -> str:
    return EVENT_LABELS.get(name, name.replace("-", " "))


def policy_sentence(policy: str) -> str:
    """What a policy does, with the rates that it was given or has by its nature."""
    name = policy.split(maxsplit=1)[0]
    plan = seat_plan(policy)
    rates = {word: getattr(plan, field) / 1000 for word, field in RATES.items()}
    habits = [f"{RATE_HABITS[word]} with probability {value:g}" for word, value in rates.items() if value]
    by_odds = BY_ODDS if plan.policy == Policy.SKILLED else ()
    kept = [WITHOUT_RATE[word] for word, value in rates.items() if not value and word not in by_odds]
    return f"{policy}: {POLICY_HABITS[name]}. It {'; it '.join([*habits, *kept])}."
