/** The replay of a finished match: step, play, or scrub through it from every seat, and verify its deals. */
import { keptReplay, transcriptOf } from "../app/api.js";
import { classes, html, isIn, useEffect, useMemo, useRef, useState } from "../app/html.js";
import { Waiting } from "../app/lazy_modules.js";
import { follow, go } from "../app/router.js";
import { openedFile, settings } from "../app/saved_state.js";
import { say, tell } from "../app/words.js";
import { IconButton, Line } from "../art/icons.js";
import { Animal, animalsAt } from "../art/pictures.js";
import { Dialog } from "../components/dialog.js";
import { FairnessProof, proofOf, whatDiffers, withNotes } from "../components/fairness_proof.js";
import { share } from "../components/invitation.js";
import { PageHeader } from "../components/page_header.js";
import { Preferences } from "../components/preferences.js";
import { Rich } from "../components/rich_text.js";
import { Hand } from "../table/hand/hand.js";
import { ColorTimeline } from "../table/panels/color_timeline.js";
import { Log, toggleLog } from "../table/panels/log.js";
import { ReplayTable } from "../table/replay_table.js";
import { CardAnimation } from "../table/surface/card_animation.js";
import { TableSurface } from "../table/surface/table_surface.js";

/**
 * @import { Proof, Typed } from "../types.d.ts"
 * @import { Message } from "../protocol.d.ts"
 */

const FROM_FILE = "file";
const CROWD = 6;

/** @param {{name: string}} props  name: a saved match's name, or FROM_FILE */
export function Page({ name }) {
  const [kept, setKept] = useState(/** @type {{ transcript: string, player: number | null } | null} */ (null));
  const [replay, setReplay] = useState(/** @type {ReplayTable | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {{ reason?: Message } | null} */ (null));
  useEffect(() => {
    /** @type {ReplayTable | null} */
    let opened = null;
    const open = async () => {
      const found = name === FROM_FILE ? { transcript: openedFile.value, player: null } : await keptReplay(name);
      setKept(found);
      const source = name === FROM_FILE ? { transcript: found.transcript } : { replay: name };
      opened = new ReplayTable(source, found.player ?? null);
      await opened.show(1);
      setReplay(opened);
    };
    open().catch(setRefusal);
    return () => opened?.pause();
  }, [name]);
  if (refusal) return html`<${NotShown} refusal=${refusal} transcript=${kept?.transcript} />`;
  if (!replay) return html`<${Waiting} say=${say("web-loading")} />`;
  return html`<${Player} replay=${replay} transcript=${kept?.transcript} name=${name} />`;
}

/**
 * The reason why a replay cannot be shown, with the browser's own check of the transcript.
 * @param {{ refusal: { reason?: Message }, transcript: string | undefined }} props
 */
function NotShown({ refusal, transcript }) {
  const found = useMemo(() => (transcript ? proofOf(transcript) : null), [transcript]);
  return html`<div class="page"><${PageHeader} /><main class="wrap lonely"><h1>${say("web-replay-not-shown")}</h1>
    <p role="alert">${refusal.reason ? tell(refusal.reason) : say("web-no-answer")}</p>
    ${found && !found.proved && html`<p><${Rich} message=${whatDiffers(found)} /></p>`}
    <a class="btn key" href="/replays" onClick=${follow}>${say("web-replays")}</a></main></div>`;
}

/** @param {{ replay: ReplayTable, transcript: string, name: string }} props */
function Player({ replay, transcript, name }) {
  const root = useRef(null);
  const [found, setFound] = useState(/** @type {Proof | null} */ (null));
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  useKeys(replay);
  useEffect(() => {
    const motion = new CardAnimation(replay, root.current);
    return () => motion.stop();
  }, [replay]);
  const verify = async () => setFound(await withNotes(proofOf(transcript), transcript, (round) => replay.openRound(round)));
  const view = replay.view.value;
  const state = classes(
    "table replaying",
    view.players > CROWD && "crowd",
    !view.color && "unnamed",
    !settings.value.log && "nolog",
    replay.open.value && "opened",
  );
  return html`<div class=${state} ref=${root}>
    <${Bar} replay=${replay} open=${setOpen} />
    <${TableSurface} table=${replay}><${Seal} found=${found} verify=${verify} how=${() => setOpen("proof")} /></${TableSurface}>
    <section class="me replay" aria-label=${say("web-replay")}>
      <div class="say"><h2>${say("web-move-of", { number: replay.at.value, count: replay.last.value })}</h2></div>
      <${Hand} table=${replay} /><${Views} replay=${replay} /><${ColorTimeline} replay=${replay} /><${Deck} replay=${replay} /></section>
    <${Log} table=${replay} />
    <p class="unseen" aria-live="polite">${replay.playing.value ? "" : replay.newest}</p>
    ${open === "menu" && html`<${Menu} name=${name} close=${close} open=${setOpen} />`}
    ${open === "settings" && html`<${Preferences} close=${close} />`}
    ${open === "proof" && html`<${FairnessProof} found=${found} close=${close} />`}
  </div>`;
}

/** @param {{ replay: ReplayTable, open: (which: string) => void }} props */
function Bar({ replay, open }) {
  const { round, rounds, names, winners } = replay.round.value;
  const verdict = winners.length
    ? say("web-wins-match", { reader: "nobody", others: winners.map((player) => names[player]), count: winners.length })
    : say("web-edition", { edition: replay.round.value.edition });
  /** @param {Typed} event */
  const choose = (event) => {
    replay.pause();
    replay.turnTo(+event.currentTarget.value);
  };
  return html`<header class="bar"><${IconButton} name="menu" label=${say("web-menu")} onClick=${() => open("menu")} />
    <h1>${rounds > 1 ? say("web-replay") : say("web-replay-round", { number: round })}<small>${verdict}</small></h1>
    <span class="push"></span>
    ${rounds > 1 && html`<select class="rounds" aria-label=${say("sheet-round")} value=${round} onChange=${choose}>${Array.from(
      { length: rounds },
      (_, place) =>
        html`<option value=${place + 1} selected=${place + 1 === round}>${say("web-round-of", { number: place + 1, count: rounds })}</option>`,
    )}</select>`}
    <${IconButton} name="log" label=${say("web-log")} onClick=${() => toggleLog(replay)} />
    <${IconButton} name="gear" class="icon in-menu" label=${say("web-settings")} onClick=${() => open("settings")} />
  </header>`;
}

/**
 * Verify the deals of the whole match in this browser.
 * @param {{ found: Proof | null, verify: () => void, how: () => void }} props
 */
function Seal({ found, verify, how }) {
  if (!found)
    return html`<button type="button" class="toast seal" onClick=${verify}><${Line} name="shield" /><b>${say("web-check-deal")}</b></button>`;
  return html`<div class=${classes("toast seal", !found.proved && "broken")} role="status">
    <${Line} name=${found.proved ? "checked" : "close"} /><p><b>${say(found.proved ? "web-deal-checked" : "web-deal-not-proved")}</b></p>
    <button type="button" class="clause" onClick=${how}>${say(found.proved ? "web-how" : "web-why")}</button></div>`;
}

/**
 * With many players, the buttons show avatars only; the seats show the names.
 * @param {{ replay: ReplayTable }} props
 */
function Views({ replay }) {
  const { names, you, seating, round } = replay.round.value;
  const animals = animalsAt(replay.seats.value.seats);
  const now = replay.seenBy.value;
  const many = seating.length > CROWD;
  const order = [...seating].sort((one, other) => Number(other === you) - Number(one === you));
  /** @param {number} player */
  const name = (player) => (player === you ? say("web-you") : names[player]);
  /** @param {number | null} player */
  const chip = (player) => ({
    class: classes(player === now && "on", many && "many", player === null && "bare"),
    "aria-pressed": player === now,
    onClick: () => replay.turnTo(round, player),
  });
  const open = html`<button type="button" ...${chip(null)}>${say("web-open-view")}</button>`;
  return html`<div class="views" role="group" aria-label=${say("web-whose-view")}>${many && open}${order.map(
    (player) =>
      html`<button type="button" key=${player} title=${name(player)} ...${chip(player)}><${Animal} face=${animals[player]} />
        <span class=${many ? "unseen" : ""}>${name(player)}</span></button>`,
  )}${!many && open}</div>`;
}

/** @param {{ replay: ReplayTable }} props */
function Deck({ replay }) {
  const playing = replay.playing.value;
  const ended = replay.at.value >= replay.last.value;
  /** @param {number} at */
  const back = (at) => () => {
    replay.pause();
    replay.go(at);
  };
  const on = () => {
    replay.pause();
    replay.step();
  };
  const next = ended && !playing && replay.hasNextRound;
  return html`<div class="deck">
    <${IconButton} class="btn square" name="start" label=${say("web-to-start")} disabled=${!replay.at.value} onClick=${back(0)} />
    <${IconButton} class="btn square" name="back" label=${say("web-move-back")} disabled=${!replay.at.value} onClick=${back(replay.at.value - 1)} />
    ${
      next
        ? html`<button type="button" class="btn key" onClick=${() => replay.play()}>${say("web-next-round")}</button>`
        : html`<${IconButton} class="btn key" name=${playing ? "pause" : "play"} label=${say(playing ? "web-pause" : "web-play")} onClick=${() => (playing ? replay.pause() : replay.play())} />`
    }
    <${IconButton} class="btn square" name="on" label=${say("web-move-on")} disabled=${ended} onClick=${on} />
    <button type="button" class="btn square" aria-label=${say("web-speed", { speed: replay.speed.value })} onClick=${() => replay.faster()}>${replay.speed.value === 0.5 ? "½" : replay.speed.value}×</button></div>`;
}

/** @param {{ name: string, close: () => void, open: (which: string) => void }} props */
function Menu({ name, close, open }) {
  const [shared, setShared] = useState(false);
  const kept = name !== FROM_FILE;
  return html`<${Dialog} title=${say("web-menu")} close=${close}><div class="stack">
    ${
      kept &&
      html`<button type="button" class="btn" onClick=${() => share(location.href).then(setShared)}>
        <${Line} name=${shared ? "check" : "share"} />${say(shared ? "web-copied" : "web-share")}</button>
      <a class="btn" href=${transcriptOf(name)} download>${say("web-download")}</a>`
    }
    <button type="button" class="btn" onClick=${() => go("/replays")}>${say("web-replays")}</button>
    <button type="button" class="btn" onClick=${() => open("settings")}>${say("web-settings")}</button>
    <button type="button" class="btn" onClick=${() => go("/")}>${say("web-home")}</button></div></${Dialog}>`;
}

const TYPING = "input, select, dialog";

/** Arrow keys step; the space bar plays. @param {ReplayTable} replay */
function useKeys(replay) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isIn(event, TYPING)) return;
      /** @type {Record<string, () => unknown>} */
      const acts = {
        ArrowRight: () => replay.step(),
        ArrowLeft: () => replay.go(replay.at.value - 1),
        Home: () => replay.go(0),
        End: () => replay.go(replay.last.value),
        " ": () => (replay.playing.value ? replay.pause() : replay.play()),
      };
      const act = acts[event.key];
      if (!act || (event.key === " " && isIn(event, "button"))) return;
      event.preventDefault();
      if (event.key !== " ") replay.pause();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [replay]);
}
