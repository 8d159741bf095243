"""Sections of `test_unchanged.py` that involve files, sockets, and commands: see unchanged.py."""

import io
import json
import random
import sqlite3
import tempfile
from contextlib import closing, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.fair.fair_tables import random_fair_match
from tests.server import twins
from tests.server.telling import read_log
from tests.tournament.tournaments import individual, players, whist
from tests.unchanged import FORMATS, Given, any_move, as_json, pick, play_on, unsigned
from wildfour import Invalid
from wildfour.cli import main
from wildfour.desk.bot_tables import play_table
from wildfour.desk.output_files import standings_csv, standings_json
from wildfour.fair.verification import verify
from wildfour.match.formats import format_named
from wildfour.pad.pad_file import read_pad, write_pad
from wildfour.pad.round_entry import read_entry
from wildfour.pad.score_pad import ScorePad
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import check_table, parse_options
from wildfour.table import Table
from wildfour.tournament.log_events import Fact, read_fact, write_fact
from wildfour.tournament.planning import next_seating
from wildfour.tournament.tournament import Tournament

PADS = 8  # maximum number of rounds on a pad
SERVED_OPTIONS = ("", "stacking=any", "seven-zero", "jump-in", "must-play", "draw-until-playable", "false-call-costs")
SIMULATED = (
    "--edition classic-2003 --players 4 --rounds 300 --policy random --seed 5",
    "--edition launcher-2009,minion-2016 --players 3 --rounds 200 --policy greedy,random,sparing --option seven-zero",
    "--edition deluxe --players 4 --rounds 200 --policy random --compare stacking=any",
    "--edition standard-2010 --players 4 --matches 20 --target 200 --policy random --format partners",
    "--edition classic-2003 --players 3 --matches 20 --target 200 --policy random --format lowest-score",
)
TIMED = ("rounds_per_second", "matches_per_second", "seconds", "wildfour", "on", "command")


def fair_transcripts(given: Given) -> str:
    """Write a fairly dealt match with random moves, its secret, and the verification result."""
    match, deals = random_fair_match(given.seed)
    play_on(match, given.luck(), 60)
    match.reveal(deals.secret(match.number))
    return "\n".join((unsigned(match.text), as_json(verify(match.text).messages)))


# Pads


def pads(given: Given) -> str:
    """Write the file of a pad with random rounds and a correction, and the pad as read from it."""
    luck, names = given.luck(), ("Ann", "Bob", "Cid", "Dot")
    options = parse_options(f"target={pick(luck, ('100', '300', '500'))}")
    format = format_named(FORMATS[given.seed % len(FORMATS)], options)
    pad = ScorePad(edition_named(given.edition), options, format, names, first_dealer=given.seed % 4)
    for _ in range(PADS):
        if pad.over:
            break
        pad.add(read_entry(pad, entry(pad, names, luck)))
    text = write_pad(pad)
    again = read_pad(text)
    return "\n".join((unsigned(text), json.dumps(again.to_dict(), sort_keys=True), as_json(again.totals)))


def entry(pad: ScorePad, names: tuple[str, ...], luck: random.Random) -> str:
    """Write a round as typed: one player goes out, and the others count their cards."""
    playing = [names[player] for player in pad.next_seating]
    out = pick(luck, playing)
    return ", ".join(f"{name}: {'out' if name == out else int(luck.random() * 60)}" for name in playing)


# Tournaments


def tournaments(given: Given) -> str:
    """Write all log events of an evening played by bots, read back from text, and the standings."""
    number = 4 + given.seed % 8
    if given.seed % 2:
        evening = whist(players(number), hands=1, sittings=3, seed=given.seed)
    else:
        evening = individual(players(number), games=2, table_size=4, final=0, options="target=100")
    while not evening.is_over:
        evening.record(play_table(evening, evening.waiting[0]) if evening.waiting else next_seating(evening))
    lines = [write_fact(fact) for fact in evening.facts]
    facts: list[Fact] = [read_fact(line) for line in lines]
    again = Tournament.of(facts)
    return "\n".join((*lines, standings_json(again), standings_csv(again)))


# The server


def settings_for(given: Given) -> str:
    """Return the table's options that support three players, for a short match."""
    options = " ".join((given.options, "target=100"))
    try:
        check_table(edition_named(given.edition), twins.PLAYERS, parse_options(options))
    except Invalid:
        return f"{SERVED_OPTIONS[given.seed % len(SERVED_OPTIONS)]} target=100"
    return options


@cache
def served(given: Given) -> tuple[str, str]:
    """Return the frames of a match played over sockets, and the server's log of it."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(twins, "OPTIONS", settings_for(given))
        patch.setattr(twins, "next_move", any_of)
        database = Path(folder) / "tables.db"
        played = twins.play(database, given.edition, given.seed)
        with closing(sqlite3.connect(database)) as db:
            log = [as_json(fact) for fact in read_log(db, 1)]
    told = {str(key): [frame.decode() for frame in frames] for key, frames in played.frames.items()}
    return json.dumps(told, sort_keys=True), "\n".join(log)


def any_of(table: Table, luck: random.Random) -> tuple[int, str]:
    r, seating = table.match.round, table.match.seating
    seat, move = any_move([r.legal_moves(seat) for seat in range(r.players)], r.turn, luck)
    return seating[seat], move


def frames(given: Given) -> str:
    return served(given)[0]


def logs(given: Given) -> str:
    return served(given)[1]


# Simulations


def simulations(given: Given) -> str:
    """Write a command's JSON output without machine-dependent values."""
    said = io.StringIO()
    with redirect_stdout(said):
        assert main(["simulate", *SIMULATED[given.seed].split(), "--threads", "1", "--on", "cpu", "--json"]) == 0
    found = json.loads(said.getvalue())
    for one in found if isinstance(found, list) else [found]:
        for name in TIMED:
            one.pop(name, None)
    return json.dumps(rounded(found), sort_keys=True)


def rounded(what: Any) -> Any:
    """Round every number to nine digits, because a mean's last digits depend on the machine."""
    if isinstance(what, dict):
        return {name: rounded(one) for name, one in what.items()}
    if isinstance(what, list):
        return [rounded(one) for one in what]
    return f"{what:.9g}" if isinstance(what, float) else what
