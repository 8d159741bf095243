"""What bots ask of a view and of moves, in the notation. The rules answer for the state of the view."""

from collections.abc import Collection, Sequence

from wildfour.bots.network.inference import most_waiting
from wildfour.bots.policies.out_of_turn import looks_wrong
from wildfour.bots.state_from_view import notation_of_view, rules_of_view, state_from_view
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.rulebook.notation import color_of, face_of
from wildfour.rules.piles import find
from wildfour.rules.playable import is_rightful

CLAIMS = ("catch", "object", "accuse")
WILD_DRAW_FOUR = "W4"
HEADS_UP = 2


# Cards


def number_on(card: str) -> int | None:
    """The number of a number card."""
    face = face_of(card)
    return int(face) if face.isdigit() else None


def of_color(hand: Sequence[str], color: str | None) -> int:
    """How many cards of a hand have that color."""
    return sum(color_of(card) == color for card in hand)


# Moves


def card_laid(move: str) -> str | None:
    """The card that a move lays, if it lays one: `W` of `W>g`."""
    if move in WORDS or " " in move or move.startswith(">"):
        return None
    return move.partition(">")[0]


def plays(moves: Sequence[str]) -> list[str]:
    """The moves that lay a card."""
    return [move for move in moves if card_laid(move) is not None]


def seat_meant(move: str) -> int:
    """The seat of `catch 2`, `flip 2`, `swap 2` or `accuse 2`."""
    return int(move.split()[1])


def is_at_seat(move: str) -> bool:
    return move.partition(" ")[0] in AT_SEAT


def asked_for(moves: Sequence[str]) -> list[str]:
    """The answers to what the phase asks: no call, and nothing that is said of another player."""
    return [move for move in moves if move != "uno!" and move.partition(" ")[0] not in CLAIMS]


def catch_in(moves: Sequence[str]) -> str | None:
    """The catch among the moves, if somebody forgot to call."""
    return next((move for move in moves if move.startswith("catch ")), None)


def urgent_move(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Return what is never left out: the call, a catch, an objection."""
    if "uno!" in moves and view.exposed == view.seat:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and seat_meant(catch) not in stakes.team:
        return catch
    if "object" in moves and view.laid_by not in stakes.team and is_plainly_wrong(view):
        return "object"
    return None


def cards_to_lay(view: View, moves: Sequence[str]) -> list[str]:
    """The cards of the hand that the moves lay: two equal cards are two, a wild card with its four moves is one."""
    laid = {card_laid(move) for move in moves}
    return [card for card in view.hand if card in laid]


# What the rules say


def on_turn(view: View) -> bool:
    return view.turn == view.seat


def after(view: View) -> int:
    """Who comes after the seat of the view, in the direction of play."""
    assert view.seat is not None
    return (view.seat + (1 if view.direction == "left" else -1)) % view.players


def right_plays(view: View, moves: Sequence[str]) -> list[str]:
    """The moves that lay a card as the rulebook lets it be laid: no bluff, and no wrong card."""
    laying = plays(moves)
    if not rules_of_view(view).players_referee and f"{WILD_DRAW_FOUR}>{view.color}" not in laying:
        return laying  # the engine lets nothing else through
    right = right_cards(view, {card for move in laying if (card := card_laid(move))})
    return [move for move in laying if card_laid(move) in right]


def right_plays_of_drawn(view: View, moves: Sequence[str]) -> list[str]:
    """C3, C4: those that lay the card just drawn."""
    return [move for move in right_plays(view, moves) if card_laid(move) == view.drawn]


def right_cards(view: View, cards: Collection[str]) -> set[str]:
    """The cards, of some in the hand, that the rules let the hand lay."""
    if not cards:
        return set()
    assert view.seat is not None
    s, kinds = state_from_view(view), notation_of_view(view).kinds
    hand = s.hands[view.seat]
    return {card for card in cards if is_rightful(s, view.seat, find(s.rules, hand, kinds[card]))}


def is_plainly_wrong(view: View) -> bool:
    """G2: can everybody see that the top card was laid against the rules? A bluff nobody sees (D7)."""
    return view.under is not None and looks_wrong(state_from_view(view))


def may_stand(view: View, card: str) -> bool:
    """G2: return whether nobody would have a reason to object. A bluff is challenged instead (D7)."""
    if view.drawn is not None and card != view.drawn:
        return False
    return bool(right_cards(view, [card])) or (card == WILD_DRAW_FOUR and not rules_of_view(view).no_bluffing)


# What the network does


def may_draw_instead(view: View) -> bool:
    """C4: return whether the network may draw or keep a card here, though it could play one."""
    return view.pending > 0 or view.players * len(view.hand) < most_waiting(rules_of_view(view), view.players)


def may_hold_back(view: View) -> bool:
    """C4: heads-up without must-play the network has learned when to hold a card back."""
    return view.players == HEADS_UP and not rules_of_view(view).must_play


def is_sensible(view: View, move: str) -> bool:
    """Leave out illegal cards; and where cards are held back a color that the hand lacks, unless that may keep the
    opponent from going out."""
    card, _, color = move.partition(">")
    if rules_of_view(view).players_referee and not may_stand(view, card):
        return False
    held = {color_of(one) for one in view.hand} - {None}
    return not color or not held or color in held or not may_hold_back(view) or 1 in view.hand_sizes
