"""Score pads for tests, with rounds in their text form."""

from collections.abc import Sequence

import pytest

from wildfour.errors import Invalid
from wildfour.match.formats import format_named
from wildfour.pad.round_entry import read_entry
from wildfour.pad.score_pad import ScorePad
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.words import ENGLISH, Message


def pad_of(
    format_text: str, *rounds: str, players: str = "Ann Bob Cid Dot", options: str = "", edition: str = "classic-2003"
) -> ScorePad:
    """Return a pad with these rounds; the first player deals first."""
    chosen = parse_options(options)
    table = format_named(format_text, chosen)
    pad = ScorePad(edition_named(edition), chosen, table, players.split(), first_dealer=0)
    for text in rounds:
        pad.add(read_entry(pad, text))
    return pad


def refusal(pad: ScorePad, text: str) -> str:
    """Return the sentence that rejects a round, checking that the pad does not change."""
    before = pad.to_dict()
    with pytest.raises(Invalid) as caught:
        pad.add(read_entry(pad, text))
    assert pad.to_dict() == before
    return str(caught.value)


def in_english(messages: Message | Sequence[Message]) -> str:
    """Format messages in English."""
    return ENGLISH.tell(messages) if isinstance(messages, dict) else " ".join(map(ENGLISH.tell, messages))
