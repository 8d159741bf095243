"""Narration of a transcript for a player, a spectator, or an open table."""

from collections.abc import Iterator, Sequence

from wildfour.errors import Invalid
from wildfour.events.match_events import MatchEnded, RoundBegan
from wildfour.match import Match
from wildfour.narration.narrator import Narrator, distinct
from wildfour.narration.scores import scores
from wildfour.transcript import PERSON, RoundRecord, Transcript, retell_round, write_transcript
from wildfour.words import Message, saying

SPECTATOR = "spectator"
Line = list[Message]


def player_called(name: str, transcript: Transcript) -> int | None:
    """Find a player by number or name. Return None for a spectator."""
    if name == SPECTATOR:
        return None
    names = distinct(transcript.players)
    players = [player for player, known in enumerate(names) if name in (str(player), known)]
    players += [player for player, known in enumerate(transcript.players) if name == known]
    if not players:
        raise Invalid("no-such-reader", name=name, known=[f"{player} ({known})" for player, known in enumerate(names)])
    return players[0]


def narrate(transcript: Transcript, reader: int | None, *, show_all: bool) -> Iterator[Line]:
    """Narrate a match line by line, after verifying the whole transcript."""
    match = Match.resume(write_transcript(transcript))
    yield from title(transcript)
    form = match.format
    narrator = Narrator(match.players, reader, match.seating, partners=form.partners, lowest_wins=form.lowest_wins)
    for number, record in enumerate(transcript.rounds, start=1):
        yield []
        yield narrator.tell([RoundBegan(number, transcript.seated(record))])
        yield from narrate_round(transcript, record, narrator, show_all=show_all)
        if number <= len(match.rows):
            yield [scores(match, reader, rounds=number)]
    if match.over and not match.winners:  # H6: the standings of both tables decide
        return
    yield []
    yield narrator.tell([MatchEnded(match.winners)]) if match.over else [saying("match-was-left")]


def narrate_round(transcript: Transcript, record: RoundRecord, narrator: Narrator, *, show_all: bool) -> Iterator[Line]:
    """Narrate a round: the deal sentence by sentence, then one line per move."""
    for played, events in retell_round(transcript, record):
        messages = narrator.tell(events if show_all else [event.seen_by(narrator.seat) for event in events])
        if played.moves:
            yield messages
        else:
            yield from ([message] for message in messages)


def title(transcript: Transcript) -> Iterator[Line]:
    edition, by, rounds = transcript.edition.title, transcript.saved_by, len(transcript.rounds)
    yield [saying("story-title", edition=edition, rounds=rounds, program=by)]
    options = str(transcript.options).split()
    if options:
        yield [saying("story-options", options=options)]
    yield [saying("story-players", players=named_bots(distinct(transcript.players), transcript.bots))]


def named_bots(names: Sequence[str], levels: Sequence[str]) -> list[Message]:
    """List the players, with each bot's level, as in "Bea (expert)"."""
    known = levels or [PERSON] * len(names)
    return [saying("player-and-level", name=name, level=level) for name, level in zip(names, known, strict=True)]
