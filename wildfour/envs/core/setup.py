"""Environment setup: the table, its seats, and a learner's actions, observations, and rewards."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args

from wildfour.bots.policies.dispatch import PARTS, Parts
from wildfour.bots.policies.plan import Plan, Policy
from wildfour.encoding import action_mask, block_offsets, observation
from wildfour.encoding.block_offsets import LEGAL, PATIENT, SENSIBLE
from wildfour.envs.core import private_knowledge, step, step_loop
from wildfour.envs.core.step import AT_ONCE, NEVER, NEXT_STEP
from wildfour.errors import Invalid, unknown
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.notation import rules_of
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.seats import across

Calls = Literal["auto", "ask"]
Masks = Literal["legal", "sensible", "patient"]
Rewards = Literal["win", "points"]
Knowledge = Literal["public", "private", "open"]
Autoreset = Literal["disabled", "same-step", "next-step"]
MASKS: dict[Masks, int] = {"legal": LEGAL, "sensible": SENSIBLE, "patient": PATIENT}
RESETS = {"disabled": NEVER, "same-step": AT_ONCE, "next-step": NEXT_STEP}
POLICIES = {
    "random": Policy.RANDOM,
    "greedy": Policy.GREEDY,
    "sparing": Policy.SPARING,
    "color": Policy.COLOR,
    "skilled": Policy.SKILLED,
}
LEARNER = "learner"
MOST_MOVES = 2000
CHOSEN = ("calls", "masks", "reward", "skip_forced", "knowledge", "most_moves", "autoreset")
ENV_MODULES = (block_offsets, observation, action_mask, step, step_loop)


@dataclass(frozen=True, kw_only=True)
class Setup:
    """One kind of environment. `seats` has a learner or the name of a policy for each seat."""

    edition: Edition
    players: int
    options: Options
    seats: tuple[str, ...]
    calls: Calls = "auto"
    masks: Masks = "legal"
    reward: Rewards = "win"
    skip_forced: bool = False
    knowledge: Knowledge = "public"
    most_moves: int = MOST_MOVES
    autoreset: Autoreset = "same-step"

    @classmethod
    def of(
        cls,
        edition: str | Edition = "classic-2003",
        players: int = 4,
        options: str | Options = "",
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        **settings: Any,
    ) -> "Setup":
        """Make and check a setup. Without opponents, learners play all seats. Otherwise, one learner plays one seat,
        and policies play the others: one name for all, or one per seat, in the order of play after the learner."""
        for name in settings:
            if name not in CHOSEN:
                raise unknown("env-no-such-setting", name, CHOSEN)
        edition = edition_named(edition) if isinstance(edition, str) else edition
        options = parse_options(options) if isinstance(options, str) else options
        check_number("players", players, 2, 10)
        check_table(edition, players, options)
        seats = seated(players, seat, opponents)
        self = cls(edition=edition, players=players, options=options, seats=seats, **settings)
        self.check()
        return self

    def check(self) -> None:
        check_choice("calls", self.calls, get_args(Calls))
        check_choice("masks", self.masks, get_args(Masks))
        check_choice("reward", self.reward, get_args(Rewards))
        check_choice("knowledge", self.knowledge, get_args(Knowledge))
        check_choice("autoreset", self.autoreset, tuple(RESETS))
        check_number("most_moves", self.most_moves, 1, 1_000_000)

    @cached_property
    def rules(self) -> Rules:
        return rules_of(self.edition, self.options)

    @property
    def learners(self) -> int:
        """Return the learners' seats as bits."""
        return sum(1 << seat for seat, player in enumerate(self.seats) if player == LEARNER)

    @property
    def private(self) -> bool:
        """Return whether observations include private knowledge."""
        return self.knowledge == "private"

    @property
    def planes(self) -> int:
        """Return 1 if each other hand has a card plane, for its known cards or for all."""
        return int(self.knowledge != "public")

    @property
    def has_policies(self) -> bool:
        return any(player != LEARNER for player in self.seats)

    @cached_property
    def settings(self) -> step.Settings:
        """Return the settings for compilable code."""
        return step.Settings(
            asks=int(self.calls == "ask"),
            sensible=MASKS[self.masks],
            skips=int(self.skip_forced),
            points=int(self.reward == "points"),
            resets=RESETS[self.autoreset],
            most_moves=self.most_moves,
            learners=self.learners,
        )

    @property
    def plan(self) -> Plan:
        """Return the policies' plan, including the partners of *skilled* seats."""
        plan = Plan()
        for seat, player in enumerate(self.seats):
            plan.policy[seat] = POLICIES.get(player, Policy.RANDOM)
            if self.rules.partners and player == "skilled":
                plan.team[seat] = 1 << across(self.players, seat)
        return plan

    @property
    def parts(self) -> Parts:
        """Return the compilable modules that the table needs besides the rules, and its function overrides."""
        modules, overrides = PARTS[Policy.SKILLED if self.has_policies else None]
        overrides = {primitives.emit: observation.notice_event, **overrides}
        if self.private:
            modules = (private_knowledge, *modules)
            overrides |= {
                primitives.emit: private_knowledge.notice_all,
                observation.write_known: private_knowledge.write_known_cards,
            }
        elif self.planes:
            overrides[observation.write_known] = observation.write_open_hands
        return Parts((*ENV_MODULES, *modules), overrides)


def seated(players: int, seat: int, opponents: str | Sequence[str] | None) -> tuple[str, ...]:
    if opponents is None:
        return (LEARNER,) * players
    check_number("seat", seat, 0, players - 1)
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != players - 1:
        raise Invalid("env-opponents", given=len(names), players=players, needed=players - 1)
    for name in names:
        check_policy(name)
    seats = [LEARNER] * players
    for steps, name in enumerate(names, start=1):
        seats[(seat + steps) % players] = name
    return tuple(seats)


def check_policy(name: str) -> None:
    if name not in POLICIES:
        raise unknown("env-no-such-policy", str(name), POLICIES)


def check_choice(setting: str, value: object, choices: Sequence[str]) -> None:
    if value not in choices:
        raise Invalid("env-no-such-choice", setting=setting, value=str(value), choices=list(choices))


def check_number(setting: str, value: object, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Invalid("env-no-such-number", setting=setting, value=repr(value), least=str(least), most=str(most))
