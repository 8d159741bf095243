"""A match at the prompt: one person against bots. The table decides the order of moves. Moves are saved, then shown."""

from collections.abc import Sequence

from wildfour.bots.bot_runner import BotFailed, Bots
from wildfour.chance.launcher_physics import Launch, flight_in
from wildfour.errors import Illegal, Invalid, WildfourError
from wildfour.events.event_views import EventViews
from wildfour.events.match_events import MatchEnded, RoundEnded
from wildfour.events.round_events import Event, Gave, Played
from wildfour.narration.move_phrases import move_as_typed, refusal_in_words
from wildfour.narration.narrator import Narrator
from wildfour.narration.questions import Question
from wildfour.narration.scores import newly_eliminated, scores
from wildfour.support.append_only_file import LineFile
from wildfour.table import Table, Update
from wildfour.table.move_priority import Speaker
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.hint_process import HintProcess
from wildfour.terminal.move_parser import moves_in
from wildfour.terminal.prompt_commands import PromptCommands, landing
from wildfour.terminal.vocabulary import Vocabulary
from wildfour.words import saying

YOU = 0


class Game:
    """You, the first player, against bots. `you` is your seat, or None once you are out and only watching."""

    def __init__(self, table: Table, bots: Bots, save: LineFile, console: Console) -> None:
        self.table = table
        self.match = table.match
        self.bots = bots
        self.save = save
        self.console = console
        self.vocabulary = Vocabulary(console.plain_words)
        form = self.match.format
        self.narrator = Narrator(
            self.match.players, YOU, self.match.seating, partners=form.partners, lowest_wins=form.lowest_wins
        )
        self.hints = HintProcess(decks=self.match.round.state.rules.decks)
        self.commands = PromptCommands(self.match, self.narrator, console, self.hints)

    @property
    def you(self) -> int | None:
        return self.narrator.seat

    @property
    def names(self) -> list[str]:
        return self.commands.names()

    def play(self) -> None:
        """Play until the match is over or the player leaves. On a screen, warm up the expert for hints."""
        if self.console.interactive:
            self.hints.get_ready()
        try:
            self.play_match()
        except (Leave, KeyboardInterrupt):
            self.console.tell(saying("match-is-saved"))
        except BotFailed as failed:
            name = self.match.players[self.match.seating[failed.seat]]
            raise Invalid("bot-failed", name=name, round=self.match.number, what=failed.what) from failed
        finally:
            self.hints.stop()

    def play_match(self) -> None:
        while True:
            while not self.match.round.over:
                self.next_move()
            if self.match.over:
                self.console.tell(saying("transcript-is-in", file=str(self.save.path)))
                return
            self.deal()

    def deal(self) -> None:
        update = self.table.deal()
        self.save.append(update.lines)
        self.tell_deal(update)

    def tell_deal(self, update: Update) -> None:
        """Print a deal line by line. The first line has the round number and the players."""
        began, *dealt = update.events
        self.console.say()
        self.console.tell(*self.narrator.tell([began.open]))
        events = self.seen(dealt)
        for message in self.narrator.tell(without_endings(events)):
            self.console.tell(message)
        self.tell_endings(events)

    def next_move(self) -> None:
        """Ask all seats that may move now, in order, until one moves."""
        for speaker in self.table.speakers():
            moves = self.your_move if speaker.seat == self.you else self.bot_moves
            if moves(speaker):
                return

    def bot_moves(self, speaker: Speaker) -> bool:
        """Let a bot move if its move has priority now."""
        move = self.bots.heard(speaker)
        if move is not None:
            self.confirm(self.table.apply(self.match.seating[speaker.seat], move))
        return move is not None

    # The person

    def your_move(self, speaker: Speaker) -> bool:
        """Return True if you moved. The current player is asked until they move. Others can skip with an empty line."""
        question = Question(self.match.round.view(speaker.seat), self.names)
        if question.only_keep():
            self.confirm(self.table.apply(YOU, "keep"))
            return True
        self.console.say()
        self.ask(question)
        moves_before = len(self.match.round.moves)
        while len(self.match.round.moves) == moves_before:
            line = self.console.ask()
            if line:
                self.execute(line, question)
            elif question.on_turn:
                self.ask(question)
            else:
                return False
        return True

    def ask(self, question: Question) -> None:
        for line in question.lines():
            self.console.tell(*line)

    def execute(self, line: str, question: Question) -> None:
        """Execute a line: a command, or moves in notation or in words."""
        if line in question.view.moves:
            self.make_your_moves([line])
            return
        word, *arguments = line.casefold().split()
        command = self.vocabulary.commands.get(word)
        if command == "quit":
            raise Leave
        if command is not None:
            getattr(self.commands, command)(arguments)
            return
        try:
            moves, launch = moves_in(line, self.vocabulary, question.view, self.names)
        except Invalid as refusal:
            self.tell_refusal(refusal)
        else:
            self.make_your_moves(moves, launch)

    def make_your_moves(self, moves: Sequence[str], launch: Launch | None = None) -> None:
        """Make the moves of one line without interruption. After a rejected move, drop the rest."""
        for place, move in enumerate(moves):
            try:
                update = self.table.apply(YOU, move, launch=launch)
            except WildfourError as refusal:
                self.tell_refusal(refusal, moves[place + 1 :])
                return
            self.confirm(update)
            flight = flight_in("".join(self.match.round.moves[-1].chance[:1])) if move.startswith("flip") else None
            if flight is not None:
                self.console.tell(landing(flight))

    def tell_refusal(self, refusal: WildfourError, dropped: Sequence[str] = ()) -> None:
        if isinstance(refusal, Illegal):
            self.commands.last_refusal = refusal.clause
        words = self.console.words
        sentence = words.tell(refusal_in_words(refusal.message, self.names))
        end = "" if sentence.endswith((".", "?")) else "."
        rest = words.say("not-done", moves=[move_as_typed(move, self.names) for move in dropped]) if dropped else ""
        self.console.say(f"{sentence}{end} {rest}".rstrip())

    # The person and bots

    def confirm(self, update: Update) -> None:
        """Save a move, then print it."""
        self.save.append(update.lines)
        events = self.seen(update.events)
        self.console.tell(*self.narrator.tell(without_endings(events)))
        self.tell_last_card(events)
        self.tell_endings(events)

    def seen(self, events: Sequence[EventViews]) -> list[Event]:
        you = self.you
        return [event.seen_by(you) for event in events]

    def tell_last_card(self, events: Sequence[Event]) -> None:
        """Announce a player with one card left, which is public (E1)."""
        for event in events:
            if isinstance(event, Played | Gave) and event.seat != self.you:
                view = self.match.round.view(None)
                if view.hand_sizes[event.seat] == 1:
                    self.console.tell(saying("has-one-card-left", name=self.names[event.seat]))

    def tell_endings(self, events: Sequence[Event]) -> None:
        """Print the result of a round, the scores, and the winners."""
        for event in events:
            if isinstance(event, RoundEnded):
                self.console.tell(*self.narrator.tell([event]))
                self.console.say()
                self.console.tell(scores(self.match, YOU), *newly_eliminated(self.match, YOU))
            elif isinstance(event, MatchEnded):
                self.console.tell(*self.narrator.tell([event]))


def without_endings(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, RoundEnded | MatchEnded)]
