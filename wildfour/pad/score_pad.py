"""The score pad: a match's running totals, computed from its rows without the engine, for games with printed cards.

pad = ScorePad(edition, options, format_named("elimination", options), ["Ann", "Bob", "Cid"])
pad.add(Row(pad.next_seating, pad.next_dealer, winner=1, leftovers=(57, 0, 20)))
pad.correct(1, Row(pad.rows[0].seating, pad.rows[0].dealer, winner=1, leftovers=(75, 0, 20)))
pad.totals, pad.leaders, pad.to_dict()
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from wildfour.errors import Invalid
from wildfour.match.format_base import Format, best
from wildfour.match.formats import RotatingPartners, with_partners
from wildfour.match.points_left import Deck
from wildfour.match.score_sheet import Row, Rows, check_row, teams_of
from wildfour.rulebook.editions import Edition
from wildfour.rulebook.option_parser import Options, check_table
from wildfour.transcript import check_names
from wildfour.transcript.record import name_key


@dataclass(frozen=True, slots=True)
class PadRound:
    """A round on the pad: each player's points, and the totals."""

    number: int
    row: Row
    points: tuple[int, ...]
    totals: tuple[int, ...]
    eliminated: tuple[int, ...]

    def caught_with(self, player: int) -> str:
        """Return the cards left in a player's hand, if they are known."""
        place = self.row.seating.index(player)
        return self.row.caught_with[place] if self.row.caught_with else ""

    @property
    def hands_noted(self) -> bool:
        """Return False if no hands are recorded, as for a drawn round without hands (R7)."""
        return self.row.winner is not None or any(self.row.leftovers) or any(self.row.caught_with)


class Change(NamedTuple):
    """The last change: an added round, or a corrected one with its row `before`."""

    number: int
    before: Row | None = None


class ScorePad:
    """One match's sheet. Players are numbered in the given order."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        format: Format,
        players: Sequence[str],
        rows: Rows = (),
        *,
        first_dealer: int | None = None,
    ) -> None:
        """Create a pad. If `first_dealer` is None, the dealer comes from the first row, or is unknown."""
        check_pad(edition, options, format, players)
        self.edition = edition
        self.options = options
        self.format = format
        self.players = tuple(players)
        self.first_dealer = first_dealer
        self.rounds: list[PadRound] = []
        self._rows: list[Row] = []
        self._changes: list[Change] = []
        self._deck = Deck(edition, options)
        self._ask_format()
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> PadRound:
        """Add a round, or reject an impossible one without changing anything."""
        self._check_next(row)
        points = self.format.points(len(self.players), row)
        totals = tuple(map(sum, zip(self.totals, points, strict=True)))
        before = self.eliminated
        self._rows.append(row)
        self._ask_format()
        newly = tuple(player for player in self.eliminated if player not in before)
        self.rounds.append(PadRound(len(self._rows), row, points, totals, newly))
        self._changes.append(Change(len(self._rows)))
        return self.rounds[-1]

    def correct(self, number: int, row: Row) -> PadRound:
        """Replace a round. Reject the correction if later rounds would become impossible. Keep the dealer."""
        before = self.before(number)
        old = self._rows[number - 1]
        line = before.add(replace(row, dealer=old.dealer))
        for later in self._rows[number:]:
            try:
                before.add(later)
            except Invalid as error:
                raise Invalid(
                    "pad-correction-breaks", number=str(number), later=str(len(before.rounds) + 1), why=error.message
                ) from error
        self._take_over(before)
        self._changes.append(Change(number, old))
        return line

    def before(self, number: int) -> "ScorePad":
        """Return the pad as it was before a round."""
        if not 1 <= number <= len(self._rows):
            raise Invalid("pad-no-such-round", number=str(number), rounds=len(self._rows))
        return self._with(self._rows[: number - 1])

    @property
    def last_change(self) -> Change:
        if not self._changes:
            raise Invalid("pad-nothing-to-undo")
        return self._changes[-1]

    def undo(self) -> Change:
        """Undo the last change: an added round or a correction."""
        change = self.last_change
        self._changes.pop()
        rows = [*self._rows]
        if change.before is None:
            rows.pop()
        else:
            rows[change.number - 1] = change.before
        self._take_over(self._with(rows))
        return change

    def _with(self, rows: Rows) -> "ScorePad":
        return ScorePad(self.edition, self.options, self.format, self.players, rows, first_dealer=self.first_dealer)

    def _take_over(self, other: "ScorePad") -> None:
        self._rows, self.rounds = other._rows, other.rounds
        self._ask_format()

    def _ask_format(self) -> None:
        """Update the format's cached results, which the format computes from all rows."""
        players = len(self.players)
        self.over = self.format.is_over(players, self._rows)
        self._seated = self.format.seating(players, self._rows)
        self._dealer = self.format.dealer(players, self._rows) if self._rows and not self.over else None

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._rows)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.rounds[-1].totals if self.rounds else (0,) * len(self.players)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, once the match is over. There are several if they tied or are partners."""
        return self.format.winners(len(self.players), self._rows)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Players with the best total among those who are still playing, or none before the first round."""
        if self.over or not self.rounds:
            return self.winners
        return best(self.totals, lowest=self.format.lowest_wins, among=self.next_seating)

    @property
    def nearest(self) -> tuple[int, ...]:
        """Players with the highest total among those who are still playing: those nearest to the target."""
        return best(self.totals, lowest=False, among=self.next_seating) if self.rounds and not self.over else ()

    @property
    def to_go(self) -> int | None:
        """Points that the leader still needs to reach the target, or None in a format without a target."""
        return self.format.to_go(len(self.players), self._rows)

    @property
    def rounds_to_go(self) -> int | None:
        """Rounds to go in a format with a fixed number of rounds."""
        return self.format.rounds - len(self._rows) if isinstance(self.format, RotatingPartners) else None

    @property
    def eliminated(self) -> tuple[int, ...]:
        """Eliminated players (H7)."""
        return tuple(player for player in range(len(self.players)) if player not in self._seated)

    @property
    def next_seating(self) -> tuple[int, ...]:
        """Players of the next round, in seat order, or none once the match is over."""
        return () if self.over else self._seated

    @property
    def next_dealer(self) -> int | None:
        """The next dealer (R2), or None if unknown or if the match is over."""
        return self._dealer if self._rows else self.first_dealer

    def teams(self, seating: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return a seating's pairs of partners (H4), or none in a format without partners."""
        return teams_of(seating) if self.format.partners else ()

    @property
    def hands_always_count(self) -> bool:
        """Return True if hands count even in a drawn round (R7)."""
        return self.format.stuck_hands_count and self.format.lowest_wins

    def name(self, player: int) -> str:
        return self.players[player]

    def _check_next(self, row: Row) -> None:
        if self.over:
            raise Invalid("pad-is-over")
        self._check_seats(row)
        check_row(row)
        check_hands(row)
        if row.winner is not None or self.hands_always_count or any(row.leftovers) or any(row.caught_with):
            self._deck.check(row)

    def _check_seats(self, row: Row) -> None:
        if row.seating != self.next_seating:
            raise Invalid("pad-wrong-players", names=[self.name(player) for player in self.next_seating])
        expected = self.next_dealer
        # If winners deal, the dealer may be the winner of a round that was corrected later.
        anyone = (not self._rows and expected is None) or self.format.winner_deals
        if row.dealer != expected and not (anyone and row.dealer in row.seating):
            raise Invalid("pad-wrong-dealer", name=0 if expected is None else self.name(expected))

    def to_dict(self) -> dict[str, object]:
        """Return the pad as JSON data. Players are numbered from 0 in the given order."""
        return {
            "edition": self.edition.name,
            "options": str(self.options),
            "format": self.format.text,
            "target": self.format.target if self.to_go is not None else None,
            "players": list(self.players),
            "rounds": [round_as_data(line) for line in self.rounds],
            "totals": list(self.totals),
            "leaders": list(self.leaders),
            "points_to_go": self.to_go,
            "rounds_to_go": self.rounds_to_go,
            "eliminated": list(self.eliminated),
            "over": self.over,
            "winners": list(self.winners),
            "next_seating": list(self.next_seating),
            "next_dealer": self.next_dealer,
        }


def round_as_data(line: PadRound) -> dict[str, object]:
    row = line.row
    return {
        "round": line.number,
        "seating": list(row.seating),
        "dealer": row.dealer,
        "went_out": row.winner,
        "leftovers": [{"player": player, **hand_as_data(line, player)} for player in row.seating],
        "points": list(line.points),
        "totals": list(line.totals),
        "eliminated": list(line.eliminated),
    }


def hand_as_data(line: PadRound, player: int) -> dict[str, object]:
    """Return a hand's points and cards, or None if they are unknown."""
    cards = line.caught_with(player)
    known = bool(cards) or player == line.row.winner
    return {
        "points": line.row.left_to(player) if line.hands_noted else None,
        "cards": cards.split() if known else None,
    }


def check_pad(edition: Edition, options: Options, format: Format, players: Sequence[str]) -> None:
    check_names(players)
    check_different(players)
    format.check_players(len(players))
    check_table(edition, len(players), with_partners(options, format))


def check_different(players: Sequence[str]) -> None:
    """Reject duplicate names, because a sheet identifies players only by name."""
    seen: set[str] = set()
    for name in players:
        if name_key(name) in seen:
            raise Invalid("pad-same-name", name=name)
        seen.add(name_key(name))


def check_hands(row: Row) -> None:
    """Reject contradictory hands."""
    if row.caught_with and len(row.caught_with) != len(row.seating):
        raise Invalid("pad-cards-of-all", hands=len(row.seating))
    if row.winner is not None and row.winner not in row.seating:
        raise Invalid("pad-winner-not-seated")
    if row.winner is not None and row.caught_with and row.caught_with[row.seating.index(row.winner)]:
        raise Invalid("pad-winner-with-cards")
