import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Sets Node up before anything else is read. What Node makes of every module, stripped of types and compiled, is kept beside the installed packages; where it lies there, a start need not load the reader of TypeScript, which alone holds 15 MB. Where nothing can be written, nothing is kept. */
export function prepareRuntime() {
  // V8 runs a pattern as byte code once, then as machine code. Polishing that byte code takes longer than making it: more than a second for the anonymizer's long patterns. Set before the cache, which knows what flags its code was compiled under.
  setFlagsFromString("--no-regexp-peephole-optimization");
  enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/safe-harness"));
}

/** What glibc is told of memory: pieces above 64 KB are given back as soon as they are freed, and all threads share one arena. It reads this only when a process begins. */
const SPARING = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

/** Begins this process anew under the same number, told to be sparing with memory: what starting freed is else kept for ever, some 30 MB of it. Goes on as it is where somebody has said already how memory is to be kept, where a process cannot be replaced, or where it talks to the one that made it. */
export function beginSparingly(env) {
  const isTold = Object.keys(SPARING).some((name) => name in env);
  if (isTold || process.platform !== "linux" || process.connected) return;
  const { execPath, execArgv, argv } = process;
  try {
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...SPARING });
  } catch {
    // Not permitted here: it costs memory, and nothing else.
  }
}
