import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type Served } from "./served.fixture.ts";

let on: Served;
beforeAll(async () => {
  on = await serve((add) => {
    const spec = { summary: "", tag: "chat", responses: {} };
    const answer = (ctx: { body: unknown }): void => {
      ctx.body = {};
    };
    add.get("/api/guarded/plain", spec, answer);
    add.get("/api/guarded/:id", spec, answer);
  });
});
afterAll(() => on[Symbol.asyncDispose]());

test.for(["/API/guarded/plain", "/api/Guarded/plain", "/api/GUARDED/x"])(
  "the path %s is another than the one a proxy guards",
  async (path) => {
    expect((await fetch(on.url + path)).status).toBe(404);
  },
);

test("HEAD is answered where GET is, OPTIONS with what is allowed, and the rest with 405", async () => {
  const by = async (method: string) => fetch(`${on.url}/api/guarded/plain`, { method });
  expect((await by("HEAD")).status).toBe(200);
  const options = await by("OPTIONS");
  expect([options.status, options.headers.get("allow")]).toEqual([204, "HEAD, GET"]);
  expect((await by("DELETE")).status).toBe(405);
});
