/** The game on one screen: six pictures, each with a sentence. */
import { html } from "../app/html.js";
import { say } from "../app/words.js";
import { Line } from "../art/icons.js";
import { Clover, Face, cloverOrder } from "../art/pictures.js";

const HAND = ["g4", "g7", "gR", "y2", "yS", "b5", "W"];
/** The options that change a step. @type {Record<string, string[]>} */
const CHANGES = { draw: ["draw-until-playable", "drawn-card-stays"] };

/** @param {{ cards: string[], colors: string }} props */
const Cards = ({ cards, colors }) => cards.map((code) => html`<${Face} key=${code} code=${code} colors=${colors} />`);

/** The pictures use no red cards, because one edition has none. @type {Record<string, (colors: string) => any>} */
const PICTURES = {
  goal: (colors) => html`<span class="fan-of-cards"><${Cards} cards=${HAND} colors=${colors} /></span>`,
  match: (colors) => html`<${Cards} cards=${["g4"]} colors=${colors} /><${Line} name="arrow" /><${Cards} cards=${["g9", "b4"]} colors=${colors} />`,
  draw: (colors) => html`<${Cards} cards=${["back"]} colors=${colors} /><${Line} name="arrow" /><${Cards} cards=${["y6"]} colors=${colors} />`,
  actions: (colors) => html`<${Cards} cards=${["yS", "gR", "b+2"]} colors=${colors} />`,
  wild: (colors) => html`<${Cards} cards=${["W", "W4"]} colors=${colors} /><${Line} name="arrow" /><${Clover} colors=${colors} />`,
  uno: (colors) => html`<${Cards} cards=${["b7"]} colors=${colors} /><b class="call" dir="ltr">UNO!</b>`,
};

/** @param {{ letters: string, options: string[] }} props  letters: the edition's colors; options: those that are on */
export function HowToPlay({ letters, options }) {
  const colors = cloverOrder(letters);
  return html`<section class="how"><h2>${say("web-rules-how")}</h2><ol>${Object.entries(PICTURES).map(([step, picture]) => {
    const change = CHANGES[step]?.find((name) => options.includes(name));
    return html`<li key=${step}><div class="picture" role="img" aria-label=${say("web-rules-picture", { step })}>${picture(colors)}</div>
      <p>${change ? say(`option-${change}.changed`) : say("web-rules-step", { step })}</p></li>`;
  })}</ol></section>`;
}
