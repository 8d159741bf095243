"""The standings of an event: who counts, in which order, and with which remarks."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.tournament.event import Event
from wildfour.tournament.standings import ORDER, ORDER_WITHOUT_WON, Line, Played, standings


@dataclass(frozen=True)
class Place:
    """A line of the standings, with the rank in the whole event; who has withdrawn has none."""

    rank: int | None
    line: Line
    note: str = ""


def played_tables(event: Event) -> list[Played]:
    """What the tables reported, without the final."""
    stuck = bool(event.settings.options["stuck-hands-count"])
    played = []
    for (sitting, number), result in sorted(event.results.items()):
        if sitting != event.final_number:
            table = event.table(sitting, number)
            played.append(Played(table, result.scores(table, stuck)))
    return played


def ranked_lines(event: Event) -> list[Line]:
    """Everybody who entered by what the tables reported; substitutes score for nobody."""
    return standings(list(event.entrants), played_tables(event), event.settings.seed)


def places(event: Event) -> list[Place]:
    """The standings. A final decides among those who played it; who withdrew comes last."""
    lines = {line.name: line for line in ranked_lines(event)}
    finalists = event.final.order() if event.final is not None else []
    order = [*finalists, *(name for name in lines if name not in finalists)]
    playing = [name for name in order if name in event.active]
    gone = [name for name in order if name not in event.active]
    ranks = ranks_of(event, playing)
    return [
        *(Place(ranks[name], lines[name], note_of(event, name)) for name in playing),
        *(Place(None, lines[name], note_of(event, name)) for name in gone),
    ]


def ranks_of(event: Event, playing: Sequence[str]) -> dict[str, int]:
    """R16: those who win the final together share the first place."""
    ranks = {name: rank for rank, name in enumerate(playing, 1)}
    if event.final is not None:
        ranks.update(dict.fromkeys((name for name in event.final.winners if name in ranks), 1))
    return ranks


def note_of(event: Event, name: str) -> str:
    notes = [final_note(event, name), late_note(event, name), withdrawn_note(event, name)]
    return "; ".join(note for note in notes if note)


def final_note(event: Event, name: str) -> str:
    final = event.final
    if final is None or name not in final.players:
        return ""
    if name in final.winners:
        return "won the final"
    state = "in" if name in final.staying else "out"
    return f"final: {state} with {final.totals[name]}"


def late_note(event: Event, name: str) -> str:
    late = event.entrants[name].late
    return "" if late is None else f"came after sitting {late}"


def withdrawn_note(event: Event, name: str) -> str:
    sittings = event.entrants[name].withdrew
    if sittings is None:
        return ""
    substitute = f", replaced by {event.playing_for(name)}" if name in event.substitutes else ""
    when = f"after sitting {sittings} was seated" if sittings else "before sitting 1"
    return f"withdrew {when}{substitute}"


def order_sentence(event: Event) -> str:
    knows_won = all(line.rounds_won is not None for line in ranked_lines(event))
    return ORDER if knows_won else ORDER_WITHOUT_WON


def progress_sentence(event: Event) -> str:
    """How far the event has come."""
    reported = sum(sitting != event.final_number for sitting, _ in event.results)
    if not reported:
        return "No table has reported yet."
    tables = "1 table has" if reported == 1 else f"{reported} tables have"
    seated = len(event.qualifying)
    return f"{tables} reported, in {seated} sitting{'' if seated == 1 else 's'}."


def winners(event: Event) -> list[str]:
    """Who won, once the event is over."""
    return [place.line.name for place in places(event) if place.rank == 1] if event.is_over else []
