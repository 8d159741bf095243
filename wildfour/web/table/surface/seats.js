/** The other players around the felt. */
import { html, useEffect, useSignal } from "../../app/html.js";
import { cardName, say } from "../../app/words.js";
import { Animal, Face, cloverOrder } from "../../art/pictures.js";

/**
 * @import { Sitting, TableSignals } from "../table_signals.js"
 * @import { Bubble as TalkBubble, Due, Point } from "../../types.d.ts"
 * @import { View } from "../../protocol.d.ts"
 */

/** @param {{ table: TableSignals, seats: number[], spots: Point[], middle: number, width: number, animals: number[] }} props */
export function Seats({ table, seats, spots, middle, width, animals }) {
  return html`<ol class="seats" aria-label=${say("web-players")} style=${{ "--seat-w": `${width}px` }}>${seats.map(
    (seat, place) =>
      html`<${Seat} key=${seat} table=${table} seat=${seat} spot=${spots[place]} far=${spots[place]?.[0] > middle} near=${spots[place]?.[0] < middle / 2} over=${Math.abs(spots[place]?.[0] - middle / 1.2) < 1} animal=${animals[seat]} />`,
  )}</ol>`;
}

/** @param {{ table: TableSignals, seat: number, spot?: Point, far: boolean, near: boolean, over?: boolean, animal: number }} props */
export function Seat({ table, seat, spot = [0, 0], far, near, over, animal }) {
  const { view, scores } = table.game.value;
  const who = table.sitting(seat);
  const cards = view.hand_sizes[seat];
  const onTurn = view.turn === seat && view.phase !== "over";
  const away = isAway(table, who);
  const hit = table.drawn.value[seat] ?? 0;
  const partner = isPartner(table, seat);
  const bot = who.who !== "person";
  const name = table.seatName(seat);
  const state = [onTurn && "turn", away && "away", hit > 0 && "hit", partner && "partner", far && "far", near && "near", over && "over"].filter(Boolean);
  const label = say("web-seat", {
    name,
    bot: bot ? "yes" : "no",
    count: cards,
    points: scores[who.player],
    turn: onTurn ? "yes" : "no",
  });
  return html`<li class=${["seat", ...state].join(" ")} data-seat=${seat} style=${{ "--x": `${spot[0]}px`, "--y": `${spot[1]}px` }}>
    <button type="button" class="about-seat" onClick=${() => table.pressed(seat)}>
      <span class="unseen">${label}</span>
        <span class="who" aria-hidden="true">${onTurn && html`<${Ring} due=${table.due.value} />`}<${Animal} face=${animal} />
        <span class="count">${cards}</span></span>
      <span class="name" aria-hidden="true">${name}${bot && html` <i>${say("web-bot")}</i>`}</span>
      ${
        table.open.value
          ? html`<${OpenHand} view=${view} seat=${seat} />`
          : html`<span class="points" aria-hidden="true">${noteOf(table, seat, who, away, partner, hit)}</span>`
      }
    </button>
    ${hit > 0 && html`<span class="fly" aria-hidden="true"><${Face} code="back" /><${Face} code="back" /></span>`}
    <${Tag} table=${table} seat=${seat} cards=${cards} player=${who.player} />
  </li>`;
}

/** An open hand, with cards as wide as the available space allows. @param {{ view: View, seat: number }} props */
function OpenHand({ view, seat }) {
  const hand = view.hands[seat] ?? [];
  const colors = cloverOrder(view.colors);
  return html`<span class="open-hand" style=${{ "--cards": hand.length }}>
    <span class="unseen">${say("web-with-rules", { rules: hand.map(cardName) })}</span>
    ${hand.map((card, place) => html`<${Face} key=${place} code=${card} colors=${colors} />`)}</span>`;
}

/**
 * The seat's bubble: a missing call, table talk, or a UNO call.
 * @param {{ table: TableSignals, seat: number, cards: number, player: number }} props
 */
function Tag({ table, seat, cards, player }) {
  const { view } = table.game.value;
  if (view.exposed === seat) return html`<span class="tag quiet">${say("web-no-call")}</span>`;
  const bubble = table.bubbles.value[player];
  if (bubble) return html`<${Bubble} bubble=${bubble} />`;
  if (cards === 1 && view.phase !== "over") return html`<span class="tag" dir="ltr">UNO!</span>`;
  return null;
}

/** A line of chat or a reaction; live_regions.js announces it. @param {{ bubble?: TalkBubble }} props */
export function Bubble({ bubble }) {
  if (!bubble) return null;
  const picture =
    bubble.picture &&
    html`<svg viewBox="0 0 64 64" dangerouslySetInnerHTML=${{ __html: bubble.picture }}></svg>`;
  return html`<span class=${picture ? "tag talk drawn" : "tag talk"} aria-hidden="true">${picture}<span>${bubble.text}</span></span>`;
}

/**
 * @param {TableSignals} table
 * @param {number} seat
 * @param {Sitting} who
 * @param {boolean} away
 * @param {boolean} partner
 * @param {number} hit
 */
function noteOf(table, seat, who, away, partner, hit) {
  if (hit) return say("web-draws", { count: hit });
  if (away) return say("web-away");
  if (who.held) return say("web-held");
  if (partner) return say("web-your-partner");
  return say("web-points", { points: table.game.value.scores[who.player] });
}

/** @param {TableSignals} table @param {Sitting} who */
function isAway(table, who) {
  if (!who.person) return false;
  const person = table.seats.value.people.find((one) => one.person === who.person);
  return person ? !person.here : true;
}

/**
 * Partners sit across from each other; the format determines whether there are partners.
 * @param {TableSignals} table
 * @param {number} seat
 */
export function isPartner(table, seat) {
  const { view, format } = table.game.value;
  return /partners|two-tables/.test(format) && view.seat !== null && (seat + 2) % 4 === view.seat;
}

/** The current player's timer: a full ring if there is no time limit. @param {{ due: Due | null }} props */
function Ring({ due }) {
  const left = useSignal(100);
  useEffect(() => {
    if (!due) {
      left.value = 100;
      return undefined;
    }
    const tick = () => {
      left.value = Math.max(0, Math.min(100, ((due.at - performance.now()) / due.all) * 100));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [due]);
  return html`<svg class="ring" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="17.5" />
    <circle cx="20" cy="20" r="17.5" pathLength="100" stroke-dashoffset=${100 - left.value} /></svg>`;
}
