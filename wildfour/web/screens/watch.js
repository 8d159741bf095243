/** The tables that anybody may watch, or join. */
import { openTables } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Head } from "../parts/head.js";
import { follow } from "../store.js";
import { say } from "../words.js";
import { houseRulesOf } from "./make.js";

const AGAIN = 5000; // ms

export function Watch() {
  const [tables, setTables] = useState(null);
  useEffect(() => {
    const look = () => openTables().then(setTables, () => {});
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return html`<div class="page"><${Head} /><main class="wrap"><div class="title"><h1>${say("web-watch")}</h1>
    <p>${say("web-watch-about")}</p></div>
    ${tables && !tables.length && html`<p class="none">${say("web-no-open-tables")}</p>`}
    <ul class="open-tables">${(tables ?? []).map(
      (
        one,
      ) => html`<li key=${one.table}><a class="back" href=${`/table/${one.table}`} onClick=${follow}><span>
        <b>${say("web-table-of", { name: one.host || say("web-guest") })}</b>
      <small>${say("web-table-about", { edition: say("web-edition", { edition: one.edition }), format: say("web-format", { format: one.format.split(" ")[0] }), rules: houseRulesOf(one.options) })}</small></span>
        <span>${say("web-seats-free", { count: one.free })}</span></a></li>`,
    )}</ul></main></div>`;
}
