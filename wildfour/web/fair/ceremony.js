/**
 * The user's part in fair deals (docs/fair.md): check the server's frames, commit to a seed, reveal it, and keep notes
 * that can prove the match later. If the server cheats, keep the evidence.
 */
import { keepEvidence, matchNotes } from "../app/saved_state.js";
import { saying, tell } from "../app/words.js";

/**
 * @import { Frame, News, Seats, Whole } from "../protocol.d.ts"
 * @import { Evidence } from "../types.d.ts"
 * @import { NewCommand } from "../app/connection.js"
 * @import { Cheat, FairnessCheck } from "./fairness_check.js"
 */

const MOST_CEREMONY = 100; // number of newest frames kept as evidence
const MOST_MOVES = 50;
const fair = () => import("./fairness_check.js"); // loads the hash functions too, so only at a table

export class Ceremony {
  /** @param {string} table @param {(command: NewCommand) => Promise<unknown>} send */
  constructor(table, send) {
    this.table = table;
    this.send = send;
    this.said = "";
    this.you = "";
    /** @type {FairnessCheck | null} */
    this.check = null;
    /** @type {typeof Cheat | null} */
    this.cheat = null;
    /** @type {Frame[]} */
    this.ceremony = [];
    /** @type {Frame[]} */
    this.moves = [];
    this.ready().catch(() => {}); // retried when the connection opens
  }

  /** Load the checks; no frame is processed before that. */
  async ready() {
    const { Cheat, FairnessCheck } = await fair();
    this.cheat = Cheat;
    this.check ??= new FairnessCheck(matchNotes(this.table));
  }

  /**
   * Check a frame, then do what the ceremony requires of this player.
   * @param {Frame} frame
   * @returns {boolean} false if the server cheats
   */
  take(frame) {
    if (!this.check) return true;
    this.note(frame);
    try {
      if (frame.is === "whole") this.onWhole(frame);
      else if (frame.is === "seats") this.onSeats(frame);
      else if (frame.is === "news") this.check.onNews(frame);
    } catch (problem) {
      if (!this.cheat || !(problem instanceof this.cheat)) throw problem;
      this.keepEvidence(problem.what, problem.player);
      return false;
    }
    return true;
  }

  /** @param {Whole} frame */
  onWhole(frame) {
    this.you = frame.you;
    const player = this.playerOf(frame.seats);
    this.check?.onWhole(frame, player);
    this.step(frame.seats, player);
  }

  /** @param {Seats} frame */
  onSeats(frame) {
    const player = this.playerOf(frame);
    this.check?.onSeats(frame, player);
    this.step(frame, player);
  }

  /** @param {Seats} frame */
  playerOf({ seats }) {
    const player = seats.findIndex((seat) => seat.person === this.you);
    return player < 0 ? null : player;
  }

  /** @param {Seats} seats @param {number | null} player */
  step({ stage, match, fair, seats }, player) {
    if (player === null || !this.check) return;
    const attempt = `${match} ${fair.missed.length} ${stage}`;
    const { held, committed, revealed } = seats[player];
    if (held || this.said === attempt) return;
    const own = stage === "revealing" && !revealed && this.check.revelation(player);
    if (stage === "committing" && !committed) this.answer(attempt, { do: "commit", commitment: this.check.commitment(player) });
    else if (own) this.answer(attempt, { do: "reveal", salt: own.salt, seed: own.seed });
  }

  /** @param {string} attempt @param {NewCommand} command */
  answer(attempt, command) {
    this.said = attempt;
    this.send(command).catch(() => {});
  }

  /** @param {Frame} frame */
  note(frame) {
    if (frame.is === "seats" || (frame.is === "whole" && !frame.game)) this.ceremony = [...this.ceremony, frame].slice(-MOST_CEREMONY);
    else if (frame.is === "news" || frame.is === "whole") this.moves = [...this.moves, frame].slice(-MOST_MOVES);
  }

  /** @param {string} what @param {string} name */
  keepEvidence(what, name) {
    const { check, ceremony, moves, table } = this;
    const message = saying("server-cheated", { what, name });
    /** @type {Evidence} */
    const found = {
      says: tell(message),
      message,
      server: location.origin,
      table,
      match: check?.match ?? 0,
      time: Math.floor(Date.now() / 1000),
      notes: { fingerprint: check?.attempt.fingerprint ?? "", ...check?.notes },
      ceremony,
      moves,
    };
    keepEvidence(found);
  }
}
