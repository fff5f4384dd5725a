import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Sets Node up before anything else is read. Requests are short: a large young generation would only hold memory. What Node makes of every module, stripped of types and compiled, is kept beside the installed packages; where it lies there, a start need not load the reader of TypeScript, which alone holds 15 MB. Where nothing can be written, nothing is kept. */
export function prepareRuntime() {
  // Before the cache: what was compiled under other flags is not used.
  setFlagsFromString("--semi-space-growth-factor=1");
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/safe-harness"));
}
