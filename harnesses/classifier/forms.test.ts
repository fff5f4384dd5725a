import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestHost, type TestHost } from "../../host/test-host.ts";

const PATH = "/api/classifier/evaluate";
const MIB = 1024 * 1024;
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

const send = (body: object, accept: string) =>
  fetch(host.url + PATH, {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify(body),
  });

describe("the form decides between JSON and a stream, and Accept where it names exactly one", () => {
  test.for([
    ["*/*", "json", "stream"],
    ["text/html", "json", "stream"],
    ["application/*", "json", "stream"],
    ["application/json", "json", "json"],
    ["Application/JSON; charset=utf-8, text/plain", "json", "json"],
    ["text/event-stream", "stream", "stream"],
    ["application/json, text/event-stream", "json", "stream"],
    ["application/json, */*", "json", "stream"],
    ["application/json;q=0, text/event-stream", "stream", "stream"],
    ["text/event-stream; q=0.0, application/json", "json", "json"],
    ["text/event-stream;q=0", "json", "json"],
    ["text/event-stream;q=0, */*", "json", "json"],
    ["application/json;q=0, */*", "stream", "stream"],
    ["application/jsonp", "json", "stream"],
  ] as const)("Accept: %s", async ([accept, a, b]) => {
    const kind = async (body: object) => {
      const reply = await send(body, accept);
      await reply.arrayBuffer();
      return reply.headers.get("content-type")?.includes("json") === true ? "json" : "stream";
    };
    expect([await kind({ content_text: "a job" }), await kind({ content: "a job" })]).toEqual([
      a,
      b,
    ]);
  });
});

test.for(["\u200b\u200d", " \n\t\u00a0", "\u00ad"])(
  "a text of nothing but %j is empty",
  async (text) => {
    expect((await host.post(PATH, { content_text: text })).status).toBe(400);
    expect((await host.post(PATH, { content: text })).status).toBe(400);
  },
);

test("an image in base64 may be wrapped, a data URL, or in the alphabet for addresses", async () => {
  const wrapped = PNG.replaceAll(/(.{40})/g, "$1\r\n");
  const forAddresses = PNG.replaceAll("+", "-").replaceAll("/", "_");
  for (const image_base64 of [wrapped, `data:image/png;base64,${PNG}`, forAddresses])
    expect((await host.post(PATH, { image_base64 })).status).toBe(200);
});

test("what is no base64 is told as such, not as an empty file", async () => {
  const reply = await host.post(PATH, { image_base64: "!!!!" });
  expect(reply.status).toBe(400);
  expect(((await reply.json()) as { detail: string }).detail).toContain("base64");
});

test.for([
  [12 * MIB, 200],
  [12 * MIB + 1, 413],
  [12 * MIB + 400_000, 413],
  [13 * MIB, 413],
] as const)("an image of %i bytes in base64 is answered with %i", async ([size, status]) => {
  const head = Buffer.from(PNG, "base64");
  const image = Buffer.concat([head, Buffer.alloc(size - head.length)]);
  const reply = await host.post(PATH, { image_base64: image.toString("base64") });
  expect(reply.status).toBe(status);
});

test("a body of 17 MiB is read, one byte more is 413", async () => {
  const body = '{"content_text":"a job"}';
  const padded = (size: number) => body + " ".repeat(size - body.length);
  expect((await host.post(PATH, padded(17 * MIB))).status).toBe(200);
  expect((await host.post(PATH, padded(17 * MIB + 1))).status).toBe(413);
});

test("the trace tells of the persona where the request switches it on", async () => {
  const toggles = { persona: true, persona_text: "You are strict." };
  const reply = await host.post(PATH, { content_text: "a job", toggles });
  expect((await reply.json()) as object).toMatchObject({
    harness_trace: { persona: { fired: true }, grep: {}, rag: {}, tools: {} },
  });
});

describe("a schema of the caller's own", () => {
  const ask = async (custom_schema: unknown) => {
    const reply = await host.post(PATH, {
      content_text: "a",
      schema_mode: "custom",
      custom_schema,
    });
    const { detail } = (await reply.json()) as { detail?: string };
    return { status: reply.status, detail };
  };

  test("is not needed: nothing is held to it, and `custom` is null", async () => {
    const reply = await host.post(PATH, { content_text: "a", schema_mode: "custom" });
    expect(reply.status).toBe(200);
    expect((await reply.json()) as object).toMatchObject({ custom: null });
  });

  test.for([
    ["a property named pattern", { properties: { pattern: { type: "string" } } }],
    ["an allowed value that looks like a keyword", { enum: [{ $ref: "#" }] }],
    ["another draft's name", { $schema: "http://json-schema.org/draft-07/schema#" }],
    ["a list that depends on a property named pattern", { dependentRequired: { pattern: ["x"] } }],
    [
      "names of properties as dependencies",
      { dependencies: { const: ["x"], enum: { type: "object" } } },
    ],
    ["a definition named examples", { $defs: { examples: { type: "string" } } }],
    [
      "an example that looks like a keyword",
      { default: { pattern: "x" }, examples: [{ $id: "y" }] },
    ],
    [
      "every way to apply a schema",
      {
        allOf: [{ type: "object" }],
        anyOf: [true],
        not: { required: ["z"] },
        if: { properties: { a: { const: 1 } } },
        // oxlint-disable-next-line unicorn/no-thenable
        then: {
          properties: { b: { type: "array", prefixItems: [{ type: "string" }], items: false } },
        },
        else: { propertyNames: { maxLength: 9 } },
        unevaluatedProperties: { type: "string" },
      },
    ],
    ["nothing", {}],
  ] as const)("may hold %s", async ([, schema]) => {
    expect(await ask(schema)).toEqual({ status: 200, detail: undefined });
  });

  test.for([
    ["$async", { $async: true }],
    ["pattern", { properties: { a: { pattern: "(a+)+$" } } }],
    ["patternProperties", { anyOf: [{ patternProperties: {} }] }],
    ["$ref", { items: { $ref: "https://example.org/" } }],
    ["$id", { $defs: { a: { $id: "x" } } }],
    ["pattern", { dependencies: { const: { properties: { a: { pattern: "^(a+)+$" } } } } }],
    ["$ref", { dependencies: { enum: { $ref: "#" } } }],
    ["$async", { dependencies: { default: { $async: true } } }],
    ["pattern", { dependentSchemas: { examples: { not: { pattern: "(a+)+$" } } } }],
    ["pattern", { properties: { default: { propertyNames: { pattern: "(a+)+$" } } } }],
    ["patternProperties", { unevaluatedItems: { contains: { patternProperties: {} } } }],
    ["pattern", { contentSchema: { if: { else: { pattern: "a" } } } }],
    ["$dynamicRef", { prefixItems: [{}, { $dynamicRef: "#a" }] }],
    ["$recursiveRef", { oneOf: [{ $recursiveRef: "#" }] }],
    ["$anchor", { definitions: { const: { $anchor: "a" } } }],
    ["x-null-is-absent", { "x-null-is-absent": ["a"] }],
    ["discriminator", { discriminator: { propertyName: "kind" } }],
  ] as const)("may not use %s", async ([keyword, schema]) => {
    const { status, detail } = await ask(schema);
    expect(status).toBe(400);
    expect(detail).toContain(`uses ${keyword};`);
  });

  test("that means nothing is told by its field", async () => {
    const { detail } = await ask({ properties: { a: { type: "text" } } });
    expect(detail).toContain("custom_schema.properties.a.type must be one of");
  });
});
