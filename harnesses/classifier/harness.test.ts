import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ClassifierAnswer, ClassifierEvent } from "../../schemas/http/classifier.ts";
import { DIMENSIONS } from "../../schemas/taxonomy.ts";
import { validator } from "../../schemas/validate.ts";
import { finalEvent, startTestHost, type TestHost } from "../../host/test-host.ts";

const PATH = "/api/classifier/evaluate";
const OFFER =
  "Housemaids wanted for Hong Kong. Placement fee 75,000 pesos, and we keep your passport.";
const VICTIM = "Madam locks me in the house and beats me, she took my passport. I am in Kuwait.";

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host[Symbol.asyncDispose]());

const json = async (body: object): Promise<Record<string, unknown>> => {
  const answer: unknown = await (await host.post(PATH, body)).json();
  return answer as Record<string, unknown>;
};

describe("form A", () => {
  test("is answered with JSON that has the documented shape", async () => {
    const reply = await host.post(PATH, { content_text: OFFER });
    expect(reply.headers.get("content-type")).toContain("application/json");
    expect(reply.headers.get("x-accel-buffering")).toBe("no");
    expect(reply.headers.get("cache-control")).toBe("no-cache, no-transform");
    const answer: unknown = await reply.json();
    const shape = validator(ClassifierAnswer);
    expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
  });

  test("names the dimensions of an offer, its speaker, an action and contacts of the packs", async () => {
    const answer = await json({ content_text: OFFER });
    expect(answer["risk_vectors"]).toMatchObject({
      illegal_fees: expect.any(Number),
      "retention-of-identity-documents": expect.any(Number),
    });
    expect(answer["overall_risk"]).toBeGreaterThan(0.7);
    expect(["review", "escalate_to_regulator"]).toContain(answer["recommended_action"]);
    const referrals = answer["ngo_referrals"] as string[];
    expect(referrals.length).toBeGreaterThan(0);
    for (const id of referrals)
      expect(host.host.knowledge.current().get("ngo_directory", id), id).toBeDefined();
  });

  test("says of an ordinary text that nothing was found", async () => {
    const answer = await json({ content_text: "My cat is ill, is there a vet open on Sunday?" });
    expect(answer).toMatchObject({
      classification: "no_risk_found",
      recommended_action: "allow",
      ngo_referrals: [],
      risk_vectors: {},
    });
  });

  test.for(["...", "100 200 300", "🙂🙂🙂", "\ud83d"])(
    "finds no risk in %j, which holds no word",
    async (content_text) => {
      expect(await json({ content_text })).toMatchObject({
        classification: "no_risk_found",
        overall_risk: 0,
        recommended_action: "allow",
        stance: { label: "unrelated" },
      });
    },
  );

  test("gives the same verdict for the same text", async () => {
    const verdict = async () => {
      const {
        elapsed_ms: _,
        decision_id: __,
        harness_trace: ___,
        ...told
      } = await json({
        content_text: VICTIM,
      });
      return JSON.stringify(told);
    };
    const first = await verdict();
    for (let again = 0; again < 5; again++) expect(await verdict()).toBe(first);
  });

  test("more evidence never means less risk", async () => {
    const one = await json({ content_text: "We keep your passport." });
    const two = await json({
      content_text: "We keep your passport. Placement fee 75,000 pesos before you fly.",
    });
    expect(two["overall_risk"]).toBeGreaterThanOrEqual(Number(one["overall_risk"]));
  });
});

describe("form B", () => {
  test("is answered with an event stream whose last event holds the verdict", async () => {
    const reply = await host.post(PATH, { content: VICTIM });
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    const event = await finalEvent(reply);
    const shape = validator(ClassifierEvent);
    expect(shape.accepts(event), JSON.stringify(shape.problems())).toBe(true);
    expect(event["parsed"]).toMatchObject({ recommended_action: "urgent_safety_referral" });
    expect(event["parse_ok"]).toBe(true);
  });

  test("Accept that names one of the two types decides the reply, */* does not", async () => {
    const asked = async (body: object, accept: string) => {
      const reply = await fetch(host.url + PATH, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: JSON.stringify(body),
      });
      await reply.text();
      return reply.headers.get("content-type") ?? "";
    };
    expect(await asked({ content: OFFER }, "application/json")).toContain("json");
    expect(await asked({ content_text: OFFER }, "text/event-stream")).toContain("event-stream");
    expect(await asked({ content_text: OFFER }, "text/event-stream, */*")).toContain("json");
    expect(await asked({ content: OFFER }, "application/json, text/event-stream")).toContain(
      "event-stream",
    );
  });
});

describe("schema modes", () => {
  test("single_label leaves the risks out", async () => {
    const answer = await json({ content_text: OFFER, schema_mode: "single_label" });
    expect(answer).toHaveProperty("classification");
    expect(answer).not.toHaveProperty("risk_vectors");
    expect(answer).not.toHaveProperty("overall_risk");
  });

  test("multi_label gives every dimension a probability", async () => {
    const answer = await json({ content_text: OFFER, schema_mode: "multi_label" });
    expect(Object.keys(answer["labels"] as object)).toEqual([...DIMENSIONS]);
  });

  test("custom without a model gives the deterministic verdict and null", async () => {
    const custom_schema = { type: "object", properties: { risky: { type: "boolean" } } };
    const answer = await json({ content_text: OFFER, schema_mode: "custom", custom_schema });
    expect(answer).toMatchObject({ custom: null, classification: expect.any(String) });
  });
});

test("the training row tells what was found by name and place, and of the text only what names nobody", async () => {
  const content_text = `${OFFER} Call +966 55 123 4567 or write to ana.cruz@example.com.`;
  const { decision_id } = await json({ content_text });
  const file = join(host.dir, "data/training/classifier.jsonl");
  const line = (await readFile(file, "utf8")).trimEnd().split("\n").at(-1) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    harness: "classifier",
    input: expect.stringContaining("Placement fee 75,000 pesos"),
    output: { stance: { label: expect.any(String) }, risk_vectors: expect.any(Array) },
    trace: { decision_id, grep: { fired: true, hits: expect.any(Array) } },
    anonymized: true,
  });
  expect(line).not.toMatch(/123 4567|ana\.cruz/);
  expect(line.match(/75,000/g)).toHaveLength(1);
});

describe("what is refused", () => {
  const schema = { type: "object" };
  test.for([
    ["neither form", {}],
    ["an empty text", { content_text: "  " }],
    ["both forms", { content_text: "a", content: "b" }],
    ["an unknown mode", { content_text: "a", schema_mode: "vector" }],
    [
      "a schema with a pattern",
      { content_text: "a", schema_mode: "custom", custom_schema: { pattern: "(a+)+$" } },
    ],
    [
      "a schema that means nothing",
      { content_text: "a", schema_mode: "custom", custom_schema: { type: "text" } },
    ],
    ["a text where a schema is wanted", { content_text: "a", custom_schema: "x" }],
    ["an image that is none", { image_base64: "aGVsbG8=" }],
    ["an empty image", { image_base64: "" }],
    ["an image that was never uploaded", { image: "store://none" }],
    ["an image elsewhere", { image: "https://example.org/a.png" }],
    ["a temperature out of bounds", { content: "a", generation: { temperature: 3 } }],
    ["an unknown key", { content: "a", schema, extra: 1 }],
  ] as const)("%s is a 400 with its reason", async ([, body]) => {
    const reply = await host.post(PATH, body);
    expect(reply.status).toBe(400);
    expect((await reply.json()) as object).toMatchObject({ detail: expect.any(String) });
  });
});

test("without an engine it answers all the same", async () => {
  await using bare = await startTestHost({ HARNESS_ENGINE: "none" });
  const reply = await bare.post(PATH, { content_text: OFFER });
  expect(reply.status).toBe(200);
  expect((await reply.json()) as object).toMatchObject({
    model_info: { loaded: false, name: null },
    parse_ok: true,
  });
});
