import { expect, test } from "vitest";
import type { Context } from "koa";
import { serve } from "../served.fixture.ts";

/** What comes of a handler, and what is logged as a bug. */
async function answerOf(handler: (ctx: Context) => void) {
  await using on = await serve((add) => {
    add.get("/x", { summary: "", tag: "t", responses: {} }, handler);
  });
  const reply = await fetch(`${on.url}/x`);
  const type = reply.headers.get("content-type");
  const text = await reply.text();
  return { status: reply.status, type, text, bugs: on.bugs.map(String) };
}

const JSON_TYPE = "application/json; charset=utf-8";
const BUG = { status: 500, type: JSON_TYPE, text: '{"detail":"Internal error"}' };

test("a handler that sets nothing is a bug of its own, not a route that is missing", async () => {
  expect(await answerOf(() => undefined)).toEqual({
    ...BUG,
    bugs: ["Error: the handler of GET /x set no body"],
  });
});

test.for([100, 199, 600, 999])("the status %i is a bug, and told in the log", async (status) => {
  const answer = await answerOf((ctx) => {
    ctx.status = status;
    ctx.body = { fine: true };
  });
  const bugs = [`Error: the handler of GET /x set the status ${status}`];
  expect(answer).toEqual({ ...BUG, bugs });
});

test("a status alone is answered with its detail", async () => {
  const answer = await answerOf((ctx) => {
    ctx.status = 202;
  });
  expect(answer).toEqual({ status: 202, type: JSON_TYPE, text: '{"detail":"Accepted"}', bugs: [] });
});

test.for([
  ["204", { status: 204 }, 204, ""],
  ["an empty body", { body: null }, 204, ""],
  ["an empty text", { body: "" }, 200, ""],
  ["a text of its own", { status: 404, body: "none" }, 404, "none"],
] as const)("%s stays what it is", async ([, set, status, text]) => {
  const answer = await answerOf((ctx) => {
    Object.assign(ctx, set);
  });
  expect(answer).toMatchObject({ status, text, bugs: [] });
});
