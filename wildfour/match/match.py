"""A match: rounds until its format names a winner. It can stop at any point and resume from its transcript.

    m = Match("classic-2003", players=["Ann", "Bob"], seed=7)
    m.apply(m.round.turn, "draw")
    if m.round.over and not m.over:
        m.next_round()

Players are numbered in the order given. The format decides the seating. Every round has a separate random stream. A
finished round is kept only as its row and its text.
"""

from collections.abc import Callable, Sequence
from functools import partial

from wildfour.chance.streams import RandomChance, SeededChance, Stream, stream_at
from wildfour.errors import BadTranscript, Illegal, Invalid
from wildfour.events.event_views import Audience, EventViews, seen_by
from wildfour.events.match_events import MatchEnded, RoundEnded
from wildfour.events.round_events import Event, Hand
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
        """Deal the first round. The players draw for the deal (B1) unless `first_dealer` is given.

        `streams` returns the random stream for a round, counted from 0. A seed also defines such streams. `bots` and
        `pledge` are recorded in the transcript: see transcript/record.py.
        """
        table = Transcript(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
            tuple(players),
            format=format if isinstance(format, str) else format.text,
            bots=tuple(bots),
            pledge=pledge,
        )
        self._set_up(table, streams or streams_of(seed), None if isinstance(format, str) else format)
        self.first_dealer: int | None = first_dealer
        self._deal(None)

    def _set_up(self, table: Transcript, streams: Streams, format: Format | None = None) -> None:
        check_names(table.players)
        check_bots(table.bots, len(table.players))
        self.edition = table.edition
        self.players = table.players
        self.bots = table.bots
        self.pledge = table.pledge
        self.format = format or format_named(table.format, table.options)
        self.options = with_partners(table.options, self.format)
        self.format.check_players(len(self.players))
        check_table(self.edition, len(self.players), self.options)
        self.rows = GrowingRows()
        self.finished: list[str] | None = []  # texts of finished rounds, or None if not kept
        self.secret = b""  # the round's secret, once revealed
        self._streams = streams

    @classmethod
    def resume(cls, text: str, *, seed: int | None = None, streams: Streams | None = None) -> "Match":
        """Resume a match at the end of its transcript. With the same streams, the match continues identically."""
        transcript = read_transcript(text)
        streams = streams or streams_of(seed)
        self = cls.replayed(transcript, streams)
        if not self.round.over:
            self.round.go_on_with(stream_at(streams(len(self.rows)), transcript.rounds[-1].left_at))
        return self

    @classmethod
    def replayed(cls, transcript: Transcript, streams: Streams, replay: Replay = replay_round) -> "Match":
        """Replay a transcript, calling `replay` for each round. Reject a round with an unexpected seating or dealer."""
        self = cls.__new__(cls)
        with blaming(0):
            self._set_up(transcript, streams)
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
        """Reject a round whose seating or dealer does not follow from the rounds before it."""
        line = record.line(0)
        if self.over:
            raise BadTranscript("match-over-before", line)
        if seating != self.next_seating():
            raise BadTranscript("wrong-seats", line, seats=" ".join(map(str, self.next_seating())))
        expected = self.next_dealer()
        if record.dealer != expected:
            raise BadTranscript("wrong-dealer", line, dealer="drawn" if expected is None else str(expected))

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
        self.number = len(self.rows) + 1  # number of the current or last round
        self.round = played
        self.secret = b""
        self.seating = seating  # the players of that round, by seat
        self._stakes: dict[int, Stakes] = {}
        if self.round.over:
            self.note_end()

    def note_end(self) -> None:
        """Add the finished round to the sheet and the transcript. Call this after making moves directly on `round`."""
        if self.finished is not None:
            self.finished.append(round_text(self.number, self.record))
        self.rows.append(row_of(self.round, self.seating))

    def reveal(self, secret: bytes) -> str:
        """Reveal the server's secret for a finished or abandoned round. Return the transcript line."""
        self.secret = secret
        if self.round.over and self.finished is not None:
            self.finished[-1] = round_text(self.number, self.record)
        return secret_line(secret)

    @classmethod
    def restored(
        cls, table: Transcript, streams: Streams, played: Round, seating: tuple[int, ...] = (), rows: Sequence[Row] = ()
    ) -> "Match":
        """Restore a match during or after a round. `table` is a transcript without rounds."""
        self = cls.__new__(cls)
        self._set_up(table, streams)
        self.rows.extend(rows)
        self.number, self.round = len(rows) + (not played.over), played
        self.seating = seating or tuple(range(played.players))
        self._stakes = {}
        return self

    def copy(self) -> "Match":
        """Return an independent copy of the match."""
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
        """Describe the match without showing cards."""
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))
        return f"<Match {self.edition.name}, {self.format.text}, round {self.number}: {scores}>"

    def next_seating(self) -> tuple[int, ...]:
        return self.format.seating(len(self.players), self.rows)

    def next_dealer(self) -> int | None:
        """Return the seat that deals the next round (R2), or None if the players draw for the first deal (B1)."""
        dealer = self.format.dealer(len(self.players), self.rows) if self.rows else self.first_dealer
        return None if dealer is None else self.next_seating().index(dealer)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the round's players, ordered by seat."""
        return tuple(self.players[player] for player in self.seating)

    def apply(self, seat: int, move: str | int, *, audience: Audience = None) -> list[Event]:
        """Make a move in the current round: see Round.apply."""
        return seen_by(self.make(seat, move), audience)

    def make(self, seat: int, move: str | int) -> list[EventViews]:
        """Make a move and return its events with every audience's view."""
        made = self.round.make(seat, move)
        if self.round.over:
            self.note_end()
        return made

    def next_round(self, chance: Stream | None = None) -> Round:
        """Deal another round (F4), from the match's random streams or from a given stream."""
        if not self.round.over:
            raise Illegal("round-goes-on", clause="E6")
        if self.over:
            raise Illegal("match-is-over", clause=self.format.clause)
        self._deal(chance)
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each player so far."""
        return self.format.totals(len(self.players), self.rows)

    def stakes(self, seat: int) -> Stakes:
        """Return the value of the current round's results to a seat, for bots."""
        found = self._stakes.get(seat)
        if found is None:
            found = self._stakes[seat] = self.format.stakes(len(self.players), self.rows, seat)
        return found

    @property
    def over(self) -> bool:
        return self.format.is_over(len(self.players), self.rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, once the match is over."""
        return self.format.winners(len(self.players), self.rows)

    def endings(self, number: int, hands: tuple[Hand, ...]) -> list[Event]:
        """Return the events that follow a round's last move, given its final hands."""
        rows, row, players = self.rows, self.rows[number - 1], len(self.players)
        ended = RoundEnded(
            winner=None if row.winner is None else row.seating.index(row.winner),
            hands=hands,
            leftovers=row.leftovers,
            points=self.format.points(players, row),
            totals=self.format.totals(players, rows if number == len(rows) else rows[:number]),
        )
        return [ended, *([MatchEnded(self.winners)] if number == len(rows) and self.winners else [])]

    @property
    def record(self) -> RoundRecord:
        """The transcript record of the current round."""
        in_order = self.seating == tuple(range(len(self.players)))
        return RoundRecord.of(self.round, () if in_order else self.seating, self.secret)

    @property
    def header(self) -> Transcript:
        """The transcript without its rounds."""
        how = self.format.text
        return Transcript(self.edition, self.options, self.players, format=how, bots=self.bots, pledge=self.pledge)

    @property
    def text(self) -> str:
        """The transcript as text, from which the match can be resumed."""
        if self.finished is None:
            raise Invalid("rounds-not-kept")
        unfinished = [] if self.round.over else [round_text(self.number, self.record)]
        return "".join([as_text(header_lines(self.header)), *self.finished, *unfinished])


def streams_of(seed: int | None) -> Streams:
    """Return a function that creates streams from a seed or, without one, from the operating system's randomness."""
    return random_stream if seed is None else partial(SeededChance, seed)


def random_stream(number: int) -> Stream:
    return RandomChance()
