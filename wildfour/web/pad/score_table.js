/** The score table: every round, its points, and the totals. */
import { classes, html } from "../app/html.js";
import { say, saying, tell } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Face, cloverOrder } from "../art/pictures.js";
import { editionOf, formatOf } from "./saved_pads.js";
import { cardsOf } from "./score_sheet.js";

/**
 * @import { Pad, ScoredRound, Sheet } from "../types.d.ts"
 * @import { Message, PadFormat } from "../protocol.d.ts"
 */

/** @param {{ pad: Pad, sheet: Sheet, correct: (place: number) => void }} props */
export function ScoreTable({ pad, sheet, correct }) {
  const names = pad.players;
  return html`<div class="wide" tabindex="0" role="region" aria-label=${say("pad-sheet")}><table class="score-table"><thead><tr>
    <th scope="col">${say("sheet-round")}</th>${names.map((name, player) => html`<th scope="col" key=${player} class=${classes(sheet.leaders.includes(player) && "leads")}>${name}${sheet.dealer === player && html`<small>${say("web-pad-deals")}</small>`}</th>`)}</tr></thead>
    <tbody>${sheet.rounds.map(
      (round, place) => html`<tr key=${place}><th scope="row">
      <button type="button" onClick=${() => correct(place)} aria-label=${say("web-pad-correct", { number: String(place + 1) })}>${place + 1}<${Line} name="pen" /></button></th>
      ${names.map((_, player) => html`<${Cell} key=${player} pad=${pad} round=${round} player=${player} />`)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${say("sheet-total")}</th>${sheet.totals.map((total, player) => html`<td key=${player}><b>${total}</b>${placeOf(pad, sheet, player)}</td>`)}</tr></tfoot></table></div>`;
}

/** @param {{ pad: Pad, round: ScoredRound, player: number }} props */
function Cell({ pad, round, player }) {
  const seat = round.seating.indexOf(player);
  if (seat < 0) return html`<td class="away"><span class="unseen">${say("pad-not-in-this-round")}</span></td>`;
  const cards = cardsOf(round.hands[player]);
  const out = round.winner === player;
  return html`<td class=${classes(out && "out")}><b>${round.points[player] ? `+${round.points[player]}` : "0"}</b>
    <small>${out ? say("pad-went-out-short") : round.hands[player] !== undefined && round.left[seat] !== round.points[player] ? say("pad-left-with", { points: round.left[seat] }) : ""}</small>
    ${cards.length > 0 && html`<span class="minis">${cards.map((card, place) => html`<${Face} key=${place} code=${card} label colors=${cloverOrder(editionOf(pad).letters)} />`)}</span>`}</td>`;
}

/** @param {Pad} pad @param {Sheet} sheet @param {number} player */
function placeOf(pad, sheet, player) {
  /** @param {string} name */
  const place = (name) => html`<small class=${name}>${say("pad-place", { place: name })}</small>`;
  const alone = sheet.winners.length === 1 || formatOf(pad).name === "partners";
  if (sheet.winners.includes(player)) return place(alone ? "won" : "shared");
  if (sheet.eliminated.includes(player)) return place("eliminated");
  return sheet.leaders.includes(player) ? place("leads") : null;
}

/** Describe the standings in sentences. @param {Pad} pad @param {Sheet} sheet */
export function standing(pad, sheet) {
  /** @param {number[]} players */
  const of = (players) => players.map((player) => pad.players[player]);
  const format = formatOf(pad);
  if (sheet.over) {
    const { winners, totals } = sheet;
    const shared = winners.length > 1 && format.name !== "partners" ? "yes" : "no";
    return [saying("pad-won", { names: of(winners), count: winners.length, points: totals[winners[0]], shared })];
  }
  if (!sheet.rounds.length) return [saying("pad-nothing-played")];
  return [leading(sheet, format, of), toGo(pad, sheet, format, of)];
}

/** @param {Sheet} props @param {PadFormat} format @param {(players: number[]) => string[]} of */
function leading({ leaders, totals, seating }, format, of) {
  const how = leaders.length === seating.length ? "level" : format.lowest_wins ? "lowest" : "highest";
  return saying("pad-leading", { names: of(leaders), count: leaders.length, points: totals[leaders[0]], how });
}

/** @param {Pad} pad @param {Sheet} props @param {PadFormat} format @param {(players: number[]) => string[]} of */
function toGo(pad, { roundsToGo, toGo: points, nearest }, format, of) {
  if (roundsToGo !== null) return saying("pad-rounds-to-go", { rounds: roundsToGo });
  if (!format.lowest_wins) return saying("pad-points-to-go", { points });
  return saying("pad-nearest", { names: of(nearest), count: nearest.length, target: pad.target, points });
}

/** @param {Message[]} messages */
export const joined = (messages) => messages.map(tell).join(" ");
