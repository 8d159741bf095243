/** The current address, and links within the site. */
import { signal } from "./html.js";

/** @import { TableSignals } from "../table/table_signals.js" */

export const path = signal(location.pathname);
addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** Go to another page of the site without a page load. @param {string} to @param {{ replace?: boolean }} props */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/**
 * Handle clicks on links: open this site's pages without a page load.
 * @param {MouseEvent & { currentTarget: HTMLAnchorElement }} event
 */
export function follow(event) {
  const link = event.currentTarget;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

/**
 * Return the address of the rules for a table's edition and options, optionally at a clause.
 * @param {TableSignals} table
 */
export function rulesOf(table, clause = "") {
  const { edition, options } = table.settings.value;
  return `/rules/${edition}?${new URLSearchParams({ options })}${clause && `#${clause}`}`;
}
