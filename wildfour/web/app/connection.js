/**
 * One socket to one table (docs/protocol.md). It comes back by itself; a command that has no answer is sent again with
 * the same id, which the server does at most once.
 */
import { isStill } from "../table/surface/frame_schedule.js";
import { encode } from "./html.js";

/** @import { Status } from "../types.d.ts" */
/** @import { AnyCommand, Frame, Refused } from "../protocol.d.ts" */

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
const ANSWER_TIME = 4000; // after coming back from sleep: longer than that is lost
const REST = 500; // after "too fast"
const APART = 102; // ms in which news are drawn, frame by frame (table/surface/frame_schedule.js), before others are taken
/** Why a socket is not opened again, by the code with which it was closed. @type {Record<number, Status>} */
const FOR_GOOD = { 4000: "newer", 4001: "kicked", 4002: "ended" };

/** A command that the server refused; `frame` is docs/protocol.md's `refused`. */
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

/** The id of the command that a frame answers, or nothing. @param {Frame} frame */
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
    this.waiting = new Map(); // commands without an answer, by id
    /** @type {Frame[]} */
    this.come = []; // frames that are not taken yet
    /** @type {WebSocket} */
    this.socket = /** @type {any} */ (null); // until it first opens
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
   * What comes while news are being drawn waits for that, and is then taken all at once; but not what one did oneself.
   * @param {Frame} frame
   */
  arrive(frame) {
    clearTimeout(this.silence);
    this.come.push(frame);
    if (!this.drawing || isStill() || this.waiting.has(answeredBy(frame))) this.takeAll();
  }

  takeAll() {
    clearTimeout(this.drawing);
    this.drawing = this.come.some((frame) => "game" in frame && frame.game) ? setTimeout(() => this.takeAll(), APART) : 0;
    for (let frame = this.come.shift(); frame; frame = this.come.shift()) this.take(frame);
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

  /** The page is looked at again, or the network is back: is the connection still there? */
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
   * Send a command; the promise is kept when the server has answered, however often the connection breaks.
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
