import Type from "typebox";
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
    const query = Type.Object({ limit: Type.Optional(Type.String()) });
    add.get("/api/listed", { ...spec, query }, answer);
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

test("a key that is given twice is told so, as of two values neither is the one that was meant", async () => {
  const reply = await fetch(`${on.url}/api/listed?limit=1&limit=2`);
  expect(reply.status).toBe(400);
  const message = "is given 2 times in the address; give it once";
  expect(await reply.json()).toEqual({
    detail: `The request is not valid: limit ${message}`,
    problems: [{ path: "limit", message }],
  });
  expect((await fetch(`${on.url}/api/listed?limit=1&other=2&other=3`)).status).toBe(200);
});
