/** A new pad: who plays, what, and how far. */
import { html, useState } from "../html.js";
import { IconButton, Line } from "../icons.js";
import { Choice } from "../parts/settings.js";
import { say, tell } from "../words.js";
import { LONGEST_NAME, cleanName, editionOf, formatOf, newPad, problemAtBeginning, tables } from "./pads.js";
import { teamsOf } from "./sheet.js";

const TARGETS = [100, 200, 300, 500];
const HANDS = [1, 2, 4];

export function Begin({ first, done }) {
  const [pad, setPad] = useState({ ...newPad(), ...first });
  const [problem, setProblem] = useState(null);
  const change = (changes) => {
    setPad({ ...pad, ...changes });
    setProblem(null);
  };
  const begin = (event) => {
    event.preventDefault();
    const wrong = problemAtBeginning(pad);
    if (wrong) setProblem(wrong);
    else done({ ...pad, players: pad.players.map(cleanName), dealer: Math.min(pad.dealer, pad.players.length - 1) });
  };
  const rotating = formatOf(pad).cycle.length > 0;
  return html`<form class="begin" onSubmit=${begin}>
    <${Players} pad=${pad} change=${change} />
    <${Choice} label=${say("web-match")} name="format" now=${pad.format} values=${tables.formats.map(({ name }) => [name, say("web-format", { format: name })])} choose=${(format) => change({ format })} />
    <p class="about">${say(`goal-${pad.format}`, { points: pad.target, rounds: pad.hands * formatOf(pad).cycle.length })}</p>
    ${rotating ? html`<${Choice} label=${say("web-pad-hands")} name="hands" now=${pad.hands} values=${HANDS.map((count) => [count, String(count)])} choose=${(hands) => change({ hands })} />` : html`<${Target} pad=${pad} change=${change} />`}
    <${Choice} label=${say("web-editions")} name="edition" now=${pad.edition} values=${tables.editions.map(({ name }) => [name, say("web-edition", { edition: name })])} choose=${(edition) => change({ edition })} />
    <${Choice} label=${say("web-pad-deals-first")} name="dealer" now=${pad.dealer} values=${pad.players.map((name, player) => [player, cleanName(name) || say("web-pad-player", { number: String(player + 1) })])} choose=${(dealer) => change({ dealer })} />
    ${problem && html`<p class="problem" role="alert">${tell(problem)}</p>`}
    <button class="btn key">${say("web-pad-begin")}</button></form>`;
}

function Players({ pad, change }) {
  const { players } = pad;
  const put = (place, name) => change({ players: players.map((one, at) => (at === place ? name : one)) });
  const teams = formatOf(pad).partners && !formatOf(pad).cycle.length && players.length % 2 === 0 ? teamsOf(players) : [];
  return html`<fieldset class="people"><legend>${say("web-pad-players")}</legend>
    <ol>${players.map(
      (name, place) => html`<li key=${place}>
      <input value=${name} maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${say("web-pad-player", { number: String(place + 1) })} placeholder=${say("web-pad-player", { number: String(place + 1) })} onInput=${(event) => put(place, event.currentTarget.value)} />
      <${IconButton} name="close" label=${say("web-pad-remove", { name: name || String(place + 1) })} disabled=${players.length <= 2} onClick=${() => change({ players: players.filter((_, at) => at !== place), dealer: 0 })} /></li>`,
    )}</ol>
    ${teams.length > 0 && html`<p class="about">${say("web-pad-teams", { teams: teams.map(([one, other]) => `${one} + ${other}`) })}</p>`}
    <button type="button" class="btn" disabled=${players.length >= editionOf(pad).most_players} onClick=${() => change({ players: [...players, ""] })}>
      <${Line} name="plus" />${say("web-pad-add")}</button></fieldset>`;
}

/** How many points: one of the usual numbers, or another. */
function Target({ pad, change }) {
  const type = (event) => {
    const points = Number(event.currentTarget.value);
    if (Number.isInteger(points) && points > 0) change({ target: points });
  };
  return html`<div class="target"><${Choice} label=${say("web-target")} name="target" now=${pad.target} values=${TARGETS.map((points) => [points, String(points)])} choose=${(target) => change({ target })} />
    <label class="field"><span>${say("web-pad-other-target")}</span>
      <input type="number" inputmode="numeric" min="1" max="99999" value=${pad.target} onChange=${type} /></label></div>`;
}
