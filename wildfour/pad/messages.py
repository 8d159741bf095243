"""Score pad messages. Their texts are in pad.ftl."""

from collections.abc import Sequence

from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.rulebook.editions import Edition
from wildfour.rules.scoring import ACTION_POINTS, WILD_POINTS
from wildfour.words import Message, saying


def points_of(number: int) -> Message:
    return saying("pad-points", points=number)


def names_of(pad: ScorePad, players: Sequence[int]) -> list[str]:
    return [pad.name(player) for player in players]


def title(pad: ScorePad) -> Message:
    """Describe the match, as in "Elimination to 300 points, Classic (2003)"."""
    return saying(
        "pad-title",
        format=pad.format.name,
        points=pad.format.target,
        rounds=total_rounds(pad),
        edition=pad.edition.title,
    )


def goal(pad: ScorePad) -> Message:
    return saying("pad-goal", format=pad.format.name, points=pad.format.target, rounds=total_rounds(pad))


def total_rounds(pad: ScorePad) -> int:
    return len(pad.rounds) + (pad.rounds_to_go or 0)


def standing(pad: ScorePad) -> list[Message]:
    """Report the leaders and the points to go, or the winners."""
    if pad.over:
        return [result(pad)]
    if not pad.rounds:
        return [saying("pad-nothing-played"), goal(pad)]
    return [leading(pad), to_go(pad), *gone(pad)]


def result(pad: ScorePad) -> Message:
    winners = pad.winners
    shared = len(winners) > 1 and pad.format.name != "partners"
    return saying(
        "pad-won",
        names=names_of(pad, winners),
        count=len(winners),
        points=pad.totals[winners[0]],
        shared="yes" if shared else "no",
    )


def leading(pad: ScorePad) -> Message:
    leaders = pad.leaders
    how = "lowest" if pad.format.lowest_wins else "highest"
    if len(leaders) == len(pad.next_seating):
        how = "level"
    names = names_of(pad, leaders)
    return saying("pad-leading", names=names, count=len(leaders), points=pad.totals[leaders[0]], how=how)


def to_go(pad: ScorePad) -> Message:
    if pad.rounds_to_go is not None:
        return saying("pad-rounds-to-go", rounds=pad.rounds_to_go)
    points = pad.to_go or 0
    if not pad.format.lowest_wins:
        return saying("pad-points-to-go", points=points)
    names, target = names_of(pad, pad.nearest), pad.format.target
    return saying("pad-nearest", names=names, count=len(names), target=target, points=points)


def gone(pad: ScorePad) -> list[Message]:
    """Report eliminated players, and announce when only two players are left (H7)."""
    if not pad.eliminated:
        return []
    messages = eliminated(pad, pad.eliminated)
    if len(pad.next_seating) == 2:
        messages.append(saying("pad-head-to-head", names=names_of(pad, pad.next_seating)))
    return messages


def eliminated(pad: ScorePad, players: Sequence[int]) -> list[Message]:
    return [saying("pad-eliminated", names=names_of(pad, players), count=len(players))] if players else []


def round_report(pad: ScorePad, line: PadRound) -> list[Message]:
    """Report a round with the hands left."""
    return [
        *sides(pad, line.row.seating),
        *dealt(pad, line.row.dealer),
        how_it_ended(pad, line),
        *left_over(pad, line),
        *eliminated(pad, line.eliminated),
    ]


def sides(pad: ScorePad, seating: Sequence[int]) -> list[Message]:
    """Report the partners if they rotate (H5)."""
    if not rotating(pad) or not seating:
        return []
    one, other = pad.teams(seating)
    return [saying("pad-sides", one=names_of(pad, one), other=names_of(pad, other))]


def rotating(pad: ScorePad) -> bool:
    return pad.rounds_to_go is not None


def dealt(pad: ScorePad, dealer: int | None) -> list[Message]:
    return [] if dealer is None else [saying("pad-dealt", name=pad.name(dealer))]


def how_it_ended(pad: ScorePad, line: PadRound) -> Message:
    """Report who went out and the score (F3, H4)."""
    if line.row.winner is None:
        return saying("pad-drawn")
    name = pad.name(line.row.winner)
    if pad.format.lowest_wins:
        return saying("pad-went-out", name=name)
    scored = [player for player, points in enumerate(line.points) if points]
    points = line.points[scored[0]] if scored else 0
    if len(scored) < 2:
        return saying("pad-scored", name=name, points=points)
    each = "each" if rotating(pad) else "together"
    return saying("pad-team-scored", name=name, team=names_of(pad, scored), points=points, each=each)


def left_over(pad: ScorePad, line: PadRound) -> list[Message]:
    if not line.hands_noted:
        return []
    others = [player for player in line.row.seating if player != line.row.winner]
    hands = [
        saying("pad-left-hand", name=pad.name(player), hand=hand_of(line, player), place="more" if place else "first")
        for place, player in enumerate(others)
    ]
    return [saying("pad-left", hands=hands)]


def hand_of(line: PadRound, player: int) -> Message:
    points, cards = line.row.left_to(player), line.caught_with(player)
    return saying("pad-hand-cards", cards=cards, points=points) if cards else points_of(points)


def legend(edition: Edition) -> list[Message]:
    """Explain the notation of cards."""
    return [saying("pad-legend-colors", colors=color_legend(edition)), card_legend(edition)]


def color_legend(edition: Edition) -> list[Message]:
    return [saying("pad-legend-color", letter=letter) for letter in edition.letters]


def card_legend(edition: Edition) -> Message:
    """Explain the notation of faces."""
    return saying("pad-legend-faces", more="minion" if edition.minion else "flip" if edition.launcher else "none")


def points_legend(edition: Edition) -> Message:
    """Explain the points of cards (F1, F2), for counting by hand."""
    minion = "yes" if edition.minion else "no"
    return saying("pad-legend-points", action=ACTION_POINTS, wild=WILD_POINTS, minion=minion)
