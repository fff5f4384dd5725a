import { PassThrough, pipeline } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Context } from "koa";
import type { StreamWork } from "../../contract/harness.ts";
import { told } from "./errors.ts";
import { isOfLeaving, whileHere } from "../connections/leaving.ts";

/** Milliseconds between keepalive comments; clients cut a silent body after minutes. */
const KEEPALIVE_MS = 10_000;

/**
 * Opens an event stream, keeps it alive while `work` runs, sends one data event, and ends it once what was to be done afterwards is.
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
    ctx.status = 200;
    // Koa asks of what it streams whether it is a `Response`, too (see json-bodies.ts).
    ctx.respond = false;
    pipeline(out, ctx.res, (error) => {
      if (error) ctx.onerror(error);
    });
    out.write(": stream-open\n\n");

    const tasks: Task[] = [];
    void finalEvent(ctx, { work, started, tasks })
      .then((final) => {
        clearInterval(keepalive);
        out.write(`data: ${final}\n\n`);
        return inOrder(tasks);
      })
      .catch((error: unknown) => ctx.app.emit("error", error, ctx))
      .finally(() => out.end());
  };
}

type Task = () => Promise<void>;

/** One after the other, once what was written before has gone out. */
async function inOrder(tasks: readonly Task[]): Promise<void> {
  if (tasks.length > 0) await setImmediate();
  for (const task of tasks) await task();
}

interface Final {
  readonly work: StreamWork;
  readonly started: number;
  /** Takes what is to be done afterwards. */
  readonly tasks: Task[];
}

/** What `work` gives, as one line of JSON, or its failure; never rejects. */
async function finalEvent(ctx: Context, { work, started, tasks }: Final): Promise<string> {
  let kept: object = {};
  try {
    const keep = (part: object): void => void (kept = { ...kept, ...part });
    return oneLine(await work(whileHere(ctx), keep, (task) => void tasks.push(task)));
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
