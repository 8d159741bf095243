/** The current color over time as a ribbon of suits, with marks above it and a thumb for scrubbing. */
import { html } from "../../app/html.js";
import { say } from "../../app/words.js";
import { Suit } from "../../art/pictures.js";
import { useSize } from "../surface/element_size.js";

/**
 * @import { GameEvent, Moment } from "../../protocol.d.ts"
 * @import { ReplayTable } from "../replay_table.js"
 * @import { Typed } from "../../types.d.ts"
 */

/* Marks by priority: of two that would overlap, the later one in this list is dropped. */
/** @type {[mark: string, happened: (event: GameEvent) => boolean][]} */
const MARKS = [
  ["out", (event) => event.event === "went-out"],
  ["caught", (event) => event.event === "caught"],
  ["uno", (event) => event.event === "called"],
  ["four", (event) => event.event === "played" && event.card === "W4"],
  ["two", (event) => event.event === "played" && event.card.endsWith("+2")],
];
const MARK_WIDTH = 3.8; // rem
const SUIT_WIDTH = 1.5; // rem; a narrower segment has no room for the suit

/** Split the moments into segments of one color each. @param {Moment[]} moments @returns {{color: string, count: number}[]} */
export function stretches(moments) {
  /** @type {{ color: string, count: number }[]} */
  const found = [];
  for (const { view } of moments) {
    const color = view.color ?? "";
    const last = found.at(-1);
    if (last?.color === color) last.count++;
    else found.push({ color, count: 1 });
  }
  return found;
}

/** Select the marks that do not overlap. @param {Moment[]} moments @param {number} room @returns {{mark: string, at: number}[]} */
export function marksOf(moments, room) {
  /** @type {{ mark: string, at: number }[]} */
  const found = [];
  for (const [mark, happened] of MARKS)
    for (const [at, { events }] of moments.entries())
      if (events.some(happened) && found.every((one) => Math.abs(one.at - at) >= room)) found.push({ mark, at });
  return found;
}

/** @param {{ replay: ReplayTable }} props */
export function ColorTimeline({ replay }) {
  const [element, size] = useSize();
  const { moments } = replay.round.value;
  const last = replay.last.value;
  const at = replay.at.value;
  const width = size.value.width / size.value.rem || 20;
  const value = `${say("web-move-of", { number: at, count: last })}. ${replay.newest}`;
  /** @param {Typed} event */
  const seek = (event) => {
    replay.pause();
    replay.go(+event.currentTarget.value);
  };
  return html`<div class="scrub"><div class="marks" aria-hidden="true">${marksOf(moments, (MARK_WIDTH / width) * last).map(
    ({ mark, at: place }) =>
      html`<span key=${place} class=${place > last * 0.93 ? "late" : ""} style=${{ "--at": place / last }}>${say("web-mark", { mark })}</span>`,
  )}</div>
    <div class="ribbon" ref=${element} aria-hidden="true">${stretches(moments).map(
      ({ color, count }, place) =>
        html`<i key=${place} data-force=${color} style=${{ flexGrow: count }}>${color && (count / moments.length) * width > SUIT_WIDTH && html`<${Suit} color=${color} />`}</i>`,
    )}</div>
    <input type="range" aria-label=${say("web-replay")} aria-valuetext=${value} min="0" max=${last} value=${at} onInput=${seek} /></div>`;
}
