/**
 * The connection to a table (docs/protocol.md). It reconnects automatically and resends unanswered commands with the
 * same id; the server executes each id at most once.
 *
 * A socket does not notice when the network stalls, so the page sends a ping after QUIET ms without a frame. After
 * another PATIENCE ms, it reports the connection as lost. If the silence continues, it replaces the connection.
 */
import { isStill } from "../table/surface/frame_schedule.js";
import { encode } from "./html.js";

/** @import { Status } from "../types.d.ts" */
/** @import { AnyCommand, Frame, Refused } from "../protocol.d.ts" */

const FIRST_PAUSE = 100;
const SHORT_PAUSE = 600; // ms; the longest pause between the first attempts
const LONGEST_PAUSE = 5000;
const QUICK_ATTEMPTS = 20; // about 50 seconds; later attempts are rarer and have longer time limits
const BEAT = 400; // ms between checks
const QUIET = 2000;
const PATIENCE = 2200;
const REPLACE_AFTER = 5000; // ms from the unanswered ping to a new socket
const HANDSHAKE = 2000; // ms; shortest time limit for a socket to open
const LONG_HANDSHAKE = 10000; // ms; for the first attempt and the late attempts
const REST = 500; // ms to wait after "too fast"
const STALLED = 0; // not a WebSocket close code
const APART = 102; // ms between batches of updates, which are drawn frame by frame (table/surface/frame_schedule.js)
/** The status after a socket closes for good, by its close code. @type {Record<number, Status>} */
const FOR_GOOD = { 4000: "newer", 4001: "kicked", 4002: "ended" };

/** A command that the server rejected. `frame` is the `refused` frame (docs/protocol.md). */
export class CommandRefused extends Error {
  /** @param {Refused} frame */
  constructor(frame) {
    super(frame.says);
    this.frame = frame;
  }
}

/**
 * @template T
 * @typedef {T extends unknown ? Omit<T, "id"> : never} WithoutId
 */
/** @typedef {WithoutId<AnyCommand>} NewCommand a command to send; the connection adds its id */

/** Return the id of the command that a frame answers, if any. @param {Frame} frame */
const answeredBy = (frame) => (frame.is === "news" ? frame.did : frame.is === "done" || frame.is === "refused" ? frame.id : "") ?? "";

export class Connection {
  /**
   * @param {string} table the table's name
   * @param {(frame: Frame) => void} receive
   * @param {(status: Status) => void} changed
   * @param {() => Promise<any>} introduce fetches the identity that the server requires
   * @param {() => Promise<Status | null>} shut returns why the user cannot enter, or null; called if the socket does not open
   */
  constructor(table, receive, changed, introduce, shut) {
    this.table = table;
    this.receive = receive;
    this.changed = changed;
    this.introduce = introduce;
    this.shut = shut;
    /** @type {Map<string, { data: string, done: (frame: any) => void, refuse: (problem: Error) => void }>} */
    this.waiting = new Map(); // unanswered commands by id
    /** @type {Frame[]} */
    this.queue = []; // queued frames
    /** @type {WebSocket} */
    this.socket = /** @type {any} */ (null); // unset until the first open
    this.greeted = false;
    this.closed = false;
    this.introduced = false;
    this.heardAt = 0; // time of the last frame
    this.askedAt = 0; // time of the unanswered ping, or 0
    this.openedAt = 0; // start of the handshake
    this.attempts = 0; // attempts since the last working socket
    this.handshake = 0; // ms; duration of the last handshake
    this.beating = setInterval(() => this.beat(), BEAT);
    /** @type {number | undefined} */
    this.drawing = undefined;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.pause = FIRST_PAUSE;
    this.prefix = Math.random().toString(36).slice(2, 8);
    this.serial = 0;
    this.wake = () => document.visibilityState === "visible" && this.check();
    document.addEventListener("visibilitychange", this.wake);
    this.unplugged = () => this.greeted && this.changed("lost");
    addEventListener("online", this.wake);
    addEventListener("offline", this.unplugged);
    this.open();
  }

  async open() {
    this.attempts++;
    try {
      if (!this.introduced) await this.introduce();
      this.introduced = true;
    } catch {
      if (!this.closed) this.tryLater();
      return;
    }
    if (!this.closed) this.connect();
  }

  /** Return the time limit for a socket to open: a multiple of the last handshake. */
  get handshakeLimit() {
    if (!this.handshake || this.attempts > QUICK_ATTEMPTS) return LONG_HANDSHAKE;
    return Math.min(LONG_HANDSHAKE, Math.max(HANDSHAKE, 4 * this.handshake));
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encode(this.table)}/socket?views=1&words=1`);
    this.greeted = false;
    this.openedAt = performance.now();
    this.socket.onmessage = (event) => this.arrive(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lost(event.code);
  }

  /**
   * Queue frames while updates are being drawn, then process them together. Process responses to commands at once.
   * @param {Frame} frame
   */
  arrive(frame) {
    this.heardAt = performance.now();
    this.askedAt = 0;
    if (this.greeted) this.changed("open");
    this.queue.push(frame);
    if (!this.drawing || isStill() || this.waiting.has(answeredBy(frame))) this.takeAll();
  }

  takeAll() {
    clearTimeout(this.drawing);
    this.drawing = this.queue.some((frame) => "game" in frame && frame.game) ? setTimeout(() => this.takeAll(), APART) : 0;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) this.take(frame);
  }

  /** @param {Frame} frame */
  take(frame) {
    if (frame.is === "whole") {
      this.pause = FIRST_PAUSE;
      this.attempts = 0;
      if (!this.greeted) this.handshake = performance.now() - this.openedAt;
      this.greeted = true;
      this.changed("open");
    }
    this.receive(frame);
    if (frame.is === "whole") this.sendAgain();
    if (frame.is === "done") this.answered(frame.id, frame);
    if (frame.is === "news" && frame.did) this.answered(frame.did, frame);
    if (frame.is === "refused") this.refused(frame);
  }

  /** @param {Refused} frame */
  refused(frame) {
    if (frame.kind === "too-fast") setTimeout(() => this.sendAgain(), REST);
    const waiting = this.waiting.get(frame.id);
    this.waiting.delete(frame.id);
    waiting?.refuse(new CommandRefused(frame));
  }

  /** @param {string} id @param {Frame} frame */
  answered(id, frame) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(frame);
  }

  /** @param {number} code */
  async lost(code) {
    this.takeAll();
    this.socket.onmessage = this.socket.onclose = null;
    if (this.closed) return;
    if (FOR_GOOD[code]) return this.end(FOR_GOOD[code]);
    const wasGreeted = this.greeted;
    this.greeted = false;
    this.openedAt = this.askedAt = 0;
    this.changed("lost");
    if (!wasGreeted && code !== STALLED) {
      this.introduced = false;
      const why = await this.shut();
      if (why) return this.end(why);
    }
    if (!this.closed) this.tryLater();
  }

  tryLater() {
    this.changed("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, this.attempts > QUICK_ATTEMPTS ? LONGEST_PAUSE : SHORT_PAUSE);
  }

  /** @param {Status} status */
  end(status) {
    this.close();
    this.changed(status);
  }

  /** Check the connection when the page becomes visible or the network returns. */
  check() {
    if (this.closed || !this.socket) return;
    if (this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.pause = FIRST_PAUSE;
      this.open();
    } else if (this.greeted && !this.askedAt) this.ping();
  }

  beat() {
    const now = performance.now();
    if (!this.greeted) {
      if (this.openedAt && now - this.openedAt > this.handshakeLimit) this.replace();
    } else if (!this.askedAt) {
      if (now - this.heardAt > QUIET) this.ping();
    } else if (now - this.askedAt > REPLACE_AFTER) this.replace();
    else if (now - this.askedAt > PATIENCE) this.changed("lost");
  }

  ping() {
    this.askedAt = performance.now();
    this.socket.send(JSON.stringify({ do: "ping", id: this.newId() }));
  }

  /** Close a stalled socket and open another. */
  replace() {
    const socket = this.socket;
    this.lost(STALLED);
    socket.close();
  }

  /**
   * Send a command. The promise settles when the server responds, even after reconnects.
   * @param {NewCommand} command
   */
  send(command) {
    const id = this.newId();
    return new Promise((done, refuse) => {
      const data = JSON.stringify({ ...command, id });
      if (command.do !== "look") this.waiting.set(id, { data, done, refuse });
      else done(undefined);
      if (this.greeted) this.socket.send(data);
    });
  }

  newId() {
    return `${this.prefix}-${++this.serial}`;
  }

  sendAgain() {
    for (const { data } of this.waiting.values()) this.socket.send(data);
  }

  close() {
    this.closed = true;
    this.queue = [];
    this.waiting.clear();
    clearTimeout(this.timer);
    clearInterval(this.beating);
    clearTimeout(this.drawing);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.unplugged);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }
}
