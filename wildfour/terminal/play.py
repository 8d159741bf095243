"""Setting up a match at the prompt: a new one, or the saved one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from wildfour.editions import edition_named
from wildfour.errors import BadTranscript, Invalid
from wildfour.match import Match
from wildfour.match.formats import DEFAULT
from wildfour.options import check_table, parse_options
from wildfour.terminal.console import Console, Leave
from wildfour.terminal.game import Game, greeting
from wildfour.terminal.luck import Luck
from wildfour.terminal.opponents import levels_at_table, levels_in, named_bots, sat_down, saved_levels
from wildfour.terminal.saving import FILE_NAME, SaveFile, data_folder
from wildfour.transcript import PERSON, check_name, read_transcript
from wildfour.transcript.record import end_of
from wildfour.transcript.writing import end_line
from wildfour.words import listed

BOT_NAMES = ("Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kit")
USUAL_EDITION, USUAL_PLAYERS, USUAL_NAME = "classic-2003", 4, "Ann"


@dataclass(frozen=True, kw_only=True)
class Wishes:
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

    def describes_a_match(self) -> bool:
        return any(wish is not None for wish in (self.edition, self.players, self.name, self.format)) or bool(
            self.options
        )


def play(wishes: Wishes, console: Console) -> None:
    """Play a match, new or saved, until it is over or the player leaves."""
    save = SaveFile(wishes.save or data_folder() / FILE_NAME)
    luck = Luck(wishes.seed)
    try:
        game = saved_game(wishes, console, save, luck) or new_game(wishes, console, save, luck)
    except (Leave, KeyboardInterrupt):
        console.say("Nothing was begun, and nothing was changed.")
        return
    game.play()


def new_game(wishes: Wishes, console: Console, save: SaveFile, luck: Luck) -> Game:
    edition = edition_named(wishes.edition or USUAL_EDITION)
    options = parse_options(wishes.options)
    players = players_wished(wishes)
    check_table(edition, players, options)
    levels = levels_at_table(wishes.bots, players - 1)
    name = USUAL_NAME if wishes.name is None else wishes.name
    format_text = wishes.format or DEFAULT
    chance = luck.cards_of(edition, options)
    names = names_at_table(name, players)
    match = Match(edition, players=names, options=options, format=format_text, chance=chance, bots=[PERSON, *levels])
    bots = sat_down(levels, match.round.state.rules.decks, console)
    save.create(match.text)
    game = Game(match, save, console, luck, bots)
    console.say(greeting(match, levels))
    game.tell_deal()
    return game


def players_wished(wishes: Wishes) -> int:
    """As many as are asked for, or as bots are named."""
    if wishes.players is not None:
        return wishes.players
    named = len(levels_in(wishes.bots))
    return USUAL_PLAYERS if named == 1 else named + 1


def names_at_table(name: str, players: int) -> list[str]:
    """You, and bots with other names."""
    check_name(name)
    bots = [bot for bot in BOT_NAMES if bot.lower() != name.lower()]
    return [name, *bots[: players - 1]]


def saved_game(wishes: Wishes, console: Console, save: SaveFile, luck: Luck) -> Game | None:
    """The saved match, if there is one that goes on and the player wants it."""
    if wishes.resume and wishes.describes_a_match():
        raise Invalid(
            "--resume goes on with the saved match as it is; leave out --edition, --players, --option and so on."
        )
    if wishes.new:
        return None
    if not save.has_text():
        if wishes.resume:
            raise Invalid(f"There is no saved match in {save.path}; leave out --resume to begin one.")
        return None
    match, half_line = load_match(save, luck)
    if not is_wanted(match, wishes, console, save):
        return None
    levels = saved_levels(match, wishes.bots)
    if wishes.resume and wishes.bots is not None and levels_at_table(wishes.bots, len(levels)) != levels:
        raise Invalid(f"The bots of the saved match are {listed(levels)}; leave out --bots.")
    try:
        bots = sat_down(levels, match.round.state.rules.decks, console)
    except Invalid as error:
        raise Invalid(f"{save.path} names a bot that cannot play: {error}") from error
    repair(match, save, console, half_line)
    console.say(greeting(match, levels))
    console.say(f"This is round {len(match.rounds)} of your saved match.")
    game = Game(match, save, console, luck, bots)
    console.say(game.table.scores())
    return game


def load_match(save: SaveFile, luck: Luck) -> tuple[Match, int]:
    text, half_line = save.load()
    try:
        table = read_transcript(text)
        return Match.resume(text, chance=luck.cards_of(table.edition, table.options)), half_line
    except BadTranscript as error:
        raise Invalid(f"{save.path}, {error} To begin another match say --new; this file is kept then.") from error


def is_wanted(match: Match, wishes: Wishes, console: Console, save: SaveFile) -> bool:
    if match.over:
        if wishes.resume:
            raise Invalid(f"The match in {save.path} is over; leave out --resume to begin another.")
        return False
    if wishes.resume:
        return True
    if console.interactive:
        return asked_to_go_on(match, console)
    if wishes.describes_a_match() or wishes.bots is not None:
        raise Invalid(
            f"There is a saved match in {save.path}; say --resume to go on with it or --new to begin another."
        )
    console.say(f"Going on with the saved match in {save.path}; --new would begin another.")
    return True


def asked_to_go_on(match: Match, console: Console) -> bool:
    bots = listed(named_bots(match.players[1:], match.bots[1:]))
    console.say(f"There is a saved match: {match.edition.title}, round {len(match.rounds)}, with {bots}.")
    while True:
        console.say("Do you want to go on with it? Type yes or no.")
        answer = console.ask().lower()
        if answer in ("y", "yes", "n", "no", "quit"):
            if answer == "quit":
                raise Leave
            return answer.startswith("y")


def repair(match: Match, save: SaveFile, console: Console, half_line: int) -> None:
    """After a crash the last line may be half written, or the end of a round not yet written."""
    if half_line:
        save.drop_half_line()
        console.say(
            "The last line of the saved match was only half written; it was dropped. All confirmed moves are there."
        )
    ended = end_of(match.round)
    if ended and not save.ends_with(end_line(ended)):
        save.append([end_line(ended)])
