/** Table overlays: menu, shortcuts, one seat, settings. */
import { html, useState } from "../../app/html.js";
import { go, rulesOf } from "../../app/router.js";
import { say } from "../../app/words.js";
import { Line } from "../../art/icons.js";
import { Dialog } from "../../components/dialog.js";
import { Invitation } from "../../components/invitation.js";
import { isGuest } from "../../components/profile.js";
import { Preferences } from "../../components/preferences.js";
import { isMuted, toggleMute } from "../table_talk.js";
import { canTakeOver, takeOver } from "./spectator_bar.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { NewCommand } from "../../app/connection.js"
 * @import { LogLine } from "../../types.d.ts"
 */

export const KEYS = [
  ["← → ↑ ↓", "arrows"],
  ["Enter", "lay"],
  ["D", "draw"],
  ["K", "keep"],
  ["U", "call"],
  ["C", "catch"],
  ["1–4", "color"],
  ["H", "hint"],
  ["R", "react"],
  ["?", "keys"],
];

/** @param {{ table: LiveTable }} props */
export function Overlays({ table }) {
  const open = table.sheet.value;
  const close = () => {
    table.sheet.value = "";
  };
  if (open === "menu") return html`<${Menu} table=${table} close=${close} />`;
  if (open === "settings") return html`<${Preferences} close=${close} />`;
  if (open === "keys") return html`<${Keys} table=${table} close=${close} />`;
  if (open.startsWith("seat:")) return html`<${AboutSeat} table=${table} seat=${+open.slice(5)} close=${close} />`;
  return null;
}

/** @param {{ table: LiveTable, close: () => void }} props */
function Menu({ table, close }) {
  const seated = table.player.value !== null;
  const [leaving, setLeaving] = useState(false);
  if (leaving) return html`<${Leave} table=${table} close=${close} />`;
  return html`<${Dialog} title=${say("web-menu")} close=${close}><div class="stack">
    <button type="button" class="btn" onClick=${() => go("/")}>${say("web-home-and-back")}</button>
    <a class="btn" href=${rulesOf(table)} target="_blank" rel="noopener">${say("web-rules")}</a>
    ${
      table.talk.company.value &&
      html`<button type="button" class="btn" onClick=${() => {
        close();
        if (!table.talk.isShown) table.talk.toggle();
      }}>${say("web-chat")}</button>`
    }
    <button type="button" class="btn" onClick=${() => {
      table.sheet.value = "settings";
    }}>${say("web-settings")}</button>
    ${seated && html`<button type="button" class="btn" onClick=${() => setLeaving(true)}><${Line} name="door" />${say("web-leave")}</button>`}
    ${!isGuest(table) && html`<${Invitation} table=${table} />`}
  </div></${Dialog}>`;
}

/** @param {{ table: LiveTable, close: () => void }} props */
function Leave({ table, close }) {
  const leave = () => {
    close();
    table.do({ do: "rise" });
    go("/");
  };
  return html`<${Dialog} title=${say("web-leave-really")} close=${close}><div class="stack"><p>${say("web-leave-then")}</p>
    <button type="button" class="btn key" onClick=${close}>${say("web-stay")}</button>
    <button type="button" class="btn" onClick=${leave}><${Line} name="door" />${say("web-leave")}</button></div></${Dialog}>`;
}

/** @param {{ table: LiveTable, close: () => void }} props */
const Keys = ({ table, close }) => html`<${Dialog} title=${say("web-keys")} close=${close}><dl class="keys">${KEYS.map(([key, what]) => html`<dt>
  <kbd>${key}</kbd></dt><dd>${say("web-key", { what })}</dd>`)}</dl>
  <a class="btn" href=${rulesOf(table)} target="_blank" rel="noopener">${say("web-rules")}</a></${Dialog}>`;

/**
 * A player's details, and the actions that the user can take.
 * @param {{ table: LiveTable, seat: number, close: () => void }} props
 */
function AboutSeat({ table, seat, close }) {
  const who = table.sitting(seat);
  const view = table.view.value;
  const name = table.seatName(seat);
  /** @param {NewCommand} command */
  const act = (command) => () => {
    close();
    table.do(command);
  };
  const accuse = `accuse ${seat}`;
  const person = table.seats.value.people.find((one) => one.person === who.person);
  const bot = who.who !== "person";
  const late = canTakeOver(table, who.player);
  const play = () => {
    close();
    takeOver(table, who.player);
  };
  return html`<${Dialog} title=${name} close=${close}><div class="stack">
    <p>${say("web-seat", { name, bot: bot ? "yes" : "no", count: view.hand_sizes[seat], points: table.game.value.scores[who.player], turn: view.turn === seat ? "yes" : "no" })}</p>
    ${bot && html`<p>${say("web-level", { level: who.held ? "casual" : who.who })}</p>`}
    ${
      table.moves.value.includes(accuse) &&
      html`<button type="button" class="btn" onClick=${() => {
        close();
        table.move(accuse);
      }}>${say("web-accuse")}</button>`
    }
    ${late && html`<button type="button" class="btn key" onClick=${play}>${say("web-take-over", { name })}</button>`}
    ${
      person &&
      html`<button type="button" class="btn" onClick=${() => {
        close();
        toggleMute(person.person);
      }}>${say(isMuted(person.person) ? "web-unmute-for-me" : "web-mute-for-me")}</button>`
    }
    ${
      table.host.value &&
      person &&
      html`<button type="button" class="btn" onClick=${act({ do: "mute", person: person.person, muted: !person.muted })}>${say(person.muted ? "web-unmute" : "web-mute")}</button>
      <button type="button" class="btn" onClick=${act({ do: "pass-host", person: person.person })}>${say("web-make-host")}</button>
      <button type="button" class="btn" onClick=${act({ do: "kick", person: person.person })}>${say("web-kick")}</button>`
    }
  </div></${Dialog}>`;
}
