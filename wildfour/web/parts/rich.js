/** A sentence with its cards and names marked. */
import { html } from "../html.js";
import { capital, parts } from "../words.js";
import { Suit } from "./face.js";

export function Rich({ message }) {
  return parts(message).map((part) => {
    if (part.name) return html`<b dir="auto">${part.text}</b>`;
    if (!part.card) return part.text;
    const color = /^[bgory]/.test(part.card) ? part.card[0] : "";
    return html`<span class=${color ? "c" : "c w"} data-force=${color}>${color && html`<${Suit} color=${color} />`}${capital(part.text)}</span>`;
  });
}
