/**
 * The cards that fly over the table. All positions are measured before elements are added: otherwise each addition
 * would force a layout.
 */
import { settings } from "../../app/saved_state.js";
import { cardSVG } from "../../art/card_faces.js";
import { inFrame } from "./frame_schedule.js";

const OUT = "cubic-bezier(.2,.8,.2,1)";
export const MOVE = 240; // ms
const WIDTH = 150; // px; width of a flying card's back on most screens
const MANY = 3; // maximum number of animations to speed up; if more are running, all finish immediately
const AT_ONCE = 6; // animations that start in one frame: each is a layer
const APART = 3; // frames until the next batch starts; few enough not to delay a deal
const HURRY = 3; // speed factor for flying cards after a new event
const backs = new Map(); // images of card backs by deck colors

const now = () => Number(document.timeline.currentTime);

export class FlyingCards {
  /** @param {HTMLElement} root @param {() => string} colors of the deck */
  constructor(root, colors) {
    this.root = root;
    this.colors = colors;
    this.running = new Set();
    this.boxes = new Map(); // boxes of the elements measured since the table was drawn
    /** @type {((late: number) => void)[]} */
    this.ready = []; // animations that start once everything is measured
    this.cancel = () => {}; // cancels the animations that have not started
    this.sky = document.createElement("div");
    this.sky.className = "sky";
    root.append(this.sky);
    backOf(colors()); // decode the image before its first flight
  }

  stop() {
    this.cancel();
    for (const one of this.running) one.finish();
    this.sky.remove();
  }

  /** Speed up the animations in flight. */
  hurry() {
    for (const one of this.running) one.updatePlaybackRate(HURRY);
    if (this.running.size > MANY) for (const one of this.running) one.finish();
  }

  /**
   * Wait some frames, measure, then start; drop earlier animations that have not started.
   * @param {number} frames
   * @param {() => void} measure
   */
  schedule(frames, measure) {
    this.cancel();
    this.cancel = inFrame(frames, () => {
      this.boxes.clear();
      this.ready = [];
      measure();
      this.begin(now());
    });
  }

  /** @param {number} due the planned start of all animations; later batches are late by the time since then */
  begin(due) {
    const late = now() - due;
    for (const start of this.ready.splice(0, AT_ONCE)) start(late);
    if (this.ready.length) this.cancel = inFrame(APART, () => this.begin(due));
  }

  /**
   * @param {string} code
   * @param {DOMRect | undefined} from
   * @param {DOMRect | undefined} to
   * @param {{ wait?: number, time?: number, turn?: boolean, small?: boolean }} props
   */
  fly(code, from, to, { wait = 0, time = MOVE, turn = false, small = false } = {}) {
    if (!from || !to) return 0;
    const width = this.box(".discard")?.width || 60;
    const card = code === "back" ? backOf(this.colors()).cloneNode() : faceOf(code, this.colors());
    card.setAttribute("class", "flying face");
    card.style.width = `${width}px`;
    /** @param {DOMRect} box @param {number} scale */
    const place = (box, scale) =>
      `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width * 0.7}px) scale(${scale})`;
    const start = Math.min(1, from.width / width) || 1;
    const end = small ? 0.4 : Math.min(1, to.width / width);
    const frames = [
      { transform: `${place(from, turn ? 0.5 : start)}${turn ? " rotateY(80deg)" : ""}`, opacity: 1 },
      { transform: place(to, end), opacity: 1 },
    ];
    this.run(card, frames, { duration: time, delay: wait, fill: "backwards", easing: OUT }, true);
    return 0;
  }

  /**
   * Count cards as in flight from now on. No element is added until all are measured; otherwise each addition would
   * force a layout.
   * @param {HTMLElement | SVGElement | null} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions & { duration: number }} timing
   */
  run(element, frames, timing, flies = false) {
    if (element) this.ready.push((/** @type {number} */ late) => this.start(element, frames, timing, flies, late));
  }

  /**
   * @param {HTMLElement | SVGElement} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions & { duration: number }} timing
   * @param {boolean} flies
   * @param {number} late
   */
  start(element, frames, timing, flies, late) {
    const pace = settings.value.pace;
    if (flies) this.sky.append(element);
    const one = element.animate(frames, {
      easing: OUT,
      ...timing,
      duration: timing.duration / pace,
      delay: (timing.delay ?? 0) / pace - late,
    });
    this.running.add(one);
    one.finished
      .catch(() => {})
      .finally(() => {
        this.running.delete(one);
        if (flies) element.remove();
      });
  }

  /** @param {string} selector */
  box(selector) {
    if (!this.boxes.has(selector)) this.boxes.set(selector, this.measure(selector));
    return this.boxes.get(selector);
  }

  /** @param {string} selector */
  measure(selector) {
    const box = this.root.querySelector(selector)?.getBoundingClientRect();
    if (!box || selector !== ".hand") return box;
    return new DOMRect(box.left + box.width / 2 - 40, box.top + 8, 80, 100);
  }
}

/** @param {string} code @param {string | string[]} colors */
function faceOf(code, colors) {
  const face = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  face.setAttribute("viewBox", "0 0 200 280");
  face.innerHTML = cardSVG(code, { colors, lettersFirst: settings.value.lettersFirst });
  return face;
}

/**
 * Dozens of backs can fly at once, and each has forty shapes, so they share one image.
 * @param {string | string[]} colors
 */
function backOf(colors) {
  if (!backs.has(colors)) {
    const picture = new Image();
    const shapes = cardSVG("back", { colors });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" width="200" height="280">${shapes}</svg>`;
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    picture.alt = "";
    picture.decode().then(
      () => {
        picture.src = dotsOf(picture);
      },
      () => {},
    );
    backs.set(colors, picture);
  }
  return backs.get(colors);
}

/** @param {HTMLImageElement} picture */
function dotsOf(picture) {
  const canvas = document.createElement("canvas");
  const width = WIDTH * Math.min(2, devicePixelRatio);
  [canvas.width, canvas.height] = [width, 1.4 * width];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}
