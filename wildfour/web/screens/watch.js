/** Public tables, to watch or to join. */
import { html } from "../app/html.js";
import { say } from "../app/words.js";
import { EmptyActions, OpenTables, useOpenTables } from "../components/open_tables.js";
import { PageHeader } from "../components/page_header.js";

export function Watch() {
  const tables = useOpenTables();
  return html`<div class="page"><${PageHeader} /><main class="wrap"><div class="title"><h1>${say("web-watch")}</h1>
    <p>${say("web-watch-about")}</p></div>
    ${tables?.length === 0 && html`<p class="none">${say("web-no-open-tables")}</p><${EmptyActions} isPublic />`}
    <${OpenTables} tables=${tables ?? []} /></main></div>`;
}
