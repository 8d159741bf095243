/** The move chain of a match, computed from what this player received (docs/fair.md). */
import { digest, hex, number, unhex } from "./commitments.js";

/** @import { News } from "../protocol.d.ts" */

/** The private fields of each event kind. @type {Record<string, string[]>} */
const PRIVATE = {
  dealt: ["card"],
  drew: ["card"],
  gave: ["card"],
  "showed-hand": ["hand"],
  "swapped-hands": ["hand", "hands"],
  "passed-hands": ["hand", "hands"],
};
const utf8 = new TextEncoder();

export class MoveChain {
  /** @param {string} link the newest, in hex */
  constructor(link) {
    this.link = link;
  }

  /** Create the chain before the first deal; `who` lists who controls each player. @param {string} fingerprint @param {string[]} who */
  static begin(fingerprint, who) {
    return new MoveChain(hex(digest("begin", unhex(fingerprint), number(who.length), ...who)));
  }

  /**
   * Add a deal or a move; return the new link.
   * @param {Pick<News, "events" | "flight" | "seal">} news
   */
  add({ events, flight, seal }) {
    if (events.every((event) => event.event === "sat-down")) return this.link;
    const more = seal ? [unhex(seal)] : flight ? [wordOf(flight)] : [];
    this.link = hex(digest("move", unhex(this.link), publicForm(events), ...more));
    return this.link;
  }
}

/** Return the JSON of events as everyone received them. @param {News["events"]} events */
const publicForm = (events) =>
  utf8.encode(JSON.stringify(events, (key, value) => (value?.event in PRIVATE ? without(value, PRIVATE[value.event]) : value)));

/** @param {Record<string, unknown>} event @param {string[]} fields */
const without = (event, fields) => Object.fromEntries(Object.entries(event).filter(([name]) => !fields.includes(name)));

/** Return the transcript's notation for a flip launched by a person. @param {NonNullable<News["flight"]>} flight */
const wordOf = ({ launch, wobbles, hit }) => `${hit ? "hit" : "miss"}:${[...launch, ...wobbles].join(",")}`;

/** Return the commitment to a given card. @param {Uint8Array} key the round's key @param {string} link @param {string} card */
export const sealOf = (key, link, card) => digest("gift", key, unhex(link), card);
