/** The middle of the felt: draw pile, discard pile, and the current color in three ways. */
import { html } from "../../app/html.js";
import { isWild } from "../../app/notation.js";
import { capital, colorName, say, withSuit } from "../../app/words.js";
import { SUITS, clover, letterOf } from "../../art/card_faces.js";
import { Face, Suit, cloverOrder } from "../../art/pictures.js";
import { Rich } from "../../components/rich_text.js";

/**
 * @import { TableSignals } from "../table_signals.js"
 * @import { View } from "../../protocol.d.ts"
 */

/** @param {{ table: TableSignals, children: any }} props */
export function Piles({ table, children }) {
  const { view } = table.game.value;
  const newest = table.log.value[0];
  const colors = cloverOrder(view.colors);
  const top = table.naming.value || view.top; // a wild card lies there while its color is being chosen
  const color = view.color ?? "";
  const unnamed = !color || Boolean(table.naming.value);
  const about = unnamed
    ? say("web-top", { card: top })
    : withSuit(say("web-top-and-color", { card: top, color }), color);
  const draw = table.moves.value.includes("draw") && !table.naming.value;
  const under = top === view.top ? lastDiscards(view) : [view.top];
  return html`<section class="centre" data-force=${color} aria-label=${say("web-piles")}><div class="piles">
      <button type="button" class="draw" aria-label=${say("web-draw-pile", { count: view.draw_size })} disabled=${!draw} onClick=${() => table.move("draw")}>
        <${Face} code="back" colors=${colors} /><span class="left">${view.draw_size}</span></button>
      <div class="discard" role="img" aria-label=${about}>${
        unnamed
          ? html`<svg class="force" viewBox="-56 -58 112 116" dangerouslySetInnerHTML=${{ __html: clover(colors, 0, 0, 44) }}></svg>`
          : html`<svg class=${`force ${color}`} key=${color} viewBox="-56 -58 112 116">
            <path d=${SUITS[color].path} stroke-width="6" stroke-linejoin="round" /></svg>`
      }
        ${under.map((card, place) => html`<div class="under" key=${place}><${Face} code=${card} colors=${colors} /></div>`)}
        <${Face} code=${top} colors=${colors} named=${isWild(top) && !unnamed ? color : ""} /></div></div>
    ${!unnamed && html`<${ColorPill} color=${color} />`}
    ${
      newest
        ? html`<button type="button" class="ticker" onClick=${() => {
            table.sheet.value = "log";
          }}><${Rich} message=${newest.message} /></button>`
        : html`<span class="ticker"></span>`
    }
    ${children}
  </section>`;
}

/** The current color: its suit, word, and letter. @param {{ color: string }} props */
export const ColorPill = ({ color }) => html`<div class="color" data-force=${color}>
  <${Suit} color=${color} />${withSuit(capital(colorName(color)), color)}<kbd>${letterOf(color)}</kbd></div>`;

/** Return two cards to show under the top one. The view has no pile order, so any two will do. @param {View} view */
const lastDiscards = (view) => (view.under ? [view.under] : view.discard.slice(-2));
