/** The sheet after a round and after the match: winner and points, cards left, the score pad, and the next step. */
import { html, useEffect, useRef, useState } from "../../app/html.js";
import { totalsOf } from "../../app/match_history.js";
import { say } from "../../app/words.js";
import { Line } from "../../art/icons.js";
import { Animal, Face, animalsAt, cloverOrder } from "../../art/pictures.js";
import { inFrame } from "../surface/frame_schedule.js";
import { AfterMatch, Burst, Facts, Places } from "./match_end.js";
import { ScoreBars } from "./score_bars.js";
import { Latecomer } from "./spectator_bar.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 */

const WAIT = 900; // ms until the last card has landed
const NEXT = 2; // frames between the shade, the sheet, and its pictures; drawing them all in one frame takes too long

/** `pair` holds the parts of a match at two tables. @param {{ table: LiveTable, pair?: any }} props */
export function RoundEnd({ table, pair = null }) {
  const [late, setLate] = useState(false);
  const [shaded, setShaded] = useState(false);
  const stage = table.seats.value.stage;
  const over = stage === "between" || stage === "over";
  useEffect(() => {
    const timer = setTimeout(() => setLate(over), over ? WAIT : 0);
    return () => clearTimeout(timer);
  }, [over]);
  const shown = over && late && table.view.value?.phase === "over";
  useEffect(() => (shown ? inFrame(NEXT, () => setShaded(true)) : setShaded(false)), [shown]);
  return shown
    ? html`<div class="shade"></div>${shaded && html`<${Sheet} table=${table} over=${stage === "over" && table.seats.value.pair?.over !== false} pair=${pair} />`}`
    : null;
}

/** @param {{ table: LiveTable, over: boolean, pair: any }} props */
function Sheet({ table, over, pair }) {
  const game = table.game.value;
  const { view } = game;
  const key = useRef(null);
  const [blank, setBlank] = useState(true);
  useEffect(() => key.current?.focus(), [over]);
  useEffect(() => inFrame(NEXT, () => setBlank(false)), []);
  const animals = animalsAt(table.seats.value.seats);
  const waits = isWaiting(table);
  const winner = over ? winnersOf(table)[0] : view.winner === null ? null : game.seating[view.winner];
  const last = table.pad.value.at(-1) ?? [];
  const colors = cloverOrder(view.colors);
  /** @param {number} player */
  const you = (player) => (player === game.player ? say("web-you") : game.names[player]);
  const left = view.hands
    .map((hand, seat) => ({ hand, player: game.seating[seat], points: view.points[seat] }))
    .filter(({ hand }) => hand.length);
  return html`<section class=${over ? "sheet final" : "sheet"} role="dialog" aria-modal="true" aria-labelledby="over"><div class="paper">
    <div class="head">${over && html`<${Burst} />`}${winner !== null && html`<div class="winner"><${Animal} face=${animals[winner]} /></div>`}<div>
      <h2 id="over">${title(table, over)}</h2><p>${over ? say("web-match-after", { count: game.round }) : subtitle(table, last, winner)}</p></div></div>
    ${over && html`${pair ? pair.standings : html`<${Places} table=${table} animals=${animals} you=${you} />`}<${Facts} table=${table} />`}
    ${!over && html`<ul class="leftovers">${left.map(({ hand, player, points }) => html`<li key=${player}>
      <${Animal} face=${animals[player]} blank=${blank} /><b>${you(player)}</b>
      <span class="minis">${hand.map((card, place) => html`<${Face} key=${place} code=${card} colors=${colors} label blank=${blank} />`)}</span>
      <output>${points}</output></li>`)}</ul>
    ${waits ? pair?.waiting : (pair?.standings ?? html`<${ScoreBars} table=${table} fresh=${last} title=${false} />`)}
    ${!pair && html`<p class="goal">${say(`goal-${game.format.split(" ")[0]}`, { points: game.target, rounds: 0 })}</p>`}`}
    <details onToggle=${(/** @type {any} */ event) => !over && pause(table, event.currentTarget.open)}><summary>${say("web-pad")}</summary><${Pad} table=${table} you=${you} /></details>
    ${!over && !waits && html`<${Countdown} table=${table} />`}
    <div class="foot">${over ? html`<${AfterMatch} table=${table} first=${key} other=${pair?.replay} />` : table.seats.value.stage === "between" && html`<${NextRound} table=${table} first=${key} />`}</div>
  </div></section>`;
}

/** Return whether the other of two tables still plays this round. @param {LiveTable} table */
function isWaiting({ game, seats }) {
  const { pair } = seats.value;
  return Boolean(pair && pair.round < game.value.round);
}

/** @param {LiveTable} table */
const winnersOf = ({ game, seats }) => (seats.value.pair ? totalsOf(seats.value.pair) : game.value).winners;

/** @param {LiveTable} table @param {boolean} over */
function title(table, over) {
  const { player, names, view, seating } = table.game.value;
  const people = over ? winnersOf(table) : view.winner === null ? [] : [seating[view.winner]];
  if (!people.length) return say("web-nobody-out");
  const others = people.filter((one) => one !== player).map((one) => names[one]);
  const reader = !people.includes(player ?? -1) ? "nobody" : others.length ? "among" : "actor";
  return say(over ? "web-wins-match" : "web-goes-out", { reader, others, count: people.length });
}

/** @param {LiveTable} table @param {number[]} last @param {number | null} winner */
function subtitle(table, last, winner) {
  const points = winner === null ? 0 : last[winner];
  return points > 0 ? say("web-scores", { points }) : say("web-round-number", { number: table.game.value.round });
}

/** @param {{ table: LiveTable, you: (player: number) => string }} props */
function Pad({ table, you }) {
  const { names } = table.game.value;
  const other = table.other.value?.pad.value ?? [];
  const rows = table.pad.value.map((row, place) => row.map((points, player) => points + (other[place]?.[player] ?? 0)));
  const scores = names.map((_, player) => rows.reduce((sum, row) => sum + row[player], 0));
  return html`<div class="wide"><table><thead><tr>
    <th>${say("sheet-round")}</th>${names.map((_, player) => html`<th>${you(player)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, place) => html`<tr class=${place === rows.length - 1 ? "now" : ""}>
      <th>${place + 1}</th>${row.map((points) => html`<td>${points || ""}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th>${say("sheet-total")}</th>${scores.map((points) => html`<td>${points}</td>`)}</tr></tfoot></table></div>`;
}

/** @param {{ table: LiveTable, first: Ref<HTMLElement> }} props */
function NextRound({ table, first }) {
  if (table.player.value === null) return html`<${Latecomer} table=${table} />`;
  const people = table.seats.value.seats.filter((seat) => seat.person && !seat.held);
  const ready = people.filter((seat) => seat.ready).length;
  const mine = table.seats.value.seats[table.player.value].ready;
  return html`${
    people.length > 1 &&
    html`<button type="button" class="btn" onClick=${() => {
      table.sheet.value = "chat";
    }}>${say("web-chat")}</button>`
  }
    <button type="button" class="btn key" ref=${first} disabled=${mine} onClick=${() => table.do({ do: "ready" })}>${say("web-next-round")}${people.length > 1 && html`<small>${say("web-ready-count", { ready, count: people.length })}</small>`}</button>`;
}

/** Pause or resume the countdown for everyone. @param {LiveTable} table @param {boolean} on */
const pause = (table, on) => table.player.value !== null && table.countdown.value && table.do({ do: "pause", on });

/** The seconds until the next round. @param {{ table: LiveTable }} props */
function Countdown({ table }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const next = table.countdown.value;
  if (!next) return null;
  const { paused } = next;
  const seconds = Math.max(0, Math.ceil((paused ? next.left : next.at - now) / 1000));
  return html`<div class="countdown"><p>${say(paused ? "web-next-paused" : "web-next-in", { seconds })}</p>
    ${table.player.value !== null && html`<button type="button" class="btn pill" onClick=${() => pause(table, !paused)}><${Line} name=${paused ? "play" : "pause"} />${say(paused ? "web-countdown-resume" : "web-countdown-pause")}</button>`}</div>`;
}
