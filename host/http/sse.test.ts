import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Served } from "./served.fixture.ts";
import { openStream } from "./sse.ts";

const stream = openStream(20);
let finish = (): void => {};

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    const spec = { summary: "", tag: "chat", responses: {} };
    add.get("/lines", spec, (ctx) =>
      stream(ctx, async () => ({ text: "a\u2028b\u2029c\u0085d\ne" })),
    );
    add.get("/slow", spec, (ctx) =>
      stream(ctx, async () => {
        await new Promise<void>((done) => (finish = done));
        return {};
      }),
    );
  });
});
afterAll(() => on[Symbol.asyncDispose]());

test("the final event is one line for every reader, whatever it takes for the end of one", async () => {
  const text = await (await fetch(`${on.url}/lines`)).text();
  expect(text).toMatch(/^: stream-open\n\ndata: [^\r\n\u0085\u2028\u2029]+\n\n$/);
  expect(JSON.parse(text.slice(text.indexOf("{")))).toEqual({ text: "a\u2028b\u2029c\u0085d\ne" });
});

test("keepalives say how long it has been, between the open marker and the one event", async () => {
  const reply = fetch(`${on.url}/slow`).then((response) => response.text());
  await wait(100);
  finish();
  expect(await reply).toMatch(/^: stream-open\n\n(?:: keepalive elapsed=\d+s\n\n)+data: \{\}\n\n$/);
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
