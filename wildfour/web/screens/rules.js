/**
 * The rules, clause by clause, with our rulings, the options, and examples that the core has played. Every rejected
 * move links here: /rules/classic-2003?options=jump-in#D9. The address holds the search: /rules?find=draw+four
 */
import { classes, html, useEffect, useMemo, useState } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { follow } from "../app/router.js";
import { language, say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { PageHeader } from "../components/page_header.js";
import { RuleExample } from "../components/rule_example.js";
import choices from "../generated/choices.js";
import book from "../generated/rulebook.js";

/**
 * @import { ClauseSaid } from "../protocol.d.ts"
 * @import { Typed } from "../types.d.ts"
 */

/**
 * @typedef {{ name: string, label: string, usual: string, changed: string }} ToldOption
 * @typedef {ClauseSaid & { sentence: string, option: ToldOption | "", searched: string }} ToldClause
 */

const PARTS = [..."ABCDEFGHIR", "house"];
/** @param {string} id */
const partOf = (id) => (/^[A-Z]\d/.test(id) ? id[0] : "house");
/** @param {ClauseSaid} props */
const optionOf = ({ message }) => /^option-([\w-]+?)(?:\.changed)?$/.exec(message)?.[1] ?? "";
const asked = () => new URLSearchParams(location.search);
const hash = () => decodeURIComponent(location.hash.slice(1));

export function Page({ edition = "" }) {
  const [find, setFind] = useState(asked().get("find") ?? "");
  const here = useHere();
  const all = useMemo(() => book.clauses.map(withText), [language.value]);
  const words = find.toLocaleLowerCase(language.value).split(/\s+/).filter(Boolean);
  const found = all.filter(
    (clause) =>
      (!edition || clause.editions.includes(edition) || clause.id === here) &&
      words.every((word) => clause.searched.includes(word)),
  );
  useEffect(() => {
    const { pathname, hash: at } = location;
    const search = changed("find", find);
    history.replaceState(null, "", `${pathname}${search}${at}`);
  }, [find]);
  const parts = PARTS.filter((part) => found.some((clause) => partOf(clause.id) === part));
  return html`<div class="page"><${PageHeader} /><main class="wrap"><div class="title"><h1>${say("web-rules")}</h1>
    <p>${say("web-rules-intro")}</p></div>
    <div class="book"><${Contents} parts=${parts} />
      <div class="pages"><${Editions} now=${edition} />
      <label class="find"><${Line} name="find" />
        <input type="search" value=${find} placeholder=${say("web-rules-search")} aria-label=${say("web-rules-search")} onInput=${(/** @type {Typed} */ event) => setFind(event.currentTarget.value)} /></label>
      <p class="none" role="status">${!found.length && say("web-rules-none")}</p>
      ${parts.map((part) => html`<${Part} key=${part} part=${part} clauses=${found.filter((clause) => partOf(clause.id) === part)} edition=${edition} here=${here} />`)}</div></div>
  </main></div>`;
}

/** Replace the search in the address; keep the other parameters. @param {string} name @param {string} value */
function changed(name, value) {
  const search = asked();
  if (value) search.set(name, value);
  else search.delete(name);
  return search.size ? `?${search}` : "";
}

/** Scroll to the clause in the address and return its id. */
function useHere() {
  const [here, setHere] = useState(hash);
  useEffect(() => {
    const look = () => setHere(hash());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    document.getElementById(here)?.scrollIntoView({ block: partOf(here) === here ? "start" : "center" });
  }, [here]);
  return here;
}

/** Translate a clause and add its searchable text. @param {ClauseSaid} clause */
function withText(clause) {
  const option = optionOf(clause);
  const sentence = say(clause.message);
  const about = option && optionText(option);
  const searched = [clause.id, sentence, ...Object.values(about)].join(" ");
  return { ...clause, sentence, option: about, searched: searched.toLocaleLowerCase(language.value) };
}

/** @param {string} name */
const optionText = (name) => ({
  name,
  label: say(`web-option-${name}`),
  usual: say(`option-${name}`),
  changed: say(`option-${name}.changed`),
});

/** @param {{ parts: string[] }} props */
const Contents = ({ parts }) => html`<nav class="toc" aria-label=${say("web-rules-parts")}>${parts.map(
  (part) => html`<a key=${part} href=${`#part-${part}`}>${part.length === 1 && html`<i>${part}</i>`}${say("web-part", { part })}</a>`,
)}</nav>`;

/** @param {{ now: string }} props */
const Editions = ({ now }) => html`<nav class="presets" aria-label=${say("web-rules-editions")}>${["", ...choices.editions.map(({ name }) => name)].map(
  (name) => html`<a key=${name} class=${classes(name === now && "on")} aria-current=${name === now ? "page" : undefined} href=${`${name ? `/rules/${name}` : "/rules"}${changed("options", "")}`} onClick=${follow}>${name ? say("web-edition", { edition: name }) : say("web-rules-all")}</a>`,
)}</nav>`;

/** @param {{ part: string, clauses: ToldClause[], edition: string, here: string }} props */
function Part({ part, clauses, edition, here }) {
  const about = { R: say("web-part-about-rulings"), house: say("web-part-about-house") }[part];
  return html`<section class="part"><h2 id=${`part-${part}`}>${say("web-part", { part })}</h2>${about && html`<p class="about">${about}</p>`}
    ${clauses.map((clause, place) => html`<${Clause} key=${`${clause.id} ${place}`} clause=${clause} first=${clauses.findIndex(({ id }) => id === clause.id) === place} edition=${edition} here=${here} />`)}</section>`;
}

/** @param {{ clause: ToldClause, first: boolean, edition: string, here: string }} props */
function Clause({ clause, first, edition, here }) {
  const { id, sentence, editions, option } = clause;
  const shown = edition || editions[0];
  const examples = first ? book.examples.filter((one) => one.clause === id && one.editions.includes(shown)) : [];
  const everywhere = editions.length === choices.editions.length;
  return html`<article class=${classes("clause", id === here && "here")} id=${first ? id : undefined}>
    <a class="id" href=${`#${id}`}>${partOf(id) === "house" && option ? say(`web-option-${option.name}`) : id}</a><div><p>${sentence}</p>
    ${!edition && html`<p class="who">${everywhere ? say("web-rules-everywhere") : editions.map((one) => say("web-edition", { edition: one })).join(" · ")}</p>`}</div>
    ${examples.map((example, place) => html`<${RuleExample} key=${place} example=${example} />`)}
    ${option && html`<${WhatOptionChanges} option=${option} house=${partOf(id) === "house"} />`}</article>`;
}

/**
 * The option that changes the clause, and whether it applies at the user's table.
 * @param {{ option: ToldOption, house: boolean }} props
 */
function WhatOptionChanges({ option, house }) {
  const { name, label, usual, changed: other } = option;
  const chosen = asked().get("options");
  const on = chosen !== null && chosen.split(" ").some((one) => one.split("=")[0] === name);
  return html`<p class="why"><b>${house ? say("web-rules-without") : say("web-rules-option", { option: label })}</b> ${house ? usual : other}
    ${on && html`<span><b>${say("web-rules-at-table")}</b> ${other}</span>`}</p>`;
}

await style("rules");
