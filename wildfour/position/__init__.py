"""A round as one line of text, which can be parsed back.

    classic-2003 jump-in / 0: r7 b+2 W / 1: g5 / top r3 / turn 1 / phase answer / pending 4

Parts are separated by ` / `: the edition with its options, the hands, and everything that differs from the defaults. By
default, seat 0 is the current player, play goes left, the last seat deals, and the draw pile holds all other cards
(`draw *`). docs/notation.md lists the parts. A position does not distinguish identical cards.
"""

from wildfour.position.parser import in_todays_words, parse_position
from wildfour.position.writer import position_text

__all__ = ["in_todays_words", "parse_position", "position_text"]
