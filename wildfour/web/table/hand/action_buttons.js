/** The buttons below or beside the hand. At most one of them is filled. */
import { classes, html } from "../../app/html.js";
import { set, settings } from "../../app/saved_state.js";
import { capital, cardName, say } from "../../app/words.js";
import { Line } from "../../art/icons.js";
import { launch } from "../surface/launcher.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { View } from "../../protocol.d.ts"
 */

/** @param {{ table: LiveTable }} props */
export function ActionButtons({ table }) {
  const view = table.view.value;
  const call = () => table.move("uno!");
  if (view.exposed === view.seat && table.moves.value.includes("uno!"))
    return html`<div class="acts"><button type="button" class="btn uno now" dir="ltr" onClick=${call}>UNO!</button></div>`;
  const called = view.called.includes(view.seat ?? -1);
  const armed =
    table.mine.value &&
    view.hand.length === 2 &&
    table.moves.value.includes("uno!") &&
    !called;
  return html`<div class="acts"><div class="left">${leftOf(table, view)}</div>
    <button type="button" dir="ltr" class=${classes("btn uno", armed && "armed", called && "said")} aria-label=${say(called ? "web-uno-said" : "web-uno-call")} disabled=${!table.moves.value.includes("uno!")} onClick=${call}>UNO!</button></div>`;
}

/** @param {LiveTable} table @param {View} view */
function leftOf(table, view) {
  /** @param {string} move */
  const may = (move) => table.moves.value.includes(move);
  if (table.naming.value)
    return html`<${Sort} /><button type="button" class="btn" onClick=${() => {
      table.naming.value = "";
    }}>${say("web-take-back")}</button>`;
  if (table.aims.value)
    return html`${may("decline") && html`<button type="button" class="btn" onClick=${() => table.move("decline")}>${say("web-decline")}</button>`}
    <button type="button" class="btn key" onClick=${() => launch(table)}>${say("web-launch", { name: table.seatName(table.aim.value.target ?? table.aims.value[0]) })}</button>`;
  if (table.mine.value && view.phase === "play-drawn")
    return html`
    ${may("keep") && html`<button type="button" class="btn" onClick=${() => table.move("keep")}>${say("web-keep")}</button>`}
    ${view.drawn && table.movesOf(view.drawn).length > 0 && html`<${PlayButton} table=${table} card=${view.drawn} />`}`;
  const lifted = table.lifted.value.split("#")[0];
  const playable = lifted && table.movesOf(lifted).length > 0;
  const take = may("pass") ? "pass" : "draw";
  return html`${!playable && html`<${Sort} />`}
    <button type="button" class="btn" disabled=${!may(take)} onClick=${() => table.move(take)}>${say(take === "pass" ? "web-pass" : playable ? "web-draw-short" : "web-draw")}</button>
    ${playable && html`<${PlayButton} table=${table} card=${lifted} />`}`;
}

/** @param {{ table: LiveTable, card: string }} props */
function PlayButton({ table, card }) {
  const view = table.view.value;
  const id = view.phase === "give" ? "web-give-card" : table.mine.value ? "web-lay" : "web-jump-in";
  return html`<button type="button" class="btn key" onClick=${() => table.playCard(card)}>${say(id, { name: capital(cardName(card)) })}</button>`;
}

function Sort() {
  const other = settings.value.sort === "face" ? "color" : "face";
  return html`<button type="button" class="btn square" aria-label=${say("web-sort-by", { by: other })} title=${say("web-sort-by", { by: other })} onClick=${() => set(settings, { sort: other })}>
    <${Line} name="sort" /><span class="lbl">${say("web-sort")}</span></button>`;
}
