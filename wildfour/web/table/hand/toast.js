/** A toast over the felt: one sentence and at most one button. It moves nothing. */
import { classes, html } from "../../app/html.js";
import { rulesOf } from "../../app/router.js";
import { say, saying } from "../../app/words.js";
import { Rich } from "../../components/rich_text.js";
import { adviceOf, isAsking } from "./prompts.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { ToastContent } from "../../types.d.ts"
 */

/** @param {{ table: LiveTable }} props */
export function Toast({ table }) {
  const toast = which(table);
  if (!toast || (isAsking(table) && table.status.value !== "lost")) return null;
  const { message, note, clause, action, waiting } = toast;
  return html`<div class=${classes("toast", Boolean(table.hint.value?.words) && "advising")} role="status">${waiting && html`<span class="spin"></span>`}<p>
    <${Rich} message=${message} />${clause && "."}${note && html`<small>${note}</small>`}</p>
    ${clause && html`<a class="clause" href=${rulesOf(table, clause)} target="_blank" rel="noopener">${say("web-rule", { clause })}</a>`}
    ${action && html`<button type="button" class=${`btn pill ${action.grab ? "grab" : ""}`} onClick=${action.do}>${action.label}</button>`}</div>`;
}

/** Return the most important toast. @param {LiveTable} table @returns {ToastContent | null} */
function which(table) {
  const view = table.view.value;
  if (table.status.value === "lost") return { message: saying("web-no-connection"), waiting: true };
  const caught = view.exposed;
  if (caught !== null && caught !== view.seat && table.moves.value.includes(`catch ${caught}`))
    return {
      message: saying("web-has-not-called", { name: table.seatName(caught) }),
      action: { label: say("web-catch"), grab: true, do: () => table.move(`catch ${caught}`) },
    };
  if (table.hint.value) return hintToast(table);
  if (table.toast.value) return table.toast.value;
  if (table.moves.value.includes("object") && view.laid_by !== view.seat && view.phase !== "answer")
    return {
      message: saying("web-laid", { name: table.seatName(view.laid_by), card: view.top }),
      action: { label: say("web-object"), do: () => table.move("object") },
    };
  return null;
}

/** A hint; an open prompt shows it instead. @param {LiveTable} table @returns {ToastContent} */
function hintToast(table) {
  const { waiting, words } = table.hint.value ?? {};
  const close = () => {
    table.hint.value = null;
  };
  return {
    message: adviceOf(table),
    note: waiting && words ? say("web-thinking") : "",
    waiting: Boolean(waiting),
    action: waiting ? { label: say("web-stop"), do: () => table.stopHint() } : { label: say("web-close"), do: close },
  };
}
