/**
 * A table as it is shown: the signals that the felt, the seats, the hand and the log read. Who fills them is another
 * matter: a connection (live_table.js) or a match that is over (replay_table.js).
 */
import { computed, signal } from "../app/html.js";
import { say } from "../app/words.js";

export class TableSignals {
  constructor() {
    this.status = signal("connecting"); // open, lost, newer, kicked, ended, missing
    this.lostFor = signal(0); // seconds
    this.settings = signal(null);
    this.seats = signal(null);
    this.player = signal(null);
    this.game = signal(null);
    this.due = signal(null); // when the clock of the one on turn runs out: {at, all}
    this.pad = signal([]);
    this.log = signal([]); // newest first: {key, message, at, note?, missed?}
    this.emotes = signal({}); // by player
    this.toast = signal(null); // {message, clause?, action?: {label, do}}
    this.lifted = signal(""); // the key of a card in the hand
    this.naming = signal(""); // a wild card that waits for its color
    this.shown = signal(null); // a hand that only this person sees: {seat, hand, guilty, color}
    this.hint = signal(null);
    this.sheet = signal(""); // what is open over the table: log, menu, chat, keys, seat:N
    this.drawn = signal({}); // how many cards a seat had to draw at once, until something else happens
    this.happened = new Set(); // functions that get ({frame, before, after})
    this.view = computed(() => this.game.value?.view ?? null);
    this.moves = computed(() => (this.status.value === "open" && this.view.value?.moves) || []);
    this.mine = computed(() => {
      const view = this.view.value;
      return Boolean(view && view.seat !== null && view.turn === view.seat && view.phase !== "over");
    });
    this.open = computed(() => false); // is every hand shown?
    this.played = true; // are cards laid here? where they are only seen they may be smaller
    this.aims = computed(() => {
      const seats = this.mine.value && this.view.value.phase === "flip" ? targets(this.moves.value, "flip") : [];
      return seats.length ? seats : null;
    });
    this.names = computed(() => seatNames(this.game.value));
  }

  /** The moves that lay, or give, a card. */
  movesOf(card) {
    return this.moves.value.filter((move) => move === card || move.startsWith(`${card}>`) || move === `give ${card}`);
  }

  seatName(seat) {
    return this.names.value[seat] ?? "";
  }

  /** The person or bot at a seat of the round, as the lobby has it. */
  sitting(seat) {
    const player = this.game.value.seating[seat];
    return { player, ...this.seats.value.seats[player] };
  }

  handName(count) {
    return say("web-hand", { count });
  }

  /** Somebody's seat was pressed. */
  pressed(seat) {
    this.sheet.value = `seat:${seat}`;
  }
}

function seatNames(game) {
  return game ? game.seating.map((player) => game.names[player]) : [];
}

/** The seats at which a move may be aimed. */
export const targets = (moves, word) =>
  moves.filter((move) => move.startsWith(`${word} `)).map((move) => +move.slice(word.length + 1));
