import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isHeldBack } from "../../host/classifier/labelled-text.ts";
import { showProgress } from "../../host/commands/progress.ts";
import { readSet } from "../../host/commands/train/lessons.ts";
import { classifierFigures, figuresByLanguage } from "./classifier.ts";
import { isMet, type Figure } from "./figures.ts";
import { judgeAll, knowledgeOf } from "./judged.ts";

const HELP = `Measures how right the service is on labelled texts, against the committed baseline.

Usage: npm run evaluate [-- options]

  --seen          the half that was looked at; else the half that is held back
  --packs DIR     judges these packs instead of the bundled ones, as before a release
  --json FILE     writes the figures as JSON
  --baseline      writes bench/quality/baseline.json, the committed figures
  --help          this text

Exit code: 0, or 1 when a figure fell below the lower end of its baseline's interval.
`;

const OPTIONS = {
  seen: { type: "boolean", default: false },
  packs: { type: "string" },
  json: { type: "string" },
  baseline: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const ROOT = join(import.meta.dirname, "../..");
const BASELINE = join(import.meta.dirname, "baseline.json");

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const knowledge = await knowledgeOf([values.packs ?? join(ROOT, "knowledge")]);
  const texts = (await readSet(join(ROOT, "bench/quality/texts"))).filter(
    (text) => isHeldBack(text) !== values.seen,
  );
  const progress = showProgress("Judging");
  const judged = await judgeAll(texts, knowledge, (done) => progress.at(done, texts.length));
  progress.stop();
  const figures = [...classifierFigures(judged), ...figuresByLanguage(judged)];
  const before = await baseline();
  console.table(figures.map((figure) => rowOf(figure, before.get(figure.name))));
  if (values.json !== undefined) await writeFile(values.json, jsonOf(figures));
  if (values.baseline) await writeFile(BASELINE, jsonOf(figures));
  const fallen = values.seen
    ? []
    : figures.filter((each) => hasFallen(each, before.get(each.name)));
  for (const { name, value } of fallen)
    process.stdout.write(
      `fell: ${name} is ${percent(value)}, was ${percent(before.get(name)?.value ?? 0)}\n`,
    );
  return fallen.length > 0 && !values.baseline ? 1 : 0;
}

/** Fewer false alarms and a smaller error are better; of everything else, more is. */
function hasFallen({ name, value }: Figure, before: Figure | undefined): boolean {
  if (before === undefined) return false;
  const isLessBetter = /false alarms|error|on lawful texts/.test(name);
  return isLessBetter ? value > before.high : value < before.low;
}

function rowOf(figure: Figure, before: Figure | undefined): object {
  const { name, value, low, high, n, target } = figure;
  return {
    name,
    value: percent(value),
    "95 %": `${percent(low)} – ${percent(high)}`,
    n,
    target:
      target === undefined ? "" : `${target.at === "least" ? "≥" : "≤"} ${percent(target.value)}`,
    met: isMet(figure) ?? "",
    baseline: before === undefined ? "" : percent(before.value),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function jsonOf(figures: readonly Figure[]): string {
  return `${JSON.stringify(figures, null, 2)}\n`;
}

async function baseline(): Promise<ReadonlyMap<string, Figure>> {
  const text = await readFile(BASELINE, "utf8").catch(() => "[]");
  const figures: readonly Figure[] = JSON.parse(text);
  return new Map(figures.map((figure) => [figure.name, figure]));
}

process.exitCode = await main();
