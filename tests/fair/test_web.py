"""The browser's verifier in Node: the same vectors and decks, and the same verdicts on everything it can check."""

import hashlib
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.fair.fair_tables import fair_match, played_fairly, random_fair_match
from tests.fair.test_move_chain import link_of, with_bots
from tests.fair.vectors import GIVEN, written
from tests.shared.matches import TABLES, play_on
from tests.tables.play import play_on as play_table
from tools.typescript import NODE
from wildfour.rulebook.cards import cards_in
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.notation import deck_of, rules_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.http.generated_modules import pad_tables
from wildfour.server.http.replay_rounds import replayed_round
from wildfour.table import PERSON, Table

EDITION_TABLES = msgspec.to_builtins(pad_tables().editions)
SCRIPT = Path(__file__).parent / "vectors.mjs"
VENDOR = Path(__file__).parents[2] / "wildfour" / "web" / "vendor" / "noble-hashes"


def answer(**asked: Any) -> dict[str, Any]:
    done = subprocess.run(
        [NODE, str(SCRIPT)],
        input=json.dumps({**asked, "editions": EDITION_TABLES}),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


def test_the_vendored_library_matches_its_manifest() -> None:
    manifest = json.loads((VENDOR / "MANIFEST.json").read_text(encoding="utf-8"))
    files = {file.name for file in VENDOR.iterdir()} - {"MANIFEST.json", "sha3.d.ts"}
    assert {name: hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() for name in files} == manifest["sha256"]


def test_the_documented_vectors() -> None:
    vectors = written()
    expected = {name: value for name, value in vectors.items() if name not in (*GIVEN, "deal 1", "hand 1")}
    assert answer(vectors=vectors)["vectors"] == {**expected, "deal": "right"}


def test_the_decks_are_those_of_the_editions() -> None:
    tables = [(edition, decks) for edition in EDITIONS for decks in (1, 2, 3)]
    decks = answer(decks=[(edition.name, decks) for edition, decks in tables])["decks"]
    for (edition, number), found in zip(tables, decks, strict=True):
        rules = rules_of(edition, parse_options(f"decks={number}" if number > 1 else ""))
        everything = [rules.deck[word & 1] for word in range(2 * number)]
        assert sum(1 for _ in cards_in(everything)) == sum(copies for _, copies in found)
        hand = deck_of(rules, edition.letters).hand(everything)
        assert tuple(card for card, copies in found for _ in range(copies)) == hand


def test_honest_matches_of_every_edition_are_proved() -> None:
    texts = [played_fairly(*table) for table in TABLES]
    for seed in range(25):
        match, deals = random_fair_match(seed)
        play_on(match, Random(seed), 80)
        match.reveal(deals.secret(match.number))
        texts.append(match.text)
    found = answer(transcripts=texts)["transcripts"]
    assert [one for one in found if not one["proved"]] == []
    assert sum(one["draws"] for one in found) > 500
    assert sum(one["later"] for one in found) > 0


def test_changes_are_named() -> None:
    honest = played_fairly("classic-2003", players=3, moves=40)
    lines = honest.split("\n")
    deal = next(line for line in lines if line.startswith("round 1"))
    draw = next(line for line in lines if line[1:].startswith(" draw -> "))
    card = "b1" if draw.split(" ")[3] != "b1" else "b2"
    start = honest.index("seeds: ") + 45
    digit = "0" if honest[start] != "0" else "1"
    secret = honest[-2]
    changed = [
        honest.replace("players: Ann, Bob", "players: Bob, Ann"),
        honest[:start] + digit + honest[start + 1 :],
        honest.replace("options:", "options: jump-in"),
        honest[:-2] + ("0" if secret != "0" else "1") + "\n",
        honest.replace(deal, deal[: deal.index("@") - 3] + "b1 " + deal[deal.index("@") :]),
        honest.replace(draw, draw.replace(draw.split(" ")[3], card)),
        honest[: honest.rindex("secret")],
        fair_match("classic-2003")[0].text,
        honest.replace("\nfair:", "\n#fair:"),
    ]
    found = answer(transcripts=changed)["transcripts"]
    what = ["commitment", "commitment", "fingerprint", "secret", "deal", "draw", "revealed", "revealed", "headings"]
    assert [one.get("what") for one in found] == what
    assert found[5]["right"] == draw.split(" ")[3]
    assert found[5]["written"] == card


def replayed(table: Table, **notes: Any) -> dict[str, Any]:
    text = table.match.text
    rounds = [replayed_round(text, number, None).moments for number in range(1, table.match.number + 1)]
    return {"transcript": text, "rounds": msgspec.to_builtins(rounds), "notes": {"seed": "", "links": [], **notes}}


def test_the_chain_of_a_replay_is_that_of_the_table() -> None:
    """Test every edition, format, and seating, with gifts, flips, and swapped hands."""
    replays, ends = [], []
    for seed in range(15):
        match, deals = random_fair_match(seed)
        table = with_bots(match, deals, tuple([PERSON] * len(match.players)))
        play_table(table, seed, 60)
        middle = link_of(table)
        play_table(table, seed, 150)
        table.match.reveal(deals.secret(table.match.number))
        own = str(deals.pledge.seeds[0])
        replays.append(replayed(table, seed=own, links=[middle], link=link_of(table)))
        ends.append(table.match.text.count("\nround "))
    found = answer(replays=replays)["replays"]
    assert [one["seen"]["later"] for one in found] == [0] * len(replays)
    assert [one["seen"]["round"] for one in found] == ends
    assert all(one["yours"] for one in found)


def test_a_replay_of_other_moves_does_not_fit_the_notes() -> None:
    tables = []
    for luck in (1, 2):
        match, deals = fair_match("classic-2003", "target=100")
        table = with_bots(match, deals)
        play_table(table, luck, 40)
        tables.append((table, link_of(table), str(deals.pledge.seeds[2])))
        table.match.reveal(deals.secret(table.match.number))
    table, link, bots = tables[0]
    other = tables[1][1]
    found = answer(
        replays=[replayed(table, link=other), replayed(table, link=link, seed=bots), replayed(table, link="")]
    )
    assert [one.get("what") for one in found["replays"]] == ["link", "own-seed", None]
    assert found["replays"][2]["seen"] is None
