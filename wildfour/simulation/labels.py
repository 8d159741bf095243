"""Report names for events, faces, clauses, and policies."""

from wildfour.bots.policies.plan import THOUSAND, uses_odds
from wildfour.simulation.seat_plans import BY_ODDS, RATES, seat_plan
from wildfour.support.number_format import Numbers

SET_BY_THE_DEAL = frozenset({"drew-for-deal", "deals", "dealt", "turned-up", "went-out"})


def event_label(numbers: Numbers, name: str) -> str:
    return numbers.say(f"happened-{name}")


def face_label(numbers: Numbers, name: str) -> str:
    return name if name.isdigit() else numbers.say(f"face-{name.lower().replace(' ', '-')}")


def clause_label(numbers: Numbers, clause: str) -> str:
    """Describe a clause's count."""
    return f"{clause}: {numbers.say(f'counted-{clause.lower()}')}"


def policy_sentences(numbers: Numbers, policy: str) -> str:
    """Describe a policy and its rates."""
    plan = seat_plan(policy)
    sentences = [numbers.say(f"plays-{policy.split(maxsplit=1)[0]}")]
    for word, field in RATES.items():
        rate = getattr(plan, field) / THOUSAND
        if rate:
            sentences.append(numbers.say(f"habit-{word}", rate=numbers.general(rate, 3)))
        elif not uses_odds(plan.policy) or word not in BY_ODDS:
            sentences.append(numbers.say(f"never-{word}"))
    return " ".join(sentences)
