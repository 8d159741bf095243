/** The bar over the felt: menu, round, chat, log, rules, settings. */
import { html } from "../../app/html.js";
import { set, settings } from "../../app/saved_state.js";
import { say } from "../../app/words.js";
import { IconButton, Line } from "../../art/icons.js";
import { Rich } from "../../components/rich_text.js";
import { toggleLog } from "./log.js";

/**
 * @import { LiveTable } from "../live_table.js"
 */

/** @param {{ table: LiveTable }} props */
export function TopBar({ table }) {
  const { round, target, scores, player, format } = table.game.value;
  const { edition } = table.settings.value;
  const newest = table.log.value[0];
  /** @param {string} sheet */
  const open = (sheet) => () => {
    table.sheet.value = table.sheet.value === sheet ? "" : sheet;
  };
  const about = say("web-edition", { edition });
  const below =
    player === null
      ? say("web-bar-watching", { edition: about, points: target })
      : say("web-bar", { edition: about, points: target, own: scores[player] });
  return html`<header class="bar"><${IconButton} name="menu" label=${say("web-menu")} onClick=${open("menu")} />
    <h1>${say("web-round-number", { number: round })}<small>${table.seats.value.pair ? atTwoTables(table) : format.includes("partners") ? totals(table) : below}</small></h1>
    <button type="button" class="caption" onClick=${open("log")}>${newest && html`<p><${Rich} message=${newest.message} /></p>`}</button>
      <span class="push"></span>
    ${player === null && html`<span class="watch-chip"><${Line} name="eye" /><span>${say("web-you-watch")}</span></span>`}
    ${table.alone.value && table.player.value !== null && html`<button type="button" class="icon hint" disabled=${!table.moves.value.length || Boolean(table.hint.value)} onClick=${() => table.askForHint()}><${Line} name="bulb" /><span>${say("web-hint")}</span></button>`}
    ${table.talk.company.value && html`<${IconButton} name="chat" label=${say("web-chat")} badge=${table.talk.unread.value} onClick=${() => table.talk.toggle()} />`}
    <${IconButton} name=${settings.value.sound ? "sound" : "silent"} class="icon on-wide" label=${say("web-sound")} aria-pressed=${settings.value.sound} onClick=${() => set(settings, { sound: !settings.value.sound })} />
    <${IconButton} name="log" label=${say("web-log")} onClick=${() => toggleLog(table)} />
    <${IconButton} name="help" class="icon on-big" label=${say("web-keys")} onClick=${open("keys")} />
    <${IconButton} name="gear" class="icon in-menu" label=${say("web-settings")} onClick=${open("settings")} />
  </header>`;
}

/** "Table 1 · You + Kofi": the number of the table, and your partner there. @param {LiveTable} table */
function atTwoTables(table) {
  const { seating, names, view } = table.game.value;
  const number = table.seats.value.pair?.table ?? 1;
  if (view.seat === null) return say("web-other-table", { table: number });
  return say("web-bar-two-tables", { table: number, partner: names[seating[(view.seat + 2) % 4]] });
}

/** "You + Kofi 185 : 140": partners sit across and share their total. @param {LiveTable} table */
function totals(table) {
  const { seating, scores, names, player, view } = table.game.value;
  if (view.seat === null) return `${scores[seating[0]]} : ${scores[seating[1]]}`;
  const partner = seating[(view.seat + 2) % 4];
  const other = seating[(view.seat + 1) % 4];
  return say("web-bar-partners", { partner: names[partner], own: scores[player ?? partner], others: scores[other] });
}
