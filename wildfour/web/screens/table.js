/** A table's page: connecting, the lobby, the game, or the reason why it cannot be shown. */
import { classes, html, useEffect, useMemo, useRef } from "../app/html.js";
import { Waiting, style, useModule } from "../app/lazy_modules.js";
import { saveFile } from "../app/file_download.js";
import { planned } from "../app/pending_actions.js";
import { follow } from "../app/router.js";
import { evidenceOf, lesson, settings } from "../app/saved_state.js";
import { sounds } from "../app/sound.js";
import { useTurnSignal } from "../app/turn_signal.js";
import { useWakeLock } from "../app/wake_lock.js";
import { say, tell } from "../app/words.js";
import { PageHeader } from "../components/page_header.js";
import { Rich } from "../components/rich_text.js";
import { ActionButtons } from "../table/hand/action_buttons.js";
import { Hand } from "../table/hand/hand.js";
import { isAsking } from "../table/hand/prompts.js";
import { statusLines } from "../table/hand/status_lines.js";
import { useKeys } from "../table/keyboard.js";
import { LiveTable } from "../table/live_table.js";
import { Lobby } from "../table/lobby.js";
import { LiveRegions } from "../table/panels/live_regions.js";
import { Log } from "../table/panels/log.js";
import { Overlays } from "../table/panels/overlays.js";
import { RoundEnd } from "../table/panels/round_end.js";
import { SpectatorBar } from "../table/panels/spectator_bar.js";
import { TopBar } from "../table/panels/top_bar.js";
import { CardAnimation } from "../table/surface/card_animation.js";
import { TableSurface } from "../table/surface/table_surface.js";

const CROWD = 6;

/** @param {{ name: string }} props */
export function TableScreen({ name }) {
  const table = useMemo(() => new LiveTable(name), [name]);
  useEffect(() => {
    planned(table);
    return () => table.close();
  }, [table]);
  useWakeLock();
  const isPaired = Boolean(table.seats.value?.pair);
  const two = useModule(() => import("../table/two_tables.js"), "", isPaired);
  const status = table.status.value;
  const cheated = [table, table.other.value].find((one) => one?.status.value === "cheated");
  if (cheated) return html`<${Cheated} name=${cheated.name} />`;
  if (!["connecting", "open", "lost"].includes(status)) return html`<${NoTable} why=${status} name=${name} />`;
  if (!table.seats.value || !table.settings.value) return html`<${Waiting} say=${say("web-connecting")} />`;
  if (isPaired) return two ? html`<${two.TwoTables} table=${table} Game=${Game} />` : html`<${Waiting} say=${say("web-connecting")} />`;
  if (table.game.value) return html`<${Game} table=${table} />`;
  if (["playing", "between", "over"].includes(table.seats.value.stage)) return html`<${NoTable} why="private" />`;
  return html`<${Lobby} table=${table} />`;
}

/** Load the chat and the reactions, which a table with only one person does not need. */
const loadTalk = () =>
  Promise.all([import("../table/panels/talk_panels.js"), style("talk")]).then(([panels]) => panels);

/** A table with a deal. `pair` holds what a match at two tables adds. @param {{ table: LiveTable, pair?: any }} props */
function Game({ table, pair = null }) {
  useTurnSignal(table);
  const root = useRef(null);
  const isLesson = lesson.value.table === table.name;
  const guide = useModule(() => import("../table/lesson_topics.js"), "lesson", isLesson);
  const talk = useModule(loadTalk, "", table.talk.company.value);
  useKeys(table);
  useEffect(() => {
    const motion = new CardAnimation(table, root.current);
    table.happened.add(sounds);
    return () => {
      motion.stop();
      table.happened.delete(sounds);
    };
  }, [table]);
  const view = table.view.value;
  const lines = statusLines(table);
  const watches = view.seat === null;
  const state = classes(
    "table",
    pair && "paired",
    table.mine.value && "mine",
    view.players > CROWD && "crowd",
    table.status.value === "lost" && "lost",
    table.aims.value && "aiming",
    (!view.color || table.naming.value) && "unnamed",
    isAsking(table) && "asking",
    lines.urgent && "urgent",
    !settings.value.log && "nolog",
    talk && settings.value.chat && "chats",
    talk && !watches && "speaks",
  );
  return html`<div class=${state} ref=${root}>
    <${TopBar} table=${table} />${pair?.bar}${isLesson && guide && html`<${guide.Guide} table=${table} />`}<${TableSurface} table=${table} />
    <section class=${classes("me", watches && "watches")} aria-label=${say("web-you")}><div class="say"><h2>${lines.title}</h2>
      <p>${lines.detail && html`<${Rich} message=${lines.detail} />`}</p></div>
      ${watches ? html`<${SpectatorBar} table=${table} />` : html`<${Hand} table=${table} /><${ActionButtons} table=${table} />${talk && html`<${talk.OwnSeat} table=${table} />`}`}</section>
    <div class="beside"><${Log} table=${table} />${talk && html`<${talk.ChatBeside} table=${table} />`}</div>
    <${RoundEnd} table=${table} pair=${pair} /><${Overlays} table=${table} />${talk && html`<${talk.Talk} table=${table} />`}<${LiveRegions} table=${table} />
  </div>`;
}

/** The page for a table that cannot be shown. @param {{ why: string, name: string }} props */
function NoTable({ why, name }) {
  return html`<div class="page"><${PageHeader} /><main class="wrap lonely"><h1>${say(`web-no-table-${why}`)}</h1>
    <p>${say(`web-no-table-${why}.then`)}</p>
    <div class="pair">${why === "newer" && html`<button type="button" class="btn" onClick=${() => location.reload()}>${say("web-play-here")}</button>`}<a class="btn key" href="/" onClick=${follow}>${say("web-home")}</a></div></main></div>`;
}

/** The page shown after the server cheated: the accusation, and the evidence as a file. @param {{ name: string }} props */
function Cheated({ name }) {
  const evidence = evidenceOf(name);
  if (!evidence) return null;
  const save = () => saveFile(JSON.stringify(evidence, null, 1), `wildfour-evidence-${name}.json`);
  return html`<div class="page"><${PageHeader} /><main class="wrap lonely"><h1>${say("web-no-table-cheated")}</h1>
    <p role="alert">${tell(evidence.message)}</p><p>${say("web-no-table-cheated.then")}</p>
    <div class="pair"><button type="button" class="btn key" onClick=${save}>${say("web-save-evidence")}</button><a class="btn" href="/" onClick=${follow}>${say("web-home")}</a></div></main></div>`;
}
