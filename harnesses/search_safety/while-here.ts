import type { Context } from "koa";

/** A signal that aborts when the caller leaves before the answer. */
export function whileHere(ctx: Context): AbortSignal {
  const abort = new AbortController();
  ctx.res.once("close", () => {
    if (!ctx.res.writableFinished) abort.abort(new DOMException("The client left", "AbortError"));
  });
  return abort.signal;
}
