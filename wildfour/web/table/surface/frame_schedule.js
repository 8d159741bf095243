/**
 * A turn is drawn over several frames, because it is too much for one: the piles and your cards first, then flying
 * cards, the seats, the light and the arrows, and the log last. Later parts follow the table's signals.
 */
import { batch, effect, signal, useEffect, useMemo } from "../../app/html.js";
import { settings } from "../../app/saved_state.js";

/**
 * @import { ReadonlySignal } from "../../vendor/signals/signals.d.ts"
 * @import { TableSignals } from "../table_signals.js"
 */

/** The frame after an update in which each part is drawn, before the next update (app/connection.js). */
export const FLIGHTS = 2;
export const SEATS = 3;
export const GROUND = 5; // not right after the seats, because both are slow to draw
export const LOG = 6;

/** Return whether motion is off. If so, nothing waits for frames; a hidden page gets none. */
export const isStill = () =>
  document.hidden || !settings.peek().pace || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} count @param {() => void} start @returns {() => void} cancels the start */
export function inFrame(count, start) {
  if (isStill()) {
    start();
    return () => {};
  }
  let left = count;
  let asked = requestAnimationFrame(function next() {
    if (--left) asked = requestAnimationFrame(next);
    else start();
  });
  return () => cancelAnimationFrame(asked);
}

/**
 * Create signals that follow others some frames later, all in the same frame.
 * @param {ReadonlySignal<any>[]} leaders
 * @param {number} frames
 */
export function useDelayed(leaders, frames) {
  const followers = useMemo(() => leaders.map((leader) => signal(leader.peek())), leaders);
  useEffect(() => {
    let letBe = () => {};
    let waits = false;
    const follow = () => {
      waits = false;
      batch(() => {
        for (const [place, leader] of leaders.entries()) followers[place].value = leader.peek();
      });
    };
    const stop = effect(() => {
      const now = leaders.map((leader) => leader.value);
      if (waits || now.every((value, place) => value === followers[place].peek())) return;
      waits = true;
      letBe = inFrame(frames, follow);
    });
    return () => {
      stop();
      letBe();
    };
  }, leaders);
  return followers;
}

/**
 * Create a view of the table that follows some frames later.
 * @param {TableSignals} table
 * @param {number} frames
 * @returns {TableSignals}
 */
export function useDelayedTable(table, frames) {
  const [game, drawn, due, log] = useDelayed([table.game, table.drawn, table.due, table.log], frames);
  return useMemo(() => Object.assign(Object.create(table), { game, drawn, due, log }), [table]);
}
