/** The move chain of a finished match, computed from its rounds and compared with this browser's notes. */
import { hex, keyOf, link } from "./commitments.js";
import { MoveChain, sealOf } from "./move_chain.js";
import { read } from "./transcript.js";

/**
 * @import { ReplayRound } from "../protocol.d.ts"
 * @import { FairTranscript, MatchNotes, Proof, Proved } from "../types.d.ts"
 */

const GIFT = /^give (\S+)/;

/** @typedef {(round: number) => Promise<Pick<ReplayRound, "moments">>} Rounds with all hands open */

/**
 * Compare a proved transcript with this browser's notes.
 * @param {Proved} found
 * @param {string} transcript
 * @param {MatchNotes} notes
 * @param {Rounds} rounds
 * @returns {Promise<Proof>}
 */
export async function compared(found, transcript, notes, rounds) {
  const head = /** @type {FairTranscript} */ (read(transcript));
  const own = head.seeds.filter((_, player) => head.commitments[player].giver === "own");
  if (notes.seed && !own.some(({ salt, seed }) => `${hex(salt)}-${hex(seed)}` === notes.seed)) return { proved: false, what: "own-seed" };
  const kept = [...notes.links, notes.link].filter(Boolean);
  const chain = kept.length ? await linksOf(head, rounds) : [];
  const places = kept.map((one) => chain.findLastIndex((step) => step.link === one));
  if (places.includes(-1)) return { proved: false, what: "link" };
  const last = Math.max(...places);
  const seen = kept.length ? { ...chain[last], later: chain.length - 1 - last } : null;
  return { ...found, yours: Boolean(notes.seed), seen };
}

/** @param {FairTranscript} head @param {Rounds} rounds */
async function linksOf(head, rounds) {
  const chain = MoveChain.begin(hex(head.fingerprint), head.bots);
  const links = [{ round: 0, move: 0, link: chain.link }];
  for (const [index, secret] of secretsOf(head).entries()) {
    const round = index + 1;
    const key = keyOf(head, secret, round);
    const { moments } = await rounds(round);
    for (const [move, { events, flight }] of moments.entries()) {
      const [, gift] = GIFT.exec(head.rounds[index].moves[move - 1]?.text ?? "") ?? [];
      const seal = gift ? hex(sealOf(key, chain.link, gift)) : "";
      links.push({ round, move, link: chain.add({ events, flight, seal }) });
    }
  }
  return links;
}

/** Return the secrets of all rounds; each yields the previous one. @param {FairTranscript} head */
function secretsOf({ rounds }) {
  /** @type {Uint8Array[]} */
  const secrets = [];
  for (let round = rounds.length; round > 0; round--) secrets[round - 1] = rounds[round - 1].secret ?? link(secrets[round], round + 1);
  return secrets;
}
