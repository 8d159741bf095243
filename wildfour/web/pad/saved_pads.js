/** The score pads that this browser keeps, the newest first. */
import tables from "../generated/pad.js";
import { kept } from "../app/saved_state.js";
import { nameKey } from "./pad_file.js";

const MOST = 30;
export const LONGEST_NAME = 20;

export { tables };
export const pads = kept("pads", []);

export const editionOf = (pad) => tables.editions.find((one) => one.name === pad.edition);
export const formatOf = (pad) => tables.formats.find((one) => one.name === pad.format);

/** Put a pad on top, whether it was there or not. */
export function keep(pad) {
  pads.value = [pad, ...pads.value.filter((one) => one.id !== pad.id)].slice(0, MOST);
}

export function remove(pad) {
  pads.value = pads.value.filter((one) => one.id !== pad.id);
}

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

/** What a name on a pad may hold: commas separate names in its file. */
export const cleanName = (name) =>
  name
    .replace(/[,\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

/** Why a pad cannot be begun, as a message; null if it can. */
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
