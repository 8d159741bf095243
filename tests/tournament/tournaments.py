"""Shorthand for building tournaments in tests."""

from collections import Counter
from collections.abc import Sequence

import pytest

from wildfour.desk.result_slips import read_slip
from wildfour.errors import Invalid
from wildfour.tournament.log_events import Corrected, Entered, Fact, Reported, SittingSeated, Started
from wildfour.tournament.planning import next_seating
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import standings
from wildfour.tournament.tournament import Tournament
from wildfour.words import ENGLISH, Message

EIGHT = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal")


def whist(
    names: Sequence[str] = EIGHT, *, hands: int = 4, cycles: int = 1, sittings: int = 0, seed: int = 1
) -> Tournament:
    return started(Settings(kind="whist", seed=seed, hands=hands, cycles=cycles, sittings=sittings), names)


def individual(
    names: Sequence[str] = EIGHT,
    *,
    games: int = 2,
    table_size: int = 4,
    final: int = 4,
    hands: int = 1,
    options: str = "",
    sittings: int = 0,
) -> Tournament:
    settings = Settings(
        kind="individual",
        seed=1,
        games=games,
        sittings=sittings,
        table_size=table_size,
        final=final,
        hands=hands,
        option_text=options,
    )
    return started(settings, names)


def started(settings: Settings, names: Sequence[str]) -> Tournament:
    facts: list[Fact] = [settings, *(Entered(name) for name in names), Started()]
    return Tournament.of(facts)


def players(number: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, number + 1)]


def seat(tournament: Tournament, *tables: str) -> None:
    """Seat the next sitting or the given tables, each as `Ann Bob Cid Dan` in seat order."""
    if tables:
        names = tuple(tuple(table.split()) for table in tables)
        tournament.record(SittingSeated(len(tournament.sittings) + 1, names))
    else:
        tournament.record(next_seating(tournament))


def slip(tournament: Tournament, table: int, text: str, *, correct: bool = False, sitting: int | None = None) -> None:
    """Report or correct a typed slip for a table in the last sitting."""
    number = sitting or len(tournament.sittings)
    hands = 1 if number == tournament.final_number else tournament.settings.hands
    stuck = tournament.settings.stuck_hands_count
    result = read_slip(text.split(), tournament.table(number, table), hands, stuck_hands_count=stuck)
    tournament.record((Corrected if correct else Reported)(number, table, result))


def report_all(tournament: Tournament) -> None:
    """Report the same result for every waiting table: the first team or seat wins 10 points per round."""
    for number in tournament.waiting:
        table = tournament.table(len(tournament.sittings), number)
        if table.partners:
            one, other = ("+".join(team) for team in table.teams)
            hands = tournament.settings.hands
            slip(tournament, number, f"{one} {'10 ' * hands} {other} {'0 ' * hands}")
        else:
            first, second, *others = table.players
            words = [f"{first} out", f"{second} 10", *(f"{name} 0" for name in others)]
            slip(tournament, number, " ".join(words))


def points(tournament: Tournament) -> dict[str, int]:
    return {line.name: line.points for line in standings(tournament)}


def order(tournament: Tournament) -> str:
    return " ".join(line.name for line in standings(tournament))


def ranks(tournament: Tournament) -> dict[str, int | None]:
    return {line.name: line.rank for line in standings(tournament)}


def text_of(*messages: Message) -> str:
    return " ".join(map(ENGLISH.tell, messages))


def notes(tournament: Tournament, name: str) -> str:
    (line,) = (line for line in standings(tournament) if line.name == name)
    return text_of(*line.notes)


def refused(tournament: Tournament, fact: Fact) -> str:
    """Return the message that rejects a fact, checking that nothing has changed."""
    before = dict(vars(tournament)), dict(tournament.results), dict(tournament.entrants), list(tournament.sittings)
    with pytest.raises(Invalid) as refusal:
        tournament.record(fact)
    assert (
        dict(vars(tournament)),
        dict(tournament.results),
        dict(tournament.entrants),
        list(tournament.sittings),
    ) == before
    return str(refusal.value)


def refused_slip(
    tournament: Tournament, table: int, text: str, *, correct: bool = False, sitting: int | None = None
) -> str:
    with pytest.raises(Invalid) as refusal:
        slip(tournament, table, text, correct=correct, sitting=sitting)
    return str(refusal.value)


def play_on(tournament: Tournament, sittings: int | None = None) -> None:
    """Seat and report that many sittings, or all before the final."""
    while not tournament.all_seated and sittings != 0:
        seat(tournament)
        report_all(tournament)
        sittings = None if sittings is None else sittings - 1


def games(tournament: Tournament) -> Counter[str]:
    return Counter(name for sitting in tournament.qualifying for name in sitting.players)


def to_the_final(final: int = 4, options: str = "") -> Tournament:
    """Play one game. Ann scores 60, Eve 50, and the others nothing; Bob, Cid, and Dan have the fewest points left."""
    tournament = individual(games=1, final=final, options=options)
    seat(tournament, "Ann Bob Cid Dan", "Eve Fay Gil Hal")
    slip(tournament, 1, "Ann out Bob 19 Cid 20 Dan 21")
    slip(tournament, 2, "Eve out Fay 5 Gil 6 Hal 39")
    return tournament


def tie_of_four() -> Tournament:
    """Play a game. Ann has 61 points, Hal 65. Bob, Cid, Eve, and Fay have no points, no wins, and 20 points left."""
    tournament = individual(games=1, final=4)
    seat(tournament, "Ann Bob Cid Dan", "Gil Eve Fay Hal")
    slip(tournament, 1, "Ann out Bob 20 Cid 20 Dan 21")
    slip(tournament, 2, "Gil 25 Eve 20 Fay 20 Hal out")
    return tournament
