"""Pages to print: tables with result slips, seats by player, and standings."""

from collections.abc import Sequence

from wildfour.errors import Invalid
from wildfour.pages.html_page import page
from wildfour.tournament.planning import evenness, plan_asked_for, sittings_in_all, sittings_to_come
from wildfour.tournament.seating.sittings import Sitting
from wildfour.tournament.standings import describe_winners, order_of, progress, standings
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import ENGLISH, Catalogue, Message, saying

SITTING, PLAYERS, STANDINGS = "sitting", "players", "standings"  # the kinds of pages
MOST_BOXES = 8  # more would be too narrow to write in


def sitting_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return the page of the last sitting that was seated."""
    if tournament.sitting is None:
        raise Invalid("nothing-seated-to-print")
    return page_of_sittings(tournament, [tournament.sitting], words)


def plan_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return the page of the sittings to come."""
    return page_of_sittings(tournament, plan_asked_for(tournament), words)


def page_of_sittings(tournament: TournamentState, sittings: Sequence[Sitting], words: Catalogue) -> str:
    first, in_all = sittings[0], sittings_in_all(tournament)
    boxes = MOST_BOXES if first.is_final else min(tournament.settings.hands, MOST_BOXES)
    title = first.title if first.is_final else saying("page-sitting-of", number=str(first.number), sittings=in_all)
    return page(
        "sitting.html",
        kind=SITTING,
        words=words,
        title=title if len(sittings) == 1 else saying("page-all-sittings"),
        about=instructions(tournament, first),
        sittings=sittings,
        in_all=in_all,
        boxes=boxes if boxes > 1 else 0,
    )


def instructions(tournament: TournamentState, sitting: Sitting) -> list[Message]:
    if sitting.is_final:
        return [saying("page-how-final", points=tournament.settings.final_format.target)]
    hands = tournament.settings.hands
    how = saying("page-how-partners") if tournament.settings.partners else saying("page-how-alone")
    said = [saying("page-rounds", rounds=hands), how]
    return [*said, saying("page-how-dealing")] if hands > 1 else said


def players_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return each player's table and companions in every sitting, to cut out or to look up."""
    if not tournament.is_started:
        raise Invalid("not-started-yet")
    sittings = [*tournament.qualifying, *sittings_to_come(tournament)]
    return page(
        "players.html",
        kind=PLAYERS,
        words=words,
        title=saying("page-players"),
        about=[
            saying("page-players-about", players=len(tournament.playing), sittings=len(sittings)),
            *evenness(tournament),
        ],
        partners=tournament.settings.partners,
        players=sorted(tournament.playing, key=str.casefold),
        sittings=sittings,
    )


def standings_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    return page(
        "standings.html",
        kind=STANDINGS,
        words=words,
        title=saying("page-standings", over="yes" if tournament.is_over else "no"),
        about=progress(tournament),
        lead=describe_winners(tournament),
        standings=standings(tournament),
        per_game=tournament.counts_per_game,
        order=order_of(tournament),
    )
