import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** So long nobody may have asked anything before memory is given back. */
const QUIET_MS = 1000;
/** Memory is given back again once it has grown by so many bytes since, at most so often. */
const GROWN = 24 * 1024 * 1024;
const REST_MS = 15_000;
/** What machines ask over and over does not count. */
const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Once nobody has asked the server for a second, gives back what starting needed: garbage, code that ran once, half-empty pages; blocks then for some 100 ms. The same again in a quiet second after traffic that left much behind, at most four times a minute. */
export function settleWhenQuiet(server: Server): void {
  const isQuiet = watchRequests(server);
  const settle = preparedSettling();
  let settledAt = Number.NEGATIVE_INFINITY;
  let least = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - settledAt < REST_MS || !isQuiet(now)) return;
    if (process.memoryUsage.rss() < least + GROWN) return;
    settle();
    settledAt = performance.now();
    least = process.memoryUsage.rss();
  }, QUIET_MS / 4);
  timer.unref();
}

/** Tells whether for a second no request was being answered. */
function watchRequests(server: Server): (now: number) => boolean {
  let last = performance.now();
  let open = 0;
  server.on("request", ({ url }: IncomingMessage, response: ServerResponse) => {
    if (PROBES.has(url ?? "")) return;
    open += 1;
    response.once("close", () => {
      open -= 1;
      last = performance.now();
    });
  });
  return (now) => open === 0 && now - last >= QUIET_MS;
}

/** Gives memory back; from the first time on the heap grows slowly. */
function preparedSettling(): () => void {
  let collect: unknown;
  return () => {
    if (collect === undefined) {
      // Before the flags change: a later start would not use what was compiled under these.
      flushCompileCache();
      setFlagsFromString("--heap-growing-percent=40");
      setFlagsFromString("--expose-gc");
      collect = runInNewContext("gc");
    }
    if (typeof collect === "function") collect({ type: "major", flavor: "last-resort" });
  };
}
