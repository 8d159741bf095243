/** Verifies a match's deals in this browser and explains the proof to players. */
import { html } from "../app/html.js";
import { fingerprints, notesOf } from "../app/saved_state.js";
import { say, saying } from "../app/words.js";
import { hex } from "../fair/commitments.js";
import { compared } from "../fair/replayed_chain.js";
import { read } from "../fair/transcript.js";
import { check } from "../fair/verification.js";
import tables from "../generated/pad.js";
import { Dialog } from "./dialog.js";
import { Rich } from "./rich_text.js";

/** @import { NotProved, Proof, Proved, Seen } from "../types.d.ts" */

/**
 * Run `check` of fair/verification.js and add the fingerprint. An unreadable transcript counts as not proved.
 * @param {string} transcript
 * @returns {Proof}
 */
export function proofOf(transcript) {
  try {
    const found = check(transcript, tables.editions);
    return found.proved ? { ...found, fingerprint: hex(read(transcript)?.fingerprint ?? new Uint8Array()) } : found;
  } catch {
    return { proved: false, what: "unreadable" };
  }
}

/**
 * Compare the proof with this browser's notes, if any. If the rounds can't be loaded, the moves stay unproved.
 * @param {Proof} found
 * @param {string} transcript
 * @param {import("../fair/replayed_chain.js").Rounds} rounds
 */
export async function withNotes(found, transcript, rounds) {
  const notes = found.proved && notesOf(found.fingerprint ?? "");
  if (!notes) return found;
  try {
    return await compared(found, transcript, notes, rounds);
  } catch {
    return found;
  }
}

/** Describe the first difference. @param {NotProved} props */
export function whatDiffers({ what, name = "", round = 0, place = 0, move = 0, right, written }) {
  const cards = { right: right ?? "–", written: written ?? "–" };
  return saying("web-not-proved", { what, name, round, place: place + 1, move, ...cards });
}

/** @param {{ found: Proof, close: () => void }} props */
export function FairnessProof({ found, close }) {
  return html`<${Dialog} title=${say(found.proved ? "web-proof" : "web-deal-not-proved")} close=${close} class="proof">
    <div class="stack">${found.proved ? html`<${Proved} found=${found} />` : html`<${NotProved} found=${found} />`}</div></${Dialog}>`;
}

/** @param {{ found: Proved }} props */
function Proved({ found }) {
  const { rounds, draws, later, own, fingerprint = "", yours, seen } = found;
  const notes = notesOf(fingerprint);
  const noted = fingerprints.value.includes(fingerprint);
  const findings = [
    saying("web-proof-locked"),
    saying("web-proof-computed", { rounds, draws }),
    own.length ? saying("web-proof-own", { names: own, count: own.length }) : saying("web-proof-no-own"),
    ...(later ? [saying("web-proof-later", { count: later })] : []),
    saying(noted ? "web-proof-noted" : "web-proof-not-noted"),
    ...(yours ? [saying("web-proof-yours")] : []),
    movesProved(seen),
  ];
  return html`<ol class="steps">${findings.map((message) => html`<li key=${message.id}><span><${Rich} message=${message} /></span></li>`)}</ol>
    <p class="soft">${say("web-proof-talk")}</p>
    <${Print} label=${say("web-fingerprint")} text=${fingerprint} />
    ${notes?.seed && html`<${Print} label=${say("web-own-seed")} text=${notes.seed} />`}
    ${notes?.link && html`<${Print} label=${say("web-last-link")} text=${notes.link} />`}`;
}

/** @param {{ label: string, text: string }} props */
const Print = ({ label, text }) => html`<p class="print"><small>${label}</small><code>${text}</code></p>`;

/** @param {Seen | null | undefined} seen */
function movesProved(seen) {
  if (!seen) return saying("web-proof-moves-told");
  return seen.later ? saying("web-proof-moves-until", { round: seen.round, move: seen.move }) : saying("web-proof-moves");
}

/** @param {{ found: NotProved }} props */
const NotProved = ({ found }) => html`<p><${Rich} message=${whatDiffers(found)} /></p>
  ${!["headings", "revealed"].includes(found.what) && html`<p class="soft">${say("web-not-proved-then")}</p>`}`;
