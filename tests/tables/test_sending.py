"""Events and views round-trip through JSON."""

import re

import msgspec
from hypothesis import given, settings

from tests.tables.play import SEEDS, play_on, random_match
from wildfour.events.event_kinds import EventKind
from wildfour.events.event_views import BY_KIND
from wildfour.events.match_events import AnyEvent
from wildfour.events.round_events import Event, SwappedHands
from wildfour.round.view import PHASES
from wildfour.rules.state import Phase
from wildfour.table import Table, TableView

FEW = settings(max_examples=40, deadline=None)
NOT_ALIKE = {"SWAPPED": "SwappedHands"}


@FEW
@given(SEEDS)
def test_events_and_views_round_trip(seed: int) -> None:
    table = Table(random_match(seed))
    play_on(table, seed, 100)
    for player in (*range(len(table.who)), None):
        view = table.view(player)
        assert msgspec.json.decode(msgspec.json.encode(view), type=TableView) == view
        for _, event in table.events_since(table.number - 60, player) or ():
            assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event


@FEW
@given(SEEDS)
def test_a_view_does_not_depend_on_earlier_views(seed: int) -> None:
    table = Table(random_match(seed))
    for _ in range(12):
        play_on(table, seed, 1 + seed % 9)
        for player in (*range(len(table.who)), None):
            assert table.view(player) == table.copy().view(player)


@FEW
@given(SEEDS)
def test_a_view_uses_the_notation(seed: int) -> None:
    """The view lists the table's legal moves, and each can be made."""
    table = Table(random_match(seed))
    play_on(table, seed, seed % 80)
    for player in range(len(table.who)):
        assert table.view(player).view.moves == table.moves(player)
        for move in table.moves(player):
            table.copy().apply(player, move)


def test_every_kind_of_event_has_its_type_and_every_phase_its_name() -> None:
    for kind, made in zip(EventKind, BY_KIND, strict=True):
        words = re.findall("[A-Z][a-z]+", NOT_ALIKE.get(kind.name, made.__name__))
        assert "_".join(words).upper() == ("SWAPPED_HANDS" if made is SwappedHands else kind.name)
    assert tuple(phase.name.lower().replace("_", "-") for phase in Phase) == PHASES


def test_an_event_has_its_name() -> None:
    for made in BY_KIND:
        assert issubclass(made, Event)
        assert made.__struct_config__.tag == re.sub("(?<!^)([A-Z])", r"-\1", made.__name__).lower()
