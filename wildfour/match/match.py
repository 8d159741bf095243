"""A match: rounds until its format names a winner. It can be left at any point and taken up from its transcript.

    m = Match("classic-2003", players=["Ann", "Bob"], seed=7)
    m.apply(m.round.turn, "draw")
    if m.round.over and not m.over:
        m.next_round()

Players are numbered in the order of their names. Who sits where in a round is the format's to say.
"""

from collections.abc import Sequence

from wildfour.cards import kind_name
from wildfour.editions import Edition, edition_named
from wildfour.errors import BadTranscript, Illegal
from wildfour.events import Event
from wildfour.match.format import Format
from wildfour.match.formats import DEFAULT, format_named
from wildfour.match.sheet import Row
from wildfour.match.stakes import Stakes
from wildfour.options import Options, check_table, options_of_seats, parse_options
from wildfour.round import Round, stream_of
from wildfour.rules.primitives import Chance
from wildfour.transcript import (
    RoundRecord,
    Transcript,
    check_bots,
    check_names,
    read_transcript,
    replay,
    write_transcript,
)
from wildfour.transcript.reading import blaming
from wildfour.transcript.record import this_program


class Match:
    """One match at one table."""

    def __init__(
        self,
        edition: str | Edition = "classic-2003",
        *,
        players: Sequence[str],
        options: str | Options = "",
        format: str = DEFAULT,
        seed: int | None = None,
        chance: Chance | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        """Deal the first round, for which the players draw (B1). One stream of chance serves the whole match. `bots`
        is a note of who plays for each player, for the transcript: see transcript/record.py."""
        check_names(players)
        self._set_up(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
            players,
            format,
            stream_of(seed, chance),
            bots,
        )
        self._deal()

    def _set_up(
        self,
        edition: Edition,
        options: Options,
        players: Sequence[str],
        format: str,
        chance: Chance,
        bots: Sequence[str] = (),
    ) -> None:
        check_bots(bots, len(players))
        self.edition = edition
        self.players = tuple(players)
        self.bots = tuple(bots)
        self.format = format_named(format, options)
        self.options = with_partners(options, self.format)
        self.format.check_players(len(players))
        check_table(edition, len(players), self.options)
        self.rounds: list[Round] = []
        self.seatings: list[tuple[int, ...]] = []
        self._chance = chance

    @classmethod
    def resume(cls, text: str, *, seed: int | None = None, chance: Chance | None = None) -> "Match":
        """Take a match up where its transcript ends; what comes then is up to the given chance."""
        transcript = read_transcript(text)
        self = cls.__new__(cls)
        with blaming(0):
            self._set_up(
                transcript.edition,
                transcript.options,
                transcript.players,
                transcript.format,
                stream_of(seed, chance),
                transcript.bots,
            )
        for record, played in zip(transcript.rounds, replay(transcript, self._chance), strict=True):
            self._check_next(transcript.seated(record), record)
            self.seatings.append(transcript.seated(record))
            self.rounds.append(played)
        return self

    def _check_next(self, seating: tuple[int, ...], record: RoundRecord) -> None:
        """Would this match have dealt another round, to those players, by that dealer?"""
        line = record.line(0)
        if self.over:
            raise BadTranscript("match-over-before", line)
        if seating != self.next_seating():
            raise BadTranscript("wrong-seats", line, seats=" ".join(map(str, self.next_seating())))
        expected = self.next_dealer()
        if record.dealer != expected:
            raise BadTranscript("wrong-dealer", line, dealer="drawn" if expected is None else str(expected))

    def _deal(self) -> None:
        seating = self.next_seating()
        options = options_of_seats(self.options, seating)
        dealer = self.next_dealer()
        self.rounds.append(
            Round(self.edition, players=len(seating), options=options, dealer=dealer, chance=self._chance)
        )
        self.seatings.append(seating)

    def next_seating(self) -> tuple[int, ...]:
        return self.format.seating(len(self.players), self.rows)

    def next_dealer(self) -> int | None:
        """The seat that deals the next round (R2). None: the players draw for the first deal (B1)."""
        dealer = self.format.dealer(len(self.players), self.rows)
        return None if dealer is None else self.next_seating().index(dealer)

    @property
    def round(self) -> Round:
        """The round that is being played, or was played last."""
        return self.rounds[-1]

    @property
    def seating(self) -> tuple[int, ...]:
        """The players of that round, in the order of their seats."""
        return self.seatings[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self.players[player] for player in self.seating)

    @property
    def rows(self) -> list[Row]:
        """The sheet of the match: a row for every round that is over."""
        return [
            row_of(played, seating)
            for played, seating in zip(self.rounds, self.seatings, strict=True)
            if played.outcome is not None
        ]

    def apply(self, seat: int, move: str | int, *, at: int | None = None) -> list[Event]:
        """Make a move in the present round: see Round.apply."""
        return self.round.apply(seat, move, at=at)

    def next_round(self) -> Round:
        """F4: reshuffle and deal another round."""
        if not self.round.over:
            raise Illegal("round-goes-on", clause="E6")
        if self.over:
            raise Illegal("match-is-over", clause=self.format.clause)
        self._deal()
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """What each player has scored so far."""
        return self.format.totals(len(self.players), self.rows)

    def stakes(self, seat: int) -> Stakes:
        """What the end of the present round is worth to a seat, as bots are told."""
        before = len(self.rounds) - 1
        return self.format.stakes(len(self.players), self.rows[:before], seat)

    @property
    def over(self) -> bool:
        return self.format.is_over(len(self.players), self.rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who have won, once the match is over."""
        return self.format.winners(len(self.players), self.rows)

    def record(self, number: int) -> RoundRecord:
        """A round, counted from 0, as the transcript has it."""
        seating = self.seatings[number]
        everybody = tuple(range(len(self.players)))
        return RoundRecord.of(self.rounds[number], () if seating == everybody else seating)

    @property
    def transcript(self) -> Transcript:
        records = tuple(self.record(number) for number in range(len(self.rounds)))
        return Transcript(
            self.edition, self.options, self.players, records, this_program(), self.format.text, self.bots
        )

    @property
    def text(self) -> str:
        """The transcript as text, from which the match can be taken up again."""
        return write_transcript(self.transcript)


def with_partners(options: Options, format: Format) -> Options:
    """H4: a format of partners makes the players who sit across from each other partners at the table."""
    return Options({**options, "partners": 1}) if format.partners else options


def row_of(played: Round, seating: tuple[int, ...]) -> Row:
    """A finished round as a row of the sheet."""
    outcome = played.outcome
    assert outcome is not None
    winner = None if outcome.winner is None else seating[outcome.winner]
    letters = played.edition.letters
    caught = tuple(" ".join(kind_name(kind, letters) for kind in hand) for hand in played.view(None).hands)
    return Row(seating, seating[played.state.dealer], winner, outcome.leftovers, caught)
