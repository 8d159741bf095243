"""Diagnosis of a hash mismatch. A hash does not show what changed, so this module tries likely changes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wildfour.errors import WildfourError
from wildfour.fair.commitments import DRAWN, Terms, commitment_to, fingerprint_of
from wildfour.match.formats import NAMES as FORMATS
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.option_parser import OPTIONS, Options
from wildfour.transcript import Transcript
from wildfour.transcript.commitment_header import Pledge

NOT_TRIED = ("target", "hit-rate", "flip-cards")  # too many values


class Unfair(WildfourError):
    """A mismatch between a transcript and its commitments or secrets."""


def check_order(names: Sequence[str], pledge: Pledge, closed: Sequence[int]) -> None:
    """Report a seed whose commitment belongs to a different seat, name, or player."""
    made = {commitment.digest for commitment in pledge.commitments}
    for player in closed:
        for seat in range(len(names)):
            for name in names:
                if commitment_to(pledge.anchor, seat, name, pledge.seeds[player]) in made:
                    raise Unfair("unfair-order", name=name, right=str(seat), written=str(player))


def check_fingerprint(transcript: Transcript, pledge: Pledge) -> None:
    def fits(terms: Terms) -> bool:
        made = fingerprint_of(terms, pledge.anchor, transcript.players, pledge.commitments, pledge.missed)
        return made == pledge.fingerprint

    written = Terms.written_in(transcript)
    if fits(written):
        return
    for what, terms in other_terms(written, transcript):
        if fits(terms):
            right, now = getattr(terms, what) or "-", getattr(written, what) or "-"
            raise Unfair("unfair-terms", what=what, right=right, written=now)
    raise Unfair("unfair-fingerprint")


def other_terms(written: Terms, transcript: Transcript) -> Iterator[tuple[str, Terms]]:
    """Yield the terms with one field changed, along with the name of that field."""
    for edition in EDITIONS:
        yield "edition", replace(written, edition=edition.name)
    for dealer in (DRAWN, *map(str, range(len(transcript.players)))):
        yield "dealer", replace(written, dealer=dealer)
    for format in FORMATS:
        yield "format", replace(written, format=format)
    for option in OPTIONS:
        if option.name not in NOT_TRIED:
            for value in range(len(option.values)):
                changed = Options({**transcript.options, option.name: value})
                yield "options", replace(written, options=str(changed))
