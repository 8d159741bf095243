/** Markup in template literals: html`<p>${text}</p>`. */
import htm from "../vendor/htm/htm.js";
import { Fragment, h, render } from "../vendor/preact/preact.js";

export const html = htm.bind(h);
export { Fragment, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "../vendor/signals/signals.js";

/** Placeholder for a value that is set before its first use. @returns {any} */
export const unset = () => null;

/** Join class names; skip falsy ones. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** Return whether an event comes from inside an element. @param {Event} event @param {string} selector */
export const isIn = (event, selector) => event.target instanceof Element && event.target.closest(selector) !== null;

/** Return whether the main input is a finger. */
export const byTouch = () => matchMedia("(pointer: coarse)").matches;

/** Encode an untrusted part of an address. */
export const encode = encodeURIComponent;
