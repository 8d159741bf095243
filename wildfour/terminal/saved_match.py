"""Setting up a match at the prompt: a new one, or the saved one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import Bots
from wildfour.errors import BadTranscript, Invalid
from wildfour.match import Match
from wildfour.match.formats import DEFAULT
from wildfour.narration.narrator import distinct
from wildfour.narration.scores import goal, scores
from wildfour.narration.transcript_narration import named_bots
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import check_table, parse_options
from wildfour.support.append_only_file import LineFile, data_folder
from wildfour.support.files import LARGEST_TEXT, as_text, read_limited
from wildfour.table import Table
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.match_prompt import YOU, Game
from wildfour.terminal.match_setup import levels_at_table, levels_in, luck_of, sat_down, saved_levels
from wildfour.terminal.vocabulary import Vocabulary
from wildfour.transcript import PERSON, check_name
from wildfour.transcript.record import FORMAT
from wildfour.words import saying

FILE_NAME = "match.txt"
BOT_NAMES = ("Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kit")
USUAL_EDITION, USUAL_PLAYERS, USUAL_NAME = "classic-2003", 4, "Ann"


class SaveFile(LineFile):
    """A transcript on the disk that grows with its match."""

    noun = "match"
    beginning = FORMAT
    option = "--save"
    largest = LARGEST_TEXT


def read_text(path: Path) -> str:
    """Read a transcript."""
    return as_text(path, "transcript", read_limited(path, "transcript", LARGEST_TEXT))


@dataclass(frozen=True, kw_only=True)
class PlayArgs:
    """What the command line asks for; None where it is silent."""

    edition: str | None = None
    players: int | None = None
    options: Sequence[str] = ()
    format: str | None = None
    name: str | None = None
    bots: str | None = None
    seed: int | None = None
    save: Path | None = None
    new: bool = False
    resume: bool = False

    def describe_a_match(self) -> bool:
        given = (self.edition, self.players, self.name, self.format)
        return any(one is not None for one in given) or bool(self.options)


def play_match(args: PlayArgs, console: Console) -> None:
    """Play a match, new or saved, until it is over or the player leaves."""
    save = SaveFile(args.save or data_folder() / FILE_NAME)
    try:
        game = saved_game(args, console, save) or new_game(args, console, save)
    except (Leave, KeyboardInterrupt):
        console.tell(saying("nothing-begun"))
        return
    game.play()


def new_game(args: PlayArgs, console: Console, save: SaveFile) -> Game:
    edition = edition_named(args.edition or USUAL_EDITION)
    options = parse_options(args.options)
    players = players_wanted(args)
    check_table(edition, players, options)
    levels = levels_at_table(args.bots, players - 1)
    names = names_at_table(USUAL_NAME if args.name is None else args.name, players)
    format_text = args.format or DEFAULT
    match = Match(edition, players=names, options=options, format=format_text, seed=args.seed, bots=[PERSON, *levels])
    bots = sat_down(levels, match.round.state.rules.decks, console)
    save.create(match.text)
    game = game_at(match, levels, bots, args.seed, save, console)
    greet(match, levels, console)
    game.tell_deal(game.table.opening)
    return game


def game_at(
    match: Match, levels: Sequence[str], bots: Sequence[Bot], seed: int | None, save: SaveFile, console: Console
) -> Game:
    """You, the first player, and a bot for each of the others."""
    table = Table(match, who=[PERSON, *levels])
    players = dict(enumerate(bots, start=YOU + 1))
    return Game(table, Bots(table, players, luck_of(seed, table)), save, console)


def players_wanted(args: PlayArgs) -> int:
    """As many as are asked for, or as bots are named."""
    if args.players is not None:
        return args.players
    named = len(levels_in(args.bots))
    return USUAL_PLAYERS if named == 1 else named + 1


def names_at_table(name: str, players: int) -> list[str]:
    """You, and bots with other names."""
    check_name(name)
    bots = [bot for bot in BOT_NAMES if bot.lower() != name.lower()]
    return [name, *bots[: players - 1]]


def greet(match: Match, levels: Sequence[str], console: Console) -> None:
    """What a player should know before the first card."""
    you, *others = distinct(match.players)
    options = str(match.options).split()
    console.tell(
        saying(
            "greeting",
            edition=match.edition.title,
            players=len(match.players),
            goal=goal(match),
            options=len(options),
            names=options,
        )
    )
    console.tell(saying("who-plays", name=you, bots=named_bots(others, levels), count=len(others)))
    console.tell(saying("how-to-play"))


# The saved match


def saved_game(args: PlayArgs, console: Console, save: SaveFile) -> Game | None:
    """The saved match, if there is one that goes on and the player wants it."""
    if args.resume and args.describe_a_match():
        raise Invalid("resume-as-it-is")
    if args.new:
        return None
    if not save.has_text():
        if args.resume:
            raise Invalid("nothing-to-resume", file=str(save.path))
        return None
    match, half_line = load_match(save, args.seed)
    if not is_wanted(match, args, console, save):
        return None
    levels = saved_levels(match, args.bots)
    if args.resume and args.bots is not None and levels_at_table(args.bots, len(levels)) != levels:
        raise Invalid("saved-bots", bots=levels)
    try:
        bots = sat_down(levels, match.round.state.rules.decks, console)
    except Invalid as error:
        raise Invalid("saved-bot-cannot-play", file=str(save.path), refusal=error.message) from error
    game = game_at(match, levels, bots, args.seed, save, console)
    repair(game, half_line)
    take_up(game, levels)
    return game


def take_up(game: Game, levels: Sequence[str]) -> None:
    """Say where the match stands; a round that is over is told now, if nobody was left to tell it to."""
    greet(game.match, levels, game.console)
    game.console.tell(saying("saved-round", round=game.match.number))
    if game.match.round.over:
        game.tell_endings([event.open for event in game.table.opening.events])
    else:
        game.console.tell(scores(game.match, YOU))


def load_match(save: SaveFile, seed: int | None) -> tuple[Match, int]:
    text, half_line = save.load()
    try:
        return Match.resume(text, seed=seed), half_line
    except BadTranscript as error:
        raise Invalid("saved-match-damaged", file=str(save.path), refusal=error.message) from error


def is_wanted(match: Match, args: PlayArgs, console: Console, save: SaveFile) -> bool:
    file = str(save.path)
    if match.over:
        if args.resume:
            raise Invalid("match-to-resume-over", file=file)
        return False
    if args.resume:
        return True
    if console.interactive:
        return asked_to_go_on(match, console)
    if args.describe_a_match() or args.bots is not None:
        raise Invalid("resume-or-new", file=file)
    console.tell(saying("going-on", file=file))
    return True


def asked_to_go_on(match: Match, console: Console) -> bool:
    bots = named_bots(match.players[1:], match.bots[1:])
    console.tell(saying("saved-match-found", edition=match.edition.title, round=match.number, bots=bots))
    vocabulary = Vocabulary(console.plain_words)
    while True:
        console.tell(saying("want-to-go-on"))
        answer = console.ask().casefold()
        if vocabulary.commands.get(answer) == "quit":
            raise Leave
        if answer in vocabulary.yes + vocabulary.no:
            return answer in vocabulary.yes


def repair(game: Game, half_line: int) -> None:
    """After a crash the last line may be half written, or the end of a round not yet written."""
    if half_line:
        game.save.drop_half_line()
        game.console.tell(saying("half-line-dropped"))
    last = game.table.opening.lines[-1]
    if game.match.round.over and not read_text(game.save.path).endswith(f"{last}\n"):
        game.save.append([last])
