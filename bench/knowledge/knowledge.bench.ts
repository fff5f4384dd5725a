import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startHost } from "../../host/curation/started-host.fixture.ts";
import { openKnowledge } from "../../host/knowledge/store.ts";
import { VERSION } from "../../host/version.ts";
import type { BenchRow } from "../row.ts";
import { bundledObjects, writePack } from "./changed-objects.ts";

const LIBRARY = join(import.meta.dirname, "../../knowledge");
const RELOADED = 2000;
const RELOAD_MS = 400;
const PROMOTES = 25;
const RULE_MS = 60;
const DOCUMENT_MS = 250;
const SLOWEST_CHAT_MS = 100;

/** What a start leaves for later is done by then. */
const SETTLED_MS = 2000;

/** Milliseconds to reload 2,000 changed objects, and to promote one rule and one document with the full library while chats go on. */
export async function run(): Promise<BenchRow[]> {
  return [...(await reload()), ...(await promotes())];
}

/** Reading, judging and putting into force; what layers build of it is measured by their own benches. */
async function reload(): Promise<BenchRow[]> {
  const dir = await mkdtemp(join(tmpdir(), "bench-reload-"));
  const pack = join(dir, "packs/core");
  const files = await bundledObjects(RELOADED);
  await writePack(pack, files, 1);
  await using store = await openKnowledge({
    roots: [join(dir, "packs"), join(dir, "data/knowledge")],
    stateDir: join(dir, "data/state"),
    warm: [],
    hostVersion: VERSION,
  });
  const times: number[] = [];
  let longest = 0;
  for (let version = 2; version < 7; version++) {
    await writePack(pack, files, version);
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const began = performance.now();
    await store.rescan();
    times.push(performance.now() - began);
    longest = Math.max(longest, loop.max / 1e6);
    loop.disable();
  }
  await rm(dir, { recursive: true });
  const name = `knowledge: reload of ${files.length} changed objects`;
  return [
    limited(`${name}, median`, medianOf(times), RELOAD_MS),
    { name: `${name}, longest hold of the event loop`, value: longest, unit: "ms" },
  ];
}

async function promotes(): Promise<BenchRow[]> {
  const dir = await mkdtemp(join(tmpdir(), "bench-promote-"));
  const rows: BenchRow[] = [];
  {
    await using host = await startHost({ data: dir, knowledge: LIBRARY });
    const first = await chat(host.url);
    rows.push({ name: "knowledge: first chat right after a start", value: first, unit: "ms" });
    await delay(SETTLED_MS);
    for (const [name, make, target] of [
      ["a grep_rule", ruleOf, RULE_MS],
      ["a critical grep_rule", graveRuleOf, RULE_MS],
      ["a rag_doc", documentOf, DOCUMENT_MS],
    ] as const) {
      const { times, slowest } = await measure(host.url, make);
      const what = `knowledge: promote of ${name} with the full library`;
      rows.push(limited(`${what}, median`, medianOf(times), target));
      rows.push(limited(`${what}, slowest chat meanwhile`, slowest, SLOWEST_CHAT_MS));
    }
  }
  await rm(dir, { recursive: true });
  return rows;
}

async function measure(
  url: string,
  make: (n: number) => object,
): Promise<{ times: number[]; slowest: number }> {
  const done = new AbortController();
  const chats = chatUntil(url, done.signal);
  const times: number[] = [];
  for (let n = 0; n < PROMOTES; n++) {
    const began = performance.now();
    await send(`${url}/api/knowledge/promote`, make(n));
    times.push(performance.now() - began);
    await delay(20);
  }
  done.abort();
  return { times, slowest: await chats };
}

/** Twenty chats a second; how long the slowest took. */
async function chatUntil(url: string, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  while (!signal.aborted) {
    slowest = Math.max(slowest, await chat(url));
    await delay(50);
  }
  return slowest;
}

/** How long one takes. */
async function chat(url: string): Promise<number> {
  const began = performance.now();
  await send(`${url}/api/chat/send`, {
    messages: [{ role: "user", content: "Placement fee 50,000 pesos, we keep your passport." }],
    toggles: { persona: true, grep: true, rag: true, tools: true },
  });
  return performance.now() - began;
}

async function send(url: string, body: object): Promise<void> {
  const reply = await fetch(url, {
    method: "POST",
    // A connection kept open may be closed by the host just when it is used again.
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`);
}

function ruleOf(n: number, severity = "medium"): object {
  const id = `bench-${severity}-${n}`;
  return {
    schema_version: "1.0",
    knowledge_object_type: "grep_rule",
    id,
    version: "v1",
    content: {
      rule_id: id.replaceAll("-", "_"),
      category: "illegal_fees",
      severity,
      pattern: `\\bzorb${n}\\w* (fee|charge)s?\\b`,
      description: "A made-up fee is asked.",
      examples: [`Pay the zorb${n} fee.`, `A zorb${n} charge is due.`, `All zorb${n} fees.`],
    },
    tags: ["status:reviewed", "indicator:illegal_fees", "lang:en"],
    extensions: { negative_examples: ["No fee.", "The bus fare is due.", "A school charge."] },
  };
}

function graveRuleOf(n: number): object {
  return ruleOf(n, "critical");
}

function documentOf(n: number): object {
  return {
    schema_version: "1.0",
    knowledge_object_type: "rag_doc",
    id: `bench-doc-${n}`,
    version: "v1",
    content: {
      title: `Made-up Act ${n}`,
      jurisdiction: "INT",
      doc_type: "law",
      text: `Art. ${n}: the zorb${n} shall be borne by the employer and never by the worker. `.repeat(
        20,
      ),
    },
    tags: ["status:reviewed"],
  };
}

function limited(name: string, value: number, target: number): BenchRow {
  return { name, value, unit: "ms", target, ok: value < target };
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.table(await run());
