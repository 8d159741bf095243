"""The expert's search in interpreted Python."""

from collections.abc import Sequence
from typing import Any

from wildfour.bots.expert.workspace import PAST, SearchWorkspace, load_decisions, make_workspace
from wildfour.bots.network.network_files import experts_network_for, network_for
from wildfour.bots.players.skilled_bot import plan_of
from wildfour.bots.policies.playout import Search
from wildfour.bots.round_history import ViewWithHistory, as_view_with_history
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import SeededChance
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View
from wildfour.rules.state import RoundState


class Copies(list[RoundState]):
    """A list that copies assigned items, like an array of records."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value.copy())


def plain_workspace(view: View, stakes: Stakes = TO_GO_OUT, moves: Sequence[str | None] = (None,)) -> SearchWorkspace:
    return make_workspace(as_view_with_history(view), moves, stakes)


def plain_search(view: View, stakes: Stakes = TO_GO_OUT, *, seed: int = 1, plan: Any = None) -> Search:
    """Set up a search with waiting as its only candidate."""
    seen: ViewWithHistory = as_view_with_history(view)
    work, root = plain_workspace(seen, stakes), state_from_view(view)
    states = Copies([*(root.copy() for _ in range(PAST)), *load_decisions(work, seen)])
    networks = (experts_network_for(view.players, must_play=False), network_for(view.players))
    return Search(work, states, SeededChance(seed), plan or plan_of(view, stakes), *networks)
