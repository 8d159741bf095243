"""The level *casual*: simple rules of thumb, by somebody who enjoys the evening.

It stays with the color it holds most, hits the next player with action cards when that one has few cards left, and
keeps wild cards for when nothing else fits; but often it just lays what comes to hand. It nearly always calls, misses
a catch now and then, and rarely challenges. It spares its partners.
"""

import random
from collections.abc import Sequence

from wildfour.bots.players.random_bot import lay_or
from wildfour.bots.view_queries import (
    after,
    asked_for,
    cards_to_lay,
    catch_in,
    is_plainly_wrong,
    number_on,
    of_color,
    on_turn,
    plays,
    right_plays,
    right_plays_of_drawn,
    seat_meant,
)
from wildfour.match.stakes import Stakes
from wildfour.round.view import WILD, View
from wildfour.rulebook.notation import color_of

THINKS = 0.6
CALLS = 0.97
CATCHES = 0.7
JUMPS_IN = 0.8
OBJECTS = 0.7
CHALLENGES = 0.05
FEW_CARDS = 3
# How much more a card is liked than another, in the order of what counts first.
NOT_WILD, HITS, SAVED_FOR_LATER, PER_CARD_OF_COLOR = 10_000, 1_000, -50, 10
ACTION = 10  # an action card is liked as if this were its number


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    said = out_of_turn_move(view, moves, stakes, luck)
    if said is not None or not on_turn(view):
        return said
    return answer_phase(view, moves, stakes, luck)


def out_of_turn_move(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """What is said or done out of turn: the call, a catch, an objection, a jump-in."""
    if view.exposed == view.seat and "uno!" in moves and luck.random() < CALLS:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and view.exposed not in stakes.team and luck.random() < CATCHES:
        return catch
    sees_it = "object" in moves and is_plainly_wrong(view) and view.laid_by not in stakes.team
    if sees_it and luck.random() < OBJECTS:
        return "object"
    jumps = [] if on_turn(view) else plays(moves)
    return jumps[0] if jumps and luck.random() < JUMPS_IN else None


def answer_phase(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
    """What the phase asks the seat on turn."""
    if view.phase == "play":
        return best_play(view, right_plays(view, moves), "pass" if "pass" in moves else "draw", stakes, luck)
    if view.phase == "play-drawn":
        return best_play(view, right_plays_of_drawn(view, moves), "keep", stakes, luck)
    if view.phase == "answer":
        challenges = "challenge" in moves and luck.random() < CHALLENGES
        return best_play(view, right_plays(view, moves), "challenge" if challenges else "accept", stakes, luck)
    if view.phase == "choose-color":
        return f">{color_held_most(view)}"
    if view.phase == "give":
        return f"give {worst_card(view.hand)}"
    return at_the_most_dangerous(view, moves, stakes)


def best_play(view: View, moves: Sequence[str], otherwise: str, stakes: Stakes, luck: random.Random) -> str:
    """The card liked most, one of equals; a wild card names the color held most."""
    if luck.random() >= THINKS:
        return lay_or(view, moves, otherwise, luck)
    if not moves:
        return otherwise
    cards = list(dict.fromkeys(cards_to_lay(view, moves)))
    most = max(play_score(view, card, stakes) for card in cards)
    card = luck.choice([card for card in cards if play_score(view, card, stakes) == most])
    return card if color_of(card) is not None else f"{card}>{color_held_most(view)}"


def play_score(view: View, card: str, stakes: Stakes) -> int:
    """Score a play."""
    color, number = color_of(card), number_on(card)
    if color is None:
        return 0 if card == WILD else HITS if hits_the_right_one(view, stakes) else -1
    liked = NOT_WILD + PER_CARD_OF_COLOR * of_color(view.hand, color)
    if number is None:
        return liked + (HITS if hits_the_right_one(view, stakes) else SAVED_FOR_LATER)
    return liked + number


def hits_the_right_one(view: View, stakes: Stakes) -> bool:
    """Is the next player no partner, and about to go out?"""
    return after(view) not in stakes.team and view.hand_sizes[after(view)] <= FEW_CARDS


def color_held_most(view: View) -> str:
    """The first of equals."""
    return max(view.colors, key=lambda color: of_color(view.hand, color))


def worst_card(hand: Sequence[str]) -> str:
    """What to give away: a high number of the color held least, rather than an action card, rather than a wild one."""

    def goodness(card: str) -> tuple[int, int, int]:
        color, number = color_of(card), number_on(card)
        rank = 2 if color is None else int(number is None)
        return rank, of_color(hand, color), -(number if number is not None else ACTION)

    return min(hand, key=goodness)


def at_the_most_dangerous(view: View, moves: Sequence[str], stakes: Stakes) -> str:
    """Flip at, or swap with, whoever has the fewest cards and is no partner."""
    asked = [move for move in asked_for(moves) if move != "decline"]
    return min(asked, key=lambda move: (seat_meant(move) in stakes.team, view.hand_sizes[seat_meant(move)]))
