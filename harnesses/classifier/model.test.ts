import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tinyGguf } from "../../host/engine/llama/tiny-gguf.ts";
import {
  completion,
  startStubServer,
  type StubServer,
} from "../../host/engine/openai/stub-server.ts";
import { DIMENSIONS } from "../../schemas/taxonomy.ts";
import { finalEvent, startTestHost, type TestHost } from "../../host/test-host.ts";

const PATH = "/api/classifier/evaluate";
const DANGER = "Madam locks me in the house and beats me every day, she took my passport. Kuwait.";
const CALM = "My cat is ill, is there a vet open on Sunday?";
const RISK_NOTHING = JSON.stringify({
  classification: "no_risk_found",
  overall_risk: 0,
  confidence: 1,
  recommended_action: "allow",
  rationale: "All is well.",
});
const RISK_HIGH = JSON.stringify({
  classification: "fraudulent_offer",
  overall_risk: 0.9,
  confidence: 0.8,
  recommended_action: "review",
  rationale: "It asks for money by a stranger.",
});
/** All keys of form B, as interface.md has them, and one more. */
const ENVELOPE = JSON.stringify({
  classification: "debt-bondage",
  classification_label: "Debt bondage",
  confidence: 0.85,
  overall_risk: 0.95,
  risk_vectors: [{ dimension: "debt-bondage", magnitude: 0.9, direction: "high", evidence: "vet" }],
  recommended_action: "urgent_safety_referral",
  rationale: "It may be.",
  ngo_referrals: ["nobody-knows-it"],
  extra: { nested: [1, null] },
});

describe("a model that says what it likes", () => {
  let says = "";
  let stub: StubServer;
  let host: TestHost;
  beforeAll(async () => {
    stub = await startStubServer(() => completion(says));
    host = await startTestHost({
      HARNESS_ENGINE: "openai",
      HARNESS_OPENAI_URL: stub.url,
      HARNESS_OPENAI_MODEL: "stub",
    });
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await stub.close();
  });

  async function ask(answer: string, body: object): Promise<Record<string, unknown>> {
    says = answer;
    const reply = await host.post(PATH, body);
    expect(reply.status).toBe(200);
    const told: unknown = await reply.json();
    return told as Record<string, unknown>;
  }

  test.for([
    ["nonsense", "I would rather talk about the weather.", false],
    ["half JSON", RISK_NOTHING.slice(0, 40), false],
    ["huge JSON", `{"classification":"${"x".repeat(200_000)}"}`, false],
    ["an unknown action", RISK_NOTHING.replace("allow", "arrest"), false],
    ["a risk beyond 1", RISK_NOTHING.replace(":0,", ":7,"), false],
    ["that there is no risk", RISK_NOTHING, true],
    ["that there is no risk, in a fence", `\`\`\`json\n${RISK_NOTHING}\n\`\`\``, true],
  ] as const)("%s: the envelope is complete and the floor holds", async ([, answer, fits]) => {
    const told = await ask(answer, { content_text: DANGER });
    expect(told).toMatchObject({
      parse_ok: fits,
      raw: expect.stringContaining(answer.slice(8, 30)),
      risk_vectors: expect.any(Object),
      rationale: expect.any(String),
    });
    expect(told["overall_risk"]).toBeGreaterThan(0.8);
    expect(told["recommended_action"]).not.toBe("allow");
    expect((told["sources"] as Record<string, unknown>)["model"]).toBe(fits ? 0 : null);
  });

  test("is heard in the whole envelope, though no more of it counts than was asked for", async () => {
    const told = await ask(ENVELOPE, { content_text: CALM });
    expect(told).toMatchObject({
      parse_ok: true,
      raw: ENVELOPE,
      classification: "debt-bondage",
      overall_risk: 0.95,
      recommended_action: "urgent_safety_referral",
      risk_vectors: {},
      ngo_referrals: [],
    });
    expect(told).not.toHaveProperty("extra");
    const form = await finalEvent(await host.post(PATH, { content: CALM }));
    expect(form).toMatchObject({ parse_ok: true, parsed: { overall_risk: 0.95 } });
  });

  test.for(["classification", "overall_risk", "confidence", "recommended_action", "rationale"])(
    "is not heard in an envelope without %s",
    async (key) => {
      const { [key]: _, ...rest } = JSON.parse(ENVELOPE) as Record<string, unknown>;
      const told = await ask(JSON.stringify(rest), { content_text: CALM });
      expect(told).toMatchObject({ parse_ok: false, sources: { model: null } });
    },
  );

  test("is asked by the instruction for the very keys and dimensions of the schema", async () => {
    await ask(RISK_NOTHING, { content_text: CALM });
    const body = stub.asked.at(-1)?.body ?? {};
    const messages = body["messages"] as { content: string }[];
    const format = body["response_format"] as {
      json_schema: { schema: { properties: object } };
    };
    const instruction = messages[0]?.content ?? "";
    const keys = Array.from(instruction.matchAll(/^- "(\w+)":/gm), ([, key]) => key);
    expect(new Set(keys)).toEqual(new Set(Object.keys(format.json_schema.schema.properties)));
    expect(DIMENSIONS.filter((dimension) => !instruction.includes(dimension))).toEqual([]);
  });

  test("is told the caller's schema in words, too, as many servers read no other", async () => {
    const custom_schema = { type: "object", properties: { risky: { type: "boolean" } } };
    await ask("{}", { content_text: CALM, schema_mode: "custom", custom_schema });
    const messages = stub.asked.at(-1)?.body["messages"] as { content: string }[];
    expect(messages[0]?.content).toContain(JSON.stringify(custom_schema));
    expect(messages[0]?.content).not.toContain("overall_risk");
  });

  test.for([
    '{"classification": "x" ,  "a":1}   ',
    RISK_NOTHING.replace(":0,", ":1e999,"),
    `\`\`\`json\n${RISK_NOTHING}\n\`\`\``,
    `<think>Hm.</think>\n${RISK_NOTHING}`,
    `It is this: ${RISK_NOTHING} Good luck.`,
    "",
  ])("%j is told as it was written", async (answer) => {
    expect((await ask(answer, { content_text: CALM }))["raw"]).toBe(answer);
  });

  test("can raise the risk and the action, and both are told apart", async () => {
    const told = await ask(RISK_HIGH, { content_text: CALM });
    expect(told).toMatchObject({
      overall_risk: 0.9,
      classification: "fraudulent_offer",
      recommended_action: "review",
      sources: { deterministic: expect.any(Number), model: 0.9 },
      ngo_referrals: [],
    });
    expect(told["rationale"]).toContain("The language model adds");
  });

  test.for([
    "Call +1 900 555 0000 about it.",
    "More on https://evil.example and on evil.example/pay.",
    "Write to evil@evil.example.",
    "Under Cap. 999 this is lawful.",
    "ILO C189 Article 98 allows it.",
    "The cap is 45,000 PHP.",
    "Turn to the Golden Bridge Foundation.",
    "The law lets the employer keep the passport.",
    "It is calm <script>alert(1)</script> today.",
    "See [this](javascript:alert(1)) first.",
    "It is calm \u202eyadot\u202c.",
  ])("tells no reason that nothing bears, in either form: %s", async (rationale) => {
    const opinion = JSON.stringify({ ...(JSON.parse(RISK_HIGH) as object), rationale });
    const told = await ask(opinion, { content_text: CALM });
    const { parsed } = await finalEvent(await host.post(PATH, { content: CALM }));
    for (const reasons of [told["rationale"], (parsed as Record<string, unknown>)["rationale"]]) {
      expect(reasons).toContain("could not be verified and are left out");
      expect(reasons).not.toContain(rationale.slice(0, 12));
    }
    expect(told).toMatchObject({ overall_risk: 0.9, sources: { model: 0.9 }, raw: opinion });
  });

  test.for([
    "A stranger asks for money before any contract is signed.",
    "Somebody is beaten and may not leave the house.",
    "ILO C189 protects domestic workers, and Republic Act No. 8042 forbids it.",
  ])("tells a reason that claims nothing, or what the packs hold: %s", async (rationale) => {
    const opinion = JSON.stringify({ ...(JSON.parse(RISK_HIGH) as object), rationale });
    const told = await ask(opinion, { content_text: CALM });
    expect(told["rationale"]).toContain(`The language model adds: ${rationale}`);
  });

  test("answers a schema of the caller's own, or null where it does not fit", async () => {
    const body = {
      content_text: CALM,
      schema_mode: "custom",
      custom_schema: {
        type: "object",
        properties: { risky: { type: "boolean" } },
        required: ["risky"],
      },
    };
    expect(await ask('{"risky":false}', body)).toMatchObject({
      parse_ok: true,
      custom: { risky: false },
    });
    expect(await ask('{"risky":"no"}', body)).toMatchObject({ parse_ok: false, custom: null });
  });

  test.for([
    ["array", '[{"risky":true}]', [{ risky: true }]],
    ["string", '"calm"', "calm"],
    ["integer", "3", 3],
    ["boolean", "false", false],
  ] as const)("answers a schema of type %s too", async ([type, answer, custom]) => {
    const body = { content_text: CALM, schema_mode: "custom", custom_schema: { type } };
    expect(await ask(answer, body)).toMatchObject({ parse_ok: true, custom });
    expect(await ask('{"risky":false}', body)).toMatchObject({ parse_ok: false, custom: null });
  });

  test.for([
    ["objects", '{"a":', "}"],
    ["lists", "[", "]"],
  ] as const)("%s nested thousands of levels do not fit", async ([, opening, closing]) => {
    const body = { content_text: CALM, schema_mode: "custom", custom_schema: {} };
    const raw = `${opening.repeat(6_000)}1${closing.repeat(6_000)}`;
    expect(await ask(raw, body)).toMatchObject({ parse_ok: false, custom: null, raw });
  });

  test("reads only the layers that were asked for, the verdict rests on all", async () => {
    await ask(RISK_NOTHING, { content_text: DANGER });
    const messages = JSON.stringify(stub.asked.at(-1)?.body["messages"]);
    expect(messages).not.toContain("[grep]");
    await ask(RISK_NOTHING, { content_text: DANGER, toggles: { grep: true } });
    expect(JSON.stringify(stub.asked.at(-1)?.body["messages"])).toContain("[grep]");
  });

  test.for([
    ["no layer", {}],
    ["one layer", { grep: true }],
    ["all layers", { persona: true, grep: true, rag: true, tools: true }],
  ] as const)("the trace holds the exact prompt of %s", async ([, toggles]) => {
    const told = await ask(RISK_NOTHING, { content_text: DANGER, toggles });
    const messages = stub.asked.at(-1)?.body["messages"] as { content: string }[];
    expect(told["harness_trace"]).toMatchObject({
      _final_user_text: messages.at(-1)?.content,
      grep: { fired: true },
      ...("persona" in toggles && { persona: { fired: true } }),
    });
  });
});

test("an engine that fails leaves the deterministic verdict, and the trace says so", async () => {
  await using stub = await startStubServer(() => ({ status: 500, body: { error: "broken" } })).then(
    (server) => ({ ...server, [Symbol.asyncDispose]: () => server.close() }),
  );
  await using host = await startTestHost({
    HARNESS_ENGINE: "openai",
    HARNESS_OPENAI_URL: stub.url,
    HARNESS_OPENAI_MODEL: "stub",
  });
  const reply = await host.post(PATH, { content_text: DANGER });
  expect(reply.status).toBe(200);
  expect((await reply.json()) as object).toMatchObject({
    parse_ok: false,
    raw: "",
    harness_trace: { engine: { error: expect.any(String) } },
  });
});

test("a real llama.cpp is held to the schema by a grammar, in both forms", async () => {
  const folder = await mkdtemp(join(tmpdir(), "classifier-"));
  const model = join(folder, "tiny.gguf");
  await writeFile(model, tinyGguf());
  await using host = await startTestHost({ HARNESS_ENGINE: "llama", HARNESS_MODEL: model });
  const a = await host.post(PATH, { content_text: CALM });
  expect(((await a.json()) as Record<string, unknown>)["parse_ok"]).toBe(true);
  const b = await finalEvent(await host.post(PATH, { content: CALM }));
  expect(b["parse_ok"]).toBe(true);
  await rm(folder, { recursive: true });
});
