import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** Sets Node up before anything else is read. What Node makes of every module, stripped of types and compiled, is kept beside the installed packages; where it lies there, a start need not load the reader of TypeScript, which alone holds 15 MB. Where nothing can be written, nothing is kept. */
export function prepareRuntime() {
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/safe-harness"));
}
