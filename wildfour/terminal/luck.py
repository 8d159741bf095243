"""The chance of a game at the prompt, for its cards and its bots."""

import random

from wildfour.cards import Zone, cards_in, kind_of
from wildfour.chance import RandomChance
from wildfour.editions import Edition
from wildfour.event_kinds import NOBODY
from wildfour.options import Options, Rules


class Luck:
    """With a seed it depends on nothing but the place in the match, so that a match that was left and taken up again
    goes on as it would have; without one it is the operating system's, which no seed changes."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed
        self.generator = random.SystemRandom() if seed is None else random.Random()

    def at(self, rounds: int, moves: int, asked: int) -> random.Random:
        """The luck of one question: `asked` is a bot's seat, or NOBODY for the cards."""
        self.generator.seed(f"{self._seed} {rounds} {moves} {asked}")
        return self.generator

    def cards_of(self, edition: Edition, options: Options) -> "CardLuck":
        self.at(0, 0, NOBODY)
        return CardLuck(self.generator, Rules(edition, options))


class CardLuck(RandomChance):
    """Picks by what is printed on the cards: which of two equal cards lies where, a transcript does not say."""

    def __init__(self, generator: random.Random, rules: Rules) -> None:
        super().__init__(generator)
        self._rules = rules

    def pick(self, zone: Zone, n: int) -> int:
        cards = sorted(cards_in(zone), key=lambda card: (kind_of(self._rules, card), card))
        return cards[self.below(n)]
