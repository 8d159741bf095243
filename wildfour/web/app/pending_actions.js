/** Actions to take once a table opens: sit down, add bots, start. */
import { nameToUse } from "../components/profile.js";
import { introduce, makeTable } from "./api.js";
import { effect } from "./html.js";
import { go } from "./router.js";
import { lesson, me } from "./saved_state.js";

/**
 * @import { LiveTable } from "../table/live_table.js"
 * @import { PendingActions } from "../types.d.ts"
 */

/** @typedef {{seat?: boolean, bots?: (string|null)[], start?: boolean, lesson?: boolean}} Plan bots by seat, null for friends */

const plans = new Map();

/** Create a table, open it, and carry out the plan. @param {object} settings @param {Plan} plan */
export async function openTable(settings, plan) {
  await introduce();
  const made = await makeTable(settings);
  plans.set(made.table, plan);
  if (plan.lesson) lesson.value = { table: made.table, told: [] };
  go(`/table/${made.table}`);
}

/** Open a classic table with three casual bots and start at once. */
export const playNow = () =>
  openTable({ seats: 4 }, { seat: true, bots: [null, "casual", "casual", "casual"], start: true });

/** Carry out a table's plan after it opens. @param {LiveTable} table */
export function planned(table) {
  const plan = plans.get(table.name);
  plans.delete(table.name);
  if (!plan) return;
  const stop = effect(() => {
    if (table.status.value !== "open" || !table.seats.value) return;
    queueMicrotask(() => stop());
    queueMicrotask(() => carryOut(table, plan));
  });
}

/** @param {LiveTable} table @param {PendingActions} plan */
async function carryOut(table, plan) {
  if (plan.seat) await table.do({ do: "sit", player: 0, name: nameToUse(table, 0), avatar: me.value.avatar });
  const bots = (plan.bots ?? []).map((level, player) => level && table.do({ do: "seat-bot", player, level }));
  await Promise.all(bots);
  if (plan.start) await table.do({ do: "start" });
}
