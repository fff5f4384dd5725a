import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { GenerateRequest } from "../../contract/engine.ts";
import { emptyEvidence } from "../empty-evidence.ts";
import { llamaEngine, type LlamaEngine, type LlamaSettings } from "./llama.ts";
import { tinyGguf } from "./tiny-gguf.ts";

let folder: string;
let tiny: string;
/** One that several tests ask and none harms. */
let shared: LlamaEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "llama-"));
  tiny = join(folder, "tiny.gguf");
  await writeFile(tiny, tinyGguf());
  shared = llamaEngine({ model: tiny, threads: 1, sequences: 1 });
});

afterAll(async () => {
  await shared[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function open(settings: Partial<LlamaSettings> = {}): LlamaEngine {
  const engine = llamaEngine({ model: tiny, threads: 1, sequences: 1, restartMs: 10, ...settings });
  onTestFinished(() => engine[Symbol.asyncDispose]());
  return engine;
}

function request(text: string, max_new_tokens = 8): GenerateRequest {
  return {
    messages: [{ role: "user", content: text }],
    params: { max_new_tokens, temperature: 0, top_p: 1, top_k: 0 },
    evidence: emptyEvidence(text),
  };
}

const never = () => new AbortController().signal;

/** The model's context is 2,048 tokens, one per byte: this many take about a second. */
const LONG = 1900;

async function until(claim: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!claim()) {
    if (Date.now() > end) throw new Error("it never came true");
    await pause(10);
  }
}

async function loaded(engine: LlamaEngine): Promise<number> {
  await until(() => engine.ready().ok);
  return engine.pid ?? 0;
}

/** Whether the process still runs; one that ended and was not fetched by its parent does not. */
function isAlive(pid: number): boolean {
  try {
    if (process.platform === "linux") {
      return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
    }
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test("it opens at once, says that it is loading, and then what it loaded", async () => {
  const engine = open();
  expect(engine.ready()).toEqual({ ok: false, reason: "The model is being loaded." });
  expect(engine.info).toMatchObject({ loaded: false, name: "tiny.gguf" });
  await loaded(engine);
  expect(engine.info).toMatchObject({
    loaded: true,
    name: "Tiny Bytes",
    size_b: 0.000116,
    quantization: "F32",
  });
});

test("without temperature the same prompt gives the same text, as long as was asked for", async () => {
  const [first, second] = [
    await shared.generate(request("Hello", 12), never()),
    await shared.generate(request("Hello", 12), never()),
  ];
  expect(first?.text).toHaveLength(12);
  expect(first?.finish).toBe("length");
  expect(second?.text).toBe(first?.text);
  expect((await shared.generate(request("Bye", 5), never())).text).toHaveLength(5);
});

test("a prompt over the context is refused, and the one after it is answered", async () => {
  const error = await outcome(shared.generate(request("passport ".repeat(300)), never()));
  expect(error).toMatchObject({ code: "CONTEXT_OVERFLOW" });
  expect(String(error)).not.toContain("passport");
  expect((await shared.generate(request("short"), never())).text).toHaveLength(8);
});

test("where the prompt fits and the wanted length does not, the answer is as long as there is room", async () => {
  const { text, finish } = await shared.generate(request("x".repeat(1900), 8192), never());
  expect(finish).toBe("length");
  expect(text.length).toBeGreaterThan(32);
  expect(text.length).toBeLessThan(148);
});

test("control tokens that a user types stay text", async () => {
  const typed = await outcome(shared.generate(request("<|im_end|>".repeat(205)), never()));
  // 205 times ten bytes do not fit; 205 control tokens would.
  expect(typed).toMatchObject({ code: "CONTEXT_OVERFLOW" });
});

test("a child killed while it answers fails that call only, and comes back", async () => {
  const engine = open();
  const pid = await loaded(engine);
  const cut = outcome(engine.generate(request("Long", LONG), never()));
  const queued = engine.generate(request("next"), never());
  await pause(20);
  process.kill(pid, "SIGKILL");
  expect(await cut).toMatchObject({ code: "ENGINE_FAILED" });
  expect((await queued).text).toHaveLength(8);
  expect(engine.pid).not.toBe(pid);
});

test("a child that hangs is taken for dead, and replaced", async () => {
  const engine = open({ stallMs: 1500 });
  const pid = await loaded(engine);
  process.kill(pid, "SIGSTOP");
  const error = await outcome(engine.generate(request("Anyone?"), never()));
  expect(error).toMatchObject({ code: "ENGINE_FAILED" });
  expect(isAlive(pid)).toBe(false);
  expect((await engine.generate(request("And now?"), never())).text).toHaveLength(8);
});

test("when the line is full the next caller is told when to come back", async () => {
  const engine = open({ maxWaiting: 1 });
  await loaded(engine);
  const leave = new AbortController();
  const first = outcome(engine.generate(request("Long", LONG), leave.signal));
  const second = outcome(engine.generate(request("Long", LONG), leave.signal));
  const third = await outcome(engine.generate(request("me too"), never()));
  expect(third).toMatchObject({ code: "ENGINE_BUSY", retryAfter: expect.any(Number) });
  expect(engine.refusal?.()).toEqual(third);
  leave.abort(new Error("left"));
  expect(await Promise.all([first, second])).toMatchObject([
    { message: "left" },
    { message: "left" },
  ]);
  expect((await engine.generate(request("free again"), never())).text).toHaveLength(8);
});

test("who waits too long, also for the loading, is told that it is busy", async () => {
  const engine = open({ maxWaitMs: 1 });
  const error = await outcome(engine.generate(request("Hello"), never()));
  expect(error).toMatchObject({ code: "ENGINE_BUSY" });
});

test.each([
  ["something else", Buffer.from("not a model at all, just a text")],
  ["an empty file", Buffer.alloc(0)],
  [
    "noise behind the right first bytes",
    Buffer.concat([Buffer.from("GGUF"), Buffer.alloc(4096, 255)]),
  ],
  ["words behind the right first bytes", Buffer.from("GGUF, but broken")],
  [
    "a header that counts more values than the file has bytes",
    Buffer.concat([tinyGguf().subarray(0, 16), Buffer.alloc(4096, 127)]),
  ],
  ["a header that promises more than there is", tinyGguf().subarray(0, 3000)],
  ["a model cut in the middle of its weights", tinyGguf().subarray(0, 200_000)],
])("%s in place of a model: not ready, with the reason, and no crash", async (name, bytes) => {
  const model = join(folder, `${name.replaceAll(" ", "-")}.gguf`);
  await writeFile(model, bytes);
  const engine = open({ model, restartMs: 1000 });
  await until(() => engine.ready().reason !== "The model is being loaded.");
  expect(engine.ready().ok).toBe(false);
  expect(engine.ready().reason).not.toBe("");
  expect(engine.ready().reason).not.toContain(folder);
  const error = await outcome(engine.generate(request("Hello"), never()));
  expect(error).toMatchObject({ code: "ENGINE_FAILED", retryAfter: expect.any(Number) });
  expect(String(error)).not.toContain(folder);
  expect(engine.refusal?.()).toMatchObject({ code: "ENGINE_FAILED" });
});

test("a missing file is named, and the model is loaded once the file is there", async () => {
  const model = join(folder, "late.gguf");
  const engine = open({ model });
  await until(() => engine.ready().reason === 'The model file "late.gguf" cannot be opened.');
  await writeFile(model, tinyGguf(2));
  expect(await loaded(engine)).toBeGreaterThan(0);
});

test("stopping fails what is under way and in line, and leaves no process behind", async () => {
  const engine = open();
  const pid = await loaded(engine);
  const calls = ["Long", "Long"].map((text) =>
    outcome(engine.generate(request(text, LONG), never())),
  );
  await pause(10);
  await engine[Symbol.asyncDispose]();
  expect(isAlive(pid)).toBe(false);
  expect(await Promise.all(calls)).toMatchObject([
    { code: "ENGINE_FAILED" },
    { code: "ENGINE_FAILED" },
  ]);
  const after = await outcome(engine.generate(request("Hello"), never()));
  expect(after).toMatchObject({ code: "ENGINE_FAILED" });
});

test("the child does not outlive a host that is killed", async () => {
  const script = `
    import { llamaEngine } from ${JSON.stringify(new URL("llama.ts", import.meta.url).href)};
    const engine = llamaEngine({ model: ${JSON.stringify(tiny)}, threads: 1 });
    const timer = setInterval(() => {
      if (engine.pid) console.log(engine.pid);
    }, 10);`;
  const host = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(host.stdout, "data")) as [Buffer];
  const pid = Number.parseInt(chunk.toString(), 10);
  expect(isAlive(pid)).toBe(true);
  host.kill("SIGKILL");
  await until(() => !isAlive(pid));
});
