/** Practice flips in the lobby, as the launcher's book suggests: one crash-pad, and no effect. */
import { html, signal, useEffect, useMemo, useRef } from "../app/html.js";
import { say } from "../app/words.js";
import { Dialog } from "../components/dialog.js";
import { remNow } from "./surface/element_size.js";
import { isStill } from "./surface/frame_schedule.js";
import { Launcher, aimByKey, arcTo, launch, startOf } from "./surface/launcher.js";

/**
 * @import { LiveTable } from "./live_table.js"
 * @import { Flight } from "../protocol.d.ts"
 * @import { Aimed, Felt } from "../types.d.ts"
 */

const WIDTH = 15; // rem
const HEIGHT = 18;
const PAD = 2.4; // from the top
const DISTANCE = 1000; // of the pad's center, in a flight's path
const RADIUS = 220; // of the pad
const DRAWN = 0.56; // radius of a drawn pad, in widths of an avatar
const DURATION = 900; // ms

/** @param {{ table: LiveTable, close: () => void }} props */
export function Practice({ table, close }) {
  const rem = useMemo(remNow, []);
  const figure = useRef(/** @type {SVGElement | null} */ (null));
  const { felt, pad } = useMemo(() => surface(rem), []);
  const result = useMemo(() => signal(""), []);
  const practice = useMemo(() => {
    /** @param {string} _move @param {{ aim: number, power: number }} launched */
    const move = async (_move, { aim, power }) => {
      table.practiced.value = null;
      if (!(await table.do({ do: "practice", aim, power })) || !table.practiced.value) return;
      fly(figure.current, table.practiced.value, pad, felt);
      result.value = resultOf(table.practiced.value);
    };
    return { aims: signal([0]), aim: signal(/** @type {Aimed} */ ({ target: 0, aim: 0, power: 60 })), move };
  }, []);
  const launcher = /** @type {LiveTable} */ (/** @type {unknown} */ (practice));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => aimByKey(launcher, event.key) && event.preventDefault();
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  return html`<${Dialog} title=${say("web-practice")} close=${close}><div class="stack practice">
    <p>${say("web-practice-about")}</p>
    <svg class="felt" dir="ltr" aria-hidden="true" style=${{ width: `${felt.width}px`, height: `${felt.height}px` }}>
      <${Launcher} table=${launcher} felt=${felt} spots=${[pad]} others=${[0]} /><circle class="landed" r=${rem * 0.4} ref=${figure} /></svg>
    <p class="result" role="status">${result.value && say("web-practice-result", { result: result.value })}</p>
    <button type="button" class="btn key" onClick=${() => launch(launcher)}>${say("web-practice-launch")}</button></div></${Dialog}>`;
}

/** Return a felt with one pad, drawn as large as it is. @param {number} rem */
function surface(rem) {
  /** @type {Felt} */
  const felt = { width: WIDTH * rem, height: HEIGHT * rem, rem, roomy: false, small: false, row: 0, seat: 0, avatar: 0, clear: 0 };
  const pad = [felt.width / 2, PAD * rem];
  felt.seat = felt.avatar = ((startOf(felt)[1] - pad[1]) * RADIUS) / DISTANCE / DRAWN;
  return { felt, pad };
}

/** Return the larger error of a flight that missed. @param {Flight} flight */
function resultOf({ hit, path }) {
  const [forward, side] = path[path.length - 1];
  const along = forward - DISTANCE;
  if (hit) return "hit";
  if (Math.abs(side) > Math.abs(along)) return side < 0 ? "left" : "right";
  return along < 0 ? "short" : "far";
}

/**
 * Move the mark along the flight's path, to where it landed.
 * @param {SVGElement | null} mark
 * @param {Flight} flight
 * @param {number[]} pad
 * @param {Felt} felt
 */
function fly(mark, { path }, pad, felt) {
  const [forward, side] = path[path.length - 1];
  const power = 60 * Math.sqrt(forward / DISTANCE);
  const arc = arcTo(startOf(felt), pad, felt, ((side / (forward || 1)) * DISTANCE) / 5, power);
  const frames = Array.from({ length: 25 }, (_, step) => `translate(${arc(step / 24).map((one) => `${one}px`).join()})`);
  if (!mark) return;
  mark.style.transform = frames[24];
  mark.style.visibility = "visible";
  if (!isStill()) mark.animate(frames.map((transform) => ({ transform })), { duration: DURATION });
}
