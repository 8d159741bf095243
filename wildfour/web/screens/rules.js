/**
 * The rules: the game in six pictures, then every clause in folded chapters, with our rulings, the options, and
 * examples that the core has played. Every rejected move links here: /rules/classic-2003?options=jump-in#D9. With
 * `options`, the page shows only the rules of that table. The address contains the search term: /rules?find=draw+four
 */
import { classes, html, unset, useEffect, useMemo, useRef, useState } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { follow } from "../app/router.js";
import { language, say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { HowToPlay } from "../components/how_to_play.js";
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
 * @typedef {{ edition: string, options: Map<string, string> | null, here: string, brief: boolean }} Reading
 * options: those of the user's table; brief: without examples
 */

const PARTS = [..."ABCDEFGHIR", "house"];
const MOST_EXAMPLES = 12; // clauses; a longer list of results is drawn without examples, so that typing stays quick
/** @param {string} id a clause's, or a chapter's such as part-C */
const partOf = (id) => (id.startsWith("part-") ? id.slice(5) : /^[A-Z]\d/.test(id) ? id[0] : "house");
/** @param {ClauseSaid} props */
const optionOf = ({ message }) => /^option-([\w-]+?)(?:\.changed)?$/.exec(message)?.[1] ?? "";
const asked = () => new URLSearchParams(location.search);
const hash = () => decodeURIComponent(location.hash.slice(1));
/** Return the values of options by name. @param {string} options @returns {Map<string, string>} */
const valuesOf = (options) => new Map(options.split(" ").filter(Boolean).map((one) => /** @type {[string, string]} */ (`${one}=`.split("=", 2))));
/** Remove case and accents. @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleUpperCase(language.value);

export function Page({ edition = "" }) {
  const [find, setFind] = useState(asked().get("find") ?? "");
  const results = useRef(/** @type {HTMLElement} */ (unset()));
  const words = folded(find).split(/\s+/).filter(Boolean);
  const searching = words.length > 0;
  const { here, isOpen, toggle } = useChapters(searching);
  const written = asked().get("options");
  const options = written === null ? null : valuesOf(written);
  const all = useMemo(() => book.clauses.map(withText), [language.value]);
  const applies = (/** @type {ToldClause} */ { id, editions }) =>
    (!edition || editions.includes(edition)) && (!options || partOf(id) !== "house" || options.has(id));
  const found = all.filter(
    (clause) => (applies(clause) || clause.id === here) && words.every((word) => clause.searched.includes(word)),
  );
  useEffect(() => {
    const { pathname, hash: at } = location;
    history.replaceState(null, "", `${pathname}${changed("find", find)}${at}`);
    if (searching) results.current.scrollIntoView();
  }, [find]);
  const query = find && `?${new URLSearchParams({ find })}`;
  const reading = { edition, options, here, brief: searching && found.length > MOST_EXAMPLES };
  const letters = choices.editions.find(({ name }) => name === edition)?.letters ?? "";
  return html`<div class="page"><${PageHeader} /><main class="wrap book"><div class="title"><h1>${say("web-rules")}</h1>
    <p>${options ? say("web-rules-of-table", { edition: say("web-edition", { edition }) }) : say("web-rules-intro")}</p></div>
    <${HowToPlay} letters=${letters} options=${[...(options?.keys() ?? [])]} />
    ${options ? html`<${AtTable} clauses=${all} options=${options} />` : html`<${Editions} now=${edition} query=${query} />`}
    <label class="find"><${Line} name="find" />
      <input type="search" value=${find} placeholder=${say("web-rules-search")} aria-label=${say("web-rules-search")} onInput=${(/** @type {Typed} */ event) => setFind(event.currentTarget.value)} /></label>
    <p class="found" role="status" ref=${results}>${searching && say("web-rules-found", { count: found.length })}</p>
    ${PARTS.map((part) => {
      const clauses = found.filter(({ id }) => partOf(id) === part);
      return clauses.length > 0 && html`<${Part} key=${part} part=${part} clauses=${clauses} open=${isOpen(part)} toggle=${toggle} reading=${reading} />`;
    })}
    ${options && html`<a class="btn all" href=${`/rules${query}`} onClick=${follow}>${say("web-rules-all-editions")}</a>`}
  </main></div>`;
}

/** Replace the search term in the URL; keep the other parameters. @param {string} name @param {string} value */
function changed(name, value) {
  const search = asked();
  if (value) search.set(name, value);
  else search.delete(name);
  return search.size ? `?${search}` : "";
}

/**
 * Return the clause in the address, and the open chapters. A search opens every chapter that has results; links and
 * the user open the others.
 * @param {boolean} searching
 */
function useChapters(searching) {
  /** @param {string} here @returns {Record<string, boolean>} */
  const opened = (here) => (here ? { [partOf(here)]: true } : {});
  const [here, setHere] = useState(hash);
  const [open, setOpen] = useState(() => opened(here));
  useEffect(() => {
    const look = () => {
      setHere(hash());
      setOpen((before) => ({ ...before, ...opened(hash()) }));
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  useEffect(() => {
    if (searching) setOpen({});
  }, [searching]);
  useEffect(() => {
    document.getElementById(here)?.scrollIntoView({ block: here.startsWith("part-") ? "start" : "center" });
  }, [here]);
  const isOpen = (/** @type {string} */ part) => open[part] ?? searching;
  const toggle = (/** @type {string} */ part) => setOpen({ ...open, [part]: !isOpen(part) });
  return { here, isOpen, toggle };
}

/** Translate a clause and add its searchable text. @param {ClauseSaid} clause */
function withText(clause) {
  const option = optionOf(clause);
  const sentence = say(clause.message);
  const about = option && optionText(option);
  const title = say("web-part", { part: partOf(clause.id) });
  return { ...clause, sentence, option: about, searched: folded([clause.id, title, sentence, ...Object.values(about)].join(" ")) };
}

/** @param {string} name */
const optionText = (name) => ({
  name,
  label: say(`web-option-${name}`),
  usual: say(`option-${name}`),
  changed: say(`option-${name}.changed`),
});

/** @param {{ now: string, query: string }} props */
const Editions = ({ now, query }) => html`<nav class="presets" aria-label=${say("web-rules-editions")}>${["", ...choices.editions.map(({ name }) => name)].map(
  (name) => html`<a key=${name} class=${classes(name === now && "on")} aria-current=${name === now ? "page" : undefined} href=${`${name ? `/rules/${name}` : "/rules"}${query}`} onClick=${follow}>${name ? say("web-edition", { edition: name }) : say("web-rules-all")}</a>`,
)}</nav>`;

/** The options that are on at the user's table. @param {{ clauses: ToldClause[], options: Map<string, string> }} props */
function AtTable({ clauses, options }) {
  const on = clauses.filter(({ option }) => option && options.has(option.name));
  return html`<section class="chosen"><h2>${say("web-rules-options")}</h2>
    ${on.length === 0 && html`<p>${say("web-by-the-book")}</p>`}
    <ul>${on.map(({ option }) => option && html`<li key=${option.name}><b>${option.label}${valueOf(option.name, options)}</b> ${option.changed}</li>`)}</ul></section>`;
}

/** @param {string} name @param {Map<string, string>} options */
function valueOf(name, options) {
  const value = options.get(name);
  return value && ` (${name === "stacking" ? say("web-stacking", { value }) : value})`;
}

/** @param {{ part: string, clauses: ToldClause[], open: boolean, toggle: (part: string) => void, reading: Reading }} props */
function Part({ part, clauses, open, toggle, reading }) {
  const about = { R: say("web-part-about-rulings"), house: say("web-part-about-house") }[part];
  const fold = (/** @type {Event} */ event) => {
    event.preventDefault();
    toggle(part);
  };
  return html`<details class="part" open=${open}><summary onClick=${fold}><h2 id=${`part-${part}`}>${part.length === 1 && html`<i aria-hidden="true">${part}</i>`}${say("web-part", { part })}</h2>
    <small>${say("web-rules-count", { count: clauses.length })}</small></summary>
    ${open && about && html`<p class="about">${about}</p>`}
    ${open && clauses.map((clause, place) => html`<${Clause} key=${`${clause.id} ${place}`} clause=${clause} first=${clauses.findIndex(({ id }) => id === clause.id) === place} reading=${reading} />`)}</details>`;
}

/** @param {{ clause: ToldClause, first: boolean, reading: Reading }} props */
function Clause({ clause, first, reading }) {
  const { id, sentence, editions, option } = clause;
  const { edition, options, here, brief } = reading;
  const shown = edition || editions[0];
  const examples = book.examples.filter(
    (one) => one.clause === id && one.editions.includes(shown) && (!options || [...valuesOf(one.options).keys()].every((name) => options.has(name))),
  );
  const everywhere = editions.length === choices.editions.length;
  const on = option && options?.has(option.name);
  const house = partOf(id) === "house";
  return html`<article class=${classes("clause", house && "house", id === here && "here")} id=${first ? id : undefined}>
    <a class="id" href=${`#${id}`}>${house && option ? option.label : id}</a><div><p>${sentence}</p>
    ${!edition && html`<p class="who">${everywhere ? say("web-rules-everywhere") : editions.map((one) => say("web-edition", { edition: one })).join(" · ")}</p>`}
    ${option && (options ? on && !house : true) && html`<${WhatOptionChanges} option=${option} house=${house} on=${Boolean(on)} />`}</div>
    ${first && !brief && examples.length > 0 && html`<div class="egs">${examples.map((example, place) => html`<${RuleExample} key=${place} example=${example} />`)}</div>`}</article>`;
}

/**
 * The option that changes the clause, and its effect at the user's table.
 * @param {{ option: ToldOption, house: boolean, on: boolean }} props
 */
function WhatOptionChanges({ option, house, on }) {
  const { label, usual, changed: other } = option;
  if (on) return html`<p class="why"><b>${say("web-rules-at-table")}</b> ${other}</p>`;
  return html`<p class="why"><b>${house ? say("web-rules-without") : say("web-rules-option", { option: label })}</b> ${house ? usual : other}</p>`;
}

await style("rules");
