"""Accessibility checks with axe-core, which is vendored unchanged for tests only."""

from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "vendor" / "axe-core"
RUN = """async (rules) => {
  const chosen = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ['violations'], ...chosen });
  const said = (node) => node.failureSummary.replace(/\\s+/g, ' ').slice(0, 260);
  return found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)} ${said(node)}`));
}"""
LOOKS = [("light", "usual"), ("dark", "usual"), ("light", "more"), ("dark", "more")]


@cache
def source() -> str:
    return (FOLDER / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Any, *rules: str) -> list[str]:
    """Return the violations of the given rules (default: all) that axe finds on the current page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    found: list[str] = page.evaluate(RUN, list(rules))
    return found


def wrong_in_any_look(page: Any) -> list[str]:
    """Check the light and dark themes at normal and high contrast. Only colors differ between them."""
    settled(page)
    found = violations(page)
    for theme, contrast in LOOKS:
        page.evaluate(
            "([theme, contrast]) => Object.assign(document.documentElement.dataset, { theme, contrast })",
            [theme, contrast],
        )
        found += [f"{theme} {contrast} {one}" for one in violations(page, "color-contrast", "link-in-text-block")]
    return found


def settled(page: Any) -> None:
    """Wait until animations have ended, because half-faded text has half the contrast."""
    page.evaluate(
        """() => {
          const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations < 9);
          const late = new Promise((done) => setTimeout(done, 3000));
          return Promise.race([late, Promise.allSettled(ending.map((one) => one.finished))]);
        }"""
    )
