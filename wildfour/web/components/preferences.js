/** Display and sound preferences, stored in this browser. */
import { html, useEffect, useState } from "../app/html.js";
import { askToNotify, mayNotify } from "../app/turn_signal.js";
import { set, settings } from "../app/saved_state.js";
import { COLORS } from "../app/notation.js";
import { LANGUAGES, capital, colorName, language, say, speak } from "../app/words.js";
import { letterOf } from "../art/card_faces.js";
import { Suit } from "../art/pictures.js";
import { Dialog } from "./dialog.js";

/** Return a language's name in that language. @param {string} code */
const nameOf = (code) => capital(new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code);

/**
 * @param {{ label: string, name: string, values: [value: any, text: string][], now: any, choose: (value: any) => void }} props
 */
export const Choice = ({ label, name, values, now, choose }) =>
  html`<fieldset class="choice"><legend>${label}</legend><div class=${values.length > 4 ? "seg many" : "seg"}>${values.map(
    ([value, text]) =>
      html`<label class=${value === now ? "on" : ""}>
        <input type="radio" name=${name} checked=${value === now} onChange=${() => choose(value)} />
        <bdi>${text}</bdi></label>`,
  )}</div></fieldset>`;

/** @param {{ label: string, about?: string, on: boolean, change: (on: any) => void } & Record<string, any>} props */
export const Switch = ({
  label,
  about = "",
  on,
  change,
  ...rest
}) => html`<button type="button" class=${on ? "rule on" : "rule"} role="switch" aria-checked=${on} onClick=${() => change(!on)} ...${rest}>
  <b>${label}</b>${about && html`<span class="about">${about}</span>`}<span class="switch"></span></button>`;

/** Apply the preferences that affect the whole document. */
export function applySettings() {
  const theme = settings.value.theme;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const contrast = settings.value.contrast || (MORE_CONTRAST.matches ? "more" : "usual");
  document.documentElement.dataset.contrast = contrast;
  document.documentElement.dataset.hand = settings.value.leftHanded ? "left" : "right";
}

const MORE_CONTRAST = matchMedia("(prefers-contrast: more)");
MORE_CONTRAST.addEventListener("change", applySettings);

/**
 * Toggle full screen. The dialog closes first, because a full-screen element would cover it.
 * @param {{ close: () => void }} props
 */
function FullScreen({ close }) {
  const [on, setOn] = useState(Boolean(document.fullscreenElement));
  useEffect(() => {
    const look = () => setOn(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  /** @param {boolean} wanted */
  const change = (wanted) => {
    close();
    const done = wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    done.catch(() => {});
  };
  return document.fullscreenEnabled && html`<${Switch} label=${say("web-full-screen")} on=${on} change=${change} />`;
}

/** A legend of the colors, suits, and letters on the cards. */
const Suits = () => html`<p class="suits">${[...COLORS].map(
  (color) => html`<span class="color" data-force=${color}><${Suit} color=${color} />
    ${say("web-with-suit", { name: capital(colorName(color)), color })} <kbd>${letterOf(color)}</kbd></span>`,
)}</p>`;

/** @param {{ close: () => void }} props */
export function Preferences({ close }) {
  const now = settings.value;
  /** @param {Partial<typeof settings.value>} changes */
  const change = (changes) => {
    set(settings, changes);
    applySettings();
  };
  /** @param {boolean} wanted */
  const notify = async (wanted) => change({ notify: wanted && (await askToNotify()) });
  return html`<${Dialog} title=${say("web-settings")} close=${close}><div class="stack">
    <${Choice} label=${say("web-theme")} name="theme" now=${now.theme} values=${[
      ["", say("web-theme-system")],
      ["light", say("web-theme-day")],
      ["dark", say("web-theme-night")],
    ]} choose=${(/** @type {string} */ theme) => change({ theme })} />
    <${Choice} label=${say("web-contrast")} name="contrast" now=${now.contrast} values=${[
      ["", say("web-theme-system")],
      ["usual", say("web-contrast-usual")],
      ["more", say("web-contrast-more")],
    ]} choose=${(/** @type {string} */ contrast) => change({ contrast })} />
    <${Choice} label=${say("web-language")} name="language" now=${language.value} values=${LANGUAGES.map((code) => [code, nameOf(code)])} choose=${(
      /** @type {string} */ code,
    ) => {
      change({ language: code });
      speak(code);
    }} />
    <${Choice} label=${say("web-pace")} name="pace" now=${now.pace} values=${[
      [0, say("web-off")],
      [0.5, "½×"],
      [1, "1×"],
      [2, "2×"],
    ]} choose=${(/** @type {number} */ pace) => change({ pace })} />
    <div class="rules one">
      <${Switch} label=${say("web-sound")} on=${now.sound} change=${(/** @type {boolean} */ sound) => change({ sound })} />
      <${Switch} label=${say("web-vibrate")} on=${now.vibrate} change=${(/** @type {boolean} */ vibrate) => change({ vibrate })} />
      ${mayNotify() && html`<${Switch} label=${say("web-notify")} about=${say("web-notify-about")} on=${now.notify} change=${notify} />`}
      <${FullScreen} close=${close} />
      <${Switch} label=${say("web-first-tap")} about=${say("web-first-tap-about")} on=${now.firstTap} change=${(/** @type {boolean} */ firstTap) => change({ firstTap })} />
      <${Switch} label=${say("web-left-handed")} about=${say("web-left-handed-about")} on=${now.leftHanded} change=${(/** @type {boolean} */ leftHanded) => change({ leftHanded })} />
      <${Switch} label=${say("web-letters-first")} about=${say("web-letters-first-about")} on=${now.lettersFirst} change=${(/** @type {boolean} */ lettersFirst) => change({ lettersFirst })} />
      <${Switch} label=${say("web-suit-names")} about=${say("web-suit-names-about")} on=${now.suitNames} change=${(/** @type {boolean} */ suitNames) => change({ suitNames })} />
    </div><${Suits} /></div></${Dialog}>`;
}
