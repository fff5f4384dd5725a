import { expect, onTestFinished, test } from "vitest";
import type { EngineState, GenerateRequest } from "../contract/engine.ts";
import { emptyEvidence } from "./empty-evidence.ts";
import { openaiEngine, type OpenaiSettings } from "./openai.ts";
import type { Body } from "./openai/dialect.ts";
import { completion, refusal, startStubServer, type StubReply } from "./openai/stub-server.ts";

const REQUEST: GenerateRequest = {
  messages: [{ role: "user", content: "Is a placement fee lawful?" }],
  params: { max_new_tokens: 8192, temperature: 0.5, top_p: 0.9, top_k: 40 },
  evidence: emptyEvidence(),
};

const never = () => new AbortController().signal;

async function open(
  reply: (body: Body, n: number) => StubReply,
  settings: Partial<OpenaiSettings> = {},
) {
  const server = await startStubServer(reply);
  const engine = await openaiEngine({ url: server.url, model: "stub", ...settings });
  onTestFinished(async () => {
    await engine[Symbol.asyncDispose]();
    await server.close();
  });
  return {
    engine,
    server,
    generate: (more = {}) => engine.generate({ ...REQUEST, ...more }, never()),
  };
}

test("the parameters, the key and the schema reach the server", async () => {
  const { generate, server } = await open(() => completion("{}"), { key: "sk-secret" });
  await generate({ schema: { type: "object" } });
  expect(server.asked[0]?.headers.authorization).toBe("Bearer sk-secret");
  expect(server.asked[0]?.body).toMatchObject({
    model: "stub",
    max_tokens: 8192,
    temperature: 0.5,
    top_p: 0.9,
    top_k: 40,
    response_format: { type: "json_schema", json_schema: { schema: { type: "object" } } },
  });
});

test("without a key no authorization is sent", async () => {
  const { generate, server } = await open(() => completion("yes"));
  await generate();
  expect(server.asked[0]?.headers.authorization).toBeUndefined();
});

test("an image travels as its data address, a stored one is not sent", async () => {
  const { generate, server } = await open(() => completion("a poster"));
  const image = "data:image/png;base64,iVBORw0KGgo=";
  const sent = await generate({
    messages: [{ role: "user", content: [{ type: "image", image }] }],
  });
  const kept = await generate({
    messages: [{ role: "user", content: [{ type: "image", image: "store://1" }] }],
  });
  expect(JSON.stringify(server.asked[0]?.body)).toContain(image);
  expect(JSON.stringify(server.asked[1]?.body)).not.toContain("store://1");
  expect([sent.image, kept.image]).toEqual([undefined, "not read"]);
});

test("an answer cut at the limit says so, thoughts and fences are taken off", async () => {
  const { generate } = await open(() =>
    completion('<think>hmm</think>\n```json\n{"a":1}\n```', "length"),
  );
  expect(await generate({ schema: { type: "object" } })).toMatchObject({
    text: '{"a":1}',
    raw: '<think>hmm</think>\n```json\n{"a":1}\n```',
    finish: "length",
  });
});

test.each([429, 503])("a server that answers %i is busy, and says for how long", async (status) => {
  const { generate, engine } = await open(() =>
    refusal(status, { message: "slow down" }, { "retry-after": "7" }),
  );
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_BUSY", retryAfter: 7 });
  expect(engine.ready().ok).toBe(true);
});

test("a server that nobody answers at is known to be gone for some seconds, one that fails is not", async () => {
  const failing = await open(() => refusal(500, { message: "broken" }));
  await expect(failing.generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(failing.engine.refusal?.()).toBeNull();
  await failing.server.close();
  await expect(failing.generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(failing.engine.refusal?.()).toMatchObject({
    code: "ENGINE_FAILED",
    message: "The model server cannot be reached.",
    retryAfter: 5,
  });
});

test.each([
  { code: "context_length_exceeded", message: "too long" },
  { message: "This model's maximum context length is 4096 tokens. You requested 9000 tokens." },
  { message: "the request exceeds the available context size. try increasing it" },
])("a prompt over the context is an overflow: $message", async (error) => {
  const { generate } = await open(() => refusal(400, error));
  await expect(generate()).rejects.toMatchObject({ code: "CONTEXT_OVERFLOW" });
});

test("a prompt that fits without the wanted length of answer is answered", async () => {
  const { generate } = await open((body) =>
    "max_tokens" in body
      ? refusal(400, { message: "maximum context length is 8192 tokens" })
      : completion("fits"),
  );
  expect((await generate()).text).toBe("fits");
});

test("a server that knows other parameters is spoken to in its own way from then on", async () => {
  const { generate, server } = await open((body) => {
    if ("top_k" in body) return refusal(400, { message: "Unrecognized argument: top_k" });
    if ("max_tokens" in body) {
      return refusal(400, { message: "Use 'max_completion_tokens'", param: "max_tokens" });
    }
    return completion("understood");
  });
  expect((await generate()).text).toBe("understood");
  expect((await generate()).text).toBe("understood");
  expect(server.asked).toHaveLength(4);
  expect(server.asked[3]?.body).toMatchObject({ max_completion_tokens: 8192 });
});

test("a server that refuses whatever is said is asked a bounded number of times", async () => {
  const { generate, server } = await open(() =>
    refusal(400, { message: "top_k top_p temperature max_tokens response_format" }),
  );
  await expect(generate({ schema: { type: "object" } })).rejects.toMatchObject({
    code: "ENGINE_FAILED",
  });
  expect(server.asked.length).toBeLessThanOrEqual(8);
});

test("no failure repeats the key, the address or the server's own words", async () => {
  const { generate, engine, server } = await open(
    () => refusal(401, { message: "Incorrect API key provided: sk-secret" }),
    { key: "sk-secret" },
  );
  const error: unknown = await generate().catch((thrown: unknown) => thrown);
  const said = `${String(error)} ${JSON.stringify(error)} ${engine.ready().reason}`;
  expect(error).toMatchObject({ code: "ENGINE_FAILED" });
  expect(said).not.toContain("sk-secret");
  expect(said).not.toContain(new URL(server.url).port);
  expect(said).not.toContain("Incorrect");
});

test("a server that does not answer in time has failed and is not ready", async () => {
  const { generate, engine } = await open(() => "silence", { timeoutMs: 50 });
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(engine.ready()).toEqual({
    ok: false,
    reason: "The model server did not answer in time.",
  });
});

test("a server that begins to answer and never ends is left in time, too", async () => {
  const { generate, engine } = await open(() => "half", { timeoutMs: 200 });
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(engine.ready().reason).toBe("The model server did not answer in time.");
});

test.each<[string, StubReply]>([
  ["breaks off", "cut"],
  ["is half of its JSON", { body: "yes", headers: { "content-length": "3" } }],
  ["is endless", completion("a".repeat(3_000_000))],
  ["was cut without a reason to end", completion("Pay nothing but", null)],
  ["has no word of its end", { body: { choices: [{ message: { content: "Pay nothing" } }] } }],
  [
    "is no text",
    { body: { choices: [{ message: { content: { text: "yes" } }, finish_reason: "stop" }] } },
  ],
  ["is nothing", { body: null }],
])("an answer that %s is told as one that could not be read", async (_how, reply) => {
  const { generate, engine } = await open(() => reply);
  await expect(generate()).rejects.toMatchObject({
    code: "ENGINE_FAILED",
    message: "The answer of the model server could not be read.",
  });
  expect(engine.ready().ok).toBe(false);
  expect(engine.refusal?.()).toBeNull();
});

test("a page in place of an answer speaks against the server", async () => {
  const { generate, engine } = await open(() => ({ body: "<html>" }));
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(engine.ready()).toEqual({ ok: false, reason: "The model server gave no answer." });
});

test("what somebody wrote is not sent on to where the server points", async () => {
  const other = await startStubServer(() => completion("I read it"));
  onTestFinished(() => other.close());
  const { generate } = await open(() => ({
    status: 307,
    body: {},
    headers: { location: `${other.url}/chat/completions` },
  }));
  await expect(generate()).rejects.toThrow("The model server failed (307).");
  expect(other.asked).toEqual([]);
});

test("what becomes of the server is given on: that it fails and how, that it answers again", async () => {
  const told: EngineState[] = [];
  const { generate } = await open(
    (_body, n) => (n < 3 ? { status: 500, body: {} } : completion("back")),
    { onState: (state) => told.push(state) },
  );
  await expect(generate()).rejects.toThrow("500");
  await expect(generate()).rejects.toThrow("500");
  await generate();
  const failed = { ok: false, reason: "The model server failed (500)." };
  expect(told).toEqual([failed, failed, { ok: true }]);
});

test("a server that is gone has failed, and is ready again once it answers", async () => {
  const { generate, engine } = await open((_body, n) =>
    n === 1 ? { status: 500, body: "<html>" } : completion("back"),
  );
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  expect(engine.ready().ok).toBe(false);
  expect((await generate()).text).toBe("back");
  expect(engine.ready().ok).toBe(true);
});

test("a model without eyes refuses an image as such", async () => {
  const { generate } = await open(() =>
    refusal(400, { message: "stub is not a multimodal model" }),
  );
  const image = "data:image/png;base64,iVBORw0KGgo=";
  const messages = [{ role: "user", content: [{ type: "image", image }] }];
  await expect(generate({ messages })).rejects.toMatchObject({ code: "IMAGE_UNSUPPORTED" });
});

test("an answer without choices is a failure, not an empty text", async () => {
  const { generate } = await open(() => ({ body: { choices: [] } }));
  await expect(generate()).rejects.toMatchObject({ code: "ENGINE_FAILED" });
});

test("stopping the engine ends what is under way", async () => {
  const { generate, engine } = await open(() => "silence");
  const waiting = generate().catch((error: unknown) => error);
  await engine[Symbol.asyncDispose]();
  expect(await waiting).toMatchObject({ code: "ENGINE_FAILED" });
});
