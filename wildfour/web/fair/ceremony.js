/** Your part in the ceremony of fair deals (docs/fair.md): commit to a seed, and reveal it. */
import { fingerprints } from "../app/saved_state.js";

/**
 * @import { Seats } from "../protocol.d.ts"
 * @import { NewCommand } from "../app/connection.js"
 */

const MOST_NOTED = 100;
const fair = () => import("./commitments.js"); // with its hashes: loaded only at a table

export class Ceremony {
  /** @param {string} table @param {(command: NewCommand) => Promise<unknown>} send */
  constructor(table, send) {
    this.key = `wildfour.seed.${table}`;
    this.send = send;
    this.said = "";
    fair().catch(() => {}); // there when it is needed, or asked for again
  }

  /**
   * Whenever the seats have changed, or the connection came back: do what is asked of this player now.
   * @param {Seats} seats
   * @param {number | null} player
   */
  step(seats, player) {
    if (player === null) return;
    const seat = seats.seats[player];
    const attempt = `${seats.match} ${seats.fair.missed.length} ${seats.stage}`;
    const asked = seats.stage === "committing" ? !seat.committed : seats.stage === "revealing" && !seat.revealed;
    if (!asked || seat.held || this.said === attempt) return;
    if (seats.stage === "revealing") note(seats.fair.fingerprint);
    this.said = attempt;
    const answer = seats.stage === "committing" ? this.commitment(seats, player) : Promise.resolve(this.revelation());
    answer.then(this.send).catch(() => {});
  }

  /**
   * A new seed for every try; it is kept, so that neither a reload nor another window loses it.
   * @param {Seats} seats
   * @param {number} player
   * @returns {Promise<NewCommand>}
   */
  async commitment(seats, player) {
    const { commitmentTo, hex, unhex } = await fair();
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const seed = crypto.getRandomValues(new Uint8Array(32));
    localStorage.setItem(this.key, `${hex(salt)} ${hex(seed)}`);
    const made = commitmentTo(unhex(seats.fair.anchor), player, seats.seats[player].name, { salt, seed });
    return { do: "commit", commitment: hex(made) };
  }

  /** @returns {NewCommand} */
  revelation() {
    const [salt, seed] = (localStorage.getItem(this.key) ?? " ").split(" ");
    return { do: "reveal", salt, seed };
  }
}

/**
 * The match's fingerprint is fixed before the first seed is revealed. A replay must have it, or it is another match.
 * @param {string} fingerprint
 */
const note = (fingerprint) => {
  fingerprints.value = [...fingerprints.value, fingerprint].slice(-MOST_NOTED);
};
