/** A page that is loaded when it is wanted: its module has a component `Page`. */
import { html, useEffect, useState } from "../html.js";
import { say } from "../words.js";
import { Waiting } from "./table.js";

export function Later({ load, ...rest }) {
  const [module, setModule] = useState(null);
  useEffect(() => {
    load().then(setModule);
  }, []);
  return module ? html`<${module.Page} ...${rest} />` : html`<${Waiting} say=${say("web-loading")} />`;
}
