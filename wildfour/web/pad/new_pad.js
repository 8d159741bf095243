/** A new pad: players, format, and target. */
import { html, useState } from "../app/html.js";
import { say, tell } from "../app/words.js";
import { IconButton, Line } from "../art/icons.js";
import { Choice } from "../components/preferences.js";
import { LONGEST_NAME, cleanName, editionOf, formatOf, newPad, problemAtBeginning, tables, titleOf } from "./saved_pads.js";
import { teamsOf } from "./score_sheet.js";

/**
 * @import { Pad, Typed } from "../types.d.ts"
 * @import { Message, PadEdition, PadFormat } from "../protocol.d.ts"
 */

const TARGETS = [100, 200, 300, 500];
const HANDS = [1, 2, 4];

/** @param {{ first: Partial<Pad>, done: (pad: Pad) => void }} props */
export function NewPadForm({ first, done }) {
  const [pad, setPad] = useState({ ...newPad(), ...first });
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  /** @param {Partial<Pad>} changes */
  const change = (changes) => {
    setPad({ ...pad, ...changes });
    setProblem(null);
  };
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    const wrong = problemAtBeginning(pad);
    if (wrong) setProblem(wrong);
    else done({ ...pad, players: pad.players.map(cleanName), dealer: Math.min(pad.dealer ?? 0, pad.players.length - 1) });
  };
  const { cycle } = formatOf(pad);
  const goal = { points: pad.target, rounds: pad.hands * cycle.length };
  const formats = tables.formats.map(({ name }) => [name, say("web-format", { format: name })]);
  const editions = tables.editions.map(({ name }) => [name, say("web-edition", { edition: name })]);
  const dealers = pad.players.map((name, player) => [player, cleanName(name) || playerNumber(player)]);
  return html`<form class="begin" onSubmit=${begin}>
    <${Players} pad=${pad} change=${change} />
    <details><summary>${titleOf(pad)}</summary>
    <${Choice} label=${say("web-match")} name="format" now=${pad.format} values=${formats} choose=${(/** @type {string} */ format) => change({ format })} />
    <p class="about">${say(`goal-${pad.format}`, goal)}</p>
    ${cycle.length > 0 ? html`<${Hands} pad=${pad} change=${change} />` : html`<${Target} pad=${pad} change=${change} />`}
    <${Choice} label=${say("web-editions")} name="edition" now=${pad.edition} values=${editions} choose=${(/** @type {string} */ edition) => change({ edition })} />
    <${Choice} label=${say("web-pad-deals-first")} name="dealer" now=${pad.dealer} values=${dealers} choose=${(/** @type {number} */ dealer) => change({ dealer })} /></details>
    ${problem && html`<p class="problem" role="alert">${tell(problem)}</p>`}
    <button class="btn key">${say("web-pad-begin")}</button></form>`;
}

/** @param {number} player */
const playerNumber = (player) => say("web-pad-player", { number: String(player + 1) });

/** @param {{ pad: Pad, change: (changes: Partial<Pad>) => void }} props */
function Players({ pad, change }) {
  const { players } = pad;
  const { partners, cycle } = formatOf(pad);
  /** @param {number} place @param {string} name */
  const put = (place, name) => change({ players: players.with(place, name) });
  /** @param {number} place */
  const remove = (place) => change({ players: players.toSpliced(place, 1), dealer: 0 });
  const teams = partners && !cycle.length && players.length % 2 === 0 ? teamsOf(players) : [];
  return html`<fieldset class="people"><legend>${say("web-pad-players")}</legend>
    <ol>${players.map(
      (name, place) => html`<li key=${place}>
      <input value=${name} maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${playerNumber(place)} placeholder=${playerNumber(place)} onInput=${(/** @type {Typed} */ event) => put(place, event.currentTarget.value)} />
      <${IconButton} name="close" label=${say("web-pad-remove", { name: name || String(place + 1) })} disabled=${players.length <= 2} onClick=${() => remove(place)} /></li>`,
    )}</ol>
    ${teams.length > 0 && html`<p class="about">${say("web-pad-teams", { teams: teams.map(([one, other]) => `${one} + ${other}`) })}</p>`}
    <button type="button" class="btn" disabled=${players.length >= editionOf(pad).most_players} onClick=${() => change({ players: [...players, ""] })}>
      <${Line} name="plus" />${say("web-pad-add")}</button></fieldset>`;
}

/** H5: the number of rounds before partners change. @param {{ pad: Pad, change: (changes: Partial<Pad>) => void }} props */
const Hands = ({ pad, change }) =>
  html`<${Choice} label=${say("web-pad-hands")} name="hands" now=${pad.hands} values=${HANDS.map((count) => [count, String(count)])} choose=${(/** @type {number} */ hands) => change({ hands })} />`;

/**
 * The target: one of the common numbers of points, or a custom one.
 * @param {{ pad: Pad, change: (changes: Partial<Pad>) => void }} props
 */
function Target({ pad, change }) {
  /** @param {Typed} event */
  const type = (event) => {
    const points = Number(event.currentTarget.value);
    if (Number.isInteger(points) && points > 0) change({ target: points });
  };
  return html`<div class="target"><${Choice} label=${say("web-target")} name="target" now=${pad.target} values=${TARGETS.map((points) => [points, String(points)])} choose=${(/** @type {number} */ target) => change({ target })} />
    <label class="field"><span>${say("web-pad-other-target")}</span>
      <input type="number" inputmode="numeric" min="1" max="99999" value=${pad.target} onChange=${type} /></label></div>`;
}
