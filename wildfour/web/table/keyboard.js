/** Single keys at the table: what they do is in the list that ? shows. */
import { isIn, useEffect } from "../app/html.js";
import { letterOf } from "../art/card_faces.js";
import { cloverOrder } from "../art/pictures.js";
import { aimByKey, launch } from "./surface/launcher.js";

/**
 * @import { LiveTable } from "./live_table.js"
 * @import { View } from "../protocol.d.ts"
 */

const TYPING = "input, textarea, select, dialog";

/** @param {LiveTable} table */
export function useKeys(table) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isIn(event, TYPING) || !table.view.value) return;
      if (act(table, event)) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [table]);
}

/** @param {LiveTable} table @param {KeyboardEvent} event */
function act(table, event) {
  const { key } = event;
  const view = table.view.value;
  const moves = table.moves.value;
  if (key === "?") {
    table.sheet.value = "keys";
    return true;
  }
  if (key === "Escape") {
    table.sheet.value = table.naming.value = table.lifted.value = "";
    return true;
  }
  if (table.aims.value) {
    if (key === "Enter" && (!isIn(event, "button") || isIn(event, ".hand"))) {
      launch(table);
      return true;
    }
    return aimByKey(table, key);
  }
  if (table.naming.value || view.phase === "choose-color") {
    const color = colorOf(view, key);
    const move = `${table.naming.value}>${color}`;
    if (color && moves.includes(move)) {
      table.move(move);
      return true;
    }
  }
  const move = {
    d: moves.includes("accept") && view.phase === "answer" ? "accept" : "draw",
    k: "keep",
    u: "uno!",
    c: `catch ${view.exposed}`,
    p: "pass",
  }[key.toLowerCase()];
  if (move && moves.includes(move)) {
    table.move(move);
    return true;
  }
  if (key.toLowerCase() === "h" && table.alone.value && moves.length) {
    table.askForHint();
    return true;
  }
  return false;
}

/**
 * The letter of a color in the reader's language, or its place in the clover.
 * @param {View} view
 * @param {string} key
 */
function colorOf(view, key) {
  const colors = cloverOrder(view.colors);
  if (/^[1-4]$/.test(key)) return colors[Number(key) - 1];
  const pressed = key.toLowerCase();
  /** @param {string} color */
  const letters = (color) => letterOf(color).toLowerCase();
  const first = [...colors].filter((color) => letters(color).startsWith(pressed));
  const fitting = first.length ? first : [...colors].filter((color) => letters(color).includes(pressed));
  return fitting.length === 1 ? fitting[0] : undefined;
}
