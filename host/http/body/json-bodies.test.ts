import { afterAll, expect, test } from "vitest";
import { serve } from "../served.fixture.ts";

const spec = { summary: "One.", tag: "test", responses: {} } as const;

const on = await serve((add) => {
  add.get("/object", spec, (ctx) => {
    ctx.body = { n: 1 };
  });
  add.get("/problem", spec, (ctx) => {
    ctx.type = "application/problem+json";
    ctx.status = 404;
    ctx.body = [null];
  });
  add.get("/number", spec, (ctx) => {
    ctx.body = 0;
  });
  add.get("/bytes", spec, (ctx) => {
    ctx.body = Buffer.from("as it is");
  });
  add.get("/blob", spec, (ctx) => {
    ctx.body = new Blob(["of the web"], { type: "text/plain" });
  });
});
afterAll(() => on[Symbol.asyncDispose]());

test.each([
  ["/object", { status: 200, type: "application/json; charset=utf-8", text: '{"n":1}' }],
  ["/problem", { status: 404, type: "application/problem+json", text: "[null]" }],
  ["/number", { status: 200, type: "application/json; charset=utf-8", text: "0" }],
  ["/bytes", { status: 200, type: "application/octet-stream", text: "as it is" }],
  ["/blob", { status: 200, type: "text/plain; charset=utf-8", text: "of the web" }],
] as const)("%s has Koa's status, type and bytes", async (path, told) => {
  const response = await fetch(`${on.url}${path}`);
  const { status, headers } = response;
  expect({ status, type: headers.get("content-type"), text: await response.text() }).toEqual(told);
});
