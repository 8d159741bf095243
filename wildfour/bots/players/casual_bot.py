"""The level *casual*: simple rules of thumb, for a relaxed game.

It prefers its most common color, plays action cards when the next player has few cards left, and saves wild cards until
nothing else is playable, but it often plays a random card. It nearly always calls, sometimes misses a catch, and rarely
challenges. It spares its partners.
"""

import random
from collections.abc import Sequence

from wildfour.bots.players.random_bot import play_or
from wildfour.bots.view_queries import (
    after,
    cards_of_moves,
    catch_in,
    is_visibly_illegal,
    number_on,
    of_color,
    on_turn,
    phase_answers,
    plays,
    right_plays,
    right_plays_of_drawn,
    target_seat,
)
from wildfour.match.stakes import Stakes
from wildfour.round.view import WILD, View
from wildfour.rulebook.notation import color_of

PICKS_BEST = 0.6
CALLS = 0.97
CATCHES = 0.7
JUMPS_IN = 0.8
OBJECTS = 0.7
CHALLENGES = 0.05
FEW_CARDS = 3
# Weights of a play's features, the most important first.
NOT_WILD, HITS, SAVED_FOR_LATER, PER_CARD_OF_COLOR = 10_000, 1_000, -50, 10
ACTION = 10  # an action card's value, used in place of a number


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    move = out_of_turn_move(view, moves, stakes, luck)
    if move is not None or not on_turn(view):
        return move
    return answer_phase(view, moves, stakes, luck)


def out_of_turn_move(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Choose an out-of-turn move: the call, a catch, an objection, or a jump-in."""
    if view.exposed == view.seat and "uno!" in moves and luck.random() < CALLS:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and view.exposed not in stakes.team and luck.random() < CATCHES:
        return catch
    notices = "object" in moves and is_visibly_illegal(view) and view.laid_by not in stakes.team
    if notices and luck.random() < OBJECTS:
        return "object"
    jumps = [] if on_turn(view) else plays(moves)
    return jumps[0] if jumps and luck.random() < JUMPS_IN else None


def answer_phase(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
    """Choose the current player's answer to the phase."""
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
    return at_strongest_opponent(view, moves, stakes)


def best_play(view: View, moves: Sequence[str], otherwise: str, stakes: Stakes, luck: random.Random) -> str:
    """Return the play with the highest score, breaking ties at random. A wild card gets the hand's main color."""
    if luck.random() >= PICKS_BEST:
        return play_or(view, moves, otherwise, luck)
    if not moves:
        return otherwise
    cards = list(dict.fromkeys(cards_of_moves(view, moves)))
    most = max(play_score(view, card, stakes) for card in cards)
    card = luck.choice([card for card in cards if play_score(view, card, stakes) == most])
    return card if color_of(card) is not None else f"{card}>{color_held_most(view)}"


def play_score(view: View, card: str, stakes: Stakes) -> int:
    """Score a play."""
    color, number = color_of(card), number_on(card)
    if color is None:
        return 0 if card == WILD else HITS if next_opponent_is_near_out(view, stakes) else -1
    score = NOT_WILD + PER_CARD_OF_COLOR * of_color(view.hand, color)
    if number is None:
        return score + (HITS if next_opponent_is_near_out(view, stakes) else SAVED_FOR_LATER)
    return score + number


def next_opponent_is_near_out(view: View, stakes: Stakes) -> bool:
    """Return whether the next player is an opponent about to go out."""
    return after(view) not in stakes.team and view.hand_sizes[after(view)] <= FEW_CARDS


def color_held_most(view: View) -> str:
    """Return the most common color in hand, or the first if tied."""
    return max(view.colors, key=lambda color: of_color(view.hand, color))


def worst_card(hand: Sequence[str]) -> str:
    """Choose a card to give away: a high number of the hand's rarest color, else an action card, else a wild card."""

    def value_in_hand(card: str) -> tuple[int, int, int]:
        color, number = color_of(card), number_on(card)
        rank = 2 if color is None else int(number is None)
        return rank, of_color(hand, color), -(number if number is not None else ACTION)

    return min(hand, key=value_in_hand)


def at_strongest_opponent(view: View, moves: Sequence[str], stakes: Stakes) -> str:
    """Choose the opponent with the fewest cards, to flip at or swap with."""
    targets = [move for move in phase_answers(moves) if move != "decline"]
    return min(targets, key=lambda move: (target_seat(move) in stakes.team, view.hand_sizes[target_seat(move)]))
