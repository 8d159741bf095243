/**
 * Commitments, seeds, and the hash chain of fair deals (docs/fair.md). crypto.subtle has no SHAKE and is missing on
 * plain HTTP.
 */
import { shake256 } from "../vendor/noble-hashes/sha3.js";

/** @import { FairTranscript, SaltedSeed } from "../types.d.ts" */

const PREFIX = "wildfour fair 1 ";
const utf8 = new TextEncoder();

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {number | bigint} value */
export function number(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/**
 * Return the bytes to hash: the label and the parts, each preceded by its length.
 * @param {string} name
 * @param {...(string | Uint8Array)} parts
 */
export function packed(name, ...parts) {
  const all = [PREFIX + name, ...parts].map((part) => (typeof part === "string" ? utf8.encode(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of all) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** @param {string} name @param {...(string | Uint8Array)} parts */
export const digest = (name, ...parts) => shake256(packed(name, ...parts), { dkLen: 32 });

/** Return the secret of the previous round, or the anchor. @param {Uint8Array} secret @param {number} round */
export const link = (secret, round) => digest("link", number(round), secret);

/** @param {Uint8Array} entropy @param {number} length */
export function anchorOf(entropy, length) {
  let secret = digest("chain", entropy);
  for (let round = length; round > 0; round--) secret = link(secret, round);
  return secret;
}

/** @param {Uint8Array} anchor @param {number} player @param {string} name @param {SaltedSeed} seed */
export const commitmentTo = (anchor, player, name, seed) =>
  digest("commitment", anchor, number(player), name, seed.salt, seed.seed);

/** @param {Omit<FairTranscript, "bots" | "rounds" | "fingerprint" | "seeds">} head */
export function fingerprintOf(head) {
  const players = head.players.flatMap((name, player) => [
    name,
    head.commitments[player].giver,
    head.commitments[player].digest,
  ]);
  const missed = head.missed.flatMap((one) => [number(one.attempt), one.name]);
  const terms = [head.edition, head.options, head.format, head.dealer, head.anchor];
  const counts = [number(head.players.length), number(head.missed.length)];
  return digest("fingerprint", ...terms, counts[0], ...players, counts[1], ...missed);
}

/** @param {Pick<FairTranscript, "fingerprint" | "seeds">} head @param {Uint8Array} secret @param {number} round */
export const keyOf = (head, secret, round) =>
  digest("key", secret, head.fingerprint, number(round), ...head.seeds.map((one) => one.seed));
