/** Keeps this site in the browser (worker.js), so that the score pad and the rules are there without a server. */
import { effect } from "./html.js";
import { addressOf, language } from "./words.js";

const WITHOUT_SERVER = ["", "pad", "rules"]; // words of the pages that need nobody
const worker = navigator.serviceWorker; // there is none where the address is not secure

/** What is asked for is kept on its way. */
function keepWords() {
  if (worker.controller) for (const part of WITHOUT_SERVER) fetch(addressOf(language.value, part)).catch(() => {});
}

if (worker) {
  worker.addEventListener("controllerchange", keepWords);
  effect(keepWords);
  worker.register("/worker.js").catch(() => {}); // some windows keep nothing
}
