"""What events, faces, clauses and policies are called in a report."""

from wildfour.bots.policies.plan import THOUSAND, thinks
from wildfour.simulation.seat_plans import BY_ODDS, RATES, seat_plan
from wildfour.support.number_format import Numbers

SET_BY_THE_DEAL = frozenset({"drew-for-deal", "deals", "dealt", "turned-up", "went-out"})


def event_label(numbers: Numbers, name: str) -> str:
    return numbers.say(f"happened-{name}")


def face_label(numbers: Numbers, name: str) -> str:
    return name if name.isdigit() else numbers.say(f"face-{name.lower().replace(' ', '-')}")


def clause_label(numbers: Numbers, clause: str) -> str:
    """What is counted for a clause."""
    return f"{clause}: {numbers.say(f'counted-{clause.lower()}')}"


def policy_sentences(numbers: Numbers, policy: str) -> str:
    """What a policy does, with the rates that it was given or has by its nature."""
    plan = seat_plan(policy)
    told = [numbers.say(f"plays-{policy.split(maxsplit=1)[0]}")]
    for word, field in RATES.items():
        rate = getattr(plan, field) / THOUSAND
        if rate:
            told.append(numbers.say(f"habit-{word}", rate=numbers.general(rate, 3)))
        elif not thinks(plan.policy) or word not in BY_ODDS:
            told.append(numbers.say(f"never-{word}"))
    return " ".join(told)
