/** Registers the service worker (service_worker.js), which makes the score pad and the rules work offline. */
import { effect } from "./html.js";
import { language } from "./words.js";

const TOPICS = ["me", "pad", "rules"]; // words for the pages that need no server
const worker = navigator.serviceWorker; // undefined on insecure addresses

/** Fetch the offline pages once, so that the worker caches them. */
function keepWords() {
  const code = language.value;
  if (!worker.controller) return;
  for (const path of [code, ...TOPICS.map((topic) => `${code}/${topic}`)]) fetch(`/words/${path}.ftl`).catch(() => {});
}

if (worker) {
  worker.addEventListener("controllerchange", keepWords);
  effect(keepWords);
  worker.register("/worker.js").catch(() => {}); // private windows reject it
}
