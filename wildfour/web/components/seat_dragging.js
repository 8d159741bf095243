/** Lets the host move seats by dragging one onto another, or with the arrow keys. */
import { unset, useRef, useSignal } from "../app/html.js";
import { say } from "../app/words.js";

/**
 * @import { LiveTable } from "../table/live_table.js"
 * @import { Pointed } from "../types.d.ts"
 */

/** @typedef {{ chair: HTMLElement, x: number, y: number, moved: boolean, target: HTMLElement | null }} Drag */

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const FAR = 8; // px; a shorter drag is a tap

/**
 * @param {LiveTable} table
 * @returns {{of: (place: number, tapped: () => void) => object, announcement: string}} event handlers for a chair, and the announcement of the last move
 */
export function useSeatDragging(table) {
  const drag = useRef(/** @type {Drag} */ (unset()));
  const dropped = useRef(false); // ignore the click after a drop
  const announcement = useSignal("");
  /** @param {number} player @param {number} other */
  const exchange = (player, other) => {
    const name = exchangeSeats(table, player, other);
    if (name) announcement.value = say("web-now-at", { name, number: other + 1 });
    return Boolean(name);
  };
  const release = () => {
    letGo(drag.current);
    drag.current = unset();
  };
  /** @param {number} place @param {() => void} tapped */
  const of = (place, tapped) => ({
    "data-place": place,
    onClick: () => dropped.current || tapped(),
    onPointerDown: (/** @type {Pointed} */ event) => {
      dropped.current = false;
      if (!table.host.value || event.button) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { chair: event.currentTarget, x: event.clientX, y: event.clientY, moved: false, target: null };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => drag.current && follow(drag.current, event),
    onPointerUp: () => {
      const { moved, target } = drag.current ?? {};
      if (!drag.current) return;
      release();
      dropped.current = moved;
      if (moved && target) exchange(place, Number(target.dataset.place));
    },
    onPointerCancel: () => drag.current && release(),
    onKeyDown: (/** @type {KeyboardEvent & { currentTarget: HTMLElement }} */ event) => {
      const step = STEPS[event.key];
      if (!step || !table.host.value) return;
      event.preventDefault();
      if (exchange(place, place + step)) chairAt(event.currentTarget, place + step)?.focus();
    },
  });
  return { of, announcement: announcement.value };
}

/**
 * Swap two seats, if both exist.
 * @param {LiveTable} table
 * @param {number} player
 * @param {number} other
 * @returns {string} the name at the moved seat, or "" if none was moved
 */
function exchangeSeats(table, player, other) {
  const { seats } = table.seats.value;
  if (other === player || !seats[other]) return "";
  table.do({ do: "exchange", player, other });
  return seats[player].name || say("web-empty");
}

/** @param {Drag} drag */
function letGo({ chair, target }) {
  chair.style.translate = "";
  chair.classList.remove("held");
  target?.classList.remove("target");
}

/**
 * Move the chair with the pointer, and mark the chair below it as the target.
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function follow(drag, event) {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved && Math.hypot(dx, dy) < FAR) return;
  drag.moved = true;
  drag.chair.classList.add("held");
  drag.chair.style.translate = `${dx}px ${dy}px`;
  /** @type {HTMLElement | null} */
  const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]") ?? null;
  if (below === drag.target) return;
  drag.target?.classList.remove("target");
  below?.classList.add("target");
  drag.target = below;
}

/** @param {HTMLElement} chair @param {number} place @returns {HTMLElement | null | undefined} */
const chairAt = (chair, place) => chair.closest("ol")?.querySelector(`[data-place="${place}"]`);
