/** Entry point: loads the words, then shows the page at the current address. docs/web.md describes the modules. */
import { html, render } from "./app/html.js";
import { applySettings } from "./components/preferences.js";
import { NamePrompt } from "./components/profile.js";
import { Home } from "./screens/home.js";
import { Join } from "./screens/join.js";
import { LazyScreen, style } from "./app/lazy_modules.js";
import { NewTable } from "./screens/new_table.js";
import { NotFound } from "./screens/not_found.js";
import { TableScreen } from "./screens/table.js";
import { Watch } from "./screens/watch.js";
import { path } from "./app/router.js";
import { settings } from "./app/saved_state.js";
import { firstOf, language, speak } from "./app/words.js";

/** @import { VNode } from "./vendor/preact/preact.d.ts" */

/**
 * Pages that users rarely open first are loaded on demand.
 * @type {[pattern: RegExp, show: (...parts: string[]) => VNode][]}
 */
const PAGES = [
  [/^\/$/, () => html`<${Home} />`],
  [/^\/make$/, () => html`<${NewTable} />`],
  [/^\/watch$/, () => html`<${Watch} />`],
  [/^\/table\/([\w-]+)$/, (name) => html`<${TableScreen} name=${name} key=${name} />`],
  [/^\/join\/([\w-]+)$/, (code) => html`<${Join} code=${code} />`],
  [/^\/replays$/, () => html`<${LazyScreen} key="replays" topic="replay" load=${() => drawn(import("./screens/replays.js"))} />`],
  [
    /^\/replay\/([\w-]+)$/,
    (name) =>
      html`<${LazyScreen} key=${name} topic="replay" name=${name} load=${() => drawn(import("./screens/replay.js"))} />`,
  ],
  [
    /^\/rules(?:\/([\w-]+))?$/,
    (edition) =>
      html`<${LazyScreen} key="rules" topic="rules" load=${() => import("./screens/rules.js")} edition=${edition} />`,
  ],
  [/^\/me$/, () => html`<${LazyScreen} key="me" topic="me" load=${() => import("./screens/me.js")} />`],
  [/^\/pad$/, () => html`<${LazyScreen} key="pad" topic="pad" load=${() => import("./screens/pad.js")} />`],
  [/^\/learn$/, () => html`<${LazyScreen} key="learn" topic="lesson" load=${() => import("./screens/learn.js")} />`],
];

/** Load a page for replays with its style sheet. @param {Promise<unknown>} page */
async function drawn(page) {
  await style("replay");
  return page;
}

function App() {
  for (const [pattern, show] of PAGES) {
    const found = pattern.exec(path.value);
    if (found) return html`<div class="app" lang=${language.value}>${show(...found.slice(1))}<${NamePrompt} /></div>`;
  }
  return html`<${NotFound} />`;
}

applySettings();
await speak(settings.value.language || firstOf(navigator.languages));
render(html`<${App} />`, document.body);
setTimeout(() => import("./app/offline.js"), 2000);
