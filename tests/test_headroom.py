import numpy as np

from bench.headroom import Headroom, Weighed, summary

LIKED = 0


def test_what_luck_made_look_good_counts_at_most_and_not_at_least() -> None:
    weighed = Weighed(LIKED, np.array([10.0, 13.0, 11.0]), np.array([10.0, 9.0, 12.0]))
    assert weighed.at_least == (-1.0 + 1.0) / 2
    assert weighed.at_most == (3.0 + 2.0) / 2
    assert weighed.best == 2


def test_where_the_network_makes_the_best_move_there_is_nothing_to_win() -> None:
    weighed = Weighed(LIKED, np.array([10.0, 9.0]), np.array([11.0, 8.0]))
    assert (weighed.at_least, weighed.at_most, weighed.best) == (0.0, 0.0, LIKED)


def test_headroom_is_summed_up_round_by_round() -> None:
    found = [Headroom(), Headroom()]
    for _ in range(2):
        found[0].add(Weighed(LIKED, np.array([10.0, 11.0]), np.array([10.0, 12.0])))
    assert summary(found) == (
        "2 rounds, with 1.00 decisions each: the best moves win at least 1.50 ± 2.08 and at most 1.50 ± 2.08 more "
        "rounds of a hundred than the network's (95%)"
    )
