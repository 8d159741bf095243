/** What happened, newest first, with the scores above it: a column on wide screens, a sheet on phones. */
import { classes, html, useEffect, useSignal } from "../html.js";
import { IconButton } from "../icons.js";
import { Rich } from "../parts/rich.js";
import { say } from "../words.js";
import { settings } from "../store.js";
import { Race } from "./race.js";

export function Log({ table }) {
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
    <ol tabindex="0" aria-label=${say("web-log")}>${table.log.value.map(({ key, message, at }) => html`<li key=${key}>
      <span><${Rich} message=${message} /></span>${at > 0 && html`<time>${ago(now.value - at)}</time>`}</li>`)}</ol>
  </aside>`;
}

const ago = (ms) => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
