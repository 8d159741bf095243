/** Verification of a match's deals in this browser, and an explanation of the proof for players. */
import { html } from "../app/html.js";
import { fingerprints } from "../app/saved_state.js";
import { say, saying } from "../app/words.js";
import { hex } from "../fair/commitments.js";
import { read } from "../fair/transcript.js";
import { check } from "../fair/verification.js";
import tables from "../generated/pad.js";
import { Dialog } from "./dialog.js";
import { Rich } from "./rich_text.js";

/** @import { NotProved, Proof, Proved } from "../types.d.ts" */

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

/** The first difference. @param {NotProved} props */
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
  const { rounds, draws, later, own, fingerprint = "" } = found;
  const noted = fingerprints.value.includes(fingerprint);
  const findings = [
    saying("web-proof-locked"),
    saying("web-proof-computed", { rounds, draws }),
    own.length ? saying("web-proof-own", { names: own, count: own.length }) : saying("web-proof-no-own"),
    ...(later ? [saying("web-proof-later", { count: later })] : []),
    saying(noted ? "web-proof-noted" : "web-proof-not-noted"),
  ];
  return html`<ol class="steps">${findings.map((message) => html`<li key=${message.id}><span><${Rich} message=${message} /></span></li>`)}</ol>
    <p class="soft">${say("web-proof-talk")}</p>
    <p class="print"><small>${say("web-fingerprint")}</small><code>${(fingerprint.match(/.{8}/g) ?? []).join(" ")}</code></p>`;
}

/** @param {{ found: NotProved }} props */
const NotProved = ({ found }) => html`<p><${Rich} message=${whatDiffers(found)} /></p>
  ${!["headings", "revealed"].includes(found.what) && html`<p class="soft">${say("web-not-proved-then")}</p>`}`;
