import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { canonicalText } from "../../host/knowledge/text/canonical.ts";
import { openKnowledge, type KnowledgeStore } from "../../host/knowledge/store.ts";
import { openArchive } from "../../host/packs/archives/archive.ts";
import { openPacks, recoverPacks } from "../../host/packs/open.ts";
import { rawZip } from "../../host/packs/archives/raw-zip.fixture.ts";
import { VERSION } from "../../host/version.ts";
import type { Packs } from "../../host/contract/packs.ts";
import type { BenchRow } from "../row.ts";

const OBJECTS = 10_000;
const ROUND_TRIP_S = 20;
const ROUND_TRIP_MB = 500;
const HOSTILE_S = 2;

/** Seconds and megabytes of a round trip of 10,000 objects (export, import on an empty host, export), and of the most costly hostile ZIP. */
export async function run(): Promise<BenchRow[]> {
  const dir = await mkdtemp(join(tmpdir(), "bench-packs-"));
  try {
    // Each host in a process of its own: what others left in memory is not counted.
    const out = await inProcess("out", dir);
    const back = await inProcess("back", dir);
    const megabytes = Math.max(out.megabytes, back.megabytes);
    const name = `packs: ${OBJECTS} objects out, into an empty host, and out again`;
    return [
      limited(name, { value: out.seconds + back.seconds, unit: "s" }, ROUND_TRIP_S),
      limited(`${name}, peak memory`, { value: megabytes, unit: "MB" }, ROUND_TRIP_MB),
      await worstHostile(),
    ];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

interface Leg {
  readonly seconds: number;
  /** Peak of the resident set. */
  readonly megabytes: number;
}

async function inProcess(leg: "out" | "back", dir: string): Promise<Leg> {
  const args = [import.meta.filename, leg, dir];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Leg;
}

/** The first host writes what it exports to a file; the second imports that and exports the same bytes. */
async function runLeg(leg: string, dir: string): Promise<Leg> {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const { store, packs } = await openHost(join(dir, leg));
  const file = join(dir, "out.zip");
  const zip = leg === "out" ? bigPack() : await readFile(file);
  if (leg === "out") await packs.install(zip);
  const began = performance.now();
  const done = leg === "out" ? null : await packs.install(zip);
  const exported = await packs.export();
  const seconds = (performance.now() - began) / 1000;
  if (leg === "out") await writeFile(file, exported?.bytes ?? "");
  else if (exported === null || !exported.bytes.equals(zip))
    throw new Error(`the round trip changed something: ${JSON.stringify(done).slice(0, 500)}`);
  await store[Symbol.asyncDispose]();
  clearInterval(sampling);
  return { seconds, megabytes: peak / (1024 * 1024) };
}

async function worstHostile(): Promise<BenchRow> {
  // Only now: the bombs among them are heavy.
  const { hostileZips } = await import("../../host/packs/archives/hostile.fixture.ts");
  let worst = 0;
  for (const { zip } of hostileZips()) {
    const began = performance.now();
    await openArchive(zip, { hostVersion: VERSION, keys: [] });
    worst = Math.max(worst, (performance.now() - began) / 1000);
  }
  return limited(
    "packs: refusing the most costly hostile ZIP",
    { value: worst, unit: "s" },
    HOSTILE_S,
  );
}

async function openHost(dataDir: string): Promise<{ store: KnowledgeStore; packs: Packs }> {
  const roots = [join(dataDir, "knowledge")];
  await recoverPacks(roots, dataDir);
  const store = await openKnowledge({
    roots,
    stateDir: join(dataDir, "state"),
    warm: [],
    hostVersion: VERSION,
  });
  const packs = openPacks({
    store,
    roots,
    dataDir,
    hostVersion: VERSION,
    keys: [],
    pins: new Map(),
    keep: 5,
    engine: null,
    tryRules: () => Promise.resolve([]),
  });
  return { store, packs };
}

/** Documents of about 1.3 KB. */
function bigPack(): Buffer {
  const pack = {
    name: "big",
    version: "1.0.0",
    schema_version: "1.0",
    minimum_host_version: VERSION,
    title: "Many documents",
    license: "CC0-1.0",
    maintainers: ["bench"],
  };
  const documents = Array.from({ length: OBJECTS }, (_, index) => {
    const words = Array.from({ length: 150 }, (__, at) => `word${(index * 31 + at * 7) % 997}`);
    const id = `document-${index}`;
    const data = canonicalText({
      schema_version: "1.0",
      knowledge_object_type: "rag_doc",
      id,
      version: "v1",
      content: { title: `Law ${index}`, text: words.join(" "), jurisdiction: "PH" },
      tags: ["status:reviewed"],
    });
    return { name: `rag_doc/${id}.json`, data, stored: true };
  });
  return rawZip([{ name: "pack.json", data: canonicalText(pack) }, ...documents]);
}

function limited(
  name: string,
  { value, unit }: Pick<BenchRow, "value" | "unit">,
  target: number,
): BenchRow {
  return { name, value, unit, target, ok: value <= target };
}

const [leg, dir] = process.argv.slice(2);
if (import.meta.main && leg !== undefined && dir !== undefined)
  console.log(JSON.stringify(await runLeg(leg, dir)));
