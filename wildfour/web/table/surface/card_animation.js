/**
 * Motion: events are animated after the table is drawn in its new state. Nothing waits for an animation or depends on
 * it. Copies of cards fly over the table; a new event speeds up those in flight.
 */
import { acrobat } from "../../art/card_faces.js";
import { cloverOrder } from "../../art/pictures.js";
import { remNow } from "./element_size.js";
import { FlyingCards, MOVE } from "./flying_cards.js";
import { FLIGHTS, SEATS, isStill } from "./frame_schedule.js";
import { arcTo } from "./launcher.js";

/**
 * @import { Happened, ShownEvents } from "../../types.d.ts"
 * @import { Flight, GameEvent } from "../../protocol.d.ts"
 * @import { TableSignals } from "../table_signals.js"
 */

const BETWEEN = 60; // ms
const MOST_BACKS = 6;

export class CardAnimation {
  /** @param {TableSignals} table @param {HTMLElement} root */
  constructor(table, root) {
    this.table = table;
    this.root = root;
    this.cards = new FlyingCards(root, () => cloverOrder(table.view.value.colors));
    /** @type {Map<string, DOMRect>} */
    this.places = new Map(); // positions of your own cards before they leave the hand
    this.follow = (/** @type {Happened} */ news) => this.play(news);
    table.happened.add(this.follow);
  }

  stop() {
    this.table.happened.delete(this.follow);
    this.cards.stop();
  }

  /** Record the positions of your cards before the table is drawn again. */
  remember() {
    for (const card of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll("button.card")))
      this.places.set(card.dataset.card ?? "", card.getBoundingClientRect());
  }

  /** @param {Happened} props */
  play({ frame, before }) {
    if (isStill() || !before) return;
    if (frame.events.some((event) => event.event === "played" && event.seat === this.me)) this.remember();
    this.cards.hurry();
    const places = new Map(this.places);
    const dealt = frame.events.some((event) => event.event === "turned-up");
    // All seats are new after a deal: draw them before the cards fly.
    this.cards.schedule(dealt ? SEATS + 1 : FLIGHTS, () => this.showAll(frame, places));
  }

  /**
   * Animate events one after the other, drawn cards last.
   * @param {ShownEvents} frame
   * @param {Map<string, DOMRect>} places
   */
  showAll(frame, places) {
    let wait = 0;
    /** @type {Map<number, number>} */
    const drawn = new Map();
    for (const event of frame.events) {
      if (event.event === "drew") drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + 1);
      else wait += this.show(event, wait, places, frame) ?? 0;
    }
    for (const [seat, count] of drawn) this.draw(seat, count, wait);
  }

  /**
   * @param {GameEvent} event
   * @param {number} wait
   * @param {Map<string, DOMRect>} places
   * @param {ShownEvents} frame
   * @returns {number|void} ms before the next animation starts
   */
  show(event, wait, places, frame) {
    const seat = "seat" in event ? event.seat : -1;
    switch (event.event) {
      case "played":
        return this.flyToDiscard(seat, event.card, places, wait);
      case "turned-up":
        return event === frame.events.find((one) => one.event === "turned-up") ? this.deal(wait) : 0;
      case "caught":
        return this.pop(event.other, "shake", wait);
      case "called":
        return this.pop(seat, "bounce", wait);
      case "missed-turn":
        return this.pop(seat, "hop", wait);
      case "gave":
        return this.cards.fly("back", this.seat(seat), this.seat(event.to), { wait, time: 420 });
      case "swapped-hands":
        this.cards.fly("back", this.seat(seat), this.seat(event.other), { wait, time: 420 });
        return this.cards.fly("back", this.seat(event.other), this.seat(seat), { wait, time: 420 });
      case "passed-hands":
        return this.passHands(event.direction, wait);
      case "reshuffled":
        return this.cards.fly("back", this.cards.box(".discard"), this.cards.box(".draw"), { wait, time: 300 });
      case "flipped":
        return frame.flight ? this.flip(seat, event.at, frame.flight, wait) : 0;
      case "went-out":
        return this.bloom(wait);
      default:
        return 0;
    }
  }

  /** @param {number} seat @param {string} card @param {Map<string, DOMRect>} places @param {number} wait */
  flyToDiscard(seat, card, places, wait) {
    const mine = seat === this.me;
    const from = (mine && places.get(card)) || this.seat(seat);
    this.cards.fly(card, from, this.cards.box(".discard"), { wait, turn: !mine });
    return MOVE / 2;
  }

  /** @param {number} seat @param {number} count @param {number} wait */
  draw(seat, count, wait) {
    for (let one = 0; one < Math.min(count, MOST_BACKS); one++)
      this.cards.fly("back", this.cards.box(".draw"), this.seat(seat), { wait: wait + one * BETWEEN, small: seat !== this.me });
    /** @type {HTMLElement | null} */
    const badge = this.root.querySelector(`[data-seat="${seat}"] .count`);
    this.cards.run(badge, [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], {
      duration: MOVE,
      delay: wait + MOVE / 2,
    });
  }

  /** @param {number} wait */
  deal(wait) {
    const { players } = this.table.view.value;
    for (let card = 0; card < 3; card++)
      for (let seat = 0; seat < players; seat++)
        this.cards.fly("back", this.cards.box(".draw"), this.seat(seat), {
          wait: wait + card * 90 + seat * 30,
          small: seat !== this.me,
        });
    return 0;
  }

  /** @param {string} direction @param {number} wait */
  passHands(direction, wait) {
    const { players } = this.table.view.value;
    const step = direction === "left" ? 1 : players - 1;
    for (let seat = 0; seat < players; seat++)
      this.cards.fly("back", this.seat(seat), this.seat((seat + step) % players), { wait, time: 420 });
  }

  /** @param {number} seat @param {"shake" | "bounce" | "hop"} how @param {number} wait */
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
    this.cards.run(this.root.querySelector(`[data-seat="${seat}"] .who`), frames, { duration: 360, delay: wait });
  }

  /** @param {number} wait */
  bloom(wait) {
    this.cards.run(this.root.querySelector(".force"), [{ scale: 1 }, { scale: 2.2, opacity: 0.5 }, { scale: 1 }], {
      duration: 600,
      delay: wait,
    });
  }

  /**
   * Fly the figure as the server computed it: forward to the pad, sideways, and up.
   * @param {number} seat
   * @param {number} at
   * @param {Flight} flight
   * @param {number} wait
   */
  flip(seat, at, flight, wait) {
    const from = middle(this.seat(seat) ?? this.cards.box(".me"));
    const to = middle(this.seat(at) ?? this.cards.box(".me"));
    const felt = { height: this.root.querySelector(".felt")?.clientHeight ?? 0 };
    const end = flight.path[flight.path.length - 1];
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
    this.cards.run(figure, frames, { duration: 900, delay: wait, easing: "linear" }, true);
    return 900;
  }

  get me() {
    return this.table.view.value.seat;
  }

  /** @param {number} seat */
  seat(seat) {
    return seat === (this.me ?? 0) ? this.cards.box(".hand") : this.cards.box(`[data-seat="${seat}"] .who`);
  }
}

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
