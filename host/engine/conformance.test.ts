import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import Type from "typebox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Engine, GenerateRequest } from "../contract/engine.ts";
import { composer } from "./composer/composer.ts";
import { emptyEvidence } from "./empty-evidence.ts";
import { llamaEngine } from "./llama/llama.ts";
import { tinyGguf } from "./llama/tiny-gguf.ts";
import { openaiEngine } from "./openai.ts";
import { startStubServer, type StubServer } from "./openai/stub-server.ts";
import { scriptedEngine } from "./scripted.ts";

const Verdict = Type.Object(
  {
    label: Type.Enum(["safe", "unsafe"]),
    risk: Type.Number({ minimum: 0, maximum: 1 }),
    note: Type.Union([Type.String({ maxLength: 8 }), Type.Null()]),
  },
  { additionalProperties: false },
);

let folder: string;
let server: StubServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "engine-"));
  await writeFile(join(folder, "tiny.gguf"), tinyGguf());
  server = await startStubServer();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ENGINES: Record<string, () => Engine | Promise<Engine>> = {
  composer: () => composer(),
  llama: () => llamaEngine({ model: join(folder, "tiny.gguf"), threads: 1 }),
  openai: () => openaiEngine({ url: server.url, model: "stub" }),
  scripted: () =>
    scriptedEngine(async (prompt) => {
      await pause(5);
      return prompt.startsWith("Long") ? await pause(60_000, "", { ref: false }) : prompt;
    }),
};

function request(
  text = "They keep my passport.",
  more: Partial<GenerateRequest> = {},
): GenerateRequest {
  return {
    messages: [
      { role: "system", content: "Be brief." },
      { role: "user", content: text },
    ],
    params: { max_new_tokens: 8, temperature: 0.7, top_p: 0.9, top_k: 40 },
    evidence: emptyEvidence(text),
    ...more,
  };
}

const never = () => new AbortController().signal;

describe.each(Object.keys(ENGINES))("the engine %s", (name) => {
  let engine: Engine;

  beforeAll(async () => {
    const open = ENGINES[name];
    if (!open) throw new Error(`no engine ${name}`);
    engine = await open();
  });

  afterAll(async () => {
    await engine[Symbol.asyncDispose]();
  });

  test("answers a text with whole milliseconds, also without evidence", async () => {
    const { text, elapsed_ms, finish } = await engine.generate(request(), never());
    expect(text.length).toBeGreaterThan(0);
    expect(Number.isInteger(elapsed_ms)).toBe(true);
    expect(elapsed_ms).toBeGreaterThanOrEqual(0);
    expect(["stop", "length"]).toContain(finish);
  });

  test("tells whether it could answer, and why not", () => {
    const { ok, reason } = engine.ready();
    expect(ok || reason).toBeTruthy();
  });

  test("tells every key of its model", () => {
    expect(Object.keys(engine.info).toSorted()).toEqual(
      ["device", "display", "loaded", "name", "quantization", "size_b"].toSorted(),
    );
    expect(engine.info.display).not.toBe("");
  });

  test("does not begin when the signal has aborted already", async () => {
    const reason = new Error("gone before");
    const aborted = engine.generate(request(), AbortSignal.abort(reason));
    await expect(aborted).rejects.toBe(reason);
  });

  test("stops at an abort on the way with the signal's reason, and answers the next call", async () => {
    const abort = new AbortController();
    const reason = new Error("left");
    const params = { ...request().params, max_new_tokens: 1900 };
    const long = engine.generate(request("Long, please.", { params }), abort.signal);
    const outcome = long.then(
      () => "answered",
      (error: unknown) => error,
    );
    await pause(1);
    abort.abort(reason);
    // An engine without a model may be done before anyone can leave.
    expect(name === "composer" ? [reason, "answered"] : [reason]).toContain(await outcome);
    const next = await engine.generate(request(), never());
    expect(next.text.length).toBeGreaterThan(0);
  });

  test("answers several at once", async () => {
    const texts = ["one", "two", "three", "four", "five"];
    const answers = await Promise.all(texts.map((text) => engine.generate(request(text), never())));
    expect(answers.every(({ text }) => text.length > 0)).toBe(true);
  });

  test("accepts an image part and says when it was not read", async () => {
    const image = "data:image/png;base64,iVBORw0KGgo=";
    const content = [
      { type: "text" as const, text: "What is this?" },
      { type: "image" as const, image },
    ];
    const messages = [{ role: "user" as const, content }];
    const answer = await engine.generate(request("", { messages }), never());
    expect(answer.text.length).toBeGreaterThan(0);
    // The scripted engine and the composer read no prompt of a user's at all.
    const told = { llama: "not read", openai: undefined }[name];
    expect(answer.image).toBe(told);
  });

  test("gives JSON that matches the schema where it says that it can", async () => {
    if (!engine.capabilities.json_schema) return;
    const params = { ...request().params, max_new_tokens: 400 };
    const accepts = new Ajv2020().compile(Verdict);
    const asked = request("Is it safe?", { params, schema: Verdict });
    const { text, finish } = await engine.generate(asked, never());
    expect(finish).toBe("stop");
    accepts(JSON.parse(text));
    expect(accepts.errors).toBeNull();
  });
});
