"""What a trace of Chromium says: which tasks a page had, and when its frames came to the screen."""

from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from typing import Any

Events = list[dict[str, Any]]
TASKS = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAMES = ["toplevel", "disabled-by-default-devtools.timeline.frame"]  # no more: tracing takes time, too


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
    """Milliseconds from each frame on the screen to the next one.

    Waiting counts from when there was something to draw: a refresh for which the browser says that nothing had changed
    is no part of a slow frame. One that it dropped is.
    """
    told = frames_told(events)
    shown = sorted({end for _, end, state in told if "PRESENTED" in state})
    idle = sorted(begin for begin, _, state in told if state == "STATE_NO_UPDATE_DESIRED")
    idle.insert(0, 0.0)
    return [(now - max(before, idle[bisect_left(idle, now) - 1])) / 1000 for before, now in pairwise(shown)]


def frames_told(events: Events) -> list[tuple[float, float, str]]:
    """What the page's compositor reports of each frame: when it was begun, when it was over, and what came of it."""
    reports = [one for one in events if one.get("name") == "PipelineReporter"]
    page = Counter(one["pid"] for one in reports).most_common(1)[0][0]
    begun: dict[str, dict[str, Any]] = {}
    told: list[tuple[float, float, str]] = []
    for one in (report for report in reports if report["pid"] == page):
        if one["ph"] == "b":
            begun[one["id2"]["local"]] = one
        elif first := begun.pop(one["id2"]["local"], None):
            told.append((first["ts"], one["ts"], first["args"]["frame_reporter"]["state"]))
    return told
