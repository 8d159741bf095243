/** The user's own matches: totals, streaks, and a list, kept in this browser. */
import { saveFile } from "../app/file_download.js";
import { html, useRef, useState } from "../app/html.js";
import { add, history, read, summary, written } from "../app/match_history.js";
import { playNow } from "../app/pending_actions.js";
import { language, say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { PageHeader } from "../components/page_header.js";
import choices from "../generated/choices.js";

const SHOWN = 50;
const TOTALS = /** @type {const} */ (["matches", "wins", "streak", "best", "points", "catches", "challenges", "longest"]);

export function Page() {
  const totals = summary();
  return html`<div class="page"><${PageHeader} /><main class="wrap">
    <div class="title"><h1>${say("web-me")}</h1><p>${say("web-me-about")}</p></div>
    ${totals.matches ? html`<${Totals} totals=${totals} /><${Matches} />` : html`<section class="stack lonely"><p>${say("web-me-none")}</p>
      <button type="button" class="btn key" onClick=${() => playNow()}>${say("web-play-now")}</button></section>`}
    <${Files} /></main></div>`;
}

/** @param {{ totals: ReturnType<typeof summary> }} props */
const Totals = ({ totals }) => html`<ul class="facts totals">${TOTALS.map((name) => html`<li key=${name}>
    <b>${totals[name]}</b><span>${say("web-me-total", { total: name, count: totals[name] })}</span></li>`)}
  <li><b>${totals.editions}/${choices.editions.length}</b><span>${say("web-me-editions")}</span></li></ul>`;

function Matches() {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return html`<section><h2>${say("web-me-list")}</h2><ol class="places mine-list">${history.value.slice(0, SHOWN).map(
    (match) => html`<li key=${match.id} class=${match.won ? "won" : ""}><${Line} name=${match.won ? "check" : "cards"} />
      <span>${say("web-me-match", { won: match.won ? "yes" : "no", edition: say("web-edition", { edition: match.edition }), players: match.players })}
        <small>${day.format(match.at)}</small></span>
      <output>${say("web-points", { points: match.points })}</output></li>`,
  )}</ol></section>`;
}

/** Buttons that export, import, and delete the matches. */
function Files() {
  const [told, tell] = useState("");
  const [sure, setSure] = useState(false);
  const file = useRef(/** @type {any} */ (null));
  const open = async () => {
    const matches = read(await file.current.files[0].text());
    tell(matches ? say("web-me-imported", { count: add(matches) }) : say("web-me-not-a-file"));
    file.current.value = "";
  };
  const forget = () => {
    if (sure) history.value = [];
    setSure(!sure);
  };
  return html`<section class="stack"><p class="about">${say("web-me-here")}</p><div class="files">
    <button type="button" class="btn" disabled=${!history.value.length} onClick=${() => saveFile(written(), "wildfour-matches.json")}><${Line} name="save" />${say("web-me-export")}</button>
    <button type="button" class="btn" onClick=${() => file.current.click()}><${Line} name="share" />${say("web-me-import")}</button>
    <button type="button" class="btn" disabled=${!history.value.length} onClick=${forget}>${say(sure ? "web-me-really" : "web-me-delete")}</button></div>
    <input ref=${file} type="file" accept=".json" hidden aria-label=${say("web-me-import")} onChange=${open} />
    <p role="status">${told}</p></section>`;
}
