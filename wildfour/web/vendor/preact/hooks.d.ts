/** The part of Preact's hooks that the page uses. */
export interface Ref<T> {
  current: T;
}
type Inputs = readonly unknown[];
type Effect = () => void | (() => unknown);
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
/** A reference to an element, which is there once it is drawn. */
export function useRef<T extends Element = HTMLElement>(initial: null): Ref<T>;
export function useRef<T>(initial: T): Ref<T>;
export function useMemo<T>(make: () => T, inputs: Inputs): T;
export function useEffect(run: Effect, inputs?: Inputs): void;
export function useLayoutEffect(run: Effect, inputs?: Inputs): void;
