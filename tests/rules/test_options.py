"""Options: text forms, defaults, and rejected tables."""

import itertools

import pytest

from tests.shared.table import table
from wildfour import Invalid, Round
from wildfour.rulebook.editions import EDITIONS, Edition, edition_named
from wildfour.rulebook.option_parser import (
    CONTRADICTIONS,
    ONLY_WITH,
    OPTIONS,
    Options,
    check_table,
    has_feature,
    option_named,
    option_text,
    parse_options,
    parse_value,
)
from wildfour.rulebook.rule_options import HOUSE_RULES, RULINGS, Option
from wildfour.rulebook.rules_in_force import Rules, Stacking
from wildfour.words import ENGLISH

NEEDS = {
    "launcher": "only launcher-2009 has a launcher",
    "minion": "only minion-2016 has Mutated Minion cards",
    "table_penalties": "only classic-2003 has table penalties (G1 to G3)",
    "silent_two_handed": "its rulebook already covers Reverse with two players (H1)",
}
RATES = "give a number from 0 to 1, or one for each seat, such as 0.7,0.4."
RULINGS_WITH_AN_OPTION = [f"R{number}" for number in (*range(1, 16), 20, 21, *range(23, 32))]
OTHER_VALUES = {
    "hit-rate": ["0", "1", "0.7", "0.125", "0.7,0.4", "0.1,0.2,0.3"],
    "target": ["1", "200", "1000000"],
    "flip-cards": ["1", "r7", "1,9,b2,r7"],
}
WORDS = [
    f"{option.name}={value}" for option in OPTIONS for value in (*option.values, *OTHER_VALUES.get(option.name, []))
]


def by_name(option: Option) -> str:
    return option.name


def one_sentence(text: str) -> str:
    """Check that the text is one sentence that ends with a period."""
    assert text.endswith(".")
    assert ". " not in text
    assert "\n" not in text
    return text


def unreadable(options: str) -> str:
    """Return the sentence that rejects the text of these options."""
    with pytest.raises(Invalid) as refusal:
        parse_options(options)
    return one_sentence(str(refusal.value))


def refused(edition: str, players: int, options: str = "") -> str:
    """Return the sentence that rejects a table, checking that dealing a round gives the same one."""
    with pytest.raises(Invalid) as refusal:
        check_table(edition_named(edition), players, parse_options(options))
    with pytest.raises(Invalid) as dealing:
        Round(edition, players=players, options=options, seed=1)
    assert str(dealing.value) == str(refusal.value)
    return one_sentence(str(refusal.value))


# --- text forms ---


@pytest.mark.parametrize("word", WORDS)
def test_every_value_of_every_option_round_trips(word: str) -> None:
    """Formatting and parsing round-trip the options and the text."""
    options = parse_options(word)
    text = str(options)
    assert parse_options(text) == options
    assert str(parse_options(text)) == text
    name, _, value = word.partition("=")
    assert options[name] == parse_value(option_named(name), value)
    assert text in ("", word, name)


@pytest.mark.parametrize("option", OPTIONS, ids=by_name)
def test_a_default_is_not_written(option: Option) -> None:
    """The text lists only changed options."""
    options = parse_options(f"{option.name}={option.values[0]}")
    assert (str(options), len(options), list(options)) == ("", 0, [])
    assert options == Options() == parse_options("")
    assert parse_options(option_text(option, options[option.name])) == options


def test_the_text_has_one_order() -> None:
    """The order in which options are given does not matter."""
    one = parse_options("jump-in stacking=any miss-draws hit-rate=0.7,0.4 decks=2")
    other = parse_options(["decks=2", "hit-rate=0.7,0.4", "stacking=any", "jump-in=yes", "miss-draws"])
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other) == "miss-draws hit-rate=0.7,0.4 stacking=any jump-in decks=2"
    assert repr(one) == f"parse_options({str(one)!r})"


def test_options_are_part_of_a_position() -> None:
    """A position lists its options after the edition."""
    position = "0: r7 / 1: b5 / top r3"
    taken_up = table("deluxe", position, "jump-in stacking=any").becomes(position).round
    assert taken_up.position.startswith("deluxe stacking=any jump-in / 0: r7 / ")


@pytest.mark.parametrize("option", OPTIONS, ids=by_name)
def test_every_option_has_two_sentences(option: Option) -> None:
    """One sentence describes the default, and the other the change."""
    usual, changed = one_sentence(ENGLISH.say(option.usual)), one_sentence(ENGLISH.say(option.changed))
    assert usual != changed
    assert option.clause


def test_names_are_unique() -> None:
    """No two options share a name or an attribute of the rules."""
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)
    assert len({option.field for option in OPTIONS}) == len(OPTIONS)


# --- defaults ---


@pytest.mark.parametrize("clause", RULINGS_WITH_AN_OPTION)
def test_every_ruling_has_an_option(clause: str) -> None:
    """R1 to R15, R20, R21, and R23 to R31 can be changed."""
    assert [option for option in OPTIONS if option.clause == clause] != []


def test_no_other_ruling_has_an_option() -> None:
    """R22 fills gaps in the scans; R16 to R19 are about matches; R32 and R33 follow the other books."""
    assert {option.clause for option in RULINGS} == set(RULINGS_WITH_AN_OPTION) - {"R31"}
    assert {option.clause for option in HOUSE_RULES} == {"R31", "H4", "house"}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_the_defaults(edition: Edition) -> None:
    """All yes-or-no options and stacking are off. There is one deck, the target is 500, and half of all flips hit."""
    rules = Rules(edition, parse_options(""))
    special = {"hit_rate": [500] * 10, "stacking": Stacking.NONE, "decks": 1, "target": 500}
    for option in OPTIONS:
        assert getattr(rules, option.field) == special.get(option.field, 0), option.name


@pytest.mark.parametrize(
    ("words", "field", "value"),
    [
        ("stacking=two", "stacking", Stacking.TWO),
        ("stacking=four", "stacking", Stacking.FOUR),
        ("stacking=same", "stacking", Stacking.SAME),
        ("stacking=any", "stacking", Stacking.ANY),
        ("decks=3", "decks", 3),
        ("target=200", "target", 200),
        ("jump-in", "jump_in", 1),
        ("jump-in=yes", "jump_in", 1),
        ("jump-in=no", "jump_in", 0),
        ("flip-cards=all", "flip_cards", 0),
        ("flip-cards=1,2,3,4,5,6,7,8,9", "flip_cards", 0),
        ("hit-rate=0.7", "hit_rate", [700] * 10),
        ("hit-rate=0.7,0.4", "hit_rate", [700, 400, 0, 0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_rules_read_ints(words: str, field: str, value: int | list[int]) -> None:
    """A round's rules have an int attribute with the option's name."""
    assert getattr(Rules(edition_named("launcher-2009"), parse_options(words)), field) == value


# --- bad input ---


def test_an_unknown_option_is_rejected_with_the_list() -> None:
    """The sentence lists every known name."""
    text = unreadable("chess")
    assert text.startswith("There is no option 'chess'; the options are all-redraw, winner-deals, ")
    assert all(option.name in text for option in OPTIONS)
    assert unreadable("jump-inn").startswith(
        "There is no option 'jump-inn'; did you mean jump-in? The options are all-redraw, "
    )


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("stacking=three", "stacking cannot be 'three'; choose none, two, four, same or any."),
        ("stacking", "stacking cannot be 'yes'; choose none, two, four, same or any."),
        ("jump-in=maybe", "jump-in cannot be 'maybe'; choose no or yes."),
        ("jump-in=", "jump-in cannot be ''; choose no or yes."),
        ("decks=0", "decks cannot be '0'; choose 1, 2 or 3."),
        ("decks=4", "decks cannot be '4'; choose 1, 2 or 3."),
        ("target=0", "target cannot be '0'; give a whole number from 1 to 1,000,000."),
        ("target=-5", "target cannot be '-5'; give a whole number from 1 to 1,000,000."),
        ("target=1000001", "target cannot be '1000001'; give a whole number from 1 to 1,000,000."),
        ("target=many", "target cannot be 'many'; give a whole number from 1 to 1,000,000."),
        ("hit-rate=1.1", f"hit-rate cannot be '1.1'; {RATES}"),
        ("hit-rate=-0.1", f"hit-rate cannot be '-0.1'; {RATES}"),
        ("hit-rate=nan", f"hit-rate cannot be 'nan'; {RATES}"),
        ("hit-rate=inf", f"hit-rate cannot be 'inf'; {RATES}"),
        ("hit-rate=0.5,", f"hit-rate cannot be '0.5,'; {RATES}"),
        ("hit-rate=often", f"hit-rate cannot be 'often'; {RATES}"),
        ("jump-in jump-in", "The option jump-in is given twice; give it once."),
        ("jump-in jump-in=no", "The option jump-in is given twice; give it once."),
        ("stacking=two stacking=any", "The option stacking is given twice; give it once."),
    ],
)
def test_an_unknown_value_or_an_extra_word_is_rejected(words: str, text: str) -> None:
    """One sentence states the problem and the correction."""
    assert unreadable(words) == text


def test_huge_numbers_are_rejected_too() -> None:
    """Every bad number gets the same refusal."""
    assert unreadable(f"target={'9' * 5000}").endswith(
        "'999999999999999999999999999999999999999…'; give a whole number from 1 to 1,000,000."
    )
    assert unreadable(f"hit-rate={','.join(['0.5'] * 11)}").endswith(RATES)


# --- impossible tables ---


@pytest.mark.parametrize("edition", ["classic-2003", "standard-2010", "deluxe", "minion-2016"])
@pytest.mark.parametrize("players", [-1, 0, 1, 11])
def test_A10_R33_two_to_ten_players(edition: str, players: int) -> None:
    """Every edition except the launcher's allows 2 to 10 players (R23)."""
    assert refused(edition, players) == f"{edition} takes 2 to 10 players, not {players}."
    check_table(edition_named(edition), 2, parse_options(""))
    check_table(edition_named(edition), 10, parse_options(""))


def test_R23_two_to_six_players_with_the_launcher() -> None:
    """The launcher-ten option raises the limit, but only in the launcher edition."""
    assert refused("launcher-2009", 1) == "launcher-2009 takes 2 to 6 players, not 1."
    assert refused("launcher-2009", 7) == "launcher-2009 takes 2 to 6 players, not 7."
    assert refused("launcher-2009", 11, "launcher-ten") == "launcher-2009 takes 2 to 10 players, not 11."
    check_table(edition_named("launcher-2009"), 6, parse_options(""))
    check_table(edition_named("launcher-2009"), 7, parse_options("launcher-ten"))


@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_H4_partners_need_an_even_number_from_four(players: int) -> None:
    """Everyone needs a partner across the table and opponents."""
    assert refused("classic-2003", players, "partners") == f"Partners need 4, 6, 8 or 10 players, not {players}."
    for even in (4, 6, 8, 10):
        check_table(edition_named("classic-2003"), even, parse_options("partners"))


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (
            "draw-until-playable drawn-card-stays",
            "The options draw-until-playable and drawn-card-stays contradict each other: "
            "a card drawn because it is playable could not be played; choose one of them.",
        ),
        (
            "seven-zero players-referee",
            "The options players-referee and seven-zero contradict each other: "
            "once hands are swapped, an illegal card cannot be taken back (G2); choose one of them.",
        ),
        (
            "false-objection-costs",
            "The option false-objection-costs does nothing without players-referee; "
            "add players-referee, or leave false-objection-costs out.",
        ),
        (
            "suggestion-unanimous",
            "The option suggestion-unanimous does nothing without players-referee; "
            "add players-referee, or leave suggestion-unanimous out.",
        ),
        (
            "opponents-catch",
            "The option opponents-catch does nothing without partners; add partners, or leave opponents-catch out.",
        ),
    ],
)
def test_options_that_contradict_or_need_each_other_are_rejected(options: str, text: str) -> None:
    """One sentence states the problem and the correction."""
    assert refused("classic-2003", 4, options) == text


def test_every_conflict_and_dependency_is_tested_here() -> None:
    """If you add a conflict or a dependency, add its sentence above and a line to docs/combinations.md."""
    assert CONTRADICTIONS == (("draw-until-playable", "drawn-card-stays"), ("players-referee", "seven-zero"))
    assert [name for name, _ in ONLY_WITH] == ["false-objection-costs", "suggestion-unanimous", "opponents-catch"]


MEANINGLESS = [
    (option, edition)
    for option in OPTIONS
    for edition in EDITIONS
    if option.needs and not has_feature(edition, option.needs)
]


@pytest.mark.parametrize(
    ("option", "edition"), MEANINGLESS, ids=[f"{option.name}-{edition.letter}" for option, edition in MEANINGLESS]
)
def test_an_option_without_effect_in_an_edition_is_rejected(option: Option, edition: Edition) -> None:
    """The sentence names the option's edition."""
    value = {"hit-rate": "0.7", "flip-cards": "r7"}.get(option.name, "yes")
    text = refused(edition.name, 4, f"{option.name}={value}")
    assert text == f"The option {option.name} does nothing in {edition.name}: {NEEDS[option.needs]}."


def test_editions_have_their_options() -> None:
    """C has penalties; the others have the two-handed Reverse, M the Mutated Minion, and L the launcher."""
    where = {
        need: "".join(edition.letter for edition in EDITIONS if has_feature(edition, need)) for need in sorted(NEEDS)
    }
    assert where == {"launcher": "L", "minion": "M", "silent_two_handed": "SDML", "table_penalties": "C"}
    needs = {option.clause: option.needs for option in RULINGS if option.needs}
    assert needs == {
        **dict.fromkeys(("R8", "R9", "R10"), "minion"),
        "R11": "silent_two_handed",
        **dict.fromkeys(("R20", "R21"), "table_penalties"),
        **dict.fromkeys(("R23", "R24", "R25", "R26", "R27", "R28", "R29", "R30"), "launcher"),
    }


def test_R30_a_probability_for_each_seat_or_one_for_all() -> None:
    """A table of two players accepts two numbers, not three."""
    assert (
        refused("launcher-2009", 2, "hit-rate=0.1,0.2,0.3")
        == "hit-rate has 3 numbers for 2 players; give one for all, or one for each."
    )
    check_table(edition_named("launcher-2009"), 3, parse_options("hit-rate=0.1,0.2,0.3"))
    check_table(edition_named("launcher-2009"), 3, parse_options("hit-rate=0.1"))


PAIRS = [
    "stacking=any",
    "seven-zero",
    "jump-in",
    "draw-until-playable",
    "must-play",
    "no-bluffing",
    "drawn-card-stays",
    "plain-finish",
    "decks=2",
    "players-referee",
    "partners",
]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_other_pair_of_house_rules_can_be_played(edition: Edition) -> None:
    """Each pair is either rejected with a reason or can be dealt and played."""
    for one, other in itertools.combinations(PAIRS, 2):
        names = {one.partition("=")[0], other.partition("=")[0]}
        contradict = any({pair[0], pair[1]} == names for pair in CONTRADICTIONS)
        nowhere = "players-referee" in names and not edition.table_penalties
        if contradict or nowhere:
            refused(edition.name, 4, f"{one} {other}")
        else:
            dealt = Round(edition, players=4, options=f"{one} {other}", seed=3)
            assert dealt.legal_moves(dealt.turn) != []


@pytest.mark.parametrize(
    ("given", "written"),
    [("r7,1", "1,r7"), ("5,1", "1,5"), ("r3,y3,g3,b3,r4", "3,r4"), ("r7,r7", "r7"), ("2,r2", "2")],
)
def test_R24_flip_cards_are_written_in_order(given: str, written: str) -> None:
    assert str(parse_options(f"flip-cards={given}")) == f"flip-cards={written}"


@pytest.mark.parametrize("given", ["", "0", "r0", "rS", "W", "o7", "10", "r7^", "1,,2"])
def test_R24_other_flip_cards_are_rejected(given: str) -> None:
    assert "is not a list of flip cards" in unreadable(f"flip-cards={given}")
