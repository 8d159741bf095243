/** The page for unknown addresses. */
import { html } from "../app/html.js";
import { follow } from "../app/router.js";
import { say } from "../app/words.js";
import { PageHeader } from "../components/page_header.js";

export const NotFound = ({ sentence = say("no-such-page") }) =>
  html`<div class="page"><${PageHeader} /><main class="wrap lonely"><h1>${sentence}</h1>
    <a class="btn key" href="/" onClick=${follow}>${say("web-home")}</a></main></div>`;
