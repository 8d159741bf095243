/**
 * The lesson's guide. It explains each topic the first time it comes up. It
 * recognizes possible moves from the server's list, and past events by their kind. It points at the subject (lesson.css), and continues when the player has acted. It makes no
 * moves and blocks none.
 */
import { html, signal, useEffect, useRef } from "../app/html.js";
import { style } from "../app/lazy_modules.js";
import { playedCard } from "../app/notation.js";
import { rulesOf } from "../app/router.js";
import { lesson, set } from "../app/saved_state.js";
import { say, saying } from "../app/words.js";
import { Rich } from "../components/rich_text.js";
import { targets } from "./table_signals.js";

/**
 * @import { LiveTable } from "./live_table.js"
 * @import { ShownEvents } from "../types.d.ts"
 * @import { Signal } from "../vendor/signals/signals.d.ts"
 * @import { GameEvent } from "../protocol.d.ts"
 */

/**
 * Topics of possible moves, most urgent first. Each returns the arguments of its sentence, or false.
 * @type {Record<string, (table: LiveTable) => Record<string, unknown> | false>}
 */
const NOW = {
  catch: (table) => named(table, targets(table.moves.value, "catch").find((seat) => seat === table.view.value.exposed)),
  one: ({ view, moves }) => view.value.seat === view.value.exposed && moves.value.includes("uno!") && {},
  challenge: (table) => table.moves.value.includes("challenge") && named(table, table.view.value.laid_by),
  color: ({ naming }) => naming.value !== "" && {},
  drawn: ({ mine, view }) => mine.value && view.value.phase === "play-drawn" && {},
  call: ({ mine, view, moves }) => mine.value && view.value.hand.length === 2 && moves.value.includes("uno!") && {},
  draw: ({ mine, moves }) => mine.value && moves.value.includes("draw") && !moves.value.some(playedCard) && {},
  match: ({ mine, moves }) => mine.value && moves.value.some(playedCard) && {},
  wild: ({ mine, moves }) => mine.value && moves.value.some((move) => move.includes(">")) && {},
};
/** Topics of past events. @type {Record<string, (event: GameEvent) => boolean>} */
const HAPPENED = {
  skip: (one) => one.event === "played" && one.card.endsWith("S"),
  reverse: ({ event }) => event === "reversed",
  two: (one) => one.event === "played" && one.card.endsWith("+2"),
  four: (one) => one.event === "played" && one.card === "W4",
  named: ({ event }) => event === "named-color",
  called: ({ event }) => event === "called",
  caught: ({ event }) => event === "caught",
  reshuffled: ({ event }) => event === "reshuffled",
  end: ({ event }) => event === "round-ended",
  over: ({ event }) => event === "match-ended",
};
/** The clause of each topic. @type {Record<string, string>} */
const CLAUSES = {
  ...{ match: "C1", wild: "C2", draw: "C3", drawn: "C3", skip: "D3", reverse: "D2", two: "D1", four: "D6", color: "D4" },
  ...{ named: "D4", challenge: "D8", call: "E1", one: "E3", called: "E1", catch: "E2", caught: "E2" },
  ...{ reshuffled: "C6", end: "F1", over: "F4" },
};
/** @param {GameEvent} props */
const acted = ({ event }) => ["played", "drew", "kept"].includes(event);
/**
 * The player's own events that complete a topic. Any action completes other topics after enough time to read them.
 * @type {Record<string, (event: GameEvent) => boolean>}
 */
const DONE = {
  catch: ({ event }) => event === "caught",
  one: ({ event }) => event === "called",
  challenge: ({ event }) => event === "challenged" || event === "accepted",
  color: ({ event }) => event === "named-color",
  drawn: ({ event }) => event === "kept" || event === "played",
  call: ({ event }) => event === "called",
  draw: ({ event }) => event === "drew",
  match: ({ event }) => event === "played",
  wild: ({ event }) => event === "played",
};
const TO_READ = 3000; // ms
export const TOPICS = ["welcome", ...Object.keys(NOW), ...Object.keys(HAPPENED)];

/** @param {LiveTable} table @param {number | null | undefined} seat */
const named = (table, seat) => Number.isInteger(seat) && { name: table.seatName(seat ?? null) };
/** @type {Signal<string[]>} */
const waiting = signal([]); // topics that occurred and are unread

/** @param {string} topic */
const isTold = (topic) => lesson.value.told.includes(topic);
/** @param {string[]} topics */
const tellOnce = (topics) => set(lesson, { told: [...new Set([...lesson.value.told, ...topics])] });
const finish = () => set(lesson, { table: "", told: [] });

/** Return the topic to explain: possible moves come before past events. @param {LiveTable} table */
function current(table) {
  if (!isTold("welcome")) return { topic: "welcome", given: {} };
  for (const [topic, look] of Object.entries(NOW)) {
    const given = !isTold(topic) && look(table);
    if (given) return { topic, given };
  }
  const topic = waiting.value.find((one) => !isTold(one));
  return topic ? { topic, given: {} } : null;
}

/** @param {{ table: LiveTable }} props */
export function Guide({ table }) {
  const shown = current(table);
  const topic = shown?.topic ?? "";
  const shownSince = useRef(/** @type {Record<string, number>} */ ({}));
  shownSince.current[topic] ??= performance.now();
  useEffect(() => {
    /** @param {{ frame: ShownEvents }} props */
    const listen = ({ frame }) => {
      const mine = frame.events.filter((one) => "seat" in one && one.seat === table.view.value.seat);
      const read = Object.entries(shownSince.current).filter(([topic, since]) =>
        mine.some(DONE[topic] ?? ((one) => acted(one) && performance.now() - since > TO_READ)),
      );
      tellOnce(read.map(([topic]) => topic).filter(Boolean));
      const topics = Object.keys(HAPPENED).filter((topic) => frame.events.some(HAPPENED[topic]));
      waiting.value = [...new Set([...waiting.value, ...topics])];
    };
    waiting.value = [];
    table.happened.add(listen);
    return () => table.happened.delete(listen);
  }, [table]);
  const seen = TOPICS.filter(isTold).length;
  const next = () => (topic === "over" ? finish() : tellOnce([topic]));
  return html`<aside class="coach" data-topic=${topic} aria-label=${say("web-learn")}>
    <p role="status">${shown ? html`<${Rich} message=${saying(`web-lesson-${shown.topic}`, shown.given)} />` : say("web-lesson-quiet")}
      ${shown && CLAUSES[shown.topic] && html` <a href=${rulesOf(table, CLAUSES[shown.topic])} target="_blank" rel="noopener">${say("web-rule", { clause: CLAUSES[shown.topic] })}</a>`}</p>
    <div class="coach-buttons">${shown && html`<button type="button" class="btn pill" onClick=${next}>${say("web-lesson-next")}</button>`}
      <button type="button" class="btn pill quiet" onClick=${finish}>${say("web-lesson-skip-all")}</button></div>
    <progress value=${seen} max=${TOPICS.length} aria-label=${say("web-lesson-progress", { seen, all: TOPICS.length })}></progress></aside>`;
}

await style("lesson");
