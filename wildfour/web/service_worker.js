/**
 * The service worker caches this site: it starts instantly, and the score pad works offline. Modules have the
 * version in their address and never change, so they come from the cache. Pages and words come from the network first,
 * and from the cache if no server responds. It ignores the API and sockets.
 */
const worker = /** @type {any} */ (globalThis); // the types of a worker and of a page conflict
const VERSION = "{{ version }}";
const FILES = "{{ files }}";
const KEPT = `wildfour-${VERSION}`;
const REST = 100; // ms

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepAll());
  worker.skipWaiting();
});

/** Fetch files one by one with pauses, because fetching all at once would make an open table stutter. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const rest = (await isOpenedAlone()) ? 0 : REST;
  for (const file of [...FILES, "/"]) {
    await kept.add(file);
    await new Promise((rested) => setTimeout(rested, rest));
  }
}

/** Return whether all open pages work offline. If so, no table can stutter, and the network may disappear soon. */
async function isOpenedAlone() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  return pages.every((/** @type {Request} */ { url }) => /^\/(me|pad|rules)\b/.test(new URL(url).pathname));
}

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("wildfour-") && name !== KEPT).map((name) => caches.delete(name)));
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});

/** Focus the open page with an address, or open it. @param {string} path */
async function showPage(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {Request} */ { url }) => new URL(url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
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

/** Fetch the newest version, or fall back to the cached one. @param {Request} request @param {Request | string} name */
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
