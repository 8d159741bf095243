"""Text form of a round for the pad: `Ann: out, Bob: r7 W, Cid: 57`, or `drawn` (R7)."""

from collections.abc import Mapping, Sequence

from wildfour.errors import Invalid
from wildfour.match.points_left import read_leftovers
from wildfour.match.score_sheet import Row
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.transcript.record import name_key

OUT_WORDS = ("out", "-")
DRAWN = "drawn"


def is_out(text: str) -> bool:
    return text.strip().lower() in OUT_WORDS


def player_named(pad: ScorePad, name: str) -> int:
    """Find a player by name, ignoring case, because no two names differ only in case."""
    for player, known in enumerate(pad.players):
        if name_key(known) == name_key(name):
            return player
    raise Invalid("pad-no-such-player", name=name.strip(), players=pad.players)


def read_entry(pad: ScorePad, text: str) -> Row:
    """Parse a pad's next round from a line with every player's hand, in any order."""
    parts = text.split(",")
    drawn = parts[0].strip().lower() == DRAWN
    hands: dict[int, str] = {}
    for part in parts[1:] if drawn else parts:
        player, hand = read_hand(pad, part)
        if player in hands:
            raise Invalid("pad-two-hands", name=pad.name(player))
        hands[player] = hand
    return row_of_hands(pad, hands, drawn=drawn)


def read_hand(pad: ScorePad, text: str) -> tuple[int, str]:
    name, colon, hand = text.rpartition(":")
    if not colon:
        raise Invalid("pad-not-a-players-hand", text=text.strip(), example=example(pad))
    player = player_named(pad, name)
    if player not in pad.next_seating:
        raise Invalid("pad-not-in-round", name=pad.name(player))
    return player, hand.strip()


def example(pad: ScorePad) -> str:
    """Return an example round for this pad."""
    names = [pad.name(player) for player in pad.next_seating or range(len(pad.players))]
    return f"{names[0]}: {OUT_WORDS[0]}, {', '.join(f'{name}: 57' for name in names[1:])}"


def row_of_hands(pad: ScorePad, hands: Mapping[int, str], *, drawn: bool = False) -> Row:
    """Build a pad's next round from the text of each hand."""
    seating = pad.next_seating
    winner = None if drawn else player_out(pad, hands)
    if drawn and not hands and not pad.hands_always_count:
        return Row(seating, pad.next_dealer, None, (0,) * len(seating))
    check_complete(pad, hands, drawn)
    read = [(0, "") if player == winner else read_leftovers(hands[player], pad.edition) for player in seating]
    points, cards = zip(*read, strict=True)
    return Row(seating, pad.next_dealer, winner, points, cards if any(cards) else ())


def player_out(pad: ScorePad, hands: Mapping[int, str]) -> int | None:
    """Return the player who went out, or None if hands are missing, which is reported first."""
    out = [player for player, hand in hands.items() if is_out(hand)]
    if len(out) > 1:
        raise Invalid("pad-two-went-out", names=[pad.name(player) for player in out])
    if not out and len(hands) == len(pad.next_seating):
        raise Invalid("pad-nobody-went-out")
    return out[0] if out else None


def check_complete(pad: ScorePad, hands: Mapping[int, str], drawn: bool) -> None:
    missing = [pad.name(player) for player in pad.next_seating if player not in hands]
    if missing and drawn and not hands:
        raise Invalid("pad-drawn-hands-count", name=missing[0])
    if missing:
        raise Invalid("pad-hands-missing", names=missing, count=len(missing), example=example(pad))
    if drawn and any(map(is_out, hands.values())):
        raise Invalid("pad-out-in-drawn-round")


def write_entry(players: Sequence[str], line: PadRound) -> str:
    """Write a round's hands in the format that `read_entry` parses."""
    hands = [f"{players[player]}: {write_hand(line, player)}" for player in line.row.seating]
    drawn = [DRAWN] if line.row.winner is None else []
    return ", ".join([*drawn, *(hands if line.hands_noted else ())])


def write_hand(line: PadRound, player: int) -> str:
    if player == line.row.winner:
        return OUT_WORDS[0]
    return line.caught_with(player) or str(line.row.left_to(player))
