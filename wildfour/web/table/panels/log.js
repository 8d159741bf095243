/** The game log, newest first, below the scores: a column on wide screens, a sheet on phones. */
import { classes, html } from "../../app/html.js";
import { set, settings } from "../../app/saved_state.js";
import { say } from "../../app/words.js";
import { IconButton } from "../../art/icons.js";
import { Rich } from "../../components/rich_text.js";
import { LOG, useDelayedTable } from "../surface/frame_schedule.js";
import { ScoreBars } from "./score_bars.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { LogLine } from "../../types.d.ts"
 */

/** @param {{ table: TableSignals }} props */
export function Log({ table }) {
  const later = useDelayedTable(table, LOG);
  const start = later.log.value.findLast((line) => line.at > 0)?.at ?? 0;
  const open = table.sheet.value === "log";
  return html`<aside class=${classes("log", open && "open", !settings.value.log && "folded")} aria-label=${say("web-log")}>
    <${ScoreBars} table=${later} />
    <h2>${say("web-log")}${
      open &&
      html`<${IconButton} name="close" label=${say("web-close")} onClick=${() => {
        table.sheet.value = "";
      }} />`
    }</h2>
    <ol tabindex="0" aria-label=${say("web-log")}>${later.log.value.flatMap((line, place, all) => [
      line.missed &&
        !all[place - 1]?.missed &&
        html`<li key=${`since ${line.key}`} class="since">${say("web-while-away")}</li>`,
      html`<li key=${line.key} class=${line.missed ? "missed" : ""}><span><${Rich} message=${line.message} /></span>
        ${line.note && html`<small>${line.note}</small>`}${line.at > 0 && html`<time>${elapsed(line.at - start)}</time>`}</li>`,
    ])}</ol>
  </aside>`;
}

export const isWide = () => matchMedia("(min-width: 64rem)").matches;

/** Return whether the log is shown beside the table. */
export const isLogShown = () => isWide() && settings.value.log;

/** Toggle the log beside the table on wide screens, otherwise over it. @param {TableSignals} table */
export function showLog(table) {
  if (isWide()) set(settings, { log: true });
  else table.sheet.value = "log";
}

/** @param {TableSignals} table */
export function toggleLog(table) {
  if (isWide()) set(settings, { log: !settings.value.log });
  else table.sheet.value = table.sheet.value === "log" ? "" : "log";
}

/** Format the time since the first line. @param {number} ms */
const elapsed = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
