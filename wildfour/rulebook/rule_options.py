"""Rulings and house rules that a table can change. Their sentences are in words/: `usual` and `changed`."""

from dataclasses import dataclass

NO, YES = "no", "yes"


@dataclass(frozen=True, kw_only=True)
class Option:
    """A ruling or house rule. `needs` names the edition feature without which it has no effect."""

    name: str
    clause: str
    values: tuple[str, ...] = (NO, YES)
    needs: str = ""

    @property
    def field(self) -> str:
        """The attribute of `Rules`."""
        return self.name.replace("-", "_")

    @property
    def usual(self) -> str:
        """The id of the message that explains the default."""
        return f"option-{self.name}"

    @property
    def changed(self) -> str:
        """The id of the message that explains the change."""
        return f"option-{self.name}.changed"


def ruling(clause: str, name: str, *, values: tuple[str, ...] = (NO, YES), needs: str = "") -> Option:
    return Option(clause=clause, name=name, values=values, needs=needs)


def house(name: str, *, values: tuple[str, ...] = (NO, YES), clause: str = "house") -> Option:
    return Option(clause=clause, name=name, values=values)


RULINGS = (
    ruling("R1", "all-redraw"),
    ruling("R2", "winner-deals"),
    ruling("R3", "guilty-color-undone"),
    ruling("R4", "last-wild-four-stands"),
    ruling("R5", "forced-draw-closes-window"),
    ruling("R6", "own-turn-closes-window"),
    ruling("R7", "stuck-hands-count"),
    ruling("R8", "minion-misses-turn", needs="minion"),
    ruling("R9", "last-minion-draws", needs="minion"),
    ruling("R10", "minion-stops-at-pile-end", needs="minion"),
    ruling("R11", "two-handed-reverse-passes", needs="silent_two_handed"),
    ruling("R12", "two-handed-start-reverse-left"),
    ruling("R13", "opponents-catch"),
    ruling("R14", "false-call-costs"),
    ruling("R15", "false-catch-costs"),
    ruling("R20", "players-referee", needs="table_penalties"),
    ruling("R20", "false-objection-costs", needs="table_penalties"),
    ruling("R21", "suggestion-unanimous", needs="table_penalties"),
    ruling("R23", "launcher-ten", needs="launcher"),
    ruling("R24", "all-numbers-flip", needs="launcher"),
    ruling("R25", "miss-draws", needs="launcher"),
    ruling("R26", "gift-by-chance", needs="launcher"),
    ruling("R27", "must-flip", needs="launcher"),
    ruling("R28", "wild-four-flip-gives", needs="launcher"),
    ruling("R29", "gift-needs-no-call", needs="launcher"),
    ruling("R30", "hit-rate", values=("0.5",), needs="launcher"),
)

HOUSE_RULES = (
    house("stacking", values=("none", "two", "four", "same", "any"), clause="R31"),
    house("seven-zero"),
    house("jump-in"),
    house("draw-until-playable"),
    house("must-play"),
    house("no-bluffing"),
    house("drawn-card-stays"),
    house("plain-finish"),
    house("decks", values=("1", "2", "3")),
    house("target", values=("500",)),
    house("partners", clause="H4"),
)
