import { changeWords, headingOf } from "../../packs/change-words.ts";
import { differenceOf, type ObjectChange } from "../../packs/difference.ts";
import type { PackContent } from "../../packs/archives/pack-content.ts";
import { releaseProblems } from "../../packs/installing/release.ts";
import { showProgress } from "../running/progress.ts";
import { readOnePack } from "./source.ts";
import { verdictChanges, type VerdictChange, type Verdicts } from "./verdicts.ts";

/** Most sample texts told in words; `--json` has them all. */
const MOST_TEXTS = 20;

/** What changes for users from one pack to another, in words or as JSON. Throws as reading the packs does. */
export async function diffPacks(before: string, after: string, json: boolean): Promise<string> {
  const [older, newer] = [await readOnePack(before), await readOnePack(after)];
  const changes = differenceOf(older, newer);
  const progress = showProgress("Trying sample texts");
  const verdicts = await verdictChanges(changes, [older, newer], progress.at);
  progress.stop();
  const blocking = releaseProblems(older, newer);
  if (json) {
    const [from, to] = [older, newer].map(({ pack }) => ({
      pack: pack.name,
      version: pack.version,
    }));
    return `${JSON.stringify({ from, to, changes, verdicts, release_problems: blocking }, null, 2)}\n`;
  }
  const parts = [
    titleOf(older, newer, changes),
    ...headings(changes),
    ...verdictWords(verdicts),
    ...(blocking.length === 0
      ? []
      : [
          "",
          "Not to be released like this",
          ...blocking.map(({ file, path, message }) => `  ${file} ${path} ${message}`),
        ]),
  ];
  return `${parts.join("\n")}\n`;
}

function titleOf(older: PackContent, newer: PackContent, changes: readonly ObjectChange[]): string {
  const [was, is] = [older.pack, newer.pack];
  const counts = (["added", "changed", "withdrawn"] as const)
    .map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`)
    .join(", ");
  return `${was.name} ${was.version} → ${is.name} ${is.version}: ${changes.length === 0 ? "no object differs" : counts}`;
}

function headings(changes: readonly ObjectChange[]): string[] {
  const groups = Map.groupBy(changes, ({ leaf }) => headingOf(leaf));
  return [...groups].flatMap(([heading, group]) => [
    "",
    heading,
    ...group.flatMap((change) => {
      const [first = "", ...rest] = changeWords(change);
      return [`  ${SIGNS[change.kind]} ${first}`, ...rest.map((line) => `      ${line}`)];
    }),
  ]);
}

const SIGNS: Readonly<Record<ObjectChange["kind"], string>> = {
  added: "+",
  changed: "~",
  withdrawn: "-",
};

function verdictWords({ n_texts, changes }: Verdicts): string[] {
  if (n_texts === 0) return [];
  const shown = changes.slice(0, MOST_TEXTS).flatMap(verdictLines);
  const more = changes.length - MOST_TEXTS;
  return [
    "",
    `Verdicts on ${n_texts} sample texts: ${changes.length === 0 ? "none changes" : `${changes.length} change`}`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more (--json lists them all)`] : []),
  ];
}

function verdictLines({ text, gained, lost }: VerdictChange): string[] {
  return [
    `  ${JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text)}`,
    ...(gained.length > 0 ? [`      now also: ${gained.join(", ")}`] : []),
    ...(lost.length > 0 ? [`      no longer: ${lost.join(", ")}`] : []),
  ];
}
