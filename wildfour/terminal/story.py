"""A transcript told as a story, as a seat, a spectator or an open table sees it."""

from collections.abc import Iterator, Sequence
from itertools import islice

from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.terminal.opponents import named_bots
from wildfour.terminal.telling import Teller
from wildfour.terminal.words import counted
from wildfour.transcript import Transcript, retell, write_transcript
from wildfour.words import listed

SPECTATOR = "spectator"


def seat_called(name: str, transcript: Transcript) -> int | None:
    """The seat that a reader wants to look from: a number, a player's name, or none for a spectator."""
    if name == SPECTATOR:
        return None
    seats = [seat for seat, player in enumerate(transcript.players) if name in (str(seat), player)]
    if not seats:
        players = listed([f"{seat} ({player})" for seat, player in enumerate(transcript.players)], "or")
        raise Invalid(f"There is no seat {name!r} in this match; say {players}, or {SPECTATOR}.")
    return seats[0]


def story(transcript: Transcript, player: int | None, *, show_all: bool) -> Iterator[str]:
    """Line by line; the whole transcript is verified before the first."""
    match = Match.resume(write_transcript(transcript))
    yield title(transcript, len(match.rounds))
    steps = retell(transcript)
    for number, seating in enumerate(match.seatings, start=1):
        seat = seating.index(player) if player in seating else None
        teller = Teller(transcript.edition, [transcript.players[one] for one in seating], seat)
        yield f"\nRound {number}."
        for played, events in islice(steps, 1 + len(match.rounds[number - 1].moves)):
            seen = events if show_all else [event.seen_by(seat) for event in events]
            yield teller.tell(seen, between=" " if played.moves else "\n")
        if match.rounds[number - 1].over:
            yield scores(transcript.players, match.format.totals(len(match.players), match.rows[:number]))
    yield ending(transcript.players, match.winners)


def title(transcript: Transcript, rounds: int) -> str:
    players = listed(named_bots(transcript.players, transcript.bots))
    options = f" Options: {transcript.options}." if len(transcript.options) else ""
    return (
        f"A match by the rules of {transcript.edition.title}, {counted(rounds, 'round')}, written down by "
        f"{transcript.saved_by}.{options}\nAt the table, to the left: {players}."
    )


def scores(players: Sequence[str], totals: Sequence[int]) -> str:
    return f"Scores: {listed([f'{name} {total}' for name, total in zip(players, totals, strict=True)])}."


def ending(players: Sequence[str], winners: Sequence[int]) -> str:
    if not winners:
        return "\nThe match was left here."
    names = listed([players[seat] for seat in winners])
    return f"\n{names} {'wins' if len(winners) == 1 else 'win'} the match."
