"""Other software for similar games, all optional: RLCard's UNO and OpenSpiel's Crazy Eights."""

import random
from collections.abc import Iterator
from typing import Any

from wildfour.benchmark.measuring import Contender
from wildfour.errors import WildfourError

RLCARD = "RLCard"
OPEN_SPIEL = "OpenSpiel, Python"
OPEN_SPIEL_CPP = "OpenSpiel, C++"
UNO = "UNO"
CRAZY_EIGHTS = "Crazy Eights"
ONE_DECK = 5  # maximum players of Crazy Eights with one deck; OpenSpiel uses two decks for more
SAMPLE = 1000  # games for counting decisions


def rlcard(players: int) -> Contender:
    """Return RLCard's UNO, run through its environment with its random agents."""
    try:
        import rlcard as library  # noqa: PLC0415 - an optional peer
        from rlcard.agents import RandomAgent  # noqa: PLC0415
    except ImportError as error:
        raise WildfourError("peer-missing", peer="RLCard") from error
    environment = library.make("uno", config={"game_num_players": players})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(players)])

    def play(rounds: int) -> int:
        moves = 0
        for _ in range(rounds):
            trajectories, _ = environment.run(is_training=False)
            moves += sum(len(trajectory) // 2 for trajectory in trajectories)
        return moves

    return Contender(engine=RLCARD, rules=UNO, players=players, play=play)


def open_spiel(players: int) -> Contender:
    """Return OpenSpiel's Crazy Eights, run through its Python interface. A decision is a uniformly random legal action.

    Chance outcomes are also drawn in Python, uniformly, because with one deck, all outcomes are equally likely.
    """
    game = load_crazy_eights(players)
    uniform = random.Random(1).random

    def play(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                chance = state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += not chance
        return decisions

    return Contender(engine=OPEN_SPIEL, rules=CRAZY_EIGHTS, players=players, play=play)


def open_spiel_cpp(players: int) -> Contender:
    """Return Crazy Eights, run with OpenSpiel's own random bots in its C++ loop, with one call from Python per game."""
    game = load_crazy_eights(players)
    per_game = decisions_per_game(game, players)

    def play(rounds: int) -> int:
        for _ in play_with_bots(game, players, rounds):
            pass
        return round(rounds * per_game)

    return Contender(engine=OPEN_SPIEL_CPP, rules=CRAZY_EIGHTS, players=players, play=play)


def load_crazy_eights(players: int) -> Any:
    try:
        import pyspiel  # noqa: PLC0415 - an optional peer
    except ImportError as error:
        raise WildfourError("peer-missing", peer="OpenSpiel") from error
    return pyspiel.load_game("crazy_eights", {"players": players})


def play_with_bots(game: Any, players: int, games: int) -> Iterator[Any]:
    """Yield the final states of some games. The games are always the same."""
    import pyspiel  # noqa: PLC0415 - an optional peer

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        yield state


def decisions_per_game(game: Any, players: int) -> float:
    """Return the mean number of decisions per game, measured beforehand because reading a game's history takes longer
    than playing it."""
    states = play_with_bots(game, players, SAMPLE)
    decisions = sum(1 for state in states for step in state.full_history() if step.player >= 0)
    return decisions / SAMPLE
