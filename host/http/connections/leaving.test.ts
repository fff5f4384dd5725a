import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { isOfLeaving, whileHere } from "./leaving.ts";
import { serve, type Served } from "../served.fixture.ts";

const SPEC = { summary: "", tag: "t", responses: {} };
let left: AbortSignal | undefined;
let verdicts: boolean[] = [];

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    add.get("/waits", SPEC, async (ctx) => {
      left = whileHere(ctx);
      await once(left, "abort");
      left.throwIfAborted();
    });
    add.get("/asks-late", SPEC, async (ctx) => {
      left = undefined;
      await once(ctx.res, "close");
      left = whileHere(ctx);
      left.throwIfAborted();
    });
    add.get("/breaks", SPEC, async (ctx) => {
      left = whileHere(ctx);
      await once(left, "abort");
      throw new TypeError("a real bug");
    });
    add.get("/stays", SPEC, async (ctx) => {
      left = whileHere(ctx);
      verdicts = [isOfLeaving(ctx, new DOMException("", "AbortError"))];
      await wait(1);
      throw new DOMException("nobody left", "AbortError");
    });
    add.get("/answers", SPEC, (ctx) => {
      left = whileHere(ctx);
      ctx.body = {};
    });
  });
});
afterAll(() => on[Symbol.asyncDispose]());
afterEach(() => {
  left = undefined;
  on.bugs.length = 0;
});

async function leave(path: string): Promise<void> {
  const leaving = new AbortController();
  const reply = fetch(on.url + path, { signal: leaving.signal }).catch(() => {});
  await wait(50);
  leaving.abort();
  await reply;
  await vi.waitFor(() => expect(left?.aborted).toBe(true));
  await wait(50);
}

test.for(["/waits", "/asks-late"])(
  "work that ends as its caller left (%s) is no bug",
  async (path) => {
    await leave(path);
    expect(on.bugs).toEqual([]);
  },
);

test("a bug that shows after the caller left is a bug", async () => {
  await leave("/breaks");
  expect(on.bugs).toEqual([expect.objectContaining({ message: "a real bug" })]);
});

test("an abort while the caller is there is a bug", async () => {
  expect((await fetch(`${on.url}/stays`)).status).toBe(500);
  expect(verdicts).toEqual([false]);
  expect(on.bugs).toHaveLength(1);
});

test("who was answered has not left", async () => {
  await (await fetch(`${on.url}/answers`, { headers: { connection: "close" } })).text();
  await wait(50);
  expect(left?.aborted).toBe(false);
});
