/** State kept in this browser: name and animal, preferences, recent choices. */
import { signal } from "./html.js";

/**
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { TableChoice } from "../types.d.ts"
 */

const PREFIX = "wildfour.";

/**
 * A signal that is kept in this browser. Where that is not possible it lives as long as the page.
 * @template T
 * @param {string} name
 * @param {T} usual
 * @returns {Signal<T>}
 */
export function kept(name, usual) {
  const state = signal(read(name, usual));
  state.subscribe((value) => {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      /* private windows may keep nothing */
    }
  });
  return state;
}

/**
 * @template T
 * @param {string} name
 * @param {T} usual
 * @returns {T}
 */
function read(name, usual) {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
    const isObject = usual && typeof usual === "object" && !Array.isArray(usual);
    return isObject ? { ...usual, ...found } : (found ?? usual);
  } catch {
    return usual;
  }
}

/** What lives as long as this window, reloads included. Some browsers keep nothing. @param {string} name */
function inWindow(name) {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name @param {string} text */
function keepInWindow(name, text) {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    /* then a reload loses it */
  }
}

/** The transcript of the file that was opened last. */
export const openedFile = signal(inWindow("file"));
openedFile.subscribe((text) => keepInWindow("file", text));

/**
 * The number of the last event that this window has shown, of a match at a table; null if it has shown none.
 * @param {string} table
 * @param {number} match
 */
export function lastSeen(table, match) {
  const [of, number] = inWindow(`seen.${table}`).split(" ");
  return of === String(match) ? +number : null;
}

/** @param {string} table @param {number} match @param {number} number */
export const rememberSeen = (table, match, number) => keepInWindow(`seen.${table}`, `${match} ${number}`);

/** Name and animal. */
export const me = kept("me", { name: "", avatar: Math.floor(Math.random() * 12) });
/** How things are shown. `pace` is of animations: 0 is off. */
export const settings = kept("settings", {
  theme: "",
  contrast: "",
  language: "",
  pace: 1,
  sound: false,
  vibrate: true,
  firstTap: false,
  lettersFirst: false,
  leftHanded: false,
  suitNames: false,
  log: true,
  sort: "color",
});
/** The table where one last had a seat. */
export const lastTable = kept("table", "");
/** What was last chosen when making a table. */
export const lastChoice = kept("choice", /** @type {Partial<TableChoice>} */ ({}));

/** The table of the first game, and what has been explained there. */
export const lesson = kept("lesson", { table: "", told: /** @type {string[]} */ ([]) });

/** Fingerprints of matches, noted before their first card: docs/fair.md. */
export const fingerprints = kept("fingerprints", /** @type {string[]} */ ([]));

/**
 * Change some of a state's fields.
 * @template {object} T
 * @param {Signal<T>} state
 * @param {Partial<T>} changes
 */
export const set = (state, changes) => {
  state.value = { ...state.value, ...changes };
};
