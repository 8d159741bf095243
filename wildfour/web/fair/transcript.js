/** The parts of a transcript that verification reads: its header, and the cards dealt and drawn in each round. */
import { unhex } from "./commitments.js";

/** @import { FairRound, FairTranscript } from "../types.d.ts" */

/** @type {Record<string, RegExp>} */
const PATTERNS = {
  fair: /^1 [0-9a-f]{64}$/,
  commitments: /^(own|server) [0-9a-f]{64}$/,
  seeds: /^[0-9a-f]{32}-(?:[0-9a-f]{2}){1,64}$/,
  fingerprint: /^[0-9a-f]{64}$/,
};

/**
 * Parse the parts needed for verification; return null without commitments. Python checks the rest of the format.
 * @param {string} text
 */
export function read(text) {
  const lines = text.split("\n").map((line) => line.trim());
  const kept = lines.filter((line) => line && !line.startsWith("#"));
  const first = kept.findIndex((line) => line.startsWith("round "));
  if (first < 0) return null;
  const headings = new Map();
  for (const line of kept.slice(1, first)) {
    const colon = line.indexOf(":");
    headings.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  if (!headings.has("fair")) return null;
  /** @param {string} name @returns {string[]} */
  const list = (name) => (headings.get(name) ?? "").split(/, ?/);
  for (const [name, pattern] of Object.entries(PATTERNS))
    if (!list(name).every((entry) => pattern.test(entry))) throw new SyntaxError(`The line '${name}: …' cannot be read.`);
  const rounds = readRounds(kept.slice(first));
  const dealer = rounds[0].dealer;
  return {
    edition: headings.get("edition"),
    bots: headings.has("bots") ? list("bots").map((name) => name.trim()) : [],
    options: headings.get("options"),
    players: list("players").map((name) => name.trim()),
    format: headings.get("format") ?? "points-race",
    dealer: dealer === "drawn" ? dealer : String(rounds[0].seats?.[Number(dealer)] ?? dealer),
    anchor: unhex(headings.get("fair").slice(2)),
    commitments: list("commitments").map((entry) => {
      const [giver, made] = entry.split(" ");
      return { giver, digest: unhex(made) };
    }),
    seeds: list("seeds").map((entry) => {
      const [salt, seed] = entry.split("-");
      return { salt: unhex(salt), seed: unhex(seed) };
    }),
    missed: headings.has("missed")
      ? list("missed").map((entry) => ({ attempt: parseInt(entry, 10), name: entry.slice(entry.indexOf(" ") + 1) }))
      : [],
    fingerprint: unhex(headings.get("fingerprint")),
    rounds,
  };
}

/** @param {string[]} lines */
function readRounds(lines) {
  /** @type {FairRound[]} */
  const rounds = [];
  for (const line of lines) {
    const [before, after = ""] = line.split(/ -> ?/);
    const chance = after.split(" ").filter((word) => word && !word.startsWith("@"));
    const round = rounds.at(-1);
    const begun = /^round \d+ dealer (\d|drawn)(?: seats((?: \d)+))?$/.exec(before);
    if (begun) rounds.push({ dealer: begun[1], seats: begun[2]?.trim().split(" "), dealt: chance, moves: [], secret: null });
    else if (!round) continue;
    else if (line.startsWith("secret ")) round.secret = unhex(line.slice(7));
    else if (!line.startsWith("end ")) round.moves.push({ text: before.slice(2), chance });
  }
  return rounds;
}
