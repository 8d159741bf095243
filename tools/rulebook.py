"""Update docs/rulebook.md. Run it in the repository's folder:

    python3 -m tools.rulebook

This script writes, in English, every clause's editions and sentence (from rulebook/clauses.py) and the table
of options between the two marker comments (from rulebook/option_parser.py). The rest is written by hand and left
unchanged, notably every clause's function and test. tests/test_rulebook.py fails when the page is out of date.
"""

import re
from pathlib import Path

from wildfour.rulebook.clauses import CLAUSES, EVERY_EDITION
from wildfour.rulebook.option_parser import OPTIONS
from wildfour.rulebook.rule_options import ALL_FLIP, NO, YES, Option
from wildfour.words import ENGLISH

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rulebook.md"
BEGIN = "<!-- options: written by tools/rulebook.py, do not edit -->"
END = "<!-- end of options -->"
ROW = re.compile(r"^\| (?P<id>[\w-]+) \| (?P<editions>[^|]*) \| [^|]* \|(?P<rest>.*)$", re.MULTILINE)
PLAYED_IN = ", played in "


def up_to_date(page: str) -> str:
    """Return the page with its generated parts updated."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{ROW.sub(clause_row, before)}{BEGIN}\n{options_table()}\n{END}{after}"


def clause_row(row: re.Match[str]) -> str:
    """Return a row with its editions and its sentence updated; a row without a clause is unchanged."""
    named = [clause for clause in CLAUSES if clause.id == row["id"]]
    if not named:
        return row[0]
    _, played_in, more = row["editions"].partition(PLAYED_IN)
    letters = "all" if named[0].editions == EVERY_EDITION else named[0].editions
    sentence = " ".join(ENGLISH.say(clause.message) for clause in named)
    return f"| {row['id']} | {letters}{played_in}{more} | {sentence} |{row['rest']}"


def options_table() -> str:
    lines = ["| option | clause | values | default | alternative |", "| --- | --- | --- | --- | --- |"]
    lines += [
        f"| `{option.name}` | {option.clause} | {values_text(option)} | "
        f"{ENGLISH.say(option.usual)} | {ENGLISH.say(option.changed)} |"
        for option in OPTIONS
    ]
    return "\n".join(lines)


def values_text(option: Option) -> str:
    if option.values == (NO, YES):
        return "on or off"
    if option.values == (ALL_FLIP,):
        return f"`{ALL_FLIP}`, or numbers and cards: `1,5,r7`"
    values = ", ".join(f"`{value}`" for value in option.values)
    return values if len(option.values) > 1 else f"{values} or another number"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(up_to_date(page), encoding="utf-8")


if __name__ == "__main__":
    main()
