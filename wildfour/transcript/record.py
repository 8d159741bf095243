"""Transcript data: the table, and each round with its deal, moves, and end. Also checks player names."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from unicodedata import normalize

from wildfour.errors import Invalid
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options
from wildfour.transcript.commitment_header import Pledge
from wildfour.version import VERSION as PROGRAM_VERSION
from wildfour.words.quoting import INVISIBLE_IN_NAMES

FORMAT = "wildfour transcript"
VERSION = "1"
LONGEST_NAME = 40
USUAL_FORMAT = "points-race"
PERSON = "person"  # marks a human player in `bots`


def this_program() -> str:
    return f"wildfour {PROGRAM_VERSION}"


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round: the winner (None if drawn, R7), and the final position in canonical form."""

    winner: int | None
    points: int
    position: str


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round. The dealer is None if the players drew for the deal (B1). `position` is the stream position after the
    deal.

    `seating` lists the players by seat, or is empty if they sit in number order. `secret` is the server's secret for
    fair deals, or empty until revealed. `lines` holds the line numbers in a file.
    """

    dealer: int | None
    dealt: tuple[str, ...]
    moves: tuple[MoveRecord, ...] = ()
    end: RoundEnd | None = None
    seating: tuple[int, ...] = ()
    position: int | None = None
    secret: bytes = b""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, played: Round, seating: tuple[int, ...] = (), secret: bytes = b"") -> "RoundRecord":
        dealer = None if played.drew_for_deal else played.state.dealer
        return cls(dealer, played.dealt, tuple(played.moves), end_of(played), seating, played.dealt_to, secret)

    @property
    def left_at(self) -> int | None:
        """The stream's position after the last line, if recorded."""
        known = [move.position for move in self.moves if move.position is not None]
        return known[-1] if known else self.position

    def line(self, index: int) -> int:
        """Return the line number of the deal (index 0), a move (index 1 and up), or the end. Return 0 if there is no
        text."""
        return self.lines[min(index, len(self.lines) - 1)] if self.lines else 0


@dataclass(frozen=True, slots=True)
class Transcript:
    """A match record. `bots` gives PERSON or the bot for each player, if recorded.

    This layer stores `format` and `bots` as text. With a `pledge`, the deals can be verified (see wildfour.fair).
    """

    edition: Edition
    options: Options
    players: tuple[str, ...]
    rounds: tuple[RoundRecord, ...] = ()
    saved_by: str = field(default_factory=this_program)
    format: str = USUAL_FORMAT
    bots: tuple[str, ...] = ()
    pledge: Pledge | None = None

    @classmethod
    def of(cls, players: Sequence[str], rounds: Sequence[Round], saved_by: str = "") -> "Transcript":
        """Record at least one round played at one table."""
        check_names(players)
        records = tuple(RoundRecord.of(played) for played in rounds)
        return cls(rounds[0].edition, rounds[0].options, tuple(players), records, saved_by or this_program())

    def seated(self, record: RoundRecord) -> tuple[int, ...]:
        """Return a round's players, ordered by seat."""
        return record.seating or tuple(range(len(self.players)))


def end_of(played: Round) -> RoundEnd | None:
    outcome = played.outcome
    return RoundEnd(outcome.winner, outcome.points, played.position) if outcome else None


def check_names(names: Sequence[str]) -> None:
    for name in names:
        check_name(name)


def check_bots(bots: Sequence[str], players: int) -> None:
    """Check that `bots` is empty or has one entry per player."""
    if bots and (len(bots) != players or not all(bots)):
        raise Invalid("bots-of-players", bots=", ".join(bots), players=players, person=PERSON)


def check_name(name: str) -> None:
    """Reject a name that is invisible, or that cannot appear between commas on one line."""
    printable = all(letter.isprintable() or letter in INVISIBLE_IN_NAMES for letter in name)
    if not name_key(name) or name != name.strip() or "," in name or not printable or len(name) > LONGEST_NAME:
        raise Invalid("not-a-name", name=name, longest=LONGEST_NAME)


def name_key(name: str) -> str:
    """Return a key that is the same for names that differ only in case, spaces, and joiners."""
    seen = "".join(letter for letter in normalize("NFKC", name) if letter not in INVISIBLE_IN_NAMES or letter.isspace())
    return " ".join(seen.casefold().split())
