"""Rulings and house rules that a table can change. `usual` and `changed` are the ids of their sentences in words/."""

from dataclasses import dataclass

NO, YES = "no", "yes"
ALL_FLIP = "all"  # every number from 1 to 9 in every color


@dataclass(frozen=True)
class Option:
    """A ruling or house rule. `needs` names the edition feature that it depends on."""

    clause: str
    name: str
    values: tuple[str, ...] = (NO, YES)
    needs: str = ""

    @property
    def field(self) -> str:
        """The name of the option's attribute in `Rules`."""
        return self.name.replace("-", "_")

    @property
    def usual(self) -> str:
        """The id of the message that explains the default."""
        return f"option-{self.name}"

    @property
    def changed(self) -> str:
        """The id of the message that explains the change."""
        return f"option-{self.name}.changed"


RULINGS = (
    Option("R1", "all-redraw"),
    Option("R2", "winner-deals"),
    Option("R3", "guilty-color-undone"),
    Option("R4", "last-wild-four-stands"),
    Option("R5", "forced-draw-closes-window"),
    Option("R6", "own-turn-closes-window"),
    Option("R7", "stuck-hands-count"),
    Option("R8", "minion-misses-turn", needs="minion"),
    Option("R9", "last-minion-draws", needs="minion"),
    Option("R10", "minion-stops-at-pile-end", needs="minion"),
    Option("R11", "two-handed-reverse-passes", needs="silent_two_handed"),
    Option("R12", "two-handed-start-reverse-left"),
    Option("R13", "opponents-catch"),
    Option("R14", "false-call-costs"),
    Option("R15", "false-catch-costs"),
    Option("R20", "players-referee", needs="table_penalties"),
    Option("R20", "false-objection-costs", needs="table_penalties"),
    Option("R21", "suggestion-unanimous", needs="table_penalties"),
    Option("R23", "launcher-ten", needs="launcher"),
    Option("R24", "all-numbers-flip", needs="launcher"),
    Option("R24", "flip-cards", values=(ALL_FLIP,), needs="launcher"),
    Option("R25", "miss-draws", needs="launcher"),
    Option("R26", "gift-by-chance", needs="launcher"),
    Option("R27", "must-flip", needs="launcher"),
    Option("R28", "wild-four-flip-gives", needs="launcher"),
    Option("R29", "gift-needs-no-call", needs="launcher"),
    Option("R30", "hit-rate", values=("0.5",), needs="launcher"),
)

HOUSE_RULES = (
    Option("R31", "stacking", values=("none", "two", "four", "same", "any")),
    Option("house", "seven-zero"),
    Option("house", "jump-in"),
    Option("house", "draw-until-playable"),
    Option("house", "must-play"),
    Option("house", "no-bluffing"),
    Option("house", "drawn-card-stays"),
    Option("house", "plain-finish"),
    Option("house", "decks", values=("1", "2", "3")),
    Option("house", "target", values=("500",)),
    Option("H4", "partners"),
)
