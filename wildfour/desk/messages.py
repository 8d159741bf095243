"""Tournament messages: seats, results, the next step, and the log."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Any

from wildfour.tournament import log_events
from wildfour.tournament.log_events import Fact, still_hold
from wildfour.tournament.planning import sittings_in_all
from wildfour.tournament.results import Result, RoundLeft, TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable, Sitting
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import describe_winners
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Catalogue, Message, saying

MOST_LISTED = 12


def describe_log(log: Sequence[tuple[str, Fact]]) -> Iterator[Message]:
    """Yield a message for each entry, with its number and time."""
    every = [fact for _, fact in log]
    holds = still_hold(every)
    for number, (at, fact) in enumerate(log, 1):
        undone = "no" if holds[number - 1] else "yes"
        yield saying("log-entry", number=str(number), time=clock(at), what=describe_fact(fact), undone=undone)


def clock(at: str) -> str:
    """Return the local time of day. Show invalid times unchanged."""
    try:
        return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
    except (ValueError, OverflowError, OSError):
        return at


TOLD: dict[type[Fact], Callable[[Any], Message]] = {
    Settings: lambda fact: saying("log-created", kind=fact.kind),
    log_events.Entered: lambda fact: saying("log-entered", name=fact.name),
    log_events.Started: lambda fact: saying("log-started", sittings=fact.sittings),
    log_events.Withdrew: lambda fact: saying("log-withdrew", name=fact.name, substitute=fact.substitute or 0),
    log_events.Reinstated: lambda fact: saying("log-reinstated", name=fact.name),
    log_events.Renamed: lambda fact: saying("log-renamed", name=fact.name, new=fact.new_name),
    log_events.SittingSeated: lambda fact: saying(
        "log-seated", sitting=str(fact.sitting), final="yes" if fact.is_final else "no"
    ),
    log_events.Reported: lambda fact: saying(
        "log-reported", sitting=str(fact.sitting), table=str(fact.table), bots="yes" if fact.by_bots else "no"
    ),
    log_events.Corrected: lambda fact: saying("log-corrected", sitting=str(fact.sitting), table=str(fact.table)),
    log_events.PlayedOff: lambda fact: saying("log-played-off", names=list(fact.played.left)),
    log_events.DrewLot: lambda fact: saying("log-drew-lot", names=list(fact.order)),
    log_events.Undone: lambda fact: saying("log-undone", entry=str(fact.entry)),
}


def describe_fact(fact: Fact) -> Message:
    """Describe a log entry in a few words."""
    return TOLD[type(fact)](fact)


def sitting_title(tournament: TournamentState, sitting: Sitting) -> Message:
    if sitting.is_final:
        return saying("final-rules", points=tournament.settings.final_format.target)
    return saying("sitting-of", number=str(sitting.number), sittings=sittings_in_all(tournament))


def seated_table(number: int, table: SeatedTable, *, is_final: bool = False) -> Message:
    place = "final" if is_final else "table"
    dealer = table.dealer or 0
    if table.partners:
        one, other = table.teams
        return saying("seated-teams", table=str(number), one=one, other=other, dealer=dealer)
    return saying("seated-players", place=place, table=str(number), names=table.players, dealer=dealer)


def describe_result(table: SeatedTable, result: Result, *, in_final: bool = False) -> Message:
    """Describe a result, such as `Ann+Bob 120 and Cid+Dan 75`. Without partners, give the hands and, outside the final,
    the points won."""
    if isinstance(result, TeamPoints):
        teams = [describe_team(team, own) for team, own in zip(table.teams, result.points, strict=True)]
        return saying("told-teams", teams=teams)
    if in_final:
        return saying("told-hands", hands=describe_hands(result.rounds[0]))
    return saying("told-rounds", rounds=[describe_round(played) for played in result.rounds])


def table_and_result(tournament: TournamentState, fact: log_events.Reported) -> tuple[Message, Message]:
    """Return a table's name and its result as reported."""
    table = tournament.table(fact.sitting, fact.table)
    result = describe_result(table, fact.result, in_final=fact.sitting == tournament.final_number)
    return tournament.table_title(fact.sitting, fact.table), result


def entered(names: Sequence[str]) -> Message:
    count = len(names)
    return (
        saying("have-entered", names=names, count=count)
        if count <= MOST_LISTED
        else saying("many-entered", count=count)
    )


def free_substitute_name(tournament: TournamentState, words: Catalogue) -> str:
    """Make up a name, because a whist tournament must fill every seat, even without a real substitute."""
    number = len(tournament.substitutes) + 1
    while (name := words.say("substitute-name", number=str(number))) in tournament.names:
        number += 1
    return name


def describe_team(team: Sequence[str], points: Sequence[int]) -> Message:
    name = "+".join(team)
    if len(points) == 1:
        return saying("told-team", team=name, points=points[0])
    return saying("told-team-rounds", team=name, rounds=" ".join(map(str, points)), points=sum(points))


def describe_round(played: RoundLeft) -> Message:
    if played.out is None:
        return saying("told-drawn-round")
    return saying("told-round", hands=describe_hands(played), name=played.out, points=sum(played.left.values()))


def describe_hands(played: RoundLeft) -> list[Message]:
    others = [saying("told-hand", name=name, points=left) for name, left in played.left.items() if name != played.out]
    out = saying("told-nobody-out") if played.out is None else saying("told-out", name=played.out)
    return [out, *others]


def next_step(tournament: TournamentState) -> list[Message]:
    """Describe the organizer's next step."""
    if not tournament.is_started:
        return [saying("next-enter", count=len(tournament.entrants))]
    if tournament.waiting:
        return [tournament.waiting_for()]
    if tournament.is_over:
        return [saying("tournament-over"), *describe_winners(tournament)]
    if tournament.all_seated:
        return [saying("next-final")]
    return [saying("next-sitting", number=str(len(tournament.sittings) + 1))]


def describe_settings(tournament: TournamentState) -> Iterator[Message]:
    settings = tournament.settings
    yield saying(
        "settings",
        kind=settings.kind,
        edition=settings.edition.title,
        options=settings.option_text or 0,
        seed=str(settings.seed),
    )
    wanted = tournament.sittings_wanted
    if settings.partners:
        yield saying("settings-whist", sittings=wanted, cycles=settings.cycles, rounds=settings.hands)
    else:
        yield saying(
            "settings-individual",
            sittings=wanted,
            games=settings.games,
            size=settings.table_size,
            rounds=settings.hands,
            final=settings.final,
        )
