/** Two live regions: polite for events, assertive for urgent messages to the user. */
import { html, useEffect, useSignal } from "../../app/html.js";
import { tell, say } from "../../app/words.js";
import { statusLines } from "../hand/status_lines.js";

/**
 * @import { LiveTable } from "../live_table.js"
 * @import { ShownEvents } from "../../types.d.ts"
 */

const TOGETHER = 1000; // ms; messages within this time are announced together

/** @param {{ table: LiveTable }} props */
export function LiveRegions({ table }) {
  const polite = useSignal("");
  const urgent = useSignal("");
  useEffect(() => {
    /** @type {string[]} */
    let waiting = [];
    let timer = 0;
    const flush = () => {
      polite.value = waiting.join(" ");
      waiting = [];
      timer = 0;
    };
    /** @param {...string} sentences */
    const announce = (...sentences) => {
      waiting.push(...sentences);
      timer ||= setTimeout(flush, TOGETHER);
    };
    /** @param {{ frame: ShownEvents }} props */
    const follow = ({ frame }) => {
      announce(...(frame.words ?? []).map(tell));
      if (!table.mine.value && table.view.value.exposed !== table.view.value.seat) return;
      const { title, detail } = statusLines(table);
      urgent.value = detail ? `${title}. ${tell(detail)}.` : `${title}.`;
    };
    table.happened.add(follow);
    table.talk.followers.add(announce);
    return () => {
      table.happened.delete(follow);
      table.talk.followers.delete(announce);
      clearTimeout(timer);
    };
  }, [table]);
  const lost = table.status.value === "lost" ? say("web-no-connection") : "";
  return html`<div class="unseen" aria-live="polite">${polite.value}${lost}</div>
    <div class="unseen" aria-live="assertive">${urgent.value}</div>`;
}
