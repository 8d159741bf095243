"""What the bench of the browser reads from a trace, from made-up reports of frames. No time is measured."""

from bench.traces import STARTING, Events, gaps_on_screen, times_to_screen

REFRESH = 16_000  # microseconds
IDLE = "STATE_NO_UPDATE_DESIRED"
SHOWN = "STATE_PRESENTED_ALL"
DROPPED = "STATE_DROPPED"
START = -STARTING // REFRESH  # of the trace, in refreshes


def reports(*frames: tuple[int, float, str]) -> Events:
    """Of each: at which refresh it was begun, how many later it was over, and what came of it. Before them comes a
    slow one, during which the trace was started."""
    events: Events = []
    for place, (refresh, took, state) in enumerate([(START, 5, SHOWN), *frames]):
        report = {"name": "PipelineReporter", "pid": 1, "id2": {"local": str(place)}}
        begin = 1_000_000 + refresh * REFRESH
        events += [
            {**report, "ph": "b", "ts": begin, "args": {"frame_reporter": {"state": state}}},
            {**report, "ph": "e", "ts": begin + took * REFRESH},
        ]
    return events


def test_while_something_moves_a_gap_lasts_from_frame_to_frame() -> None:
    assert gaps_on_screen(reports((0, 1, SHOWN), (1, 1, SHOWN), (2, 1, DROPPED), (3, 1, SHOWN))) == [16, 32]


def test_a_gap_in_which_nothing_moves_is_none() -> None:
    assert gaps_on_screen(reports((0, 1, SHOWN), (1, 0.1, IDLE), (2, 0.1, IDLE), (3, 1, SHOWN))) == [16]


def test_after_a_rest_one_waits_from_the_first_frame_that_was_dropped() -> None:
    assert gaps_on_screen(reports((0, 1, SHOWN), (2, 0.1, IDLE), (3, 1, DROPPED), (4, 1, DROPPED), (5, 1, SHOWN))) == [
        48
    ]


def test_a_frame_on_its_way_is_waited_for_while_refreshes_find_nothing_new() -> None:
    assert gaps_on_screen(reports((0, 1, SHOWN), (2, 4, SHOWN), (4, 0.1, IDLE))) == [64]


def test_a_refresh_is_not_idle_where_anything_came_of_it() -> None:
    assert gaps_on_screen(reports((0, 1, SHOWN), (1, 0.1, IDLE), (1, 1, DROPPED), (2, 1, SHOWN))) == [32]


def test_a_frame_takes_from_its_own_beginning() -> None:
    assert times_to_screen(reports((0, 1, SHOWN), (1, 3, SHOWN), (2, 1, SHOWN), (3, 1, DROPPED))) == [16, 48, 16]
