/** A rule example in pictures: start, steps, next player. The server has played it; this module applies no rules. */
import { classes, html } from "../app/html.js";
import { say, withNames } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Face, cloverOrder } from "../art/pictures.js";
import { Rich } from "./rich_text.js";

/** @import { DrawnExample, Message, Scene, Step } from "../protocol.d.ts" */

const MOST_BACKS = 6;

/** @param {{ example: DrawnExample }} props */
export function RuleExample({ example }) {
  const colors = cloverOrder(example.edition.startsWith("minion") ? "o" : "");
  const options = example.options.split(" ").filter(Boolean);
  return html`<div class="eg">
    ${options.length > 0 && html`<p class="with">${say("web-rules-with-option", { option: options.map((one) => say(`web-option-${one.split("=")[0]}`)).join(", ") })}</p>`}
    ${example.cards.length > 0 && html`<${Cards} example=${example} colors=${colors} />`}
    ${example.start && html`<${Start} example=${example} colors=${colors} />`}
    ${example.steps.length > 0 && html`<ol class="steps">${example.steps.map((step, place) => html`<${Step} key=${place} step=${step} colors=${colors} />`)}</ol>`}
    ${example.refused && html`<p class="refused"><b>${say("web-eg-refused")}</b> <${Rich} message=${withNames(bare(example.refused), example.players)} />.</p>`}
    ${example.turn !== null && !example.refused && html`<p class="next"><${Line} name="arrow" />${say("web-is-playing", { name: example.players[example.turn] })}</p>`}</div>`;
}

/** Remove the clause from a rejection: the example is shown beside it. @param {Message} message */
const bare = (message) => (message.id === "by-clause" ? /** @type {Message} */ (message.arguments.refusal) : message);

/** @param {{ example: DrawnExample, colors: string | string[] }} props */
const Cards = ({ example, colors }) => html`<div class="row">${example.cards.map(
  (card, place) => html`<figure key=${place}><${Face} code=${card} colors=${colors} label />
    <figcaption>${example.worth ? say("pad-points", { points: example.counts[place] }) : say("web-eg-copies", { count: example.counts[place] })}</figcaption></figure>`,
)}</div>`;

/**
 * The top card and the hands. An example about playable cards shows only the current player's hand.
 * @param {{ example: DrawnExample, colors: string | string[] }} props
 */
function Start({ example, colors }) {
  const { top, color, hands, turn } = /** @type {Scene} */ (example.start);
  const seats = example.fits ? [turn] : hands.map((_, seat) => seat);
  return html`<div class="row"><figure><${Face} code=${top} named=${color} colors=${colors} label /><figcaption>${say("web-eg-top")}</figcaption></figure>
    ${seats.map((seat) => html`<figure key=${seat} class=${classes("held", seat === turn && "turn")}><span class="held-cards">${hands[seat].map(
      (card, place) => html`<span key=${place} class=${classes(example.fits && !example.fits.includes(card) && "no")}><${Face} code=${card} colors=${colors} label />
      ${example.fits && html`<small>${say(example.fits.includes(card) ? "web-eg-fits" : "web-eg-not")}</small>`}</span>`,
    )}</span><figcaption>${example.players[seat]}</figcaption></figure>`)}</div>`;
}

/** @param {{ step: Step, colors: string | string[] }} props */
function Step({ step, colors }) {
  const { laid, color, drawn, words } = step;
  const backs = Math.min(drawn, MOST_BACKS);
  return html`<li><span class="what">${laid && html`<${Face} code=${laid} named=${color} colors=${colors} />`}
    ${backs > 0 && !laid && html`<span class="backs">${Array.from({ length: backs }, (_, place) => html`<${Face} key=${place} code="back" colors=${colors} />`)}</span>`}</span>
    <span>${words.map((message, place) => html`${place > 0 && " "}<${Rich} key=${place} message=${message} />`)}</span></li>`;
}
