import { PassThrough } from "node:stream";
import type { Context } from "koa";
import type { StreamWork } from "../contract/harness.ts";
import { told } from "./errors.ts";
import { isOfLeaving, whileHere } from "./leaving.ts";

/** Milliseconds between keepalive comments; clients cut a silent body after minutes. */
export const KEEPALIVE_MS = 10_000;

/**
 * Opens an event stream, keeps it alive while `work` runs, and ends it with one data event.
 * The status is already 200 by then, so a failure is reported inside that event, beside what `keep` was given.
 */
export function openStream(keepaliveMs: number = KEEPALIVE_MS) {
  return async (ctx: Context, work: StreamWork): Promise<void> => {
    const out = new PassThrough();
    const started = performance.now();
    const keepalive = setInterval(() => {
      out.write(`: keepalive elapsed=${Math.round((performance.now() - started) / 1000)}s\n\n`);
    }, keepaliveMs);

    ctx.set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    ctx.body = out;
    out.write(": stream-open\n\n");

    void finalEvent(ctx, work, started)
      .then((final) => out.end(`data: ${final}\n\n`))
      .finally(() => clearInterval(keepalive));
  };
}

/** What `work` gives, as one line of JSON, or its failure; never rejects. */
async function finalEvent(ctx: Context, work: StreamWork, started: number): Promise<string> {
  let kept: object = {};
  try {
    return oneLine(await work(whileHere(ctx), (part) => (kept = { ...kept, ...part })));
  } catch (error) {
    const { status, code, detail, retryAfter: retry_after } = told(error);
    if (status === 500 && !isOfLeaving(ctx, error)) ctx.app.emit("error", error, ctx);
    const elapsed_ms = Math.round(performance.now() - started);
    const again = retry_after === undefined ? {} : { retry_after };
    const failure = { error: { detail, code, ...again }, elapsed_ms };
    try {
      return oneLine({ ...failure, ...kept });
    } catch {
      // What was kept may be just what JSON cannot hold.
      return oneLine(failure);
    }
  }
}

/** JSON without any of the characters at which readers of lines break, some of which JSON leaves as they are. */
function oneLine(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
