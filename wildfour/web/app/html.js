/** Markup in template strings: html`<p>${text}</p>`. */
import htm from "../vendor/htm/htm.js";
import { Fragment, h, render } from "../vendor/preact/preact.js";

export const html = htm.bind(h);
export { Fragment, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "../vendor/signals/signals.js";

/** Class names: what is false is left out. */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** A part of an address that is not ours to trust as it is. */
export const encode = encodeURIComponent;
