/** Chevrons round the table in the direction of play, growing into a comet towards whoever is on turn. */
import { html, useMemo, useRef } from "../html.js";
import { Way } from "./spots.js";

const GAP = 1.35; // rem between two chevrons

export function Orbit({ felt, spots, turn, direction, children }) {
  const last = useRef({ turn, from: null });
  if (last.current.turn !== turn) last.current = { turn, from: last.current.turn };
  const step = direction === "left" ? 1 : -1;
  const all = [[felt.width / 2, felt.height - felt.rem * 0.5], ...spots];
  const from =
    last.current.from !== null && last.current.from < all.length
      ? last.current.from
      : (turn - step + all.length) % all.length;
  const marks = useMemo(
    () => chevrons(felt, all, from, turn, step),
    [felt.width, felt.height, felt.seat, spots.length, from, turn, step],
  );
  return html`<svg class="orbit" aria-hidden="true">${
    children ||
    marks.map(
      ({ x, y, angle, scale, opacity, at }) =>
        html`<path class=${at ? "chev hot" : "chev"} transform=${`translate(${x} ${y}) rotate(${angle}) scale(${scale})`} opacity=${opacity} d="M-4-7L4 0L-4 7" style=${{ "--at": at }} />`,
    )
  }</svg>`;
}

function chevrons(felt, spots, from, turn, step) {
  const way = new Way(felt, spots.length - 1);
  const along = spots.map((spot, place) => (place ? way.nearest(spot) : 0));
  const gone = (a, b) => ((((a - b) * step) % way.length) + way.length) % way.length;
  const span = gone(along[turn], along[from]) || way.length;
  const count = Math.floor(way.length / (felt.rem * GAP));
  const marks = [];
  for (let place = 0; place < count; place++) {
    const here = (place * way.length) / count;
    const { x, y, angle } = way.at(here);
    if (spots.some(([sx, sy], seat) => seat && Math.hypot((x - sx) * 1.1, y - sy) < felt.seat * felt.clear)) continue;
    const done = gone(here, along[from]) / span;
    const hot = done > 0 && done < 1;
    const scale = ((hot ? 0.8 + 0.8 * done : 0.75) * felt.rem) / 16;
    marks.push({
      x: x.toFixed(1),
      y: y.toFixed(1),
      angle: (angle + (step < 0 ? 180 : 0)).toFixed(1),
      scale: scale.toFixed(3),
      opacity: (hot ? 0.35 + 0.65 * done : 0.2).toFixed(2),
      at: hot ? done.toFixed(2) : 0,
    });
  }
  return marks;
}
