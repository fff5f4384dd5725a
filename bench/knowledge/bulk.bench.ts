import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startHost } from "../../host/curation/started-host.fixture.ts";
import type { BenchRow } from "../row.ts";
import { FILES, writeBulkPack } from "./bulk-pack.ts";
import { pooledPost } from "./pooled-post.ts";

const PER_SECOND = 200;
const IDLE_MS = 3000;
const WARM_MS = 15_000;
const WATCHED_MS = 30_000;
const SLOWEST_MS = 25;

/** What requests notice when 5,000 files change at once: failed ones, revisions seen, and the slowest in a hundred. */
export async function run(): Promise<BenchRow[]> {
  const dir = await mkdtemp(join(tmpdir(), "bench-bulk-"));
  const pack = join(dir, "packs/core");
  await writeBulkPack(pack, 1);
  const rows: BenchRow[] = [];
  {
    await using host = await startHost({ data: join(dir, "data"), knowledge: join(dir, "packs") });
    const ask = pooledPost(`${host.url}/api/chat/send`);
    await load(ask, WARM_MS);
    const idle = await load(ask, IDLE_MS);
    const watching = load(ask, WATCHED_MS);
    await delay(500);
    await writeBulkPack(pack, 2);
    const busy = await watching;
    rows.push(...rowsOf(idle, busy));
  }
  await rm(dir, { recursive: true });
  return rows;
}

interface Load {
  readonly times: readonly number[];
  readonly failed: number;
  readonly revisions: ReadonlySet<string>;
}

/** Two hundred chats a second for so long, each sent on time whether or not the ones before were answered. */
async function load(ask: Ask, ms: number): Promise<Load> {
  const times: number[] = [];
  const revisions = new Set<string>();
  let failed = 0;
  const one = async (): Promise<void> => {
    const began = performance.now();
    const revision = await revisionOf(ask).catch(() => null);
    if (revision === null) failed += 1;
    else revisions.add(revision);
    times.push(performance.now() - began);
  };
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < (ms / 1000) * PER_SECOND; n++) {
    await delay(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()));
    running.push(one());
  }
  await Promise.all(running);
  return { times, failed, revisions };
}

type Ask = ReturnType<typeof pooledPost>;

/** The revision of the knowledge that answered. */
async function revisionOf(ask: Ask): Promise<string> {
  const { status, text } = await ask({
    messages: [{ role: "user", content: "Placement fee 50,000 pesos, we keep your passport." }],
    toggles: { grep: true, rag: true, tools: true },
  });
  const revision = /"revision":"([0-9a-f]+)"/.exec(text)?.[1];
  if (status !== 200 || revision === undefined) throw new Error(`answered ${status}`);
  return revision;
}

function rowsOf(idle: Load, busy: Load): BenchRow[] {
  const [quiet, loaded] = [p99Of(idle.times), p99Of(busy.times)];
  const target = Math.max(3 * quiet, SLOWEST_MS);
  const generations = busy.revisions.size - 1;
  const name = `knowledge: ${FILES} files changed at ${PER_SECOND} requests a second:`;
  return [
    {
      name: `${name} generations`,
      value: generations,
      unit: "",
      target: 2,
      ok: generations <= 2 && generations > 0,
    },
    {
      name: `${name} failed requests`,
      value: busy.failed,
      unit: "",
      target: 0,
      ok: busy.failed === 0,
    },
    { name: `${name} p99 before`, value: quiet, unit: "ms" },
    { name: `${name} p99 meanwhile`, value: loaded, unit: "ms", target, ok: loaded <= target },
  ];
}

function p99Of(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.table(await run());
