import { Stream } from "node:stream";
import type Koa from "koa";

/**
 * A Koa application whose bodies of plain values are JSON from the moment they are set, with Koa's own rules for their type and status. Koa asks of each whether it is
 * a `Response` of fetch, and for that question Node loads all of fetch (27 ms of the first answer). What JSON cannot hold throws a TypeError where it is set.
 */
export function withJsonBodies(app: Koa): Koa {
  const koa: object = Object.getPrototypeOf(app.response);
  Object.defineProperty(app.response, "body", {
    get(this: Koa.BaseResponse) {
      return Reflect.get(koa, "body", this);
    },
    set(this: Koa.BaseResponse, value: unknown) {
      const isJson = isToBeJson(value);
      const body = isJson ? jsonOf(value) : value;
      if (isJson && !/\bjson\b/i.test(this.type)) this.type = "json";
      Reflect.set(koa, "body", body, this);
    },
  });
  return app;
}

function jsonOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError("the answer is nothing that JSON can hold");
  return text;
}

/** What Koa sends as it is, of the web's kinds; by their tags, as their names would load them. */
const AS_THEY_ARE = new Set(["[object Response]", "[object Blob]", "[object ReadableStream]"]);

/** What Koa takes neither as bytes nor as a stream. */
function isToBeJson(body: unknown): boolean {
  if (body === null || body === undefined || typeof body === "string") return false;
  if (Buffer.isBuffer(body) || body instanceof Stream) return false;
  return !AS_THEY_ARE.has(Object.prototype.toString.call(body));
}
