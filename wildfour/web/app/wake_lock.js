/** The screen stays on while one is at a table, or keeps score. */
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
