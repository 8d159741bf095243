/** Bars of all players' points, with the target marked once someone passes it; the last round's points are plum. */
import { html } from "../../app/html.js";
import { totalsOf } from "../../app/match_history.js";
import { say } from "../../app/words.js";

/** @import { TableSignals } from "../table_signals.js" */
/** @import { TableView } from "../../protocol.d.ts" */

/** Return the players, best score first. @param {Pick<TableView, "scores" | "format">} game */
export function byScore({ scores, format }) {
  const sign = format.startsWith("lowest") || format.startsWith("elimination") ? 1 : -1;
  return scores.map((_, player) => player).sort((one, other) => sign * (scores[one] - scores[other]));
}

/** @param {{ table: TableSignals, fresh?: number[], title?: boolean }} props */
export function ScoreBars({ table, fresh = [], title = true }) {
  const { names, target, player, format } = table.game.value;
  const { pair } = table.seats.value;
  const { scores } = pair ? totalsOf(pair) : table.game.value;
  const order = byScore({ scores, format });
  const most = Math.max(pair ? 1 : target, ...scores);
  /** @param {number} points */
  const share = (points) => ({ width: `${(Math.max(0, points) / most) * 100}%` });
  const goal = !pair && target < most && html`<s style=${{ insetInlineStart: `${(target / most) * 100}%` }}></s>`;
  return html`${title && html`<h2>${pair ? say("web-standings") : say("web-to-target", { points: target })}</h2>`}<div class="race">${order.map(
    (one) => html`<div key=${one}><span>${one === player ? say("web-you") : names[one]}</span>
    <i aria-hidden="true">
      <u style=${share(scores[one] - (fresh[one] ?? 0))}></u>${fresh[one] > 0 && html`<u class="new" style=${share(fresh[one])}></u>`}${goal}</i>
      <output>${scores[one]}</output></div>`,
  )}</div>`;
}
