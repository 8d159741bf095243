"""What the expert would do in the player's place, and why. It is told the player's view and nothing else."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from wildfour.bots.reading import asked_for, catch_in, is_plainly_wrong
from wildfour.bots.search import WAIT
from wildfour.match.stakes import TO_GO_OUT
from wildfour.moves import CALL, CATCH, OBJECT, PLAY_END, move_name
from wildfour.terminal.reasons import Situation
from wildfour.terminal.words import counted
from wildfour.words import listed

FOR_WORTH, FOR_CHANCES = 0.3, 0.2  # seconds
MOST_SHOWN, MOST_NAMED = 8, 3
ALIKE = 1.0  # moves that differ by less, in percent and in points, are about as good
NOTHING = "nothing"  # to wait, in the table
THINKING = "The expert is thinking."


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move with its chance to win the round, in percent, its worth by the stakes, and how often it was tried."""

    move: int
    chance: float
    worth: float
    tries: int


def hint_text(at: Situation, tell: Callable[[str], None]) -> str:
    """The whole answer: what to say, then what to do. If that takes a moment, it is told before."""
    said = say(at)
    asked = asked_for(at.moves)
    if not asked:
        return said or "The expert would say nothing here: press Enter."
    if at.on_turn and len(asked) == 1:
        only = f"You have no choice: {move_name(asked[0], at.edition.letters)} is all that you can do."
        return f"{said} {only}" if said else only
    tell(THINKING)
    weighed = weigh(at)
    return "\n".join([*([said] if said else []), *table(at, weighed), conclusion(at, weighed)])


def say(at: Situation) -> str:
    """What needs no thought: the call, a catch, an objection."""
    if CALL in at.moves and at.view.exposed == at.view.seat:
        return "Type uno! at once: as long as you have not called, anybody can catch you."
    catch = catch_in(at.moves)
    if catch is not None:
        name = at.names[catch - CATCH]
        if catch - CATCH in at.stakes.team:
            return f"{name} forgot to call, but is your partner: let it go."
        return f"Type catch {catch - CATCH}: {name} forgot to call, and draws two cards for it."
    if OBJECT in at.moves and is_plainly_wrong(at.view) and at.view.laid_by not in at.stakes.team:
        return f"Type object: {at.names[at.view.laid_by]}'s card fits neither by color nor by number or symbol."
    return ""


def weigh(at: Situation) -> list[Weighed]:
    """The moves that the expert weighs, best first. The same luck for every hint: asking again is no new throw."""
    from wildfour.bots.expert import advise  # noqa: PLC0415 - it loads the compiler, which takes a second

    to_win = replace(TO_GO_OUT, team=at.stakes.team)
    tried = advise(at.view, at.moves, to_win, random.Random(0), budget=FOR_CHANCES)
    chances = {move: (100 * worth / to_win.out, tries) for move, worth, tries in tried}
    advice = advise(at.view, at.moves, at.stakes, random.Random(1), budget=FOR_WORTH)
    return [Weighed(move, chances[move][0], worth, tries + chances[move][1]) for move, worth, tries in advice]


def table(at: Situation, weighed: Sequence[Weighed]) -> list[str]:
    """Best first, with what the columns mean."""
    width = max(len(typed(at, one.move)) for one in weighed)
    worth = "" if at.plays_to_go_out else "   worth"
    lines = [f"  {'move':{max(width, 4)}}  chance{worth}      tries"]
    for one in weighed[:MOST_SHOWN]:
        value = "" if at.plays_to_go_out else f"{one.worth:8.1f}"
        lines.append(f"  {typed(at, one.move):{max(width, 4)}}  {one.chance:4.0f} %{value}{one.tries:11,}")
    more = len(weighed) - MOST_SHOWN
    return [*lines, *([f"  and {counted(more, 'move')} more, not better"] if more > 0 else []), at.columns()]


def typed(at: Situation, move: int) -> str:
    return NOTHING if move == WAIT else move_name(move, at.edition.letters)


def conclusion(at: Situation, weighed: Sequence[Weighed]) -> str:
    """One sentence of why, and what goes with it."""
    best = weighed[0]
    because = listed(at.reasons(best.move)) or by_the_numbers(at, weighed)
    sentences = [f"The expert would {at.deed(best.move)}: {because}.", *others(at, weighed)]
    if CALL in at.moves and at.view.exposed != at.view.seat and best.move < PLAY_END:
        sentences.append(f"Call in the same breath, {typed(at, best.move)} uno!, so that nobody can catch you.")
    return " ".join(sentences)


def by_the_numbers(at: Situation, weighed: Sequence[Weighed]) -> str:
    """Why, where the view has nothing to say."""
    if len(weighed) == 1:
        return "it is all that fits"
    best, second = weighed[:2]
    if best.chance - second.chance >= ALIKE:
        return f"it wins {best.chance - second.chance:.0f} more rounds in a hundred than {typed(at, second.move)}"
    if best.worth - second.worth >= ALIKE:
        return f"it is worth {best.worth - second.worth:.0f} more than {typed(at, second.move)}"
    return "it did best in the tries, but only just"


def others(at: Situation, weighed: Sequence[Weighed]) -> list[str]:
    """Moves that are about as good, and one that wins more often and yet is worth less."""
    best, surest = weighed[0], max(weighed, key=lambda one: one.chance)
    alike = [typed(at, one.move) for one in weighed[1:] if about_as_good(one, best)][:MOST_NAMED]
    said = [f"{listed(alike)} {'is' if len(alike) == 1 else 'are'} about as good."] if alike else []
    if surest.chance - best.chance >= ALIKE:
        less = (
            "but on the whole it is worth less" if best.worth - surest.worth >= ALIKE else "and is worth about as much"
        )
        said.append(f"{typed(at, surest.move)} wins more rounds, {less}.")
    return said


def about_as_good(one: Weighed, best: Weighed) -> bool:
    return abs(best.chance - one.chance) < ALIKE and abs(best.worth - one.worth) < ALIKE
