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
LANGUAGES = ("de", "ar", "en")  # English comes last, so the page ends in English
SPEAK = """async (language) => {
  const web = document.querySelector('script[type=module]').src.replace('main.js', '');
  const words = await import(`${web}app/words.js`);
  await words.speak(language);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
PHONE_WIDTH = 500
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


def wrong_in_any_look(page: Any, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Check each language (default: all; if empty, the current one) in the light and dark themes, at normal and high
    contrast. Only colors differ between the themes, and on a phone, they are checked in one language."""
    found = []
    on_a_phone = page.viewport_size["width"] <= PHONE_WIDTH
    for language in languages or ("",):
        if language:
            page.evaluate(SPEAK, language)
        settled(page)
        for look in LOOKS[:1] if on_a_phone and language not in ("", LANGUAGES[-1]) else LOOKS:
            page.evaluate(
                "([theme, contrast]) => Object.assign(document.documentElement.dataset, { theme, contrast })", look
            )
            rules = () if look == LOOKS[0] else ("color-contrast", "link-in-text-block")
            found += [" ".join((language, *look, one)) for one in violations(page, *rules)]
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
