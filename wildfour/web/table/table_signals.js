/**
 * A table as shown: the signals that the felt, the seats, the hand, and the log read. A connection (live_table.js) or a
 * finished match (replay_table.js) fills them.
 */
import { computed, signal, unset } from "../app/html.js";
import { say } from "../app/words.js";

/**
 * @import { PairView, PersonView, SeatView, TableSettings, TableView, View, PlayerFacts } from "../protocol.d.ts"
 * @import { Aimed, Bubble, Due, Follower, LogLine, ShownHand, ShownHint, Status, ToastContent, RoundCountdown } from "../types.d.ts"
 * @import { ReadonlySignal, Signal } from "../vendor/signals/signals.d.ts"
 */

/**
 * @typedef {{ stage: string, seats: SeatView[], people: PersonView[], host: string | null, match: number, locked?: boolean, replay?: string | null, pair?: PairView | null }} ShownSeats
 * @typedef {SeatView & { player: number }} Sitting
 */


export class TableSignals {
  constructor() {
    /** @type {Signal<Status>} */
    this.status = signal("connecting");
    this.lostFor = signal(0); // seconds
    /** @type {Signal<TableSettings>} */
    this.settings = signal(unset());
    /** @type {Signal<ShownSeats>} */
    this.seats = signal(unset());
    /** @type {Signal<number | null>} */
    this.player = signal(null);
    /** @type {Signal<TableView>} */
    this.game = signal(unset());
    /** @type {Signal<Due | null>} when the current player's clock runs out */
    this.due = signal(null);
    /** @type {Signal<RoundCountdown | null>} the countdown to the next round */
    this.countdown = signal(null);
    /** @type {Signal<PlayerFacts[]>} by player, after the match */
    this.facts = signal([]);
    /** @type {Signal<number[][]>} the points of every round, by player */
    this.pad = signal([]);
    /** @type {Signal<LogLine[]>} newest first */
    this.log = signal([]);
    /** @type {Signal<Record<number, Bubble | undefined>>} by player */
    this.bubbles = signal({});
    /** @type {Signal<ToastContent | null>} */
    this.toast = signal(null);
    this.lifted = signal(""); // key of the lifted card in the hand
    this.naming = signal(""); // a wild card waiting for its color
    this.sending = signal(""); // a played card that awaits the server's response
    /** @type {Signal<ShownHand | null>} */
    this.shown = signal(null);
    /** @type {Signal<ShownHint | null>} */
    this.hint = signal(null);
    this.sheet = signal(""); // open overlay: log, menu, chat, reactions, keys, seat:N
    /** @type {Signal<Record<number, number>>} cards that a seat drew at once, until something else happens */
    this.drawn = signal({});
    /** @type {Signal<Aimed>} */
    this.aim = signal({ target: null, aim: 0, power: 60 });
    /** @type {Set<Follower>} */
    this.happened = new Set();
    /** @type {ReadonlySignal<View>} */
    this.view = computed(() => this.game.value?.view ?? unset());
    this.moves = computed(() => (this.status.value === "open" && this.view.value?.moves) || []);
    this.mine = computed(() => {
      const view = this.view.value;
      return Boolean(view && view.seat !== null && view.turn === view.seat && view.phase !== "over");
    });
    this.open = computed(() => false); // whether every hand is shown
    this.played = true; // whether the user plays here; in a replay, cards may be smaller
    this.aims = computed(() => {
      const seats = this.mine.value && this.view.value.phase === "flip" ? targets(this.moves.value, "flip") : [];
      return seats.length ? seats : null;
    });
    this.names = computed(() => seatNames(this.game.value));
  }

  /** Make a move; does nothing in a replay. @param {string} _move @param {object} [_more] */
  move(_move, _more) {}

  /** Play a card; does nothing in a replay. @param {string} _card */
  playCard(_card) {}

  /** Return the moves that play or give a card. @param {string} card */
  movesOf(card) {
    return this.moves.value.filter((move) => move === card || move.startsWith(`${card}>`) || move === `give ${card}`);
  }

  /** @param {number | null} seat */
  seatName(seat) {
    return this.names.value[seat ?? -1] ?? "";
  }

  /** Return the person or bot at a seat, as listed in the lobby. @param {number} seat @returns {Sitting} */
  sitting(seat) {
    const player = this.game.value.seating[seat];
    return { player, ...this.seats.value.seats[player] };
  }

  /** @param {number} count */
  handName(count) {
    return say("web-hand", { count });
  }

  /** Handle a press on a seat. @param {number} seat */
  pressed(seat) {
    this.sheet.value = `seat:${seat}`;
  }
}

/** @param {TableView | null} game */
function seatNames(game) {
  return game ? game.seating.map((player) => game.names[player]) : [];
}

/** Return the seats at which a move can be aimed. @param {string[]} moves @param {string} word */
export const targets = (moves, word) =>
  moves.filter((move) => move.startsWith(`${word} `)).map((move) => +move.slice(word.length + 1));
