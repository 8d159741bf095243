/** Keeps this site in the browser (service_worker.js), so that the score pad and the rules are there without a server. */
import { effect } from "./html.js";
import { language } from "./words.js";

const TOPICS = ["pad", "rules"]; // of the pages that need no server
const worker = navigator.serviceWorker; // there is none where the address is not secure

/** What is asked for is kept on its way. */
function keepWords() {
  const code = language.value;
  if (!worker.controller) return;
  for (const path of [code, ...TOPICS.map((topic) => `${code}/${topic}`)]) fetch(`/words/${path}.ftl`).catch(() => {});
}

if (worker) {
  worker.addEventListener("controllerchange", keepWords);
  effect(keepWords);
  worker.register("/worker.js").catch(() => {}); // some windows keep nothing
}
