import { resolve } from "node:path";
import type { Problem } from "../../contract/knowledge.ts";
import {
  examine,
  listNames,
  type ExaminedFile,
  type RootToExamine,
} from "../../knowledge/examine.ts";
import type { HolderOf, Lender } from "../../knowledge/rests-on.ts";
import { rewriteFile } from "../../knowledge/rewrite.ts";
import { VERSION } from "../../version.ts";
import { BUNDLED, isBelow, rootsOf } from "./targets.ts";

/** What one run found and did. */
export interface CheckRun {
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly warnings: number;
  /** How many of the errors `--fix` would rewrite. */
  readonly fixable: number;
  readonly n_objects: number;
  readonly n_packs: number;
  /** Packs beside those checked whose objects they name: without them such references would lead nowhere. */
  readonly rests_on: readonly Lender[];
  /** Files rewritten in the common form. */
  readonly fixed: readonly string[];
}

export interface CheckOptions {
  /** Whether files that are only written differently are rewritten. */
  readonly fix?: boolean;
  /** Whether bundled files that passed under this very code are judged again. */
  readonly full?: boolean;
  readonly now?: Date;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Checks roots, packs, leaf folders or single files; with `fix`, rewrites what is only written differently. What they name may lie in any pack of their root, and in the bundled ones. */
export async function runCheck(
  paths: readonly string[],
  { fix = false, now = new Date(), full = false, onProgress }: CheckOptions = {},
): Promise<CheckRun> {
  const targets = paths.length === 0 ? [BUNDLED] : paths.map((path) => resolve(path));
  const roots = await rootsOf(targets);
  const wanted = {
    hostVersion: VERSION,
    now,
    again: full,
    heldElsewhere: await heldBeside(roots),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
  let found = await examine(roots, wanted);
  const files = found.files.filter(({ shown }) => isBelow(shown, targets));
  const fixed = fix ? await rewriteAll(files) : [];
  if (fixed.length > 0) found = await examine(roots, wanted);
  const problems = found.problems
    .filter(({ file, also }) => [file, also ?? file].some((each) => isBelow(each, targets)))
    .toSorted(byFile);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    fixable: problems.filter(({ check }) => check === "text").length,
    n_objects: files.filter(({ kind }) => kind === "object").length,
    n_packs: files.filter(({ kind }) => kind === "pack").length,
    rests_on: found.restsOn((shown) => isBelow(shown, targets)),
    fixed,
  };
}

/** What lies in packs that are not read themselves: those beside the ones asked for, and the bundled ones. */
async function heldBeside(roots: readonly RootToExamine[]): Promise<HolderOf> {
  const beside = roots.flatMap(({ path, only }) =>
    only === undefined ? [] : [listNames(path, only)],
  );
  const bundled = roots.some(({ path }) => path === BUNDLED) ? [] : [listNames(BUNDLED)];
  const holders = await Promise.all([...beside, ...bundled]);
  return (leaf, id) => {
    for (const holderOf of holders) {
      const pack = holderOf(leaf, id);
      if (pack !== undefined) return pack;
    }
    return undefined;
  };
}

async function rewriteAll(files: readonly ExaminedFile[]): Promise<string[]> {
  const fixed: string[] = [];
  for (const file of files) if (await rewriteFile(file)) fixed.push(file.shown);
  return fixed;
}

function byFile(a: Problem, b: Problem): number {
  return a.file === b.file ? 0 : a.file < b.file ? -1 : 1;
}
