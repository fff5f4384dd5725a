import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchRow } from "../row.ts";
import { measureLoad, startServer, type Cost } from "./measured-server.ts";
import { shortTexts } from "./short-texts.ts";

const PATH = "/api/classifier/evaluate";
const CONNECTIONS = 8;
const WARM_MS = 15_000;
const MEASURED_MS = 10_000;
/** Texts of which no two are the same; more than are sent in a measurement. */
const DISTINCT = 40_000;
/** Texts that come again and again, as spam does. */
const AGAIN = 20;

/** What form A costs over HTTP with the full library, beside a bare Koa route that reads the same JSON in the same run; the load is made by a second process. The targets are for texts of which no two are the same. */
export async function run(): Promise<BenchRow[]> {
  const texts = await shortTexts();
  const distinct = Array.from({ length: DISTINCT }, (_, n) =>
    bodyOf(`${texts[n % texts.length]} ${n}`),
  );
  const again = texts.slice(0, AGAIN).map(bodyOf);
  const dir = await mkdtemp(join(tmpdir(), "bench-classifier-"));
  try {
    const [bare] = await costsOf("bench/classifier/bare-koa.ts", {}, [distinct]);
    const env = { HARNESS_DATA: join(dir, "data") };
    const [full, wave] = await costsOf("host/main.js", env, [distinct, again]);
    if (bare === undefined || full === undefined || wave === undefined) return [];
    return rowsOf(full, wave, bare);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function bodyOf(content_text: string): string {
  return JSON.stringify({ content_text });
}

function rowsOf(full: Cost, wave: Cost, bare: Cost): BenchRow[] {
  const share = (full.perSecond / bare.perSecond) * 100;
  return [
    { name: rowName("requests a second"), unit: "/s", ...atLeast(full.perSecond, 2500) },
    { name: rowName("server CPU a request"), unit: "ms", ...atMost(full.cpu, 0.38) },
    { name: rowName("against a bare Koa route"), unit: "%", ...atLeast(share, 7) },
    { name: rowName("99 of 100 answered in"), unit: "ms", ...atMost(full.p99, 10) },
    { name: rowName("refused or failed"), unit: "requests", ...atMost(full.failed, 0) },
    { name: rowName("an answer has"), unit: "bytes", value: full.bytes },
    { name: waveName("requests a second"), unit: "/s", value: wave.perSecond },
    { name: waveName("server CPU a request"), unit: "ms", value: wave.cpu },
    { name: waveName("99 of 100 answered in"), unit: "ms", value: wave.p99 },
    { name: "bare Koa route: requests a second", unit: "/s", value: bare.perSecond },
    { name: "bare Koa route: server CPU a request", unit: "ms", value: bare.cpu },
  ];
}

function waveName(what: string): string {
  return `classifier, form A, ${AGAIN} texts again and again: ${what}`;
}

function rowName(what: string): string {
  return `classifier, form A, short texts: ${what}`;
}

function atLeast(value: number, target: number): Pick<BenchRow, "value" | "target" | "ok"> {
  return { value, target, ok: value >= target };
}

function atMost(value: number, target: number): Pick<BenchRow, "value" | "target" | "ok"> {
  return { value, target, ok: value <= target };
}

/** What each load costs a server, once it is warm. */
async function costsOf(
  script: string,
  env: Readonly<Record<string, string>>,
  loads: readonly (readonly string[])[],
): Promise<readonly Cost[]> {
  await using server = await startServer(script, env);
  const order = { path: PATH, connections: CONNECTIONS };
  await measureLoad(server, { ...order, bodies: loads[0] ?? [], ms: WARM_MS });
  const costs: Cost[] = [];
  for (const bodies of loads)
    costs.push(await measureLoad(server, { ...order, bodies, ms: MEASURED_MS }));
  return costs;
}
