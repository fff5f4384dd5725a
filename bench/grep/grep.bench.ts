import { Bench } from "tinybench";
import { foldText } from "../../host/matching/folding/fold.ts";
import { Scanner } from "../../host/matching/scanner.ts";
import type { BenchRow } from "../row.ts";
import { adverts, sampleMessages } from "../samples.ts";
import { hostileRows } from "./hostile.ts";
import { permutedPatterns } from "./permuted.ts";
import { compileAll, oneByOne, ruleSources, runOneByOne, sourceOf } from "./subjects.ts";

/** Stands for real adverts on a checkout without them. */
const SYNTHETIC =
  "We are looking for a motivated nurse to join our growing team. The candidate works with patients and doctors, earns a fair salary and has 25 days of leave. Experience of three years and a clean record are required; training is provided. ".repeat(
    12,
  );

/** Longer patterns are lists of words; exchanged at random they say nothing about rules as people write them. */
const LONGEST_PERMUTED = 160;

/** Figures of the grep layer: against V8 one by one, over rules, over text length, and the worst hold of the event loop. */
export async function run(): Promise<readonly BenchRow[]> {
  const posts = (await adverts())?.filter(({ fraudulent }) => !fraudulent).map(({ text }) => text);
  const offers = (await sampleMessages())?.filter(({ stance }) => stance === "offer");
  const texts = posts ?? [SYNTHETIC];
  const kind = posts === undefined ? "synthetic adverts" : "genuine adverts";
  const sources = await ruleSources();
  const patterns = sources
    .flatMap((source) => source.patterns.map(({ pattern }) => pattern))
    .filter((pattern) => pattern.length <= LONGEST_PERMUTED);
  const permuted = (count: number) =>
    quietRules(
      permutedPatterns(patterns, { count: Math.ceil(count * 1.3), seed: count }),
      texts,
    ).slice(0, count);
  const rules = compileAll(sources);
  const rows = [
    ...(await against(`${rules.length} rules, ${kind}`, { rules, texts, least: 2 })),
    ...(await against(`150 rules, ${kind}`, { rules: permuted(150), texts, least: 5 })),
  ];
  if (offers !== undefined) {
    const offerTexts = offers.map(({ text }) => text);
    rows.push(
      ...(await against(`${rules.length} rules, offers`, { rules, texts: offerTexts, least: 1 })),
    );
  }
  rows.push(...(await manyRules(texts, permuted)), ...(await growth(texts, rules)));
  return [...rows, ...(await hostileRows(rules))];
}

/** The rules that fire on at most 2 % of the texts: words exchanged at random make rules no curator would keep. */
function quietRules(patterns: readonly string[], texts: readonly string[]): Rules {
  const rules = compileAll(patterns.map(sourceOf));
  const scanner = new Scanner(rules);
  const fired = new Map<number, number>();
  for (const text of texts) {
    for (const { rule } of scanner.scanNow(foldText(text)))
      fired.set(rule, (fired.get(rule) ?? 0) + 1);
  }
  return rules.filter((_, index) => (fired.get(index) ?? 0) <= Math.max(1, texts.length / 50));
}

type Rules = ReturnType<typeof compileAll>;

interface Comparison {
  readonly rules: Rules;
  readonly texts: readonly string[];
  /** How many times as fast we must be. */
  readonly least: number;
}

/** Fold and scan, against the same patterns run one by one over the text folded before. */
async function against(name: string, { rules, texts, least }: Comparison): Promise<BenchRow[]> {
  const scanner = new Scanner(rules);
  const naive = oneByOne(rules);
  const folded = texts.map((text) => foldText(text).folded);
  const [ours = 0, theirs = 0] = await medians({
    ours: async () => {
      for (const text of texts) await scanner.scan(foldText(text));
    },
    theirs: () => {
      for (const text of folded) runOneByOne(naive, text);
    },
  });
  const ratio = theirs / ours;
  return [
    { name: `grep: ${name}`, value: (ours / texts.length) * 1000, unit: "µs/text" },
    {
      name: `grep: ${name}, V8 one by one`,
      value: (theirs / texts.length) * 1000,
      unit: "µs/text",
    },
    {
      name: `grep: ${name}, as fast as V8`,
      value: ratio,
      unit: "×",
      target: least,
      ok: ratio >= least,
    },
  ];
}

/** Median milliseconds of each task, run in turns so that both see the same machine. */
async function medians(tasks: Readonly<Record<string, () => unknown>>): Promise<number[]> {
  const bench = new Bench({ time: 300, warmupTime: 100, iterations: 8, warmupIterations: 3 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();
  return bench.tasks.map(({ result }) => ("latency" in result ? result.latency.p50 : Number.NaN));
}

async function manyRules(
  texts: readonly string[],
  permuted: (count: number) => Rules,
): Promise<BenchRow[]> {
  const scanners = [100, 5000].map((count) => new Scanner(permuted(count)));
  const [few = 0, many = 0] = await medians(
    Object.fromEntries(
      scanners.map((scanner) => [
        `${scanner.size} rules`,
        async () => {
          for (const text of texts) await scanner.scan(foldText(text));
        },
      ]),
    ),
  );
  const value = many / few;
  return [{ name: "grep: 5,000 rules against 100", value, unit: "×", target: 3, ok: value <= 3 }];
}

/** The same megabyte in pieces of each size, so many of each at most, evenly over it: what stands in a text costs more than its length. */
const MOST_PIECES = 64;

/** Cost per KB of a megabyte whole against the same in pieces of 1 KB: 1 is linear. */
async function growth(texts: readonly string[], rules: Rules): Promise<BenchRow[]> {
  const scanner = new Scanner(rules);
  const all = texts.join(" ");
  const long = all.repeat(Math.ceil((1 << 20) / all.length)).slice(0, 1 << 20);
  const rows: BenchRow[] = [];
  let first = 0;
  for (const kilobytes of [1, 16, 128, 1024]) {
    const pieces = piecesOf(long, kilobytes * 1024);
    const [time = 0] = await medians({
      scan: async () => {
        for (const piece of pieces) await scanner.scan(foldText(piece));
      },
    });
    const perKilobyte = (time / (kilobytes * pieces.length)) * 1000;
    first ||= perKilobyte;
    const value = perKilobyte / first;
    rows.push({ name: `grep: ${kilobytes} KB of text`, value: perKilobyte, unit: "µs/KB" });
    if (kilobytes === 1024) {
      rows.push({
        name: "grep: cost per KB, 1 MB against 1 KB",
        value,
        unit: "×",
        target: 3,
        ok: value <= 3,
      });
    }
  }
  return rows;
}

function piecesOf(text: string, size: number): readonly string[] {
  const count = Math.min(MOST_PIECES, Math.floor(text.length / size));
  const step = Math.floor(text.length / count);
  return Array.from({ length: count }, (_, at) => text.slice(at * step, at * step + size));
}
