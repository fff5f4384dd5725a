import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PackRefused } from "../../host/commands/pack/source.ts";
import { showProgress } from "../../host/commands/running/progress.ts";
import { runCommand, UsageError } from "../../host/commands/running/run-command.ts";
import type { Snapshot } from "../../host/contract/knowledge.ts";
import { judgeOver } from "./gate.ts";
import { readBaseline } from "./baseline.ts";
import { fallenBelow, fallenWords, rowOf, type Changed, type Fallen } from "./comparison.ts";
import { evaluate, readSets, type Evaluation, type OnWork, type Sets } from "./evaluation.ts";
import type { Figure } from "./figures.ts";
import { knowledgeOf } from "./judged.ts";
import { measureLift } from "./measures/lift.ts";
import { pageOf } from "./page/page.ts";
import { unmeasured } from "./measures/shared-samples.ts";

const HELP = `Measures how right the service is: classifier and rules on labelled texts, law found for questions, routes
and caps, the grader, the anonymizer; against the committed baseline. Some minutes of one core; with a pack,
twice that.

Usage: npm run evaluate [-- options] [pack]

  pack            a ZIP, a pack's folder or a bundled pack's name: judged over the bundled packs, in place of
                  the one of its name, and held against them text by text
  --seen          the half of the texts that was looked at; else the half that is held back
  --packs DIR     judges the packs of this folder instead of the bundled ones
  --json FILE     writes the figures as JSON
  --html FILE     writes them as a page with plots
  --baseline      writes bench/quality/baseline.json, the committed figures
  --engine NAME   instead of all that: what the harness adds to answers of composer, llama or openai; the
                  variables of npm start -- --help say which model
  --n N           prompts for --engine (default 40)
  --help          this text

Exit code: 0; 1 when a figure fell below the lower end of its baseline's interval, when one is no number or is not
measured any more, when one is worse with the pack than without, or when the pack is refused; 2 when it was asked
wrongly or the baseline cannot be read.
`;

const OPTIONS = {
  seen: { type: "boolean", default: false },
  packs: { type: "string" },
  json: { type: "string" },
  html: { type: "string" },
  baseline: { type: "boolean", default: false },
  engine: { type: "string" },
  n: { type: "string", default: "40" },
  help: { type: "boolean", short: "h", default: false },
} as const;

const BUNDLED = join(import.meta.dirname, "../../knowledge");
const BASELINE = join(import.meta.dirname, "baseline.json");
const MOST_TOLD = 40;

type Values = ReturnType<typeof parse>["values"];

async function main(): Promise<number> {
  const { values, positionals } = parse();
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (positionals.length > 1) throw new UsageError("one pack at a time; --help tells more");
  if (values.engine !== undefined) return liftOf(values, values.engine);
  const [pack] = positionals;
  if (pack !== undefined && (values.packs !== undefined || values.baseline))
    throw new UsageError("a pack is judged over the bundled ones, without --packs and --baseline");
  try {
    return pack === undefined ? await judgeLibrary(values) : await judgePack(pack, values);
  } catch (error) {
    if (!(error instanceof PackRefused)) throw error;
    for (const { file, path, message } of error.problems)
      process.stderr.write(`${[file, path, message].filter(Boolean).join("  ")}\n`);
    return 1;
  }
}

function parse() {
  return parseArgs({ allowPositionals: true, options: OPTIONS });
}

async function judgeLibrary(values: Values): Promise<number> {
  const before = await beforeOf(values);
  const knowledge = await knowledgeOf([values.packs ?? BUNDLED]);
  const sets = await readSets(values.seen);
  const progress = showWork();
  const evaluation = await evaluate(knowledge, sets, progress.at);
  progress.stop();
  const missing = new Set(tellMissing(sets));
  const [kept, held] = partedBy(before, missing);
  const fallen = values.seen ? [] : fallenBelow(evaluation.figures, held);
  await tell({ values, knowledge, evaluation, before, fallen, changed: [], title: "Evaluation" });
  if (!values.baseline) return fallen.length > 0 ? 1 : 0;
  const figures = [...evaluation.figures, ...kept];
  const unusable = figures.find(({ value }) => !Number.isFinite(value));
  if (unusable !== undefined) throw new Error(`${unusable.name} is no number; nothing was written`);
  await writeFile(BASELINE, jsonOf(figures));
  return 0;
}

/** What the figures are held against; where it is written anew, only what can be read of it. */
async function beforeOf({ seen, baseline }: Values): Promise<ReadonlyMap<string, Figure>> {
  const none: ReadonlyMap<string, Figure> = new Map();
  if (seen) return none;
  return baseline ? readBaseline(BASELINE).catch(() => none) : readBaseline(BASELINE);
}

/** Says once which figures a checkout without the shared samples does not give. */
function tellMissing({ samples }: Sets): readonly string[] {
  const missing = unmeasured(samples);
  if (missing.length > 0)
    process.stdout.write(
      `not measured, as the shared samples are not beside the project: ${missing.join("; ")}\n`,
    );
  return missing;
}

/** The figures of these names, and the others by name. */
function partedBy(
  before: ReadonlyMap<string, Figure>,
  names: ReadonlySet<string>,
): [readonly Figure[], ReadonlyMap<string, Figure>] {
  const kept = [...before.values()].filter(({ name }) => names.has(name));
  return [kept, new Map([...before].filter(([name]) => !names.has(name)))];
}

async function judgePack(pack: string, values: Values): Promise<number> {
  const sets = await readSets(values.seen);
  const progress = showWork();
  const judgement = await judgeOver(pack, { bundled: BUNDLED, sets, onWork: progress.at });
  progress.stop();
  tellMissing(sets);
  await tell({ values, title: `Evaluation of ${pack}`, ...judgement });
  return judgement.fallen.length > 0 ? 1 : 0;
}

interface Told {
  readonly values: Values;
  readonly knowledge: Snapshot;
  readonly evaluation: Evaluation;
  readonly before: ReadonlyMap<string, Figure>;
  readonly fallen: readonly Fallen[];
  readonly changed: readonly Changed[];
  readonly title: string;
}

async function tell({ values, knowledge, evaluation, before, ...rest }: Told): Promise<void> {
  const { figures } = evaluation;
  console.table(figures.map((figure) => rowOf(figure, before.get(figure.name))));
  for (const { id, what, before: was, after } of rest.changed.slice(0, MOST_TOLD))
    process.stdout.write(`changed: ${id}, ${what}: ${was} → ${after}\n`);
  if (rest.changed.length > MOST_TOLD)
    process.stdout.write(`and ${rest.changed.length - MOST_TOLD} more texts changed\n`);
  for (const each of rest.fallen) process.stdout.write(`fell: ${fallenWords(each)}\n`);
  if (values.json !== undefined) await writeFile(values.json, jsonOf(figures));
  if (values.html !== undefined) {
    const { revision } = knowledge;
    await writeFile(values.html, pageOf({ ...rest, revision, evaluation, baseline: before }));
  }
}

/** One bar after the other, each named by what is being done. */
function showWork(): { readonly at: OnWork; readonly stop: () => void } {
  let [now, bar] = ["", showProgress("")];
  return {
    at(doing, done, total) {
      if (doing !== now) {
        bar.stop();
        [now, bar] = [doing, showProgress(doing)];
      }
      bar.at(done, total);
    },
    stop: () => bar.stop(),
  };
}

async function liftOf({ n, json }: Values, engine: string): Promise<number> {
  const count = Number(n);
  if (!Number.isInteger(count) || count < 2)
    throw new UsageError("--n takes a number of prompts from 2 on");
  const progress = showProgress("Answering");
  const figures = await measureLift({ engine, n: count, env: process.env, onPrompt: progress.at });
  progress.stop();
  console.table(figures.map((figure) => rowOf(figure, undefined)));
  if (json !== undefined) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
}

function jsonOf(figures: readonly Figure[]): string {
  return `${JSON.stringify(figures, null, 2)}\n`;
}

await runCommand(main);
