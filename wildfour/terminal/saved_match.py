"""Starting a match at the prompt, or resuming the saved one."""

import argparse
from collections.abc import Sequence
from pathlib import Path

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
from wildfour.terminal.arguments import describe_a_match, options_in
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.match_prompt import YOU, Game
from wildfour.terminal.match_setup import bots_of, levels_at_table, levels_in, luck_of, saved_levels
from wildfour.terminal.vocabulary import forms
from wildfour.transcript import PERSON, check_name
from wildfour.transcript.record import FORMAT
from wildfour.words import saying

FILE_NAME = "match.txt"
BOT_NAMES = ("Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kit")
DEFAULT_EDITION, DEFAULT_PLAYERS, DEFAULT_NAME = "classic-2003", 4, "Ann"
Args = argparse.Namespace


class SaveFile(LineFile):
    """A transcript on disk that grows as the match goes on."""

    noun = "match"
    beginning = FORMAT
    option = "--save"
    largest = LARGEST_TEXT


def read_text(path: Path) -> str:
    """Read a transcript."""
    return as_text(path, "transcript", read_limited(path, "transcript", LARGEST_TEXT))


def play_match(args: Args, console: Console) -> None:
    """Play a match, new or saved, until it is over or the player leaves."""
    save = SaveFile(args.save or data_folder() / FILE_NAME)
    try:
        game = saved_game(args, console, save) or new_game(args, console, save)
    except (Leave, KeyboardInterrupt):
        console.tell(saying("nothing-begun"))
        return
    game.play()


def new_game(args: Args, console: Console, save: SaveFile) -> Game:
    edition = edition_named(args.edition or DEFAULT_EDITION)
    options = parse_options(options_in(args))
    players = players_for(args.bots) if args.players is None else args.players
    check_table(edition, players, options)
    levels = levels_at_table(args.bots, players - 1)
    names = names_at_table(DEFAULT_NAME if args.name is None else args.name, players)
    format_text = args.format or DEFAULT
    match = Match(edition, players=names, options=options, format=format_text, seed=args.seed, bots=[PERSON, *levels])
    game = game_of(match, levels, args.seed, save, console)
    save.create(match.text)
    greet(game, levels)
    game.tell_deal(game.table.opening)
    return game


def game_of(match: Match, levels: Sequence[str], seed: int | None, save: SaveFile, console: Console) -> Game:
    """Seat the person as the first player, and bots as the others."""
    bots = bots_of(levels, match.round.state.rules.decks, console)
    table = Table(match, who=[PERSON, *levels])
    return Game(table, Bots(table, dict(enumerate(bots, start=YOU + 1)), luck_of(seed, table)), save, console)


def players_for(bots: str | None) -> int:
    """Count the named bots plus the person. A single level applies to all bots, so it does not determine the number."""
    named = len(levels_in(bots))
    return DEFAULT_PLAYERS if named == 1 else named + 1


def names_at_table(name: str, players: int) -> list[str]:
    """Name the bots, avoiding the person's name."""
    check_name(name)
    bots = [bot for bot in BOT_NAMES if bot.lower() != name.lower()]
    return [name, *bots[: players - 1]]


def greet(game: Game, levels: Sequence[str]) -> None:
    match, tell = game.match, game.console.tell
    you, *others = distinct(match.players)
    options = str(match.options).split()
    edition, players = match.edition.title, len(match.players)
    tell(saying("greeting", edition=edition, players=players, goal=goal(match), options=len(options), names=options))
    tell(saying("who-plays", name=you, bots=named_bots(others, levels), count=len(others)))
    tell(saying("how-to-play"))
    if match.edition.launcher:
        tell(saying("how-to-practice"))


# The saved match


def saved_game(args: Args, console: Console, save: SaveFile) -> Game | None:
    """Resume the saved match if it is unfinished and the player agrees."""
    if args.resume and describe_a_match(args):
        raise Invalid("resume-as-it-is")
    if args.new:
        return None
    if not save.has_text():
        if args.resume:
            raise Invalid("nothing-to-resume", file=str(save.path))
        return None
    match, half_line = load_match(save, args.seed)
    if not should_resume(match, args, console, save):
        return None
    levels = saved_levels(match, args.bots)
    if args.resume and args.bots is not None and levels_at_table(args.bots, len(levels)) != levels:
        raise Invalid("saved-bots", bots=levels)
    try:
        game = game_of(match, levels, args.seed, save, console)
    except Invalid as error:
        raise Invalid("saved-bot-cannot-play", file=str(save.path), refusal=error.message) from error
    repair(game, half_line)
    greet(game, levels)
    tell_situation(game)
    return game


def tell_situation(game: Game) -> None:
    game.console.tell(saying("saved-round", round=game.match.number))
    if game.match.round.over:  # the end of the round was saved but never shown
        game.tell_endings([event.open for event in game.table.opening.events])
    else:
        game.console.tell(scores(game.match, YOU))


def load_match(save: SaveFile, seed: int | None) -> tuple[Match, int]:
    text, half_line = save.load()
    try:
        return Match.resume(text, seed=seed), half_line
    except BadTranscript as error:
        raise Invalid("saved-match-damaged", file=str(save.path), refusal=error.message) from error


def should_resume(match: Match, args: Args, console: Console, save: SaveFile) -> bool:
    file = str(save.path)
    if match.over:
        if args.resume:
            raise Invalid("match-to-resume-over", file=file)
        return False
    if args.resume:
        return True
    if console.interactive:
        return wants_to_resume(match, console)
    if describe_a_match(args) or args.bots is not None:
        raise Invalid("resume-or-new", file=file)
    console.tell(saying("going-on", file=file))
    return True


def wants_to_resume(match: Match, console: Console) -> bool:
    bots = named_bots(match.players[1:], match.bots[1:])
    console.tell(saying("saved-match-found", edition=match.edition.title, round=match.number, bots=bots))
    words = console.plain_words
    yes, no, leaving = forms("typed-yes", words), forms("typed-no", words), forms("typed-command-quit", words)
    while True:
        console.tell(saying("want-to-go-on"))
        answer = console.ask().casefold()
        if answer in leaving:
            raise Leave
        if answer in yes + no:
            return answer in yes


def repair(game: Game, half_line: int) -> None:
    """Repair the file after a crash: drop a half-written line, and add the missing end of a round."""
    if half_line:
        game.save.drop_half_line()
        game.console.tell(saying("half-line-dropped"))
    last = game.table.opening.lines[-1]
    if game.match.round.over and not read_text(game.save.path).endswith(f"{last}\n"):
        game.save.append([last])
