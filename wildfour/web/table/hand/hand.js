/**
 * The user's cards. The layout uses the fewest rows that keep every index readable, with equal steps. Touch: a tap
 * lifts a card, a second tap plays it; a flick plays; a sliding thumb lifts card after card. A mouse click plays at
 * once. The hand is one tab stop with arrow keys within.
 */
import { classes, html, useLayoutEffect, useRef } from "../../app/html.js";
import { faceOrder, isWild } from "../../app/notation.js";
import { settings } from "../../app/saved_state.js";
import { capital, cardName, say, tell, withSuit } from "../../app/words.js";
import { Face, cloverOrder } from "../../art/pictures.js";
import { useSize } from "../surface/element_size.js";
import { isStill } from "../surface/frame_schedule.js";
import { cardsIn, useFocus } from "./hand_focus.js";
import { playableCards } from "./status_lines.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { HandCard, Pointed, Size } from "../../types.d.ts"
 * @import { View } from "../../protocol.d.ts"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 */

const SHRINK = [1, 0.86, 0.76, 0.7];
const FLICK = 40; // px

/** @param {TableSignals} table @returns {{code: string, key: string}[]} in display order */
export function handOf(table) {
  const { view } = table.game.value;
  /** @type {Record<string, number>} */
  const seen = {};
  const cards = view.hand.map((code) => ({ code, key: `${code}#${(seen[code] = (seen[code] ?? 0) + 1)}` }));
  const colors = cloverOrder(view.colors);
  /** @param {HandCard} props */
  const color = ({ code }) => (isWild(code) ? colors.length : colors.indexOf(code[0]));
  /** @param {HandCard} props */
  const face = ({ code }) => faceOrder(code);
  const by = settings.value.sort === "face" ? [face, color] : [color, face];
  cards.sort((one, other) => by[0](one) - by[0](other) || by[1](one) - by[1](other));
  if (table.naming.value)
    cards.splice(
      cards.findIndex((card) => card.code === table.naming.value),
      1,
    );
  if (!view.drawn || view.phase !== "play-drawn") return cards;
  const drawn = cards.findLastIndex((card) => card.code === view.drawn);
  return [...cards.filter((_, place) => place !== drawn), cards[drawn]].filter(Boolean);
}

/**
 * Return the smallest number of rows in which every card shows its index.
 * @param {number} count
 * @param {number} width
 * @param {number} base
 * @param {number} rem
 */
export function rowsOf(count, width, base, rem) {
  for (let rows = 1; ; rows++) {
    const card = base * SHRINK[Math.min(rows, SHRINK.length) - 1];
    const each = Math.ceil(count / rows);
    const step = Math.min(card * 0.8, (width - card) / Math.max(1, each - 1));
    if (step >= Math.max(1.6 * rem, card / 3)) return { rows, each, card, step };
  }
}

/** @param {{ table: TableSignals }} props */
export function Hand({ table }) {
  const [element, size] = useSize();
  const { view } = table.game.value;
  const cards = view.seat === null ? backs(view) : handOf(table);
  const { rem, wide } = size.value;
  const width = size.value.width || wide * rem - 24;
  const base = widthOf(table, width, size.value);
  const { rows, each, card, step } = rowsOf(cards.length, width, base, rem);
  const fan = rows === 1 && wide >= 48 && cards.length <= 16;
  const focus = useFocus(element, cards, table);
  useFlip(element, cards);
  const lines = Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
  const label = view.seat === null ? table.seatName(0) : table.handName(cards.length);
  const style = {
    "--w": `${card}px`,
    "--usual": `${base * 1.4}px`,
    "--step": `${step}px`,
    "--foot": fan ? `${0.17 * card + 0.3 * rem}px` : "0px",
  };
  return html`<div class=${classes("hand", rows > SHRINK.length && "scrolls")} ref=${element} style=${style} ...${focus.handlers} ...${touching(table)}>
    <ul class="rows" aria-label=${label}>${lines.map(
      (line, row) =>
        html`<li class="row" key=${row}><ul>${line.map(
          (one, place) => html`<li key=${one.key}>
      <${Card} table=${table} card=${one} view=${view} bend=${bend(line.length, place, fan, card)} tabbable=${one.key === focus.at} />
    </li>`,
        )}</ul></li>`,
    )}</ul>
  </div>`;
}

/** Return a card's width in a single-row hand. @param {TableSignals} table @param {number} width @param {Size} props */
function widthOf(table, width, { wide, high, rem }) {
  if (table.view.value.seat === null) return 3.5 * rem;
  if (!table.played && wide < 48) return 3.5 * rem;
  const most = wide >= 48 ? 7 * rem : Math.min(5.25 * rem, width * 0.22);
  return Math.max(3.5 * rem, Math.min(most, high * 0.16)); // a phone in landscape has little height
}

/** @param {View} view */
const backs = (view) =>
  Array.from({ length: view.hand_sizes[0] }, (_, place) => ({ code: "back", key: `back#${place}` }));

/**
 * In a fan, cards tilt, and those at the ends are lower.
 * @param {number} count
 * @param {number} place
 * @param {boolean} fan
 * @param {number} card
 */
function bend(count, place, fan, card) {
  if (!fan || count < 2) return {};
  const off = place - (count - 1) / 2;
  const drop = 0.17 * card * Math.min(1, (count - 1) / 9);
  return { "--tilt": `${off * 1.5}deg`, "--sink": `${drop * ((2 * off) / (count - 1)) ** 2}px` };
}

/**
 * @param {{ table: TableSignals, card: HandCard, view: View, bend: Record<string, string>, tabbable: boolean }} props
 */
function Card({ table, card, view, bend: style, tabbable }) {
  const colors = cloverOrder(view.colors);
  if (card.code === "back")
    return html`<span class="card" style=${style}><${Face} code="back" colors=${colors} /></span>`;
  const playable = table.movesOf(card.code).length > 0 && !(view.phase === "play-drawn" && card.code !== view.drawn);
  const asked = table.mine.value && ["play", "play-drawn", "give"].includes(view.phase) && !table.naming.value;
  const up =
    table.lifted.value === card.key || (view.phase === "play-drawn" && table.mine.value && isDrawn(table, card));
  const marks = classes(
    "card",
    (asked || (playable && !table.naming.value)) && (playable ? "yes" : "no"),
    playable && !table.mine.value && "jump",
    up && "up",
    table.hint.value?.move?.split(">")[0] === card.code && "hinted",
  );
  const isSending = card.key === `${table.sending.value}#1`;
  /** @param {Pointed} event */
  const press = (event) => pressed(table, card, event);
  return html`<button type="button" class=${marks} style=${style} data-card=${card.code} data-key=${card.key} tabindex=${tabbable ? 0 : -1} aria-label=${labelOf(table, card.code, playable, asked)} onClick=${press}>
    <${Face} code=${card.code} colors=${colors} />${isSending && html`<span class="spin"></span>`}</button>`;
}

/** @param {TableSignals} table @param {HandCard} card */
const isDrawn = (table, card) => handOf(table).at(-1)?.key === card.key;

/** @param {TableSignals} table @param {string} code @param {boolean} playable @param {boolean} asked */
function labelOf(table, code, playable, asked) {
  const card = withSuit(capital(cardName(code)), code);
  if (!asked) return playable ? say("web-card-fits", { name: card }) : card;
  return playable
    ? say("web-card-fits", { name: card })
    : say("web-card-does-not-fit", { name: card, instead: tell(playableCards(table)) });
}

/**
 * Mouse and keyboard play at once; touch lifts first, unless one-tap play is on.
 * @param {TableSignals} table
 * @param {HandCard} card
 * @param {Pointed} event
 */
function pressed(table, card, event) {
  const byTouch = event.pointerType === "touch" || event.pointerType === "pen";
  if (event.currentTarget.dataset.slid) {
    delete event.currentTarget.dataset.slid;
    return;
  }
  const playable = table.movesOf(card.code).length > 0;
  if (playable && (!byTouch || settings.value.firstTap || table.lifted.value === card.key)) table.playCard(card.code);
  else if (playable || !table.mine.value) table.lifted.value = table.lifted.value === card.key ? "" : card.key;
  else {
    table.lifted.value = card.key;
    table.playCard(card.code);
  }
}

/**
 * Handle touch: a sliding thumb lifts one card after another; an upward flick plays the card under it.
 * @param {TableSignals} table
 */
function touching(table) {
  /** @param {Pointed} event */
  const cardAt = (event) =>
    /** @type {HTMLElement | null | undefined} */ (
      document.elementFromPoint(event.clientX, event.clientY)?.closest("button.card")
    );
  /** @type {{ x: number, y: number, card: HTMLElement | null | undefined, slid?: boolean } | null} */
  let start = null;
  return {
    onPointerDown: (/** @type {Pointed} */ event) => {
      if (event.pointerType === "touch") start = { x: event.clientX, y: event.clientY, card: cardAt(event) };
    },
    onPointerMove: (/** @type {Pointed} */ event) => {
      const card = start && Math.abs(event.clientX - start.x) > 12 && cardAt(event);
      if (start && card) {
        table.lifted.value = card.dataset.key ?? "";
        start.slid = true;
      }
    },
    onPointerUp: (/** @type {Pointed} */ event) => {
      const code = start?.card?.dataset.card;
      if (start && code && start.y - event.clientY > FLICK && table.movesOf(code).length) table.playCard(code);
      if (start?.slid) {
        const card = cardAt(event);
        if (card) card.dataset.slid = "yes";
        setTimeout(() => card && delete card.dataset.slid, 60);
      }
      start = null;
    },
    onPointerCancel: () => {
      start = null;
    },
  };
}

/** Animate cards that move within the hand. @param {Ref<HTMLElement>} element @param {HandCard[]} cards */
function useFlip(element, cards) {
  const places = useRef(new Map());
  useLayoutEffect(() => {
    const still = isStill();
    const now = new Map();
    for (const card of cardsIn(element)) {
      const box = { x: card.parentElement?.offsetLeft ?? 0, y: card.parentElement?.offsetTop ?? 0 };
      const before = places.current.get(card.dataset.key);
      now.set(card.dataset.key, box);
      if (before && !still && (before.x !== box.x || before.y !== box.y))
        card.animate(
          [{ transform: `translate(${before.x - box.x}px, ${before.y - box.y}px)` }, { transform: "none" }],
          { duration: 240 / settings.value.pace, easing: "cubic-bezier(.2,.8,.2,1)" },
        );
    }
    places.current = now;
  }, [cards.map((card) => card.key).join(" ")]);
}
