"""Overlap and size checks for the table."""

from typing import Any

OVERLAPS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => box(one).width > 0 && getComputedStyle(one).visibility !== 'hidden';
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown).map(box);
  const around = (name, boxes) => boxes.length && {
    name,
    left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)),
    top: Math.min(...boxes.map((one) => one.top)), bottom: Math.max(...boxes.map((one) => one.bottom)),
  };
  const over = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  const apart = (things) => things.forEach((a, place) => {
    for (const b of things.slice(place + 1)) if (over(a, b)) found.push(`${a.name} over ${b.name}`);
  });
  const seats = [...document.querySelectorAll('.seat')].map((seat) =>
    around(`seat ${seat.dataset.seat}`, all('.who, .name, .points, .count', seat)));
  const piles = ['.discard', '.draw', '.centre .color'].map((name) => around(name, all(name)));
  const things = [...seats, ...piles].filter(Boolean);
  const bands = ['.bar', '.felt', '.acts'].map((name) => around(name, all(name))).filter(Boolean);
  apart(things);
  apart(bands);
  const hand = around('.hand', all('.hand'));
  const wide = document.documentElement.clientWidth + 1;
  for (const one of [...things, ...bands, hand])
    if (one.left < -1 || one.right > wide || one.top < -1 || one.bottom > innerHeight + 1)
      found.push(`${one.name} off the screen`);
  const felt = bands.find((band) => band.name === '.felt');
  for (const one of things)
    if (one.left < felt.left - 8 || one.right > felt.right + 8 || one.bottom > felt.bottom + 8)
      found.push(`${one.name} off the felt`);
  return found;
}"""
NARROW = """() => {
  const cards = [...document.querySelectorAll('.row')].flatMap((row) => {
    const left = [...row.querySelectorAll('li')].map((card) => card.getBoundingClientRect().left);
    return left.slice(1).map((x, place) => x - left[place]);
  });
  const strips = cards.filter((width) => width < 24).map((width) => `a strip of ${width.toFixed(1)} px`);
  const small = [...document.querySelectorAll('.acts button, .bar button, .prompt button, .toast button')]
    .map((button) => [button, button.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([button, box]) => `${button.className} ${button.textContent.slice(0, 20)} ${box.width} by ${box.height}`);
  return [...strips, ...small];
}"""


def overlapping(page: Any) -> list[str]:
    """Return overlapping seats, piles, and bands, and everything off the screen."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def too_small(page: Any) -> list[str]:
    """Return visible strips of cards narrower than 24 pixels, and buttons smaller than 44 pixels."""
    found: list[str] = page.evaluate(NARROW)
    return found
