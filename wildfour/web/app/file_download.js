/** Saves text as a file. */

const KEPT_FOR = 1000; // ms; enough time for the browser to read the file

/** @param {string} text @param {string} name */
export function saveFile(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
