/** The page that opens a table by its short code. */
import { introduce, tableOfCode } from "../app/api.js";
import { html, useEffect, useState } from "../app/html.js";
import { Waiting } from "../app/lazy_modules.js";
import { go } from "../app/router.js";
import { say, tell } from "../app/words.js";
import { NotFound } from "./not_found.js";

/** @import { Message } from "../protocol.d.ts" */

/** Find the table with a code and open it. @param {string} code */
export async function joinByCode(code, how = {}) {
  const { table } = await tableOfCode(code);
  await introduce();
  go(`/table/${table}`, how);
}

/** @param {{ code: string }} props */
export function Join({ code }) {
  const [refusal, setRefusal] = useState(/** @type {{ reason: Message } | null} */ (null));
  useEffect(() => {
    joinByCode(code, { replace: true }).catch(setRefusal);
  }, [code]);
  return refusal
    ? html`<${NotFound} sentence=${tell(refusal.reason)} />`
    : html`<${Waiting} say=${say("web-connecting")} />`;
}
