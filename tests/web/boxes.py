"""Where things are on a table, and what lies over what."""

from typing import Any

OVERLAPS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one && box(one).width > 0 && getComputedStyle(one).visibility !== 'hidden';
  const around = (name, parts) => {
    const boxes = parts.filter(shown).map(box);
    return boxes.length && { name, left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
      top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)) };
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seats = all('.seat').map((seat) => around(`seat ${seat.dataset.seat}`, [...seat.querySelectorAll('.who, .name, .points, .count')]));
  const named = ['.discard', '.draw', '.centre .color'].map((name) => around(name, all(name)));
  const bands = ['.bar', '.felt', '.hand', '.acts'].map((name) => around(name, all(name)));
  const things = [...seats, ...named].filter(Boolean);
  const apart = 1;  // pixel
  const over = (a, b) => a.left < b.right - apart && b.left < a.right - apart && a.top < b.bottom - apart && b.top < a.bottom - apart;
  const found = [];
  things.forEach((a, place) => things.slice(place + 1).forEach((b) => over(a, b) && found.push(`${a.name} over ${b.name}`)));
  const rows = bands.filter(Boolean).filter((band) => band.name !== '.hand');
  rows.forEach((a, place) => rows.slice(place + 1).forEach((b) => over(a, b) && found.push(`${a.name} over ${b.name}`)));
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const felt = bands[1];
  for (const one of [...things, ...bands.filter(Boolean)])
    if (one.left < -1 || one.right > screen.width + 1 || one.top < -1 || one.bottom > screen.height + 1)
      found.push(`${one.name} off the screen`);
  for (const one of things)
    if (felt && (one.left < felt.left - 8 || one.right > felt.right + 8 || one.bottom > felt.bottom + 8)) found.push(`${one.name} off the felt`);
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
    .map(([button, box]) => `${button.className} ${button.textContent.slice(0, 20)} ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
  return [...strips, ...small];
}"""


def overlapping(page: Any) -> list[str]:
    """Seats over seats or piles, bands over bands, and whatever is off the screen."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found


def too_small(page: Any) -> list[str]:
    """Strips of cards under 24 pixels, and buttons under 44."""
    found: list[str] = page.evaluate(NARROW)
    return found
