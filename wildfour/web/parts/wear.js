/** Styles that only some pages need: `await wear("pad")` reads look/pad.css, once. */
const worn = new Map();

export function wear(name) {
  if (!worn.has(name)) worn.set(name, added(new URL(`../look/${name}.css`, import.meta.url)));
  return worn.get(name);
}

function added(address) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const read = new Promise((done) => {
    link.onload = link.onerror = done;
  });
  document.head.append(link);
  return read;
}
