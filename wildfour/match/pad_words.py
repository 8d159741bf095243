"""The sentences of a score pad, on paper and on the screen."""

from collections.abc import Callable, Sequence

from wildfour.editions import Edition
from wildfour.match.score_pad import PadRound, ScorePad
from wildfour.rules.scoring import ACTION_POINTS, WILD_POINTS
from wildfour.words import listed


def points_words(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"


def rounds_words(rounds: int) -> str:
    return f"{rounds} round" if rounds == 1 else f"{rounds} rounds"


def verb(players: Sequence[int], one: str, several: str) -> str:
    return one if len(players) == 1 else several


def names_of(pad: ScorePad, players: Sequence[int]) -> str:
    return listed([pad.name(player) for player in players])


def title(pad: ScorePad) -> str:
    """What is played: Elimination to 300 points, Classic (2003)."""
    name = pad.format.name.replace("-", " ").capitalize()
    rounds = pad.rounds_to_go
    length = f"to {points_words(pad.format.target)}" if rounds is None else f"over {rounds_words(total_rounds(pad))}"
    return f"{name} {length}, {pad.edition.title}"


def total_rounds(pad: ScorePad) -> int:
    return len(pad.rounds) + (pad.rounds_to_go or 0)


GOALS: dict[str, Callable[[ScorePad], str]] = {
    "points-race": lambda pad: f"The first to reach {points_words(pad.format.target)} wins.",
    "lowest-score": lambda pad: f"When somebody reaches {points_words(pad.format.target)}, the lowest total wins.",
    "partners": lambda pad: f"The first partners to reach {points_words(pad.format.target)} win.",
    "rotating-partners": lambda pad: f"The highest total after {rounds_words(total_rounds(pad))} wins.",
    "elimination": lambda pad: (
        f"Whoever reaches {points_words(pad.format.target)} is eliminated, and the last one left wins."
    ),
}


def goal(pad: ScorePad) -> str:
    return GOALS[pad.format.name](pad)


def standing(pad: ScorePad) -> str:
    """Who leads and what is to go, or who has won."""
    if pad.over:
        return result(pad)
    if not pad.rounds:
        return f"No round has been played yet. {goal(pad)}"
    sentences = [leading(pad), to_go(pad), gone(pad)]
    return " ".join(sentence for sentence in sentences if sentence)


def result(pad: ScorePad) -> str:
    winners = pad.winners
    total = points_words(pad.totals[winners[0]])
    shared = len(winners) > 1 and pad.format.name != "partners"
    verbs = "share the win" if shared else verb(winners, "wins", "win")
    return f"The match is over: {names_of(pad, winners)} {verbs} with {total}."


def leading(pad: ScorePad) -> str:
    leaders, seated = pad.leaders, pad.next_seating
    total = points_words(pad.totals[leaders[0]])
    if len(leaders) == len(seated):
        return f"{names_of(pad, leaders)} are level with {total}."
    if pad.format.lowest_wins:
        return f"{names_of(pad, leaders)} {verb(leaders, 'has', 'have')} the lowest total, {total}."
    return f"{names_of(pad, leaders)} {verb(leaders, 'leads', 'lead')} with {total}."


def to_go(pad: ScorePad) -> str:
    if pad.rounds_to_go is not None:
        return f"{rounds_words(pad.rounds_to_go)} to go."
    points = points_words(pad.to_go or 0)
    if not pad.format.lowest_wins:
        return f"{points} to go."
    nearest = f"{names_of(pad, pad.nearest)} {verb(pad.nearest, 'is', 'are')} nearest to {pad.format.target}"
    return f"{nearest}, with {points} to go."


def gone(pad: ScorePad) -> str:
    """H7: who is out of the match, and that the last two are alone."""
    if not pad.eliminated:
        return ""
    out = f"{names_of(pad, pad.eliminated)} {verb(pad.eliminated, 'is', 'are')} eliminated."
    head_to_head = f" {names_of(pad, pad.next_seating)} play head to head." if len(pad.next_seating) == 2 else ""
    return out + head_to_head


def round_story(pad: ScorePad, line: PadRound) -> str:
    """What happened in a round, with what each was left with."""
    parts = [sides(pad, line.row.seating), how_it_ended(pad, line), caught(pad, line), eliminations(pad, line)]
    return " ".join(part for part in parts if part)


def sides(pad: ScorePad, seating: Sequence[int]) -> str:
    """H5: who plays with whom, where that changes."""
    if not rotating(pad):
        return ""
    return f"{' against '.join(names_of(pad, team) for team in pad.teams(seating))}."


def how_it_ended(pad: ScorePad, line: PadRound) -> str:
    dealer, winner = line.row.dealer, line.row.winner
    dealt = "" if dealer is None else f"{pad.name(dealer)} dealt"
    if winner is None:
        return f"{dealt}, and the round was drawn." if dealt else "The round was drawn."
    if dealer == winner:
        return f"{dealt} and went out{worth(pad, line)}."
    return f"{dealt}{', ' if dealt else ''}{pad.name(winner)} went out{worth(pad, line)}."


def worth(pad: ScorePad, line: PadRound) -> str:
    """F3, H4: what the round is worth to those who score it."""
    if pad.format.lowest_wins:
        return ""
    scored = [player for player, points in enumerate(line.points) if points]
    if not scored:
        return " and scores nothing"
    points = points_words(line.points[scored[0]])
    if len(scored) == 1:
        return f" and scores {points}"
    return f"; {names_of(pad, scored)} score {points}{' each' if rotating(pad) else ''}"


def rotating(pad: ScorePad) -> bool:
    return pad.rounds_to_go is not None


def caught(pad: ScorePad, line: PadRound) -> str:
    if not line.hands_noted:
        return ""
    others = [player for player in line.row.seating if player != line.row.winner]
    first, *hands = [f"with {hand_words(line, player)}" for player in others]
    more = [f"{pad.name(player)} {hand}" for player, hand in zip(others[1:], hands, strict=True)]
    return f"{listed([f'{pad.name(others[0])} was left {first}', *more])}."


def hand_words(line: PadRound, player: int) -> str:
    points, cards = line.row.left_to(player), line.caught_with(player)
    return f"{cards} ({points})" if cards else points_words(points)


def eliminations(pad: ScorePad, line: PadRound) -> str:
    if not line.eliminated:
        return ""
    return f"{names_of(pad, line.eliminated)} {verb(line.eliminated, 'is', 'are')} eliminated."


def legend(edition: Edition) -> str:
    """How cards are written."""
    colors = ", ".join(f"{color[0]} {color}" for color in edition.colors)
    return f"Cards: {colors}; {card_legend(edition)}"


def card_legend(edition: Edition) -> str:
    """How the faces of cards are written."""
    minion = ", M Mutated Minion" if edition.minion else ""
    flip = ", ^ a flip card" if edition.launcher else ""
    return f"S Skip, R Reverse, +2 Draw Two, W Wild, W4 Wild Draw Four{minion}{flip}."


def points_legend(edition: Edition) -> str:
    """F1, F2, for those who count by hand."""
    wilds = "Wild, Wild Draw Four and Mutated Minion" if edition.minion else "Wild and Wild Draw Four"
    return f"Numbers count their face; Skip, Reverse and Draw Two count {ACTION_POINTS}; {wilds} count {WILD_POINTS}."
