"""The `network` policy: the bot's arithmetic, compiled with the rules, using only what a seat may know."""

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.test_skilled import Listener, deal_again
from tests.shared.explore import random_table, step
from tests.simulation.plain import plain_plan, play_plainly, request
from wildfour import Round
from wildfour.bots.determinization import choose_unseen
from wildfour.bots.network.network_files import network_for
from wildfour.bots.network.network_inputs import SIZES, context_at, seats_of_network
from wildfour.bots.policies import dispatch
from wildfour.bots.policies.plan import Plan
from wildfour.bots.state_from_view import state_from_view
from wildfour.chance.streams import SeededChance
from wildfour.compiled.state_arrays import layout_of
from wildfour.events.event_kinds import EventKind
from wildfour.match.stakes import TO_GO_OUT
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import MOST_PLAYERS, parse_options
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.backends.matches import simulate_matches
from wildfour.simulation.backends.on_cpu import chunks, plans_of, play_chunk, simulate
from wildfour.simulation.network_plans import shipped_networks
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.tally import Tally

TABLES = [
    ("classic-2003", 2, "", "network,skilled", 3),
    ("minion-2016", 4, "partners stacking=any seven-zero", "network,random,network,careless", 2),
    ("launcher-2009", 6, "hit-rate=0.6", "network,greedy,random,network,random,color", 2),
    ("classic-2003", 10, "players-referee jump-in", "network overlook=0.5," + ",".join(["random slip=0.1"] * 9), 3),
]


@pytest.mark.parametrize(("edition", "players", "options", "policy", "number"), TABLES)
def test_interpreted_and_compiled_play_are_equal(
    edition: str, players: int, options: str, policy: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = request(edition, players, number, options, policy)
    compiled = simulate(asked, threads=1)
    monkeypatch.setattr(counted_rounds, "choose", Listener(dispatch.choose_with_network).choose)
    plain = play_plainly(asked)
    assert plain.sums.tolist() == compiled.sums.tolist()
    assert plain.bins.tolist() == compiled.bins.tolist()


def together(parts: list[Tally]) -> list[int]:
    total = Tally.empty()
    for part in parts:
        total.add(part)
    sums: list[int] = total.sums.tolist()
    return sums


def test_threads_and_chunks_do_not_matter() -> None:
    asked = request("classic-2003", 3, 600, policy="network,skilled,random")
    whole = simulate(asked, threads=1).sums.tolist()
    with ThreadPoolExecutor(3) as pool:
        parts = list(pool.map(lambda piece: play_chunk(asked, *piece), chunks(asked, 70)))
    assert together(parts) == together(parts[::-1]) == whole


def test_it_does_not_object_to_legal_cards() -> None:
    """Objections are out-of-turn moves (R20), which skilled makes for the network."""
    found = simulate(request("classic-2003", 4, 200, "players-referee", "network,network,random slip=0.2,skilled"))
    events = found.sums[tally.EVENTS : tally.HANDS]
    assert found.sums[tally.WRONG_CARDS] == events[EventKind.TOOK_BACK] > 200
    assert events[EventKind.FALSE_OBJECTION] == 0


def test_it_beats_skilled() -> None:
    """Play from both seats. bench/network_duel.py plays far more rounds."""
    first, last = (
        simulate(request("classic-2003", 2, 3000, policy=policy), threads=2).sums
        for policy in ("network,skilled", "skilled,network")
    )
    assert 0.61 < (first[tally.WINS] + last[tally.WINS + 1]) / 6000 < 0.68


def reached(seed: int, moves: int) -> Round:
    """Return a round at a random table after some moves, with public knowledge stored where compiled code reads it."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator, decks=1)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < moves:
        r.apply(*step(r, generator))
    r.state.fresh[:] = r.knowledge.fresh
    return r


def choice(r: Round, luck: int) -> int:
    asked = RoundRequest(edition=r.edition, players=r.players, rounds=1, options=r.options, policies=("network",))
    return dispatch.choose_with_network(r.state, r.turn, SeededChance(luck), plain_plan(asked))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(0, 40))
def test_hidden_cards_and_luck_change_no_choice(seed: int, moves: int) -> None:
    """Call the policy on the real state, redealing the other hands and the draw pile."""
    r = reached(seed, moves)
    if r.over:
        return
    before = choice(r, seed)
    deal_again(r.state, r.turn, random.Random(seed))
    r.state.bluff ^= 1
    assert choice(r, seed + 1) == before


@pytest.mark.parametrize("seed", range(40))
def test_it_equals_the_bot_at_a_table(seed: int) -> None:
    """The bot has only a view and samples the rest. The test skips positions with private knowledge."""
    r = reached(seed, seed)
    if r.over or any(r.knowledge.known_to(r.turn, owner) for owner in range(r.players)):
        return
    view, found = r.view(r.turn), network_for(r.players)
    context = context_at(view.edition, view.options, TO_GO_OUT)
    luck = SeededChance(seed)
    move = choose_unseen([state_from_view(view)], luck, r.turn, found, context)
    assert move == choice(r, seed)


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_every_number_of_players_has_a_network(players: int) -> None:
    assert SIZES[dispatch.size_index(players)] == seats_of_network(players)


def test_its_weights_are_loaded_only_on_use() -> None:
    asked = request("classic-2003", 2, 1, policy="skilled,random")
    assert plans_of(asked).dtype == layout_of(Plan)
    kinds = {plans_of(request("deluxe", players, 1, policy="network")).dtype for players in (2, 4, 10)}
    assert len(kinds) == 1  # compiled once


@pytest.mark.long
@pytest.mark.parametrize("format", ["elimination", "partners", "points-race"])
def test_it_plays_matches(format: str) -> None:
    """An elimination switches from the four-player network to the two-player network."""
    asked = MatchRequest(
        edition=edition_named("classic-2003"),
        players=4,
        matches=60,
        format_text=format,
        options=parse_options("target=150"),
        policies=("network", "random", "network", "random"),
        seed=5,
    )
    found = simulate_matches(asked, threads=1)
    again = simulate_matches(asked, threads=3, block=17)
    assert (found.wins, found.rounds.sums.tolist()) == (again.wins, again.rounds.sums.tolist())
    assert found.wins[0] + found.wins[2] > found.wins[1] + found.wins[3]
    assert simulate_matches(replace(asked, seed=6), threads=1).rounds.sums.tolist() != found.rounds.sums.tolist()


def test_plans_keep_every_network_aligned_for_a_gpu() -> None:
    networks = shipped_networks()
    layout = networks.dtype
    assert layout.isalignedstruct
    assert [layout.itemsize * place % 8 for place in range(len(networks))] == [0] * len(networks)
