/** A page that is loaded when it is wanted, with words of its own where it has any: its module has a component `Page`. */
import { html } from "../html.js";
import { useSoon } from "../parts/soon.js";
import { say } from "../words.js";
import { Waiting } from "./table.js";

export function Later({ load, words, ...rest }) {
  const module = useSoon(load, words);
  return module ? html`<${module.Page} ...${rest} />` : html`<${Waiting} say=${say("web-loading")} />`;
}
