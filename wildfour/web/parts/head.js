/** The head of every page but the table. */
import { html, useState } from "../html.js";
import { follow, me } from "../store.js";
import { say } from "../words.js";
import { Animal, Clover } from "./face.js";
import { IconButton } from "../icons.js";
import { Settings } from "./settings.js";
import { WhoAmI } from "./who_am_i.js";

export function Head() {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  return html`<header class="head wrap">
    <a class="logo" href="/" onClick=${follow}><${Clover} />Wildfour</a><span class="push"></span>
    <button type="button" class="chip" onClick=${() => setOpen("me")}><${Animal} face=${me.value.avatar} />
      <span>${me.value.name || say("web-your-name")}</span></button>
    <${IconButton} name="gear" label=${say("web-settings")} onClick=${() => setOpen("settings")} /></header>
    ${open === "me" && html`<${WhoAmI} close=${close} />`}${open === "settings" && html`<${Settings} close=${close} />`}`;
}
