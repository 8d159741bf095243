"""The log of a tournament in words: what was entered, when, and what was taken back."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from wildfour.tournament import log_events
from wildfour.tournament.log_events import Fact, still_hold
from wildfour.tournament.settings import Settings
from wildfour.words import Message, saying


def log_told(log: Sequence[tuple[str, Fact]]) -> Iterator[Message]:
    """One message for every entry, with its number and its time."""
    every = [fact for _, fact in log]
    holds = still_hold(every)
    for number, (at, fact) in enumerate(log, 1):
        undone = "no" if holds[number - 1] else "yes"
        yield saying("log-entry", number=str(number), time=clock(at), what=fact_told(fact), undone=undone)


def clock(at: str) -> str:
    """The time of day, here; what is no time is shown as it is."""
    try:
        return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
    except (ValueError, OverflowError, OSError):
        return at


def fact_told(fact: Fact) -> Message:
    """What an entry says, in a few words."""
    match fact:
        case Settings():
            return saying("log-created", kind=fact.kind)
        case log_events.Entered():
            return saying("log-entered", name=fact.name)
        case log_events.Started():
            return saying("log-started", sittings=fact.sittings)
        case log_events.Withdrew():
            return saying("log-withdrew", name=fact.name, substitute=fact.substitute or 0)
        case log_events.Reinstated():
            return saying("log-reinstated", name=fact.name)
        case log_events.Renamed():
            return saying("log-renamed", name=fact.name, new=fact.new_name)
        case log_events.SittingSeated():
            final = "yes" if fact.is_final else "no"
            return saying("log-seated", sitting=str(fact.sitting), final=final)
        case _:
            return result_told(fact)


def result_told(fact: Fact) -> Message:
    match fact:
        case log_events.Corrected():
            return saying("log-corrected", sitting=str(fact.sitting), table=str(fact.table))
        case log_events.Reported():
            bots = "yes" if fact.by_bots else "no"
            return saying("log-reported", sitting=str(fact.sitting), table=str(fact.table), bots=bots)
        case log_events.PlayedOff():
            return saying("log-played-off", names=list(fact.played.left))
        case log_events.DrewLot():
            return saying("log-drew-lot", names=list(fact.order))
        case log_events.Undone():
            return saying("log-undone", entry=str(fact.entry))
        case _:
            raise AssertionError(fact)
