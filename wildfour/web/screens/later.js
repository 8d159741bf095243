/** A page that is loaded when it is wanted, with words of its own where it has any: its module has a component `Page`. */
import { html, useEffect, useState } from "../html.js";
import { learn, say } from "../words.js";
import { Waiting } from "./table.js";

export function Later({ load, words = "", ...rest }) {
  const [module, setModule] = useState(null);
  useEffect(() => {
    Promise.all([load(), learn(words)]).then(([loaded]) => setModule(loaded));
  }, []);
  return module ? html`<${module.Page} ...${rest} />` : html`<${Waiting} say=${say("web-loading")} />`;
}
