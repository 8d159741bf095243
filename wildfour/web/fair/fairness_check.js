/**
 * Checks the ceremony and the move chain of fair deals, as this browser sees them (docs/fair.md).
 * wildfour/client/fairness_check.py performs the same checks.
 */
import { commitmentTo, fingerprintOf, hex, unhex } from "./commitments.js";
import { MoveChain } from "./move_chain.js";

/**
 * @import { FairView, News, Seats, TableSettings, Whole } from "../protocol.d.ts"
 * @import { Attempt, MatchNotes, NotesStore, OwnSeed } from "../types.d.ts"
 */

const CEREMONY = ["committing", "revealing"];
const BEFORE_DEAL = ["lobby", ...CEREMONY];
const DEALT = ["playing", "between", "over"];
const COMMITMENT = /^(own|server) ([0-9a-f]{64})$/;
const SEED = /^([0-9a-f]{32})-((?:[0-9a-f]{2}){1,64})$/;
const PARTNERS = 4; // players at each of two tables
const MOST_LINKS = 100; // maximum number of links kept from before connection gaps
/** @type {Attempt} */
const NOTHING = { missed: [], names: [], commitments: [], seeds: [], fingerprint: "", revealing: false };

/** A contradiction in what the server has shown; `what` selects the sentence. */
export class Cheat extends Error {
  /** @param {string} what */
  constructor(what, name = "") {
    super(what);
    this.what = what;
    this.player = name; // the player whose seed or commitment is wrong, if any
  }
}

/** @param {boolean} holds @param {string} what @returns {asserts holds} */
function demand(holds, what, name = "") {
  if (!holds) throw new Cheat(what, name);
}

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => one.length === other.length && one.every((text, place) => text === other[place]);
/** Return whether a list still has every entry that was shown before. @param {string[]} before @param {string[]} now */
const extended = (before, now) =>
  !before.length || (before.length === now.length && before.every((text, place) => !text || text === now[place]));

/** @param {string} text */
function seedIn(text) {
  const [, salt = "", seed = ""] = SEED.exec(text) ?? [];
  return { salt: unhex(salt), seed: unhex(seed) };
}

/** @param {string} text */
const missedIn = (text) => ({ attempt: parseInt(text, 10), name: text.slice(text.indexOf(" ") + 1) });

export class FairnessCheck {
  /** @type {TableSettings | null} */
  settings = null;
  match = 0;
  anchor = "";
  watched = false; // whether this browser saw the match before its first commitment
  seated = false; // whether this player has had a seat without interruption since before the deal
  dealt = false;
  attempt = NOTHING;
  checked = ""; // the last attempt that was checked
  /** @type {string[]} */
  who = [];
  /** @type {MoveChain | null} */
  chain = null;
  number = 0; // number of the last event in the chain
  /** @type {string[]} */
  links = [];

  /** @param {NotesStore} store keeps the seed and the match notes across reloads */
  constructor(store) {
    this.store = store;
  }

  /** @param {number} match @param {string} anchor @param {boolean} watched */
  begin(match, anchor, watched) {
    const { store, settings } = this;
    Object.assign(this, new FairnessCheck(store), { settings, match, anchor, watched });
  }

  /** @returns {MatchNotes} the evidence about this match for the replay page and `wildfour verify` */
  get notes() {
    const own = this.revelation();
    const link = this.chain?.link ?? "";
    return { seed: own ? `${own.salt}-${own.seed}` : "", number: this.number, link, links: this.links };
  }

  keepNotes() {
    if (this.checked) this.store.keepNotes(this.attempt.fingerprint, this.notes);
  }

  /** Return the commitment to the current attempt's seed; generate the seed on the first call. @param {number} player */
  commitment(player) {
    const attempt = this.attempt.missed.length;
    if (!this.revelation(player)) {
      const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
      const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
      this.store.keepSeed({ anchor: this.anchor, attempt, player, salt, seed });
    }
    const { salt, seed } = /** @type {OwnSeed} */ (this.revelation(player));
    const own = { salt: unhex(salt), seed: unhex(seed) };
    return hex(commitmentTo(unhex(this.anchor), player, this.attempt.names[player], own));
  }

  /** Return the current attempt's seed if this browser has committed to one, else null. @param {number} [player] */
  revelation(player) {
    const own = this.store.seed();
    const fits = own && own.anchor === this.anchor && own.attempt === this.attempt.missed.length;
    return fits && (player === undefined || own.player === player) ? own : null;
  }

  // Frames

  /** @param {Seats} frame @param {number | null} player */
  onSeats(frame, player) {
    const { fair, stage } = frame;
    if (frame.match !== this.match) this.begin(frame.match, fair.anchor, this.match > 0 || stage === "lobby");
    demand(fair.anchor === this.anchor, "anchor");
    this.who = frame.seats.map((seat) => seat.who);
    this.seated = player !== null && (this.seated || BEFORE_DEAL.includes(stage));
    if (!fair.commitments.length) {
      demand(!this.attempt.commitments.length, "restarted");
      demand(stage !== "revealing" && !(this.watched && DEALT.includes(stage)), "incomplete");
      return;
    }
    this.follow(frame);
    if (player !== null && this.seated && !this.dealt) this.checkOwn(player);
    if (this.attempt.names.length) this.checkAttempt(stage);
  }

  /** @param {Whole} frame @param {number | null} player */
  onWhole(frame, player) {
    this.settings = frame.settings;
    const { game, seats } = frame;
    const { names } = this.attempt;
    if (game && seats.match === this.match && names.length) demand(same(names, game.names), "changed");
    if (game && (!names.length || seats.match !== this.match)) {
      if (seats.match !== this.match) this.begin(seats.match, seats.fair.anchor, this.match > 0);
      this.attempt = { ...this.attempt, missed: seats.fair.missed, names: game.names };
    }
    this.onSeats(seats, player);
    if (!game) return;
    this.restore();
    this.dealt = true;
    this.compare(frame.number, frame.link);
    this.keepNotes();
  }

  /** After a reload, continue from the stored notes. */
  restore() {
    const kept = this.checked && !this.chain && this.store.notes(this.attempt.fingerprint);
    if (!kept) return;
    this.links = kept.links;
    this.number = kept.number;
    this.chain = kept.link ? new MoveChain(kept.link) : null;
  }

  /** @param {News} frame */
  onNews(frame) {
    const began = frame.events.find((event) => event.event === "round-began");
    if (began?.event === "round-began" && began.number === 1) {
      this.deal(began.seating);
      this.number = frame.first - 1;
    }
    if (!this.chain) return;
    if (frame.first !== this.number + 1) {
      this.keepLink();
      this.chain = null;
    } else {
      this.number += frame.events.length;
      this.chain.add(frame);
    }
    this.keepNotes();
  }

  // The ceremony

  /** Merge a frame into the attempt. Nothing that was shown may change. @param {Seats} frame */
  follow({ fair, seats, stage }) {
    let before = this.attempt;
    if (!same(fair.missed, before.missed)) {
      const longer = fair.missed.length > before.missed.length;
      demand(!this.dealt && longer && same(fair.missed.slice(0, before.missed.length), before.missed), "restarted");
      before = NOTHING;
    }
    const early = stage === "lobby" || stage === "committing";
    demand(!(before.revealing && early), "restarted");
    const names = CEREMONY.includes(stage) ? seats.map((seat) => seat.name) : before.names;
    demand(!before.names.length || same(before.names, names), "changed");
    demand(extended(before.commitments, fair.commitments) && extended(before.seeds, fair.seeds), "changed");
    demand(!before.fingerprint || before.fingerprint === fair.fingerprint, "changed");
    const { missed, commitments, seeds, fingerprint } = fair;
    this.attempt = { missed, names, commitments, seeds, fingerprint, revealing: before.revealing || !early };
  }

  /**
   * Check the commitment in this player's name. The server may make one only for a player who missed an attempt.
   * @param {number} player
   */
  checkOwn(player) {
    const { commitments, names, missed } = this.attempt;
    const listed = commitments[player];
    if (!listed || !names.length) return;
    if (this.revelation(player)) demand(listed === `own ${this.commitment(player)}`, "own");
    else if (this.watched) {
      const absent = missed.some((text) => missedIn(text).name === names[player]);
      demand(absent && listed.startsWith("server "), "own");
    }
  }

  /** Check the fingerprint once the reveal starts, and the seeds once they are shown. @param {string} stage */
  checkAttempt(stage) {
    const { attempt, settings } = this;
    if (["lobby", "committing", "ended"].includes(stage) && !attempt.fingerprint && !attempt.seeds.length) return;
    const key = JSON.stringify([attempt, settings, stage]);
    if (!settings || this.checked === key) return;
    const made = attempt.commitments.map((text) => COMMITMENT.exec(text));
    demand(made.length === attempt.names.length && !made.includes(null), "incomplete");
    const head = {
      ...settings,
      dealer: "drawn",
      players: attempt.names,
      anchor: unhex(this.anchor),
      commitments: made.map((found) => ({ giver: found?.[1] ?? "", digest: unhex(found?.[2] ?? "") })),
      missed: attempt.missed.map(missedIn),
    };
    demand(hex(fingerprintOf(head)) === attempt.fingerprint, "fingerprint");
    if (attempt.seeds.length) {
      demand(attempt.seeds.length === attempt.names.length, "changed");
      for (const [player, name] of attempt.names.entries()) {
        const opened = commitmentTo(head.anchor, player, name, seedIn(attempt.seeds[player]));
        demand(hex(opened) === hex(head.commitments[player].digest), "seed", name);
      }
    } else demand(!DEALT.includes(stage), "unrevealed");
    this.checked = key;
    if (!this.store.notes(attempt.fingerprint)) this.keepNotes();
  }

  // The move chain

  /** Begin the chain with the first deal. @param {number[]} seating */
  deal(seating) {
    const { names, seeds, fingerprint } = this.attempt;
    this.dealt = true;
    if (!names.length) return;
    demand(seeds.length > 0, "unrevealed");
    const players = this.settings?.format.startsWith("two-tables ") ? PARTNERS : names.length;
    demand(seating.length === players && new Set(seating).size === players && seating.every((one) => one in names), "changed");
    this.chain = MoveChain.begin(fingerprint, this.who);
  }

  /** Compare the server's link with this browser's. After a gap, continue from the server's link. @param {number} number @param {string} link */
  compare(number, link) {
    if (this.chain) {
      demand(number >= this.number, "taken-back");
      if (number === this.number) {
        demand(!link || link === this.chain.link, "link");
        return;
      }
      this.keepLink();
    }
    this.chain = link ? new MoveChain(link) : null;
    this.number = number;
  }

  keepLink() {
    if (this.chain) this.links = [...this.links, this.chain.link].slice(-MOST_LINKS);
  }
}
