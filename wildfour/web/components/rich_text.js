/** Renders a sentence with marked cards and names. */
import { html } from "../app/html.js";
import { colorOf } from "../app/notation.js";
import { capital, parts } from "../app/words.js";
import { Suit } from "../art/pictures.js";

/**
 * @import { Message } from "../protocol.d.ts"
 * @import { SentencePart } from "../app/words.js"
 */

const STOP = /^[.,;:!?)]+/;

/** @param {{ message: Message }} props */
export function Rich({ message }) {
  const all = parts(message);
  return all.map((part, i) => {
    if (part.name) return html`<b dir="auto">${part.text}</b>`;
    if (!part.card) return part.text.slice(stopAfter(all, i - 1).length);
    const stop = stopAfter(all, i);
    return stop ? html`<span class="unbroken">${marked(part)}${stop}</span>` : marked(part);
  });
}

/** @param {SentencePart} props */
function marked({ card = "", text }) {
  const color = colorOf(card);
  return html`<span class=${color ? "c" : "c w"} data-force=${color}>${color && html`<${Suit} color=${color} />`}${capital(text)}</span>`;
}

/** Return the text that must stay on the same line as the card before it. @param {SentencePart[]} all @param {number} i */
function stopAfter(all, i) {
  const next = all[i + 1];
  return all[i]?.card && next && !next.card && !next.name ? (STOP.exec(next.text)?.[0] ?? "") : "";
}
