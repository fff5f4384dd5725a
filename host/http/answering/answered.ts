import type { Context } from "koa";

const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** Statuses of answers that have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Holds a handler that is done to what every caller reads: a status from 200 to 599, and a body of JSON where it set only the status. Throws, as for any bug of a handler, where it answered nothing or with another status; what it streams is its own. */
export function requireAnswer(ctx: Context): void {
  if (ctx.respond === false || ctx.headerSent) return;
  const { status } = ctx;
  if (status < 200 || status > 599) throw new Error(`${handlerOf(ctx)} set the status ${status}`);
  if (hasBody(ctx) || BODILESS.has(status)) return;
  // Koa's status of a request that nobody answered.
  if (status === 404) throw new Error(`${handlerOf(ctx)} set no body`);
  ctx.body = { detail: STATUS_CODES[status] ?? `Status ${status}` };
}

function hasBody({ body }: Context): boolean {
  return body !== undefined && body !== null;
}

function handlerOf({ method, path }: Context): string {
  return `the handler of ${method} ${path}`;
}
