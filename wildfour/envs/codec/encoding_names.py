"""Names for the encoding: every observation byte, and every action's move. See docs/environments.md.

An action's name is its move in notation. A move that names a seat gives the number of seats ahead instead: `swap +1`,
`accuse +3`. An index without a move has an empty name.
"""

from functools import cached_property

from wildfour.encoding import block_offsets
from wildfour.encoding.block_offsets import CATCH, SAY, WAIT, WIDE_PLANE
from wildfour.envs.core.setup import Setup
from wildfour.rulebook.cards import FLIP_MARK
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.moves import DRAW, move_name
from wildfour.rulebook.notation import notation_of
from wildfour.rulebook.option_parser import OPTIONS

ENCODING = "wildfour/uno-v0"
TABLE_NAMES = (
    *("color", "face", "phase", "pending", "drawn", "draw pile", "laid by", "exposed"),
    *("passes", "left", "players", "dealer", "target", "turn", "color before", ""),
)
UNDER_NAMES = ("under", "under by", "left before", "", "", "", "", "")
OF_REFEREE = ("accusers", "accused by me", "objected", "", "", "", "", "")


class Layout:
    """The encoding for one kind of environment."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.notation = notation_of(setup.edition.letters)
        table = (setup.rules, setup.players)
        self.obs_words = block_offsets.observation_words(*table, setup.planes)
        self.mask_words = block_offsets.action_words(*table, setup.settings.asks)
        self.obs_bytes, self.actions = 8 * self.obs_words, 8 * self.mask_words

    @cached_property
    def byte_names(self) -> tuple[str, ...]:
        """Name each byte of an observation."""
        cards = self._kinds(0, block_offsets.PLANE)
        seats = [f"{name} +{ahead}" for ahead in range(self.setup.players) for name in self._of_seat()]
        names = [*prefixed("hand", cards), *prefixed("open", cards), *TABLE_NAMES, *seats]
        if self.setup.rules.launcher:
            flips = self._kinds(FLIP_MARK, WIDE_PLANE)
            names += [*prefixed("hand", flips), *prefixed("open", flips)]
        if self.setup.rules.players_referee:
            names += [*UNDER_NAMES]
            names += [f"{name} +{ahead}" if name else "" for ahead in range(self.setup.players) for name in OF_REFEREE]
        if self.setup.planes:
            for ahead in range(1, self.setup.players):
                names += self._known_names(ahead)
        return tuple(names)

    def _known_names(self, ahead: int) -> list[str]:
        marks = (0, FLIP_MARK) if self.setup.rules.launcher else (0,)
        word = "known" if self.setup.private else "held"
        return [f"{word} {name} +{ahead}" if name else "" for mark in marks for name in self._kinds(mark, WIDE_PLANE)]

    @property
    def option_bytes(self) -> bytes:
        """Return the table's settings as a constant row, for a learner that plays at several tables: a byte for the
        edition, then one per option in the order of `option_names`. Hit rates are in 250ths, and the target is in
        hundreds."""
        setup = self.setup
        values = [setup.options[name] for name in self.option_names]
        rows = [max(value) // 4 if isinstance(value, tuple) else value for value in values]
        rows[self.option_names.index("target")] //= 100
        return bytes([EDITIONS.index(setup.edition), *(min(value, 255) for value in rows)])

    @property
    def option_names(self) -> tuple[str, ...]:
        return tuple(option.name for option in OPTIONS)

    def _of_seat(self) -> tuple[str, ...]:
        colors = [f"may hold {letter}" for letter in (*self.notation.letters, "W")]
        return ("cards", *colors, "called", "partner")

    def _kinds(self, first: int, words: int) -> list[str]:
        return [self.notation.cards[kind] for kind in range(first, first + 8 * words)]

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """Return the name of each action."""
        rules, players = self.setup.rules, self.setup.players
        names = [""] * self.actions
        letters = self.notation.letters
        for action in range(SAY):
            names[action] = move_name(action * 4 if action < 52 else 156 + action, letters)
        for action in range(SAY, CATCH):
            names[action] = move_name(DRAW + action - SAY, letters)
        names[CATCH], names[WAIT] = "catch", "wait"
        if rules.seven_zero:
            self._name_seats(names, "swap", block_offsets.swap_at(rules, players))
        if rules.launcher:
            self._name_seats(names, "flip", block_offsets.flip_at(rules, players))
            first = 8 * block_offsets.play_flip_card_at(rules, players)
            names[first : first + 64] = self._kinds(FLIP_MARK, WIDE_PLANE)
            if not rules.gift_by_chance:
                first = 8 * block_offsets.give_at(rules, players)
                names[first : first + 128] = prefixed("give", self._kinds(0, 2 * WIDE_PLANE))
        if rules.players_referee and self.setup.settings.asks:
            self._name_seats(names, "accuse", block_offsets.accuse_at(rules, players))
        return tuple(names)

    def _name_seats(self, names: list[str], word: str, at: int) -> None:
        for ahead in range(1, self.setup.players):
            names[8 * at + ahead] = f"{word} +{ahead}"

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Return the actions by name."""
        return {name: action for action, name in enumerate(self.action_names) if name}


def prefixed(word: str, names: list[str]) -> list[str]:
    return [f"{word} {name}" if name else "" for name in names]
