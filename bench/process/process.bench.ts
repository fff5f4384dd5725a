import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BenchRow } from "../row.ts";
import { adverts, sampleMessages } from "../samples.ts";
import { answers, freePort } from "../own-host.ts";

const ROOT = join(import.meta.dirname, "../..");
const REQUESTS = 400;
const MB = 1024 * 1024;

/** Measures a whole host from outside: seconds until it answers, and resident memory after traffic. */
export async function run(): Promise<BenchRow[]> {
  const texts = await traffic();
  const dir = await mkdtemp(join(tmpdir(), "bench-host-"));
  const empty = join(dir, "empty");
  await mkdir(join(empty, "core"), { recursive: true });
  await writeFile(
    join(empty, "core/pack.json"),
    await readFile(join(ROOT, "knowledge/core/pack.json")),
  );
  const bare = await measure(join(dir, "bare"), empty, texts);
  const full = await measure(join(dir, "full"), join(ROOT, "knowledge"), texts);
  const again = await measure(join(dir, "full"), join(ROOT, "knowledge"), texts);
  await rm(dir, { recursive: true, force: true });
  const more = full.rss - bare.rss;
  return [
    {
      name: "first start until /healthz answers",
      value: full.started,
      unit: "s",
      target: 3,
      ok: full.started < 3,
    },
    {
      name: "second start until /healthz answers",
      value: again.started,
      unit: "s",
      target: 3,
      ok: again.started < 3,
    },
    { name: "resident memory, empty pack", value: bare.rss, unit: "MB" },
    {
      name: "resident memory, bundled packs",
      value: full.rss,
      unit: "MB",
      target: 200,
      ok: full.rss < 200,
    },
    {
      name: "resident memory, packs against empty",
      value: more,
      unit: "MB",
      target: 60,
      ok: more <= 60,
    },
  ];
}

async function traffic(): Promise<string[]> {
  const messages = (await sampleMessages()) ?? [];
  const posts = (await adverts()) ?? [];
  const texts = [...messages, ...posts].map(({ text }) => text);
  return texts.length > 0
    ? texts
    : ["Placement fee 50,000 pesos for Hong Kong, passport kept by us."];
}

async function measure(
  data: string,
  knowledge: string,
  texts: readonly string[],
): Promise<{ started: number; rss: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["host/main.js"], {
    cwd: ROOT,
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      HARNESS_DATA: data,
      HARNESS_KNOWLEDGE: knowledge,
      LOG_LEVEL: "silent",
    },
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await answers(`${url}/healthz`))) await delay(10);
    const started = (performance.now() - began) / 1000;
    for (let n = 0; n < REQUESTS; n += 1) await send(url, texts[n % texts.length] ?? "");
    await delay(3000);
    const status = await readFile(`/proc/${child.pid}/status`, "utf8");
    return { started, rss: (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / MB };
  } finally {
    child.kill();
  }
}

async function send(url: string, content: string): Promise<void> {
  const reply = await fetch(`${url}/api/chat/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      messages: [{ role: "user", content }],
      toggles: { persona: true, grep: true, rag: true, tools: true },
    }),
  });
  if (!reply.ok) throw new Error(`/api/chat/send answered ${reply.status}`);
  await reply.text();
}
