"""Random tables and random play for property tests: any edition, any number of players, compatible options."""

import random

from hypothesis import strategies as st

from wildfour import Invalid, Round
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.option_parser import OPTIONS, Options, OptionValue, check_table

SAMPLED = tuple(option for option in OPTIONS if option.name != "flip-cards")  # tests/rules/test_launcher.py


def random_table(generator: random.Random, decks: int | None = None) -> tuple[Edition, int, Options]:
    """Return an edition, a number of players, and compatible options, often none."""
    while True:
        edition = generator.choice(EDITIONS)
        players = generator.randint(2, edition.most_players)
        changed: dict[str, OptionValue] = {}
        for option in generator.sample(SAMPLED, generator.choice((0, 0, 1, 2, 4, 8))):
            if option.name not in ("target", "hit-rate"):
                changed[option.name] = generator.randrange(len(option.values))
        if edition.launcher:
            changed["hit-rate"] = (generator.randrange(1001),)
        if decks is not None:
            changed["decks"] = decks - 1
        options = Options(changed)
        try:
            check_table(edition, players, options)
        except Invalid:
            continue
        return edition, players, options


def every_move(r: Round) -> list[tuple[int, int]]:
    return [(seat, move) for seat in range(r.players) for move in r.move_ids(seat)]


def step(r: Round, generator: random.Random) -> tuple[int, int]:
    """Choose a random legal move for a random seat, favoring the current player so that rounds make progress."""
    moves = every_move(r)
    on_turn = [(seat, move) for seat, move in moves if seat == r.turn]
    return generator.choice(on_turn if on_turn and generator.random() < 0.7 else moves)


def played(seed: int, moves: int) -> Round:
    """Play up to `moves` random moves at a random table; return the round."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < moves:
        r.apply(*step(r, generator))
    return r


ROUNDS = st.builds(played, st.integers(0, 2**32 - 1), st.integers(0, 60))
