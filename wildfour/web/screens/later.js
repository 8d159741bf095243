/** A page that is loaded when it is wanted, with words of its own where it has any: its module has a component `Page`. */
import { html } from "../app/html.js";
import { useSoon } from "../app/lazy_modules.js";
import { say } from "../app/words.js";
import { Waiting } from "./table.js";

/** A style sheet that only such pages need. */
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

export function Later({ load, topic, ...rest }) {
  const module = useSoon(load, topic);
  return module ? html`<${module.Page} ...${rest} />` : html`<${Waiting} say=${say("web-loading")} />`;
}
