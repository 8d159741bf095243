/**
 * Positions of the seats on the felt, and the path of play around it (docs/look.md, layout of the table). Seat 1 is on
 * your left. The left column runs upward, the top row rightward, the right column downward, so play to the left is
 * clockwise.
 */

/** @import { Felt, Point } from "../../types.d.ts" */
const SPLIT = {
  tall: [[], [0, 1, 0], [0, 2, 0], [1, 1, 1], [1, 2, 1], [1, 3, 1], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3]],
  wide: [[], [0, 1, 0], [0, 2, 0], [1, 1, 1], [1, 2, 1], [1, 3, 1], [1, 4, 1], [2, 3, 2], [2, 4, 2], [2, 5, 2]],
};

/** @typedef {{width: number, height: number, rem: number, roomy: boolean, row: number, seat: number, avatar: number, clear: number}} Felt
 * `row` is the minimum height of a felt with a row of seats over the piles, `seat` a seat's height, and `clear` the part
 * of it, from the middle, that the direction arrows avoid */

/**
 * Return whether the felt is too low for a row over the piles or two seats per side. If so, all players sit beside the
 * piles.
 * @param {Felt} props
 * @param {number} others
 */
export function isLow({ width, height, rem, seat, row }, others) {
  const needed = others > 6 ? Math.max(row, seat * 3.2 + 4.3 * rem) : row;
  return height < needed && width > height * 1.5;
}
/** Return a pile's width, as in `.low .centre`. @param {Felt} props */
const besidePiles = ({ width, height, rem }) =>
  (width - 1.86 * Math.min(6 * rem, 0.38 * height, 0.16 * width) - 1.5 * rem) / 2;

/**
 * Return the number of seats stacked beside the piles: two if a single row has no room for names.
 * @param {Felt} felt
 * @param {number} others
 */
const rowsBeside = (felt, others) =>
  besidePiles(felt) / Math.ceil(others / 2) < 3 * felt.rem && felt.height > 9 * felt.rem ? 2 : 1;
/** @param {Felt} felt @param {number} others */
const columnsBeside = (felt, others) =>
  hasTopSeat(felt, others) ? Math.max(1, (others - 1) / 2) : Math.ceil(Math.ceil(others / 2) / rowsBeside(felt, others));

/**
 * Return whether the middle one of an odd number of players sits over smaller piles on a low felt, so that the other
 * seats are the same on both sides.
 * @param {Felt} felt
 * @param {number} others
 */
export const hasTopSeat = (felt, others) =>
  isLow(felt, others) && others % 2 === 1 && felt.height > 10 * felt.rem && besidePiles(felt) / ((others - 1) / 2) > 3 * felt.rem;

/** Return the middle of the seat over the piles, as in `.top .seat`. @param {Felt} felt */
const topOf = ({ height, rem }) => Math.min(5.25 * rem, 0.24 * height) / 2 + rem / 2;

/** @param {Felt} felt @param {number} others */
export function seatWidth(felt, others) {
  const { width, rem, roomy } = felt;
  if (isLow(felt, others)) return Math.min(8 * rem, besidePiles(felt) / columnsBeside(felt, others));
  return roomy ? 8 * rem : others > 5 ? Math.min(width / 3.2, 6 * rem) : 6.25 * rem;
}

/** @param {Felt} felt @param {number} others */
function spotsBesidePiles(felt, others) {
  const half = Math.floor(others / 2);
  /** @param {number} count @param {number} right */
  const side = (count, right) => {
    const step = besidePiles(felt) / count;
    const from = right ? felt.width - step * count : 0;
    return Array.from({ length: count }, (_, place) => [from + step * (place + 0.5), felt.height * 0.46]);
  };
  if (hasTopSeat(felt, others)) return [...side(half, 0), [felt.width / 2, topOf(felt)], ...side(half, 1)];
  const sides = [half, others - half];
  if (rowsBeside(felt, others) === 2) return spotsInTwoRows(felt, others, sides);
  return sides.flatMap(side);
}

/**
 * Seats on the left run outward in the lower row and back in the upper one. On the right, it is the other way
 * around, so play runs clockwise.
 * @param {Felt} felt
 * @param {number} others
 * @param {number[]} props
 */
function spotsInTwoRows(felt, others, [left, right]) {
  const step = besidePiles(felt) / columnsBeside(felt, others);
  /** @param {number} count */
  const side = (count) => {
    const lower = Math.floor(count / 2);
    /** @param {number} column */
    const fromEdge = (column) => step * (column + 0.5);
    return [
      ...Array.from({ length: lower }, (_, place) => [fromEdge(lower - 1 - place), felt.height * 0.68]),
      ...Array.from({ length: count - lower }, (_, place) => [fromEdge(place), felt.height * 0.22]),
    ];
  };
  const mirrored = side(right).map(([x, y]) => [felt.width - x, y]);
  return [...side(left), ...mirrored.reverse()];
}

/** Return the centers of the other players' seats. @param {Felt} felt @param {number} others @returns {Point[]} */
export function seatLayout(felt, others) {
  if (isLow(felt, others)) return spotsBesidePiles(felt, others);
  const { width, height, rem, roomy, seat } = felt;
  const wide = width > height * 1.15;
  const [left, top, right] = SPLIT[wide ? "wide" : "tall"][others];
  const side = seatWidth(felt, others) / 2 + (roomy ? rem : 2);
  const topY = seat / 2 + (roomy ? 1.4 : 0.9) * rem;
  const low = height - seat / 2 - (roomy ? 2.6 : 1.6) * rem;
  const high = topY + (top > 1 || others > 3 ? seat + 0.3 * rem : seat * 0.9);
  /** @param {number} count @param {number} place */
  const column = (count, place) => {
    if (count === 1) return wide ? Math.max(height * 0.5, top > 3 ? high : 0) : seat * 1.55 + (roomy ? 2 * rem : 0);
    if (wide) return low - (low - high) * (0.08 + (0.84 * place) / (count - 1));
    return low - (place * (low - topY)) / count;
  };
  /** @param {number} place */
  const row = (place) => {
    if (top === 1) return width / 2;
    if (top === 2) return width * (0.5 + (place - 0.5) * (left ? 0.36 : 0.46));
    const inset = wide ? (top > 3 ? side * 1.9 : width * 0.22) : side;
    return inset + ((width - 2 * inset) * place) / (top - 1);
  };
  /** @param {number} count */
  const places = (count) => Array.from({ length: count }, (_, place) => place);
  return [
    ...places(left).map((place) => [side, column(left, place)]),
    ...places(top).map((place) => [row(place), topY]),
    ...places(right).map((place) => [width - side, column(right, right - 1 - place)]),
  ];
}

/** The path around the table: a rounded rectangle, clockwise from the lower middle, indexed by arc length. */
export class Way {
  /** @param {Felt} felt @param {number} others */
  constructor(felt, others) {
    const { width, height, rem, seat, roomy } = felt;
    const side = seatWidth(felt, others) / 2 + (roomy ? rem : 2);
    const [x0, x1, y1] = [side, width - side, height - rem * 0.9];
    const y0 = hasTopSeat(felt, others) ? topOf(felt) : seat / 2 + (roomy ? 1.4 : 0.9) * rem - rem * 0.4;
    const r = Math.max(1, Math.min((x1 - x0) / 2, (y1 - y0) / 2, rem * 6));
    this.parts = [
      line(width / 2, y1, x0 + r, y1),
      arc(x0 + r, y1 - r, r, 90),
      line(x0, y1 - r, x0, y0 + r),
      arc(x0 + r, y0 + r, r, 180),
      line(x0 + r, y0, x1 - r, y0),
      arc(x1 - r, y0 + r, r, 270),
      line(x1, y0 + r, x1, y1 - r),
      arc(x1 - r, y1 - r, r, 0),
      line(x1 - r, y1, width / 2, y1),
    ];
    this.length = this.parts.reduce((sum, part) => sum + part.length, 0);
  }

  /** Return the point at an arc length, and the angle of the path there in degrees. @param {number} length */
  at(length) {
    let rest = ((length % this.length) + this.length) % this.length;
    for (const part of this.parts) {
      if (rest <= part.length) return part.at(rest / (part.length || 1));
      rest -= part.length;
    }
    return this.parts[this.parts.length - 1].at(1);
  }

  /** Return the arc length nearest to a point. @param {Point} props */
  nearest([x, y]) {
    let best = 0;
    let least = Infinity;
    for (let length = 0; length < this.length; length += 4) {
      const point = this.at(length);
      const distance = Math.hypot(point.x - x, point.y - y);
      if (distance < least) [least, best] = [distance, length];
    }
    return best;
  }
}

/** @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
function line(x0, y0, x1, y1) {
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  /** @param {number} share */
  const at = (share) => ({ x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, angle });
  return { length: Math.hypot(x1 - x0, y1 - y0), at };
}

/** @param {number} x @param {number} y @param {number} r @param {number} from */
function arc(x, y, r, from) {
  /** @param {number} share */
  const at = (share) => {
    const turned = ((from + 90 * share) * Math.PI) / 180;
    return { x: x + r * Math.cos(turned), y: y + r * Math.sin(turned), angle: from + 90 * share + 90 };
  };
  return { length: (Math.PI / 2) * r, at };
}
