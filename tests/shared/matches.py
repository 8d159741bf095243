"""Matches played by bots, for testing transcripts, matches, and the terminal."""

import random

from wildfour.bots.players.novice_bot import choose
from wildfour.chance.streams import RandomChance
from wildfour.match import Match
from wildfour.match.stakes import TO_GO_OUT

TABLES = (
    ("classic-2003", "", 4),
    ("classic-2003", "players-referee stacking=any", 3),
    ("standard-2010", "partners opponents-catch jump-in", 4),
    ("deluxe", "decks=2 must-play draw-until-playable", 10),
    ("minion-2016", "stacking=any jump-in seven-zero", 5),
    ("launcher-2009", "seven-zero gift-by-chance miss-draws", 2),
)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon")


def played_match(edition: str, options: str, players: int, *, seed: int = 0, moves: int = 10_000) -> Match:
    """Return a match that bots have played to its end or for a number of moves."""
    luck = random.Random(seed)
    match = Match(edition, players=NAMES[:players], options=options, streams=lambda number: RandomChance(luck))
    play_on(match, luck, moves)
    return match


def play_on(match: Match, luck: random.Random, moves: int) -> None:
    for _ in range(moves):
        if match.over:
            return
        if match.round.over:
            match.next_round()
        else:
            make_a_move(match, luck)


def make_a_move(match: Match, luck: random.Random) -> None:
    turn = match.round.turn
    for seat in (*(seat for seat in range(len(match.players)) if seat != turn), turn):
        moves = match.round.legal_moves(seat)
        move = choose(match.round.view(seat), moves, TO_GO_OUT, luck) if moves else None
        if move is not None:
            match.apply(seat, move)
            return
