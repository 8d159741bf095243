/** Invitation to a table: link, short code, and QR code. */
import { qrCode } from "../app/api.js";
import { html, useState } from "../app/html.js";
import { say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Switch } from "./preferences.js";

/**
 * @import { LiveTable } from "../table/live_table.js"
 * @import { Typed } from "../types.d.ts"
 */

/** @param {LiveTable} table */
export const linkTo = (table) => `${location.origin}/table/${table.name}`;
/** @param {string} code */
export const shortCode = (code) => (code.includes("-") ? code : `${code.slice(0, 4)}-${code.slice(4)}`);

/** Share an address, or copy it. @param {string} url @returns {Promise<boolean>} whether it succeeded */
export async function share(url) {
  try {
    if (navigator.share) await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** @param {{ table: LiveTable }} props */
function Lock({ table }) {
  const { locked } = table.seats.value;
  const change = () => table.do({ do: "lock", locked: !locked });
  return html`<div class="rules one"><${Switch} label=${say("web-lock")} about=${say("web-lock.about")} on=${Boolean(locked)} change=${change} /></div>`;
}

/** @param {{ table: LiveTable }} props */
export function Invitation({ table }) {
  const [copied, setCopied] = useState(false);
  const link = linkTo(table);
  return html`<section class="invite"><img class="qr" src=${qrCode(table.name)} alt=${say("web-qr")} width="168" height="168" />
    <div class="stack"><p>${say("web-invite-how")}</p><p class="code"><small>${say("web-code")}</small>
      <b>${shortCode(table.code.value)}</b></p>
      <input class="link" readonly value=${link} aria-label=${say("web-link")} onFocus=${(/** @type {Typed} */ event) => event.currentTarget.select()} />
      <button type="button" class="btn" onClick=${() => share(link).then(setCopied)}>
        <${Line} name=${copied ? "check" : "share"} />${say(copied ? "web-copied" : "web-share")}</button>
      ${table.host.value && html`<${Lock} table=${table} />`}</div></section>`;
}
