/** Pictures: cards, avatars, suits, and the clover. */
import { html } from "../app/html.js";
import { settings } from "../app/saved_state.js";
import { cardName, withSuit } from "../app/words.js";
import { ANIMALS, avatarSVG } from "./avatars.js";
import { SUITS, cardSVG, clover } from "./card_faces.js";

/** Return an edition's colors in the clover's order. @param {string | string[]} colors */
export const cloverOrder = (colors) => (colors.includes("o") ? "oygb" : "rygb");

/**
 * @param {{ code: string, named?: string | null, colors?: string | string[], label?: boolean, blank?: boolean } & Record<string, any>} props
 * blank: reserve the space; the picture is drawn later
 */
export function Face({ code, named, colors = "rygb", label = false, blank = false, ...rest }) {
  const about = label ? { role: "img", "aria-label": withSuit(cardName(code), code) } : { "aria-hidden": "true" };
  const picture = { __html: blank ? "" : cardSVG(code, { named: named ?? "", colors, lettersFirst: settings.value.lettersFirst }) };
  return html`<svg class="face" viewBox="0 0 200 280" ...${about} ...${rest} dangerouslySetInnerHTML=${picture}></svg>`;
}

/** @param {{ face: number, blank?: boolean }} props */
export const Animal = ({ face, blank = false }) =>
  html`<svg class="animal" viewBox="0 0 64 64" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: blank ? "" : avatarSVG(face) }}></svg>`;

/** @param {{ color: string, class?: string }} props */
export const Suit = ({ color, class: name = "" }) =>
  html`<svg class=${`suit ${name}`} viewBox="-56 -58 112 116" aria-hidden="true">
    <path d=${SUITS[color].path} stroke-width="6" stroke-linejoin="round" /></svg>`;

export const Clover = ({ colors = "rygb", half = 50 }) =>
  html`<svg class="clover" viewBox="-50 -50 100 100" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: clover(colors, 0, 0, half) }}></svg>`;

/**
 * Return the avatars at a table: those that people chose, and unused ones for everyone else.
 * @param {{ name: string, avatar?: number | null }[]} seats
 */
export function animalsAt(seats) {
  const taken = new Set(seats.map((seat) => seat.avatar).filter((avatar) => avatar !== null && avatar !== undefined));
  return seats.map((seat) => {
    if (seat.avatar !== null && seat.avatar !== undefined) return seat.avatar;
    let avatar = [...seat.name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % ANIMALS.length;
    while (taken.has(avatar) && taken.size < ANIMALS.length) avatar = (avatar + 1) % ANIMALS.length;
    taken.add(avatar);
    return avatar;
  });
}
