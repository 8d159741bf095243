/**
 * A table to which this browser is connected: state from the server, and the user's commands. No rules live here: the
 * server sends the possible moves in `moves`, and the reason for a rejection. Everything is drawn at once from the
 * newest view; animations, sounds, and live regions follow `happened`.
 */
import { introduce, tableSeen } from "../app/api.js";
import { CommandRefused, Connection } from "../app/connection.js";
import { batch, computed, signal, unset } from "../app/html.js";
import { isWild, playedCard } from "../app/notation.js";
import { remember } from "../app/match_history.js";
import { evidenceOf, lastSeen, lastTable, rememberSeen } from "../app/saved_state.js";
import { say, saying, withNames } from "../app/words.js";
import { Ceremony } from "../fair/ceremony.js";
import { drawnAtOnce, isTold, logLines, logSoFar } from "./log_lines.js";
import { isLogShown, showLog } from "./panels/log.js";
import { TableSignals } from "./table_signals.js";
import { TableTalk } from "./table_talk.js";

/**
 * @import { Status, ToastContent } from "../types.d.ts"
 * @import { Flight, Frame, Message, News, QuickHint, Refused, Seats, ShowedHand, TableSettings, TableView, Whole } from "../protocol.d.ts"
 * @import { NewCommand } from "../app/connection.js"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 */

/** The status after a rejected connection, by rejection id. @type {Record<string, Status>} */
const SHUT = { "table-locked": "locked", "was-kicked": "kicked", "address-was-kicked": "barred" };
const MOST_LOGGED = 200;
const QUIET = 2; // number of missed log lines that need no notice
const SHOWN_FOR = 8000; // ms that a challenger sees the hand
const TOAST_FOR = 6000;
const UNANSWERED = 500; // ms until a played card shows that the server has not responded
export class LiveTable extends TableSignals {
  /** @param {string} name */
  constructor(name) {
    super();
    this.name = name;
    this.you = "";
    this.code = signal("");
    this.logged = ""; // match and round of the log
    /** @type {number | undefined} */
    this.lostTimer = undefined;
    /** @type {number | undefined} */
    this.toastTimer = undefined;
    /** @type {number | undefined} */
    this.shownTimer = undefined;
    this.talk = new TableTalk(this);
    /** @type {Signal<LiveTable | null>} the other table of a match at two tables */
    this.other = signal(null);
    this.host = computed(() => this.seats.value?.host === this.you);
    this.alone = computed(() => this.seats.value?.seats.filter((seat) => seat.person).length === 1);
    /** @type {Signal<Flight | null>} the last practice flip */
    this.practiced = signal(null);
    /** @type {Connection} */
    this.connection = unset();
    const ceremony = new Ceremony(name, (command) => this.connection.send(command));
    this.ceremony = ceremony;
    this.connection = new Connection(
      name,
      (frame) => this.receive(frame),
      (status) => this.changed(status),
      async () => {
        await Promise.all([introduce(), ceremony.ready()]);
      },
      () =>
        tableSeen(name).then(
          () => null,
          ({ status, reason }) => (status === 0 || status >= 429 ? null : (SHUT[reason.id] ?? "missing")),
        ),
    );
    if (evidenceOf(name)) this.connection.end("cheated");
  }

  close() {
    this.connection.close();
    clearInterval(this.lostTimer);
    clearTimeout(this.toastTimer);
    clearTimeout(this.shownTimer);
  }

  /** @param {Status} status */
  changed(status) {
    if (status !== this.status.value) {
      clearInterval(this.lostTimer);
      this.lostFor.value = 0;
      if (status === "lost")
        this.lostTimer = setInterval(() => {
          this.lostFor.value++;
        }, 1000);
    }
    this.status.value = status;
  }

  // Frames from the server

  /** @param {Frame} frame */
  receive(frame) {
    if (!this.ceremony.take(frame)) {
      this.connection.end("cheated");
      return;
    }
    batch(() => {
      if (frame.is === "whole") this.on_whole(frame);
      else if (frame.is === "seats") this.on_seats(frame);
      else if (frame.is === "news") this.on_news(frame);
      else if (frame.is === "countdown") this.on_countdown(frame);
      else if (frame.is === "chat") this.talk.on_chat(frame);
      else if (frame.is === "reaction") this.talk.on_reaction(frame);
      else if (frame.is === "quick-hint") this.on_quick_hint(frame);
      else if (frame.is === "practiced") this.practiced.value = frame.flight;
    });
  }

  /** @param {Whole} frame */
  on_whole(frame) {
    this.you = frame.you;
    this.code.value = frame.code;
    this.settings.value = frame.settings;
    this.game.value = frame.game ?? unset();
    this.due.value = dueAt(frame.due, frame.settings);
    if (frame.seats.stage === "between" && frame.due) this.on_countdown({ due: frame.due, paused: false });
    this.facts.value = frame.facts ?? [];
    if (this.facts.value.length) queueMicrotask(() => remember(this));
    this.pad.value = frame.pad ?? [];
    this.talk.received.value = frame.chat;
    if (frame.game) this.comeBack(frame, frame.game);
    this.on_seats(frame.seats);
  }

  /**
   * Set up the log of a table on joining or returning: missed events are marked and announced quietly.
   * @param {Whole} props
   * @param {TableView} game
   */
  comeBack({ words, numbers, seats: { match } }, game) {
    const lines = logSoFar(words ?? [], numbers ?? [], lastSeen(this.name, match));
    const missed = lines.filter((line) => line.missed);
    const round = `${match} ${game.round}`;
    const older = round === this.logged ? this.log.value : lines.slice(missed.length);
    this.logged = round;
    this.log.value = [...missed, ...older].slice(0, MOST_LOGGED);
    rememberSeen(this.name, match, game.number);
    if (missed.length > QUIET)
      this.say(saying("web-happened-away", { count: missed.length }), {
        action: isLogShown() ? null : { label: say("web-show"), do: () => showLog(this) },
      });
  }

  /** @param {{ due: number, paused: boolean }} props */
  on_countdown({ due, paused }) {
    this.countdown.value = { at: performance.now() + due, left: due, paused };
  }

  /** @param {Seats} frame */
  on_seats(frame) {
    const before = this.player.value;
    const player = frame.seats.findIndex((seat) => seat.person === this.you);
    this.seats.value = frame;
    this.player.value = player < 0 ? null : player;
    if (frame.stage === "lobby") this.game.value = unset();
    if (player >= 0) lastTable.value = this.name;
    if (this.game.value && before !== this.player.value) this.connection.send({ do: "look" });
  }

  /** @param {News} frame */
  on_news(frame) {
    const before = this.game.value;
    if (!frame.game) return;
    this.game.value = frame.game;
    this.due.value = dueAt(frame.due, this.settings.value);
    if (frame.pad) this.pad.value = frame.pad;
    this.facts.value = frame.facts ?? [];
    if (this.facts.value.length) queueMicrotask(() => remember(this));
    const { match } = this.seats.value;
    if (frame.events.some((event) => event.event === "round-began")) [this.log.value, this.countdown.value] = [[], null];
    this.logged = `${match} ${frame.game.round}`;
    const fresh = logLines(frame.words ?? [], frame.first, Date.now());
    this.log.value = [...fresh, ...this.log.value].slice(0, MOST_LOGGED);
    rememberSeen(this.name, match, frame.game.number);
    this.noticed(frame, before);
    this.settle();
    for (const follow of this.happened) follow({ frame, before, after: frame.game });
  }

  /** Show transient effects that are not in a view. @param {News} props @param {TableView | null} before */
  noticed({ events, words }, before) {
    const seat = this.view.value.seat;
    const guilty = events.some((event) => event.event === "guilty");
    for (const event of events)
      if (event.event === "showed-hand" && event.to === seat && event.hand)
        this.show(event.seat, event.hand, guilty, before?.view.color_before);
    const sentence = words?.findLast(isTold);
    if (sentence) this.say(sentence);
    this.drawn.value = drawnAtOnce(events);
  }

  /** @param {number} seat @param {string[]} hand @param {boolean} guilty @param {string | null | undefined} color */
  show(seat, hand, guilty, color) {
    this.shown.value = { seat, hand, guilty, color };
    clearTimeout(this.shownTimer);
    this.shownTimer = setTimeout(() => {
      this.shown.value = null;
    }, SHOWN_FOR);
  }

  /** Clear choices that may no longer exist. */
  settle() {
    const hand = this.view.value?.hand ?? [];
    if (this.naming.value && !(this.mine.value && hand.includes(this.naming.value))) this.naming.value = "";
    const { waiting } = this.hint.value ?? {};
    this.hint.value = waiting && this.moves.value.length ? { waiting } : null;
    if (this.toast.value?.fleeting) this.toast.value = null;
  }

  // User commands

  /** Send a command; show a rejection over the felt. @param {NewCommand} command */
  async do(command) {
    try {
      return await this.connection.send(command);
    } catch (refusal) {
      if (!(refusal instanceof CommandRefused)) throw refusal;
      this.refused(refusal.frame);
      return null;
    }
  }

  /** @param {string} move in the notation */
  async move(move, more = {}) {
    this.naming.value = "";
    this.lifted.value = "";
    const timer = setTimeout(() => {
      this.sending.value = playedCard(move);
    }, UNANSWERED);
    try {
      return await this.do({ do: "move", at: this.game.value.number, move, ...more });
    } finally {
      clearTimeout(timer);
      this.sending.value = "";
    }
  }

  /** Play a card, or ask for its color first, or let the server say why it is not playable. @param {string} card */
  playCard(card) {
    const moves = this.movesOf(card);
    if (moves.length > 1) {
      this.naming.value = card;
      this.lifted.value = "";
    } else if (moves.length) this.move(moves[0]);
    else if (this.mine.value) this.ask(card);
  }

  /** Keep an unplayable card lifted while the server sends the reason. @param {string} card */
  async ask(card) {
    const lifted = this.lifted.value;
    await this.move(isWild(card) ? `${card}>${this.view.value.colors[0]}` : card);
    this.lifted.value = lifted;
  }

  /** @param {Refused} props */
  refused({ message, kind }) {
    if (kind === "stale") return;
    const { refusal = message, clause = "" } = /** @type {any} */ (message.id === "by-clause" ? message.arguments : {});
    this.say(withNames(refusal, this.names.value), { clause, fleeting: true });
  }

  /**
   * Show a toast.
   * @param {Message} message
   * @param {Omit<ToastContent, "message">} props
   */
  say(message, { clause = "", action = null, fleeting = false } = {}) {
    this.toast.value = { message, clause, action, fleeting };
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => {
      this.toast.value = null;
      if (fleeting) this.lifted.value = "";
    }, TOAST_FOR);
  }

  async askForHint() {
    if (this.hint.value?.waiting) return;
    const waiting = {}; // differs from the object of a stopped request, whose response may still arrive
    this.hint.value = { waiting };
    const done = await this.do({ do: "hint" });
    if (this.hint.value?.waiting === waiting)
      this.hint.value = done?.words ? { words: done.words, move: done.hint[0]?.move } : null;
  }

  /** Show the network's advice until the expert's arrives. @param {QuickHint} props */
  on_quick_hint({ words, hint }) {
    const { waiting } = this.hint.value ?? {};
    if (waiting && words) this.hint.value = { waiting, words, move: hint[0]?.move };
  }

  /** Stop waiting for the expert, and keep the network's advice if it has arrived. */
  stopHint() {
    const { words, move } = this.hint.value ?? {};
    this.hint.value = words ? { words, move } : null;
    this.do({ do: "stop-hint" });
  }

  /** Start another match. It begins at once if no other person has to agree. */
  async again() {
    if ((await this.do({ do: "again" })) && this.alone.value && this.host.value) await this.do({ do: "start" });
  }
}

/** @param {number | null | undefined} due @param {TableSettings} settings */
function dueAt(due, settings) {
  return due === null || due === undefined ? null : { at: performance.now() + due, all: settings.clock * 1000 || due };
}
