/** What news add to the log, and what of them is also shown over the table. */

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

/** The log of the round so far, newest first; what came after the last event seen is marked. */
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

/** Lines of news, newest first. */
export function logLines(words, first, at) {
  return words.map((message, place) => ({ key: `${first}-${place}`, message, at })).reverse();
}

/** Is it said over the felt, too? Whom it concerns should not have to look for it in the log. */
export function isTold({ id, arguments: { reader } }) {
  return TOLD_TO_ALL.includes(id) || (TOLD_TO_ME.includes(id) && reader === "target");
}

/** Nobody draws several cards of their own accord, but where one draws until a card fits. */
export function drawnAtOnce(events) {
  const counts = {};
  for (const { event, seat } of events) if (event === "drew") counts[seat] = (counts[seat] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 1));
}
