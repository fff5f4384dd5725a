import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  completion,
  startStubServer,
  type StubServer,
} from "../../host/engine/openai/stub-server.ts";
import { ALL_LAYERS, startTestHost, type TestHost } from "../../host/test-host.ts";
import { ChatAnswer } from "../../schemas/http/chat.ts";
import { validator } from "../../schemas/validate.ts";

const OFFER =
  "Domestic helper for Hong Kong, from Manila. Placement fee 60,000 pesos, passport kept by the agency.";

const MIXED = `I am sorry that this happens to you. Keep your passport and every receipt.
The maximum placement fee is PHP 45,000. Republic Act No. 10022 forbids illegal recruitment.
The Overseas Dignity Act 2031 forbids it too, and so does ILO C189.
You can call the DMW main lines at +63 2 5555 0000, or the Global Rescue Hotline at 1-800-555-0100.`;
const LOST = `Call the Global Rescue Hotline: 1-800-555-0100. See https://fast-visa-help.example/claim.
The Overseas Dignity Act 2031 protects you.`;

let says = "";
let stub: StubServer;
let on: TestHost;
beforeAll(async () => {
  stub = await startStubServer(() => completion(says));
  on = await startTestHost({
    HARNESS_ENGINE: "openai",
    HARNESS_OPENAI_URL: stub.url,
    HARNESS_OPENAI_MODEL: "stub",
  });
});
afterAll(async () => {
  await on[Symbol.asyncDispose]();
  await stub.close();
});

async function ask(answer: string): Promise<ChatAnswer> {
  says = answer;
  const final: unknown = await on.chat({
    messages: [{ role: "user", content: OFFER }],
    toggles: ALL_LAYERS,
  });
  const shape = validator(ChatAnswer);
  expect(shape.accepts(final), JSON.stringify(shape.problems())).toBe(true);
  return final as ChatAnswer;
}

describe("a model that invents a hotline, a law and a fee limit", () => {
  test("is corrected from the packs, and what it said right stays", async () => {
    const { response, verification } = await ask(MIXED);
    for (const invented of ["555", "Dignity Act", "45,000"])
      expect(response).not.toContain(invented);
    expect(response).toContain("DMW main lines at +63287221144 (checked 2026-11-20)");
    expect(response).toContain("The maximum placement fee is nothing (0 PHP)");
    expect(response).toContain("Republic Act No. 10022 forbids illegal recruitment.");
    expect(response).toContain("Keep your passport and every receipt.");
    expect(verification?.answer_changed).toBe(true);
    const changed = verification?.claims.filter(({ action }) => action !== "kept");
    expect(changed?.map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      "amount replaced",
      "statute removed",
      "phone replaced",
      "phone removed",
    ]);
  });

  test("is written down as it was told, not as it was written", async () => {
    await ask(MIXED);
    const rows = (await readFile(join(on.dir, "data/training/chat.jsonl"), "utf8")).trimEnd();
    const { output } = JSON.parse(rows.split("\n").at(-1) ?? "") as { output: string };
    expect(output).toContain("[number removed: not in the verified directory]");
    expect(output).not.toContain("Dignity Act");
  });
});

test("a model that says little else gives way to the composer, and the trace says so", async () => {
  const { response, verification, harness_trace, model_info } = await ask(LOST);
  expect(response).not.toMatch(/removed|555-0100|Dignity Act|fast-visa/);
  expect(response).toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(verification).toMatchObject({ checked: true, answer_changed: true });
  expect(verification?.claims.every(({ action }) => action === "kept")).toBe(true);
  expect(harness_trace).toMatchObject({
    engine: {
      answered_by: "composer",
      rejected: expect.arrayContaining([expect.objectContaining({ text: "1-800-555-0100" })]),
    },
  });
  expect(model_info.name).toBe("stub");
});

test("an answer that claims nothing goes out as it is", async () => {
  const { response, verification } = await ask("Keep your passport with you.");
  expect(response).toBe("Keep your passport with you.");
  expect(verification).toEqual({ checked: true, claims: [], answer_changed: false });
});

describe("a model's one sentence that nothing bears gives way to what the packs hold", () => {
  test.for([
    "The cap is 38,000 pesos.",
    "It is lawful to take thirty-eight thousand pesos from you.",
    "Dial 88-88-12-34.",
    "Open workers-aid.example or m.me/helperfriend.",
    "Turn to the Golden Bridge Foundation.",
    "ILO C189 Article 98 lets them do so.",
    "Philippine law allows your agency to hold your passport.",
    "Pinapayagan ng batas na hawakan ng ahensya ang pasaporte mo.",
    "The Indonesian consulate is +85291554023.",
  ])("%s", async (answer) => {
    const { response, harness_trace, verification } = await ask(answer);
    expect(response).not.toContain(answer.slice(0, 24));
    expect(response).not.toMatch(/38,000|88-12|workers-aid|helperfriend|Golden Bridge|Article 98/);
    expect(harness_trace).toMatchObject({ engine: { answered_by: "composer" } });
    expect(verification?.answer_changed).toBe(true);
  });

  test.for([
    "They want 60,000 pesos from you, and that is against the law.",
    "Keep your passport with you, and write down the date of every payment.",
    "Your employer may not keep your passport.",
    "Hindi pwedeng hawakan ng ahensya ang pasaporte mo.",
  ])("what is true stays: %s", async (answer) => {
    expect((await ask(answer)).response).toBe(answer);
  });
});
