/**
 * Parses a pad file, as written by `padText` and `wildfour pad` (docs/notation.md). It rejects impossible
 * rounds, and options other than the target, which this pad does not support.
 */
import { named, problemWith, sheetOf } from "./score_sheet.js";

/**
 * @import { Message, PadEdition, PadTables } from "../protocol.d.ts"
 * @import { PadContents, PadRound } from "../types.d.ts"
 */

/** @typedef {{ text: string, place: number }} FileLine */

const HEADINGS = ["saved-by", "edition", "options", "format", "players", "dealer"];
const ROUND = /^round ([0-9]{1,6}), dealer(?: ([^,]*))?, (.*)$/;
const CORRECTION = /^correct ([0-9]{1,6}), (.*)$/;
const NUMBER = /^[0-9]{1,6}$/;

/** Fold a name: names that differ only in case are the same. @param {string} name */
export const nameKey = (name) => name.trim().normalize("NFKC").toLocaleLowerCase();

/** A file that cannot be opened, with a message. */
class Unreadable extends Error {
  /** @param {Message} reason */
  constructor(reason) {
    super(reason.id);
    this.reason = reason;
  }
}

/** @param {unknown} holds @param {Message} message @returns {asserts holds} */
function refuseUnless(holds, message) {
  if (!holds) throw new Unreadable(message);
}

/**
 * @param {string} text
 * @param {PadTables} tables
 * @returns {{ pad?: PadContents, problem?: import("../protocol.d.ts").Message}}
 */
export function padOf(text, tables) {
  try {
    return { pad: read(text, tables) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.reason };
    throw error;
  }
}

/** @param {string} text @param {PadTables} tables */
function read(text, tables) {
  const lines = text.split("\n").map((line, place) => ({ text: line.replace(/\r$/, ""), place }));
  const half = lines.pop() ?? { text: "", place: 0 }; // incomplete line after the last line feed
  refuseUnless(text.startsWith("wildfour pad 1\n") || text.startsWith("wildfour pad 1\r"), { id: "web-pad-not-a-pad", arguments: {} });
  refuseUnless(!half.text.trim(), wrongLine(half));
  const [, ...rest] = lines.filter((line) => line.text.trim() && !line.text.startsWith("#"));
  let pad = headOf(rest.slice(0, HEADINGS.length), tables);
  for (const line of rest.slice(HEADINGS.length)) pad = withLine(pad, line, tables);
  return pad;
}

/** @param {FileLine} props */
const wrongLine = ({ place }) => ({ id: "web-pad-file-line", arguments: { line: String(place + 1) } });

/** @param {FileLine[]} lines @param {PadTables} tables @returns {PadContents} */
function headOf(lines, tables) {
  const head = HEADINGS.map((heading, place) => {
    const line = lines[place] ?? { text: "", place: place + 1 };
    refuseUnless(line.text.startsWith(`${heading}:`), wrongLine(line));
    return { value: line.text.slice(heading.length + 1).trim(), line };
  });
  const [, edition, options, format, players, dealer] = head;
  /** @param {{ name: string }[]} where @param {string} name */
  const has = (where, name) => where.some((one) => one.name === name);
  const target = /^(?:target=([0-9]{1,6}))?$/.exec(options.value);
  const [name, ...plan] = format.value.split(" ");
  refuseUnless(has(tables.editions, edition.value), wrongLine(edition.line));
  refuseUnless(target, wrongLine(options.line));
  refuseUnless(has(tables.formats, name), wrongLine(format.line));
  const names = players.value.split(",").map((one) => one.trim());
  const first = dealer.value ? playerNamed(names, dealer.value) : null;
  refuseUnless(first !== -1, wrongLine(dealer.line));
  return {
    edition: edition.value,
    format: name,
    target: +(target[1] ?? tables.target),
    ...planOf(plan, format.line),
    players: names,
    dealer: first,
    rounds: [],
  };
}

/** Parse `cycles=1 hands=4` (H5). @param {string[]} words @param {FileLine} line */
function planOf(words, line) {
  const plan = { cycles: 1, hands: 1 };
  for (const word of words) {
    const found = /^(cycles|hands)=([1-9][0-9]?)$/.exec(word);
    refuseUnless(found, wrongLine(line));
    plan[/** @type {"cycles" | "hands"} */ (found[1])] = +found[2];
  }
  return plan;
}

/** @param {string[]} names @param {string} name */
const playerNamed = (names, name) => names.findIndex((one) => nameKey(one) === nameKey(name));

/**
 * Apply a line to the pad: a new round, a corrected one, or an undo.
 * @param {PadContents} pad
 * @param {FileLine} line
 * @param {PadTables} tables
 */
function withLine(pad, line, tables) {
  if (line.text === "undo") {
    refuseUnless(pad.rounds.length, wrongLine(line));
    return { ...pad, rounds: pad.rounds.slice(0, -1) };
  }
  const correction = CORRECTION.exec(line.text);
  if (correction) return withRound(pad, +correction[1] - 1, correction[2], line, tables);
  const found = ROUND.exec(line.text);
  refuseUnless(found && +found[1] === pad.rounds.length + 1, wrongLine(line));
  const named = found[2] ? playerNamed(pad.players, found[2]) : null;
  const dealt = pad.dealer === null && !pad.rounds.length ? { ...pad, dealer: named } : pad;
  const { over, dealer } = sheetOf(dealt, tables);
  refuseUnless(!over && named === dealer, wrongLine(line));
  return withRound(dealt, pad.rounds.length, found[3], line, tables);
}

/** @param {PadContents} pad @param {number} at @param {string} entry @param {FileLine} line @param {PadTables} tables */
function withRound(pad, at, entry, line, tables) {
  refuseUnless(at >= 0 && at <= pad.rounds.length, wrongLine(line));
  const edition = named(tables.editions, pad.edition);
  const round = roundOf(pad, entry, edition);
  refuseUnless(round, wrongLine(line));
  const problem = problemWith(pad, tables, round, at);
  if (problem) throw new Unreadable(problem);
  return { ...pad, rounds: pad.rounds.toSpliced(at, 1, round) };
}

/**
 * Parse `Ann: out, Bob: r7 W, Cid: 57`, or `drawn`; return null if the entry is neither.
 * @param {PadContents} pad
 * @param {string} entry
 * @param {PadEdition} edition
 */
function roundOf(pad, entry, edition) {
  const parts = entry.split(",").map((part) => part.trim());
  const drawn = parts[0].toLowerCase() === "drawn";
  /** @type {PadRound} */
  const round = { winner: drawn ? null : undefined, hands: {} };
  for (const part of drawn ? parts.slice(1) : parts) {
    const colon = part.lastIndexOf(":");
    const player = playerNamed(pad.players, part.slice(0, Math.max(colon, 0)));
    const hand = part.slice(colon + 1).trim();
    if (player < 0 || player in round.hands || player === round.winner) return null;
    if (/^(out|-)$/i.test(hand) && round.winner === undefined) round.winner = player;
    else if (!(round.hands[player] = handOf(hand, edition))) return null;
  }
  return round.winner === undefined ? null : round;
}

/**
 * Return points as typed, or cards in standard form; return "" if the hand is neither. Case does not matter.
 * @param {string} hand
 * @param {PadEdition} edition
 */
function handOf(hand, edition) {
  if (NUMBER.test(hand)) return hand;
  const codes = new Map(edition.cards.map(([code]) => [code.toLowerCase(), code]));
  const cards = hand.split(/\s+/).map((card) => codes.get(card.toLowerCase()));
  return cards.every(Boolean) ? cards.join(" ") : "";
}
