import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { EngineError } from "../../engine/errors.ts";
import { serve, type Served } from "../served.fixture.ts";
import { openStream } from "./sse.ts";

const stream = openStream(20);
const nobody = (): void => {};
let finish = nobody;

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    const spec = { summary: "", tag: "chat", responses: {} };
    add.get("/lines", spec, (ctx) =>
      stream(ctx, async () => ({ text: "a\u2028b\u2029c\u0085d\ne" })),
    );
    add.get("/busy", spec, (ctx) =>
      stream(ctx, async () => {
        throw new EngineError("ENGINE_BUSY", "The queue is full.", 37);
      }),
    );
    add.get("/slow", spec, (ctx) =>
      stream(ctx, async () => {
        await new Promise<void>((done) => (finish = done));
        return {};
      }),
    );
    add.get("/huge", spec, (ctx) => stream(ctx, async () => ({ n: 1n })));
    add.get("/keeps-huge", spec, (ctx) =>
      stream(ctx, async (_, keep) => {
        keep({ n: 1n });
        throw new Error("a bug");
      }),
    );
    add.get("/afterwards", spec, (ctx) =>
      stream(ctx, async (_signal, _keep, afterwards) => {
        afterwards(() => new Promise<void>((done) => (finish = done)));
        afterwards(async () => {
          throw new Error("a bug");
        });
        return { told: true };
      }),
    );
    add.get("/nothing", spec, (ctx) => stream(ctx, async () => undefined as never));
    add.get("/at-once", spec, (ctx) =>
      stream(ctx, () => {
        throw new Error("a bug");
      }),
    );
  });
});
afterAll(() => on[Symbol.asyncDispose]());
afterEach(() => {
  on.bugs.length = 0;
  finish = nobody;
  vi.restoreAllMocks();
});

test("the final event is one line for every reader, whatever it takes for the end of one", async () => {
  const text = await (await fetch(`${on.url}/lines`)).text();
  expect(text).toMatch(/^: stream-open\n\ndata: [^\r\n\u0085\u2028\u2029]+\n\n$/);
  expect(JSON.parse(text.slice(text.indexOf("{")))).toEqual({ text: "a\u2028b\u2029c\u0085d\ne" });
});

test("what fails in an open stream says when to ask again", async () => {
  const text = await (await fetch(`${on.url}/busy`)).text();
  expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({
    error: { code: "ENGINE_BUSY", retry_after: 37 },
  });
});

test("keepalives say how long it has been, between the open marker and the one event", async () => {
  const { body } = await fetch(`${on.url}/slow`);
  let text = "";
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes("keepalive")) finish();
  }
  expect(text).toMatch(/^: stream-open\n\n(?:: keepalive elapsed=\d+s\n\n)+data: \{\}\n\n$/);
});

test("the final event does not wait for what is done afterwards, and the stream ends with it, even where it fails", async () => {
  const { body } = await fetch(`${on.url}/afterwards`);
  let text = "";
  let isFinished = false;
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (isFinished || !text.includes('data: {"told":true}')) continue;
    isFinished = true;
    await vi.waitFor(() => expect(finish).not.toBe(nobody));
    finish();
  }
  expect(text).toMatch(/^: stream-open\n\n(?:: keepalive.*\n\n)*data: \{"told":true\}\n\n$/);
  expect(isFinished).toBe(true);
  expect(on.bugs).toHaveLength(1);
});

test("a client that leaves a stream is no bug", async () => {
  const leaving = new AbortController();
  const reply = await fetch(`${on.url}/slow`, { signal: leaving.signal });
  leaving.abort();
  await reply.text().catch(() => "");
  await wait(50);
  finish();
  await wait(50);
  expect(on.bugs).toEqual([]);
});

test.for(["/huge", "/keeps-huge", "/nothing", "/at-once"])(
  "a bug behind a stream (%s) is told as such, logged, and leaves no keepalive",
  async (path) => {
    const started = vi.spyOn(globalThis, "setInterval");
    const cleared = vi.spyOn(globalThis, "clearInterval");
    const text = await (await fetch(on.url + path)).text();
    expect(JSON.parse(text.slice(text.indexOf("{")))).toEqual({
      error: { detail: "Internal error", code: "INTERNAL" },
      elapsed_ms: expect.any(Number),
    });
    expect(on.bugs).toEqual([expect.any(Error)]);
    const keepalives = started.mock.results.filter((_, at) => started.mock.calls[at]?.[1] === 20);
    expect(keepalives).toHaveLength(1);
    expect(cleared).toHaveBeenCalledWith(keepalives[0]?.value);
  },
);
