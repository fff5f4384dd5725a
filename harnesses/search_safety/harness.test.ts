import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  completion,
  startStubServer,
  type StubServer,
} from "../../host/engine/openai/stub-server.ts";
import { withoutOwnFigures } from "../../host/privacy/own-figures.fixture.ts";
import { startTestHost, type TestHost } from "../../host/test-host.ts";
import { SafetyInfo, SanitizeAnswer } from "../../schemas/http/search/sanitize.ts";
import { validator } from "../../schemas/validate.ts";

const PATH = "/api/search/sanitize";
const QUERY =
  "Maria Santos, +63 917 555 0199: may the agency take a placement fee for Hong Kong, RA 8042?";

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

async function sanitize(body: unknown): Promise<SanitizeAnswer> {
  const reply = await host.post(PATH, body);
  const answer: unknown = await reply.json();
  expect(reply.status, JSON.stringify(answer)).toBe(200);
  const shape = validator(SanitizeAnswer);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
  return answer as SanitizeAnswer;
}

describe("strict", () => {
  test("takes the person out and keeps law, place and subject; it is the default", async () => {
    const answer = await sanitize({ query: QUERY });
    expect(answer).toMatchObject({ blocked: false, mode: "strict" });
    expect(answer.sanitized).toContain("placement fee for Hong Kong, RA 8042");
    expect(withoutOwnFigures(JSON.stringify(answer))).not.toMatch(/maria|santos|917|0199/iu);
    expect(await sanitize({ query: QUERY, mode: "strict" })).toEqual(answer);
  });

  test("only a person's name is blocked with its reason", async () => {
    expect(await sanitize({ query: "Maria Santos" })).toMatchObject({
      sanitized: "",
      blocked: true,
      reason: expect.stringContaining("nothing is left"),
    });
  });
});

describe("rephrase", () => {
  test("uses a model's words, made strict again", async () => {
    says = JSON.stringify({ query: "recruitment placement fee rules agency Hong Kong" });
    expect(await sanitize({ query: QUERY, mode: "rephrase" })).toMatchObject({
      sanitized: "recruitment placement fee rules agency Hong Kong",
      mode: "rephrase",
      blocked: false,
    });
  });

  test("the model is given nothing but the strict query", async () => {
    says = JSON.stringify({ query: "placement fee" });
    const before = stub.asked.length;
    await sanitize({ query: QUERY, mode: "rephrase" });
    const sent = JSON.stringify(stub.asked.slice(before).map(({ body }) => body));
    expect(stub.asked.length).toBe(before + 1);
    expect(sent).toContain("placement fee");
    expect(sent).not.toMatch(/maria|santos|917|0199/iu);
  });

  test.for([
    [
      "brings names and numbers",
      '{"query":"placement fee Kuwait Golden Dragon Manpower +63 917 555 0199"}',
    ],
    ["speaks of something else", '{"query":"weather"}'],
    ["writes no JSON", "I cannot do that."],
    ["writes a name only", '{"query":"Maria Santos"}'],
    ["writes too much", JSON.stringify({ query: "fee ".repeat(400) })],
  ] as const)("a model that %s changes nothing for the worse", async ([, answer]) => {
    says = answer;
    const told = await sanitize({ query: QUERY, mode: "rephrase" });
    expect(told.blocked).toBe(false);
    expect(told.sanitized).toContain("placement fee");
    expect(withoutOwnFigures(JSON.stringify(told))).not.toMatch(
      /maria|santos|917|kuwait|golden|dragon/iu,
    );
  });

  test("a blocked query is not shown to the model", async () => {
    const before = stub.asked.length;
    expect(await sanitize({ query: "Maria Santos", mode: "rephrase" })).toMatchObject({
      blocked: true,
      mode: "strict",
    });
    expect(stub.asked.length).toBe(before);
  });
});

test("what the gate takes out, keeps and blocks is told", async () => {
  const answer: unknown = await (await fetch(`${host.url}/api/search/safety-info`)).json();
  const shape = validator(SafetyInfo);
  expect(shape.accepts(answer), JSON.stringify(shape.problems())).toBe(true);
});

test.for([
  [{}, 400],
  [{ query: "" }, 400],
  [{ query: " \n" }, 400],
  [{ query: 7 }, 400],
  [{ query: "fee", mode: "loose" }, 400],
  [{ query: "fee", more: 1 }, 400],
  [{ query: "x".repeat(4_001) }, 400],
  [{ query: "x".repeat(3_000_000) }, 413],
  ["{", 400],
] as const)("%j is answered with a sentence", async ([body, status]) => {
  const reply = await host.post(PATH, body);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ detail: expect.any(String) });
});

test("the training row holds what is left of a query and nothing of what was taken out", async () => {
  await sanitize({ query: `${QUERY} Golden Dragon Manpower` });
  await host.post(PATH, { query: "" });
  const log = withoutOwnFigures(
    await readFile(join(host.dir, "data/training/search_safety.jsonl"), "utf8"),
  );
  expect(log).toContain("placement fee");
  expect(log).not.toMatch(/maria|santos|\b917\D{0,2}\d|golden|dragon/iu);
});
