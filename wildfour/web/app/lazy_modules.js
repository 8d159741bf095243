/** Lazily loaded modules, style sheets, and screens. */
import { html, useEffect, useState } from "./html.js";
import { say, speakOf } from "./words.js";

/** @param {() => Promise<any>} load @returns the module, or null until it and its words have loaded */
export function useModule(load, topic = "", wanted = true) {
  const [module, setModule] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (wanted) Promise.all([load(), topic && speakOf(topic)]).then(([read]) => setModule(read));
  }, [wanted]);
  return module;
}

/** Load a style sheet. @param {string} name */
export function style(name) {
  const href = new URL(`../styles/${name}.css`, import.meta.url).href;
  const there = document.querySelector(`link[href="${href}"]`);
  if (there) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}

/**
 * A lazily loaded screen, with its own words if it has any. Its module exports a component `Page`.
 * @param {{ load: () => Promise<any>, topic: string } & Record<string, any>} props
 */
export function LazyScreen({ load, topic, ...rest }) {
  const module = useModule(load, topic);
  return module ? html`<${module.Page} ...${rest} />` : html`<${Waiting} say=${say("web-loading")} />`;
}

/** A page that says what is loading. @param {{ say: string }} props */
export const Waiting = ({ say: text }) =>
  html`<div class="page"><main class="wrap lonely"><p class="wait" role="status">
    <span class="spin"></span>${text}</p></main></div>`;
