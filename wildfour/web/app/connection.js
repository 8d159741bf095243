/**
 * A socket to one table (docs/protocol.md). It reconnects by itself. A command without an answer is sent again with the
 * same id, and the server executes it at most once.
 */
import { isStill } from "../table/surface/frame_schedule.js";
import { encode } from "./html.js";

/** @import { Status } from "../types.d.ts" */
/** @import { AnyCommand, Frame, Refused } from "../protocol.d.ts" */

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
const ANSWER_TIME = 4000; // ms to answer after waking from sleep, before the connection counts as lost
const REST = 500; // ms to wait after "too fast"
const APART = 102; // ms between two batches of updates, which are drawn frame by frame (table/surface/frame_schedule.js)
/** Why a socket stays closed, by its close code. @type {Record<number, Status>} */
const FOR_GOOD = { 4000: "newer", 4001: "kicked", 4002: "ended" };

/** A command that the server rejected; `frame` is `refused` in docs/protocol.md. */
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
/** @typedef {WithoutId<AnyCommand>} NewCommand a command to send; the connection gives it its id */

/** Return the id of the command that a frame answers, if any. @param {Frame} frame */
const answeredBy = (frame) => (frame.is === "news" ? frame.did : frame.is === "done" || frame.is === "refused" ? frame.id : "") ?? "";

export class Connection {
  /**
   * @param {string} table its name
   * @param {(frame: Frame) => void} receive
   * @param {(status: Status) => void} changed
   * @param {() => Promise<any>} introduce fetches the identity that the server asks for
   * @param {() => Promise<boolean>} exists is the table there? asked when the door stays shut
   */
  constructor(table, receive, changed, introduce, exists) {
    this.table = table;
    this.receive = receive;
    this.changed = changed;
    this.introduce = introduce;
    this.exists = exists;
    /** @type {Map<string, { data: string, done: (frame: any) => void, refuse: (problem: Error) => void }>} */
    this.waiting = new Map(); // unanswered commands by id
    /** @type {Frame[]} */
    this.queue = []; // queued frames
    /** @type {WebSocket} */
    this.socket = /** @type {any} */ (null); // unset until the first open
    this.greeted = false;
    this.closed = false;
    /** @type {number | undefined} */
    this.silence = undefined;
    /** @type {number | undefined} */
    this.drawing = undefined;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.pause = FIRST_PAUSE;
    this.prefix = Math.random().toString(36).slice(2, 8);
    this.serial = 0;
    this.wake = () => document.visibilityState === "visible" && this.check();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.open();
  }

  async open() {
    try {
      await this.introduce();
    } catch {
      if (!this.closed) this.tryLater();
      return;
    }
    if (!this.closed) this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encode(this.table)}/socket?views=1&words=1`);
    this.greeted = false;
    this.socket.onmessage = (event) => this.arrive(JSON.parse(event.data));
    this.socket.onclose = (event) => this.lost(event.code);
  }

  /**
   * Queue frames while updates are being drawn, then process them together. Answers to your own commands do not wait.
   * @param {Frame} frame
   */
  arrive(frame) {
    clearTimeout(this.silence);
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
    this.changed("lost");
    if (!wasGreeted && !(await this.exists())) return this.end("missing");
    if (!this.closed) this.tryLater();
  }

  tryLater() {
    this.changed("lost");
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
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
    } else if (this.greeted) {
      this.send({ do: "look" }).catch(() => {});
      this.silence = setTimeout(() => {
        const socket = this.socket;
        this.lost(1006);
        socket.close();
      }, ANSWER_TIME);
    }
  }

  /**
   * Send a command. The promise settles when the server answers, even after reconnects.
   * @param {NewCommand} command
   */
  send(command) {
    const id = `${this.prefix}-${++this.serial}`;
    return new Promise((done, refuse) => {
      const data = JSON.stringify({ ...command, id });
      if (command.do !== "look") this.waiting.set(id, { data, done, refuse });
      else done(undefined);
      if (this.greeted) this.socket.send(data);
    });
  }

  sendAgain() {
    for (const { data } of this.waiting.values()) this.socket.send(data);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.drawing);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }
}
