/** The home page: one tap starts a game. */
import { tableSeen } from "../app/api.js";
import { html, unset, useEffect, useRef, useState } from "../app/html.js";
import { playNow } from "../app/pending_actions.js";
import { follow } from "../app/router.js";
import { lastTable, opponents, set } from "../app/saved_state.js";
import { capital, say, tell } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Animal, Face, animalsAt } from "../art/pictures.js";
import { OpenTables, useOpenTables } from "../components/open_tables.js";
import { PageHeader } from "../components/page_header.js";
import choices from "../generated/choices.js";
import { joinByCode } from "./join.js";

/**
 * @import { Message, TableSeen } from "../protocol.d.ts"
 * @import { Typed } from "../types.d.ts"
 */

const MOST_BOTS = 9;
const MOST_SHOWN = 3; // open tables; the page Watch lists all

export function Home() {
  const tables = useOpenTables() ?? [];
  const free = tables.filter((one) => one.open > 0).slice(0, MOST_SHOWN);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(/** @type {{ reason?: Message } | null} */ (null));
  const play = () => {
    setBusy(true);
    playNow().catch((error) => {
      setBusy(false);
      setRefusal(error);
    });
  };
  return html`<div class="page"><${PageHeader} /><main class="wrap">
    <section class="hero">
      <div class="stage" aria-hidden="true"><div class="glade"></div>
        <div class="fan">${["b7", "yS", "W4", "g+2", "r3"].map((code) => html`<${Face} code=${code} />`)}</div></div>
      <div class="pitch"><h1>${say("web-title")}</h1><p>${say("web-pitch")}</p></div>
      <div class="go">
        <button type="button" class="btn key big" disabled=${busy} onClick=${play}>${say("web-play-now")}<small>${say("web-play-now-about", { count: opponents.value.count })}</small></button>
        <${Opponents} />
        <div class="pair"><a class="btn" href="/make" onClick=${follow}>${say("web-invite-friends")}</a>
          <${JoinForm} refused=${setRefusal} /></div>
        ${refusal && html`<p class="problem" role="alert">${refusal.reason ? tell(refusal.reason) : say("web-no-answer")}</p>`}</div>
    </section>
    <${TableWaits} />
    ${free.length > 0 && html`<section class="open-now"><h2>${say("web-open-now")}</h2><${OpenTables} tables=${free} /></section>`}
    <nav class="tiles" aria-label=${say("web-more")}>
      <a class="tile" href="/learn" onClick=${follow}><span class="art learn" aria-hidden="true"><${Animal} face=${3} />
        <${Face} code="y3" /></span><span><b>${say("web-learn")}</b><small>${say("web-learn-about")}</small></span></a>
      <a class="tile" href="/watch" onClick=${follow}><span class="art watch" aria-hidden="true">
        <${Animal} face=${8} /><${Animal} face=${10} /><${Animal} face=${5} /></span><span><b>${say("web-watch")}</b>
        <small>${say("web-open-tables", { count: tables.length })}</small></span></a>
      <a class="tile" href="/replays" onClick=${follow}><span class="art" aria-hidden="true">
        <svg class="track" viewBox="0 0 120 48" fill="none"><path d="M6 24H114" /><path class="done" d="M6 24H74" />
        <circle cx="74" cy="24" r="11" /></svg></span><span><b>${say("web-replays")}</b>
        <small>${say("web-replays-tile")}</small></span></a>
      <a class="tile" href="/rules" onClick=${follow}><span class="art minis" aria-hidden="true"><${Face} code="g4" />
        <${Face} code="gR" /><${Face} code="W" /></span><span><b>${say("web-rules")}</b>
        <small>${say("web-rules-about")}</small></span></a>
      <a class="tile" href="/pad" onClick=${follow}><span class="art pad" aria-hidden="true"><b>57</b><b>0</b><b>132</b></span>
        <span><b>${say("web-pad")}</b><small>${say("web-pad-about")}</small></span></a></nav>
  </main><footer class="foot wrap"><span>${say("web-not-affiliated")}</span></footer></div>`;
}

/** The number and level of the bots for "Play now". */
function Opponents() {
  const { count, level } = opponents.value;
  const counts = Array.from({ length: MOST_BOTS }, (_, place) => place + 1);
  return html`<div class="pair bots">
    <select aria-label=${say("web-bots")} value=${count} onChange=${(/** @type {Typed} */ event) => set(opponents, { count: +event.currentTarget.value })}>
      ${counts.map((one) => html`<option value=${one} selected=${one === count}>${say("web-bot-count", { count: one })}</option>`)}</select>
    <select aria-label=${say("web-bots-level")} value=${level} onChange=${(/** @type {Typed} */ event) => set(opponents, { level: event.currentTarget.value })}>
      ${choices.suggested_levels.map((one) => html`<option value=${one} selected=${one === level}>${capital(say("web-level-alone", { level: one }))}</option>`)}</select></div>`;
}

/** @param {{ refused: (problem: unknown) => void }} props */
function JoinForm({ refused }) {
  const field = useRef(/** @type {HTMLInputElement} */ (unset()));
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (field.current.value.trim()) joinByCode(field.current.value.trim()).catch(refused);
    else field.current.focus();
  };
  return html`<form class="join" onSubmit=${join}>
    <input ref=${field} aria-label=${say("web-code")} placeholder=${say("web-code")} maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck=${false} />
    <button>${say("web-join")}</button></form>`;
}

/** A link back to the running table where the user has a seat. */
function TableWaits() {
  const [seen, setSeen] = useState(/** @type {TableSeen | null} */ (null));
  const name = lastTable.value;
  useEffect(() => {
    if (name)
      tableSeen(name).then(setSeen, (refusal) => {
        if (refusal.status === 404) lastTable.value = "";
      });
  }, [name]);
  if (!seen?.seated || seen.stage === "over" || seen.stage === "ended") return null;
  const animals = animalsAt(seen.names.map((one) => ({ name: one, avatar: null })));
  return html`<a class="back" href=${`/table/${seen.table}`} onClick=${follow}>
    <span class="faces">${animals.slice(0, 3).map((face) => html`<${Animal} face=${face} />`)}</span>
    <span><b>${say("web-table-waits")}</b>
      <small>${say("web-table-waits-about", { round: seen.round, names: seen.names })}</small></span>
      <${Line} name="arrow" /></a>`;
}
