/** A modal sheet. Escape or a tap outside closes it. It traps the focus and restores it on close. */
import { html, unset, useEffect, useRef } from "../app/html.js";
import { say } from "../app/words.js";
import { IconButton } from "../art/icons.js";

/** @param {{ title: string, close: () => void, children: any, class?: string }} props */
export function Dialog({ title, close, children, class: name = "" }) {
  const dialog = useRef(/** @type {HTMLDialogElement} */ (unset()));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    dialog.current.showModal();
    return () => before?.isConnected && before.focus();
  }, []);
  /** @param {Event} event */
  const beside = (event) => event.target === dialog.current && close();
  return html`<dialog class=${`leaf ${name}`} ref=${dialog} aria-label=${title} onCancel=${(/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  }} onClick=${beside}>
    <div class="leaf-in"><header><h2>${title}</h2>
      <${IconButton} name="close" label=${say("web-close")} onClick=${close} /></header>${children}</div>
  </dialog>`;
}
