/** The spectators' bar. It shows the first player with cards face down, and offers a seat to take over. */
import { html } from "../../app/html.js";
import { me } from "../../app/saved_state.js";
import { say } from "../../app/words.js";
import { animalsAt } from "../../art/pictures.js";
import { askName, hasGuest, nameToUse } from "../../components/profile.js";
import { Hand } from "../hand/hand.js";
import { Seat } from "../surface/seats.js";

/** @import { LiveTable } from "../live_table.js" */

const SIDE = 0; // the seat whose side is shown

/** @param {{ table: LiveTable }} props */
export function SpectatorBar({ table }) {
  const animals = animalsAt(table.seats.value.seats);
  const animal = animals[table.game.value.seating[SIDE]];
  return html`<ol class="side" aria-label=${say("web-players")}>
      <${Seat} table=${table} seat=${SIDE} animal=${animal} /></ol>
    <${Hand} table=${table} /><div class="acts"><div class="left"><${Latecomer} table=${table} /></div></div>`;
}

/** A spectator can take over from a bot if the table admits latecomers. @param {{ table: LiveTable }} props */
export function Latecomer({ table }) {
  const { seats } = table.seats.value;
  const waits = seats.find((seat) => seat.waiting === table.you);
  if (waits) return html`<p class="wait" role="status">${say("web-takes-over-next", { name: waits.name })}</p>`;
  const place = freeSeat(table);
  if (place < 0) return html`<p class="wait">${say("web-you-watch")}</p>`;
  return html`<button type="button" class="btn key" onClick=${() => takeOver(table, place)}>${say("web-take-over", { name: seats[place].name })}</button>`;
}

/** Return the first seat that is free or, during a match, can be taken over, or -1. @param {LiveTable} table */
export function freeSeat(table) {
  const { seats, stage } = table.seats.value;
  return seats.findIndex((seat, player) => (stage === "lobby" ? seat.who === "nobody" : canTakeOver(table, player)));
}

/** Return whether this spectator can play for a player. @param {LiveTable} table @param {number} player */
export function canTakeOver(table, player) {
  const { seats, stage } = table.seats.value;
  const seat = seats[player];
  const admits = table.settings.value.latecomers !== "no" && !hasGuest(table);
  const open = admits && (stage === "playing" || stage === "between");
  return open && table.player.value === null && seat.who !== "person" && seat.who !== "nobody" && !seat.waiting;
}

/** @param {LiveTable} table @param {number} player */
export async function takeOver(table, player) {
  if (await askName()) table.do({ do: "sit", player, name: nameToUse(table, player), avatar: me.value.avatar });
}
