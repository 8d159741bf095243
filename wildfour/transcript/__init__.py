"""Match transcripts: writing, parsing, replaying, and verifying a match's text record.

    wildfour transcript 1
    saved-by: wildfour 0.1.0
    edition: classic-2003
    options: jump-in stacking=any
    players: Ann, Bob, Cid
    round 1 dealer drawn -> r7 g5 …
    0 r7
    1 draw -> g5
    end winner 0 points 57 position classic-2003 / 0: …

Random results follow `->`. Every line is complete in itself, so a file that ends after any line is still the transcript
of an unfinished match. docs/notation.md gives the details.
"""

from wildfour.transcript.parser import read_transcript
from wildfour.transcript.record import PERSON, RoundEnd, RoundRecord, Transcript, check_bots, check_name, check_names
from wildfour.transcript.replay import Step, replay, replay_round, retell_round
from wildfour.transcript.writer import write_transcript

__all__ = [
    "PERSON",
    "RoundEnd",
    "RoundRecord",
    "Step",
    "Transcript",
    "check_bots",
    "check_name",
    "check_names",
    "read_transcript",
    "replay",
    "replay_round",
    "retell_round",
    "write_transcript",
]
