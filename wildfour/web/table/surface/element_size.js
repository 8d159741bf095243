/** The size of an element as a signal. It is read on change and never during rendering, which would force a layout. */
import { useLayoutEffect, useMemo, useRef, useSignal } from "../../app/html.js";

/**
 * @import { Size } from "../../types.d.ts"
 * @import { Ref } from "../../vendor/preact/hooks.d.ts"
 * @import { Signal } from "../../vendor/signals/signals.d.ts"
 */

export const remNow = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** `wide` and `high` are the window's: width in rem, because it selects the layout, and height in pixels. */
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
    addEventListener("resize", measure); // the window can change size without the element
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return [element, size];
}
