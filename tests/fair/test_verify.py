"""`verify` detects and names every change to a transcript."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.fair.fair_tables import fair_match, played_fairly
from tests.shared.matches import TABLES, make_a_move, played_match
from wildfour.cli import main
from wildfour.errors import BadTranscript, Invalid
from wildfour.fair import Unfair, Unproved, verify
from wildfour.transcript import read_transcript, write_transcript
from wildfour.words import ENGLISH

HONEST = played_fairly("classic-2003", "jump-in target=200", 3)
ROUNDS = HONEST.count("\nround ")


def heading(name: str) -> str:
    found = re.search(rf"^{name}: (.*)$", HONEST, re.MULTILINE)
    assert found
    return found[1]


def entries(name: str) -> list[str]:
    return heading(name).split(", ")


def exchanged(*names: str) -> str:
    """Swap the first two entries of the given headings in the honest transcript."""
    text = HONEST
    for name in names:
        one, other, *rest = entries(name)
        text = text.replace(f"{name}: {heading(name)}", f"{name}: {', '.join((other, one, *rest))}")
    return text


def flipped(digit: str) -> str:
    return "0" if digit != "0" else "1"


def with_other(name: str, player: int) -> str:
    """Change the last digit of a player's entry in a heading."""
    entry = entries(name)[player]
    return HONEST.replace(entry, entry[:-1] + flipped(entry[-1]))


def with_other_card(line: str, place: int) -> str:
    """Replace one of the random cards in a line."""
    before, given = line.split(" -> ")
    words = given.split(" ")
    words[place] = "b1" if words[place] != "b1" else "b2"
    return HONEST.replace(line, f"{before} -> {' '.join(words)}", 1)


def line_of(pattern: str, text: str = HONEST) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    assert found
    return found[0]


def difference(text: str) -> str:
    with pytest.raises(Unfair) as refused:
        verify(text)
    return str(refused.value)


def test_an_honest_match_is_proved() -> None:
    proof = verify(HONEST)
    assert (proof.rounds, proof.own, proof.over) == (ROUNDS, ("Ann", "Bob"), True)
    given = re.findall(r"^\d .* -> (.*) @\d+$", HONEST, re.MULTILINE)
    assert proof.draws == sum(len(words.split()) for words in given) > 20
    assert write_transcript(read_transcript(HONEST)) == HONEST


def test_one_card_of_one_deal() -> None:
    deal = line_of(r"^round 2 .*$")
    right = deal.split(" -> ")[1].split(" ")[4]
    assert difference(with_other_card(deal, 4)) == (
        f"Not proved: in the deal of round 2, card 5 should be {right}, but the file has b1."
    )


def test_one_draw() -> None:
    draw = line_of(r"^1 draw -> .*$")
    right = draw.split(" ")[3]
    found = difference(with_other_card(draw, 0))
    assert re.match(r"Not proved: in round 1, at move \d+ \(Bob: draw\), chance outcome 1 should be ", found)
    assert re.search(rf" {re.escape(right)}, but the file has b[12]\.$", found)


def test_a_missing_or_added_draw_and_a_wrong_position() -> None:
    draw = line_of(r"^1 draw -> .*$")
    position = draw.rpartition("@")[2]
    assert difference(HONEST.replace(draw, "1 draw", 1)).endswith("but the file has nothing.")
    assert difference(HONEST.replace(draw, draw.replace(" @", " r1 @"), 1)).endswith(
        "should not be there, but the file has r1."
    )
    assert f"the chance stream is at {position}, but the file has 9999." in difference(
        HONEST.replace(f"@{position}", "@9999", 1)
    )
    assert f"is at {position}, but the file has nothing" in difference(HONEST.replace(f" @{position}", "", 1))


def test_one_players_seed_or_commitment() -> None:
    for name in ("seeds", "commitments"):
        assert difference(with_other(name, 1)) == (
            "Not proved: the seed listed for Bob does not open that player's commitment; one of the two was changed."
        )


@pytest.mark.parametrize(
    "headings", [["players"], ["seeds"], ["commitments"], ["players", "seeds"], ["players", "commitments", "seeds"]]
)
def test_the_order_of_the_seats(headings: list[str]) -> None:
    assert difference(exchanged(*headings)).startswith("Not proved: the order of the seats was changed; ")


def test_the_names_of_the_players() -> None:
    found = difference(HONEST.replace("players: Ann, Bob", "players: Ann, Rob"))
    assert found.startswith("Not proved: the seed listed for Rob does not open that player's commitment")


def test_the_anchor_and_the_fingerprint() -> None:
    anchor, fingerprint = heading("fair"), heading("fingerprint")
    assert "the anchor is not the one that" in difference(HONEST.replace(anchor, anchor[:-1] + flipped(anchor[-1])))
    assert difference(HONEST.replace(fingerprint, fingerprint[:-1] + flipped(fingerprint[-1]))).startswith(
        "Not proved: the fingerprint does not match this table: "
    )


def test_a_noted_fingerprint() -> None:
    """A forged transcript can be consistent, but its fingerprint is not the one that was noted."""
    verify(HONEST, heading("fingerprint"))
    verify(HONEST, heading("fingerprint")[:16])
    other = played_fairly("classic-2003", "jump-in target=200", 3, seed=1)
    verify(other)
    with pytest.raises(Unfair, match="Not proved: you noted the fingerprint"):
        verify(other, heading("fingerprint"))
    for noted in ("abc", "x" * 16, heading("fingerprint").upper(), heading("fingerprint") + "0"):
        with pytest.raises(Invalid, match="is not a fingerprint or a link; give at least its first 16 hex digits"):
            verify(HONEST, noted)


def test_a_proof_tells_if_all_seeds_are_the_servers() -> None:
    proof = verify(HONEST)
    without = replace(proof, own=(), given_up=2)
    sentences = [ENGLISH.tell(message) for message in without.messages]
    assert sentences[2].startswith("Every seed came from the server")
    assert sentences[3].startswith("Before that, 2 attempts to agree")


def test_a_secret_outside_the_chain() -> None:
    secret = line_of(r"^secret .*$")
    changed = HONEST.replace(secret, secret[:-1] + flipped(secret[-1]))
    assert difference(changed) == (
        f"Not proved: the secret of round {ROUNDS} is not in the server's chain; it does not lead to the anchor."
    )


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ("edition: classic-2003", "edition: standard-2010"),
            "with the edition classic-2003, but the file has standard-2010.",
        ),
        (
            ("options: jump-in target", "options: target"),
            "options 'jump-in target=200', but the file has 'target=200'.",
        ),
        (("options: jump-in", "options: jump-in no-bluffing"), "options 'jump-in target=200', but the file has "),
        (("round 1 dealer drawn", "round 1 dealer 2"), "first dealer 'drawn', but the file has '2'."),
        (("target=200", "target=201"), "the fingerprint does not match this table"),
        (("commitments: own", "commitments: server"), "the fingerprint does not match this table"),
    ],
)
def test_the_edition_and_the_options(change: tuple[str, str], sentence: str) -> None:
    assert sentence in difference(HONEST.replace(*change))


def test_the_format() -> None:
    changed = HONEST.replace("\nfair: ", "\nformat: lowest-score\nfair: ")
    assert (
        difference(changed) == "Not proved: the match began with the format points-race, but the file has lowest-score."
    )


def test_the_dealer_of_a_later_round_and_impossible_moves() -> None:
    deal = line_of(r"^round 2 dealer \d")
    other = f"round 2 dealer {(int(deal[-1]) + 1) % 3}"
    assert "could not have been played like this: line " in (found := difference(HONEST.replace(deal, other)))
    assert "The wrong seat deals this round" in found
    played = line_of(r"^\d [bgry][0-9]$")
    assert "could not have been played like this" in difference(HONEST.replace(played, f"{played[0]} accept", 1))


def test_revealed_secrets_prove_their_rounds_during_a_match() -> None:
    match, deals = fair_match("classic-2003", "target=300", 3)
    luck = Random(1)
    with pytest.raises(Unproved, match="the server reveals its secrets when the match is over"):
        verify(match.text)
    while not match.over:
        if match.round.over:
            match.reveal(deals.secret(match.number))
            assert verify(match.text).rounds == match.number
            match.next_round()
            with pytest.raises(
                Unproved, match=f"proved, but the transcript has {match.number}, and the server has not"
            ):
                verify(match.text)
        make_a_move(match, luck)
    match.reveal(deals.secret(match.number))
    proof = verify(match.text)
    assert proof.over
    assert match.text.count("\nsecret ") == proof.rounds > 1
    first = line_of(r"^secret .*$", match.text)
    wrong = match.text.replace(first, first[:-1] + flipped(first[-1]))
    assert "the secret of round 1 is not in the server's chain; it does not lead to the anchor" in difference(wrong)
    second = match.text.split("\nsecret ")[2][:64]
    wrong = match.text.replace(second, second[:-1] + flipped(second[-1]))
    assert (
        "the secret of round 2 is not in the server's chain; it does not lead to the secret of round 1"
        in difference(wrong)
    )


def test_a_running_match_hides_its_secrets() -> None:
    match, deals = fair_match("classic-2003")
    secrets = [deals.secret(number).hex() for number in range(1, deals.chain.length + 1)]
    assert not any(secret in match.text for secret in secrets)
    assert deals.stream(0).key.hex() not in match.text


def test_a_match_without_a_pledge_cannot_be_verified() -> None:
    with pytest.raises(Unproved, match="This transcript cannot be verified: it does not record what was fixed"):
        verify(played_match("classic-2003", "", 3, moves=10).text)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("fair: 1 ", "fair: 2 "), "The fair deals use version '2'"),
        (lambda text: text.replace("fair: 1 ", "fair: "), "'fair:' needs a version and an anchor"),
        (lambda text: text.replace("commitments: own ", "commitments: me "), "'commitments:' needs one entry for each"),
        (
            lambda text: text.replace(entries("seeds")[0] + ", ", ""),
            "'seeds:' needs one entry for each of the 3 players",
        ),
        (lambda text: text.replace(heading("seeds"), heading("seeds").upper()), "'seeds:' needs"),
        (
            lambda text: text.replace("\nfingerprint:", "\nmissed: Bob\nfingerprint:"),
            "'missed:' needs attempt numbers",
        ),
        (lambda text: text.replace("fingerprint: ", "fingerprint: x"), "'fingerprint:' needs 64 hex digits"),
        (lambda text: re.sub("fingerprint: .*\n", "", text), "The line 'fingerprint: …' is missing here"),
        (lambda text: re.sub("fair: .*\n", "", text), "A round is missing"),
        (lambda text: text.replace("round 1 dealer drawn", "round 1 dealer 7"), "Seat 7 cannot deal"),
        (lambda text: text.replace("\nsecret ", "\nsecret x"), "This is not a round secret"),
    ],
)
def test_malformed_headings_are_rejected(change: Callable[[str], str], sentence: str) -> None:
    with pytest.raises(BadTranscript, match=re.escape(sentence)):
        verify(change(HONEST))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_every_edition_is_proved(table: tuple[str, str, int]) -> None:
    assert verify(played_fairly(*table)).over


def test_an_abandoned_match_is_proved_to_its_last_move() -> None:
    text = played_fairly("classic-2003", players=4, moves=30)
    proof = verify(text)
    assert (proof.rounds, proof.over) == (1, False)
    assert text.splitlines()[-1].startswith("secret ")
    assert [message["id"] for message in proof.messages] == [
        "fair-proved",
        "fair-compare",
        "fair-own-seeds",
        "fair-moves-told",
        "fair-left",
    ]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(HONEST)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith(
        f"Proved: the deals of all {ROUNDS} rounds and all later chance outcomes ("
    )
    assert main(["--language", "de", "verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"Bewiesen: Was in allen {ROUNDS} Runden ausgeteilt wurde")
    file.write_text(with_other("seeds", 0))
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.startswith("Not proved: the seed listed for Ann does not open")
    for text in ("hello\n", played_match("classic-2003", "", 3, moves=10).text):
        file.write_text(text)
        assert main(["verify", str(file)]) == 2
        assert capsys.readouterr().err.startswith("wildfour: ")
