/** Keyboard shortcuts at the table; ? lists them. */
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

/** Run the action of a key. @param {LiveTable} table @param {KeyboardEvent} event @returns {boolean} whether the key has an action */
function act(table, event) {
  const { key } = event;
  if (openOrClose(table, key)) return true;
  if (table.aims.value) return aim(table, event);
  const move = colorMove(table, key) || plainMove(table, key.toLowerCase());
  if (move && table.moves.value.includes(move)) {
    table.move(move);
    return true;
  }
  return askForHint(table, key.toLowerCase()) || react(table, key.toLowerCase());
}

/** Open the reactions. @param {LiveTable} table @param {string} key */
function react(table, key) {
  if (key !== "r" || !table.talk.company.value || table.player.value === null) return false;
  table.sheet.value = "reactions";
  return true;
}

/** @param {LiveTable} table @param {string} key */
function openOrClose(table, key) {
  if (key === "?") table.sheet.value = "keys";
  else if (key === "Escape") {
    table.sheet.value = table.naming.value = table.lifted.value = "";
    if (table.hint.value?.waiting) table.stopHint();
  } else return false;
  return true;
}

/** @param {LiveTable} table @param {KeyboardEvent} event */
function aim(table, event) {
  if (event.key !== "Enter" || (isIn(event, "button") && !isIn(event, ".hand"))) return aimByKey(table, event.key);
  launch(table);
  return true;
}

/** Return the move that chooses a color, if the user has to choose one. @param {LiveTable} table @param {string} key */
function colorMove(table, key) {
  const view = table.view.value;
  const card = table.naming.value;
  const color = card || view.phase === "choose-color" ? colorOf(view, key) : "";
  const move = `${card}>${color}`;
  return color && table.moves.value.includes(move) ? move : "";
}

/** Return the move for a key. @param {LiveTable} table @param {string} key */
function plainMove(table, key) {
  const view = table.view.value;
  const accepts = view.phase === "answer" && table.moves.value.includes("accept");
  /** @type {Record<string, string>} */
  const moves = { d: accepts ? "accept" : "draw", k: "keep", u: "uno!", c: `catch ${view.exposed}`, p: "pass" };
  return moves[key];
}

/** @param {LiveTable} table @param {string} key */
function askForHint(table, key) {
  if (key !== "h" || !table.alone.value || !table.moves.value.length) return false;
  table.askForHint();
  return true;
}

/**
 * Return a color by its letter in the user's language, or by its position in the clover.
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
