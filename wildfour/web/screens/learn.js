/** The guided first game, with two easy bots. */
import { html, useState } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { openTable } from "../app/pending_actions.js";
import { follow } from "../app/router.js";
import { say, tell } from "../app/words.js";
import { Animal, Face } from "../art/pictures.js";
import { PageHeader } from "../components/page_header.js";

/** @import { Message } from "../protocol.d.ts" */

const SETTINGS = { seats: 3, options: "target=100", pace: 150 };
const PLAN = { seat: true, bots: [null, "novice", "novice"], start: true, lesson: true };

export function Page() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(/** @type {{ reason?: Message } | null} */ (null));
  const begin = () => {
    setBusy(true);
    openTable(SETTINGS, PLAN).catch((problem) => {
      setBusy(false);
      setRefusal(problem);
    });
  };
  return html`<div class="page"><${PageHeader} /><main class="wrap lonely learn-page">
    <div class="bench" aria-hidden="true"><${Animal} face=${3} /><${Face} code="y3" /><${Face} code="yS" /><${Face} code="W" /><${Animal} face=${7} /></div>
    <h1>${say("web-learn")}</h1><p>${say("web-lesson-intro")}</p>
    <div class="stack"><button type="button" class="btn key big" disabled=${busy} onClick=${begin}>${say("web-lesson-begin")}<small>${say("web-lesson-begin-about")}</small></button>
      <a class="btn" href="/rules" onClick=${follow}>${say("web-rules")}</a></div>
    ${refusal && html`<p class="problem" role="alert">${refusal.reason ? tell(refusal.reason) : say("web-no-answer")}</p>`}</main></div>`;
}

await style("lesson");
