/**
 * The fair deals of a transcript, verified in the browser (docs/fair.md). The rules are not here, so this checks less than
 * `wildfour verify`: the commitments, the chain of secrets, every deal, and every card drawn until the first reshuffle.
 */
import { shake256 } from "../vendor/noble-hashes/sha3.js";
import { commitmentTo, fingerprintOf, hex, keyOf, link, packed, unhex } from "./commitments.js";

const WORD = 8;
const ALL_WORDS = 1n << 64n;
const BLOCK = 1024;
const HAND = 7;

/** The stream of chance of a round: words of 64 bits, read in blocks from one running hash. */
export class Words {
  constructor(key) {
    this.hash = shake256.create().update(packed("words", key));
    this.words = [];
    this.position = 0;
  }

  word(position) {
    while (position >= this.words.length) {
      const view = new DataView(this.hash.xof(BLOCK).buffer);
      for (let at = 0; at < BLOCK; at += WORD) this.words.push(view.getBigUint64(at));
    }
    return this.words[position];
  }

  /** One of 0 … n-1, by rejection; n is a BigInt. */
  bigBelow(n) {
    const limit = ALL_WORDS - (ALL_WORDS % n);
    while (true) {
      const word = this.word(this.position++);
      if (word < limit) return word % n;
    }
  }

  below(n) {
    return Number(this.bigBelow(BigInt(n)));
  }
}

/** The cards of an edition's decks as [card, copies], in the order of kinds. */
export function deckOf(editions, name, decks = 1) {
  const { cards } = editions.find((edition) => edition.name === name);
  return cards.map(([card, copies]) => [card, copies * decks]);
}

export class Pile {
  constructor(cards) {
    this.cards = cards.map(([card, copies]) => [card, copies]);
    this.size = this.cards.reduce((sum, [, copies]) => sum + copies, 0);
  }

  copy() {
    return new Pile(this.cards);
  }

  nth(n) {
    for (const [card, copies] of this.cards) {
      if (n < copies) return card;
      n -= copies;
    }
    throw new RangeError("There are not so many cards in the pile.");
  }

  take(card) {
    this.cards.find(([one]) => one === card)[1] -= 1;
    this.size -= 1;
  }
}

/** Does a pile, with the words of the stream, give these cards one after the other? Stops at the first that differs. */
function given(pile, stream, cards, { back = false } = {}) {
  for (const [place, written] of cards.entries()) {
    const right = pile.size > 0 ? pile.nth(stream.below(pile.size)) : null;
    if (right !== written) return { place, right, written };
    if (!back) pile.take(written);
  }
  return null;
}

/**
 * The deal of a round: the cards drawn for the deal, if any, seven cards each, and the start card with every Wild Draw Four
 * that was put back before it. How often players who tie draw again is a rule; so every number of drawings is tried, and one
 * must fit. What the start card makes a player draw comes from the same pile.
 */
export function checkDeal(deck, stream, players, round) {
  const drawn = [];
  const attempt = (from) => {
    const position = stream.position;
    const pile = new Pile(deck);
    const start = from + HAND * players;
    let wrong = given(pile, stream, round.dealt.slice(from, start));
    let at = start;
    while (!wrong && round.dealt[at] === "W4") wrong = given(pile, stream, [round.dealt[at++]], { back: true });
    wrong ??= given(pile, stream, round.dealt.slice(at));
    if (!wrong && at >= round.dealt.length) wrong = { place: round.dealt.length, right: "a card", written: null };
    if (!wrong) return { pile };
    stream.position = position;
    return { wrong: { ...wrong, place: wrong.place + from } };
  };
  let best = round.dealer === "drawn" ? null : attempt(0);
  const drawings = (from) => {
    for (let size = from === 0 ? players : 2; size <= players; size++) {
      const position = stream.position;
      const cards = round.dealt.slice(from, from + size);
      const wrong = cards.length < size ? { place: 0, right: "a card", written: null } : given(new Pile(deck), stream, cards);
      if (wrong) drawn.push({ ...wrong, place: wrong.place + from });
      else {
        const dealt = attempt(from + size);
        if (dealt.pile) return dealt;
        drawn.push(dealt.wrong);
        const further = drawings(from + size);
        if (further) return further;
      }
      stream.position = position;
    }
    return null;
  };
  best ??= drawings(0);
  if (best) return best;
  return { wrong: drawn.reduce((one, other) => (other.place > one.place ? other : one)) };
}

/** The cards that were drawn in a round after its deal, until the pile was used up or the launcher was used. */
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

const PATTERNS = {
  fair: /^1 [0-9a-f]{64}$/,
  commitments: /^(own|server) [0-9a-f]{64}$/,
  seeds: /^[0-9a-f]{32}-(?:[0-9a-f]{2}){1,64}$/,
  fingerprint: /^[0-9a-f]{64}$/,
};

/** What is needed of a transcript; null if it has no pledge. Whether it is well formed otherwise, Python says. */
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
  const list = (name) => (headings.get(name) ?? "").split(/, ?/);
  for (const [name, pattern] of Object.entries(PATTERNS))
    if (!list(name).every((entry) => pattern.test(entry))) throw new SyntaxError(`The line '${name}: …' cannot be read.`);
  const rounds = readRounds(kept.slice(first));
  const dealer = rounds[0].dealer;
  return {
    edition: headings.get("edition"),
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

function readRounds(lines) {
  const rounds = [];
  for (const line of lines) {
    const [before, after = ""] = line.split(/ -> ?/);
    const chance = after.split(" ").filter((word) => word && !word.startsWith("@"));
    const round = rounds.at(-1);
    const begun = /^round \d+ dealer (\d|drawn)(?: seats((?: \d)+))?$/.exec(before);
    if (begun) rounds.push({ dealer: begun[1], seats: begun[2]?.trim().split(" "), dealt: chance, moves: [], secret: null });
    else if (line.startsWith("secret ")) round.secret = unhex(line.slice(7));
    else if (!line.startsWith("end ")) round.moves.push({ text: before.slice(2), chance });
  }
  return rounds;
}

const same = (one, other) => hex(one) === hex(other);

/**
 * What holds of a transcript. Either {proved: true, rounds, draws, later, own} (`later` cards and flips came after the
 * discards were reshuffled or from the launcher, and only `wildfour verify` checks them), or {proved: false, what, …}, where
 * `what` is the first thing that differs or is missing: "headings", "commitment", "fingerprint", "secret", "revealed",
 * "deal", "draw".
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
  const secrets = [head.anchor];
  for (const [index, { secret }] of head.rounds.entries()) {
    if (!secret) continue;
    const known = secrets.length - 1;
    const between = [secret];
    for (let round = index + 1; round > known; round--) between.unshift(link(between[0], round));
    if (!same(between[0], secrets[known])) return { proved: false, what: "secret", round: index + 1 };
    secrets.push(...between.slice(1));
  }
  return checkRounds(head, secrets, editions);
}

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
