/**
 * The service worker: copies of this site, so that it starts at once and the score pad works without a server.
 *
 * Modules have the version in their address and never change, so they come from what is kept. Pages and words are asked
 * for first, and come from the copies where no server answers. The API and sockets are left alone.
 */
const worker = /** @type {any} */ (globalThis); // its own types and the page's exclude each other
const VERSION = "{{ version }}";
const FILES = "{{ files }}";
const KEPT = `wildfour-${VERSION}`;
const REST = 100; // ms

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepAll());
  worker.skipWaiting();
});

/** One file after another, with a rest: all at once they would make an open table stutter. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const rest = (await isOpenedAlone()) ? 0 : REST;
  for (const file of [...FILES, "/"]) {
    await kept.add(file);
    await new Promise((rested) => setTimeout(rested, rest));
  }
}

/** Whether only pages that need no server are open: no table stutters, and the network may go soon. */
async function isOpenedAlone() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  return pages.every((/** @type {Request} */ { url }) => /^\/(pad|rules)\b/.test(new URL(url).pathname));
}

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("wildfour-") && name !== KEPT).map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`/web/${VERSION}/`)) event.respondWith(keptOrAsked(request));
  else if (pathname.startsWith("/words/")) event.respondWith(askedOrKept(request, request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(askedOrKept(request, "/"));
});

/** @param {Request} request */
const keptOrAsked = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The newest; or what is kept under a name. @param {Request} request @param {Request | string} name */
async function askedOrKept(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok && name === request) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(name, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}
