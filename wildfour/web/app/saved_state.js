/** State stored in this browser: name and avatar, preferences, recent choices. */
import { signal } from "./html.js";

/**
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { Evidence, MatchNotes, NotesStore, TableChoice } from "../types.d.ts"
 */

const PREFIX = "wildfour.";

/**
 * Create a signal stored in this browser. Without storage, it lasts until the page closes.
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

/** The transcript from the file that was opened last. */
export const openedFile = signal(inWindow("file"));
openedFile.subscribe((text) => keepInWindow("file", text));

/**
 * Return the number of the last event of a match that this window showed, or null.
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
  chat: true,
  sort: "color",
});
/** The table where the user last had a seat. */
export const lastTable = kept("table", "");
/** People whose messages and reactions this browser hides. */
export const mutedPeople = kept("muted", /** @type {string[]} */ ([]));
/** The bots that "Play now" seats. */
export const opponents = kept("opponents", { count: 3, level: "casual" });
/** The last choices for a new table. */
export const lastChoice = kept("choice", /** @type {Partial<TableChoice>} */ ({}));

/** The table of the lesson, and the topics already explained. */
export const lesson = kept("lesson", { table: "", told: /** @type {string[]} */ ([]) });

const MOST_MATCHES = 100;
/** Fingerprints of matches, stored before their first card (docs/fair.md), oldest first. */
export const fingerprints = kept("fingerprints", /** @type {string[]} */ ([]));
/** Values that this browser refused to store. @type {Map<string, string>} */
const unkept = new Map();

/** @param {string} name @param {unknown} value */
function keep(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

/** @param {string} name */
function found(name) {
  try {
    return JSON.parse(unkept.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name */
function forget(name) {
  unkept.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    /* it was never stored */
  }
}

/** Return the notes that can prove a match. @param {string} fingerprint @returns {MatchNotes | null} */
export const notesOf = (fingerprint) => found(`match.${fingerprint}`);

/** @param {string} fingerprint @param {MatchNotes} notes */
function keepNotes(fingerprint, notes) {
  if (!fingerprints.value.includes(fingerprint)) {
    const all = [...fingerprints.value, fingerprint];
    for (const old of all.slice(0, -MOST_MATCHES)) forget(`match.${old}`);
    fingerprints.value = all.slice(-MOST_MATCHES);
  }
  keep(`match.${fingerprint}`, notes);
}

/** Return the store for a table's seed and match notes. @param {string} table @returns {NotesStore} */
export const matchNotes = (table) => ({
  seed: () => found(`seed.${table}`),
  keepSeed: (own) => keep(`seed.${table}`, own),
  notes: notesOf,
  keepNotes,
});

/** Return the evidence, if any, that the server cheated at a table. @param {string} table @returns {Evidence | null} */
export const evidenceOf = (table) => found(`evidence.${table}`);
/** @param {Evidence} evidence */
export const keepEvidence = (evidence) => keep(`evidence.${evidence.table}`, evidence);

/**
 * Change some fields of a stored object.
 * @template {object} T
 * @param {Signal<T>} state
 * @param {Partial<T>} changes
 */
export const set = (state, changes) => {
  state.value = { ...state.value, ...changes };
};
