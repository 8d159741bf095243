/** The header of every page except the table. */
import { html, useState } from "../app/html.js";
import { follow } from "../app/router.js";
import { me } from "../app/saved_state.js";
import { say } from "../app/words.js";
import { IconButton } from "../art/icons.js";
import { Animal, Clover } from "../art/pictures.js";
import { Preferences } from "./preferences.js";
import { Profile } from "./profile.js";

export function PageHeader() {
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  return html`<header class="head wrap">
    <a class="logo" href="/" onClick=${follow}><${Clover} />Wildfour</a><span class="push"></span>
    <button type="button" class="chip" onClick=${() => setOpen("me")}><${Animal} face=${me.value.avatar} />
      <span>${me.value.name || say("web-your-name")}</span></button>
    <${IconButton} name="gear" label=${say("web-settings")} onClick=${() => setOpen("settings")} /></header>
    ${open === "me" && html`<${Profile} close=${close} />`}${open === "settings" && html`<${Preferences} close=${close} />`}`;
}
