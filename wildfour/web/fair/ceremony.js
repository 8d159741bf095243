/** The player's part in a fair deal (docs/fair.md): commit to a seed, then reveal it. */
import { fingerprints } from "../app/saved_state.js";

/**
 * @import { Seats } from "../protocol.d.ts"
 * @import { NewCommand } from "../app/connection.js"
 */

const MOST_NOTED = 100;
const fair = () => import("./commitments.js"); // with the hash code, which only a table needs

export class Ceremony {
  /** @param {string} table @param {(command: NewCommand) => Promise<unknown>} send */
  constructor(table, send) {
    this.key = `wildfour.seed.${table}`;
    this.send = send;
    this.sent = "";
    fair().catch(() => {}); // preload; a failure is retried on use
  }

  /**
   * Send the pending commitment or seed after the seats change or the connection returns.
   * @param {Seats} seats
   * @param {number | null} player
   */
  step(seats, player) {
    if (player === null) return;
    const seat = seats.seats[player];
    const attempt = `${seats.match} ${seats.fair.missed.length} ${seats.stage}`;
    const asked = seats.stage === "committing" ? !seat.committed : seats.stage === "revealing" && !seat.revealed;
    if (!asked || seat.held || this.sent === attempt) return;
    if (seats.stage === "revealing") note(seats.fair.fingerprint);
    this.sent = attempt;
    const answer = seats.stage === "committing" ? this.commitment(seats, player) : Promise.resolve(this.revelation());
    answer.then(this.send).catch(() => {});
  }

  /**
   * Return a new seed for each attempt, stored so that reloads and other windows keep it.
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
 * The match's fingerprint is fixed before the first seed is revealed. A replay with another fingerprint is another
 * match.
 * @param {string} fingerprint
 */
const note = (fingerprint) => {
  fingerprints.value = [...fingerprints.value, fingerprint].slice(-MOST_NOTED);
};
