/** The score pad for printed cards, stored in this browser. It needs no server. */
import { saveFile } from "../app/file_download.js";
import { html, useState } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { me } from "../app/saved_state.js";
import { useWakeLock } from "../app/wake_lock.js";
import { say, tell } from "../app/words.js";
import { Line } from "../art/icons.js";
import { PageHeader } from "../components/page_header.js";
import { NewPadForm } from "../pad/new_pad.js";
import { padOf } from "../pad/pad_file.js";
import { RoundEntry } from "../pad/round_entry.js";
import { keep, newPad, pads, problemAtBeginning, remove, tables, titleOf } from "../pad/saved_pads.js";
import { padText, sheetOf } from "../pad/score_sheet.js";
import { ScoreTable, standing, joined } from "../pad/score_table.js";

/**
 * @import { Pad, PadRound, Sheet, Typed } from "../types.d.ts"
 * @import { Message } from "../protocol.d.ts"
 */

const NEW = "new";

export function Page() {
  const [which, setWhich] = useState(pads.value[0]?.id ?? NEW);
  useWakeLock();
  const pad = pads.value.find((one) => one.id === which);
  /** @param {Pad} fresh */
  const begun = (fresh) => {
    keep(fresh);
    setWhich(fresh.id);
  };
  return html`<div class="page"><${PageHeader} /><main class="wrap pad-page">
    ${pad ? html`<${OnePad} key=${pad.id} pad=${pad} open=${setWhich} />` : html`<${NewPad} begun=${begun} />`}
    <${Others} now=${pad} open=${setWhich} /></main></div>`;
}

/** @param {{ begun: (pad: Pad) => void }} props */
function NewPad({ begun }) {
  const last = pads.value[0];
  const { edition, format, target, hands, players } = last ?? {};
  const first = last ? { edition, format, target, hands, players } : { players: [me.value.name, "", "", ""] };
  return html`<div class="title"><h1>${say("web-pad")}</h1><p>${say("web-pad-intro")}</p></div>
    <${NewPadForm} first=${first} done=${begun} /><${FromFile} opened=${begun} />`;
}

const MOST = 200_000; // bytes; far larger than any real pad

/** Open a pad saved as a file, here or in the terminal. @param {{ opened: (pad: Pad) => void }} props */
function FromFile({ opened }) {
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  /** @param {Typed} event */
  const open = async (event) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = ""; // allows choosing the same file again
    const { pad, problem: wrong } = padOf(file.size > MOST ? "" : await file.text(), tables);
    const refusal = wrong ?? problemAtBeginning({ ...newPad(), ...pad });
    setProblem(refusal);
    if (!refusal) opened({ ...newPad(), ...pad });
  };
  return html`<div class="from-file"><label class="btn"><${Line} name="share" />${say("web-pad-open-file")}
    <input type="file" class="unseen" accept=".pad,.txt,text/plain" onChange=${open} /></label>
    ${problem && html`<p class="problem" role="alert">${tell(problem)}</p>`}</div>`;
}

/** @param {{ pad: Pad, open: (id: string) => void }} props */
function OnePad({ pad, open }) {
  const [noting, setNoting] = useState(/** @type {number | null} */ (null)); // index of the round
  const sheet = sheetOf(pad, tables);
  const close = () => setNoting(null);
  /** @param {PadRound} round */
  const save = (round) => {
    keep({ ...pad, rounds: pad.rounds.toSpliced(noting ?? pad.rounds.length, 1, round) });
    close();
  };
  const takeOff = () => {
    keep({ ...pad, rounds: pad.rounds.slice(0, -1) });
    close();
  };
  return html`<div class="title"><h1>${say("web-pad")}</h1><p>${titleOf(pad)}</p></div>
    <p class="standing" role="status">${joined(standing(pad, sheet))}</p>
    <${ScoreTable} pad=${pad} sheet=${sheet} correct=${setNoting} />
    <div class="pad-bar">${sheet.over ? html`<button type="button" class="btn key" onClick=${() => open(NEW)}>${say("web-pad-new")}</button>` : html`<button type="button" class="btn key" onClick=${() => setNoting(pad.rounds.length)}>${say("web-pad-note", { number: String(pad.rounds.length + 1) })}</button>`}</div>
    <${Tools} pad=${pad} sheet=${sheet} open=${open} />
    ${noting !== null && html`<${RoundEntry} key=${noting} pad=${pad} at=${noting} save=${save} remove=${takeOff} close=${close} />`}`;
}

/** @param {{ pad: Pad, sheet: Sheet, open: (id: string) => void }} props */
function Tools({ pad, sheet, open }) {
  const [sure, setSure] = useState(false);
  const forget = () => {
    if (!sure) return setSure(true);
    remove(pad);
    return open(pads.value[0]?.id ?? NEW);
  };
  return html`<div class="pad-tools"><button type="button" class="btn" onClick=${() => print()}><${Line} name="print" />${say("web-pad-print")}</button>
    <button type="button" class="btn" onClick=${() => download(pad)}><${Line} name="save" />${say("web-pad-export")}</button>
    ${!sheet.over && html`<button type="button" class="btn" onClick=${() => open(NEW)}><${Line} name="plus" />${say("web-pad-new")}</button>`}
    <button type="button" class="btn" onClick=${forget}><${Line} name="close" />${say(sure ? "web-pad-sure" : "web-pad-delete")}</button></div>`;
}

/** Save the pad as a file in text notation. @param {Pad} pad */
const download = (pad) => saveFile(padText(pad, tables), `${pad.players.join("-")}.pad`);

/** @param {{ now: Pad | undefined, open: (id: string) => void }} props */
function Others({ now, open }) {
  const others = pads.value.filter((one) => one !== now);
  if (!others.length) return null;
  return html`<details class="other-pads"><summary>${say("web-pad-others")}</summary><ul>${others.map(
    (pad) => html`<li key=${pad.id}><button type="button" class="back" onClick=${() => open(pad.id)}>
      <span><b>${pad.players.join(", ")}</b><small>${titleOf(pad)}</small></span><${Line} name="arrow" /></button></li>`,
  )}</ul></details>`;
}

await style("pad");
