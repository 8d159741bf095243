/** Log lines for updates, and which of them the toast also shows. */

/** @import { GameEvent, Message } from "../protocol.d.ts" */

const TOLD_TO_ALL = [
  "event-caught",
  "event-false-catch",
  "event-took-back",
  "event-false-objection",
  "event-accused",
  "event-suggested",
  "event-passed-hands",
];
const TOLD_TO_ME = ["event-gave", "event-swapped-hands"];

/**
 * Return the round's log, newest first, and mark the lines after the last event that was seen.
 * @param {Message[]} words
 * @param {number[]} numbers
 * @param {number | null} seen
 */
export function logSoFar(words, numbers, seen) {
  return words
    .map((message, place) => ({
      key: `${numbers[place]}-${place}`,
      message,
      at: 0,
      missed: seen !== null && numbers[place] > seen,
    }))
    .reverse();
}

/** Return an update's log lines, newest first. @param {Message[]} words @param {number} first @param {number} at */
export function logLines(words, first, at) {
  return words.map((message, place) => ({ key: `${first}-${place}`, message, at })).reverse();
}

/** Return whether the toast shows the event too, so players need not search the log. @param {Message} props */
export function isTold({ id, arguments: { reader } }) {
  return TOLD_TO_ALL.includes(id) || (TOLD_TO_ME.includes(id) && reader === "target");
}

/**
 * Return the number of cards that each seat drew at once, if more than one.
 * @param {GameEvent[]} events
 */
export function drawnAtOnce(events) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const one of events) if (one.event === "drew") counts[one.seat] = (counts[one.seat] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 1));
}
