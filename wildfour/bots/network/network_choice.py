"""The network's choice from an imagined state, in the language of the rules."""

from typing import Any

from wildfour.bots.determinization import deal_unseen
from wildfour.bots.network.inference import choose


def choose_unseen(
    roots: Any, chances: Any, seat: int, beliefs: Any, willing: Any, nets: Any, ints: Any, w: Any, context: Any
) -> int:
    """Deal what the seat cannot see, so that all hands have their size, and choose."""
    deal_unseen(roots[0], seat, chances[0], beliefs, willing)
    return choose(roots[0], seat, nets[0], ints, w, context)
