/** Focus within the hand: one tab stop, arrow keys within. A removed card passes the focus to its neighbor. */
import { useLayoutEffect, useRef, useState } from "../../app/html.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { HandCard } from "../../types.d.ts"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 */

/** @typedef {{ key: string, place: number, had: boolean }} Focused the card that Tab leads to, and whether it had the focus */

/** @param {Ref<HTMLElement>} element @returns {HTMLElement[]} */
export const cardsIn = (element, selector = "button.card") =>
  Array.from(element.current?.querySelectorAll(selector) ?? [], (card) => /** @type {HTMLElement} */ (card));

/**
 * Make the hand one tab stop. After a card leaves, its right neighbor gets the focus.
 * @param {Ref<HTMLElement>} element
 * @param {HandCard[]} cards
 * @param {TableSignals} table
 */
export function useFocus(element, cards, table) {
  const at = useRef({ key: "", place: 0, had: false });
  const [, redraw] = useState(0);
  const place = cards.findIndex((card) => card.key === at.current.key);
  if (place < 0) at.current = { ...at.current, key: cards[Math.min(at.current.place, cards.length - 1)]?.key ?? "" };
  else at.current.place = place;
  useLayoutEffect(() => {
    const lost = at.current.had && document.activeElement === document.body;
    if (lost) cardsIn(element, '.card[tabindex="0"]')[0]?.focus();
  });
  /** @param {number} next */
  const to = (next) => {
    const all = cardsIn(element);
    const one = all[Math.max(0, Math.min(all.length - 1, next))];
    if (!one) return;
    at.current = { key: one.dataset.key ?? "", place: all.indexOf(one), had: true };
    redraw((count) => count + 1);
    one.focus();
  };
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const now = cardsIn(element).findIndex((card) => card === document.activeElement);
    const perRow = element.current.querySelector(".row ul")?.children.length ?? 1;
    const next = placeAfter(event.key, now, perRow);
    if (next === undefined || now < 0 || table.aims.value) return;
    event.preventDefault();
    event.stopPropagation();
    to(next);
  };
  return { at: at.current.key, handlers: { onKeyDown: onKey, ...watchFocus(element, at) } };
}

/**
 * Return the index to which a key moves the focus, if any.
 * @param {string} key
 * @param {number} now
 * @param {number} perRow
 */
function placeAfter(key, now, perRow) {
  /** @type {Record<string, number>} */
  const places = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now + perRow,
    ArrowUp: now - perRow,
    Home: 0,
    End: Infinity,
  };
  return places[key];
}

/**
 * Handlers that track whether the focus is in the hand. A removed card loses the focus too, which does not count as
 * leaving.
 * @param {Ref<HTMLElement>} element
 * @param {Ref<Focused>} at
 */
function watchFocus(element, at) {
  const onFocusIn = () => {
    at.current.had = true;
  };
  /** @param {FocusEvent & { target: HTMLElement }} props */
  const onFocusOut = ({ target }) =>
    queueMicrotask(() => {
      const left = target.isConnected && !element.current?.contains(document.activeElement);
      if (left) at.current.had = false; // otherwise the card was removed, and the focus returns
    });
  return { onFocusIn, onFocusOut };
}
