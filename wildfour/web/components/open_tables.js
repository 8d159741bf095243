/** Public tables to sit at or to watch, and what to do if there are none. */
import { openTables } from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { sitAt, watchExperts } from "../app/pending_actions.js";
import { follow } from "../app/router.js";
import { lastChoice, set } from "../app/saved_state.js";
import { say, tell } from "../app/words.js";
import { Animal, animalsAt } from "../art/pictures.js";
import { houseRulesOf } from "../screens/new_table.js";

/** @import { Listed, Message } from "../protocol.d.ts" */

const AGAIN = 5000; // ms between refreshes

/** Return the public tables, or null until they have loaded. @returns {Listed[] | null} */
export function useOpenTables() {
  const [tables, setTables] = useState(/** @type {Listed[] | null} */ (null));
  useEffect(() => {
    const look = () => document.hidden || openTables().then(setTables, () => {});
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return tables;
}

/** @param {{ tables: Listed[] }} props */
export const OpenTables = ({ tables }) =>
  html`<ul class="open-tables">${tables.map((one) => html`<li key=${one.table}><${OpenTable} seen=${one} /></li>`)}</ul>`;

/** A table without a host's name was opened to watch bots. @param {{ seen: Listed }} props */
function OpenTable({ seen }) {
  const { table, host, edition, format, options, round, names, open } = seen;
  const animals = animalsAt(names.map((name) => ({ name, avatar: null })));
  const about = {
    edition: say("web-edition", { edition }),
    format: say("web-format", { format: format.split(" ")[0] }),
    rules: houseRulesOf(options),
  };
  const players = say("web-with-rules", { rules: names });
  return html`<div class="back open-table">
    <span class="faces">${animals.slice(0, 3).map((face, place) => html`<${Animal} key=${place} face=${face} />`)}</span>
    <a href=${`/table/${table}`} onClick=${follow}><b>${host ? say("web-table-of", { name: host }) : players} · ${say("web-table-round", { round })}</b>
      <small>${host && html`${players}<br />`}${say("web-table-about", about)}</small></a>
    <span class="seats-open">${say("web-seats-open", { count: open })}</span>
    ${open > 0 && html`<button type="button" class="btn pill" onClick=${() => sitAt(table)}>${say("web-sit-now")}</button>`}</div>`;
}

/** Actions to offer if a list is empty. @param {{ isPublic?: boolean }} props */
export function EmptyActions({ isPublic = false }) {
  const [refusal, setRefusal] = useState(/** @type {{ reason?: Message } | null} */ (null));
  /** @param {MouseEvent & { currentTarget: HTMLAnchorElement }} event */
  const make = (event) => {
    if (isPublic) set(lastChoice, { public: true });
    follow(event);
  };
  return html`<div class="empty-actions"><a class="btn" href="/make" onClick=${make}>${say(isPublic ? "web-open-public" : "web-make")}</a>
    <button type="button" class="btn" onClick=${() => watchExperts().catch(setRefusal)}>${say("web-watch-experts")}</button></div>
    ${refusal && html`<p class="problem" role="alert">${refusal.reason ? tell(refusal.reason) : say("web-no-answer")}</p>`}`;
}
