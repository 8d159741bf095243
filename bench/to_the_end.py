"""Rounds played to their end from a state; compilable. See departures.py."""

from wildfour.bots.expert.workspace import DEAL, ROOM, ROOT
from wildfour.bots.policies.playout import Search, play_on
from wildfour.compiled.round_loop import begin_stream
from wildfour.rules.state import Phase


def rounds_won(search: Search, candidate: int, rounds: int) -> int:
    """Count the rounds that our side wins from the root with a candidate."""
    work = search.work
    won = 0
    for number in range(rounds):
        begin_stream(search.chance, number)
        search.states[ROOM] = search.states[ROOT]
        s = search.states[ROOM]
        play_on(s, work.moves[candidate], search)
        if s.phase == Phase.OVER and s.winner >= 0:
            won += work.teams[work.seat] >> s.winner & 1
    return won


def true_deal(search: Search) -> None:
    """Replace `sample_consistent_deal` by the true deal."""
    search.states[DEAL] = search.states[ROOT]
