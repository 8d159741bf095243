"""Behavior that must stay the same from version to version, in named sections: rounds, bot moves, and written text.

A section turns one of the recorded tables into text. The text contains only what users and other programs see:
notation, event names, protocol fields, file lines. It therefore does not depend on the names of modules, classes, or
functions, and is the same on every machine. `test_unchanged.py` compares hashes of these texts.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from tests.shared.matches import NAMES
from wildfour import ALL, Invalid, Round
from wildfour.bots.bot_runner import Bots, one_luck
from wildfour.bots.levels import bot_named
from wildfour.envs.batch import Batch
from wildfour.match import Match
from wildfour.match.formats import DEFAULT
from wildfour.rules.state import RoundState
from wildfour.table import BotQuestion, Table

MOST_MOVES = 60  # in a random round
MOST_MATCH_MOVES = 90
STEPS = 25  # per environment
FORMATS = ("points-race", "lowest-score", "partners", "rotating-partners", "elimination")
CALLS, MASKS, REWARDS = ("auto", "ask"), ("legal", "sensible", "patient"), ("win", "points")


class Given(NamedTuple):
    """A recorded table; its index in the list is the seed."""

    seed: int
    edition: str
    players: int
    options: str

    @classmethod
    def read(cls, seed: int, line: str) -> "Given":
        edition, players, options = (*line.split(" ", 2), "")[:3]
        return cls(seed, edition, int(players), options)

    def luck(self) -> random.Random:
        return random.Random(self.seed)

    def round(self) -> Round:
        return Round(self.edition, players=self.players, options=self.options, seed=self.seed)


def as_json(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def short(text: str) -> str:
    """Return a short hash of one seed's text, enough to detect changes."""
    return hashlib.sha256(text.encode()).hexdigest()[:10]


# Random moves


def pick(luck: random.Random, choices: Sequence[str]) -> str:
    """Choose by one random number, because library methods may differ between Python versions."""
    return choices[int(luck.random() * len(choices))]


def is_play(move: str) -> bool:
    return move[0] in "rygboWM" and " " not in move and move != "object"


def any_move(legal: Sequence[Sequence[str]], turn: int, luck: random.Random) -> tuple[int, str]:
    """Choose a seat, mostly the current player's, and one of its moves, preferably a play."""
    seats = [seat for seat, moves in enumerate(legal) if moves]
    seat = turn if turn in seats and luck.random() < 0.8 else seats[int(luck.random() * len(seats))]
    plays = sorted(filter(is_play, legal[seat]))
    return seat, pick(luck, plays if plays and luck.random() < 0.8 else sorted(legal[seat]))


def steps(r: Round, luck: random.Random, most: int) -> Iterator[tuple[int, str, list[Any]]]:
    """Continue the round; yield every move with its seat and events."""
    made = 0
    while not r.over and made < most:
        seat, move = any_move([r.legal_moves(seat) for seat in range(r.players)], r.turn, luck)
        made += 1
        yield seat, move, r.apply(seat, move, audience=ALL)


# Rounds


def rounds(given: Given) -> str:
    """Write every move, the legal moves after it, and the views of each seat and a spectator in turn."""
    r, lines = given.round(), []
    watchers = (*range(given.players), None)
    for number, (seat, move, events) in enumerate(steps(r, given.luck(), MOST_MOVES)):
        watcher = watchers[number % len(watchers)]
        lines += [f"{seat} {move}", *(as_json(event.seen_by(watcher)) for event in events)]
        lines += ["" if r.over else ", ".join(r.legal_moves(seat)) for seat in range(r.players)]
    lines += [r.position, as_json(r.outcome)]
    return "\n".join(lines)


def positions(given: Given) -> str:
    """Write every tenth position and the views and moves after resuming from it."""
    r, lines = given.round(), []
    for number, _ in enumerate(steps(r, given.luck(), MOST_MOVES)):
        if number % 10 == 0 and not r.over:
            lines.append(r.position)
            again = Round.from_position(r.position, seed=number)
            lines += [as_json(again.view(seat)) for seat in (again.turn, (again.turn + 1) % again.players, None)]
            lines += [f"{seat} {move}" for seat, move, _ in steps(again, random.Random(number), 4)]
            lines.append(again.position)
    return "\n".join(lines)


# Bots


def table_of(given: Given, level: str) -> Table:
    match = Match(given.edition, players=NAMES[: given.players], options=given.options, seed=given.seed)
    return Table(match, [level] * given.players)


def moves_of(level: str, given: Given) -> str:
    """Write a round in which bots of one level play in turn and out of turn."""
    table = table_of(given, level)
    bots = Bots(table, dict.fromkeys(range(given.players), bot_named(level)), one_luck(given.luck()))
    played = table.match.round
    while not played.over and len(played.moves) < 2 * MOST_MOVES:
        bots.move()
    return "\n".join(map(str, played.moves))


def decisions(given: Given, every: int) -> Iterator[tuple[str, BotQuestion, RoundState]]:
    """Play a round without bots. Yield each question to the current player, with its name and the round's state."""
    table = table_of(given, "nobody")
    played, luck = table.match.round, given.luck()
    for number in range(MOST_MOVES):
        if played.over:
            return
        if number % every == 0:
            yield f"{given.seed}:{number}", table.question(played.turn), played.state
        seat, move = any_move([played.legal_moves(seat) for seat in range(played.players)], played.turn, luck)
        table.apply(table.match.seating[seat], move)


def chosen_by(level: str, given: Given, every: int, left_out: Sequence[str]) -> str:
    """Write a bot's answers to separate questions, so that an excluded answer does not affect the others."""
    bot, lines = bot_named(level), []
    for name, question, _ in decisions(given, every):
        if name not in left_out:
            lines.append(f"{name} {bot(question.view, question.moves, question.stakes, random.Random(name))}")
    return "\n".join(lines)


# Matches, pads, and tournaments


def match_of(given: Given) -> Match:
    """Return a match in one of the formats that the table supports."""
    for place in range(len(FORMATS)):
        format = FORMATS[(given.seed + place) % len(FORMATS)]
        try:
            options = f"{given.options} target=100"
            return Match(given.edition, players=NAMES[: given.players], options=options, format=format, seed=given.seed)
        except Invalid:
            continue
    return Match(given.edition, players=NAMES[: given.players], options=given.options, format=DEFAULT, seed=given.seed)


def play_on(match: Match, luck: random.Random, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        if match.round.over:
            match.next_round()
        else:
            r = match.round
            match.apply(*any_move([r.legal_moves(seat) for seat in range(r.players)], r.turn, luck))


def unsigned(text: str) -> str:
    """Remove the line with the program's version."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("saved-by:"))


def transcripts(given: Given) -> str:
    """Write a match that is interrupted, resumed from its transcript, and continued."""
    match, luck = match_of(given), given.luck()
    play_on(match, luck, MOST_MATCH_MOVES)
    before = match.text
    again = Match.resume(before, seed=given.seed)
    play_on(again, luck, 20)
    return "\n".join((unsigned(before), unsigned(again.text), as_json(again.scores), as_json(again.winners)))


# Environments


def environments(given: Given) -> str:
    """Write observations, masks, rewards, and the player to act, as numbers."""
    luck = given.luck()
    batch = Batch(
        given.edition,
        given.players,
        1,
        options=given.options,
        seed=given.seed,
        machine="python",
        calls=CALLS[given.seed % 2],
        masks=MASKS[given.seed % 3],
        reward=REWARDS[given.seed % 2],
    )
    lines = []
    for _ in range(STEPS):
        (obs,), (mask,) = batch.obs.tolist(), batch.mask.tolist()
        lines.append(as_json((obs, mask, batch.rewards.tolist(), batch.seats.tolist(), batch.ended.tolist())))
        offered = [action for action, legal in enumerate(mask) if legal]
        batch.step([offered[int(luck.random() * len(offered))]] if offered else [0])
    return "\n".join(lines)
