/** Markup in template strings: html`<p>${text}</p>`. */
import htm from "../vendor/htm/htm.js";
import { Fragment, h, render } from "../vendor/preact/preact.js";

export const html = htm.bind(h);
export { Fragment, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact/hooks.js";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "../vendor/signals/signals.js";

/** The value of a signal or reference that is set before anything reads it. @returns {any} */
export const unset = () => null;

/** Class names: what is false is left out. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** Whether an event comes from within an element. @param {Event} event @param {string} selector */
export const isIn = (event, selector) => event.target instanceof Element && event.target.closest(selector) !== null;

/** A part of an address that is not ours to trust as it is. */
export const encode = encodeURIComponent;
