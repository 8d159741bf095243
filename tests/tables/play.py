"""Tables that play themselves, for property tests: any edition, format, options, and number of players."""

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from tests.shared.explore import random_table
from tests.shared.matches import NAMES
from wildfour import Invalid, Outcome, Round
from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import Bots, one_luck
from wildfour.bots.view_queries import card_of_move
from wildfour.match import Match
from wildfour.match.formats import NAMES as FORMATS
from wildfour.match.match import streams_of
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.table import PERSON, Table
from wildfour.transcript import Transcript

SEEDS = st.integers(0, 2**32 - 1)


def random_match(seed: int) -> Match:
    """Return a match at a random table, with a low target, so that it ends."""
    generator = random.Random(seed)
    while True:
        edition, players, options = random_table(generator)
        format = generator.choice(FORMATS)
        target = generator.choice((50, 150, 300))
        try:
            return Match(
                edition, players=NAMES[:players], options=f"{options} target={target}", format=format, seed=seed
            )
        except Invalid:
            continue


def next_move(table: Table, luck: random.Random) -> tuple[int, str]:
    """Choose a random legal move for a random player, favoring plays by the current player so that rounds end."""
    player = table.current_player
    assert player is not None
    if luck.random() < 0.2 and (others := table.may_speak()):
        player = luck.choice(others)
    moves = table.moves(player)
    plays = [move for move in moves if card_of_move(move) is not None]
    return player, luck.choice(plays if plays and luck.random() < 0.8 else moves)


def luck_at(table: Table, seed: int) -> random.Random:
    """Return a generator that depends only on the seed and the point in the match."""
    return random.Random(f"{seed} {table.match.number} {len(table.match.round.moves)}")


def step(table: Table, seed: int) -> None:
    """Make a move, or deal the next round."""
    if table.match.round.over:
        table.deal()
    else:
        table.apply(*next_move(table, luck_at(table, seed)))


def play_on(table: Table, seed: int, moves: int) -> None:
    for _ in range(moves):
        if table.match.over:
            return
        step(table, seed)


def table_of(played: Round, who: Sequence[str] = ()) -> Table:
    """Return a table for a round that started elsewhere."""
    match = Match.restored(Transcript(played.edition, played.options, NAMES[: played.players]), streams_of(1), played)
    return Table.restored(match, who or [PERSON] * played.players, 0)


def play_round(played: Round, bots: Sequence[Bot], luck: random.Random, stakes: Sequence[Stakes] = ()) -> Outcome:
    """Let bots finish a round. `stakes` contains each seat's stakes."""
    table = table_of(played, ["bot"] * played.players)
    seats = dict(enumerate(bots))
    return Bots(table, seats, one_luck(luck), stakes=lambda seat: stakes[seat] if stakes else TO_GO_OUT).play_round()
