"""A: the cards in each edition, and R22, R32, and R33, which fill gaps in the books."""

from collections import Counter

import pytest

from tests.shared.table import ALL, in_editions, plays_four, table
from wildfour import Invalid, Round
from wildfour.rulebook.cards import FLIP_MARK, kind_name, kinds_in
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.deal import gather_cards
from wildfour.rules.state import RoundState


def deck_of(edition: str) -> Counter[str]:
    """Count the deck's cards by text form; flip cards count as their numbers."""
    book = edition_named(edition)
    s = RoundState(Rules(book, Options()), 2)
    gather_cards(s)
    return Counter(kind_name(kind % FLIP_MARK, book.letters) for kind in kinds_in(s.rules, s.draw))


def flip_cards_of(edition: str) -> set[str]:
    book = edition_named(edition)
    s = RoundState(Rules(book, Options()), 2)
    gather_cards(s)
    return {kind_name(kind, book.letters) for kind in kinds_in(s.rules, s.draw) if kind >= FLIP_MARK}


def colored(deck: Counter[str], color: str) -> Counter[str]:
    return Counter({name: number for name, number in deck.items() if name[0] == color})


def seated(edition: str, players: int) -> Round:
    """Deal a round; check that no card is missing and every hand has cards."""
    dealt = Round(edition, players=players, seed=5)
    view = dealt.view(None)
    assert len(view.hand_sizes) == players
    assert min(view.hand_sizes) == 7
    assert sum(view.hand_sizes) + view.draw_size + 1 == deck_of(edition).total()
    return dealt


@ALL
def test_A1_one_zero_and_two_of_each_other_number(edition: str) -> None:
    """Each of the four colors has 19 numbers: one 0, and two of each 1 to 9."""
    letters = edition_named(edition).letters
    assert len(set(letters)) == 4
    for color in letters:
        numbers = Counter({name: n for name, n in colored(deck_of(edition), color).items() if name[1:].isdigit()})
        assert numbers == Counter([f"{color}0", *(f"{color}{number}" for number in range(1, 10) for _ in range(2))])
        assert numbers.total() == 19


@ALL
def test_A2_two_of_each_action_card(edition: str) -> None:
    """Each color has two Draw Two, two Reverse, and two Skip cards: 25 cards with the numbers."""
    for color in edition_named(edition).letters:
        cards = colored(deck_of(edition), color)
        assert (cards[f"{color}+2"], cards[f"{color}R"], cards[f"{color}S"]) == (2, 2, 2)
        assert cards.total() == 25


@in_editions("C S L M")
def test_A3_four_wilds(edition: str) -> None:
    """The deck has four Wild cards."""
    assert deck_of(edition)["W"] == 4


@in_editions("D")
def test_A4_eight_wilds(edition: str) -> None:
    """The deluxe deck has eight Wild cards, 112 cards in all."""
    assert deck_of(edition)["W"] == 8
    assert deck_of(edition).total() == edition_named(edition).cards == 112


@ALL
def test_A5_four_wild_draw_fours(edition: str) -> None:
    """The deck has four Wild Draw Four cards."""
    assert deck_of(edition)["W4"] == 4


@in_editions("C S")
def test_A5_108_cards(edition: str) -> None:
    """The deck has 4 x 25 colored cards, four Wild cards, and four Wild Draw Four cards."""
    assert deck_of(edition).total() == edition_named(edition).cards == 108


@in_editions("C S D L")
def test_A6_red_is_a_color(edition: str) -> None:
    """The colors are blue, green, red, and yellow: there is no orange card."""
    assert edition_named(edition).colors == ("blue", "green", "red", "yellow")
    assert Round.from_position(f"{edition} / 0: b1 g2 r3 y4 / 1: b5 / top r7").legal_moves(0) == ["r3", "draw"]
    with pytest.raises(Invalid):
        Round.from_position(f"{edition} / 0: b1 g2 o3 y4 / 1: b5 / top b7")


@in_editions("M")
def test_A7_orange_instead_of_red(edition: str) -> None:
    """The colors are blue, green, orange, and yellow: there is no red card."""
    assert edition_named(edition).colors == ("blue", "green", "orange", "yellow")
    assert Round.from_position(f"{edition} / 0: b1 g2 o3 y4 / 1: b5 / top o7").legal_moves(0) == ["o3", "draw"]
    with pytest.raises(Invalid):
        Round.from_position(f"{edition} / 0: b1 g2 r3 y4 / 1: b5 / top b7")


@in_editions("M")
def test_A8_four_mutated_minions(edition: str) -> None:
    """Four Mutated Minion cards, which have no color, make 112 cards in all."""
    assert deck_of(edition)["M"] == 4
    assert deck_of(edition).total() == edition_named(edition).cards == 112


@in_editions("C S D L")
def test_A8_no_mutated_minion_elsewhere(edition: str) -> None:
    """The other decks have no Mutated Minion."""
    assert deck_of(edition)["M"] == 0
    with pytest.raises(Invalid):
        Round.from_position(f"{edition} / 0: M b2 / 1: b5 / top b7")


@in_editions("L")
def test_A9_some_number_cards_are_flip_cards(edition: str) -> None:
    """All flip cards are numbers, but not all numbers are flip cards."""
    flips = flip_cards_of(edition)
    assert {"b7^", "g1^", "r9^", "y5^"} <= flips
    assert all(card[1:-1].isdigit() and card.endswith("^") for card in flips)
    assert Round.from_position(f"{edition} / 0: r3 r3^ b2 / 1: b5 / top r7").legal_moves(0) == ["r3", "r3^", "draw"]


@in_editions("C S D M")
def test_A9_no_flip_cards_elsewhere(edition: str) -> None:
    """Only the launcher edition has flip cards."""
    assert flip_cards_of(edition) == set()
    with pytest.raises(Invalid):
        Round.from_position(f"{edition} / 0: b3^ b2 / 1: b5 / top b7")


@in_editions("S D")
@pytest.mark.parametrize("players", range(2, 11))
def test_A10_two_to_ten_players(edition: str, players: int) -> None:
    """The deck has enough cards for 2 to 10 players."""
    assert seated(edition, players).players == players


@in_editions("S D")
@pytest.mark.parametrize("players", [0, 1, 11])
def test_A10_no_fewer_and_no_more(edition: str, players: int) -> None:
    """One player is too few, and eleven are too many."""
    with pytest.raises(Invalid, match=f"{edition} takes 2 to 10 players, not {players}"):
        Round(edition, players=players, seed=5)


@in_editions("S")
def test_R22_blue_has_nineteen_numbers(edition: str) -> None:
    """The scan of the standard book lacks the blue number cards; they match the other colors."""
    deck = deck_of(edition)
    assert sum(deck[f"b{number}"] for number in range(10)) == 19
    assert deck == deck_of("classic-2003")


@in_editions("L")
@pytest.mark.parametrize(("left", "points"), [("y+2", 20), ("gR", 20), ("bS", 20), ("W", 50), ("y+2 gR bS W", 110)])
def test_R22_points_lost_in_the_scan(edition: str, left: str, points: int) -> None:
    """The scan of the launcher book lacks the points: Draw Two, Reverse, and Skip count 20; wild cards count 50."""
    table(edition, f"0: r5 / 1: {left} / top r3").does("0 r5").ends(0, points).becomes(
        f"0: / 1: {left} / top r5 / discard r3 / laid-by 0 / turn 1 / phase over / winner 0"
    )


@in_editions("L")
def test_R32_calling_on_a_missing_page(edition: str) -> None:
    """The launcher book's pages on calling and catching are missing; the other books' rules apply."""
    position = "0: r5 b2 / 1: g1 g2 g4 / 2: y1 y2 y4 / top r3"
    played = "/ 1: g1 g2 g4 / 2: y1 y2 y4 / top r5 / discard r3 / laid-by 0 / turn 1"
    table(edition, position).does("0 uno!; 0 r5").becomes(f"0: b2 {played}")
    table(edition, position).does("0 r5; 2 catch 0 -> r8 r9").becomes(f"0: b2 r8 r9 {played}")


@in_editions("L")
def test_R32_wild_on_a_missing_page(edition: str) -> None:
    """A Wild matches any card and takes a chosen color, as in the other books."""
    table(edition, "0: W b2 b4 / 1: g1 g2 g4 / top r3").does("0 W>y").becomes(
        "0: b2 b4 / 1: g1 g2 g4 / top W / color y / discard r3 / laid-by 0 / turn 1"
    )


@in_editions("L")
def test_R32_wild_draw_four_on_a_missing_page(edition: str) -> None:
    """The next player draws four cards for a Wild Draw Four and misses the turn, or challenges it as a bluff."""
    position = "0: W4 r2 b4 / 1: g1 g2 g4 / 2: y1 y2 y4 / top r3"
    played = table(edition, position).does(plays_four(edition, "0 W4>y"))
    played.may(1, "accept, challenge").does("1 accept -> g5 g6 g8 g9").becomes(
        "0: r2 b4 / 1: g1 g2 g4 g5 g6 g8 g9 / 2: y1 y2 y4 / top W4 / color y / discard r3 / laid-by 0 / turn 2"
    )
    played = table(edition, position).does(plays_four(edition, "0 W4>y"))
    played.does("1 challenge -> g5 g6 g8 g9").becomes(
        "0: r2 b4 g5 g6 g8 g9 / 1: g1 g2 g4 / 2: y1 y2 y4 / top W4 / color y / discard r3 / laid-by 0 / turn 1"
    )


@in_editions("C M")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_R33_two_to_ten_players(edition: str, players: int) -> None:
    """The classic and minion books omit the number of players; it is 2 to 10, as in the others."""
    assert seated(edition, players).players == players


@in_editions("C M")
@pytest.mark.parametrize("players", [0, 1, 11])
def test_R33_no_fewer_and_no_more(edition: str, players: int) -> None:
    """One player is too few, and eleven are too many."""
    with pytest.raises(Invalid, match=f"{edition} takes 2 to 10 players, not {players}"):
        Round(edition, players=players, seed=5)
