"""The actions of the network: those of docs/environments.md, each block at a fixed place whatever the table has."""

from wildfour.encoding.block_offsets import PLAIN_ACTIONS, flip_at, give_at, lay_flip_card_at, swap_at
from wildfour.rulebook.rules_in_force import Rules

TO_SEATS = 16  # swap or flip: the phase says which
FLIP_CARDS = 64
GIFTS = 128
SEATS_AT = PLAIN_ACTIONS
FLIP_CARDS_AT = SEATS_AT + TO_SEATS
GIFTS_AT = FLIP_CARDS_AT + FLIP_CARDS
ACTIONS = GIFTS_AT + GIFTS


def place_of_action(rules: Rules, players: int, action: int) -> int:
    """Where the network has an action of such a table; in the language of the rules."""
    if action < PLAIN_ACTIONS:
        return action
    if rules.launcher:
        if action >= 8 * give_at(rules, players):
            return GIFTS_AT + action - 8 * give_at(rules, players)
        if action >= 8 * lay_flip_card_at(rules, players):
            return FLIP_CARDS_AT + action - 8 * lay_flip_card_at(rules, players)
        if action >= 8 * flip_at(rules, players):
            return SEATS_AT + action - 8 * flip_at(rules, players)
    return SEATS_AT + action - 8 * swap_at(rules, players)
