from types import SimpleNamespace
from typing import Any

from bench.departures import Found, summary
from bench.to_the_end import true_deal


def test_gains_are_summed_up_round_by_round() -> None:
    found = [Found(1, 4, [2.0, -1.0]), Found(2, 2), Found(3, 3, [2.0])]
    assert summary(found) == (
        "3 rounds, with 3.00 decisions and 1.00 departures each, which won 1.00 ± 0.92 more rounds of a hundred (95%)"
    )


def test_with_open_hands_the_sampled_deal_is_the_real_one() -> None:
    states: list[Any] = ["the state", None]
    search: Any = SimpleNamespace(states=states)
    true_deal(search)
    assert states == ["the state"] * 2
