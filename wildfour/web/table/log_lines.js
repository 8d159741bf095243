/** What news add to the log, and what of them is also shown over the table. */

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
 * The log of the round so far, newest first; what came after the last event seen is marked.
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

/** Lines of news, newest first. @param {Message[]} words @param {number} first @param {number} at */
export function logLines(words, first, at) {
  return words.map((message, place) => ({ key: `${first}-${place}`, message, at })).reverse();
}

/** Is it said over the felt, too? Whom it concerns should not have to look for it in the log. @param {Message} props */
export function isTold({ id, arguments: { reader } }) {
  return TOLD_TO_ALL.includes(id) || (TOLD_TO_ME.includes(id) && reader === "target");
}

/**
 * How many cards each seat drew at once, where it drew more than one.
 * @param {GameEvent[]} events
 */
export function drawnAtOnce(events) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (const one of events) if (one.event === "drew") counts[one.seat] = (counts[one.seat] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 1));
}
