import { Validator as OpenApiValidator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CatalogResponse,
  Examples,
  HarnessInfo,
  HarnessListing,
  LayerDocs,
} from "../../schemas/http/catalog.ts";
import { Health, Readiness } from "../../schemas/http/health.ts";
import { ModelInfo } from "../../schemas/http/model-info.ts";
import { validator } from "../../schemas/validate.ts";
import { startTestHost, type TestHost } from "../test-host.ts";

let on: TestHost;
beforeAll(async () => {
  on = await startTestHost();
});
afterAll(() => on[Symbol.asyncDispose]());

const get = async (path: string) => {
  const reply = await fetch(on.url + path);
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as never };
};

test.for([
  ["/healthz", Health],
  ["/readyz", Readiness],
  ["/api/model-info", ModelInfo],
  ["/api/harness-info", HarnessInfo],
  ["/api/harness-catalog/grep", CatalogResponse],
  ["/api/harness-catalog/rag", CatalogResponse],
  ["/api/harness-catalog/tools", CatalogResponse],
  ["/api/docs/grep", LayerDocs],
  ["/api/docs/nothing", LayerDocs],
  ["/api/examples", Examples],
  ["/api/harnesses", HarnessListing],
] as const)("GET %s answers 200 in its declared shape", async ([path, schema]) => {
  const { status, body } = await get(path);
  const shape = validator(schema);
  expect(status).toBe(200);
  expect(shape.accepts(body), JSON.stringify(shape.problems())).toBe(true);
});

test("every catalog holds what the packs hold", async () => {
  for (const layer of ["grep", "rag", "tools"]) {
    const { body } = await get(`/api/harness-catalog/${layer}`);
    const { items, wired } = body as { items: object[]; wired: boolean };
    expect(items.length, layer).toBeGreaterThanOrEqual(layer === "tools" ? 6 : 25);
    expect(wired).toBe(true);
  }
});

test("an unknown layer has no catalog", async () => {
  const { status, body } = await get("/api/harness-catalog/magic");
  expect(status).toBe(404);
  expect((body as { detail: string }).detail).toContain("magic");
});

test.for(["persona", "grep", "rag", "tools", "examples", "grade"])(
  "there is a guide to %s",
  async (layer) => {
    const { body } = await get(`/api/docs/${layer}`);
    const { found, markdown } = body as { found: boolean; markdown: string };
    expect(found).toBe(true);
    expect(markdown.length).toBeGreaterThan(1000);
  },
);

test("the composer says that no language model is loaded", async () => {
  const { body } = await get("/api/model-info");
  expect(body).toMatchObject({ loaded: false, name: "composer" });
});

test("the chat harness is listed with its endpoints", async () => {
  const { body } = await get("/api/harnesses");
  expect(body).toMatchObject({
    harnesses: expect.arrayContaining([
      expect.objectContaining({
        name: "chat",
        state: "mounted",
        endpoints: expect.arrayContaining([
          { method: "GET", path: "/api/chat/image/{sid}", summary: expect.any(String) },
        ]),
      }),
    ]),
  });
});

test("what does not exist is 404, a wrong method 405 with Allow, both with detail", async () => {
  const missing = await get("/api/nothing");
  expect(missing.status).toBe(404);
  expect((missing.body as { detail: string }).detail).toContain("/api/nothing");
  const wrong = await get("/api/chat/send");
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get("allow")).toContain("POST");
});

test.for(["/api/docs/%E0%A4%A", "/api/docs/..%2f..%2fpackage", "/%00", "//evil"])(
  "the path %s is no bug",
  async (path) => {
    const reply = await fetch(on.url + path);
    expect(reply.status).toBeLessThan(500);
    expect(await reply.text()).not.toContain('"name": "safe-harness"');
  },
);

test("/openapi.json is valid OpenAPI 3.0.3 and names every mounted route", async () => {
  const { body } = await get("/openapi.json");
  const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(document.openapi).toBe("3.0.3");
  const verdict = await new OpenApiValidator().validate(structuredClone(document));
  expect(verdict.errors ?? []).toEqual([]);
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const mounted = on.host.routes
    .all()
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(named.toSorted()).toEqual(mounted.toSorted());
});

test("/openapi.json tells both events that end a chat: the answer, and why there is none", async () => {
  const { body } = await get("/openapi.json");
  const { paths } = body as { paths: Record<string, unknown> };
  const event = JSON.stringify(paths["/api/chat/send"]);
  expect(event).toMatch(/"required":\["response","elapsed_ms","model_info","harness_trace"\]/);
  expect(event).toMatch(/"required":\["error","elapsed_ms"\]/);
});

test("/metrics counts answers by route and status, and tells nobody's words or paths", async () => {
  await fetch(`${on.url}/api/docs/secret-word`);
  await fetch(`${on.url}/secret/path`);
  await fetch(`${on.url}/api/grade`, { method: "POST", body: "secret" });
  const reply = await fetch(`${on.url}/metrics`);
  expect(reply.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await reply.text();
  expect(text).toMatch(/^harness_ready 1$/m);
  expect(text).toMatch(
    /^harness_requests_total\{route="\/api\/docs\/:layer",method="GET",status="200"\} [1-9]/m,
  );
  expect(text).toMatch(/^harness_requests_total\{route="none",method="GET",status="404"\} [1-9]/m);
  expect(text).toMatch(
    /^harness_requests_total\{route="\/api\/grade",method="POST",status="415"\} 1$/m,
  );
  expect(text).toMatch(
    /^harness_request_duration_seconds_bucket\{route="\/api\/grade",method="POST",le="\+Inf"\} 1$/m,
  );
  expect(text).toMatch(/^harness_pack_info\{pack="core",version="[\d.]+",revision="\w+"\} 1$/m);
  expect(text).toMatch(
    /^harness_pack_last_activation_timestamp_seconds\{pack="core"\} 1\d{9}(?:\.\d+)?$/m,
  );
  expect(text).toMatch(/^harness_pack_refuses\{pack="core"\} 0$/m);
  expect(text).not.toContain("secret");
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{.*\})? [\d.e+-]+)$/);
});
