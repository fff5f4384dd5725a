import type { IncomingMessage } from "node:http";
import type { Context } from "koa";

/** Bytes of a refused body that are read and forgotten, and milliseconds that this may take, as nginx lingers: who still sends would never see the answer, but nobody may send for ever. */
const LINGERING = { bytes: 128 * 1024 * 1024, ms: 15_000 } as const;

/** Answers by a JSON text while the body is still being sent: the answer goes out whole at once, and its connection ends no sooner than the body, or than its bytes or its time are used up. */
export async function answerSender(
  ctx: Context,
  body: string,
  limits: { readonly bytes: number; readonly ms: number } = LINGERING,
): Promise<void> {
  const { req, res } = ctx;
  ctx.respond = false;
  ctx.type = "json";
  ctx.length = Buffer.byteLength(body);
  res.write(body);
  const isRead = await readOut(req, limits);
  res.end();
  if (!isRead) req.destroy();
}

/** Whether the body of a request is not yet read from its connection. */
export function isSending({ complete, destroyed, headers }: IncomingMessage): boolean {
  const hasBody = headers["content-length"] !== undefined || "transfer-encoding" in headers;
  return hasBody && !complete && !destroyed;
}

/** Reads the rest and forgets it; says whether that was all of it. */
function readOut(
  request: IncomingMessage,
  { bytes, ms }: { readonly bytes: number; readonly ms: number },
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let left = bytes;
  const timer = setTimeout(() => resolve(false), ms).unref();
  const count = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left < 0) resolve(false);
  };
  request.on("data", count);
  for (const event of ["end", "close", "error"] as const) request.once(event, () => resolve(true));
  request.resume();
  return promise.finally(() => {
    clearTimeout(timer);
    request.off("data", count);
  });
}
