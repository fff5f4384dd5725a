import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EngineError } from "../../engine/errors.ts";
import { openPrivacy } from "../../privacy/open.ts";
import { AppError, ERRORS, told } from "./errors.ts";
import { serve } from "../served.fixture.ts";

const page = readFileSync(join(import.meta.dirname, "../../../CONTRIBUTING.md"), "utf8");
const documented = [...page.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \| .+ \|$/gm)].map(
  ([, code, status]) => `${code} ${status}`,
);

test("every error is documented once with its status, and nothing else is", () => {
  const catalogued = Object.entries(ERRORS).map(([code, [status]]) => `${code} ${status}`);
  expect(documented.toSorted()).toEqual(catalogued.toSorted());
});

test("a detail stands in the sentence as it is, dollar signs included", () => {
  expect(new AppError("NOT_FOUND", "$& $1").message).toBe("There is no $& $1");
});

test("an engine's error keeps its code and sentence, a bug tells nothing", () => {
  const busy = Object.assign(new Error("the queue is full"), {
    name: "EngineError",
    code: "ENGINE_BUSY",
  });
  expect(told(busy)).toMatchObject({ status: 503, code: "ENGINE_BUSY" });
  expect(told(new TypeError("secret path /etc"))).toEqual({
    status: 500,
    code: "INTERNAL",
    detail: "Internal error",
  });
});

test.for([
  ["ENGINE_BUSY", "5"],
  ["STORAGE_FAILED", "5"],
  ["ENGINE_MISSING", null],
  ["GRADING_DISABLED", null],
] as const)("%s says when to try again: %s", async ([code, after]) => {
  await using on = await serve((add) => {
    add.get("/x", { summary: "", tag: "t", responses: {} }, () => {
      throw new AppError(code);
    });
  });
  const reply = await fetch(`${on.url}/x`);
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, after]);
});

test.for([
  [37, "37"],
  [undefined, "5"],
] as const)("an engine that names %s seconds is asked again after %s", async ([known, after]) => {
  await using on = await serve((add) => {
    add.get("/x", { summary: "", tag: "t", responses: {} }, () => {
      throw new EngineError("ENGINE_BUSY", "The queue is full.", known);
    });
  });
  const reply = await fetch(`${on.url}/x`);
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, after]);
  expect(await reply.json()).toEqual({ detail: expect.stringContaining("The queue is full.") });
  expect(on.bugs).toEqual([]);
});

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

test.for([
  ["a number too large", { n: 1n }],
  ["a ring", cyclic],
  ["nothing", { toJSON: () => undefined }],
] as const)("an answer that JSON cannot hold, %s, is a bug like any other", async ([, body]) => {
  await using on = await serve((add) => {
    add.get("/x", { summary: "", tag: "t", responses: {} }, (ctx) => {
      ctx.status = 201;
      ctx.body = body;
    });
  });
  const reply = await fetch(`${on.url}/x`);
  expect(reply.status).toBe(500);
  expect(reply.headers.get("content-type")).toContain("application/json");
  expect(await reply.json()).toEqual({ detail: "Internal error" });
  expect(on.bugs).toMatchObject([{ stack: expect.stringContaining("TypeError") }]);
});

test.for([
  ["an object", { a: "\u{1f600}", b: [1] }, "application/json; charset=utf-8"],
  ["a number", 5, "application/json; charset=utf-8"],
  ["markup", "<p>", "text/html; charset=utf-8"],
  ["bytes", Buffer.from("abc"), "application/octet-stream"],
] as const)("%s goes out whole, with its length and type", async ([, body, type]) => {
  await using on = await serve((add) => {
    add.get("/x", { summary: "", tag: "t", responses: {} }, (ctx) => {
      ctx.body = body;
    });
  });
  const reply = await fetch(`${on.url}/x`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(reply.headers.get("content-type")).toBe(type);
  expect(reply.headers.get("content-length")).toBe(String(bytes.length));
  const plain = typeof body === "string" || Buffer.isBuffer(body);
  expect(bytes.toString()).toBe(plain ? body.toString() : JSON.stringify(body));
});

test("what a detail repeats is cleaned, the catalogued words and the problems' shape are not", () => {
  const clean = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(/\d{5,}/g, "…"));
  expect(new AppError("IMAGE_TOO_LARGE").told(clean).detail).toContain("12582912");
  const problems = [{ path: "a", message: "found 0912345678" }];
  expect(new AppError("REQUEST_INVALID", "a is 0912345678", problems).told(clean)).toEqual({
    detail: "The request is not valid: a is …",
    problems: [{ path: "a", message: "found …" }],
  });
});

test("a refusal repeats no more than a little of what it refuses", () => {
  const long = "k".repeat(1_000_000);
  const problems = [{ file: long, path: long, message: `has the unknown key ${long}` }];
  const body = new AppError("REQUEST_INVALID", long, problems).told((value) => value);
  expect(JSON.stringify(body).length).toBeLessThan(10_000);
});

const { anonymize } = openPrivacy(() => ({ numbers: new Set(), addresses: new Set() }));

test.for([
  ["custom_ngo_intake.0.name", "is longer than 200 characters"],
  ["pack.json name", "is longer than 60 characters"],
  ["worker.name", "is empty"],
  ["passport", "must be 6 to 9 characters long"],
] as const)("the host's own words behind the field %s stay", ([path, message]) => {
  for (const more of ["", " (and 2 more)"]) {
    const error = new AppError("REQUEST_INVALID", `${path} ${message}${more}`, [{ path, message }]);
    expect(error.told(anonymize)).toEqual({
      detail: `The request is not valid: ${path} ${message}${more}`,
      problems: [{ path, message }],
    });
  }
});

test("what a problem repeats of a person goes from the detail and its list alike", () => {
  const path = "maria.santos@mail.example.ph.name";
  const message = 'must be a string; found "+966 55 123 4567"';
  const error = new AppError("REQUEST_INVALID", `${path} ${message}`, [{ path, message }]);
  const body = error.told(anonymize);
  expect(JSON.stringify(body)).not.toMatch(/santos|123 ?4567/);
  expect(body.detail).toContain("<PHONE_1>");
});
