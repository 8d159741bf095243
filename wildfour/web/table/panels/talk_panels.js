/** Your own seat with its reactions, the chat, and the bubbles over the sheet after a round. */
import { html, unset, useEffect, useRef } from "../../app/html.js";
import { set, settings } from "../../app/saved_state.js";
import { say } from "../../app/words.js";
import { IconButton, Line } from "../../art/icons.js";
import { Animal, animalsAt } from "../../art/pictures.js";
import { REACTIONS } from "../../art/reactions.js";
import { Dialog } from "../../components/dialog.js";
import { Bubble } from "../surface/seats.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { Reaction } from "../../protocol.d.ts"
 * @import { Pointed } from "../../types.d.ts"
 */

const EMOTES = /** @type {Reaction["emote"][]} */ (Object.keys(REACTIONS));
const HOLD = 350; // ms until a press is a long press

/** @param {LiveTable} table @param {Reaction["emote"]} emote */
function react(table, emote) {
  table.sheet.value = "";
  table.do({ do: "show", emote });
}

/** The eight reactions. The number keys choose one too. @param {{ table: LiveTable }} props */
function Reactions({ table }) {
  return html`<div class="reactions" role="group" aria-label=${say("web-reactions")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
    const emote = /^[1-8]$/.test(event.key) && EMOTES[Number(event.key) - 1];
    if (!emote) return;
    event.stopPropagation();
    react(table, emote);
  }}>${EMOTES.map(
    (emote) => html`<button type="button" key=${emote} data-emote=${emote} onClick=${() => react(table, emote)}>
      <${Picture} emote=${emote} /><span>${say("web-emote", { emote })}</span></button>`,
  )}</div>`;
}

/** @param {{ emote: Reaction["emote"] }} props */
const Picture = ({ emote }) =>
  html`<svg viewBox="0 0 64 64" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: REACTIONS[emote] }}></svg>`;

/**
 * Your own seat. A press, a long press, or the key R opens the reactions. After a long press, you can slide to one.
 * @param {{ table: LiveTable }} props
 */
export function OwnSeat({ table }) {
  const root = useRef(/** @type {HTMLElement} */ (unset()));
  const hold = useRef({ timer: 0, held: false });
  const open = table.sheet.value === "reactions";
  useEffect(() => {
    if (!open) return undefined;
    const { current } = root;
    /** @param {string} selector */
    const focus = (selector) => /** @type {HTMLElement | null} */ (current.querySelector(selector))?.focus();
    if (!hold.current.held) focus(".reactions button");
    /** @param {Event} event */
    const outside = (event) => {
      if (event.target instanceof Node && !current.contains(event.target)) table.sheet.value = "";
    };
    addEventListener("pointerdown", outside);
    return () => {
      removeEventListener("pointerdown", outside);
      if (document.activeElement === document.body) focus(".own-seat"); // the focused reaction is gone
    };
  }, [open]);
  const { player, seats } = table;
  const own = player.value ?? 0;
  const bubble = table.bubbles.value[own];
  const press = () => {
    const { held } = hold.current;
    hold.current.held = false;
    if (!held) table.sheet.value = open ? "" : "reactions";
  };
  /** @param {Pointed} event */
  const down = (event) => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    hold.current = {
      held: false,
      timer: setTimeout(() => {
        hold.current.held = true;
        table.sheet.value = "reactions";
      }, HOLD),
    };
  };
  /** @param {Pointed} event */
  const up = (event) => {
    clearTimeout(hold.current.timer);
    const chosen = event.target instanceof Element && event.target.closest("[data-emote]");
    if (hold.current.held && chosen) react(table, /** @type {any} */ (chosen).dataset.emote);
  };
  return html`<div class="own" ref=${root} onPointerUp=${up}>
    <button type="button" class="own-seat" aria-label=${say("web-react")} title=${say("web-react")} aria-expanded=${open} onClick=${press} onPointerDown=${down}
      onPointerLeave=${() => clearTimeout(hold.current.timer)} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${Animal} face=${animalsAt(seats.value.seats)[own]} /><i aria-hidden="true"><${Line} name="chat" /></i></button>
    <${Bubble} bubble=${bubble?.picture ? bubble : undefined} />
    ${open && html`<${Reactions} table=${table} />`}</div>`;
}

/** The chat beside the log, shown on wide screens only. @param {{ table: LiveTable }} props */
export function ChatBeside({ table }) {
  if (!settings.value.chat) return null;
  return html`<section class="chat" aria-label=${say("web-chat")}><h2>${say("web-chat")}
    <${IconButton} name="close" label=${say("web-close")} onClick=${() => set(settings, { chat: false })} /></h2>
    <${Lines} table=${table} /></section>`;
}

/** @param {{ table: LiveTable, live?: boolean }} props */
function Lines({ table, live = false }) {
  const field = useRef(/** @type {HTMLInputElement} */ (unset()));
  const list = useRef(null);
  const lines = table.talk.lines.value;
  useEffect(() => {
    if (live || table.talk.isShown) table.talk.unread.value = 0;
    list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    const text = field.current.value.trim();
    field.current.value = "";
    if (text) table.do({ do: "say", text });
  };
  return html`<ol class="lines" ref=${list} tabindex="0" aria-label=${say("web-chat")} aria-live=${live ? "polite" : "off"}>${lines.map(
    (line) => html`<li key=${line.number}><b>${line.person === table.you ? say("web-you") : line.name}</b> <bdi>${line.text}</bdi></li>`,
  )}${!lines.length && html`<li class="none">${say("web-chat-empty")}</li>`}</ol>
    ${
      table.player.value !== null &&
      html`<form class="join" onSubmit=${send}>
      <input ref=${field} maxlength="200" aria-label=${say("web-chat-write")} placeholder=${say("web-chat-write")} autocomplete="off" />
      <button aria-label=${say("web-chat-send")}><${Line} name="send" /></button></form>`
    }`;
}

/** The chat over the table, and the bubbles over the sheet after a round, which covers the seats. @param {{ table: LiveTable }} props */
export function Talk({ table }) {
  const animals = animalsAt(table.seats.value.seats);
  const close = () => {
    table.sheet.value = "";
  };
  return html`<div class="overheard" aria-hidden="true">${Object.entries(table.bubbles.value).map(
    ([player, bubble]) =>
      bubble && html`<p key=${player}><${Animal} face=${animals[+player]} /><${Bubble} bubble=${bubble} /></p>`,
  )}</div>${
    table.sheet.value === "chat" &&
    html`<${Dialog} title=${say("web-chat")} close=${close}><div class="stack">
      <${Lines} table=${table} live />${table.player.value !== null && html`<${Reactions} table=${table} />`}</div></${Dialog}>`
  }`;
}
