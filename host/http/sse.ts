import { PassThrough } from "node:stream";
import type { Context } from "koa";
import type { StreamWork } from "../contract/harness.ts";
import { told } from "./errors.ts";

/** Milliseconds between keepalive comments; clients cut a silent body after minutes. */
export const KEEPALIVE_MS = 10_000;

/**
 * Opens an event stream, keeps it alive while `work` runs, and ends it with one data event.
 * The status is already 200 by then, so a failure is reported inside that event, beside what `keep` was given.
 */
export function openStream(keepaliveMs: number = KEEPALIVE_MS) {
  return async (ctx: Context, work: StreamWork): Promise<void> => {
    const abort = new AbortController();
    const out = new PassThrough();
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const keepalive = setInterval(() => {
      out.write(`: keepalive elapsed=${Math.round(elapsed() / 1000)}s\n\n`);
    }, keepaliveMs);
    let kept: object = {};

    ctx.set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    ctx.body = out;
    ctx.res.once("close", () => {
      if (!ctx.res.writableFinished) abort.abort(new DOMException("The client left", "AbortError"));
    });
    out.write(": stream-open\n\n");

    void work(abort.signal, (part) => (kept = { ...kept, ...part }))
      .catch((error: unknown) => {
        const { status, code, detail } = told(error);
        if (status === 500 && !abort.signal.aborted) ctx.app.emit("error", error, ctx);
        return { error: { detail, code }, elapsed_ms: Math.round(elapsed()), ...kept };
      })
      .then((final) => out.end(`data: ${oneLine(final)}\n\n`))
      .finally(() => clearInterval(keepalive));
  };
}

/** JSON without any of the characters at which readers of lines break, some of which JSON leaves as they are. */
function oneLine(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
