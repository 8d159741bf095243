/** The rules, clause by clause, as far as the words go; every refusal leads here. */
import { html, useEffect, useMemo, useState } from "../html.js";
import { Head } from "../parts/head.js";
import { allClauses } from "../api.js";
import { language, say } from "../words.js";

export function Page() {
  const [clauses, setClauses] = useState([]);
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    allClauses().then(setClauses);
  }, []);
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "center" });
  }, [clauses]);
  const said = useMemo(
    () => clauses.map((clause) => ({ ...clause, sentence: say(clause.message) })),
    [clauses, language.value],
  );
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = said.filter(({ id, sentence }) =>
    words.every((word) => `${id} ${sentence}`.toLocaleLowerCase().includes(word)),
  );
  const here = location.hash.slice(1);
  return html`<div class="page"><${Head} /><main class="wrap book-page"><div class="title"><h1>${say("web-rules")}</h1>
    <p>${say("web-rules-intro")}</p></div>
    <label class="find">
      <input type="search" placeholder=${say("web-rules-search")} aria-label=${say("web-rules-search")} onInput=${(event) => setWanted(event.currentTarget.value)} /></label>
    ${clauses.length > 0 && !found.length && html`<p>${say("web-rules-none")}</p>`}
    ${found.map(
      (
        { id, sentence, editions },
        place,
      ) => html`<article class=${id === here ? "clause here" : "clause"} id=${found.findIndex((one) => one.id === id) === place ? id : undefined} key=${place}>
        <span class="id">${id}</span><div><p>${sentence}</p>
      ${editions.length < 5 && html`<p class="who">${editions.map((edition) => say("web-edition", { edition })).join(" · ")}</p>`}</div></article>`,
    )}</main></div>`;
}
