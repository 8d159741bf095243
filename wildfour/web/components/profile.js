/** Name and avatar, stored in this browser. */
import { deleteMe } from "../app/api.js";
import { html, signal, useState } from "../app/html.js";
import { follow } from "../app/router.js";
import { me, set } from "../app/saved_state.js";
import { say, tell } from "../app/words.js";
import { ANIMALS } from "../art/avatars.js";
import { Animal } from "../art/pictures.js";
import { Dialog } from "./dialog.js";

/**
 * @import { LiveTable } from "../table/live_table.js"
 * @import { Message } from "../protocol.d.ts"
 * @import { Typed } from "../types.d.ts"
 */

export const LONGEST_NAME = 20;
const GUEST = "Guest"; // the server's name for a person who has not entered one
/** Remove commas from a name, because they separate names in a transcript. @param {string} name */
export const cleanName = (name) => typedName(name).trim();

/** Clean a name during typing: keep the space before the next word. @param {string} name */
const typedName = (name) =>
  name
    .replace(/[,\p{C}]/gu, " ")
    .replace(/\s+/g, " ")
    .trimStart()
    .slice(0, LONGEST_NAME);

/**
 * Return the name for a new seat, with a number if it is taken; empty for users without a name, who play only with bots.
 * @param {LiveTable} table
 * @param {number} player
 */
export function nameToUse(table, player) {
  const name = cleanName(me.value.name);
  if (!name) return "";
  const others = table.seats.value.seats.filter((seat, place) => place !== player && seat.person !== table.you);
  const taken = others.map((seat) => seat.name.toLowerCase());
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name.slice(0, LONGEST_NAME - 3)} ${number}`;
    if (!taken.includes(tried.toLowerCase())) return tried;
  }
}

/** Return whether the user has a seat and no name. @param {LiveTable} table */
export const isGuest = ({ seats, player }) => player.value !== null && seats.value.seats[player.value].name === GUEST;

/** Return whether anyone at the table has no name. If so, no one else can join during the match. @param {LiveTable} table */
export const hasGuest = ({ seats }) => seats.value.seats.some((seat) => seat.person && seat.name === GUEST);

/** The callback of the open name form, or null. */
const asked = signal(/** @type {((named: boolean) => void) | null} */ (null));

/** Ask users without a name for one. @returns {Promise<boolean>} whether the user has a name now */
export async function askName() {
  if (cleanName(me.value.name)) return true;
  return new Promise((resolve) => {
    asked.value = resolve;
  });
}

/** The form that asks for a name. */
export function NamePrompt() {
  if (!asked.value) return null;
  /** @param {boolean} named */
  const answer = (named) => {
    asked.value?.(named);
    asked.value = null;
  };
  return html`<${Dialog} title=${say("web-you")} close=${() => answer(false)}>
    <form class="stack" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (cleanName(me.value.name)) answer(true);
    }}><p>${say("web-name-for-others")}</p><${NameAndAnimal} required autofocus />
      <button class="btn key">${say("web-next")}</button></form></${Dialog}>`;
}

export function NameAndAnimal({ autofocus = false, required = false }) {
  return html`<label class="field"><span>${say("web-your-name")}</span>
      <input value=${me.value.name} maxlength=${LONGEST_NAME} autocomplete="nickname" autofocus=${autofocus} required=${required} placeholder=${required ? "" : say("web-guest")}
        onInput=${(/** @type {Typed} */ event) => set(me, { name: typedName(event.currentTarget.value) })}
        onBlur=${() => set(me, { name: cleanName(me.value.name) })} /></label>
    <fieldset class="animals"><legend>${say("web-your-animal")}</legend>${ANIMALS.map(
      (animal, place) => html`
      <label class=${place === me.value.avatar ? "on" : ""}>
        <input type="radio" name="animal" checked=${place === me.value.avatar} aria-label=${say("web-animal", { animal: animal[4] })}
        onChange=${() => set(me, { avatar: place })} /><${Animal} face=${place} /></label>`,
    )}</fieldset>`;
}

/** Delete the user's data on the server after a confirmation. */
function DeleteData() {
  const [stage, setStage] = useState("");
  const [refusal, setRefusal] = useState(/** @type {{ reason?: Message } | null} */ (null));
  const remove = () =>
    deleteMe().then(() => {
      set(me, { name: "" });
      setStage("done");
    }, setRefusal);
  if (stage === "done") return html`<p role="status">${say("web-deleted")}</p>`;
  return html`<div class="stack">${
    stage === "asked"
      ? html`<p>${say("web-delete.about")}</p>
        <button type="button" class="btn" onClick=${remove}>${say("web-delete-now")}</button>`
      : html`<button type="button" class="btn" onClick=${() => setStage("asked")}>${say("web-delete")}</button>`
  }${refusal && html`<p class="problem" role="alert">${refusal.reason ? tell(refusal.reason) : say("web-no-answer")}</p>`}</div>`;
}

/** @param {{ close: () => void }} props */
export const Profile = ({ close }) => html`<${Dialog} title=${say("web-you")} close=${close}>
  <form class="stack" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    close();
  }}><${NameAndAnimal} /><button class="btn key">${say("web-done")}</button>
    <a class="btn" href="/me" onClick=${follow}>${say("web-your-matches")}</a></form><${DeleteData} />
</${Dialog}>`;
