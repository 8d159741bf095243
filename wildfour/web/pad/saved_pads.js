/** The score pads stored in this browser, newest first. */
import { kept } from "../app/saved_state.js";
import { say } from "../app/words.js";
import tables from "../generated/pad.js";
import { nameKey } from "./pad_file.js";
import { named } from "./score_sheet.js";

/**
 * @import { Pad } from "../types.d.ts"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { Message } from "../protocol.d.ts"
 */

const MOST = 30;
export const LONGEST_NAME = 20;

export { tables };
/** @type {Signal<Pad[]>} */
export const pads = kept("pads", []);

/** @param {Pad} pad */
export const editionOf = (pad) => named(tables.editions, pad.edition);
/** @param {Pad} pad */
export const formatOf = (pad) => named(tables.formats, pad.format);

/** Put a pad first in the list. @param {Pad} pad */
export function keep(pad) {
  pads.value = [pad, ...pads.value.filter((one) => one.id !== pad.id)].slice(0, MOST);
}

/** @param {Pad} pad */
export function remove(pad) {
  pads.value = pads.value.filter((one) => one.id !== pad.id);
}

/** @returns {Pad} */
export const newPad = () => ({
  id: `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
  edition: tables.editions[0].name,
  format: tables.formats[0].name,
  target: tables.target,
  cycles: 1,
  hands: 1,
  players: [],
  dealer: 0,
  rounds: [],
});

/** Remove commas from a name, because they separate names in the pad's file. @param {string} name */
export const cleanName = (name) =>
  name
    .replace(/[,\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

/** Return a message that says why a pad cannot start, or null if it can. @param {Pad} pad @returns {Message | null} */
export function problemAtBeginning(pad) {
  const names = pad.players.map(cleanName);
  const empty = names.findIndex((name) => !name);
  if (empty >= 0) return { id: "web-pad-name-missing", arguments: { number: String(empty + 1) } };
  const twice = names.find((name, place) => names.map(nameKey).indexOf(nameKey(name)) < place);
  if (twice) return { id: "pad-same-name", arguments: { name: twice } };
  const { players: allowed, name: format } = formatOf(pad);
  if (allowed.includes(names.length)) return null;
  return { id: "format-players", arguments: { format, allowed: allowed.map(String), players: names.length } };
}

/** Describe a pad's match and edition in a few words. @param {Pad} pad */
export function titleOf(pad) {
  const rounds = pad.cycles * pad.hands * formatOf(pad).cycle.length;
  const edition = say("web-edition", { edition: editionOf(pad).name });
  return say("pad-title", { format: pad.format, points: pad.target, rounds, edition });
}
