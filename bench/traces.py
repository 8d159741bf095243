"""What a trace of Chromium says: which tasks a page had, and when its frames came to the screen."""

from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from typing import Any

Events = list[dict[str, Any]]
TASKS = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAMES = ["toplevel", "disabled-by-default-devtools.timeline.frame"]  # no more: tracing takes time, too
IDLE = "STATE_NO_UPDATE_DESIRED"
STARTING = 500_000  # microseconds in which the browser is busy with starting the trace


def tasks_of_page(events: Events) -> Events:
    main = main_thread(events)
    return [one for one in events if one.get("name", "").endswith("RunTask") and (one["pid"], one["tid"]) == main]


def main_thread(events: Events) -> tuple[int, int]:
    """Of the renderer that drew the most: other pages are idle."""
    named = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    busy: dict[tuple[int, int], float] = dict.fromkeys(named, 0.0)
    for one in events:
        thread = one.get("pid", 0), one.get("tid", 0)
        if thread in busy:
            busy[thread] += one.get("dur", 0)
    return max(busy, key=lambda thread: busy[thread])


def gaps_on_screen(events: Events) -> list[float]:
    """Milliseconds from each frame on the screen to the next one, for as long as there was something to draw.

    A refresh is idle where the browser says of all it tried then that nothing had changed. After idle ones the waiting
    begins with the first refresh that had something to draw, whatever came of that one: a frame that was dropped, or is
    still on its way while a later refresh finds nothing new, is part of what one waits for.
    """
    told = frames_told(events)
    wanted = {begin for begin, _, state in told if state != IDLE}
    idle = [0.0, *sorted({begin for begin, _, state in told if state == IDLE} - wanted)]
    shown: dict[float, float] = {}  # when they came there, and when the first of what came then was begun
    for begin, end, state in told:
        if "PRESENTED" in state:
            shown[end] = min(begin, shown.get(end, begin))
    gaps = []
    for before, now in pairwise(sorted(shown)):
        rested = idle[bisect_left(idle, now) - 1]
        first = min([shown[now], *(begin for begin in wanted if rested < begin < now)])
        gaps.append((now - (before if rested < before else max(before, first))) / 1000)
    return gaps


def times_to_screen(events: Events) -> list[float]:
    """Milliseconds from the refresh with which a frame begins until it is on the screen.

    What the page's script changed is longer on its way than what only moves: that goes on meanwhile, in other frames.
    """
    return [(end - begin) / 1000 for begin, end, state in frames_told(events) if "PRESENTED" in state]


def frames_told(events: Events) -> list[tuple[float, float, str]]:
    """What the page's compositor reports of each frame: when it was begun, when it was over, and what came of it.

    Those of the first half second are left out: what they wait for is the trace that begins.
    """
    reports = [one for one in events if one.get("name") == "PipelineReporter"]
    page = Counter(one["pid"] for one in reports).most_common(1)[0][0]
    begun: dict[str, dict[str, Any]] = {}
    told: list[tuple[float, float, str]] = []
    for one in (report for report in reports if report["pid"] == page):
        if one["ph"] == "b":
            begun[one["id2"]["local"]] = one
        elif first := begun.pop(one["id2"]["local"], None):
            told.append((first["ts"], one["ts"], first["args"]["frame_reporter"]["state"]))
    started = min(begin for begin, _, _ in told)
    return [one for one in told if one[0] >= started + STARTING]
