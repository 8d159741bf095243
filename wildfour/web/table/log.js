/** What happened, newest first, with the scores above it: a column on wide screens, a sheet on phones. */
import { classes, effect, html, useEffect, useSignal } from "../html.js";
import { IconButton } from "../icons.js";
import { Rich } from "../parts/rich.js";
import { set, settings } from "../store.js";
import { say } from "../words.js";
import { Race } from "./race.js";

const LATER = 50; // ms: the table comes first

export function Log({ table }) {
  const log = useLater(table.log);
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 5000);
    return () => clearInterval(timer);
  }, []);
  const open = table.sheet.value === "log";
  return html`<aside class=${classes("log", open && "open", !settings.value.log && "folded")} aria-label=${say("web-log")}>
    <${Race} table=${table} />
    <h2>${say("web-log")}${
      open &&
      html`<${IconButton} name="close" label=${say("web-close")} onClick=${() => {
        table.sheet.value = "";
      }} />`
    }</h2>
    <ol tabindex="0" aria-label=${say("web-log")}>${log.value.flatMap((line, place, all) => [
      line.missed &&
        !all[place - 1]?.missed &&
        html`<li key=${`since ${line.key}`} class="since">${say("web-while-away")}</li>`,
      html`<li key=${line.key} class=${line.missed ? "missed" : ""}><span><${Rich} message=${line.message} /></span>
        ${line.note && html`<small>${line.note}</small>`}${line.at > 0 && html`<time>${ago(now.value - line.at)}</time>`}</li>`,
    ])}</ol>
  </aside>`;
}

/** A signal that follows another one a few frames later, so that a turn is not drawn in one. */
function useLater(leader) {
  const later = useSignal(leader.peek());
  useEffect(() => {
    let timer = 0;
    const take = () => {
      timer = 0;
      later.value = leader.peek();
    };
    const stop = effect(() => {
      if (leader.value !== later.peek()) timer ||= setTimeout(take, LATER);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [leader]);
  return later;
}

const isWide = () => matchMedia("(min-width: 64rem)").matches;

/** Is it beside the table, for all to see? */
export const isLogShown = () => isWide() && settings.value.log;

/** Beside the table on wide screens, else over it. */
export function showLog(table) {
  if (isWide()) set(settings, { log: true });
  else table.sheet.value = "log";
}

export function toggleLog(table) {
  if (isWide()) set(settings, { log: !settings.value.log });
  else table.sheet.value = table.sheet.value === "log" ? "" : "log";
}

const ago = (ms) => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
