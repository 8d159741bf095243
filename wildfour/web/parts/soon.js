/** Modules that are read when they are wanted, with words of their own where they have any. */
import { useEffect, useState } from "../html.js";
import { learn } from "../words.js";

/** @returns the module, or null until it is there */
export function useSoon(load, words = "", wanted = true) {
  const [module, setModule] = useState(null);
  useEffect(() => {
    if (wanted) Promise.all([load(), learn(words)]).then(([read]) => setModule(read));
  }, [wanted]);
  return module;
}
