/** An address that leads nowhere. */
import { html } from "../html.js";
import { Head } from "../parts/head.js";
import { follow } from "../store.js";
import { say } from "../words.js";

export const NotFound = ({ sentence = say("no-such-page") }) =>
  html`<div class="page"><${Head} /><main class="wrap lonely"><h1>${sentence}</h1>
    <a class="btn key" href="/" onClick=${follow}>${say("web-home")}</a></main></div>`;
