/** Finished matches: the user's own, those from public tables, and transcripts from files. */
import { introduce, publicReplays, results } from "../app/api.js";
import { classes, html, useEffect, useState } from "../app/html.js";
import { follow, go } from "../app/router.js";
import { me, openedFile } from "../app/saved_state.js";
import { language, say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Animal, animalsAt } from "../art/pictures.js";
import { EmptyActions } from "../components/open_tables.js";
import { PageHeader } from "../components/page_header.js";

/**
 * @import { Finished, Result } from "../protocol.d.ts"
 * @import { Typed } from "../types.d.ts"
 */

const MOST = 400_000; // bytes; the server's limit

/** @param {File | undefined} file @returns {Promise<string>} why it cannot be opened, if so */
async function openFile(file) {
  if (!file) return "";
  if (file.size > MOST) return say("too-large", { most: MOST });
  openedFile.value = await file.text();
  go("/replay/file");
  return "";
}

export function Page() {
  const [mine, setMine] = useState(/** @type {Result[] | null} */ (null));
  const [others, setOthers] = useState(/** @type {Finished[] | null} */ (null));
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {File | undefined} file */
  const open = (file) => openFile(file).then(setProblem);
  useEffect(() => {
    const own = introduce().then(results);
    own.then(setMine, () => setMine([]));
    Promise.all([publicReplays(), own]).then(
      ([all, played]) => setOthers(all.filter((one) => played.every((other) => other.replay !== one.replay))),
      () => setOthers([]),
    );
  }, []);
  /** @param {Event} event */
  const drag = (event) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    drag(event);
    open(event.dataTransfer?.files[0]);
  };
  return html`<div class="page" onDragOver=${drag} onDragLeave=${drag} onDrop=${drop}><${PageHeader} /><main class="wrap">
    <div class="title"><h1>${say("web-replays")}</h1><p>${say("web-replays-intro")}</p></div>
    <div class="replays"><div class="col"><${Matches} title=${say("web-replays-mine")} matches=${mine} />
      ${(others?.length ?? 0) > 0 && html`<${Matches} title=${say("web-replays-public")} matches=${others} />`}</div>
      <div class="stack"><label class=${classes("file-drop", over && "over")}>
        <${Line} name="share" /><span><b>${say("web-replays-file")}</b><small>${say("web-replays-file-about")}</small></span>
        <input type="file" class="unseen" accept=".wildfour,.txt,text/plain" onChange=${(/** @type {Typed} */ event) => open(event.currentTarget.files?.[0])} /></label>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}</div></div></main></div>`;
}

/** @param {{ title: string, matches: Finished[] | null }} props */
function Matches({ title, matches }) {
  return html`<section><h2>${title}</h2>
    ${matches?.length === 0 && html`<p class="none">${say("web-replays-none")}</p><${EmptyActions} />`}
    <ul class="open-tables">${(matches ?? []).map((one) => html`<li key=${one.replay}><${OneMatch} match=${one} /></li>`)}</ul></section>`;
}

/** @param {{ match: Finished & { player?: number | null } }} props */
function OneMatch({ match }) {
  const { players, player = -1, winners, edition, ended, finished, replay } = match;
  /** @param {number} place */
  const own = (place) => (place === player ? me.value.avatar : null);
  const animals = animalsAt(players.map((name, place) => ({ name, avatar: own(place) })));
  const others = winners.filter((one) => one !== player).map((one) => players[one]);
  const reader = !winners.includes(player ?? -1) ? "nobody" : others.length ? "among" : "actor";
  const title = finished ? say("web-wins-match", { reader, others, count: winners.length }) : say("web-match-left");
  const names = players.map((name, place) => (place === player ? say("web-you") : name));
  const day = new Date(ended * 1000).toLocaleDateString(language.value, { dateStyle: "medium" });
  return html`<a class="back" href=${`/replay/${replay}`} onClick=${follow}>
    <span class="faces">${(winners.length ? winners : [0]).slice(0, 2).map((one) => html`<${Animal} key=${one} face=${animals[one]} />`)}</span>
    <span><b>${title}</b><small>${say("web-with-rules", { rules: names })} · ${say("web-edition", { edition })} · ${day}</small></span>
    <${Line} name="play" /></a>`;
}
