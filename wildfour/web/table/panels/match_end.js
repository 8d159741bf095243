/** The sheet after a match: places, the winner, a few facts, and what to do next. */
import { html, useEffect, useState } from "../../app/html.js";
import { follow } from "../../app/router.js";
import { say } from "../../app/words.js";
import { Line } from "../../art/icons.js";
import { Animal, Suit } from "../../art/pictures.js";
import { share } from "../../components/invitation.js";
import { isStill } from "../surface/frame_schedule.js";
import { byScore } from "./score_bars.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 */

const SUITS = "rygb";
const PIECES = 28;
const BURST = 1600; // ms
const FACTS = /** @type {const} */ (["longest_hand", "catches", "challenges_won"]);

/** Suits that fly out once from behind the winner. */
export function Burst() {
  const [shown, show] = useState(!isStill());
  useEffect(() => {
    const timer = setTimeout(() => show(false), BURST);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return html`<div class="burst" aria-hidden="true">${Array.from(
    { length: PIECES },
    (_, piece) => html`<span key=${piece} style=${{ "--turn": `${(piece * 360) / PIECES}deg`, "--far": `${5 + ((piece * 7) % 5)}rem` }}>
      <${Suit} color=${SUITS[piece % SUITS.length]} class=${SUITS[piece % SUITS.length]} /></span>`,
  )}</div>`;
}

/**
 * Everyone's place: winners first, then by points.
 * @param {{ table: LiveTable, animals: number[], you: (player: number) => string }} props
 */
export function Places({ table, animals, you }) {
  const { scores, winners } = table.game.value;
  const won = (/** @type {number} */ player) => Number(winners.includes(player));
  const order = byScore(table.game.value).sort((one, other) => won(other) - won(one));
  return html`<ol class="places">${order.map(
    (player, place) => html`<li key=${player} class=${won(player) ? "first" : ""}><b>${place < winners.length ? 1 : place + 1}</b>
    <${Animal} face=${animals[player]} /><span>${you(player)}</span><output>${say("web-points", { points: scores[player] })}</output></li>`,
  )}</ol>`;
}

/** The match records, without those that no player holds. @param {{ table: LiveTable }} props */
export function Facts({ table }) {
  const { names, player } = table.game.value;
  const facts = table.facts.value;
  return html`<ul class="facts">${FACTS.map((fact) => {
    const most = Math.max(0, ...facts.map((one) => one[fact]));
    const who = facts.findIndex((one) => one[fact] === most);
    return (
      most > 0 &&
      html`<li key=${fact}><b>${most}</b><span>${say("web-fact", { fact, name: names[who], reader: who === player ? "actor" : "nobody" })}</span></li>`
    );
  })}</ul>`;
}

/** @param {{ table: LiveTable, first: Ref<HTMLElement>, other?: any }} props other: the replay of another table */
export function AfterMatch({ table, first, other = null }) {
  const [copied, setCopied] = useState(false);
  const { replay } = table.seats.value;
  const address = `/replay/${replay}`;
  return html`${table.player.value !== null && html`<button type="button" class="btn key" ref=${first} onClick=${() => table.again()}>${say("web-rematch")}</button>`}
    <div class="then">${
      replay &&
      html`<a class="btn" href=${address} onClick=${follow}>${say("web-watch-replay")}</a>
      <button type="button" class="btn" onClick=${() => share(location.origin + address).then(setCopied)}><${Line} name=${copied ? "check" : "share"} />${say(copied ? "web-copied" : "web-share-match")}</button>`
    }${other}<a class="btn" href="/" onClick=${follow}>${say("web-home")}</a></div>`;
}
