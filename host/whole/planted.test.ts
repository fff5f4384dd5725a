import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Values of a made-up person, each as it is written and as it might be written again. */
const PLANTED = [
  "wilhelmina.zquark@mail.example.ph",
  "Wilhelmina Zquark",
  "+63 917 555 0199",
  "639175550199",
  "784-1989-5779682-8",
  "4111 1111 1111 1111",
  "GB82WEST12345698765432",
];
const STORY = `My name is ${PLANTED[1]}, call ${PLANTED[2]} or write ${PLANTED[0]}. My Emirates ID ${PLANTED[4]} and card ${PLANTED[5]} were taken, they sent the fee of 75,000 pesos to ${PLANTED[6]}.`;

let dir: string;
let child: ChildProcess;
let told = "";
let url = "";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "planted-"));
  const pack = join(dir, "knowledge", "small");
  await mkdir(pack, { recursive: true });
  await cp(join(ROOT, "knowledge/core/pack.json"), join(pack, "pack.json"));
  await cp(join(ROOT, "knowledge/core/persona_block"), join(pack, "persona_block"), {
    recursive: true,
  });
  child = spawn(process.execPath, ["host/main.js"], {
    cwd: ROOT,
    env: {
      PORT: "0",
      LOG_LEVEL: "trace",
      HARNESS_DATA: join(dir, "data"),
      HARNESS_KNOWLEDGE: join(dir, "knowledge"),
    },
  });
  const read = (chunk: unknown) => (told += String(chunk));
  child.stdout?.on("data", read);
  child.stderr?.on("data", read);
  while (url === "" && child.exitCode === null) {
    await setTimeout(50);
    url = /answers on (http:\/\/[\d.]+:\d+)/.exec(told)?.[1] ?? "";
  }
});

afterAll(async () => {
  child.kill();
  await rm(dir, { recursive: true, force: true });
});

const send = async (path: string, body: unknown): Promise<string> => {
  const reply = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return `${reply.status} ${await reply.text()}`;
};

test("a full run leaves no personal value in stdout, in the data folder or in a reply that could go on", async () => {
  const toggles = { persona: true, grep: true, rag: true, tools: true };
  const messages = [{ role: "user", content: STORY }];
  // What is told to the one who asked repeats the question, as the interface wants it.
  await send("/api/chat/send", { messages, toggles });
  await send("/api/classifier/evaluate", { content_text: STORY });
  await send("/api/classifier/evaluate", { content: STORY });
  await send("/api/knowledge/test", { object: { content: STORY }, texts: [STORY] });
  const replies = [
    await send("/api/anonymize", { texts: [STORY] }),
    await send("/api/anonymize", { texts: [STORY], entities: [STORY.slice(0, 50)] }),
    await send("/api/anonymize", `{"texts": "${STORY}`),
    await send("/api/submit/local", { facts: [{ [STORY]: STORY }] }),
    await send("/api/submit/knowledge", { knowledge: [{ id: STORY }] }),
    await send("/api/submit/knowledge", {
      knowledge: [{}],
      target_url: `https://x.example/${STORY}`,
    }),
    await send("/api/search/sanitize", { query: STORY.slice(0, 400), mode: "strict" }),
    await send("/api/search/client", { query: STORY.slice(0, 400) }),
    await send("/api/search/server", { query: STORY.slice(0, 400), top_n: 3 }),
    await send("/api/search/verify-results", {
      query: STORY.slice(0, 400),
      results: [{ title: "A page", url: "https://example.org/", snippet: STORY.slice(0, 400) }],
    }),
    await send("/api/grade", { response_text: STORY, category: STORY }),
    await send("/api/grade", { response_text: STORY, category: "victim_safety" }),
    await send("/api/knowledge/promote", { content: STORY, id: STORY }),
  ];
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("close", resolve));
  expect(replies[0]).toMatch(/^200 /);
  expect(replies[3]).toMatch(/^200 /);
  for (const value of PLANTED) {
    for (const reply of replies) expect(reply).not.toContain(value);
    expect(told).not.toContain(value);
  }
  const entries = await readdir(join(dir, "data"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain("chat.jsonl");
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), "latin1");
    for (const value of PLANTED)
      expect(text.includes(value), `${value} in ${file.name}`).toBe(false);
  }
});
