/** Public tables, to watch or to join. */
import { openTables } from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { follow } from "../app/router.js";
import { say } from "../app/words.js";
import { Animal, animalsAt } from "../art/pictures.js";
import { PageHeader } from "../components/page_header.js";
import { houseRulesOf } from "./new_table.js";

/** @import { Listed } from "../protocol.d.ts" */

const AGAIN = 5000; // ms between refreshes

export function Watch() {
  const [tables, setTables] = useState(/** @type {Listed[] | null} */ (null));
  useEffect(() => {
    const look = () => openTables().then(setTables, () => {});
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return html`<div class="page"><${PageHeader} /><main class="wrap"><div class="title"><h1>${say("web-watch")}</h1>
    <p>${say("web-watch-about")}</p></div>
    ${tables && !tables.length && html`<p class="none">${say("web-no-open-tables")}</p>`}
    <ul class="open-tables">${(tables ?? []).map((one) => html`<li key=${one.table}><${OpenTable} seen=${one} /></li>`)}</ul></main></div>`;
}

/** @param {{ seen: Listed }} props */
function OpenTable({ seen }) {
  const { table, host, edition, format, options, round, names, open } = seen;
  const animals = animalsAt(names.map((name) => ({ name, avatar: null })));
  const about = {
    edition: say("web-edition", { edition }),
    format: say("web-format", { format: format.split(" ")[0] }),
    rules: houseRulesOf(options),
  };
  return html`<a class="back" href=${`/table/${table}`} onClick=${follow}>
    <span class="faces">${animals.slice(0, 3).map((face, place) => html`<${Animal} key=${place} face=${face} />`)}</span>
    <span><b>${say("web-table-of", { name: host || say("web-guest") })} · ${say("web-table-round", { round })}</b>
      <small>${say("web-with-rules", { rules: names })}<br />${say("web-table-about", about)}</small></span>
    <span class="seats-open">${say("web-seats-open", { count: open })}</span></a>`;
}
