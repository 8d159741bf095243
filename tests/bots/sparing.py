"""A test bot that plays like the `sparing` policy: any playable card, but wild cards only as a last resort."""

import random
from collections import Counter
from collections.abc import Sequence

from wildfour.bots.view_queries import card_of_move, right_cards
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.notation import color_of


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
    plays = [move for move in moves if card_of_move(move) is not None and right_cards(view, [str(card_of_move(move))])]
    colored = [move for move in plays if ">" not in move]
    if colored:
        return luck.choice(colored)
    if plays:
        held = Counter(color_of(card) for card in view.hand)
        return max(plays, key=lambda move: held[move[-1]])
    return next(move for move in ("draw", "keep", "accept", "pass") if move in moves)
