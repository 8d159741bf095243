/** While the tab is hidden, signals the user's turn through the title, the icon, and a notification. */
import { useEffect, useSignalEffect } from "./html.js";
import { settings } from "./saved_state.js";
import { say } from "./words.js";

/** @import { LiveTable } from "../table/live_table.js" */

/** Return whether the browser offers notifications; it does so on secure addresses only. */
export const mayNotify = () => "Notification" in window && isSecureContext && Notification.permission !== "denied";

/** Ask for permission to notify; return whether the user granted it. */
export const askToNotify = async () => (await Notification.requestPermission()) === "granted";

/** Watch a table and signal turns. @param {LiveTable} table */
export function useTurnSignal(table) {
  useSignalEffect(() => show(table.mine.value));
  useEffect(() => {
    let wasMine = table.mine.peek();
    const follow = () => {
      if (table.mine.value && !wasMine && document.hidden) notify();
      wasMine = table.mine.value;
    };
    table.happened.add(follow);
    return () => {
      table.happened.delete(follow);
      show(false);
    };
  }, [table]);
}

/** @param {boolean} isTurn */
function show(isTurn) {
  document.title = isTurn ? say("web-title-your-turn") : "Wildfour";
  const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]'));
  const address = icon.href.replace(/icon(-turn)?\.svg/, isTurn ? "icon-turn.svg" : "icon.svg");
  if (icon.href !== address) icon.href = address;
}

async function notify() {
  if (!settings.value.notify || !mayNotify() || Notification.permission !== "granted") return;
  const told = { body: say("web-notify-your-turn"), tag: "turn", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) worker.showNotification("Wildfour", told); // the only way on Android
  else new Notification("Wildfour", told).onclick = () => window.focus();
}
