/**
 * Motion: what happened is shown after the table is drawn as it is now. Nothing waits for it, and nothing depends on it.
 * Copies of cards fly over the table; a new event hurries those that are under way.
 */
import { acrobat, cardSVG } from "../../art/card_faces.js";
import { cloverOrder } from "../../art/pictures.js";
import { settings } from "../../app/saved_state.js";
import { FLIGHTS, SEATS, inFrame, isStill } from "./frame_schedule.js";
import { arcTo } from "./launcher.js";
import { remNow } from "./element_size.js";

const OUT = "cubic-bezier(.2,.8,.2,1)";
const MOVE = 240;
const BETWEEN = 60;
const MOST_BACKS = 6;
const WIDTH = 150; // px: as wide a back flies on most screens
const MANY = 3; // animations under way: more of them jump
const AT_ONCE = 6; // animations that begin in one frame: each is a layer of its own
const APART = 3; // frames until the next ones do; none of a deal is late by that
const backs = new Map(); // their pictures, by the colors of the deck

export class Motion {
  /** @param {import("../live_table.js").Table} table @param {HTMLElement} root */
  constructor(table, root) {
    this.table = table;
    this.root = root;
    this.running = new Set();
    this.places = new Map(); // of one's own cards, before they leave the hand
    this.boxes = new Map(); // of what was looked at since the table was drawn
    this.ready = []; // what moves as soon as everything is measured
    this.letBe = () => {}; // what of it has not begun
    this.sky = document.createElement("div");
    this.sky.className = "sky";
    root.append(this.sky);
    backOf(this.colors); // its dots are there until it flies
    this.follow = (news) => this.play(news);
    table.happened.add(this.follow);
  }

  stop() {
    this.table.happened.delete(this.follow);
    this.letBe();
    for (const one of this.running) one.finish();
    this.sky.remove();
  }

  /** Where one's own cards lie now: called before the table is drawn anew. */
  remember() {
    for (const card of this.root.querySelectorAll("button.card"))
      this.places.set(card.dataset.card, card.getBoundingClientRect());
  }

  play({ frame, before }) {
    if (isStill() || !before) return;
    if (frame.events.some((event) => event.event === "played" && event.seat === this.me)) this.remember();
    for (const one of this.running) one.updatePlaybackRate(3);
    if (this.running.size > MANY) for (const one of this.running) one.finish();
    const places = new Map(this.places);
    const dealt = frame.events.some((event) => event.event === "turned-up");
    this.letBe();
    // all seats are new after a deal: they are drawn before so many cards fly
    this.letBe = inFrame(dealt ? SEATS + 1 : FLIGHTS, () => {
      this.boxes.clear();
      this.ready = [];
      let wait = 0;
      const drawn = new Map();
      for (const event of frame.events) {
        if (event.event === "drew") drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + 1);
        else wait += this.show(event, wait, places, frame) ?? 0;
      }
      for (const [seat, count] of drawn) this.draw(seat, count, wait);
      this.begin(document.timeline.currentTime);
    });
  }

  /** @param {number} due when all of it would have begun at once: what begins later has waited by so much */
  begin(due) {
    const late = document.timeline.currentTime - due;
    for (const start of this.ready.splice(0, AT_ONCE)) start(late);
    if (this.ready.length) this.letBe = inFrame(APART, () => this.begin(due));
  }

  /** @returns {number|void} how long what follows waits */
  show(event, wait, places, frame) {
    const seat = event.seat;
    switch (event.event) {
      case "played":
        return this.lay(seat, event.card, places, wait);
      case "turned-up":
        return event === frame.events.find((one) => one.event === "turned-up") ? this.deal(wait) : 0;
      case "caught":
        return this.pop(event.other, "shake", wait);
      case "called":
        return this.pop(seat, "bounce", wait);
      case "missed-turn":
        return this.pop(seat, "hop", wait);
      case "gave":
        return this.fly("back", this.seat(seat), this.seat(event.to), { wait, time: 420 });
      case "swapped-hands":
        this.fly("back", this.seat(seat), this.seat(event.other), { wait, time: 420 });
        return this.fly("back", this.seat(event.other), this.seat(seat), { wait, time: 420 });
      case "passed-hands":
        return this.passHands(event.direction, wait);
      case "reshuffled":
        return this.fly("back", this.box(".discard"), this.box(".draw"), { wait, time: 300 });
      case "flipped":
        return frame.flight && this.flip(seat, event.at, frame.flight, wait);
      case "went-out":
        return this.bloom(wait);
      default:
        return 0;
    }
  }

  lay(seat, card, places, wait) {
    const mine = seat === this.me;
    const from = (mine && places.get(card)) || this.seat(seat);
    this.fly(card, from, this.box(".discard"), { wait, turn: !mine });
    return MOVE / 2;
  }

  draw(seat, count, wait) {
    for (let one = 0; one < Math.min(count, MOST_BACKS); one++)
      this.fly("back", this.box(".draw"), this.seat(seat), { wait: wait + one * BETWEEN, small: seat !== this.me });
    const badge = this.root.querySelector(`[data-seat="${seat}"] .count`);
    this.run(badge, [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], {
      duration: MOVE,
      delay: wait + MOVE / 2,
    });
  }

  deal(wait) {
    const { players } = this.table.view.value;
    for (let card = 0; card < 3; card++)
      for (let seat = 0; seat < players; seat++)
        this.fly("back", this.box(".draw"), this.seat(seat), {
          wait: wait + card * 90 + seat * 30,
          small: seat !== this.me,
        });
    return 0;
  }

  passHands(direction, wait) {
    const { players } = this.table.view.value;
    const step = direction === "left" ? 1 : players - 1;
    for (let seat = 0; seat < players; seat++)
      this.fly("back", this.seat(seat), this.seat((seat + step) % players), { wait, time: 420 });
  }

  pop(seat, how, wait) {
    const frames = {
      shake: [
        { transform: "none" },
        { transform: "translateX(-.35rem)" },
        { transform: "translateX(.25rem)" },
        { transform: "none" },
      ],
      bounce: [{ transform: "scale(1)" }, { transform: "scale(1.15)" }, { transform: "scale(1)" }],
      hop: [{ transform: "none" }, { transform: "translateY(-.5rem)" }, { transform: "none" }],
    }[how];
    this.run(this.root.querySelector(`[data-seat="${seat}"] .who`), frames, { duration: 360, delay: wait });
  }

  bloom(wait) {
    this.run(this.root.querySelector(".force"), [{ scale: 1 }, { scale: 2.2, opacity: 0.5 }, { scale: 1 }], {
      duration: 600,
      delay: wait,
    });
  }

  /** The figure flies as the server computed it: forward to the pad, aside, and up. */
  flip(seat, at, flight, wait) {
    const from = middle(this.seat(seat) ?? this.box(".me"));
    const to = middle(this.seat(at) ?? this.box(".me"));
    const felt = { height: this.root.querySelector(".felt").clientHeight };
    const end = flight.path.at(-1);
    const power = 60 * Math.sqrt(Math.max(0.05, end[0] / 1000));
    const arc = arcTo([from.x, from.y], [to.x, to.y], felt, ((end[1] / (end[0] || 1)) * 1000) / 5, power);
    const size = 4 * remNow();
    const figure = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    figure.setAttribute("viewBox", "-45 -45 90 90");
    figure.setAttribute("class", "flying figure");
    figure.innerHTML = acrobat(0, 0, 1, "currentColor");
    figure.style.width = figure.style.height = `${size}px`;
    const frames = Array.from({ length: 25 }, (_, step) => {
      const [x, y] = arc(step / 24);
      return { transform: `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${step * 15}deg)` };
    });
    this.run(figure, frames, { duration: 900, delay: wait, easing: "linear" }, true);
    return 900;
  }

  // How things fly

  fly(code, from, to, { wait = 0, time = MOVE, turn = false, small = false } = {}) {
    if (!from || !to) return 0;
    const width = this.box(".discard")?.width || 60;
    const card = code === "back" ? backOf(this.colors).cloneNode() : faceOf(code, this.colors);
    card.setAttribute("class", "flying face");
    card.style.width = `${width}px`;
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

  /** What flies is in the sky for as long. Nothing is added before all is measured: else all is laid out every time. */
  run(element, frames, timing, flies = false) {
    if (element) this.ready.push((late) => this.start(element, frames, timing, flies, late));
  }

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

  get colors() {
    return cloverOrder(this.table.view.value.colors);
  }

  get me() {
    return this.table.view.value.seat;
  }

  seat(seat) {
    return seat === (this.me ?? 0) ? this.box(".hand") : this.box(`[data-seat="${seat}"] .who`);
  }

  box(selector) {
    if (!this.boxes.has(selector)) this.boxes.set(selector, this.measure(selector));
    return this.boxes.get(selector);
  }

  measure(selector) {
    const box = this.root.querySelector(selector)?.getBoundingClientRect();
    if (!box || selector !== ".hand") return box;
    return new DOMRect(box.left + box.width / 2 - 40, box.top + 8, 80, 100);
  }
}

function faceOf(code, colors) {
  const face = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  face.setAttribute("viewBox", "0 0 200 280");
  face.innerHTML = cardSVG(code, { colors, lettersFirst: settings.value.lettersFirst });
  return face;
}

/** Backs fly by the dozen, each of forty shapes: one picture for all of them, and its dots as soon as they are there. */
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

function dotsOf(picture) {
  const canvas = document.createElement("canvas");
  const width = WIDTH * Math.min(2, devicePixelRatio);
  [canvas.width, canvas.height] = [width, 1.4 * width];
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
}

const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
