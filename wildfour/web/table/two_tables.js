/**
 * A match at two tables (H6): your own table large, the other as a compact public view, and the standings over both. The
 * server sends the standings; each table has its own connection.
 */
import { classes, html, useEffect, useMemo, useState } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { remember } from "../app/match_history.js";
import { follow } from "../app/router.js";
import { say } from "../app/words.js";
import { Animal, Face, animalsAt, cloverOrder } from "../art/pictures.js";
import { isWild } from "../app/notation.js";
import { Dialog } from "../components/dialog.js";
import { LiveTable } from "./live_table.js";
import { Lobby } from "./lobby.js";

/** @import { PairView } from "../protocol.d.ts" */

/** @param {LiveTable} table */
const pairOf = (table) => /** @type {PairView} */ (table.seats.value.pair);

/** @param {LiveTable} table */
const isMine = (table) => Boolean(table.game.value && table.view.value.seat !== null);

/**
 * Both tables. `Game` draws the large one.
 * @param {{ table: LiveTable, Game: any }} props
 */
export function TwoTables({ table, Game }) {
  const { other } = pairOf(table);
  const side = useMemo(() => new LiveTable(other), [other]);
  const [chosen, choose] = useState(/** @type {LiveTable | null} */ (null));
  const [styled, setStyled] = useState(false);
  useEffect(() => {
    style("two-tables").then(() => setStyled(true));
  }, []);
  useEffect(() => {
    [table.other.value, side.other.value] = [side, table];
    return () => {
      table.other.value = null;
      side.close();
    };
  }, [side]);
  const tables = [table, side];
  const own = tables.find(isMine);
  useEffect(() => choose(null), [own]);
  const over = pairOf(table).over;
  useEffect(() => {
    if (over) remember(table);
  }, [over]);
  const main = [chosen, own, table, side].find((one) => one?.game.value);
  if (!main || !styled || !side.seats.value?.pair) return html`<${Lobby} table=${table} />`;
  const rest = main === table ? side : table;
  const watch = () => choose(rest);
  const pair = {
    bar: html`<${Bar} table=${main} rest=${rest} watch=${watch} />`,
    standings: html`<${Standings} table=${main} />`,
    replay: html`<${OtherReplay} table=${main} />`,
    waiting: html`<${Waiting} rest=${rest} watch=${watch} />`,
  };
  return html`<${Game} key=${main.name} table=${main} pair=${pair} />`;
}

/** The other table in the bar. It opens the standings. @param {{ table: LiveTable, rest: LiveTable, watch: () => void }} props */
function Bar({ table, rest, watch }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const plays = isMine(table) && table.seats.value.stage === "playing";
  const look = () => {
    close();
    watch();
  };
  return html`<button type="button" class="other-table" onClick=${() => setOpen(true)}><${Compact} table=${rest} /></button>
    ${open && html`<${Dialog} title=${say("web-standings")} close=${close}><div class="stack"><${Standings} table=${table} />
      <div class="other-table"><${Compact} table=${rest} /></div>
      ${!plays && rest.game.value && html`<button type="button" class="btn" onClick=${look}>${say("web-watch-other", { table: pairOf(rest).table })}</button>`}</div></${Dialog}>`}`;
}

/** A table in one line: its top card, and its players with the number of their cards. @param {{ table: LiveTable }} props */
function Compact({ table }) {
  const title = say("web-other-table", { table: pairOf(table).table });
  const game = table.game.value;
  if (!game) return html`<b>${title}</b><span class="soft">${say("web-dealing")}</span>`;
  const { view, seating, names } = game;
  const animals = animalsAt(table.seats.value.seats);
  const named = isWild(view.top) ? view.color : "";
  return html`<b>${title}</b><${Face} code=${view.top} named=${named} colors=${cloverOrder(view.colors)} label />
    <span class="players">${seating.map((player, seat) => {
      const turn = view.turn === seat && view.phase !== "over";
      const label = say("web-seat", { name: names[player], bot: "no", count: view.hand_sizes[seat], points: game.scores[player], turn: turn ? "yes" : "no" });
      return html`<span key=${player} class=${turn ? "turn" : ""}><span class="unseen">${label}</span>
        <${Animal} face=${animals[player]} /><i aria-hidden="true">${names[player]}</i><output aria-hidden="true">${view.hand_sizes[seat]}</output></span>`;
    })}</span>`;
}

/** The standings after the rounds that both tables have finished. @param {{ table: LiveTable }} props */
function Standings({ table }) {
  const { standings, round, rounds, over } = pairOf(table);
  const { seats } = table.seats.value;
  const animals = animalsAt(seats);
  const me = table.player.value;
  return html`<section class="standings"><h3>${say("web-standings-after", { round, rounds })}</h3>
    <ol class="places">${standings.map(
      ({ player, place, points, rounds_won }) => html`<li key=${player} class=${classes(player === me && "mine", over && place === 1 && "first")}><b>${place}</b>
      <${Animal} face=${animals[player]} /><span>${player === me ? say("web-you") : seats[player].name}<small>${say("web-rounds-won", { count: rounds_won })}</small></span>
      <output>${say("web-points", { points })}</output></li>`,
    )}</ol></section>`;
}

/** The notice that the other table still plays the round. @param {{ rest: LiveTable, watch: () => void }} props */
function Waiting({ rest, watch }) {
  const { table } = pairOf(rest);
  return html`<div class="stack" role="status"><p class="wait"><span class="spin"></span>${say("web-other-plays", { table })}</p>
    <div class="other-table"><${Compact} table=${rest} /></div>
    <button type="button" class="btn" onClick=${watch}>${say("web-watch-other", { table })}</button></div>`;
}

/** A link to the replay of the other table. @param {{ table: LiveTable }} props */
function OtherReplay({ table }) {
  const other = table.other.value;
  const replay = other?.seats.value?.replay;
  return other && replay
    ? html`<a class="btn" href=${`/replay/${replay}`} onClick=${follow}>${say("web-replay-of-table", { table: pairOf(other).table })}</a>`
    : null;
}
