import { pathToFileURL } from "node:url";
import { Bench } from "tinybench";
import { indexDocuments, type Retrieval } from "../../host/retrieval/retrieval.ts";
import { passagesOf, type SourceDocument } from "../../host/retrieval/text/passages.ts";
import { weighPassages } from "../../host/retrieval/index/weights.ts";
import type { BenchRow } from "../row.ts";
import { permutedDocuments, QUERIES } from "./corpus.ts";

const SIZES = [50, 2_000, 20_000];
/** Milliseconds a query may take at 20,000 passages. */
const TARGET_MS = 2;

/** Milliseconds per query at 50, 2,000 and 20,000 passages, and how much longer wink's own search takes in the same run. */
export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await measure(size)));
  return rows;
}

async function measure(size: number): Promise<BenchRow[]> {
  const documents = permutedDocuments(size);
  const started = performance.now();
  const library = indexDocuments(documents);
  const built = performance.now() - started;
  const wink = weighPassages(documents.flatMap(passagesOf));
  const bench = new Bench({ time: 400, warmupTime: 100 });
  bench
    .add(
      "find",
      turn((query) => findOne(library, query)),
    )
    .add(
      "search",
      turn(({ text }) => library.search(text, 10)),
    )
    .add(
      "wink",
      turn(({ text }) => wink.search(text, 10)),
    );
  await bench.run();
  const [find, search, winkSearch] = bench.tasks.map(medianOf);
  return rowsOf(documents, { built, find: find ?? 0, search: search ?? 0, wink: winkSearch ?? 0 });
}

type Message = (typeof QUERIES)[number];

/** Takes the messages in turn, so that each run of the bench asks another one. */
function turn(ask: (query: Message) => unknown): () => void {
  let next = 0;
  return () => {
    ask(QUERIES[next % QUERIES.length] as Message);
    next += 1;
  };
}

function findOne(library: Retrieval, { text, topics, countries }: Message): unknown {
  const request = { text, topics, countries: new Set(countries), language: null };
  return library.find({ ...request, concepts: [], custom: [], open: true, limit: 5 });
}

function medianOf({ result }: Bench["tasks"][number]): number {
  return "latency" in result ? result.latency.p50 : Number.NaN;
}

interface Times {
  readonly built: number;
  readonly find: number;
  readonly search: number;
  readonly wink: number;
}

function rowsOf({ length }: readonly SourceDocument[], times: Times): BenchRow[] {
  const name = (what: string) => `retrieval, ${length} passages: ${what}`;
  const limit = { target: TARGET_MS, ok: times.find < TARGET_MS };
  return [
    { name: name("a whole query, median"), value: round(times.find), unit: "ms", ...limit },
    { name: name("BM25 alone, median"), value: round(times.search), unit: "ms" },
    { name: name("wink's search, median"), value: round(times.wink), unit: "ms" },
    { name: name("wink / BM25 alone"), value: round(times.wink / times.search), unit: "×" },
    { name: name("building the index"), value: round(times.built), unit: "ms" },
  ];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.table(await run());
