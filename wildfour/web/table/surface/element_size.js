/**
 * The size of something on the screen, as a signal. It is read when it changes, and never while the table is drawn:
 * asking in between makes the browser lay out everything again.
 */
import { useLayoutEffect, useMemo, useRef, useSignal } from "../../app/html.js";

/**
 * @import { Size } from "../../types.d.ts"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 * @import { Signal } from "../../vendor/signals/signals.d.ts"
 */

export const remNow = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** `wide` and `high` are the window's: its width in rem, since so it decides on layouts, and its height. */
function windowNow() {
  const rem = remNow();
  return { rem, wide: innerWidth / rem, high: innerHeight };
}

/** @type {(keyof Size)[]} */
const SIDES = ["width", "height", "rem", "wide", "high"];

/** @returns {[Ref<HTMLElement>, Signal<Size>]} */
export function useSize() {
  const element = useRef(null);
  const size = useSignal(useMemo(() => ({ width: 0, height: 0, ...windowNow() }), []));
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current ?? {};
      if (!width) return;
      const now = { width, height, ...windowNow() };
      if (SIDES.some((one) => now[one] !== size.value[one])) size.value = now;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    addEventListener("resize", measure); // of the window; the element need not change by it
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return [element, size];
}
