/** Actions to take once a table opens: sit down, add bots, start. */
import { askName, nameToUse } from "../components/profile.js";
import { freeSeat } from "../table/panels/spectator_bar.js";
import { introduce, makeTable, openTables } from "./api.js";
import { effect } from "./html.js";
import { go } from "./router.js";
import { lesson, me, opponents } from "./saved_state.js";

/**
 * @import { LiveTable } from "../table/live_table.js"
 * @import { PendingActions } from "../types.d.ts"
 */

const plans = new Map();

/** Create a table, open it, and carry out the plan. @param {object} settings @param {PendingActions} plan */
export async function openTable(settings, plan) {
  await introduce();
  const made = await makeTable(settings);
  plans.set(made.table, plan);
  if (plan.lesson) lesson.value = { table: made.table, told: [] };
  go(`/table/${made.table}`);
}

/** Open a classic table with the remembered number and level of bots, and start at once. */
export function playNow() {
  const { count, level } = opponents.value;
  return openTable({ seats: count + 1 }, { seat: true, bots: [null, ...Array(count).fill(level)], start: true });
}

/** Open a table and take its first free seat. @param {string} table */
export async function sitAt(table) {
  if (!(await askName())) return;
  await introduce();
  plans.set(table, { sit: true });
  go(`/table/${table}`);
}

/** Watch two experts, at the table of another spectator if there is one: every expert uses the server's processor. */
export async function watchExperts() {
  await introduce();
  const running = (await openTables()).find((one) => !one.host && one.names.length === 2);
  if (running) go(`/table/${running.table}`);
  else await openTable({ seats: 2, public: true, latecomers: "no" }, { bots: ["expert", "expert"], start: true });
}

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
  const player = plan.seat ? 0 : plan.sit && table.player.value === null ? freeSeat(table) : -1;
  if (player >= 0) await table.do({ do: "sit", player, name: nameToUse(table, player), avatar: me.value.avatar });
  const bots = (plan.bots ?? []).map((level, player) => level && table.do({ do: "seat-bot", player, level }));
  await Promise.all(bots);
  if (plan.start) await table.do({ do: "start" });
}
