"""Applying moves. `apply` does not check legality: see legal_moves.py, or use wildfour.Round, which checks it."""

from wildfour.rulebook.moves import (
    ACCEPT,
    ACCUSE,
    CALL,
    CATCH,
    CHALLENGE,
    DECLINE,
    DRAW,
    FLIP,
    GIVE,
    KEEP,
    NAME_COLOR,
    OBJECT,
    PASS,
    PLAY_END,
    SWAP,
)
from wildfour.rules.challenge import challenge
from wildfour.rules.effects import accept, swap
from wildfour.rules.launcher import decline, flip, give_kind
from wildfour.rules.penalties import accuse, object_to
from wildfour.rules.primitives import Chance
from wildfour.rules.state import RoundState
from wildfour.rules.turn import choose_start_color, draw, keep, pass_turn, play
from wildfour.rules.uno_call import call, catch


def apply(s: RoundState, chance: Chance, seat: int, move: int) -> None:
    """Apply a seat's legal move."""
    if move < PLAY_END:
        play(s, chance, seat, move >> 2, move & 3)
    elif move == DRAW:
        draw(s, chance)
    elif move == KEEP:
        keep(s)
    elif move == CALL:
        call(s, chance, seat)
    elif move == ACCEPT:
        accept(s, chance)
    elif move == CHALLENGE:
        challenge(s, chance)
    else:
        apply_rarer(s, chance, seat, move)


def apply_rarer(s: RoundState, chance: Chance, seat: int, move: int) -> None:
    if move == PASS:
        pass_turn(s)
    elif NAME_COLOR <= move < CATCH:
        choose_start_color(s, move - NAME_COLOR)
    elif CATCH <= move < FLIP:
        catch(s, chance, seat, move - CATCH)
    elif s.rules.players_referee and move == OBJECT:
        object_to(s, chance, seat)
    elif s.rules.players_referee and ACCUSE <= move < GIVE:
        accuse(s, chance, seat, move - ACCUSE)
    elif s.rules.seven_zero and SWAP <= move < ACCUSE:
        swap(s, chance, move - SWAP)
    elif s.rules.launcher:
        apply_at_launcher(s, chance, move)


def apply_at_launcher(s: RoundState, chance: Chance, move: int) -> None:
    if move == DECLINE:
        decline(s, chance)
    elif move < SWAP:
        flip(s, chance, move - FLIP)
    else:
        give_kind(s, chance, move - GIVE)
