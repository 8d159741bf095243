"""A round as people write it down: `Ann: out, Bob: r7 W, Cid: 57`, or `drawn` where nobody could go on (R7)."""

from collections.abc import Mapping, Sequence

from wildfour.errors import Invalid
from wildfour.match.leftovers import read_leftovers
from wildfour.match.score_pad import PadRound, ScorePad
from wildfour.match.sheet import Row
from wildfour.words import listed

OUT_WORDS = ("out", "-")
DRAWN = "drawn"


def is_out(text: str) -> bool:
    return text.strip().lower() in OUT_WORDS


def player_named(pad: ScorePad, name: str) -> int:
    """Large and small letters do not matter, and no two names differ in them alone."""
    for player, known in enumerate(pad.players):
        if known.casefold() == name.strip().casefold():
            return player
    raise Invalid(f"Nobody here is called {name.strip()!r}; the players are {', '.join(pad.players)}.")


def read_entry(pad: ScorePad, text: str) -> Row:
    """The next round of a pad from a line that has the hand of every player, in any order."""
    parts = text.split(",")
    drawn = parts[0].strip().lower() == DRAWN
    hands: dict[int, str] = {}
    for part in parts[1:] if drawn else parts:
        player, hand = read_hand(pad, part)
        if player in hands:
            raise Invalid(f"{pad.name(player)} has two hands on this line; give only one.")
        hands[player] = hand
    return row_of_hands(pad, hands, drawn=drawn)


def read_hand(pad: ScorePad, text: str) -> tuple[int, str]:
    name, colon, hand = text.rpartition(":")
    if not colon:
        raise Invalid(
            f"{text.strip()!r} is not somebody's hand; write a name, a colon and the hand, such as {example(pad)}."
        )
    player = player_named(pad, name)
    if player not in pad.next_seating:
        raise Invalid(f"{pad.name(player)} is not in this round; leave {pad.name(player)} out.")
    return player, hand.strip()


def example(pad: ScorePad) -> str:
    """How a round of this pad could be written."""
    names = [pad.name(player) for player in pad.next_seating or range(len(pad.players))]
    return f"'{names[0]}: out, {', '.join(f'{name}: 57' for name in names[1:])}'"


def row_of_hands(pad: ScorePad, hands: Mapping[int, str], *, drawn: bool = False) -> Row:
    """The next round of a pad from the text of each hand."""
    seating = pad.next_seating
    winner = None if drawn else the_one_out(pad, hands)
    if drawn and not hands and not pad.hands_always_count:
        return Row(seating, pad.next_dealer, None, (0,) * len(seating))
    check_complete(pad, hands, drawn)
    read = [(0, "") if player == winner else read_leftovers(hands[player], pad.edition) for player in seating]
    points, cards = zip(*read, strict=True)
    return Row(seating, pad.next_dealer, winner, points, cards if any(cards) else ())


def the_one_out(pad: ScorePad, hands: Mapping[int, str]) -> int | None:
    """None while a hand is missing: that is said first."""
    out = [player for player, hand in hands.items() if is_out(hand)]
    if len(out) > 1:
        names = listed([pad.name(player) for player in out])
        raise Invalid(f"{names} cannot both have gone out; the round ends with the first.")
    if not out and len(hands) == len(pad.next_seating):
        raise Invalid("Somebody must have gone out; write out for their hand, or drawn if nobody could go on.")
    return out[0] if out else None


def check_complete(pad: ScorePad, hands: Mapping[int, str], drawn: bool) -> None:
    missing = [pad.name(player) for player in pad.next_seating if player not in hands]
    if missing and drawn and not hands:
        raise Invalid(f"At this table the hands of a drawn round count; write drawn, then the hand of {missing[0]}.")
    if missing:
        raise Invalid(f"{listed(missing)} must have a hand, too; write everyone's, as in {example(pad)}.")
    if drawn and any(map(is_out, hands.values())):
        raise Invalid("In a drawn round nobody goes out; leave out drawn, or write what every hand was left with.")


def write_entry(players: Sequence[str], line: PadRound) -> str:
    """The hands of a round, as `read_entry` reads them."""
    hands = [f"{players[player]}: {write_hand(line, player)}" for player in line.row.seating]
    drawn = [DRAWN] if line.row.winner is None else []
    return ", ".join([*drawn, *(hands if line.hands_noted else ())])


def write_hand(line: PadRound, player: int) -> str:
    if player == line.row.winner:
        return OUT_WORDS[0]
    return line.caught_with(player) or str(line.row.left_to(player))
