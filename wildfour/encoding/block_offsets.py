"""Block offsets in observations and masks, in eight-byte words (compilable).

A table includes only the blocks that it needs. docs/environments.md documents the encoding.
"""

from typing import Protocol

from wildfour.rulebook.rules_in_force import Rules

PLANE = 7  # words per plane, which counts cards by kind: 55 bytes, and a zero byte
WIDE_PLANE = 8  # words per plane for 64 kinds
OPEN_CARDS = PLANE
TABLE = 2 * PLANE  # offset of the table's two words
SEATS = TABLE + 2  # offset of the seats, one word each

PLAY, WILDS, SAY, NAME_COLOR, CATCH, WAIT = 0, 52, 64, 72, 76, 77
PLAIN_ACTIONS = 80
PLAIN_WORDS = PLAIN_ACTIONS // 8
LEGAL, SENSIBLE, PATIENT = range(3)  # masks


class Offering(Protocol):
    """Settings that determine which actions a mask offers."""

    asks: int  # 1: ask every player who may act out of turn; 0: make calls automatically
    sensible: int  # LEGAL: all legal actions; PATIENT: no senseless ones; SENSIBLE: also excludes holding back


def flip_planes_at(rules: Rules, players: int) -> int:
    """Return the offset of the flip cards in the seat's hand and on the discard pile (launcher)."""
    return SEATS + players


def referee_at(rules: Rules, players: int) -> int:
    """Return the offset of the referee block: one word for the card under a top card that may be taken back, and one
    per seat."""
    return flip_planes_at(rules, players) + (2 * WIDE_PLANE if rules.launcher else 0)


def known_at(rules: Rules, players: int) -> int:
    """Return the offset of the planes for the other hands."""
    return referee_at(rules, players) + (1 + players if rules.players_referee else 0)


def observation_words(rules: Rules, players: int, shown: int) -> int:
    """Return the size of an observation. `shown` is 1 if it has planes for the other hands."""
    planes = (players - 1) * (2 if rules.launcher else 1) * shown
    return known_at(rules, players) + WIDE_PLANE * planes


def words_for_seats(players: int) -> int:
    """Return the size of a block of actions on seats. A seat's index is its distance in the direction of play."""
    return (players + 7) // 8


def swap_at(rules: Rules, players: int) -> int:
    return PLAIN_WORDS


def flip_at(rules: Rules, players: int) -> int:
    return swap_at(rules, players) + (words_for_seats(players) if rules.seven_zero else 0)


def play_flip_card_at(rules: Rules, players: int) -> int:
    return flip_at(rules, players) + (words_for_seats(players) if rules.launcher else 0)


def give_at(rules: Rules, players: int) -> int:
    """Return the offset of the gifts: plain cards, then flip cards (R26)."""
    return play_flip_card_at(rules, players) + (WIDE_PLANE if rules.launcher else 0)


def accuse_at(rules: Rules, players: int) -> int:
    """Return the offset of the accusations, which exist only if players are asked out of turn (G1)."""
    return give_at(rules, players) + (2 * WIDE_PLANE if rules.launcher and not rules.gift_by_chance else 0)


def action_words(rules: Rules, players: int, asks: int) -> int:
    return accuse_at(rules, players) + (words_for_seats(players) if rules.players_referee and asks else 0)
