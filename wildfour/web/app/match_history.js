/** The finished matches of this browser's user. They stay in the browser; nothing is sent. */
import { kept } from "./saved_state.js";

/**
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

/** Add a table's match when it is over. @param {LiveTable} table */
export function remember(table) {
  const { game, facts, settings, seats } = table;
  const { player, over, winners, scores } = game.value;
  const mine = player === null ? undefined : facts.value[player];
  if (!over || player === null || !mine) return;
  add([
    {
      id: `${table.name} ${seats.value.match}`,
      at: Date.now(),
      edition: settings.value.edition,
      players: scores.length,
      won: winners.includes(player),
      points: scores[player],
      catches: mine.catches,
      challenges: mine.challenges_won,
      longest: mine.longest_hand,
    },
  ]);
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
