/** Chevrons around the table in the direction of play, growing into a comet toward the current player. */
import { html, useMemo, useRef } from "../../app/html.js";
import { Way, hasTopSeat } from "./seat_layout.js";

/** @import { Felt, Point } from "../../types.d.ts" */

/**
 * @typedef {{ here: number, x: number, y: number, angle: number }} WayPoint
 * @typedef {{ length: number, along: number[], points: WayPoint[] }} WayRound
 */

const CHEVRON = "M-4-7L4 0L-4 7";
const GAP = 1.35; // rem between chevrons
const NAME = 11; // rem from the middle of the seat over the piles to the end of its name

/** @param {{ felt: Felt, spots: Point[], turn: number, direction: string, children: any }} props */
export function DirectionArrows({ felt, spots, turn, direction, children }) {
  const last = useRef({ turn, from: /** @type {number | null} */ (null) });
  if (last.current.turn !== turn) last.current = { turn, from: last.current.turn };
  const step = direction === "left" ? 1 : -1;
  const all = [[felt.width / 2, felt.height - felt.rem * 0.5], ...spots];
  const from =
    last.current.from !== null && last.current.from < all.length
      ? last.current.from
      : (turn - step + all.length) % all.length;
  const round = useMemo(() => wayRound(felt, all), [felt.width, felt.height, felt.seat, spots.length]);
  const marks = useMemo(() => chevrons(felt, round, from, turn, step), [round, from, turn, step]);
  return html`<svg class="orbit" aria-hidden="true">${
    children ||
    marks.map(
      ({ x, y, angle, scale, opacity, at }) => html`<path class="chev" transform=${`translate(${x} ${y}) rotate(${angle}) scale(${scale})`} opacity=${opacity} d=${CHEVRON} />${
        at > 0 &&
        html`<path class="chev hot" transform=${`translate(${x} ${y}) rotate(${angle}) scale(${scale})`} d=${CHEVRON} style=${{ "--at": at, "--full": opacity }} />`
      }`,
    )
  }</svg>`;
}

/**
 * Compute what stays the same every turn: the path length, the seats' positions on the path, and its uncovered parts.
 * @param {Felt} felt
 * @param {Point[]} spots
 */
function wayRound(felt, spots) {
  const way = new Way(felt, spots.length - 1);
  const topped = hasTopSeat(felt, spots.length - 1);
  const along = spots.map((spot, place) => (place ? way.nearest(spot) : 0));
  /** @param {WayPoint} props */
  const covered = ({ x, y }) =>
    (topped && y < felt.height / 2 && x > felt.width / 2 && x < felt.width / 2 + NAME * felt.rem) ||
    spots.some(([sx, sy], seat) => seat && Math.hypot((x - sx) * 1.1, y - sy) < felt.seat * felt.clear);
  const count = Math.floor(way.length / (felt.rem * GAP));
  const points = Array.from({ length: count }, (_, place) => {
    const here = (place * way.length) / count;
    return { here, ...way.at(here) };
  }).filter((point) => !covered(point));
  return { length: way.length, along, points };
}

/** @param {Felt} felt @param {WayRound} props @param {number} from @param {number} turn @param {number} step */
function chevrons(felt, { length, along, points }, from, turn, step) {
  /** @param {number} a @param {number} b */
  const distance = (a, b) => ((((a - b) * step) % length) + length) % length;
  const span = distance(along[turn], along[from]) || length;
  return points.map(({ here, x, y, angle }) => {
    const done = distance(here, along[from]) / span;
    const hot = done > 0 && done < 1;
    const scale = ((hot ? 0.8 + 0.8 * done : 0.75) * felt.rem) / 16;
    return {
      x: x.toFixed(1),
      y: y.toFixed(1),
      angle: (angle + (step < 0 ? 180 : 0)).toFixed(1),
      scale: scale.toFixed(3),
      opacity: (hot ? 0.35 + 0.65 * done : 0.2).toFixed(2),
      at: hot ? Number(done.toFixed(2)) : 0,
    };
  });
}
