"""Common queries about views and moves, in notation. The rules answer the queries, using the state built from the
view."""

from collections.abc import Collection, Sequence

from wildfour.bots.network.inference import most_waiting
from wildfour.bots.policies.out_of_turn import looks_illegal
from wildfour.bots.state_from_view import notation_of_view, rules_of_view, state_from_view
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import WORDS
from wildfour.rulebook.notation import color_of, face_of
from wildfour.rules.piles import find
from wildfour.rules.playable import is_rightful

CLAIMS = ("catch", "object", "accuse")
WILD_DRAW_FOUR = "W4"
HEADS_UP = 2


# Cards


def number_on(card: str) -> int | None:
    """Return the number on a number card."""
    face = face_of(card)
    return int(face) if face.isdigit() else None


def of_color(hand: Sequence[str], color: str | None) -> int:
    """Count the cards of a given color in a hand."""
    return sum(color_of(card) == color for card in hand)


# Moves


def card_of_move(move: str) -> str | None:
    """Return the card that a move plays, if any: `W` for `W>g`."""
    if move in WORDS or " " in move or move.startswith(">"):
        return None
    return move.partition(">")[0]


def plays(moves: Sequence[str]) -> list[str]:
    """Return the moves that play a card."""
    return [move for move in moves if card_of_move(move) is not None]


def target_seat(move: str) -> int:
    """Return the seat of `catch 2`, `flip 2`, `swap 2`, or `accuse 2`."""
    return int(move.split()[1])


def phase_answers(moves: Sequence[str]) -> list[str]:
    """Return the answers to the phase, without calls and claims about other players."""
    return [move for move in moves if move != "uno!" and move.partition(" ")[0] not in CLAIMS]


def catch_in(moves: Sequence[str]) -> str | None:
    """Return the catch among the moves, if a player has forgotten to call."""
    return next((move for move in moves if move.startswith("catch ")), None)


def urgent_move(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Return the move that every good bot makes immediately: the call, a catch, or an objection."""
    if "uno!" in moves and view.exposed == view.seat:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and target_seat(catch) not in stakes.team:
        return catch
    if "object" in moves and view.laid_by not in stakes.team and is_visibly_illegal(view):
        return "object"
    return None


def cards_of_moves(view: View, moves: Sequence[str]) -> list[str]:
    """Return the cards in the hand that the moves play. Identical cards count separately, but a wild card counts
    once."""
    played = {card_of_move(move) for move in moves}
    return [card for card in view.hand if card in played]


# Queries of the rules


def on_turn(view: View) -> bool:
    return view.turn == view.seat


def after(view: View) -> int:
    """Return the seat after the view's, in the direction of play."""
    assert view.seat is not None
    return (view.seat + (1 if view.direction == "left" else -1)) % view.players


def right_plays(view: View, moves: Sequence[str]) -> list[str]:
    """Return the plays within the rules: no bluffs, and no illegal cards."""
    playing = plays(moves)
    if not rules_of_view(view).players_referee and f"{WILD_DRAW_FOUR}>{view.color}" not in playing:
        return playing  # the engine offers only plays within the rules
    right = right_cards(view, {card for move in playing if (card := card_of_move(move))})
    return [move for move in playing if card_of_move(move) in right]


def right_plays_of_drawn(view: View, moves: Sequence[str]) -> list[str]:
    """Return the plays of the drawn card that are within the rules (C3, C4)."""
    return [move for move in right_plays(view, moves) if card_of_move(move) == view.drawn]


def right_cards(view: View, cards: Collection[str]) -> set[str]:
    """Return which of the given cards are playable."""
    if not cards:
        return set()
    assert view.seat is not None
    s, kinds = state_from_view(view), notation_of_view(view).kinds
    hand = s.hands[view.seat]
    return {card for card in cards if is_rightful(s, view.seat, find(s.rules, hand, kinds[card]))}


def is_visibly_illegal(view: View) -> bool:
    """Return whether the top card is visibly illegal (G2). A bluff never is (D7)."""
    return view.under is not None and looks_illegal(state_from_view(view))


def may_stand(view: View, card: str) -> bool:
    """Return whether a play gives no grounds for an objection (G2). A bluff is challenged instead (D7)."""
    if view.drawn is not None and card != view.drawn:
        return False
    return bool(right_cards(view, [card])) or (card == WILD_DRAW_FOUR and not rules_of_view(view).no_bluffing)


# Limits of the network


def may_draw_instead(view: View) -> bool:
    """Return whether the network may draw or keep a card here despite having a playable card (C4)."""
    return view.pending > 0 or view.players * len(view.hand) < most_waiting(rules_of_view(view), view.players)


def may_hold_back(view: View) -> bool:
    """Return whether the network may hold back a playable card: only with two players and without must-play (C4)."""
    return view.players == HEADS_UP and not rules_of_view(view).must_play


def is_sensible(view: View, move: str) -> bool:
    """Return whether the network should consider a move. Exclude illegal cards. If cards may be held back, also exclude
    choosing a color not in the hand, unless a player may be about to go out."""
    card, _, color = move.partition(">")
    if rules_of_view(view).players_referee and not may_stand(view, card):
        return False
    if not color or not may_hold_back(view) or 1 in view.hand_sizes:
        return True
    held = {color_of(one) for one in view.hand} - {None}
    return not held or color in held
