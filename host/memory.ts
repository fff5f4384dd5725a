import type { IncomingMessage, Server } from "node:http";
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** So long nobody may have asked anything before memory is given back. */
const QUIET_MS = 1000;
/** What machines ask over and over does not count. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Once nobody has asked the server for a second, gives back what starting needed: garbage, code that ran once, half-empty pages. Blocks then for some 100 ms, and never again. */
export function settleWhenQuiet(server: Server): void {
  let asked = performance.now();
  const note = ({ url }: IncomingMessage): void => {
    if (!PROBES.has(url ?? "")) asked = performance.now();
  };
  server.on("request", note);
  const timer = setInterval(() => {
    if (performance.now() - asked < QUIET_MS) return;
    clearInterval(timer);
    server.off("request", note);
    settle();
  }, QUIET_MS / 4);
  timer.unref();
}

/** From then on the heap grows slowly. */
function settle(): void {
  // Before the flags change: a later start would not use what was compiled under these.
  flushCompileCache();
  setFlagsFromString("--heap-growing-percent=40");
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
}
