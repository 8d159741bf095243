/**
 * Shows a finished match as a table at any of its moments. The server computes each player's view, round by round;
 * this module steps through it.
 */
import { Refused, replayRound } from "../app/api.js";
import { batch, computed, signal, unset } from "../app/html.js";
import { me } from "../app/saved_state.js";
import { say, tell } from "../app/words.js";
import { TableSignals } from "./table_signals.js";

/**
 * @import { Moment, ReplayRound, SeatView } from "../protocol.d.ts"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 */

const EMPTY_SEAT = { person: null, held: false, committed: false, revealed: false, ready: false, waiting: null };
const PAUSE = 1400; // ms per move at normal speed
const BETWEEN = 2500; // ms before the next round
const TOAST_FOR = 6000; // ms
const MOST_LOGGED = 200;
const TOO_MANY = 429; // HTTP status for exceeding the rate limit
const RETRY = 1000; // ms
const MOST_TRIES = 30;
const SPEEDS = [1, 2, 4, 0.5];

export class ReplayTable extends TableSignals {
  /** @param {{replay?: string, transcript?: string}} source @param {number|null} you whom the reader played */
  constructor(source, you) {
    super();
    this.source = source;
    this.played = false;
    /** @type {Map<string, ReplayRound>} */
    this.loaded = new Map(); // loaded rounds, by number and view
    /** @type {Signal<ReplayRound>} */
    this.round = signal(unset());
    this.at = signal(0);
    /** @type {Signal<number | null>} */
    this.seenBy = signal(you);
    this.wanted = ""; // round and view to show
    /** @type {number | undefined} */
    this.timer = undefined;
    this.playing = signal(false);
    this.speed = signal(SPEEDS[0]);
    this.status.value = "open";
    this.last = computed(() => (this.round.value?.moments.length ?? 1) - 1);
    this.game = computed(() => this.round.value && gameAt(this.round.value, this.at.value));
    this.seats = computed(() => this.round.value && seatsOf(this.round.value));
    this.player = computed(() => this.round.value?.you ?? null);
    this.log = computed(() => (this.round.value ? logUpTo(this.round.value.moments, this.at.value) : []));
    this.mine = computed(() => false);
    this.open = computed(() => this.seenBy.value === null);
  }

  /**
   * Show a round from a player's view, or with open hands; the old one stays until the new one has loaded.
   * @param {number} number
   */
  async show(number, seenBy = this.seenBy.value) {
    const key = `${number} ${seenBy}`;
    this.wanted = key;
    const round = await this.load(number, seenBy);
    if (this.wanted !== key) return;
    batch(() => {
      if (number !== this.round.value?.round) this.at.value = 0;
      this.round.value = round;
      this.seenBy.value = seenBy;
    });
  }

  /** @param {number} round @param {number | null} seenBy @returns {Promise<ReplayRound>} */
  async load(round, seenBy) {
    const key = `${round} ${seenBy}`;
    const found = this.loaded.get(key) ?? (await replayRound({ ...this.source, round, seen_by: seenBy }));
    this.loaded.set(key, found);
    return found;
  }

  /** Return a round with all hands open, for verification. @param {number} round @returns {Promise<ReplayRound>} */
  async openRound(round) {
    for (let tries = 1; ; tries++) {
      try {
        return await this.load(round, null);
      } catch (problem) {
        if (/** @type {Refused} */ (problem).status !== TOO_MANY || tries === MOST_TRIES) throw problem;
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  /**
   * Show a round; report a failure over the felt.
   * @param {number} number
   * @param {number | null} seenBy
   */
  async turnTo(number, seenBy = this.seenBy.value) {
    try {
      await this.show(number, seenBy);
    } catch (problem) {
      this.pause();
      this.toast.value = { message: /** @type {Refused} */ (problem).reason };
      setTimeout(() => {
        this.toast.value = null;
      }, TOAST_FOR);
    }
  }

  /** @param {number} at */
  go(at) {
    this.at.value = Math.max(0, Math.min(this.last.value, at));
  }

  /** Step one move forward with animation and sound. */
  step() {
    if (this.at.value >= this.last.value) return;
    const before = this.game.value;
    this.go(this.at.value + 1);
    const frame = this.round.value.moments[this.at.value];
    for (const follow of this.happened) follow({ frame, before, after: this.game.value });
  }

  /** Return the sentences for this moment. */
  get newest() {
    return this.round.value.moments[this.at.value].words.map(tell).join(" ");
  }

  get hasNextRound() {
    return this.round.value.round < this.round.value.rounds;
  }

  nextRound() {
    return this.turnTo(this.round.value.round + 1);
  }

  /** Play from here. After the last move, continue with the next round, or repeat the last round. */
  async play() {
    if (this.at.value >= this.last.value) {
      if (this.hasNextRound) await this.nextRound();
      else this.go(0);
    }
    this.playing.value = true;
    this.wait();
  }

  pause() {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  wait() {
    const atEnd = this.at.value >= this.last.value;
    if (atEnd && !this.hasNextRound) return this.pause();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(atEnd), (atEnd ? BETWEEN : PAUSE) / this.speed.value);
  }

  /** @param {boolean} atEnd */
  async tick(atEnd) {
    if (atEnd) await this.nextRound();
    else this.step();
    if (this.playing.value) this.wait();
  }

  faster() {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.value) + 1) % SPEEDS.length];
    if (this.playing.value) this.wait();
  }

  /** @param {number} count */
  handName(count) {
    return say("web-hand-of", { name: this.seatName(this.view.value.seat), count });
  }

  /** Show the view from a seat that was pressed. @param {number} seat */
  pressed(seat) {
    this.turnTo(this.round.value.round, this.game.value.seating[seat]);
  }
}

/** @param {ReplayRound} round @param {number} at */
function gameAt(round, at) {
  const { view } = round.moments[at];
  const over = view.phase === "over";
  const scores = over && round.totals ? round.totals : round.scores;
  return { ...round, number: at, player: round.you, scores, over, view };
}

/** Return the seats as a lobby would list them; all players are present in a replay. @param {ReplayRound} props */
function seatsOf({ names, who, you }) {
  const seats = names.map((name, player) => ({
    name,
    who: who[player],
    ...EMPTY_SEAT,
    avatar: player === you ? me.value.avatar : null,
  }));
  return { stage: "playing", seats, people: [], host: null, match: 1 };
}

/** Return the log, newest first; each line shows the number of its move. @param {Moment[]} moments @param {number} at */
function logUpTo(moments, at) {
  return moments
    .slice(0, at + 1)
    .flatMap(({ words }, move) =>
      words.map((message, place) => ({ key: `${move}-${place}`, message, at: 0, note: move ? String(move) : "" })),
    )
    .reverse()
    .slice(0, MOST_LOGGED);
}
