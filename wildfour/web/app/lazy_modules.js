/** Modules that are read when they are wanted, with words of their own where they have any. */
import { useEffect, useState } from "./html.js";
import { speakOf } from "./words.js";

/** @returns the module, or null until it is there; `topic` is what it says besides */
export function useSoon(load, topic = "", wanted = true) {
  const [module, setModule] = useState(null);
  useEffect(() => {
    if (wanted) Promise.all([load(), topic && speakOf(topic)]).then(([read]) => setModule(read));
  }, [wanted]);
  return module;
}
