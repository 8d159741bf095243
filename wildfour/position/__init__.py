"""A whole round as one line of text that round-trips.

    classic-2003 jump-in / 0: r7 b+2 W / 1: g5 / top r3 / turn 1 / phase answer / pending 4

Parts are separated by ` / `: the edition with its options, the hands, and then whatever differs from the usual (seat
0 is on turn to play, to the left, dealt by the last seat; the draw pile holds every card that lies nowhere else,
`draw *`). docs/notation.md has the list. Which of two equal cards lies where is not part of a position.
"""

from wildfour.position.parser import in_todays_words, parse_position
from wildfour.position.writer import position_text

__all__ = ["in_todays_words", "parse_position", "position_text"]
