/** The size of something on the screen, as a signal. */
import { useLayoutEffect, useRef, useSignal } from "../html.js";

export const remNow = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** @returns {[{current: HTMLElement}, {value: {width: number, height: number}}]} */
export function useSize() {
  const element = useRef(null);
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current ?? {};
      if (width && (width !== size.value.width || height !== size.value.height)) size.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
