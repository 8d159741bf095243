"""A match: rounds until its format names a winner. It can be left at any point and taken up from its transcript.

    m = Match("classic-2003", players=["Ann", "Bob"], seed=7)
    m.apply(m.round.turn, "draw")
    if m.round.over and not m.over:
        m.next_round()

Players are numbered in the order of their names. Who sits where in a round is the format's to say. Every round has a
stream of chance of its own. Of a round that is over its row and its text are kept, and nothing else.
"""

from collections.abc import Callable, Sequence
from functools import partial

from wildfour.chance.streams import RandomChance, SeededChance, Stream
from wildfour.errors import BadTranscript, Illegal, Invalid
from wildfour.events.event_views import Audience, EventViews, seen_by
from wildfour.events.round_events import Event
from wildfour.match.format_base import Format
from wildfour.match.formats import DEFAULT, format_named, with_partners
from wildfour.match.score_sheet import GrowingRows, Row, row_of
from wildfour.match.stakes import Stakes
from wildfour.round.round import Round
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rulebook.rules_in_force import options_of_seats
from wildfour.transcript import RoundRecord, Transcript, check_bots, check_names, read_transcript, replay_round
from wildfour.transcript.commitment_header import Pledge, secret_line
from wildfour.transcript.parser import blaming
from wildfour.transcript.record import this_program
from wildfour.transcript.writer import as_text, header_lines, round_text

Streams = Callable[[int], Stream]
Replay = Callable[[Transcript, RoundRecord], Round]


class Match:
    """One match at one table."""

    def __init__(
        self,
        edition: str | Edition = "classic-2003",
        *,
        players: Sequence[str],
        options: str | Options = "",
        format: str | Format = DEFAULT,
        seed: int | None = None,
        streams: Streams | None = None,
        bots: Sequence[str] = (),
        first_dealer: int | None = None,
        pledge: Pledge | None = None,
    ) -> None:
        """Deal the first round, for which the players draw unless a player is to deal it (B1). `streams` gives each
        round, counted from 0, its stream of chance; a seed stands for such streams. `bots` is a note of who plays for
        each player, for the transcript: see transcript/record.py. So is the pledge of fair deals."""
        self._set_up(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
            players,
            format,
            streams or streams_of(seed),
            bots,
        )
        self.first_dealer, self.pledge = first_dealer, pledge
        self._deal(None)

    def _set_up(
        self,
        edition: Edition,
        options: Options,
        players: Sequence[str],
        format: str | Format,
        streams: Streams,
        bots: Sequence[str] = (),
    ) -> None:
        check_names(players)
        check_bots(bots, len(players))
        self.edition = edition
        self.players = tuple(players)
        self.bots = tuple(bots)
        self.format = format_named(format, options) if isinstance(format, str) else format
        self.options = with_partners(options, self.format)
        self.format.check_players(len(players))
        check_table(edition, len(players), self.options)
        self.rows = GrowingRows()
        self.finished: list[str] | None = []  # the texts of the rounds that are over; None where they are not kept
        self._streams = streams
        self.first_dealer = None
        self.pledge = None
        self.secret = b""  # of the round, once it is revealed

    @classmethod
    def resume(cls, text: str, *, seed: int | None = None, streams: Streams | None = None) -> "Match":
        """Take a match up where its transcript ends. With the same streams as before it goes on as it would have."""
        transcript = read_transcript(text)
        self = cls.replayed(transcript, streams or streams_of(seed))
        if not self.round.over:
            self._go_on(transcript.rounds[-1].left_at)
        return self

    @classmethod
    def replayed(cls, transcript: Transcript, streams: Streams, replay: Replay = replay_round) -> "Match":
        """The match of a transcript, verified: `replay` plays each round, and the match must have dealt it so."""
        self = cls.__new__(cls)
        with blaming(0):
            table = (transcript.edition, transcript.options, transcript.players, transcript.format)
            self._set_up(*table, streams, transcript.bots)
        self.pledge = transcript.pledge
        first = transcript.rounds[0]
        self.first_dealer = None if first.dealer is None else transcript.seated(first)[first.dealer]
        for record in transcript.rounds:
            seating = transcript.seated(record)
            self._check_next(seating, record)
            self._begin(replay(transcript, record), seating)
            if record.secret:
                self.reveal(record.secret)
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

    def _go_on(self, position: int | None) -> None:
        stream = self._streams(len(self.rows))
        if position is not None and stream.position is not None:
            stream.move_to(position)
        self.round.go_on_with(stream)

    def _deal(self, chance: Stream | None) -> None:
        seating = self.next_seating()
        self._begin(
            Round(
                self.edition,
                players=len(seating),
                options=options_of_seats(self.options, seating),
                dealer=self.next_dealer(),
                chance=chance or self._streams(len(self.rows)),
            ),
            seating,
        )

    def _begin(self, played: Round, seating: tuple[int, ...]) -> None:
        self.number = len(self.rows) + 1  # of the round that is played, or was played last
        self.round = played
        self.secret = b""
        self.seating = seating  # the players of that round, in the order of their seats
        self._stakes: dict[int, Stakes] = {}
        if self.round.over:
            self.note_end()

    def note_end(self) -> None:
        """A round that has ended becomes a row of the sheet and a part of the transcript. Whoever moves in the round
        itself, instead of by `make`, says so here."""
        if self.finished is not None:
            self.finished.append(round_text(self.number, self.record))
        self.rows.append(row_of(self.round, self.seating))

    def reveal(self, secret: bytes) -> str:
        """The server's secret of the present round becomes known: when the round is over, or left for good. Returns the
        line of the transcript."""
        self.secret = secret
        if self.round.over and self.finished is not None:
            self.finished[-1] = round_text(self.number, self.record)
        return secret_line(secret)

    @classmethod
    def restored(
        cls,
        edition: Edition,
        options: Options,
        players: Sequence[str],
        format: str,
        streams: Streams,
        *,
        bots: Sequence[str],
        rows: Sequence[Row],
        finished: list[str] | None,
        first_dealer: int | None,
        played: Round,
        seating: tuple[int, ...],
        pledge: Pledge | None = None,
        secret: bytes = b"",
    ) -> "Match":
        """A match in the middle of a round, or after one, from all that it consists of."""
        self = cls.__new__(cls)
        self._set_up(edition, options, players, format, streams, bots)
        self.first_dealer, self.pledge, self.secret = first_dealer, pledge, secret
        self.finished = finished
        self.rows.extend(rows)
        self.number, self.round, self.seating = len(rows) + (not played.over), played, seating
        self._stakes = {}
        return self

    def copy(self) -> "Match":
        """Another match that stands where this one does; each goes on by itself."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.round = self.round.copy()
        other.rows = self.rows.copy()
        other.finished = None if self.finished is None else self.finished[:]
        other._stakes = dict(self._stakes)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __repr__(self) -> str:
        """Describe the match without any card."""
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))
        return f"<Match {self.edition.name}, {self.format.text}, round {self.number}: {scores}>"

    def next_seating(self) -> tuple[int, ...]:
        return self.format.seating(len(self.players), self.rows)

    def next_dealer(self) -> int | None:
        """The seat that deals the next round (R2). None: the players draw for the first deal (B1)."""
        dealer = self.format.dealer(len(self.players), self.rows) if self.rows else self.first_dealer
        return None if dealer is None else self.next_seating().index(dealer)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players of the round, in the order of their seats."""
        return tuple(self.players[player] for player in self.seating)

    def apply(self, seat: int, move: str | int, *, audience: Audience = None) -> list[Event]:
        """Make a move in the current round: see Round.apply."""
        return seen_by(self.make(seat, move), audience)

    def make(self, seat: int, move: str | int) -> list[EventViews]:
        """Make a move; what happened comes in every form."""
        made = self.round.make(seat, move)
        if self.round.over:
            self.note_end()
        return made

    def next_round(self, chance: Stream | None = None) -> Round:
        """F4: reshuffle and deal another round, from a stream of chance that whoever deals may give."""
        if not self.round.over:
            raise Illegal("round-goes-on", clause="E6")
        if self.over:
            raise Illegal("match-is-over", clause=self.format.clause)
        self._deal(chance)
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """What each player has scored so far."""
        return self.format.totals(len(self.players), self.rows)

    def stakes(self, seat: int) -> Stakes:
        """What the end of the present round is worth to a seat, as bots are told."""
        found = self._stakes.get(seat)
        if found is None:
            found = self._stakes[seat] = self.format.stakes(len(self.players), self.rows, seat)
        return found

    @property
    def over(self) -> bool:
        return self.format.is_over(len(self.players), self.rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players who have won, once the match is over."""
        return self.format.winners(len(self.players), self.rows)

    @property
    def record(self) -> RoundRecord:
        """The present round, as the transcript has it."""
        everybody = tuple(range(len(self.players)))
        return RoundRecord.of(self.round, () if self.seating == everybody else self.seating, self.secret)

    @property
    def text(self) -> str:
        """The transcript as text, from which the match can be taken up again."""
        if self.finished is None:
            raise Invalid("rounds-not-kept")
        written = (this_program(), self.format.text, self.bots, self.pledge)
        head = Transcript(self.edition, self.options, self.players, (), *written)
        going_on = "" if self.round.over else round_text(self.number, self.record)
        return as_text(header_lines(head)) + "".join(self.finished) + going_on


def streams_of(seed: int | None) -> Streams:
    """Of a seed, one for each round; without a seed, what the operating system gives."""
    if seed is None:
        return random_stream
    return partial(SeededChance, seed)


def random_stream(number: int) -> Stream:
    return RandomChance()
