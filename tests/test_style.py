"""Wording rules from docs/style.md that a pattern can check."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("wildfour", "docs", "tests", "bench", "training", "tools", "examples")
ENDINGS = {".py", ".md", ".js", ".mjs", ".css", ".html", ".ftl", ".toml"}
TRANSLATIONS = {"ar", "de", "es", "fr", "pt"}
EXCLUDED = {"vendor", "logs", *TRANSLATIONS}
QUOTING = {"docs/glossary.md", "docs/style.md", "tests/test_style.py", "tests/inventory.txt"}  # these name the patterns
FROZEN = re.compile(r"laid-by|laid_by|laid by", re.IGNORECASE)
FORBIDDEN = (r"\bmanners?\b", r"\bnerve\b", r"\bliking\b", r"^\s*\"\"\"(What|How|Who|Where|Whether)\b")
# Patterns that have legitimate uses. Rewrite a line instead of raising the number.
RARE = (
    r"(\"\"\"|/\*\* )(What|Where|How|Who|Whoever|Which|When|Whether|Why|All that|In which|At which|As far as)\b",
    r"\bwhoever\b",
    r"\bsomebody\b",
    r"\b(everybody|anybody)\b",
    r"\bnobody (sees|knows|is told|is sent|waits|needs|chose|chooses|(can|could) choose|asks|is asked|listens)\b",
    r"\b(is|are|was|were|be|been|being) (told|said|heard)\b",
    r"\bfor ever\b|\bof now\b|\bonly ever\b|\banew\b|\bso many\b|\bon turn\b|\bin the language of the rules\b",
    r"\b(what|all|all that) there is\b|\ball that (it|is|was|has|a|an|the)\b|\bone's own\b|\bwho one is\b",
    r"\b(take|takes|taken|taking|took) ((it|them|one|(a|the) [a-z]+) )?up\b(?! to)",
    r"\b(go|goes|going|went) on (with|from)\b|\bthe ones? (who|on|which)\b",
    r"\b(lay|lays|laying|laid)\b(?! (down|out))",
    r"\b(takes?|taking|took|taken|in|put) the place of\b|\bin its place\b",
    r"\b(process|stream|network|page|luck|folder|file|bot|seed|machine|words|numbers?) of (its|their|our|one's) own\b",
    r"\b[a-z_]+\.(py|md|js|ftl)`? (says|tells|knows)\b|\bsays (what|how|why|which|who|where|when|whether)\b",
    r"\bliked?s? (best|most|each|sooner)\b|\bliked\b|\bimagin(e|es|ed|ing)\b",
    r"\bunless (given|somebody)\b|\bif you don't say\b|\bas far as\b|\bhowever (many|long|often)\b",
    r"\b(the|its|their|of|in|by) worth\b",
    r"\bthe way (that|in which)\b|\bthe like\b|\ball else\b|\bwithout need\b|\bof the kind\b|\bany more\b",
)
MOST_RARE = 70


@cache
def lines() -> list[tuple[str, str]]:
    """List the lines of code and prose, each with its path and line number."""
    return [
        (f"{path}:{number}", FROZEN.sub("", line))
        for path in sources()
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
    ]


def sources() -> Iterator[Path]:
    """Yield the hand-written files in English."""
    files = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*"))]
    for file in [*files, *ROOT.glob("*.md"), ROOT / "run.py"]:
        path = file.relative_to(ROOT)
        if file.suffix in ENDINGS and not EXCLUDED & set(path.parts) and str(path) not in QUOTING:
            yield path


def hits(patterns: tuple[str, ...]) -> list[str]:
    compiled = [re.compile(pattern, re.IGNORECASE) for pattern in patterns]
    return [f"{place}: {line.strip()}" for place, line in lines() for one in compiled if one.search(line)]


def test_no_forbidden_wording() -> None:
    assert hits(FORBIDDEN) == []


def test_rare_wording_stays_rare() -> None:
    found = hits(RARE)
    assert len(found) <= MOST_RARE, "\n".join([*found, f"{len(found)} lines, more than {MOST_RARE}"])
