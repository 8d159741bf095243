/** State stored in this browser: name and avatar, preferences, recent choices. */
import { signal } from "./html.js";

/**
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { TableChoice } from "../types.d.ts"
 */

const PREFIX = "wildfour.";

/**
 * A signal stored in this browser; without storage, it lasts as long as the page.
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
      /* private windows may have no storage */
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

/** Read a value stored for this window, which survives reloads. Some browsers store nothing. @param {string} name */
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
    /* lost on reload */
  }
}

/** The transcript of the last opened file. */
export const openedFile = signal(inWindow("file"));
openedFile.subscribe((text) => keepInWindow("file", text));

/**
 * Return the number of the last event that this window showed of a match; null if none.
 * @param {string} table
 * @param {number} match
 */
export function lastSeen(table, match) {
  const [of, number] = inWindow(`seen.${table}`).split(" ");
  return of === String(match) ? +number : null;
}

/** @param {string} table @param {number} match @param {number} number */
export const rememberSeen = (table, match, number) => keepInWindow(`seen.${table}`, `${match} ${number}`);

/** Name and avatar. */
export const me = kept("me", { name: "", avatar: Math.floor(Math.random() * 12) });
/** Preferences. `pace` is the speed of animations; 0 is off. */
export const settings = kept("settings", {
  theme: "",
  contrast: "",
  language: "",
  pace: 1,
  sound: false,
  notify: false,
  vibrate: true,
  firstTap: false,
  lettersFirst: false,
  leftHanded: false,
  suitNames: false,
  log: true,
  sort: "color",
});
/** The table of the user's last seat. */
export const lastTable = kept("table", "");
/** The last choices for a new table. */
export const lastChoice = kept("choice", /** @type {Partial<TableChoice>} */ ({}));

/** The table of the lesson, and the topics already explained. */
export const lesson = kept("lesson", { table: "", told: /** @type {string[]} */ ([]) });

/** Fingerprints of matches, stored before their first card (docs/fair.md). */
export const fingerprints = kept("fingerprints", /** @type {string[]} */ ([]));

/**
 * Change some fields of a state.
 * @template {object} T
 * @param {Signal<T>} state
 * @param {Partial<T>} changes
 */
export const set = (state, changes) => {
  state.value = { ...state.value, ...changes };
};
