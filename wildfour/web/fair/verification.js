/**
 * Verifies a transcript's fair deals in the browser (docs/fair.md). It does not apply the rules, so it checks less than
 * `wildfour verify`: the commitments, the chain of secrets, every deal, and every card drawn until the first reshuffle.
 */
import { shake256 } from "../vendor/noble-hashes/sha3.js";
import { commitmentTo, fingerprintOf, hex, keyOf, link, packed } from "./commitments.js";
import { read } from "./transcript.js";

/**
 * @import { PadEdition } from "../protocol.d.ts"
 * @import { Copies, Difference, FairRound, FairTranscript, Proof } from "../types.d.ts"
 */

const WORD = 8;
const ALL_WORDS = 1n << 64n;
const BLOCK = 1024;
const HAND = 7;
const MISSING = { right: "a card", written: null };

/**
 * @typedef {{ deck: Copies, stream: Words, players: number, dealt: string[] }} Deal
 * @typedef {{ pile: Pile, wrong?: undefined } | { pile?: undefined, wrong: Difference }} Attempt the pile after a matching deal, or the difference
 */

/** The random stream of a round: 64-bit words, read in blocks from one running hash. */
export class Words {
  /** @param {Uint8Array} key */
  constructor(key) {
    this.hash = shake256.create().update(packed("words", key));
    /** @type {bigint[]} */
    this.words = [];
    this.position = 0;
  }

  /** @param {number} position */
  word(position) {
    while (position >= this.words.length) {
      const view = new DataView(this.hash.xof(BLOCK).buffer);
      for (let at = 0; at < BLOCK; at += WORD) this.words.push(view.getBigUint64(at));
    }
    return this.words[position];
  }

  /** Draw a number from 0 to n-1 by rejection sampling; n is a BigInt. @param {bigint} n */
  bigBelow(n) {
    const limit = ALL_WORDS - (ALL_WORDS % n);
    while (true) {
      const word = this.word(this.position++);
      if (word < limit) return word % n;
    }
  }

  /** @param {number} n */
  below(n) {
    return Number(this.bigBelow(BigInt(n)));
  }
}

/**
 * Return the cards of an edition's decks as [card, copies], ordered by kind.
 * @param {PadEdition[]} editions
 * @param {string} name
 * @returns {Copies}
 */
export function deckOf(editions, name, decks = 1) {
  const edition = editions.find((one) => one.name === name);
  if (!edition) throw new RangeError(`There is no edition ${name}.`);
  const { cards } = edition;
  return cards.map(([card, copies]) => [card, copies * decks]);
}

export class Pile {
  /** @param {Copies} cards */
  constructor(cards) {
    /** @type {Copies} */
    this.cards = cards.map(([card, copies]) => [card, copies]);
    this.size = this.cards.reduce((sum, [, copies]) => sum + copies, 0);
  }

  copy() {
    return new Pile(this.cards);
  }

  /** @param {number} n */
  nth(n) {
    for (const [card, copies] of this.cards) {
      if (n < copies) return card;
      n -= copies;
    }
    throw new RangeError("The pile has too few cards.");
  }

  /** @param {string} card */
  take(card) {
    const found = this.cards.find(([one]) => one === card);
    if (found) found[1] -= 1;
    this.size -= 1;
  }
}

/**
 * Compare cards with those that a pile and the random stream yield; stop at the first difference.
 * @param {Pile} pile
 * @param {Words} stream
 * @param {string[]} cards
 * @param {{ back?: boolean }} props
 * @returns {Difference | null}
 */
function given(pile, stream, cards, { back = false } = {}) {
  for (const [place, written] of cards.entries()) {
    const right = pile.size > 0 ? pile.nth(stream.below(pile.size)) : null;
    if (right !== written) return { place, right, written };
    if (!back) pile.take(written);
  }
  return null;
}

/**
 * Check the deal of a round: the cards drawn for the deal, if any, seven cards each, and the start card after every
 * Wild Draw Four that was put back. The rules determine how often tied players draw again. Here, every number is tried,
 * and one must match. Cards drawn because of the start card come from the same pile.
 * @param {Copies} deck
 * @param {Words} stream
 * @param {number} players
 * @param {Pick<FairRound, "dealer" | "dealt">} round
 * @returns {Attempt}
 */
export function checkDeal(deck, stream, players, { dealer, dealt }) {
  const deal = { deck, stream, players, dealt };
  if (dealer !== "drawn") return checkHands(deal, 0);
  /** @type {Difference[]} */
  const failed = [];
  const found = checkDrawings(deal, 0, failed);
  return found ?? { wrong: failed.reduce((one, other) => (other.place > one.place ? other : one)) };
}

/**
 * Try each number of cards drawn for the deal, starting at an index, and the hands that follow.
 * @param {Deal} deal
 * @param {number} from
 * @param {Difference[]} failed collects the difference in each attempt
 * @returns {Attempt | null}
 */
function checkDrawings(deal, from, failed) {
  const { deck, stream, players, dealt } = deal;
  for (let size = from === 0 ? players : 2; size <= players; size++) {
    const { position } = stream;
    const cards = dealt.slice(from, from + size);
    const wrong = cards.length < size ? { ...MISSING, place: 0 } : given(new Pile(deck), stream, cards);
    if (wrong) failed.push({ ...wrong, place: wrong.place + from });
    else {
      const hands = checkHands(deal, from + size);
      if (hands.pile) return hands;
      failed.push(hands.wrong);
      const further = checkDrawings(deal, from + size, failed);
      if (further) return further;
    }
    stream.position = position;
  }
  return null;
}

/**
 * Check the hands and the start card, starting at an index of the dealt cards.
 * @param {Deal} deal
 * @param {number} from
 * @returns {Attempt}
 */
function checkHands({ deck, stream, players, dealt }, from) {
  const { position } = stream;
  const pile = new Pile(deck);
  const start = from + HAND * players;
  let wrong = given(pile, stream, dealt.slice(from, start));
  let at = start;
  while (!wrong && dealt[at] === "W4") wrong = given(pile, stream, [dealt[at++]], { back: true });
  wrong ??= given(pile, stream, dealt.slice(at));
  if (!wrong && at >= dealt.length) wrong = { ...MISSING, place: dealt.length };
  if (!wrong) return { pile };
  stream.position = position;
  return { wrong: { ...wrong, place: wrong.place + from } };
}

/**
 * Check the cards drawn after the deal, until the pile ran out or the launcher was used.
 * @param {Copies} deck
 * @param {Pile} pile
 * @param {Words} stream
 * @param {FairRound} round
 */
function checkDraws(deck, pile, stream, round) {
  let checked = 0;
  let later = 0;
  for (const [index, move] of round.moves.entries()) {
    const plain = later === 0 && move.chance.every((card) => deck.some(([one]) => one === card)) && !move.text.startsWith("flip");
    for (const card of move.chance) {
      if (!plain || later > 0 || pile.size === 0) {
        later += 1;
        continue;
      }
      const wrong = given(pile, stream, [card]);
      if (wrong) return { wrong: { ...wrong, move: index + 1 } };
      checked += 1;
    }
  }
  return { checked, later };
}

/** @param {Uint8Array} one @param {Uint8Array} other */
const same = (one, other) => hex(one) === hex(other);

/**
 * Verify a transcript. Returns {proved: true, rounds, draws, later, own}; `later` counts cards and flips after a
 * reshuffle or from the launcher, which only `wildfour verify` checks. Or returns {proved: false, what, …}; `what` is
 * the first difference or missing part: "headings", "commitment", "fingerprint", "secret", "revealed", "deal", "draw".
 * @param {string} text
 * @param {PadEdition[]} editions
 * @returns {Proof}
 */
export function check(text, editions) {
  const head = read(text);
  if (!head) return { proved: false, what: "headings" };
  const counts = [head.commitments.length, head.seeds.length];
  if (counts.some((count) => count !== head.players.length)) return { proved: false, what: "headings" };
  for (const [player, name] of head.players.entries())
    if (!same(commitmentTo(head.anchor, player, name, head.seeds[player]), head.commitments[player].digest))
      return { proved: false, what: "commitment", name };
  if (!same(fingerprintOf(head), head.fingerprint)) return { proved: false, what: "fingerprint" };
  /** @type {Uint8Array[]} */
  const secrets = [head.anchor];
  for (const [index, { secret }] of head.rounds.entries()) {
    if (!secret) continue;
    const known = secrets.length - 1;
    /** @type {Uint8Array[]} */
    const between = [secret];
    for (let round = index + 1; round > known; round--) between.unshift(link(between[0], round));
    if (!same(between[0], secrets[known])) return { proved: false, what: "secret", round: index + 1 };
    secrets.push(...between.slice(1));
  }
  return checkRounds(head, secrets, editions);
}

/**
 * @param {FairTranscript} head
 * @param {Uint8Array[]} secrets
 * @param {PadEdition[]} editions
 * @returns {Proof}
 */
function checkRounds(head, secrets, editions) {
  const decks = Number(/\bdecks=(\d+)/.exec(head.options)?.[1] ?? 1);
  const deck = deckOf(editions, head.edition, decks);
  let draws = 0;
  let later = 0;
  for (const [index, round] of head.rounds.entries()) {
    const number = index + 1;
    if (number >= secrets.length) return { proved: false, what: "revealed", round: number };
    const stream = new Words(keyOf(head, secrets[number], number));
    const players = round.seats?.length ?? head.players.length;
    const dealt = checkDeal(deck, stream, players, round);
    if (dealt.wrong) return { proved: false, what: "deal", round: number, ...dealt.wrong };
    const drawn = checkDraws(deck, dealt.pile, stream, round);
    if (drawn.wrong) return { proved: false, what: "draw", round: number, ...drawn.wrong };
    draws += drawn.checked;
    later += drawn.later;
  }
  const own = head.players.filter((_, player) => head.commitments[player].giver === "own");
  return { proved: true, rounds: head.rounds.length, draws, later, own };
}
