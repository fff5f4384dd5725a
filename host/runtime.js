import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Sets Node up before anything else is read. What Node makes of every module, stripped of types and compiled, is kept beside the installed packages; where it lies there, a start need not load the reader of TypeScript, which alone holds 15 MB. Where nothing can be written, nothing is kept. */
export function prepareRuntime() {
  // V8 runs a pattern as byte code once, then as machine code. Polishing that byte code takes longer than making it: more than a second for the anonymizer's long patterns. Set before the cache, which knows what flags its code was compiled under.
  setFlagsFromString("--no-regexp-peephole-optimization");
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/safe-harness"));
}
