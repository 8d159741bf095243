"""What a player can ask at the prompt. Every answer comes from the player's view and from public data."""

from collections.abc import Callable, Sequence

from wildfour.clauses import clauses_named
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.match.pad_text import short_pad_text
from wildfour.match.score_pad import ScorePad
from wildfour.moves import ACCUSE, GIVE
from wildfour.options import option_named
from wildfour.rules.state import LEFT
from wildfour.rules.view import View
from wildfour.terminal.hint import hint_text
from wildfour.terminal.opponents import named_bots
from wildfour.terminal.question import Question
from wildfour.terminal.reasons import Situation
from wildfour.terminal.words import card_names, card_words, counted
from wildfour.words import ENGLISH, listed

HELP = """\
A move is typed as it is written. Cards: a color letter and a number, S (Skip), R (Reverse) or +2 (Draw Two),
so r7, gS, yR, b+2. Wild cards are followed by the color you name: W>g, W4>r{minion}.
Other moves: draw, keep, accept, challenge, pass, uno!, catch 2, object, and where the rules have them flip 2,
decline, give r7, swap 2, accuse 2. Instead of a seat's number you can type the player's name.
Words can be shortened: d for draw, k for keep, u for uno!. Small or large letters do not matter.
A line can hold several moves: "r7 uno!" lays your second-to-last card and calls in one breath. If you lay it without
the call, the others may catch you at once; if they do not, you can still call before the next player begins.
If somebody else forgets to call, you are asked: type catch and the seat, or press Enter to let it go.
Questions: hand, table, moves, scores, options, rules (why the last move was refused), rules E2 (any clause), help.
For advice type hint: what the expert would do in your place, with its chances, and why. It sees only what you see.
To leave, type quit; the match is saved, and you can go on with it later."""


class Table:
    """A match as one seat sees it; a player who is out of an elimination has none, and sees what a spectator does."""

    def __init__(self, match: Match, player: int, tell: Callable[[str], None]) -> None:
        """`tell` is for what must be said before an answer that takes a moment."""
        self.match = match
        self.tell = tell
        self.player = player
        self.seat: int | None = None
        self.last_refusal = ""

    def view(self) -> View:
        return self.match.round.view(self.seat)

    def question(self, seat: int) -> Question:
        moves = self.match.round.move_ids(seat)
        referee = bool(self.match.options["players-referee"])
        return Question(self.match.edition, self.match.names, self.view(), moves, referee=referee)

    def name(self, seat: int) -> str:
        return self.player_name(self.match.seating[seat])

    def player_name(self, player: int) -> str:
        return "You" if player == self.player else self.match.players[player]

    def result(self) -> str:
        """F3, F5: who went out, what the others are left with, and what that is worth."""
        points = self.match.format.points(len(self.match.players), self.match.rows[-1])
        left = [self.leftover(seat) for seat, hand in enumerate(self.view().hands) if hand]
        worth = [self.worth(player, won) for player, won in enumerate(points) if won]
        return " ".join(left + (worth or ["Nobody scores."]))

    def worth(self, player: int, points: int) -> str:
        verb = "take" if self.match.format.lowest_wins else "score"
        return f"{self.player_name(player)} {verb if player == self.player else f'{verb}s'} {points} points."

    def leftover(self, seat: int) -> str:
        cards = card_names(self.match.edition, self.view().hands[seat])
        holds = "hold" if seat == self.seat else "holds"
        return f"{self.name(seat)} {holds} {cards}, worth {self.view().points[seat]}."

    def scores(self) -> str:
        sign = 1 if self.match.format.lowest_wins else -1
        order = sorted(range(len(self.match.players)), key=lambda player: sign * self.match.scores[player])
        scores = listed([f"{self.player_name(player)} {self.match.scores[player]}" for player in order])
        return f"Scores: {scores}. {self.goal()}"

    def sheet(self) -> str:
        """The score pad so far."""
        match = self.match
        return short_pad_text(ScorePad(match.edition, match.options, match.format, match.players, match.rows))

    def goal(self) -> str:
        if self.match.format.to_go(len(self.match.players), self.match.rows) is None:
            return f"The match is {self.match.format.text}."
        return f"The match goes to {self.match.format.target}."

    def winner(self) -> str:
        names = listed([self.player_name(player) for player in self.match.winners])
        verb = "win" if names == "You" or len(self.match.winners) > 1 else "wins"
        return f"{names} {verb} the match!"


def tell_help(table: Table, _: Sequence[str]) -> str:
    return HELP.format(minion=", M>b (Mutated Minion)" if table.match.edition.minion else "")


def tell_hand(table: Table, _: Sequence[str]) -> str:
    edition, hand = table.match.edition, table.view().hand
    words = [f"{card_words(edition, kind)} ({card_names(edition, [kind])})" for kind in hand]
    return f"You hold {counted(len(hand), 'card')}: {listed(words)}."


def tell_table(table: Table, _: Sequence[str]) -> str:
    view = table.view()
    lines = [seat_line(table, view, seat) for seat in range(view.players)]
    direction = "left, to higher seats" if view.direction == LEFT else "right, to lower seats"
    piles = f"Play goes to the {direction}. The draw pile has {counted(view.draw_size, 'card')}."
    question = Question(table.match.edition, table.match.names, view, [], referee=False)
    return "\n".join([*lines, question.top(), piles])


def seat_line(table: Table, view: View, seat: int) -> str:
    has = "have" if seat == table.seat else "has"
    turn = " and the turn" if view.turn == seat else ""
    player = table.match.seating[seat]
    [name] = named_bots([table.name(seat)], table.match.bots[player : player + 1])
    return f"Seat {seat}: {name} {has} {counted(view.hand_sizes[seat], 'card')}{turn}."


def tell_moves(table: Table, _: Sequence[str]) -> str:
    moves = [] if table.seat is None else table.match.round.legal_moves(table.seat)
    return f"You can type {listed(moves, 'or')}."


def tell_hint(table: Table, _: Sequence[str]) -> str:
    if table.seat is None:
        return "You only watch; there is nothing to advise."
    match, view = table.match, table.view()
    moves = [move for move in match.round.move_ids(table.seat) if not ACCUSE <= move < GIVE]
    return hint_text(Situation(match.edition, match.names, view, moves, match.stakes(table.seat)), table.tell)


def tell_scores(table: Table, _: Sequence[str]) -> str:
    return f"{table.scores()}\n\n{table.sheet()}" if table.match.rows else table.scores()


def tell_options(table: Table, _: Sequence[str]) -> str:
    changed = [f"{name}: {ENGLISH.say(option_named(name).changed)}" for name in table.match.options]
    if not changed:
        return f"Everything is as the rulebook {table.match.edition.title} has it."
    return "\n".join(changed)


def tell_rules(table: Table, arguments: Sequence[str]) -> str:
    """The clause behind the last refusal, or the clauses asked for."""
    wanted = arguments or ([table.last_refusal] if table.last_refusal else [])
    if not wanted:
        return "No move has been refused yet. For a clause type its id: rules C1, for example."
    try:
        clauses = [clause for name in wanted for clause in clauses_named(name)]
        return "\n".join(f"{clause.id}: {ENGLISH.say(clause.message)}" for clause in clauses)
    except Invalid as error:
        return str(error)


COMMANDS: dict[str, Callable[[Table, Sequence[str]], str]] = {
    "help": tell_help,
    "?": tell_help,
    "hand": tell_hand,
    "table": tell_table,
    "moves": tell_moves,
    "hint": tell_hint,
    "scores": tell_scores,
    "options": tell_options,
    "rules": tell_rules,
}
