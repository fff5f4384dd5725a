import type { Context } from "koa";

/** A signal that aborts when the caller leaves before the answer. */
export function whileHere(ctx: Context): AbortSignal {
  const abort = new AbortController();
  const leave = (): void => abort.abort(new DOMException("The client left", "AbortError"));
  if (hasLeft(ctx)) leave();
  else
    ctx.res.once("close", () => {
      if (hasLeft(ctx)) leave();
    });
  return abort.signal;
}

/** Whether an error is what work ends with once its caller has left: no bug. */
export function isOfLeaving(ctx: Context, error: unknown): boolean {
  return hasLeft(ctx) && error instanceof Error && error.name === "AbortError";
}

function hasLeft({ res }: Context): boolean {
  return res.closed && !res.writableFinished;
}
