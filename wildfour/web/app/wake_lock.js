/** Keeps the screen on at a table and during scoring. */
import { useEffect } from "./html.js";

export function useWakeLock() {
  useEffect(() => {
    /** @type {WakeLockSentinel | null | undefined} */
    let lock = null;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock?.request("screen").catch(() => null);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      lock?.release();
    };
  }, []);
}
