/**
 * The launcher: each opponent has a crash-pad, and the user chooses one. Pull the plate back and release, or use the arrow
 * keys and Enter. The browser sends the aim; the server computes the flight and sends it with the update.
 */
import { html, unset, useEffect, useRef } from "../../app/html.js";
import { acrobat } from "../../art/card_faces.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { Felt, Point } from "../../types.d.ts"
 */

const STRAIGHT = 60; // the power that reaches the pad
const GRIP = 86; // the thumb's rest position: a pull of this length just reaches the pad
/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };
/** @type {Record<string, number>} */
const POWER_STEPS = { ArrowUp: 4, ArrowDown: -4 };
const SWERVE = 0.005; // sideways drift per step of aim; slightly more than in the real flight

/** Launch with the current aim. @param {LiveTable} table */
export function launch(table) {
  const { target, aim, power } = table.aim.value;
  const seat = target ?? table.aims.value?.[0];
  table.aim.value = { target: null, aim: 0, power: STRAIGHT };
  return table.move(`flip ${seat}`, { aim: Math.round(aim), power: Math.round(power) });
}

/** Arrow keys: left and right choose a pad, up and down set the power. @param {LiveTable} table @param {string} key */
export function aimByKey(table, key) {
  const seats = table.aims.value ?? [];
  const now = table.aim.value;
  const place = seats.indexOf(now.target ?? seats[0]);
  const step = STEPS[key];
  const more = POWER_STEPS[key];
  if (step) table.aim.value = { ...now, target: seats[(place + step + seats.length) % seats.length] };
  else if (more) table.aim.value = { ...now, power: Math.max(20, Math.min(100, now.power + more)) };
  else return false;
  return true;
}

/** @param {Felt} felt */
const scaleOf = (felt) => Math.min((felt.rem / 16) * (felt.roomy ? 1.5 : 1.2), felt.height / 260);

/** Return where a flight starts. @param {Felt} felt @returns {Point} */
export const startOf = (felt) => [felt.width / 2, felt.height - 118 * scaleOf(felt)];

/** @param {{ table: LiveTable, felt: Felt, spots: Point[], others: number[] }} props */
export function Launcher({ table, felt, spots, others }) {
  const { target, aim, power } = table.aim.value;
  const open = table.aims.value ?? [];
  const chosen = others.indexOf(target ?? open[0]);
  const scale = scaleOf(felt);
  const from = startOf(felt);
  const radius = felt.avatar * 0.56;
  const pads = spots.map(([x, y]) => [x, Math.max(y - (felt.seat - felt.avatar) / 2, radius)]);
  const arc = arcTo(from, pads[chosen], felt, aim, power);
  const drag = useDrag(table, from, pads, others, scale);
  const dots = Array.from({ length: 21 }, (_, place) => [...arc((place + 2) / 24), 1 - (place + 2) / 34]);
  const [ax, ay] = arc(0.36);
  const thumb = drag.pulled ?? [36, 78];
  return html`<g>
    ${pads.map(([x, y], place) => open.includes(others[place]) && html`<circle class=${place === chosen ? "pad on" : "pad"} cx=${x} cy=${y} r=${radius} />`)}
    ${dots.map(([x, y, opacity]) => html`<circle class="dot" cx=${x} cy=${y} r=${2.4 * scale} opacity=${opacity} />`)}
    <g class="figure" dangerouslySetInnerHTML=${{ __html: acrobat(ax, ay, scale * 0.85, "currentColor", -32) }}></g>
    <g class="launcher" transform=${`translate(${from[0]} ${from[1]}) scale(${scale})`}>
      <path class="pull" d=${`M10 16L${thumb[0] - 2} ${thumb[1] - 4}`} />
        <path d="M-40 62H40M-15 58C-6 52-22 46-13 40C-4 34-22 28-14 22M15 58C24 52 8 46 17 40C26 34 8 28 16 22" />
      <path class="plate" d="M-34 8L34 20" /><circle class="thumb" cx=${thumb[0]} cy=${thumb[1]} r="17" ref=${drag.handle} /></g>
  </g>`;
}

/**
 * Return the predicted path: a parabola to the pad, scaled by the power and shifted by the aim.
 * @param {Point} props
 * @param {Point} props
 * @param {{ height: number }} felt
 * @param {number} aim
 * @param {number} power
 */
export function arcTo([x0, y0], [x1, y1], felt, aim, power) {
  const reach = (power / STRAIGHT) ** 2;
  const [dx, dy] = [(x1 - x0) * reach, (y1 - y0) * reach];
  const aside = aim * SWERVE;
  const end = [x0 + dx - dy * aside, y0 + dy + dx * aside];
  const top = [x0 + (end[0] - x0) * 0.42, Math.min(end[1], y0) - felt.height * 0.16];
  return (/** @type {number} */ t) => [0, 1].map((axis) => (1 - t) ** 2 * [x0, y0][axis] + 2 * t * (1 - t) * top[axis] + t * t * end[axis]);
}

/**
 * Pulling back chooses the pad in the opposite direction. The deviation is the aim, the length of the pull the power.
 * @param {LiveTable} table
 * @param {Point} from
 * @param {Point[]} pads
 * @param {number[]} others
 * @param {number} scale
 */
function useDrag(table, from, pads, others, scale) {
  const handle = useRef(/** @type {SVGCircleElement} */ (unset()));
  const pulled = useRef(/** @type {Point | null} */ (null));
  useEffect(() => {
    const thumb = handle.current;
    if (!thumb) return undefined;
    /** @param {PointerEvent} event */
    const move = (event) => {
      const box = /** @type {SVGElement} */ (thumb.ownerSVGElement).getBoundingClientRect();
      const pull = [event.clientX - box.left - from[0], event.clientY - box.top - from[1]];
      pulled.current = pull.map((one) => one / scale);
      aimBy(table, pull, from, pads, others, scale);
    };
    const up = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      const far = pulled.current && Math.hypot(...pulled.current) > 24;
      pulled.current = null;
      if (far) launch(table);
    };
    /** @param {PointerEvent} event */
    const down = (event) => {
      event.preventDefault();
      thumb.setPointerCapture(event.pointerId); // a release outside a sheet does not close it
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
    };
    thumb.addEventListener("pointerdown", down);
    return () => {
      thumb.removeEventListener("pointerdown", down);
      up();
    };
  }, [from[0], from[1]]);
  return { handle, pulled: pulled.current };
}

/**
 * @param {LiveTable} table
 * @param {Point} pull
 * @param {Point} from
 * @param {Point[]} pads
 * @param {number[]} others
 * @param {number} scale
 */
function aimBy(table, pull, from, pads, others, scale) {
  const wanted = Math.atan2(-pull[1], -pull[0]);
  const angles = pads.map(([x, y], place) => ({
    seat: others[place],
    off: turned(wanted - Math.atan2(y - from[1], x - from[0])),
  }));
  const open = angles.filter(({ seat }) => table.aims.value?.includes(seat));
  const best = open.reduce((one, other) => (Math.abs(other.off) < Math.abs(one.off) ? other : one));
  const power = Math.max(0, Math.min(100, (Math.hypot(...pull) / (GRIP * scale)) * STRAIGHT));
  table.aim.value = { target: best.seat, aim: Math.max(-100, Math.min(100, Math.tan(best.off) * 250)), power };
}

/** @param {number} angle */
const turned = (angle) => Math.atan2(Math.sin(angle), Math.cos(angle));
