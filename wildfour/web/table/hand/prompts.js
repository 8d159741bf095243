/** Prompts over the felt. They never cover the hand. */
import { html, useEffect, useRef } from "../../app/html.js";
import { capital, colorName, say, saying } from "../../app/words.js";
import { letterOf } from "../../art/card_faces.js";
import { Animal, Face, Suit, animalsAt, cloverOrder } from "../../art/pictures.js";
import { Rich } from "../../components/rich_text.js";
import { ColorPill } from "../surface/piles.js";
import { targets } from "../table_signals.js";

/** @import { LiveTable } from "../live_table.js" */

/** Return whether a prompt is open, which moves the piles aside. @param {LiveTable} table */
export function isAsking(table) {
  return Boolean(which(table));
}

/** @param {LiveTable} table */
function which(table) {
  const view = table.view.value;
  if (table.naming.value || (table.mine.value && view.phase === "choose-color")) return PickColor;
  if (table.shown.value) return ShownHand;
  if (!table.mine.value) return null;
  if (view.phase === "answer") return Answer;
  return view.phase === "swap" ? PickHand : null;
}

/** @param {{ table: LiveTable }} props */
export function Prompt({ table }) {
  const Asked = which(table);
  return Asked ? html`<${Asked} table=${table} key=${Asked.name} />` : null;
}

/** Return the advice and its first reason. @param {LiveTable} table */
export function adviceOf(table) {
  const [one, two] = table.hint.value?.words ?? [saying("web-thinking")];
  return two ? saying("web-two-sentences", { one, two }) : one;
}

/** The hint in a prompt. @param {{ table: LiveTable }} props */
function Advice({ table }) {
  if (!table.hint.value) return null;
  const { waiting, words } = table.hint.value;
  return html`<div class="advice" role="status">${waiting && html`<span class="spin"></span>`}<p><${Rich} message=${adviceOf(table)} />
    ${waiting && words && html`<small>${say("web-thinking")}</small>`}</p>
    ${waiting && html`<button type="button" class="btn pill" onClick=${() => table.stopHint()}>${say("web-stop")}</button>`}</div>`;
}

/**
 * A prompt. It takes the focus, and returns it once answered.
 * @param {{ table: LiveTable, label: string, labelled: string, children: any }} props
 */
function Box({ table, label, labelled, children }) {
  const box = useRef(null);
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (before && before !== document.body)
      /** @type {HTMLElement | null} */ (box.current.querySelector("button:not([disabled])"))?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  return html`<section class="prompt" role="dialog" aria-label=${label} aria-labelledby=${labelled} ref=${box}>${table.view.value.color && html`<${ColorPill} color=${table.view.value.color} />`}${children}<${Advice} table=${table} /></section>`;
}

/** @param {{ table: LiveTable }} props */
function PickColor({ table }) {
  const view = table.view.value;
  const card = table.naming.value;
  const colors = [...cloverOrder(view.colors)].filter((color) => table.moves.value.includes(`${card}>${color}`));
  return html`<${Box} table=${table} label=${say("web-name-color")}><div class="pick">${colors.map(
    (color) => html`
    <button type="button" data-force=${color} data-color=${color} onClick=${() => table.move(`${card}>${color}`)}>
      <${Suit} color=${color} /><b>${capital(colorName(color))}<kbd>${letterOf(color)}</kbd></b>
      <small>${say("web-you-hold", { count: view.hand.filter((one) => one[0] === color).length })}</small></button>`,
  )}</div></${Box}>`;
}

/**
 * A card demands a response: draw, challenge, or (with stacking) play another draw card.
 * @param {{ table: LiveTable }} props
 */
function Answer({ table }) {
  const view = table.view.value;
  const name = table.seatName(view.laid_by);
  /** @param {string} move */
  const may = (move) => table.moves.value.includes(move);
  if (view.pending === 0)
    return html`<${Box} table=${table} labelled="ask"><h2 id="ask">${say("web-last-card", { name })}</h2>
    <div class="two">${may("object") && html`<button type="button" class="btn tall" onClick=${() => table.move("object")}>${say("web-object")}</button>`}<button type="button" class="btn tall" onClick=${() => table.move("accept")}>${say("web-accept-last")}</button></div></${Box}>`;
  return html`<${Box} table=${table} labelled="ask"><h2 id="ask">${say("web-laid", { name, card: view.top })}</h2>
    ${may("challenge") && view.color_before && html`<p>
      <${Rich} message=${saying("web-believe", { color: view.color_before, name })} /></p>`}
    <div class="two">
      <button type="button" class="btn tall" onClick=${() => table.move("accept")}>${say("web-draw-count", { count: view.pending })}<small>${say("web-and-miss")}</small></button>
      ${may("challenge") && html`<button type="button" class="btn tall" onClick=${() => table.move("challenge")}>${say("web-challenge")}<small>${say("web-challenge-right", { name, count: view.pending })}<br />${say("web-challenge-wrong", { count: view.pending + 2 })}</small></button>`}</div></${Box}>`;
}

/** A hand that only the challenger sees. @param {{ table: LiveTable }} props */
function ShownHand({ table }) {
  const { seat, hand, guilty, color } = /** @type {import("../../types.d.ts").ShownHand} */ (table.shown.value);
  const name = table.seatName(seat);
  const close = () => {
    table.shown.value = null;
  };
  const colors = cloverOrder(table.view.value.colors);
  const proof = guilty ? hand.findIndex((/** @type {string} */ card) => card[0] === color) : -1;
  return html`<${Box} table=${table} labelled="saw"><p class="private">${say("web-only-you")}</p>
    <h2 id="saw">${guilty ? say("web-bluffed", { name, color }) : say("web-did-not-bluff", { name, color: color ?? "none" })}</h2>
    <ul class="shown">${hand.map((/** @type {string} */ card, /** @type {number} */ place) => html`<li class=${place === proof ? "mark" : ""} key=${place}>
      <${Face} code=${card} colors=${colors} label /></li>`)}</ul>
    <div class="closing"><p>${say(guilty ? "web-guilty-then" : "web-innocent-then", { name })}</p>
      <button type="button" class="btn pill" onClick=${close}>${say("web-close")}</button></div></${Box}>`;
}

/** Seven-zero: choose a player to swap hands with. @param {{ table: LiveTable }} props */
function PickHand({ table }) {
  const view = table.view.value;
  const animals = animalsAt(table.seats.value.seats);
  return html`<${Box} table=${table} labelled="ask"><h2 id="ask">${say("web-swap-with")}</h2><div class="people">${targets(
    table.moves.value,
    "swap",
  ).map(
    (seat) => html`
    <button type="button" class="chair" onClick=${() => table.move(`swap ${seat}`)}>
      <${Animal} face=${animals[table.game.value.seating[seat]]} />${table.seatName(seat)}<small>${say("web-cards", { count: view.hand_sizes[seat] })}</small></button>`,
  )}</div></${Box}>`;
}
