import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LayerName } from "../../schemas/http/chat.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import type { Layer } from "../../host/contract/layer.ts";
import { loadTool } from "../../host/discover/load.ts";
import { findTools } from "../../host/discover/scan.ts";
import { openKnowledge } from "../../host/knowledge/store.ts";
import { openLayers, WARM } from "../../host/layers/open.ts";
import { foldText } from "../../host/matching/folding/fold.ts";
import { lastUserMessage } from "../../host/message/last-user-message.ts";
import { runLayers } from "../../host/pipeline.ts";
import { routeHabits } from "../../host/reading/sides/route-habits.ts";
import { REASONING_WARM, reasonOver } from "../../host/reasoning/reason.ts";
import { togglesFor } from "../../host/try-layers.ts";
import { VERSION } from "../../host/version.ts";
import { readingSteps } from "../../host/message/whole-reading.ts";
import type { BenchRow } from "../row.ts";
import { HOSTILE_TEXTS, longestHold } from "../hold.ts";
import { adverts, sampleMessages } from "../samples.ts";

const ROOT = join(import.meta.dirname, "../..");
const ROUNDS = 30;
const LAYERS: readonly LayerName[] = ["persona", "grep", "rag", "tools"];
const TOGGLES = togglesFor(LAYERS);

/** Times persona, grep, rag and tools together, as a request runs them. */
export async function run(): Promise<BenchRow[]> {
  const messages = await sampleMessages();
  const posts = await adverts();
  if (messages === null || posts === null) return [];
  const state = await mkdtemp(join(tmpdir(), "bench-"));
  await using knowledge = await openKnowledge({
    roots: [join(ROOT, "knowledge"), join(state, "knowledge")],
    stateDir: join(state, "state"),
    warm: [...WARM, ...REASONING_WARM, routeHabits],
    hostVersion: VERSION,
  });
  const tools = await Promise.all((await findTools([join(ROOT, "tools")])).map(loadTool));
  const layers = openLayers({
    tools: () => tools,
  });
  const bench = { layers, knowledge: knowledge.current() };
  const short = await timesOf(
    messages.map(({ text }) => text),
    bench,
  );
  const long = await timesOf(
    posts.map(({ text }) => text),
    bench,
  );
  const holds = await holdRows(bench);
  await rm(state, { recursive: true, force: true });
  return [
    target("all layers, 36 samples, median", quantile(short, 0.5), 0.25),
    { name: "all layers, 36 samples, p95", value: quantile(short, 0.95), unit: "ms" },
    target("all layers, 180 adverts, median", quantile(long, 0.5), 0.8),
    target("all layers, 180 adverts, p95", quantile(long, 0.95), 3),
    ...holds,
  ];
}

/** The longest stretch without a turn of the event loop on each hostile text of 64 KB, the second time it comes. */
async function holdRows(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    await timeOf(text, bench);
    const { hold } = await longestHold(() => timeOf(text, bench));
    rows.push(target(`all layers: longest hold, 64 KB of ${name}`, hold, 50));
  }
  return rows;
}

interface Bench {
  readonly layers: readonly Layer[];
  readonly knowledge: Snapshot;
}

async function timesOf(texts: readonly string[], bench: Bench): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of texts) {
      const elapsed = await timeOf(text, bench);
      // The first rounds compile; what counts is a service that runs.
      if (round >= ROUNDS / 3) times.push(elapsed);
    }
  return times.toSorted((a, b) => a - b);
}

async function timeOf(text: string, { layers, knowledge }: Bench): Promise<number> {
  const messages = [{ role: "user" as const, content: text }];
  const started = performance.now();
  const last = lastUserMessage(messages);
  if (last === null) throw new Error("no user turn");
  await runLayers(
    layers,
    {
      messages,
      toggles: TOGGLES,
      allowed: LAYERS,
      knowledge,
      last,
      signal: new AbortController().signal,
    },
    {
      fold: foldText,
      read: readingSteps,
      reason: reasonOver,
      onLayerError(layer, error) {
        throw new Error(`the ${layer} layer failed`, { cause: error });
      },
    },
  );
  return performance.now() - started;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

function target(name: string, value: number, most: number): BenchRow {
  return { name, value, unit: "ms", target: most, ok: value < most };
}
