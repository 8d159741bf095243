/** The finished matches of this browser's user. They stay in the browser; nothing is sent. */
import { kept } from "./saved_state.js";

/**
 * @import { PairView } from "../protocol.d.ts"
 * @import { LiveTable } from "../table/live_table.js"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { PlayedMatch } from "../types.d.ts"
 */

const MOST = 5000;
const FORMAT = "wildfour matches 1";
/** @type {Record<string, string>} */
const TYPES = { id: "string", at: "number", edition: "string", players: "number", won: "boolean", points: "number", catches: "number", challenges: "number", longest: "number" };

/** The matches, newest first. @type {Signal<PlayedMatch[]>} */
export const history = kept("history", []);

/** Add a table's match when it is over, at both tables if there are two. @param {LiveTable} table */
export function remember(table) {
  const { settings, seats } = table;
  const { pair } = seats.value;
  const tables = [table, ...(table.other.value ? [table.other.value] : [])];
  const player = table.player.value;
  const mine = tables.flatMap(({ facts }) => facts.value[player ?? -1] ?? []);
  if (player === null || mine.length < (pair ? 2 : 1) || pair?.over === false || !table.game.value.over) return;
  const { scores, winners } = pair ? totalsOf(pair) : table.game.value;
  add([
    {
      id: `${tables.map(({ name }) => name).sort()[0]} ${seats.value.match}`,
      at: Date.now(),
      edition: settings.value.edition,
      players: scores.length,
      won: winners.includes(player),
      points: scores[player],
      catches: mine.reduce((sum, one) => sum + one.catches, 0),
      challenges: mine.reduce((sum, one) => sum + one.challenges_won, 0),
      longest: Math.max(...mine.map((one) => one.longest_hand)),
    },
  ]);
}

/** Return a match's scores and winners over both tables. @param {PairView} pair */
export function totalsOf({ standings }) {
  const scores = standings.map(() => 0);
  for (const { player, points } of standings) scores[player] = points;
  return { scores, winners: standings.filter(({ place }) => place === 1).map(({ player }) => player) };
}

/** Add the matches that are not in the list yet. @param {PlayedMatch[]} matches @returns {number} how many were added */
export function add(matches) {
  const known = new Set(history.value.map(({ id }) => id));
  const fresh = matches.filter(({ id }) => !known.has(id) && known.add(id));
  if (fresh.length) history.value = [...fresh, ...history.value].sort((one, other) => other.at - one.at).slice(0, MOST);
  return fresh.length;
}

export const written = () => JSON.stringify({ format: FORMAT, matches: history.value }, null, 1);

/** Parse a file of exported matches; return null if it is some other file. @param {string} text @returns {PlayedMatch[] | null} */
export function read(text) {
  try {
    const { format, matches } = JSON.parse(text);
    return format === FORMAT && matches.every(isMatch) ? matches : null;
  } catch {
    return null;
  }
}

/** @param {any} one */
const isMatch = (one) => Object.entries(TYPES).every(([field, type]) => typeof one[field] === type);

/** Compute the totals over all matches. */
export function summary() {
  const matches = history.value;
  /** @param {"points" | "catches" | "challenges"} field */
  const sum = (field) => matches.reduce((total, one) => total + one[field], 0);
  let [best, streak] = [0, 0];
  for (const { won } of matches.toReversed()) {
    streak = won ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return {
    matches: matches.length,
    wins: matches.filter(({ won }) => won).length,
    points: sum("points"),
    catches: sum("catches"),
    challenges: sum("challenges"),
    streak,
    best,
    longest: Math.max(0, ...matches.map(({ longest }) => longest)),
    editions: new Set(matches.map(({ edition }) => edition)).size,
  };
}
