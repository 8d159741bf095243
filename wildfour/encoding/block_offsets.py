"""Where the blocks of an observation and of a mask begin, in words of eight bytes; in the language of the rules.

A table has a block only if it needs it. docs/environments.md has the whole encoding.
"""

from typing import Protocol

from wildfour.rulebook.rules_in_force import Rules

PLANE = 7  # words of a count of cards by kind: 55 bytes, and one that is 0
WIDE_PLANE = 8  # the same with room for 64 kinds
OPEN_CARDS = PLANE
TABLE = 2 * PLANE  # two words
SEATS = TABLE + 2  # a word for each seat

LAY, WILDS, SAY, NAME_COLOR, CATCH, WAIT = 0, 52, 64, 72, 76, 77
PLAIN_ACTIONS = 80
PLAIN_WORDS = PLAIN_ACTIONS // 8
LEGAL, SENSIBLE, PATIENT = range(3)  # masks


class Offering(Protocol):
    """What of the settings decides what is offered."""

    asks: int  # 1: everybody who may speak out of turn is asked; 0: calls are made for the players
    sensible: int  # LEGAL: everything; PATIENT leaves out what nobody should do; SENSIBLE also to hold a card back


def flip_planes_at(rules: Rules, players: int) -> int:
    """Flip cards in the own hand and lying open, at a table with a launcher."""
    return SEATS + players


def referee_at(rules: Rules, players: int) -> int:
    """Where the players are the referees: a word of the card that may be taken back, and a word for each seat."""
    return flip_planes_at(rules, players) + (2 * WIDE_PLANE if rules.launcher else 0)


def known_at(rules: Rules, players: int) -> int:
    """Cards that the seat knows in other hands, if it is shown them."""
    return referee_at(rules, players) + (1 + players if rules.players_referee else 0)


def observation_words(rules: Rules, players: int, shown: int) -> int:
    """`shown`: 1 if there are planes for the other hands."""
    planes = (players - 1) * (2 if rules.launcher else 1) * shown
    return known_at(rules, players) + WIDE_PLANE * planes


def words_for_seats(players: int) -> int:
    """Actions that name a seat have an index for each: how far ahead it is in the order of play."""
    return (players + 7) // 8


def swap_at(rules: Rules, players: int) -> int:
    return PLAIN_WORDS


def flip_at(rules: Rules, players: int) -> int:
    return swap_at(rules, players) + (words_for_seats(players) if rules.seven_zero else 0)


def lay_flip_card_at(rules: Rules, players: int) -> int:
    return flip_at(rules, players) + (words_for_seats(players) if rules.launcher else 0)


def give_at(rules: Rules, players: int) -> int:
    """R26: a card to give, plain ones and then flip cards."""
    return lay_flip_card_at(rules, players) + (WIDE_PLANE if rules.launcher else 0)


def accuse_at(rules: Rules, players: int) -> int:
    """G1: only who is asked out of turn too can accuse."""
    return give_at(rules, players) + (2 * WIDE_PLANE if rules.launcher and not rules.gift_by_chance else 0)


def action_words(rules: Rules, players: int, asks: int) -> int:
    return accuse_at(rules, players) + (words_for_seats(players) if rules.players_referee and asks else 0)
