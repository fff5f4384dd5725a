import { stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isLeaf } from "../../schemas/taxonomy.ts";
import type { Problem } from "../contract/knowledge.ts";
import { CHECKS } from "../knowledge/checks/table.ts";
import { examine, listNames, type ExaminedFile, type RootToExamine } from "../knowledge/examine.ts";
import { shownPath } from "../knowledge/place.ts";
import { rewriteFile } from "../knowledge/rewrite.ts";
import { VERSION } from "../version.ts";

const BUNDLED = resolve(import.meta.dirname, "../../knowledge");

/** What one run found and did. */
export interface CheckRun {
  readonly problems: readonly Problem[];
  readonly errors: number;
  readonly warnings: number;
  readonly n_objects: number;
  readonly n_packs: number;
  /** Files rewritten in the common form. */
  readonly fixed: readonly string[];
}

/** Checks roots, packs, leaf folders or single files; with `fix`, rewrites what is only written differently. What they name may also lie in the bundled packs. */
export async function runCheck(
  paths: readonly string[],
  { fix = false, now = new Date() }: { fix?: boolean; now?: Date } = {},
): Promise<CheckRun> {
  const targets = paths.length === 0 ? [BUNDLED] : paths.map((path) => resolve(path));
  const roots = await rootsOf(targets);
  const options = { hostVersion: VERSION, now };
  const isBundled = roots.some(({ path }) => path === BUNDLED);
  const wanted = isBundled ? options : { ...options, alsoKnown: await listNames(BUNDLED) };
  let found = await examine(roots, wanted);
  const files = found.files.filter(({ shown }) => isBelow(shown, targets));
  const fixed = fix ? await rewriteAll(files) : [];
  if (fixed.length > 0) found = await examine(roots, wanted);
  const problems = found.problems.filter(({ file }) => isBelow(file, targets)).toSorted(byFile);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return {
    problems,
    errors,
    warnings: problems.length - errors,
    n_objects: files.filter(({ kind }) => kind === "object").length,
    n_packs: files.filter(({ kind }) => kind === "pack").length,
    fixed,
  };
}

async function rewriteAll(files: readonly ExaminedFile[]): Promise<string[]> {
  const fixed: string[] = [];
  for (const file of files) if (await rewriteFile(file)) fixed.push(file.shown);
  return fixed;
}

/** The roots that the targets lie in. Of a root that is not the bundled one only the packs named are read. */
async function rootsOf(targets: readonly string[]): Promise<RootToExamine[]> {
  const roots = new Map<string, Set<string> | null>();
  for (const target of targets) {
    const { root, pack } = await locate(target);
    const packs = roots.get(root);
    if (pack === null || root === BUNDLED || packs === null) roots.set(root, null);
    else roots.set(root, new Set([...(packs ?? []), pack]));
  }
  return [...roots].map(([path, only]) => (only === null ? { path } : { path, only }));
}

/** Which root a path belongs to, and which pack of it; the pack is null when the path is the root. */
async function locate(target: string): Promise<{ root: string; pack: string | null }> {
  const isFile = await stat(target).then(
    (found) => found.isFile(),
    () => false,
  );
  const folder = isFile ? dirname(target) : target;
  const packFolder = isLeaf(basename(folder)) ? dirname(folder) : folder;
  const isPack = packFolder !== folder || isFile || (await exists(join(folder, "pack.json")));
  return isPack
    ? { root: dirname(packFolder), pack: basename(packFolder) }
    : { root: folder, pack: null };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isBelow(shown: string, targets: readonly string[]): boolean {
  const path = resolve(shown);
  return targets.some((target) => path === target || path.startsWith(`${target}/`));
}

function byFile(a: Problem, b: Problem): number {
  return a.file === b.file ? 0 : a.file < b.file ? -1 : 1;
}

function helpText(): string {
  const width = Math.max(...CHECKS.map(({ name }) => name.length));
  const named = new Map(CHECKS.map((check) => [`${check.name} ${check.scope}`, check]));
  const checks = [...named.values()].map(
    ({ name, description }) => `  ${name.padEnd(width)}  ${description}`,
  );
  return `Checks knowledge objects: no server, no model. Exits 1 when anything is an error.

Usage: npm run check                     the bundled packs
       npm run check -- <path…>          roots, packs, leaf folders or files

  --fix    rewrites files in the common form (key order, two spaces, final newline)
  --json   prints { problems, errors, warnings, n_objects, n_packs, fixed }
  --help   this text

The checks; the same ones decide what comes into force:
${checks.join("\n")}
`;
}

function report({ problems, errors, warnings, n_objects, n_packs, fixed }: CheckRun): string {
  const lines = problems.map(({ file, path, message, check, severity }) =>
    [file, path || "-", `${message} (${severity}: ${check})`].join("  "),
  );
  const rewritten = fixed.map((file) => `${file}  -  rewritten`);
  const summary = `${n_objects} objects in ${n_packs} packs: ${errors} errors, ${warnings} warnings`;
  return [...rewritten, ...lines, summary, ""].join("\n");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fix: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(helpText());
    return;
  }
  const missing: string[] = [];
  for (const path of positionals) if (!(await exists(path))) missing.push(shownPath(path));
  if (missing.length > 0) {
    process.stderr.write(`${missing.join(", ")}: no such file or folder\n`);
    process.exitCode = 1;
    return;
  }
  const run = await runCheck(positionals, values);
  process.stdout.write(values.json ? `${JSON.stringify(run, null, 2)}\n` : report(run));
  process.exitCode = run.errors > 0 ? 1 : 0;
}

if (import.meta.main) await main();
